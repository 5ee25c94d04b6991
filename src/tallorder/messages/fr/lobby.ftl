# Before a game: the host's settings, the seats, the invitation.
change = Changer
settings-of-game = Régler
choose-game-title = À quoi joue-t-on ?
own-deck = Ton propre paquet
other-deck = Un autre fichier
which-cards = Cartes
cards-core = paquet de base
cards-all = toutes
hand-size = Cartes en main
first-player = Qui commence
by-lot = au hasard
in-turn = à tour de rôle
memory = Mettre de côté les cartes vues
memory-how = Les cartes révélées à cette table restent dans la boîte la prochaine fois.
memory-count = nouvelles : { $fresh }, vues : { $seen }
memory-reset = Oublier ce qui a été vu
deck-list = Cartes de ce paquet
pace-how = Combien de temps les bots réfléchissent
house-rules-title = Règles maison
house-rules-how = Tout suit les règles tant que tu n’y changes rien.
house-rules-changed =
    { $count ->
        [0] selon les règles
        [one] { $count } changement
       *[other] { $count } changements
    }
all-usual = Tout selon les règles
no-limit = sans limite
less = Moins : { $what }
more-of = Plus : { $what }
still-away = { $name } n’est pas devant l’écran. On peut commencer : la place attend.
units-how = Chacun choisit les siennes
seat-menu = { $name } : place
rename = Nom
save = Enregistrer
move-up = Plus tôt dans le tour
move-down = Plus tard dans le tour
make-host = Confier la table
make-host-sure = Nouvel hôte : { $name } ? Appuie encore
remove-seat = Retirer de la table
stand-up = Quitter ma place
bot-level = Son niveau
bot-persona = Ce qu’il connaît le mieux
persona-even = un peu de tout
persona-engineer = ingénieur : ponts et tours
persona-pilgrim = pèlerin : lieux sacrés
persona-skyline-watcher = amateur de gratte-ciel : tours, Amérique
persona-cineast = cinéphile : drames et musique
persona-globetrotter = globe-trotteur : Asie, Amérique du Sud
persona-homebody = casanier : Europe, animation
persona-historian = historien : ruines, pyramides, Afrique
level-persona = { $level } · { $persona }
persona-short-engineer = ingénieur
persona-short-pilgrim = pèlerin
persona-short-skyline-watcher = amateur de gratte-ciel
persona-short-cineast = cinéphile
persona-short-globetrotter = globe-trotteur
persona-short-homebody = casanier
persona-short-historian = historien
add-bot = bot
ask-friend = inviter
my-link-how = Il ouvre ta place sur un autre appareil. Qui l’a joue pour toi : garde-le pour toi.
my-link-title = Ton lien personnel
new-link = Créer un nouveau lien
new-link-done = L’ancien lien ne fonctionne plus.
another-here = Un joueur de plus ici
take-seat = Prends place
join-seat = Ton symbole à cette table :
join-host = { $name } t’invite.
table-is-full = Toutes les places de ce jeu sont prises. Tu peux regarder.
host-chooses = l’hôte choisit
no-network = Cette machine n’est sur aucun réseau : le lien ne marche que sur elle.
closed-to-others = Pour l’instant, la table ne s’ouvre que sur cet ordinateur.
only-by-link = seulement par lien
open-to-others = Ouvrir aux autres appareils
copied-link = Copié
waits-next =
    { $count ->
        [one] { $count } personne attend la prochaine partie.
       *[other] { $count } personnes attendent la prochaine partie.
    }
next-game = La prochaine partie
back-to-result = Retour à la dernière partie

# House-rule switches.
option-check_commit = La deuxième carte d’une vérification
option-check_commit-sequential = choisie après avoir vu la première
option-check_commit-upfront = annoncée avec la première
option-repair_order = Tant qu’une autre paire fautive peut s’échanger
option-repair_order-swap_first = échanger d’abord
option-repair_order-free = défausser est permis aussi
option-repair_swap = On peut échanger
option-repair_swap-pair = les deux cartes d’une même erreur
option-repair_swap-any = deux cartes mal placées quelconques
option-repair_permute = Des cartes fautives qui se tiennent peuvent être redisposées
option-join_cells = La carte qui relie la table se pose
option-join_cells-any = où elle touche toutes les parties
option-join_cells-vacated = à la place de la carte défaussée
option-trio_bonus_mandatory = La carte de plus d’un trio doit être posée
option-last_card_gift = Une dernière carte, pioche vide,
option-last_card_gift-protected = ne se donne pas
option-last_card_gift-wins = fait gagner si on la donne
option-final_challenge = Une dernière vérification avant qu’une victoire compte
option-deck_top_visible = La prochaine carte de la pioche montre son nom
option-hand_size = Cartes en main
option-finish_round = La dernière manche se joue toujours jusqu’au bout
option-pile_top_visible = La prochaine carte de la pioche montre son nom
option-max_rounds = La partie s’arrête après ce nombre de manches
option-resistance_reading = Le nombre d’une fondation
option-resistance_reading-collapse_at = fait tomber la tour
option-resistance_reading-withstands = est encore supporté
option-replace_collapsed_site = Une nouvelle fondation remplace un chantier effondré (d’après le livret : non)
option-threshold_equal_ok = Il suffit d’égaler son seuil
option-threshold_mode = Le seuil d’un joueur est
option-threshold_mode-standing = son plus haut bâtiment debout
option-threshold_mode-ever = son plus haut bâtiment, même écroulé
option-toilet_counts_as_floor = Les toilettes comptent parmi les deux étages sous un toit
option-unity_min = Étages de couleur qu’il faut pour le prix Ordre et unité
option-record_mode = Le record du monde revient
option-record_mode-tallest = au plus haut bâtiment debout
option-record_mode-history = à l’ancien tenant, si un record tombe
option-study_fetch_study = Une étude peut reprendre une étude de la défausse
option-strict_no_draw_after_theft = Après un vol on ne pioche pas, même s’il manque des cartes
option-faulty_record = Un bâtiment défectueux peut tenir le record du monde
option-faulty_blocks_record = Pas de record du monde tant qu’un bâtiment défectueux est plus haut
option-lost_prize = Un prix que plus personne ne peut recevoir
option-lost_prize-display = peut se gagner de nouveau
option-lost_prize-gone = sort du jeu
option-keep_toilet_roofs = Les toits-toilettes restent toujours dans la pioche
option-open_stacks = On peut regarder les cartes couvertes
option-tie_break = À égalité de points
option-tie_break-shared = victoire partagée
option-tie_break-tallest = le plus haut bâtiment décide

# The deck pages.
own-deck-tab = Le tien
box-landmarks = Monuments
box-movies = Films
box-countries = Globetrotter
box-skyscraper = Gratte-ciel
box-how =
    { $count ->
        [one] { $count } carte, face cachée. À l’écran, les nombres n’apparaissent qu’à une table, une fois la carte révélée.
       *[other] { $count } cartes, face cachée, par ordre alphabétique. À l’écran, les nombres n’apparaissent qu’à une table, une fois la carte révélée.
    }
box-skyscraper-how = Rien n’est secret dans ces cartes, sauf qui les tient. Sous chaque carte : combien il y en a dans la boîte.
copies = × { $count }
opening-deck = Le paquet s’ouvre…
deck-page-how = Par ordre alphabétique. Seules les cartes révélées à cette table montrent leurs nombres.
search-cards = Chercher par nom ou lieu
only-opened = Révélées ici : { $count }
sources = Sources :
still-closed = Personne à cette table n’a encore révélé cette carte.
report-card = Erreur sur cette carte
report-what = Qu’est-ce qui est faux, et d’où le sais-tu ?
report-send = Envoyer
report-thanks = Merci. La personne qui tient ce paquet le lira.
decks-example-title = Le minimum :
findings-notes = À garder en tête : { $notes }
findings-errors = À corriger : { $errors }
finding-error = à corriger
finding-warning = à garder en tête
invite-class = Pour une classe
invite-class-how = par ce lien, le son est d’abord coupé

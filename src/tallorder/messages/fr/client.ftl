# The web client: everything it says itself.
title = Tall Order
motto = Quatre jeux de cartes où tout doit être dans l’ordre.
language = Langue
sound-on = Activer le son
sound-off = Couper le son
your-name = Ton nom
you-default = Joueur { $seat }
you = Toi
bot = bot
resume = Reprendre
resume-title = Ta table t’attend
turn-is-yours = À toi de jouer
forget-table = Oublier cette table : { $game }, { $names }
more-tables =
    { $count ->
        [one] Encore { $count } table
       *[other] Encore { $count } tables
    }
fewer-tables = Réduire
resume-with = { $game } : { $names }
choose-game = Choisis un jeu
play-by = Ce qu’on compare
game-landmarks = Monuments
game-movies = Films
game-globetrotter = Globetrotter
game-skyscraper = Gratte-ciel
game-comparity = Comparity, ton paquet
game-cardline = Cardline, ton paquet
family-landmarks = Comparity
family-movies = Comparity
family-globetrotter = Cardline
family-skyscraper = Tours et séismes
question-landmarks = Big Ben dépasse-t-il la statue de la Liberté ?
question-movies = « Les Dents de la mer » ou « Rocky » ?
question-globetrotter = Où placer Madagascar, par superficie ?
question-skyscraper = Chaque tour plus haute que la précédente.
players-range = { $fewest }–{ $most } joueurs
minutes = { $minutes } min
chip-height = par hauteur
chip-year = par année
chip-box-office = par recettes
chip-area = superficie
chip-population = population
chip-gdp = PIB
chip-environment = CO₂
play-now = Jouer
play-now-how = Toi et trois bots, tout de suite.
with-friends = Entre amis
with-friends-how = Envoie un lien, sans inscription.
one-device = Un seul écran
one-device-how = Passez-le autour de la table.
more = Plus
learn = Apprends en 2 minutes
my-decks = Mes paquets
for-classes = Pour la classe
wrong-fact = Signaler une erreur
replay-file = Revoir une partie
about = À propos
nowhere = Il n’y a rien ici. Vérifie l’adresse.
server-away = Le serveur ne répond pas. Réessaie dans un instant.
link-lost-order = La connexion au serveur vient de tomber. Elle reviendra toute seule ; réessaie ensuite.
unit-metres = { $number } m
unit-square-miles = { $number } mi²
unit-square-kilometres = { $number } km²
unit-short-tons = { $number } t US/hab.
unit-tonnes = { $number } t/hab.
unit-people = { $number } hab.
unit-million-dollars = { $number } M$
unit-dollars = { $number } $
year-bce = { $year } av. J.-C.
us-only = { $quantity }, États-Unis seuls
home = Accueil
watching = tu regardes
rules = Règles
log = Journal
log-empty = Rien ne s’est encore passé.
table-menu = Table et réglages
your-turn = à toi
to-move = joue
away = hors ligne
players = Joueurs
engine-comparity = Comparity
engine-cardline = Cardline
engine-skyscraper = Gratte-ciel
round = manche { $round }
round-label = manche
cards-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
cards-word =
    { $count ->
        [one] carte
       *[other] cartes
    }
out = hors jeu
finished = sans carte
right = juste
missed = raté
to-come = attend
your-decision = Ta décision
fits = À sa place
tie = Égalité : c’est juste
tie-why = Deux valeurs égales peuvent être dans n’importe quel ordre.
not-here = Pas ici
miss-why = La carte va dans la boîte.
new-card = Nouvelle carte : { $card }.
new-card-tag = nouvelle carte
go-on = Continuer
waiting-place = { $name } choisit une carte et sa place
pick-card = Choisis une carte
where-goes = Où placer la carte { $card } ?
pick-gap = Choisis une place dans la ligne : chaque + en est une.
place-here = Placer ici
other-card = Autre carte
stake-right =
    { $count ->
        [0] juste : ta dernière carte est placée
        [one] juste : il te reste { $count } carte
       *[other] juste : il te reste { $count } cartes
    }
stake-wins = juste : tu gagnes
stake-missed = raté : dans la boîte, et tu en prends une autre
pile = pioche
box = boîte
your-cards = Tes cartes
card-number = carte { $number }
last-moves = derniers coups
key-card = carte
key-place = place
gap-before = Place précédente
gap-after = Place suivante
gap-only = la seule place
gap-first = avant { $right }
gap-last = après { $left }
gap-between = entre { $left } et { $right }
gaps = Places dans la ligne
the-line = La ligne, du plus petit au plus grand
places-off =
    { $count ->
        [one] { $count } place d’écart
       *[other] { $count } places d’écart
    }
true-place = sa vraie place
bce = av. J.-C.
mark-us = É.-U.
reaction-well-played = Bien joué !
reaction-ouch = Aïe !
reaction-hurry = On se dépêche !
reaction-thanks = Merci !
reaction-surprised = Vraiment ?
reaction-laugh = Ha ha !
goodbye-deleted = Cette table a été supprimée.
goodbye-removed = L’hôte a libéré ta place.
link-waiting = Pas de connexion. Elle reviendra toute seule.
opening = Ouverture de la table…
close = Fermer
hand-over = Passe l’appareil à { $name }
hand-over-why = Les mains sont secrètes : rien n’est montré tant que tu n’as pas passé l’appareil.
i-am = C’est moi, { $name }
units = Unités
units-metric = km², t
units-us = mi², t US
sound = Son
on = oui
off = non
confirm-moves = Confirmer chaque coup
bots-pace = Rythme des bots
pace-5 = rapide
pace-15 = normal
pace-30 = lent
reactions = Dire quelque chose
my-link = Copier mon lien personnel
notify-me = Me prévenir quand c’est à moi
undo = Reprendre le dernier coup
resign = Abandonner
abort = Interrompre la partie
delete-table = Supprimer la table
sure = Vraiment ? Appuie encore
is-bot = Un bot, niveau « { $level } ».
bot-sits-in = Un bot joue à sa place pour l’instant.
is-here = À la table.
is-away = Hors ligne pour l’instant.
is-here-short = à table
waiting-short = on attend
cards-of = Cartes : { $name }
take-back = Je reprends ma place
let-bot = Laisser un bot jouer
level- = habituel
level-novice = débutant
level-friend = amateur
level-master = maître
level-any-legal = au hasard
the-game = jeu
what-compared = ce qu’on compare
order-height = Hauteur
order-height-how = mètres, jusqu’au sommet
order-year = Année
order-year-how = plus tôt = plus petit
order-box-office = Recettes
order-box-office-how = dollars, monde entier
order-area = Superficie
order-area-how = terre et eaux
order-population = Population
order-population-how = habitants, 2012
order-gdp = PIB
order-gdp-how = millions de dollars, 2011
order-environment = CO₂
order-environment-how = tonnes par habitant, 2011
seats = Places
seats-taken = { $taken } sur { $most }
host = hôte
guest = invité
remove = Retirer { $name }
free-seat = Place libre
seat-bot = Installer un bot
next-player = Joueur suivant sur cet appareil
sit-down = S’asseoir
add-player = Ajouter
invite = inviter
invite-title = Un lien, et c’est parti
invite-how = Un nom, une place, on joue. Sans inscription.
qr = Lien en code QR
copy-link = Copier le lien
share = Partager
need-more =
    { $count ->
        [one] Il manque un joueur.
       *[other] Il manque { $count } joueurs.
    }
begin =
    { $count ->
        [one] Commencer
       *[other] Commencer à { $count }
    }
host-begins = L’hôte lance la partie : { $name }.
the-area = La table
cell-free =
    { $times ->
        [2] Case libre, colonne { $x }, ligne { $y }, un duo ×2
        [3] Case libre, colonne { $x }, ligne { $y }, un trio ×3
       *[other] Case libre, colonne { $x }, ligne { $y }
    }
cell-open = { $card }, révélée, colonne { $x }, ligne { $y }
cell-closed = { $card }, cachée, colonne { $x }, ligne { $y }
bridge = pont
part =
    { $count ->
        [one] Partie { $number } : { $count } carte
       *[other] Partie { $number } : { $count } cartes
    }
board-view = Vue de la table
ribbon = Compact
rulebook = Grille
more-cards =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
larger = plus grand
smaller = plus petit
larger-height = plus haut
smaller-height = plus bas
larger-year = plus tard
smaller-year = plus tôt
larger-box-office = plus de recettes
smaller-box-office = moins de recettes
sort = Trier la main
sort-deal = Distribution
sort-name = Nom
sort-guess = Mon idée
see-result = Voir le résultat
show-all = voir
in-deck = en pioche
discarded = défausse
in-box = en boîte
seen-before = { $count } déjà vues
is-open = { $card } : révélée
is-closed = { $card } : cachée
check-this = Vérifier cette carte
duet = Duo !
trio = Trio !
step-answer = Étape 1 sur 2 : réponse
step-turn = Étape 2 : ton tour normal
step-check = Vérification
duet-why = { $name } pose { $card } à côté de deux cartes : pioche ou vérifie.
trio-why = { $name } pose { $card } à côté de trois ou quatre cartes. Si ta vérification ne trouve rien, { $name } peut poser une carte de plus.
draw = Piocher
draw-gift = Les autres te donnent une carte.
check = Vérifier
check-any = Une carte cachée, au choix
check-how = Retourner une carte et une voisine.
check-which = Vérifier { $card } ?
check-it = Vérifier
tap-closed = Choisis une carte cachée
opens-too = { $card } se retourne avec elle : aucune voisine n’est révélée.
no-error = tout est juste
an-error = une erreur
no-error-found = Tout est juste
there-is-error = Erreur trouvée
fell-apart = La table est coupée en morceaux
out-of-order-number = { $first } ({ $one }) est du côté « plus petit », mais { $second } ne vaut que { $two }.
out-of-order-height = { $first } ({ $one }) est du côté « plus bas », alors que { $second } ne fait que { $two }.
out-of-order-year = { $first } ({ $one }) est du côté « plus tôt », alors que { $second } date de { $two }.
pairs-compared =
    { $count ->
        [one] { $count } paire comparée, { $good } en ordre
       *[other] { $count } paires comparées, { $good } en ordre
    }
draws =
    { $count ->
        [one] { $name } pioche { $count } carte
       *[other] { $name } pioche { $count } cartes
    }
you-draw =
    { $count ->
        [one] Tu pioches { $count } carte
       *[other] Tu pioches { $count } cartes
    }
swap = Échanger
swap-clean = Échange : aucune nouvelle erreur.
swap-not-clean = L’échange créerait une erreur : une carte part.
which-discard = Quelle carte part ?
splits-in = la table se coupe en { $count } parties
stays-whole = la table reste entière
arrange = Redispose les cartes
arrange-how = Choisis une carte pour chaque case, l’une après l’autre.
join-title = Relie la table avec une de tes cartes
join-how = La carte se pose cachée et ne fait pas de duo.
join-costs = Une carte de moins en main. Personne ne répond.
join = Relier
opened-card = Carte révélée : { $card }
extra-may = Une voisine est déjà révélée : en retourner une autre est facultatif.
extra-must = Aucune voisine n’est révélée : choisis-en une.
enough = Arrêter et comparer
deck-empty = La pioche est vide
give-title = Choisis une carte pour { $name }
give-how =
    { $count ->
        [one] Il reste une carte à donner.
       *[other] Il reste { $count } cartes à donner.
    }
give-card = Donner { $card }
trio-bonus = Trio : une carte de plus
bonus-title = Tu peux poser une carte de plus
no-bonus = Pas de carte de plus
last-challenge = Dernière chance
let-win = Accorder la victoire
game-over = La partie est finie
place-or-check = Pose une carte ou vérifie la table
place-first = Pose une carte
place-card = Poser une carte
place-card-how = Le premier à ne plus avoir de cartes gagne
step-card = Carte
step-place = Place
step-lay = Valider
lay-here = Poser { $card } ici ?
lay = Poser ici
claim = Donc : { $claim }.
claim-over-number = au moins autant que { $cards }
claim-under-number = pas plus que { $cards }
claim-over-height = dépasse ou égale { $cards }
claim-under-height = ne dépasse pas { $cards }
claim-over-year = pas avant { $cards }
claim-under-year = pas après { $cards }
claim-over-box-office = au moins autant de recettes que { $cards }
claim-under-box-office = pas plus de recettes que { $cards }
answer-draws = pioche
answer-clean = vérifie, tout est juste
answer-caught = vérifie et trouve une erreur
choose-cell = Où poser la carte { $card } ?
choose-cell-how = Pointillé : libre. Doré : touche deux ou trois cartes, le joueur suivant pioche ou vérifie.
place-before = Case précédente
place-after = Case suivante
cancel = Annuler
waiting-turn = { $name } décide : poser ou vérifier
waiting-duet = { $name } répond : piocher ou vérifier
waiting-extra = { $name } vérifie : retourner une autre carte ?
waiting-give = { $name } choisit une carte à donner
waiting-repair = { $name } répare la table
waiting-join = { $name } relie la table
waiting-bonus = { $name } peut poser une carte de plus
waiting-challenge = { $name } peut vérifier une fois
you-win = Victoire !
wins = Victoire : { $name }
won-how = Dernière carte posée au tour { $turns }.
no-cards = plus de carte
placed-by-you = posées par toi
error-caught = erreur trouvée
learned = À retenir
again = Rejouer
again-how = mêmes joueurs, nouvelles cartes
again-height = Rejouer par hauteur
again-year = Rejouer par année
again-box-office = Rejouer par recettes
replay = Revoir
see-table = Voir la table
save-picture = Enregistrer l’image
fresh-left = Cartes de la boîte encore jamais vues : { $count }.
closed-stay = Les cartes restées cachées gardent leur secret pour la prochaine fois.
kind-foundation = Fondation
kind-special = Étage spécial
kind-toilet = Toilettes
kind-roof = Toit
kind-earthquake = Action
kind-century = Action
kind-insurance = Action
kind-study = Action
kind-tornado = Action
kind-prize = Prix
kind-floor = Étage
kind-residential = Logements
kind-offices = Bureaux
kind-hotels = Hôtels
kind-restaurants = Restaurants
kind-shops = Commerces
m = m
site = chantier { $letter }
building-of = bâtiment : { $name }
structure-says = { $place }, { $metres } m, étages : { $floors }, solidité : { $strength }, points : { $points }
collapses = s’effondre
loses-insurance = perd l’assurance
faulty-short = défaut : −1
points-change = points : { $before } → { $after }
metres-change = { $before } → { $after } m
strength-change = solidité { $before } → { $after }
at-least = min. { $metres } m
points-short =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
no-threshold = aucune tour
threshold = seuil { $metres }
prizes = Prix
prize-free = à gagner
prize-gone = hors jeu
deck = Pioche
foundations = Fondations
discard-pile = Défausse
discard-count = Défausse : { $count }
last-lap = La pioche est vide : la fin approche.
targets-count =
    { $count ->
        [one] Une cible : touche-la
       *[other] { $count } cibles : touches-en une ou utilise les flèches
    }
choose-target = Choisis une cible
sky-where = { $card } : où ?
sky-pass = Rien à jouer
insure-at-once = L’assurer aussitôt ?
sky-waiting-play = { $name } choisit une carte
sky-waiting-steal = { $name } choisit à qui voler des cartes
sky-waiting-steal-keep = { $name } garde une carte sur deux
sky-waiting-roof-insure = { $name } peut assurer le bâtiment
sky-waiting-study-deck = { $name } étudie la pioche
sky-waiting-study-return = { $name } remet des cartes
sky-waiting-study-discard = { $name } fouille la défausse
study-deck = le dessus de la pioche
study-discard = la défausse
study-nothing = plus rien à étudier
tornado-left = à gauche
tornado-right = à droite
do-build = Construire sur { $place }
do-roof = Achever { $place }
do-quake = Secouer { $place }
do-century = Tout secouer
do-insure = Assurer { $place }
do-study = Étudier
do-tornado = Faire tourner les mains
do-discard = Défausser
do-pass = Passer
do-steal = Tirer deux cartes
do-decline = Non merci
do-keep = La garder
do-take = La prendre
do-swaphand = Échanger toute la main
do-putback = La remettre sur la pioche
button-pass = Passer
button-swap-hand = Échanger toute la main
button-decline-steal = Ne rien prendre
button-decline-roof-insure = Sans assurance
button-steal = Tirer deux cartes
sheet-steal = Dans quelle main ?
sheet-steal-how = Tu tires deux cartes sans regarder et tu en gardes une.
sheet-steal-keep = Quelle carte garder ?
sheet-steal-keep-how = L’autre repart. Après un vol, on ne pioche pas.
sheet-study-deck = Les premières cartes de la pioche
sheet-study-deck-how = Prends-en une, joue-la aussitôt, ou échange toute ta main. Personne d’autre ne les voit.
sheet-study-return = Remets les autres
sheet-study-return-how = L’une après l’autre ; la dernière sera dessus.
sheet-study-discard = Prends une carte de la défausse
sheet-study-discard-how = Elle va dans ta main et ne peut pas être jouée aussitôt.
final-skyline = Panorama final
you-win-points = Victoire avec { $points } points
wins-points = Victoire : { $name }, { $points } points
count-floors = étages
count-prizes = prix
count-toilets = toilettes
count-faulty = défauts
play-off = Départage : { $names }.
level-beginner = débutant
level-expert = expert
level-heuristic = planificateur
undo-asked = { $name } voudrait reprendre le dernier coup.
agree = Accepter
refuse = Garder le coup
replaying = Revoir, coup { $now } sur { $all }
to-start = Au début
to-end = À la fin
step-back = Un coup en arrière
step-on = Un coup en avant
autoplay = Lecture
pause = Pause
leave-replay = Quitter
save-file = Enregistrer le fichier
open-file = Ouvrir un fichier
replay-file-how = Un fichier ne contient que ce que son joueur a vu.
not-a-replay = Ce fichier n’est pas une partie de Tall Order.
decks-how = Un paquet est un tableau d’une ligne par carte : un nom et un nombre suffisent. D’autres colonnes ajoutent lieux, langues et mesures.
decks-example =
    name,value
    Everest,8849
    Mont Blanc,4806
choose-csv = Choisir un fichier CSV
checking = Vérification…
deck-fine =
    { $count ->
        [one] « { $deck } » est jouable : { $count } carte.
       *[other] « { $deck } » est jouable : { $count } cartes.
    }
deck-errors = Ce paquet n’est pas encore jouable.
play-comparity = Jouer à Comparity
play-cardline = Jouer à Cardline
row = Ligne
column = Colonne
finding = Constat
rules-of = { $game } : les règles
search-rules = Chercher dans les règles
nothing-found = Rien trouvé.
finished-tables =
    { $count ->
        [one] Une partie finie
       *[other] { $count } parties finies
    }
ask-network = Pour que tes amis jouent depuis leurs appareils, cet ordinateur doit accepter les connexions du réseau local.
not-yet = Pas maintenant
let-others-in = Autoriser

# Names that bots are given.
bot-name-mira = Mira
bot-name-otto = Otto
bot-name-vera = Vera
bot-name-leo = Léo
bot-name-nina = Nina
bot-name-hugo = Hugo
bot-name-ida = Ida
bot-name-max = Max
bot-name-zoe = Zoé
bot-name-ivo = Ivo

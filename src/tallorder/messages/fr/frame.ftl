# The frame around every table: sheets, notices, signs, what is said about rules and cards.
the-rule = Les règles
turn-of = À { $name } de jouer
said-of = { $name } : { $words }
link-back = Connexion rétablie.
all-wait-for = On attend { $name }, qui n’est plus là.
vote-bot = Laisser jouer un bot ({ $have } sur { $need } d’accord)
votes = { $have } sur { $need } d’accord
undo-waits = Reprise du coup demandée. Réponses attendues : { $names }.
undo-withdraw = Renoncer
undo-stands = { $seat } préfère que le coup soit maintenu.
undo-withdrawn = { $seat } renonce à reprendre le coup.
told-undone = { $seat } reprend son dernier coup.
bot-for-you = Un bot joue pour toi en ce moment.
since-away = Pendant ton absence
watch = Regarder
other-device = Jouer sur un autre appareil
vibration = Vibration
notify-allow = Autoriser
notify-denied = bloqué par le navigateur
keys = Raccourcis
keys-move = parcourir la table
keys-next = case libre suivante pour la carte
keys-check = vérifier une carte
keys-draw = piocher (pour un duo)
keys-view = compact ou grille
keys-card = choisir une carte en main
keys-gap = place suivante dans la ligne
keys-ends = première ou dernière place
keys-target = cible suivante
keys-site = choisir un chantier
keys-confirm = valider
keys-cancel = annuler
keys-hand = vers ta main
keys-status = décrire la table
keys-log = ce qui s’est passé
keys-react = dire quelque chose
keys-menu = table et réglages
keys-help = cette liste
status = Décrire la table
status-yours = À toi de décider.
status-theirs = Décision attendue : { $name }.
change-game = Un autre jeu
next-first = commence la prochaine : { $name }
since-turn = Depuis ton tour
since-step = Revoir pas à pas depuis ton tour
since-count = { $now } sur { $all }
since-watch = Le voir sur la table
keys-since = ce qui s’est passé depuis ton tour

# Every table has a name by which people find it again, made of two words.
table-title = Table « { $name } »
table-called = table « { $name } »
table-named = { $animal } { $quality }
table-quality =
    { $number ->
        [0] de laiton
        [1] d’ambre
        [2] de cuivre
        [3] de marbre
        [4] de velours
        [5] de papier
        [6] de verre
        [7] d’argent
        [8] d’or
        [9] d’érable
        [10] de cèdre
        [11] de corail
        [12] d’ardoise
        [13] d’encre
        [14] de lin
       *[other] de cristal
    }
table-animal =
    { $number ->
        [0] Loutre
        [1] Renard
        [2] Hibou
        [3] Héron
        [4] Écureuil
        [5] Lynx
        [6] Tortue
        [7] Martre
        [8] Hirondelle
        [9] Mésange
        [10] Vison
        [11] Panda
        [12] Mouette
        [13] Puma
        [14] Phoque
       *[other] Zèbre
    }

# L’aide face aux bots, et qui est à la table.
hint = Indice
hint-says = Un bot à ta place dirait : « { $why } »
told-hinted = { $seat } demande un indice.
told-bot-sat-in = Un bot joue pour { $seat }.
told-took-back = { $seat } est de retour et reprend sa place.
bot-played-for-you =
    { $count ->
        [one] En ton absence, un bot a joué un coup pour toi : { $moves }
       *[other] En ton absence, un bot a joué { $count } coups pour toi. Le dernier : { $moves }
    }
you-watch = Tu regardes la partie. Prends une place, et tu joues dès la prochaine.
you-watch-full = Tu regardes la partie : toutes les places sont prises.
again-vote = Rejouer
again-said = Tu veux rejouer
again-wanted = Veulent rejouer : { $names }
again-waits = On attend : { $names }
helped = avec aide
picture-saved = Image enregistrée

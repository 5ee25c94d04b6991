# Les pages et tableaux du laboratoire.
lab-title = { $game } : deux jeux de règles sur les mêmes donnes
lab-usual-rules = les règles habituelles
lab-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = de { $low } à { $high }
lab-won-by = Victoires de qui joue en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[other] dernier
}
lab-measure-length = Décisions par partie
lab-measure-lead-changes = Changements de tête
lab-measure-comebacks = Remontées : le gagnant était dernier à la mi-partie
lab-measure-drama = Suspense : à quel point le gagnant prend tard la tête pour de bon
lab-measure-forced = Décisions à un seul coup possible
lab-measure-bluffs = Cartes posées hors de leur place
lab-measure-tries = Vérifications, ou cartes posées dans la ligne
lab-measure-hits = Vérifications réussies, ou cartes bien posées
lab-measure-knowledge = Victoires de qui sait presque tout
lab-summary = { NUMBER($games) } parties sur { NUMBER($deals) } donnes, chacune jouée avec les deux jeux de règles : { $decided ->
    [0] aucune des { $measures } mesures ne diffère à coup sûr.
    [one] { $decided } mesure sur { $measures } diffère à coup sûr.
   *[other] { $decided } mesures sur { $measures } diffèrent à coup sûr.
}
lab-seats = Qui gagne
lab-seats-how = Selon l’ordre des tours ; les traits sont des intervalles à 95 %.
lab-fair-share = part équitable { $share }
lab-differences = Ce que changent les nouvelles règles
lab-differences-how = La différence donne par donne avec son intervalle à 95 %, chacune dans ses propres unités. En vert : tranché, l’intervalle exclut zéro.
lab-all = Toutes les mesures
lab-measure = Mesure
lab-new = Nouvelles règles
lab-old = Comparées à
lab-difference = Différence
lab-interval-head = Intervalle à 95 %
lab-verdict = Tranché ?
lab-decided = oui
lab-no-difference = aucune différence visible
lab-needs = il faut encore { NUMBER($games) } parties
lab-chance-note = Sur vingt mesures qui ne diffèrent pas du tout, une semblera tranchée par hasard. Le nombre de parties est celui qui montrerait quatre fois sur cinq une différence de cette taille.
lab-parting = Le premier coup où les règles divergent
lab-parting-none = Sur les { $deals } premières donnes, les deux jeux de règles ont mené aux mêmes parties.
lab-parting-where = À la donne { $deal }, les parties divergent au coup { $move }, quand la place { $seat } décide :
lab-parting-replay = Les deux parties en notation : tallorder replay les vérifie et les explique.
lab-parting-position = Le dernier moment commun
lab-again = Refaire cette page
lab-fact-version = Tall Order
lab-fact-deck = Paquet et son empreinte
lab-fact-seed = Graine
lab-fact-bots = Qui joue, par place
lab-fact-date = Faite le

# Le médecin des paquets.
lab-doctor-title = { $deck } : le médecin des paquets
lab-doctor-summary = { $cards } cartes en { NUMBER($games) } parties : { $spoiled } trahies par leur nom, { $twins } avec un jumeau, { $dull } sans intérêt, { $decides } qui décident des parties.
lab-doctor-spoiled = Trahies par leur nom ({ $cards })
lab-doctor-spoiled-how = Quelque chose du côté du nom trahit la valeur : un nombre, ou un mot comme « le plus haut ».
lab-doctor-twins = Jumelles ({ $cards })
lab-doctor-twins-how = Des valeurs si proches que personne ne peut les ordonner : la même année, ou moins d’un pour cent d’écart.
lab-doctor-dull = Sans intérêt ({ $cards })
lab-doctor-dull-how = Bien posées bien plus souvent que les autres par qui connaît le paquet en amateur : il n’y a presque rien à décider.
lab-doctor-decides = Décident des parties ({ $cards })
lab-doctor-decides-how = Qui en reçoit une gagne nettement plus, ou moins, souvent que les autres.
lab-doctor-why-spoiled = dit « { $found } »
lab-doctor-why-dull = juste dans { $right } des cas
lab-doctor-why-decides = victoires { $swing } (±{ $half })
lab-doctor-right = juste dans { $right } des cas
lab-doctor-best = Les { $cards } meilleures cartes
lab-doctor-best-how = Celles qui ont le moins contre elles, réparties sur toutes les valeurs ; des jumelles, une seule reste.
lab-doctor-ids = Leurs identifiants, pour un fichier de paquet
lab-doctor-fact-game = Essayé avec

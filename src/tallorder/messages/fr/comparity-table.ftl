# Ce que seule la table de Comparity dit dans le navigateur.
out-of-place = mal placée
zoom-near = Montrer les noms
zoom-names = Noms
zoom-fit = Tout voir
card-out-of-sight = Nouvelle carte
deck-top = Sur le dessus de la pioche
move-left = Une place vers la gauche
move-right = Une place vers la droite
lies-since = Posée par { $name }, coup { $move }
first-card = La première carte de la table
in-any-case = toujours
draw-unseen = La carte du dessus de la pioche
open-it = retourner
doubted-card = { $card } : en vérification
pick-and-cells = Choisis une carte de ta main : les cases libres s’allument.
or-check = Ou vérifier une carte cachée
claim-asks = { $card } : { $claim } ?
stake-duet-by = Duo : { $name } répond aussitôt
stake-trio-by = Trio : { $name } répond, puis peut-être une carte de plus pour toi
answer-clean-short = vérifie : tout juste
answer-caught-short = trouve une erreur
walk-first = Parcourir les { $all } cases
discard-it = défausser
still-wrong =
    { $count ->
        [one] { $count } erreur reste
       *[other] { $count } erreurs restent
    }
errors-in-turn = { $count } erreurs, réglées l’une après l’autre.
then-bridge = Ensuite, tu relies aussitôt les parties avec une de tes cartes.
arrange-which = Quelle carte va dans la case { $now } sur { $all } ?
arrange-here = { $card } ici
was-discarded = Carte défaussée : { $card }.
bonus-must = Pose une carte de plus
bonus-how = Elle ne fait ni duo ni trio.
challenge-why = { $name } a joué sa dernière carte : { $card }.
challenge-how = Tout est juste : la victoire tient, personne ne pioche. Une erreur : la partie continue.
decide-turn = À toi de décider : poser une carte ou vérifier.
decide-duet = À toi de décider : piocher ou vérifier.
decide-extra = À toi : retourner aussi une voisine ?
decide-give = À toi de décider : quelle carte pour { $name } ?
decide-repair = À toi de décider : réparer l’erreur.
decide-join = À toi de décider : relier les parties avec une de tes cartes.
decide-bonus = À toi de décider : une carte de plus ?
decide-challenge = À toi de décider : vérifier une fois ou laisser la victoire.
decide-over = La partie est finie.
lesson-times-height = { $big } : { $times } fois la hauteur de « { $small } ».
lesson-times-number = { $big }, c’est { $times } fois { $small }.
lesson-times-box-office = { $big } : { $times } fois les recettes de « { $small } ».
lesson-more-height = { $big } : { $difference } de plus que { $small }.
lesson-more-number = { $big } : { $difference } de plus que { $small }.
lesson-more-box-office = { $big } : { $difference } de recettes de plus que { $small }.
lesson-years =
    { $years ->
        [one] { $small } : { $years } an avant { $big }.
       *[other] { $small } : { $years } ans avant { $big }.
    }
lesson-yours = Tu pensais l’inverse.
lesson-caught = Trouvé par toi.
lesson-biggest = La plus grande surprise de la partie.
lesson-other = Vu par { $name }.
nothing-opened = Personne n’a vérifié : toutes les cartes sont restées cachées.
opened-to-scale =
    { $count ->
        [one] La carte révélée pendant la partie
       *[other] Les { $count } cartes révélées pendant la partie, à la même échelle
    }
cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Le dernier tour en quelques mots.
brief-laid = { $name } : { $card }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
brief-joined = { $name } relie la table : { $card }
brief-checks = { $name } vérifie : { $card }
brief-opens-too = { $name } retourne aussi { $card }
brief-in-order = tout est juste
brief-error = erreur trouvée
brief-draws =
    { $count ->
        [one] { $name } pioche { $count } carte
       *[other] { $name } pioche { $count } cartes
    }
brief-gives = { $name } donne à { $other } : { $card }
brief-swaps = { $name } échange { $first } et { $second }
brief-discards = { $name } défausse { $card }
brief-split = la table est coupée
# La même chose pour qui la lit ; majuscule en début de ligne seulement.
brief-laid-you = toi : { $card }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
brief-joined-you = tu relies la table : { $card }
brief-checks-you = tu vérifies : { $card }
brief-opens-too-you = tu retournes aussi { $card }
brief-draws-you =
    { $count ->
        [one] tu pioches { $count } carte
       *[other] tu pioches { $count } cartes
    }
brief-gives-you = tu donnes à { $other } : { $card }
brief-gives-to-you = { $name } te donne : { $card }
brief-swaps-you = tu échanges { $first } et { $second }
brief-discards-you = tu défausses { $card }
# Les moments : ce qui m’arrive, ce que tranche une vérification, le coup décisif.
moment-last-card = La dernière carte : { $card }.
moment-caught = Bien vu !
moment-found = { $name } trouve une erreur
moment-pays =
    { $count ->
        [one] { $name } pioche { $count } carte : qui joue juste avant la vérification paie.
       *[other] { $name } pioche { $count } cartes : qui joue juste avant la vérification paie.
    }
moment-you-pay = { $name } a trouvé une erreur, et c’est toi qui joues juste avant { $name }.
moment-answers = { $name } doit piocher ou vérifier.
moment-given = On te donne une carte
moment-given-by = La pioche est vide : { $name } te donne { $card }.
out-of-order-box-office = { $first } ({ $one }) est du côté « moins de recettes », alors que { $second } n’a fait que { $two }.
open-it-sure = appuie encore
discard-it-sure = appuie encore
ribbon-how = Compact : la table est tournée de 45°, les cartes sont plus grandes
rulebook-how = Grille : comme dans les règles
plus-cards =
    { $count ->
        [one] +{ $count } carte
       *[other] +{ $count } cartes
    }
found-by = trouvée par { $name }
why-pays = Une erreur coûte à { $name }, qui joue juste avant toi, peu importe qui a posé la carte.
goal-and-pick = Le premier à ne plus avoir de cartes gagne. Choisis une carte pour voir où elle peut aller.
put-back = Reprendre la carte
more-cards-word = de plus
explain-duet = ×2, un duo : touche deux cartes, le joueur suivant pioche ou vérifie
explain-trio = ×3, un trio : touche trois ou quatre cartes ; le joueur suivant pioche ou vérifie, et tu peux poser une carte de plus
explain-approximate = Ce nombre est approximatif.
explain-us = Seules les recettes aux États-Unis comptent.
explain-signs = ≤ bon ordre, > erreur.
opened-in-order =
    { $count ->
        [one] La seule carte révélée de la partie
       *[other] Les { $count } cartes révélées de la partie, de la plus petite à la plus grande
    }
won-by = La dernière carte, { $card }, a été posée après { $turns } tours.
your-revealed = Tes cartes révélées : { $right } sur { $count } justes
your-checks = Tes vérifications : { $hits } sur { $count } ont trouvé une erreur
best-caught = Ton meilleur moment : l’erreur trouvée entre { $small } et { $big }.
best-duet = Ton meilleur moment : le duo avec { $card }.
best-trio = Ton meilleur moment : le trio avec { $card }.
nobody-caught = Personne ne l’a vu : entre { $low } et { $high }, quelque chose est à l’envers.
lesson-held-yours = Presque à égalité, et tu avais raison.
lesson-held = Presque à égalité, et c’était juste.
lesson-apart = Le plus grand écart de la partie.

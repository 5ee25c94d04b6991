title-higher-lower = Plus ou moins
title-higher-lower-countries = Plus ou moins : pays
engine-higher-lower = Plus ou moins
question-higher-lower-countries = Le pays suivant, c’est plus ou moins ?
option-goal = Points pour gagner
option-keep_turn = Qui a raison rejoue
deck-engine-higher-lower = Plus ou moins

higher-lower-goal =
    { $count ->
        [one] On compare : { $order }. Il faut { $count } point pour gagner.
       *[other] On compare : { $order }. Il faut { $count } points pour gagner.
    }
higher-lower-points =
    { $count ->
        [one] { $seat } : { $count } point.
       *[other] { $seat } : { $count } points.
    }
higher-lower-out =
    { $count ->
        [one] { $seat } ne joue plus : { $count } point.
       *[other] { $seat } ne joue plus : { $count } points.
    }
higher-lower-last = La dernière carte est { $card } : { $value }.
higher-lower-next =
    { $count ->
        [one] La carte suivante est { $card }, la dernière de la pile.
       *[other] La carte suivante est { $card } ; la pile compte { $count } cartes.
    }
higher-lower-turn = { $seat } : plus ou moins ?
higher-lower-won-goal = { $seats } gagne : le but est atteint.
higher-lower-won-pile =
    { $count ->
        [one] { $seats } gagne : la pile est vide et personne n’a plus de points.
       *[other] { $seats } se partagent la victoire : la pile est vide et personne n’a plus de points.
    }
higher-lower-won-last = { $seats } gagne : il ne reste personne d’autre.

higher-lower-told-higher = { $seat } : { $card }, c’est plus que { $against }.
higher-lower-told-lower = { $seat } : { $card }, c’est moins que { $against }.
higher-lower-told-right =
    { $count ->
        [one] { $card } : { $value }. C’est juste, { $count } point.
       *[other] { $card } : { $value }. C’est juste, { $count } points.
    }
higher-lower-told-wrong = { $card } : { $value }. C’est faux.
higher-lower-told-left = { $seat } abandonne.

higher-lower-pick-higher = { $card }, c’est plus
higher-lower-pick-lower = { $card }, c’est moins
higher-lower-preview-higher = { $card }, c’est plus que { $against }
higher-lower-preview-lower = { $card }, c’est moins que { $against }
higher-lower-preview-wins = Si c’est juste, la partie est gagnée.

why-higher-lower-middle = { $card } est loin du milieu : la carte suivante est sans doute de l’autre côté.
why-higher-lower-believes = C’est ainsi que je me souviens de { $card }.

refusal-higher-lower-already-out = { $seat } ne joue plus.
refusal-higher-lower-deal-too-small =
    { $missing ->
        [one] Il manque { $missing } carte.
       *[other] Il manque { $missing } cartes.
    }

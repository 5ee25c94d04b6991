# La table de Cardline en mots.
cardline-round = Manche { $round }. On compare : { $order }.
cardline-line =
    { $count ->
        [one] La ligne compte une carte.
       *[other] La ligne compte { $count } cartes, la plus petite d’abord.
    }
cardline-line-card = { $place } : { $card }, { $value }.
cardline-hand =
    { $count ->
        [one] { $seat } n’a plus qu’une carte : { $cards }.
       *[other] { $seat } a { $count } cartes : { $cards }.
    }
cardline-finished = { $seat } n’a plus de cartes.
cardline-out = Hors jeu : { $seats }.
cardline-pile =
    { $count ->
        [one] La pioche compte une carte : { $card }.
       *[other] La pioche compte { $count } cartes ; la prochaine : { $card }.
    }
cardline-pile-hidden =
    { $count ->
        [one] La pioche compte une carte.
       *[other] La pioche compte { $count } cartes.
    }
cardline-pile-empty = La pioche est vide.
cardline-box = Dans la boîte : { $cards }.
cardline-turn =
    { $count ->
        [one] { $seat } joue : sa dernière carte, à une place de 0 (tout à gauche) à { $last } (tout à droite).
       *[other] { $seat } joue : une carte sur { $count }, à une place de 0 (tout à gauche) à { $last } (tout à droite).
    }
cardline-won = { $seats } gagne : personne d’autre n’a posé sa dernière carte dans cette manche.
cardline-won-no-cards =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire : il ne reste plus de cartes pour les départager.
    }
cardline-won-rounds =
    { $count ->
        [one] La dernière manche est finie : { $seats } gagne avec le moins de cartes.
       *[other] La dernière manche est finie : { $seats } partagent la victoire avec le moins de cartes.
    }
cardline-won-last = { $seats } gagne : tous les autres sont hors jeu.

# Ce qui s’est passé.
cardline-told-placed-between = { $seat } place { $card } entre { $left } et { $right }.
cardline-told-placed-left = { $seat } place { $card } tout à gauche, avant { $right }.
cardline-told-placed-right = { $seat } place { $card } tout à droite, après { $left }.
cardline-told-right = { $card } : { $value }. C’est juste, la carte reste.
cardline-told-wrong = { $card } : { $value }. C’est faux, la carte va dans la boîte.
cardline-told-equal = Égalité avec { $cards } : les deux côtés sont bons.
cardline-told-belongs = Sa place : entre { $left } et { $right }.
cardline-told-belongs-left = Sa place : avant { $right }.
cardline-told-belongs-right = Sa place : après { $left }.
cardline-told-drew = { $seat } pioche { $card }.
cardline-told-recycled =
    { $count ->
        [one] La pioche est vide : la seule carte de la boîte devient la nouvelle pioche.
       *[other] La pioche est vide : les { $count } cartes de la boîte, mélangées, forment la nouvelle pioche.
    }
cardline-told-finished = { $seat } a bien placé sa dernière carte !
cardline-told-resigned = { $seat } abandonne ; ses cartes vont dans la boîte, face cachée.
cardline-told-round-over = La manche { $round } est finie ; personne n’a terminé.
cardline-told-eliminated =
    { $count ->
        [one] { $seats } quitte le jeu ; ses cartes vont dans la boîte, face cachée.
       *[other] { $seats } quittent le jeu ; leurs cartes vont dans la boîte, face cachée.
    }
cardline-told-tie-break = { $seat } reçoit une carte pour départager : { $card }.

# Ce que l’on peut choisir, et ce que le coup ferait.
cardline-pick-hand = { $card }
cardline-preview-between = { $card } entre { $left } et { $right }
cardline-preview-below = { $card } tout à gauche, avant { $right }
cardline-preview-above = { $card } tout à droite, après { $left }
cardline-preview-wins = Si c’est juste, la partie est gagnée.
cardline-preview-finishes = Si c’est juste, c’était la dernière carte, mais d’autres peuvent encore finir dans cette manche.
cardline-preview-replacement = Si c’est faux, la carte piochée sera { $card }.
cardline-preview-recycles = Si c’est faux, la boîte est d’abord mélangée en une nouvelle pioche.

# Refus.
refusal-cardline-no-such-gap = Il n’y a pas de place { $gap } : la ligne en a de 0 (tout à gauche) à { $last } (tout à droite).
refusal-cardline-card-of-another = { $card } se trouve devant { $seat } ; place une de tes cartes.
refusal-cardline-card-in-line = { $card } est déjà dans la ligne et y reste ; place une de tes cartes.
refusal-cardline-not-your-card = Cette carte n’est pas devant toi ; place une de tes cartes.
refusal-cardline-already-out = { $seat } est déjà hors jeu.
refusal-cardline-deal-too-small =
    { $missing ->
        [one] La donne a { $cards } cartes : il en manque une.
       *[other] La donne a { $cards } cartes : il en manque { $missing }.
    }

# Comme les messages sans « -you », mais dits à qui l’a fait.
cardline-told-placed-between-you = Tu places { $card } entre { $left } et { $right }.
cardline-told-placed-left-you = Tu places { $card } tout à gauche, avant { $right }.
cardline-told-placed-right-you = Tu places { $card } tout à droite, après { $left }.
cardline-told-drew-you = Tu pioches { $card }.
cardline-told-finished-you = Tu as bien placé ta dernière carte !
cardline-told-resigned-you = Tu abandonnes ; tes cartes vont dans la boîte, face cachée.
cardline-told-tie-break-you = Tu reçois une carte pour départager : { $card }.

comparity-told-played-turn-you =
    { $neighbours ->
        [one] Tu poses { $card } à côté d’une carte.
       *[other] Tu poses { $card } à côté de { $neighbours } cartes.
    }
comparity-told-played-bonus-you =
    { $neighbours ->
        [one] Tu poses une carte de plus, { $card }, à côté d’une carte.
       *[other] Tu poses une carte de plus, { $card }, à côté de { $neighbours } cartes.
    }
comparity-told-played-join-you =
    { $neighbours ->
        [one] Tu relies la table avec { $card }, à côté d’une carte.
       *[other] Tu relies la table avec { $card }, à côté de { $neighbours } cartes.
    }
comparity-told-duet-you = Ton duo ! { $other } doit piocher une carte ou vérifier.
comparity-told-trio-you = Ton trio ! { $other } doit piocher une carte ou vérifier.
comparity-told-doubts-you = Tu doutes de « { $card } ».
comparity-told-opened-target-you = Tu vérifies { $card } : { $values }.
comparity-told-opened-extra-you = Tu retournes aussi { $card } : { $values }.
comparity-told-due-mistrust-you =
    { $count ->
        [one] Vérification pour rien : tu pioches une carte.
       *[other] Vérification pour rien : tu pioches { $count } cartes.
    }
comparity-told-due-caught-you =
    { $count ->
        [one] Tu joues juste avant qui vérifie : tu pioches une carte.
       *[other] Tu joues juste avant qui vérifie : tu pioches { $count } cartes.
    }
comparity-told-due-duet-you =
    { $count ->
        [one] Tu réponds en piochant une carte.
       *[other] Tu réponds en piochant { $count } cartes.
    }
comparity-told-drew-you = Tu pioches { $card }.
comparity-told-gave-you = Tu donnes { $card } à { $other }.
comparity-told-short-you =
    { $count ->
        [one] Plus personne ne peut donner : une carte t’est épargnée.
       *[other] Plus personne ne peut donner : { $count } cartes te sont épargnées.
    }
comparity-told-swapped-you = Tu échanges { $first } et { $second }.
comparity-told-rearranged-you = Tu redisposes : { $cards }.
comparity-told-discarded-you = Tu défausses { $card }.
comparity-told-no-bonus-you = Tu renonces à la carte de plus.
comparity-told-challenge-you = Tu poses ta dernière carte ! { $other } peut vérifier une fois avant que la victoire compte.
comparity-told-no-challenge-you = Tu accordes la victoire.
comparity-told-resigned-you = Tu abandonnes ; tes cartes quittent le jeu, face cachée.

skyscraper-told-plays-you = Tu joues : { $card }.
skyscraper-told-plays-studied-you = Tu joues aussitôt une carte étudiée : { $card }.
skyscraper-told-claims-you = Tu achèves le bâtiment { $structure } : { $metres } m.
skyscraper-told-claims-faulty-you = Tu achèves le bâtiment { $structure } : { $metres } m, défectueux ou malodorant.
skyscraper-told-studies-cards-you = Tu regardes le dessus de la pioche : { $cards }.
skyscraper-told-takes-you = Tu prends une carte.
skyscraper-told-takes-card-you = Tu prends : { $card }.
skyscraper-told-swaps-you = Tu prends les cinq cartes et remets ton ancienne main sur la pioche.
skyscraper-told-swaps-cards-you = Tu prends les cinq cartes : { $cards }.
skyscraper-told-puts-back-you = Tu remets sur la pioche : { $card }.
skyscraper-told-fetches-you = Tu prends dans la défausse : { $card }.
skyscraper-told-pulls-cards-you = Tu tires des cartes chez { $victim } : { $cards }.
skyscraper-told-keeps-you = Tu prends une carte à { $victim }.
skyscraper-told-keeps-card-you = Tu prends une carte à { $victim } : { $card }.
skyscraper-told-no-theft-you = Tu ne voles rien.
skyscraper-told-discards-you = Tu ne peux rien jouer et défausses : { $card }.
skyscraper-told-draws-cards-you = Tu pioches : { $cards }.
skyscraper-told-passes-you = Tu passes.
skyscraper-told-resigns-you = Tu abandonnes ; ta main va à la défausse.

told-undone-you = Tu reprends ton dernier coup.
told-hinted-you = Tu demandes un indice.
told-bot-sat-in-you = Un bot joue pour toi.
told-took-back-you = Te revoilà : tu reprends ta place.
undo-stands-you = Tu préfères garder le coup.
undo-withdrawn-you = Tu gardes finalement le coup.
cardline-won-you = Tu gagnes : personne d’autre n’a posé sa dernière carte dans cette manche.
cardline-won-no-cards-you = Tu gagnes.
cardline-won-rounds-you = La dernière manche est finie : tu gagnes avec le moins de cartes.
cardline-won-last-you = Tu gagnes : tous les autres sont hors jeu.
comparity-won-you = Tu gagnes : ta dernière carte est posée.
comparity-won-gift-you = Tu gagnes en donnant ta dernière carte.
comparity-won-last-you = Tu gagnes : tous les autres ont abandonné.
skyscraper-over-completed-you = Le dernier chantier est achevé. Tu gagnes.
skyscraper-over-collapsed-you = Le dernier chantier s’est effondré. Tu gagnes.
skyscraper-over-last-lap-you = Le dernier tour de table est terminé. Tu gagnes.
skyscraper-over-resigned-you = Tous les autres ont abandonné. Tu gagnes.

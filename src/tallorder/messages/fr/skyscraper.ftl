# La table de Skyscraper en mots.
skyscraper-place =
    { $kind ->
        [site] chantier { $structure }
       *[building] bâtiment { $structure } ({ $owner })
    }
skyscraper-damage =
    { $strength ->
        [one] un séisme le fait tomber
       *[other] il faut { $strength } séismes pour le faire tomber
    }{ $earthquakes ->
        [0] { "" }
        [one] , un séisme posé dessus
       *[other] , { $earthquakes } séismes posés dessus
    }{ $insurance ->
        [0] { "" }
        [one] , une assurance
       *[other] , { $insurance } assurances
    }{ $marks ->
        [0] { "" }
        [one] , fondation tournée une fois
       *[other] , fondation tournée { $marks } fois
    }
skyscraper-site-bare = Chantier { $structure } : { $foundation }, aucun étage ; { skyscraper-damage }.
skyscraper-site-stack =
    Chantier { $structure } : { $foundation }, { $floors ->
        [one] un étage
       *[other] { $floors } étages
    }, { $metres } m, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $toilet ->
        [yes] avec toilettes
        [no] sans toilettes
       *[unknown] peut-être des toilettes
    }{ $roof ->
        [yes] , prêt pour un toit
       *[no] { "" }
    } ; { skyscraper-damage }
skyscraper-site = { skyscraper-site-stack }. En haut : { $top }.
skyscraper-site-open = { skyscraper-site-stack }. De bas en haut : { $cards }.
skyscraper-seat =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main{ $toilets ->
        [0] { "" }
        [one] , une carte Toilettes jouée
       *[other] , { $toilets } cartes Toilettes jouées
    }{ $threshold ->
        [-1] { "" }
       *[other] { " " }; prochain gratte-ciel : plus de { $threshold } m
    }.
skyscraper-seat-resigned =
    { $seat } : hors jeu, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
skyscraper-building =
    Bâtiment { $structure } : { $metres } m, { $faulty ->
        [yes] défectueux ou malodorant
       *[no] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    } ; { $foundation }, { skyscraper-damage }.
skyscraper-holds-mini = Mini-gratte-ciel : bâtiment { $structure } ({ $owner }).
skyscraper-holds-unity = Ordre et unité : bâtiment { $structure } ({ $owner }).
skyscraper-holds-record = Record du monde : bâtiment { $structure } ({ $owner }).
skyscraper-gone-mini = Le prix Mini-gratte-ciel n’est plus en jeu.
skyscraper-gone-unity = Le prix Ordre et unité n’est plus en jeu.
skyscraper-gone-record = Le Record du monde n’est plus en jeu.
skyscraper-piles =
    { $deck ->
        [0] La pioche est vide
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    } ; { $pile ->
        [0] plus de fondations
        [one] encore une fondation
       *[other] encore { $pile } fondations
    }.
skyscraper-discard =
    { $count ->
        [one] Une carte dans la défausse : { $cards }.
       *[other] { $count } cartes dans la défausse, dont : { $cards }.
    }
skyscraper-last-lap =
    { $count ->
        [one] Dernier tour de table : c’est le dernier coup.
       *[other] Dernier tour de table : encore { $count } coups au plus.
    }
skyscraper-hand = Ta main : { $cards }.
skyscraper-hand-empty = Ta main est vide.
skyscraper-studied = Prises sur la pioche : { $cards }.
skyscraper-taken = Tirées de la main : { $cards }.
skyscraper-known =
    { $depth ->
        [1] Tu connais le dessus de la pioche : { $cards }.
       *[other] Tu connais la pioche à partir de la carte { $depth } : { $cards }.
    }
skyscraper-decides-play =
    { $mine ->
        [yes] { $seat }, joue une carte.
       *[no] À { $seat } de jouer.
    }
skyscraper-decides-steal =
    { $mine ->
        [yes] { $seat }, veux-tu voler une carte ?
       *[no] { $seat } peut voler une carte.
    }
skyscraper-decides-steal-keep =
    { $mine ->
        [yes] { $seat }, garde l’une des deux cartes prises à { $victim }.
       *[no] { $seat } garde l’une des deux cartes prises à { $victim }.
    }
skyscraper-decides-roof-insure =
    { $mine ->
        [yes] { $seat }, assurer tout de suite le bâtiment { $structure } ?
       *[no] { $seat } peut assurer tout de suite le bâtiment { $structure }.
    }
skyscraper-decides-study-deck =
    { $mine ->
        [yes] { $seat }, prends ou joue une de ces cartes ({ $count }), ou échange ta main contre les cinq.
       *[no] { $seat } regarde des cartes de la pioche ({ $count }).
    }
skyscraper-decides-study-return =
    { $mine ->
        [yes] { $seat }, remets les cartes sur la pioche, celle du dessus en dernier (reste { $count }).
       *[no] { $seat } remet des cartes sur la pioche (reste { $count }).
    }
skyscraper-decides-study-discard =
    { $mine ->
        [yes] { $seat }, prends une carte dans la défausse.
       *[no] { $seat } choisit une carte dans la défausse.
    }
skyscraper-over-completed =
    Le dernier chantier est achevé. { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }
skyscraper-over-collapsed =
    Le dernier chantier s’est effondré. { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }
skyscraper-over-last-lap =
    Le dernier tour de table est terminé. { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }
skyscraper-over-resigned =
    Tous les autres ont abandonné. { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }

# Ce qui s’est passé.
skyscraper-told-plays = { $seat } joue : { $card }.
skyscraper-told-plays-studied = { $seat } joue aussitôt une carte étudiée : { $card }.
skyscraper-told-builds = Chantier { $structure } : { $metres } m maintenant.
skyscraper-told-toilets =
    { $toilets ->
        [one] { $seat } devient spécialiste des toilettes.
       *[other] { $seat } : { $toilets } cartes Toilettes jouées.
    }
skyscraper-told-claims = { $seat } achève le bâtiment { $structure } : { $metres } m.
skyscraper-told-claims-faulty = { $seat } achève le bâtiment { $structure } : { $metres } m, défectueux ou malodorant.
skyscraper-fault-no-toilet = Il n’a pas de toilettes.
skyscraper-fault-not-above-threshold = Il ne dépasse pas le plus haut bâtiment de son bâtisseur.
skyscraper-fault-under-100-metres = Il n’atteint pas 100 m.
skyscraper-told-prize-mini = Le bâtiment { $structure } est le Mini-gratte-ciel.
skyscraper-told-prize-unity = Le bâtiment { $structure } détient Ordre et unité.
skyscraper-told-prize-record = Le bâtiment { $structure } détient le Record du monde.
skyscraper-told-lost-mini =
    { $gone ->
        [yes] Le prix Mini-gratte-ciel quitte la partie.
       *[no] Personne n’a plus le Mini-gratte-ciel.
    }
skyscraper-told-lost-unity =
    { $gone ->
        [yes] Le prix Ordre et unité quitte la partie.
       *[no] Personne n’a plus Ordre et unité.
    }
skyscraper-told-lost-record =
    { $gone ->
        [yes] Le Record du monde quitte la partie.
       *[no] Personne n’a plus le Record du monde.
    }
skyscraper-told-fault = Le bâtiment { $structure } n’est plus le Mini-gratte-ciel : défectueux ou malodorant.
skyscraper-told-redeemed = Le bâtiment { $structure } n’est plus défectueux.
skyscraper-told-hit =
    { $strength ->
        [0] La construction { $structure } ne résiste pas à ce séisme.
        [one] La construction { $structure } tremble ; encore un séisme et elle tombe.
       *[other] La construction { $structure } tremble ; il faut encore { $strength } séismes pour la faire tomber.
    }
skyscraper-told-insured = La construction { $structure } est assurée ; il faut maintenant { $strength } séismes pour la faire tomber.
skyscraper-told-cancelled =
    { $strength ->
        [one] Construction { $structure } : séisme et assurance s’annulent (un séisme la fait tomber).
       *[other] Construction { $structure } : séisme et assurance s’annulent (il faut { $strength } séismes pour la faire tomber).
    }
skyscraper-told-century = Tout tremble !
skyscraper-told-collapsed =
    { $kind ->
        [site] Le chantier { $structure } s’effondre.
       *[building] Le bâtiment { $structure } ({ $owner }) s’effondre.
    }
skyscraper-told-site = Le chantier { $structure } s’ouvre : { $foundation }.
skyscraper-told-studies =
    { $count ->
        [one] { $seat } regarde la dernière carte de la pioche.
       *[other] { $seat } regarde les { $count } premières cartes de la pioche.
    }
skyscraper-told-studies-cards = { $seat } regarde le dessus de la pioche : { $cards }.
skyscraper-told-takes = { $seat } prend une carte.
skyscraper-told-takes-card = { $seat } prend : { $card }.
skyscraper-told-swaps = { $seat } prend les cinq cartes et remet son ancienne main sur la pioche.
skyscraper-told-swaps-cards = { $seat } prend les cinq cartes : { $cards }.
skyscraper-told-puts-back = { $seat } remet sur la pioche : { $card }.
skyscraper-told-fetches = { $seat } prend dans la défausse : { $card }.
skyscraper-told-pulls =
    { $count ->
        [one] { $seat } tire la dernière carte chez { $victim }.
       *[other] { $seat } tire deux cartes chez { $victim }.
    }
skyscraper-told-pulls-cards = { $seat } tire des cartes chez { $victim } : { $cards }.
skyscraper-told-keeps = { $seat } prend une carte à { $victim }.
skyscraper-told-keeps-card = { $seat } prend une carte à { $victim } : { $card }.
skyscraper-told-no-theft = { $seat } ne vole rien.
skyscraper-told-tornado-left = Toutes les mains passent à gauche.
skyscraper-told-tornado-left-cards = Toutes les mains passent à gauche. Ta nouvelle main : { $cards }.
skyscraper-told-tornado-right = Toutes les mains passent à droite.
skyscraper-told-tornado-right-cards = Toutes les mains passent à droite. Ta nouvelle main : { $cards }.
skyscraper-told-discards = { $seat } ne peut rien jouer et défausse : { $card }.
skyscraper-told-draws =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
skyscraper-told-draws-cards = { $seat } pioche : { $cards }.
skyscraper-told-passes = { $seat } passe.
skyscraper-told-last-lap = La pioche et une main sont vides : qui a encore des cartes peut en jouer une.
skyscraper-told-resigns = { $seat } abandonne ; sa main va à la défausse.

# Ce que l’on peut choisir, et l’effet d’un coup.
skyscraper-pick-hand = { $card }
skyscraper-pick-studied = { $card } (carte étudiée)
skyscraper-pick-put-back = Remettre : { $card }
skyscraper-pick-fetch = Prendre dans la défausse : { $card }
skyscraper-pick-keep = Garder : { $card }
skyscraper-pick-steal = Voler
skyscraper-pick-pass = Passer
skyscraper-pick-swap-hand = Échanger toute la main contre les cinq cartes
skyscraper-pick-decline-steal = Ne pas voler
skyscraper-pick-decline-roof-insure = Ne pas l’assurer
skyscraper-preview-build =
    { $card } sur le chantier { $structure } : { $metres } m, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
skyscraper-preview-strength =
    { $strength ->
        [one] un séisme le fait tomber
       *[other] il faut { $strength } séismes pour le faire tomber
    }
skyscraper-preview-toilet = un point pour toi, spécialiste des toilettes
skyscraper-preview-steals = tu peux voler une carte
skyscraper-preview-roof =
    { $card } sur le chantier { $structure } : à toi, { $metres } m, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
skyscraper-preview-fault-no-toilet = pas de toilettes
skyscraper-preview-fault-not-above-threshold = pas plus haut que ton plus haut bâtiment
skyscraper-preview-fault-under-100-metres = moins de 100 m
skyscraper-preview-faulty =
    Défectueux ou malodorant : { $points } au lieu de { $instead ->
        [one] { $instead } point
       *[other] { $instead } points
    }
skyscraper-preview-toilet-unknown = défectueux ou malodorant s’il n’a pas de toilettes
skyscraper-preview-above-threshold = au-dessus de ton seuil : { $threshold } m
skyscraper-preview-takes-mini = obtient le Mini-gratte-ciel
skyscraper-preview-takes-unity = obtient Ordre et unité
skyscraper-preview-takes-record = obtient le Record du monde
skyscraper-preview-may-take-mini = obtient le Mini-gratte-ciel s’il a des toilettes
skyscraper-preview-may-take-unity = obtient Ordre et unité si tous ses étages sont d’une même catégorie
skyscraper-preview-may-take-record = peut obtenir le Record du monde
skyscraper-preview-quake = Séisme, { skyscraper-place } : solidité { $before } → { $strength }
skyscraper-preview-meets-insurance = une assurance est perdue
skyscraper-preview-meets-earthquake = un séisme est retiré
skyscraper-preview-collapses = effondrement
skyscraper-preview-insure = Assurance, { skyscraper-place } : solidité { $before } → { $strength }
skyscraper-preview-century = Tremblement de terre du siècle
skyscraper-preview-loses-insurance = { skyscraper-place } : une assurance perdue, solidité { $strength }
skyscraper-preview-falls = { skyscraper-place } : effondrement
skyscraper-preview-is-marked = { skyscraper-place } : fondation tournée, solidité { $strength }
skyscraper-preview-loses-mini =
    { $where ->
        [seat] le Mini-gratte-ciel passe à { $seat }
        [gone] le Mini-gratte-ciel quitte la partie
       *[display] le Mini-gratte-ciel retourne en vitrine
    }
skyscraper-preview-loses-unity =
    { $where ->
        [seat] Ordre et unité passe à { $seat }
        [gone] Ordre et unité quitte la partie
       *[display] Ordre et unité retourne en vitrine
    }
skyscraper-preview-loses-record =
    { $where ->
        [seat] le Record du monde passe à { $seat }
        [gone] le Record du monde quitte la partie
       *[display] le Record du monde retourne en vitrine
    }
skyscraper-preview-threshold-rises = ton seuil passe à { $metres } m
skyscraper-preview-becomes-faulty = { skyscraper-place } : désormais défectueux ou malodorant
skyscraper-preview-is-redeemed = { skyscraper-place } : de nouveau sans défaut
skyscraper-preview-points = { $seat } : points { $before } → { $after }
skyscraper-preview-ends-game = la partie se termine
skyscraper-check-floors =
    { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }
skyscraper-check-mini = exactement { $metres } m
skyscraper-check-height = { $metres } m, minimum { $least }
skyscraper-check-threshold =
    { $met ->
        [yes] au-dessus de ton seuil { $threshold }
       *[no] pas au-dessus de ton seuil { $threshold }
    }
skyscraper-check-toilet =
    { $met ->
        [yes] des toilettes
        [open] peut-être des toilettes
       *[no] pas de toilettes
    }
skyscraper-prospect-roof = un toit est possible
skyscraper-prospect-short = encore { $metres } m pour atteindre { $least } m
skyscraper-prospect-threshold =
    { $above ->
        [yes] au-dessus de ton seuil de { $threshold } m
       *[no] pas au-dessus de ton seuil de { $threshold } m
    }
skyscraper-preview-study-deck =
    { $count ->
        [one] Étudier la dernière carte de la pioche
       *[other] Étudier les { $count } premières cartes de la pioche
    }
skyscraper-preview-study-discard = Étudier la défausse
skyscraper-preview-study-nothing = Étude sans rien à regarder
skyscraper-preview-new-site = puis un nouveau chantier s’ouvre
skyscraper-preview-tornado-left = Tornade vers la gauche
skyscraper-preview-tornado-right = Tornade vers la droite
skyscraper-preview-hands = { $taker } reçoit ta main, { $giver } te donne la sienne
skyscraper-preview-steal =
    { $count ->
        [one] Voler { $seat } (la dernière carte)
       *[other] Voler { $seat } (deux cartes, en garder une)
    }
skyscraper-preview-discard = Défausser : { $card }
skyscraper-preview-keep = Garder : { $card }
skyscraper-preview-take = Prendre en main : { $card }
skyscraper-preview-put-back =
    { $count ->
        [one] Remettre sur le dessus : { $card }
       *[other] Remettre : { $card }
    }
skyscraper-preview-swap-hand = Prendre les cinq cartes ; ta main va sur la pioche
skyscraper-preview-decline =
    { $phase ->
        [steal] Ne pas voler
       *[roof-insure] Ne pas l’assurer
    }
skyscraper-preview-pass = Passer

# Refus.
refusal-skyscraper-already-left = { $seat } a déjà abandonné.
refusal-skyscraper-not-asked = Ce n’est pas la question ; joue une carte.
refusal-skyscraper-decide-first =
    { $phase ->
        [steal] Décide d’abord s’il faut voler, et qui.
        [steal-keep] Garde d’abord l’une des deux cartes.
        [roof-insure] Décide d’abord s’il faut assurer le nouveau bâtiment.
        [study-deck] Prends ou joue d’abord une carte étudiée, ou échange ta main.
        [study-return] Remets d’abord les cartes sur la pioche.
       *[study-discard] Prends d’abord une carte dans la défausse ; elle ne se joue pas aussitôt.
    }
refusal-skyscraper-must-play = Il faut jouer une carte ; on ne passe qu’au dernier tour de table.
refusal-skyscraper-swap-needs-five = La main ne s’échange que contre { $needed } cartes ; il y en a { $seen }.
refusal-skyscraper-no-such-card = Cette carte n’existe pas.
refusal-skyscraper-not-pulled = { $card } n’est pas l’une des deux cartes.
refusal-skyscraper-not-to-put-back = { $card } n’est pas une des cartes à remettre.
refusal-skyscraper-no-study-from-discard = Une étude ne peut pas reprendre une étude ; choisis une autre carte.
refusal-skyscraper-not-discarded = { $card } n’est pas dans la défausse.
refusal-skyscraper-not-studied = { $card } n’est pas une des cartes étudiées.
refusal-skyscraper-not-in-hand = { $card } n’est pas dans ta main.
refusal-skyscraper-pass-instead = Au dernier tour de table on ne défausse rien ; passe.
refusal-skyscraper-can-play = On ne défausse une carte que si aucune ne peut être jouée.
refusal-skyscraper-not-an-opponent = Choisis un adversaire à voler.
refusal-skyscraper-empty-hand = { $seat } n’a aucune carte à voler.
refusal-skyscraper-wrong-card = { $card } ne se joue pas ainsi.
refusal-skyscraper-only-the-new-building = Seul le nouveau bâtiment { $structure } peut être assuré maintenant.
refusal-skyscraper-deck-is-empty = La pioche est vide ; étudie la défausse.
refusal-skyscraper-nothing-to-fetch = La défausse n’a rien qu’une étude puisse prendre.
refusal-skyscraper-study-something = Il y a de quoi étudier : choisis la pioche ou la défausse.
refusal-skyscraper-not-a-site = La construction { $structure } n’est pas un chantier ouvert.
refusal-skyscraper-needs-two-floors =
    { $floors ->
        [0] Le chantier { $structure } n’a aucun des 2 étages qu’il faut sous un toit.
       *[other] Le chantier { $structure } n’a que { $floors } des 2 étages qu’il faut sous un toit.
    }
refusal-skyscraper-not-standing = Il n’y a pas de construction { $structure }.
refusal-skyscraper-needs-card-file = Skyscraper a besoin de son fichier de cartes.
refusal-skyscraper-deal-does-not-fit = Cette donne ne correspond pas au fichier de cartes et au nombre de joueurs.

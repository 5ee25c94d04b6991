# La table web de Gratte-ciel : ce que disent la rue, les questions et les feuilles.
sky-turn = tour { $turn }
sky-empty = vide
sky-site = chantier
sky-stands = tient
sky-faulty = défectueux
sky-insured = assuré
sky-repaired = réparé
sky-takes-mini = Mini-gratte-ciel
sky-takes-unity = Ordre et unité
sky-takes-record = Record du monde
sky-maybe-faulty = s’il y a des toilettes
sky-top-floor = au sommet { $card }
sky-completes = Achevé à { $metres } m
sky-not-yet = Pas encore
sky-two-floors = il faut 2 étages
sky-floors =
    { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }
sky-points-word = points
sky-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sky-ask-build = { $card } : où construire ?
sky-ask-roof = { $card } : quel chantier achever ?
sky-ask-quake = { $card } : que secouer ?
sky-ask-insure = { $card } : qu’assurer ?
sky-ask-study = { $card } : où chercher ?
sky-ask-other = Jouer { $card } ?
sky-roof-anyway = Achever { $place } ({ $points })
sky-pick-how = Un étage élève un chantier ; un toit l’achève, et il est à toi.
sky-dimmed = Les cartes grisées ne peuvent pas être jouées maintenant : touche-les pour savoir pourquoi.
sky-roof-how = Achever ouvre la fondation suivante comme nouveau chantier. On peut ensuite assurer aussitôt le bâtiment.
sky-build-how = Les chantiers sont à tout le monde : chacun peut poser le toit. Tu pioches une carte en fin de tour.
sky-insure-how = Juste après un toit, tu peux jouer une assurance sur le nouveau bâtiment, en deuxième carte.
sky-study-then = Après l’étude, la fondation suivante ouvre un nouveau chantier.
sky-last-lap =
    { $count ->
        [one] Dernier tour de table : il reste un tour.
       *[other] Dernier tour de table : il reste { $count } tours au plus.
    }
sky-back-to-cards = Revenir aux cartes
sky-piles-and-prizes = Prix et piles
sky-century = Tremblement de terre du siècle
sky-century-title = Ce qui arrive à chaque bâtiment
sky-fall =
    { $count ->
        [one] { $count } s’effondre
       *[other] { $count } s’effondrent
    }
sky-insurances =
    { $count ->
        [one] { $count } perd son assurance
       *[other] { $count } perdent leur assurance
    }
sky-stand =
    { $count ->
        [one] { $count } tient
       *[other] { $count } tiennent
    }
sky-building = bâtiment
sky-now = maintenant
sky-after = après
sky-outcome = issue
sky-fate-collapses = S’effondre
sky-fate-loses-insurance = Perd son assurance
sky-fate-marked = Tient, −1 à jamais
sky-fate-repaired = Réparé
sky-fate-stands = Tient
sky-fate-insured = Assuré
sky-row-site = ses cartes vont à la défausse
sky-row-points =
    { $points ->
        [0] ses étages ne rapportent rien
        [one] { $points } point d’étages perdu
       *[other] { $points } points d’étages perdus
    }
sky-row-prize = prix perdu : { $prizes }
sky-row-faulty = le { $points } disparaît aussi
sky-row-insured = au lieu de la marque ; solidité { $strength }
sky-tornado = Tornade
sky-tornado-title = De quel côté passent les mains ?
sky-tornado-how = Qui reçoit moins de cinq cartes complète à la fin de son tour.
sky-left = À gauche
sky-right = À droite
sky-your-hand-to = ta main va à
sky-you-get-from = tu reçois la main de
sky-study = Étude
sky-study-title =
    { $count ->
        [one] La dernière carte de la pioche
       *[other] Les { $count } premières cartes de la pioche
    }
sky-study-how = Ensuite l’étude est défaussée et la fondation suivante ouvre un chantier. Ces cartes ne sont visibles que pour toi.
sky-swap-how = Les cinq cartes deviennent ta main ; l’ancienne va sur la pioche, dans l’ordre choisi ensuite.
sky-take-mode = Prendre en main
sky-play-mode = Jouer tout de suite
sky-swap-mode = Échanger toute la main
sky-take-short = Prendre
sky-play-short = Jouer
sky-swap-short = Échanger la main
sky-you-take-it = tu la prends
sky-you-play-it = tu la joues
sky-take-card = Prendre « { $card } »
sky-play-card = Jouer « { $card } »
sky-put-back = Remettre dans cet ordre
sky-order-how = retour sur la pioche dans cet ordre : la carte 1 sera piochée la première
sky-place = place { $place } sur la pioche
sky-sooner = { $card } : plus tôt
sky-later = { $card } : plus tard
sky-theft = Vol
sky-hand-of = main de
sky-which-keep =
    { $count ->
        [one] { $name } : une carte
       *[other] { $name } : deux cartes, laquelle garder ?
    }
sky-theft-secret = Tirées au hasard, sans regarder. Vous êtes seuls à savoir laquelle change de main.
sky-you-keep-it = tu la gardes
sky-goes-back = retourne chez { $name }
sky-keep-card = Garder « { $card } »
sky-steal-from = Tirer deux cartes chez { $name }
sky-street = La rue
sky-strength = { $before } → { $after }
sky-minus-insurance = perd son assurance
sky-short-world-record = Record
sky-short-order-and-unity = Unité
sky-short-mini-skyscraper = Mini
sky-pip-strength = solidité
sky-pip-damage = dégât
sky-pip-insurance = assurance
sky-pick-or-pass = Choisis une carte, ou passe
sky-street-below = La rue continue plus bas
sky-street-above = Remonter la rue
sky-own-place = ton bâtiment de { $metres } m
sky-brief = { $name } : { $card }
sky-brief-on = { $name } : { $card } → { $place }
sky-brief-tower = chez { $name }
sky-brief-tower-you = ton bâtiment
sky-brief-built = { $name } : { $card } → { $place }, { $metres } m
sky-brief-roofed = { $name } : { $card } → { $metres } m
sky-brief-falls = écroulement : { $place }
sky-brief-left = à gauche
sky-brief-right = à droite
sky-decided-tower =
    Ce qui a décidé : { $cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans un seul bâtiment.
sky-decided = Ce qui a décidé : { $what }, { $own } contre { $other } ({ $name }).
sky-over-completed = Le dernier chantier est achevé.
sky-over-collapsed = Le dernier chantier s’est effondré.
sky-over-last-lap = Le dernier tour de table est terminé.
sky-over-resigned = Tous les autres ont quitté la partie.
sky-brief-fetches = { $name } : { $card } de la défausse
sky-brief-takes = { $name } : une carte de la pioche
sky-brief-pulls =
    { $count ->
        [one] { $name } prend sa dernière carte à { $other }
       *[other] { $name } regarde { $count } cartes chez { $other }
    }
sky-brief-pulls-you =
    { $count ->
        [one] Tu prends sa dernière carte à { $other }
       *[other] Tu regardes { $count } cartes chez { $other }
    }
sky-brief-pulls-to-you =
    { $count ->
        [one] { $name } prend ta dernière carte
       *[other] { $name } regarde { $count } de tes cartes
    }
sky-brief-robs = { $name } prend une carte à { $other }
sky-brief-robs-to-you = { $name } te prend une carte
sky-brief-keeps = { $name } prend { $card } à { $other }
sky-brief-keeps-you = Tu prends { $card } à { $other }
sky-brief-keeps-to-you = { $name } te prend { $card }
sky-shared-points = Victoire partagée : { $name }, { $points } points
sky-built = { $name } : bâtiment { $letter }
sky-built-how = Touche un bâtiment pour voir sa construction.
sky-built-part = Cet appareil n’a entendu qu’un morceau de la partie. « Revoir » montre tout.
sky-shaken-uninsured = La construction { $structure } perd une assurance.
sky-shaken-marked = La construction { $structure } perd pour toujours un point de solidité.

# Ce que disent les signes, les cartes et les piles.
sky-about-world-record = Pour le bâtiment le plus haut de tous. Un plus haut le prend ; en cas d’égalité, personne ne l’a.
sky-about-order-and-unity = Pour un bâtiment sans défaut dont tous les étages en couleur, deux au moins, sont d’une seule catégorie ; les gris ne comptent pas. Le prochain le prend.
sky-about-mini-skyscraper = Pour un bâtiment d’exactement 60 m avec des toilettes : le seul qui puisse rester sous 100 m. Le prochain le prend, et l’ancien vaut alors −1.
sky-about-toilet-specialist = Un point pour chaque carte Toilettes que tu construis, peu importe qui achève la tour.
sky-about-faulty-or-smelly = Pour un bâtiment sans toilettes, sous 100 m, ou pas plus haut que le plus haut de son propriétaire. Il vaut −1 en tout, quels que soient ses étages.
sky-held-by = En main : { $name }, { $metres } m.
sky-held-by-nobody = Pas encore attribué.
sky-score =
    { $name } : { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
sky-score-none = Pas encore de bâtiment. Seuls les bâtiments achevés rapportent des points.
sky-threshold-of = Le prochain bâtiment ({ $name }) doit dépasser { $metres } m, sinon il vaut −1.
sky-threshold-own = Ton prochain bâtiment doit dépasser { $metres } m, ton plus haut, sinon il vaut −1.
sky-first-building = Le premier bâtiment doit atteindre 100 m, sinon il vaut −1.
sky-about-least = Un bâtiment doit atteindre 100 m, sinon il vaut −1. Seul le mini-gratte-ciel peut être plus bas : exactement 60 m.
sky-over-metres = > { $metres } m
sky-about-site =
    { $floors ->
        [0] Pas encore d’étage.
        [one] { $floors } étage, { $metres } m, { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $floors } étages, { $metres } m, { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    } Il reviendra à qui posera le toit.
sky-about-strength =
    { $strength ->
        [1] Solidité 1 : le prochain séisme fait tomber cette construction.
       *[other] Solidité { $strength } : il faut { $strength } séismes pour faire tomber cette construction.
    }
sky-about-insurance =
    { $count ->
        [one] Le parapluie est une assurance : elle encaisse le prochain séisme.
       *[other] { $count } parapluies : chaque assurance encaisse un séisme.
    }
sky-about-cracks =
    { $count ->
        [one] La fissure est un séisme déjà subi.
       *[other] { $count } fissures : autant de séismes déjà subis.
    }
sky-about-marks = Le losange vient du tremblement de terre du siècle : 1 de solidité en moins pour toujours.
sky-card-floor =
    Ajoute { $metres } m et { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } à un chantier.
sky-card-absorber = La tour résiste aussi à un séisme de plus.
sky-card-toilet = Ajoute { $metres } m et les toilettes dont tout bâtiment a besoin. Tu gagnes un point, puis tu tires deux cartes dans une main et tu en gardes une.
sky-card-roof = Achève un chantier de deux étages ou plus, { $metres } m plus haut : il est à toi. Il lui faut des toilettes, 100 m et plus que ton plus haut bâtiment, sinon il vaut −1.
sky-card-toilet-roof = Il compte aussi comme toilettes de la tour.
sky-card-earthquake = Secoue une construction, n’importe laquelle. Une assurance est perdue ; sinon la solidité baisse de un, et à zéro tout s’écroule.
sky-card-century = Secoue toutes les constructions, les tiennes aussi. Chacune perd une assurance ou, à défaut, 1 de solidité pour toujours.
sky-card-insurance = Ajoute 1 de solidité à n’importe quelle construction. Si un séisme s’y trouve, les deux s’annulent.
sky-card-study = Regarde les cinq premières cartes de la pioche : prends-en ou joues-en une, ou échange ta main ; ou prends une carte de la défausse. Puis un nouveau chantier s’ouvre.
sky-card-tornado = Tout le monde passe sa main entière, à gauche ou à droite, comme tu veux.
sky-why-not = Pas maintenant :
sky-about-card = À propos : { $card }
sky-about-deck = Tu y pioches à la fin de ton tour. Quand elle est vide, on joue avec les mains ; dès que quelqu’un n’a plus de cartes, les autres peuvent encore en jouer une.
sky-about-foundations =
    { $count ->
        [0] Il n’y en a plus : aucun nouveau chantier ne s’ouvre. Quand le dernier est achevé, la partie se termine.
       *[other] Après chaque toit et chaque étude, la suivante ouvre un nouveau chantier. Quand le dernier est achevé, la partie se termine.
    }

# Les moments forts : ce qui te touche et ce qui change la rue.
sky-moment-stolen = Vol !
sky-moment-stolen-by = { $name } a tiré des cartes dans ta main et en garde une.
sky-moment-stolen-card = { $name } a tiré des cartes dans ta main et garde « { $card } ».
sky-moment-tornado = Tornade : tu as une nouvelle main
sky-moment-tornado-left = { $name } envoie toutes les mains à gauche.
sky-moment-tornado-right = { $name } envoie toutes les mains à droite.
sky-moment-new-hand = Tu as maintenant : { $cards }.
sky-moment-fell-own = Ton bâtiment s’est écroulé
sky-moment-fell = Un bâtiment s’est écroulé : { $name }
sky-moment-fell-site = Le chantier { $letter } s’est écroulé
sky-moment-record-own = Le record du monde est à toi !
sky-moment-record-lost = { $name } prend ton record du monde
sky-moment-record = Le record du monde passe à { $name }
sky-moment-record-metres = Le plus haut bâtiment fait maintenant { $metres } m.
sky-moment-shaken = Ton bâtiment tremble
sky-moment-completed = { $name } achève un bâtiment
sky-roof-how-last = Il n’y a plus de fondation : aucun nouveau chantier ne s’ouvre. Tu peux assurer le bâtiment tout de suite.
sky-study-how-last = Ensuite l’étude est défaussée. Ces cartes ne sont visibles que pour toi.

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
sky-ask-other = { $card } : ainsi ?
sky-roof-anyway = Achever { $place } ({ $points })
sky-pick-how = Un étage élève un chantier ; un toit l’achève, et il est à toi.
sky-dimmed = Les cartes ternes ne se jouent pas maintenant.
sky-roof-how = Achever ouvre la fondation suivante comme nouveau chantier. On peut ensuite assurer aussitôt le bâtiment.
sky-build-how = Les chantiers sont à tout le monde : chacun peut poser le toit. Tu pioches une carte en fin de tour.
sky-insure-how = Juste après un toit, tu peux jouer une assurance sur le nouveau bâtiment, en deuxième carte.
sky-study-then = Après l’étude, la fondation suivante ouvre un nouveau chantier.
sky-last-lap =
    { $count ->
        [one] Dernière ronde : il reste un tour.
       *[other] Dernière ronde : il reste { $count } tours au plus.
    }
sky-back-to-cards = Revenir aux cartes
sky-piles-and-prizes = Prix et piles
sky-century = Séisme du siècle
sky-century-title = Ce que devient chaque bâtiment
sky-fall =
    { $count ->
        [one] { $count } s’effondre
       *[other] { $count } s’effondrent
    }
sky-insurances =
    { $count ->
        [one] { $count } sans assurance
       *[other] { $count } sans assurance
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
sky-theft-secret = Tirées au hasard, sans regarder. Vous deux seuls savez laquelle part.
sky-you-keep-it = tu la gardes
sky-goes-back = retourne chez { $name }
sky-keep-card = Garder « { $card } »
sky-steal-from = Prendre deux cartes : { $name }
sky-street = La rue
sky-strength = { $before } → { $after }
sky-minus-insurance = −assurance
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
sky-brief-built = { $name } : { $card } → { $place }, { $metres } m
sky-brief-roofed = { $name } : { $card } → { $metres } m
sky-brief-falls = { $place } s’effondre
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
sky-over-last-lap = La dernière ronde est finie.
sky-over-resigned = Tous les autres ont quitté la partie.
sky-brief-fetches = { $name } : { $card } de la défausse
sky-brief-takes = { $name } : une carte de la pioche
sky-brief-pulls = { $name } ← { $other } : { sky-cards }
sky-brief-keeps = { $name } ← { $other } : { $card }
sky-shared-points = Victoire partagée : { $name }, { $points } points
sky-built = { $name } : bâtiment { $letter }
sky-built-how = Touche un bâtiment pour voir sa construction.
sky-built-part = Cet appareil n’a entendu qu’un morceau de la partie. « Revoir » montre tout.
sky-shaken-uninsured = La construction { $structure } perd une assurance.
sky-shaken-marked = La construction { $structure } perd pour toujours un point de solidité.

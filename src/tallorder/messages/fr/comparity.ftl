# La table de Comparity en mots.
comparity-heading = On compare : { $order }. Les nombres croissent vers la droite et vers le haut.
comparity-row = Ligne { $row }, à partir de la colonne { $column } : { $cards }.
comparity-first-closed = { $card }, cachée
comparity-first-open = { $card }, révélée, { $value }
comparity-next-closed = à sa droite { $card }, cachée
comparity-next-open = à sa droite { $card }, révélée, { $value }
comparity-gap-closed =
    { $count ->
        [one] après une case vide { $card }, cachée
       *[other] après { $count } cases vides { $card }, cachée
    }
comparity-gap-open =
    { $count ->
        [one] après une case vide { $card }, révélée, { $value }
       *[other] après { $count } cases vides { $card }, révélée, { $value }
    }
comparity-hand =
    { $count ->
        [one] { $seat } n’a plus qu’une carte : { $cards }.
       *[other] { $seat } a { $count } cartes : { $cards }.
    }
comparity-no-cards = { $seat } n’a plus de cartes.
comparity-gone = Hors jeu : { $seats }.
comparity-deck =
    { $count ->
        [one] La pioche compte une carte : { $card }.
       *[other] La pioche compte { $count } cartes ; sur le dessus : { $card }.
    }
comparity-deck-hidden =
    { $count ->
        [one] La pioche compte une carte.
       *[other] La pioche compte { $count } cartes.
    }
comparity-deck-empty = La pioche est vide.
comparity-discards = Défausse : { $cards }.
comparity-violation-row = Erreur : { $first } dépasse { $second }, à sa droite.
comparity-violation-column = Erreur : { $first } dépasse { $second }, au-dessus.
comparity-cells =
    { $count ->
        [one] Une case possible
       *[other] { $count } cases possibles
    }{ $duets ->
        [0] { "" }
        [one] , dont un duo
       *[other] , dont { $duets } duos
    }{ $trios ->
        [0] { "" }
        [one] , un trio
       *[other] , { $trios } trios
    }.
comparity-decide-first = { $seat } commence : poser une carte à côté de la première.
comparity-decide-turn = À { $seat } : poser une carte ou vérifier une carte cachée.
comparity-decide-duet = Duo pour { $other } : { $seat } doit piocher une carte ou vérifier une carte cachée, puis joue son tour normal.
comparity-decide-trio = Trio pour { $other } : { $seat } doit piocher une carte ou vérifier une carte cachée. Si aucune erreur n’est trouvée, { $other } peut poser une carte de plus.
comparity-decide-challenge = { $other } a posé sa dernière carte. { $seat } peut vérifier une fois avant que la victoire compte.
comparity-decide-extra-may = Carte vérifiée : { $card }. { $seat } peut retourner une de ses voisines cachées, ou s’arrêter.
comparity-decide-extra-must = Carte vérifiée : { $card }, sans voisine révélée. { $seat } doit retourner une de ses voisines.
comparity-decide-give =
    { $count ->
        [one] La pioche est vide : { $receiver } reçoit encore une carte. { $seat } la donne.
       *[other] La pioche est vide : { $receiver } reçoit encore { $count } cartes. { $seat } en donne une.
    }
comparity-decide-bonus = Trio : { $seat } peut poser une carte de plus ; elle ne déclenche rien.
comparity-decide-join =
    { $count ->
        [one] La table est coupée : { $seat } doit la relier avec une carte. Une case touche toutes les parties.
       *[other] La table est coupée : { $seat } doit la relier avec une carte. { $count } cases touchent toutes les parties.
    }
comparity-decide-arrange = { $seat } répare : redisposer les cartes mal placées, case après case.
comparity-decide-swap = { $seat } répare : échanger deux cartes mal placées.
comparity-decide-discard = { $seat } répare : aucun échange ne règle tout, il faut défausser une carte mal placée.
comparity-won = { $seat } gagne : sa dernière carte est posée.
comparity-won-gift = { $seat } gagne en donnant sa dernière carte.
comparity-won-last = { $seat } gagne : tous les autres ont abandonné.

# Ce qui s’est passé.
comparity-told-played-turn =
    { $neighbours ->
        [one] { $seat } pose { $card } à côté d’une carte.
       *[other] { $seat } pose { $card } à côté de { $neighbours } cartes.
    }
comparity-told-played-bonus =
    { $neighbours ->
        [one] { $seat } pose une carte de plus, { $card }, à côté d’une carte.
       *[other] { $seat } pose une carte de plus, { $card }, à côté de { $neighbours } cartes.
    }
comparity-told-played-join =
    { $neighbours ->
        [one] { $seat } relie la table avec { $card }, à côté d’une carte.
       *[other] { $seat } relie la table avec { $card }, à côté de { $neighbours } cartes.
    }
comparity-told-duet = Duo pour { $seat } ! { $other } doit piocher une carte ou vérifier.
comparity-told-trio = Trio pour { $seat } ! { $other } doit piocher une carte ou vérifier.
comparity-told-doubts = { $seat } doute de « { $card } ».
comparity-told-opened-target = { $seat } vérifie { $card } : { $values }.
comparity-told-opened-extra = { $seat } retourne aussi { $card } : { $values }.
comparity-measure = { $measure } { $value }
comparity-told-violations =
    { $count ->
        [one] Une erreur trouvée.
       *[other] { $count } erreurs trouvées.
    }
comparity-told-in-order = Tout est juste.
comparity-told-due-mistrust =
    { $count ->
        [one] { $seat } pioche une carte : la vérification n’a rien trouvé.
       *[other] { $seat } pioche { $count } cartes : la vérification n’a rien trouvé.
    }
comparity-told-due-caught =
    { $count ->
        [one] { $seat } joue juste avant qui vérifie et pioche une carte.
       *[other] { $seat } joue juste avant qui vérifie et pioche { $count } cartes.
    }
comparity-told-due-duet =
    { $count ->
        [one] { $seat } répond en piochant une carte.
       *[other] { $seat } répond en piochant { $count } cartes.
    }
comparity-told-drew = { $seat } pioche { $card }.
comparity-told-gave = { $seat } donne { $card } à { $other }.
comparity-told-short =
    { $count ->
        [one] Plus personne ne peut donner : une carte est épargnée à { $seat }.
       *[other] Plus personne ne peut donner : { $count } cartes sont épargnées à { $seat }.
    }
comparity-told-swapped = { $seat } échange { $first } et { $second }.
comparity-told-rearranged = { $seat } redispose : { $cards }.
comparity-told-discarded = { $seat } défausse { $card }.
comparity-told-split =
    { $count ->
        [one] La table reste entière.
       *[other] La table se coupe en { $count } parties : { $seat } doit les relier.
    }
comparity-told-no-bonus = { $seat } renonce à la carte de plus.
comparity-told-challenge = { $seat } pose sa dernière carte ! { $other } peut vérifier une fois avant que la victoire compte.
comparity-told-no-challenge = { $seat } accorde la victoire.
comparity-told-resigned = { $seat } abandonne ; ses cartes quittent le jeu, face cachée.
comparity-told-memory =
    { $count ->
        [0] Aucune carte n’a été révélée : toutes reviennent à la prochaine partie.
        [one] Une carte a été révélée : elle est mise de côté pour les prochaines parties.
       *[other] { $count } cartes ont été révélées : elles sont mises de côté pour les prochaines parties.
    }

# Où se trouve une case.
comparity-right-of = voisine de gauche : { $card }
comparity-left-of = voisine de droite : { $card }
comparity-above = voisine du dessous : { $card }
comparity-below = voisine du dessus : { $card }

# Ce qu’on peut choisir, et ce que ferait un coup.
comparity-pick-hand = Poser { $card }
comparity-pick-give = Donner { $card }
comparity-pick-arrange = Redisposer : { $card }
comparity-pick-check = Vérifier { $card }
comparity-pick-reveal = Retourner aussi { $card }
comparity-pick-discard = Défausser { $card }
comparity-pick-swap = Échanger { $card } avec sa voisine
comparity-pick-stop = Arrêter et comparer
comparity-pick-draw = Piocher une carte
comparity-pick-no-bonus = Renoncer à la carte de plus
comparity-pick-no-challenge = Accorder la victoire
comparity-preview-play = { $card }, colonne { $x }, ligne { $y } ({ $where })
comparity-preview-wins = C’est la dernière carte : elle gagne la partie.
comparity-preview-challenged = C’est la dernière carte : elle gagne si le joueur suivant ne trouve pas d’erreur.
comparity-preview-duet = Un duo : le joueur suivant doit piocher ou vérifier.
comparity-preview-trio = Un trio : le joueur suivant doit piocher ou vérifier ; une carte de plus peut suivre.
comparity-preview-check = Vérifier { $card }, colonne { $x }, ligne { $y }
comparity-preview-reveal = Retourner aussi { $card }, colonne { $x }, ligne { $y }
comparity-preview-stop = Arrêter et comparer
comparity-preview-opens-too = { $card } est retournée avec elle.
comparity-preview-stakes = Si tout est juste, { $seat } pioche { $mistrust } cartes ; sinon, { $other } pioche { $caught } cartes.
comparity-preview-challenge-stakes = Si tout est juste, { $other } gagne ; sinon, { $other } pioche { $caught } cartes et la partie continue.
comparity-preview-draw-card = Piocher { $card }
comparity-preview-draw = Piocher une carte
comparity-preview-draw-gift = Recevoir une carte : la pioche est vide
comparity-preview-swap = Échanger { $first } et { $second }
comparity-preview-arrange = { $card } en colonne { $x }, ligne { $y }
comparity-preview-no-bonus = Renoncer à la carte de plus
comparity-preview-no-challenge = Accorder la victoire
comparity-preview-discard = Défausser { $card }, colonne { $x }, ligne { $y }
comparity-preview-splits =
    { $count ->
        [one] La table reste entière.
       *[other] La table se coupe en { $count } parties, à relier aussitôt avec une carte.
    }
comparity-preview-give = Donner { $card } à { $seat }

# Refus.
refusal-comparity-play-or-check = C’est à { $seat } : poser une carte ou vérifier une carte cachée, rien d’autre.
refusal-comparity-finish-check = { $seat } est en pleine vérification : retourner une voisine cachée de la carte vérifiée, ou s’arrêter si c’est proposé.
refusal-comparity-give = { $seat } doit d’abord donner une carte, car la pioche est vide.
refusal-comparity-repair = { $seat } doit d’abord réparer les erreurs.
refusal-comparity-join = { $seat } doit d’abord relier les parties de la table avec une carte.
refusal-comparity-answer = { $seat } doit d’abord répondre au duo : piocher une carte ou vérifier une carte cachée.
refusal-comparity-bonus = { $seat } peut seulement poser la carte de plus du trio, ou y renoncer si c’est proposé.
refusal-comparity-challenge = { $seat } peut seulement vérifier une carte cachée, ou accorder la victoire.
refusal-comparity-not-a-move = Ce n’est pas un coup de Comparity.
refusal-comparity-no-such-card = Il n’y a pas de carte numéro { $number } dans cette partie.
refusal-comparity-too-far = Colonne { $x }, ligne { $y } : c’est trop loin. Reste près des cartes.
refusal-comparity-not-a-pair = On n’échange que deux cartes voisines : choisis-en deux qui partagent un bord.
refusal-comparity-not-beside-target = Colonne { $x }, ligne { $y } : il n’y a pas là de voisine cachée de la carte vérifiée. Retournes-en une.
refusal-comparity-must-reveal = La carte vérifiée n’a pas de voisine révélée : retournes-en une.
refusal-comparity-nothing-to-draw = La pioche est vide et personne n’a de carte à donner : vérifie une carte cachée.
refusal-comparity-not-your-card = Cette carte n’est pas devant toi : choisis une des tiennes.
refusal-comparity-card-of-another = { $card } est devant { $seat } : choisis une des tiennes.
refusal-comparity-card-elsewhere = { $card } n’est plus dans aucune main : choisis une des tiennes.
refusal-comparity-bonus-mandatory = À cette table, la carte de plus du trio doit être posée.
refusal-comparity-cell-taken = Colonne { $x }, ligne { $y } : une carte s’y trouve déjà, et les cartes ne bougent pas. Choisis une case vide.
refusal-comparity-not-adjacent = Colonne { $x }, ligne { $y } : cette case ne touche aucune carte. Choisis-en une à côté d’une carte.
refusal-comparity-join-vacated = À cette table, on relie la table là où était la carte défaussée, pas en colonne { $x }, ligne { $y }.
refusal-comparity-does-not-join = Colonne { $x }, ligne { $y } : cette case ne touche pas les { $parts } parties de la table. Choisis-en une qui les touche toutes.
refusal-comparity-nothing-there = Colonne { $x }, ligne { $y } : il n’y a pas de carte. Choisis une carte cachée de la table.
refusal-comparity-already-open = La carte { $card } est déjà révélée : choisis une carte cachée.
refusal-comparity-lone-card = La première carte n’a pas encore de voisine, on ne peut pas la vérifier : pose une carte.
refusal-comparity-finish-arranging = Finis d’abord de redisposer les cartes mal placées.
refusal-comparity-not-a-violation = Ces deux cartes sont en ordre : échange une paire fautive.
refusal-comparity-swap-not-clean = Après cet échange, une des deux cartes serait fautive avec une voisine : répare autrement.
refusal-comparity-swap-not-misplaced = Il n’y a pas de carte mal placée colonne { $x }, ligne { $y } : échange deux cartes mal placées.
refusal-comparity-only-pairs = À cette table, on échange les cartes mal placées seulement deux par deux.
refusal-comparity-not-in-order = Avec cette carte ici, le reste ne pourrait pas être mis en ordre : choisis une carte proposée.
refusal-comparity-not-misplaced = Colonne { $x }, ligne { $y } : aucune carte mal placée. Défausse une carte fautive.
refusal-comparity-swap-first = Un échange peut encore tout régler, on ne défausse donc rien pour l’instant : échange d’abord.
refusal-comparity-value-unknown = Cette position ne dit pas la valeur : { $card }. Ajoute-la pour continuer.
refusal-comparity-not-in = La place { $seat } ne participe pas à la partie.
refusal-comparity-deck-too-small =
    { $missing ->
        [one] Il y a { $cards } cartes, mais à { $players } joueurs il en faut { $needed } : il manque une carte.
       *[other] Il y a { $cards } cartes, mais à { $players } joueurs il en faut { $needed } : il manque { $missing } cartes.
    }

# L’analyse d’une partie terminée, sur la page de relecture et dans le terminal.
study-head = { $count ->
        [one] Une décision
       *[other] { $count } décisions
    } avec un choix, chacune étudiée dans { $worlds } mondes imaginés.
study-level = Vu par des joueurs qui ordonnent correctement { $level } % des paires.
study-player = { $player } : précision { $accuracy } ({ $marks })
study-player-idle = { $player } : rien à choisir
study-formula = La précision est la moyenne, sur toutes les décisions, de 103,1668 · e^(−0,04354 · d) − 3,1669, où d est le nombre de points de chances de gagner perdus par une décision au-delà de sa marge d’erreur.
study-mark-best = meilleur coup
study-mark-good = bon
study-mark-doubtful = douteux
study-mark-mistake = erreur
study-mark-luck = chance
study-decision = Coup { $number }, { $player } : { $mark }, { $lost } ± { $error } points de chances de gagner perdus
study-played = Joué : { $move }, { $percent } ± { $error } %. « { $why } »
study-better = Mieux : { $move }, { $percent } ± { $error } %. « { $why } »
study-lie-best = Le plus beau bluff de la partie : { $card }, de { $player }, crédible à { $percent } % pour ceux qui l’ont laissée ({ $count } fois) ; démasquée au coup { $moment }.
study-lie = { $card }, de { $player }, était mal placée : crédible à { $percent } % pour ceux qui l’ont laissée ({ $count } fois) ; démasquée au coup { $moment }.
study-lie-caught-at-once = { $card }, de { $player }, était mal placée et a été vérifiée aussitôt (coup { $moment }).

refusal-study-not-over = Seule une partie terminée peut être analysée.
refusal-study-no-scholar = Il n’y a pas encore d’analyse pour ce jeu.
refusal-study-broken-off = Cette partie a été interrompue : sans résultat, rien à quoi mesurer les coups.
refusal-study-busy = Beaucoup de parties sont en cours d’analyse ; réessaie dans une minute.

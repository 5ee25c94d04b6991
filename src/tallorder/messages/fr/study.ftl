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
study-lie-best = Le plus beau bluff de la partie : la carte « { $card } », posée par { $player }, crédible à { $percent } % pour ceux qui l’ont laissée ({ $count } fois) ; démasquée au coup { $moment }.
study-lie = La carte « { $card } », posée par { $player }, était mal placée : crédible à { $percent } % pour ceux qui l’ont laissée ({ $count } fois) ; démasquée au coup { $moment }.
study-lie-caught-at-once = La carte « { $card } », posée par { $player }, était mal placée et a été vérifiée aussitôt (coup { $moment }).

refusal-study-not-over = Seule une partie terminée peut être analysée.
refusal-study-no-scholar = Il n’y a pas encore d’analyse pour ce jeu.
refusal-study-broken-off = Cette partie a été interrompue : sans résultat, rien à quoi mesurer les coups.
refusal-study-busy = Beaucoup de parties sont en cours d’analyse ; réessaie dans une minute.

study = Analyse
beside-the-board = À côté de la table
study-what = Vois ce que valait chaque décision, ce qui aurait été mieux, et pourquoi.
study-only-over = Une partie s’analyse une fois terminée.
study-ask = Analyser cette partie
study-level-choice = Vu par des joueurs qui ordonnent correctement
study-level-of = { $level } % des paires
study-progress = Réflexion : { $percent } %
study-this-move = Ce coup
study-no-choice = Ici, il n’y avait rien à choisir.
study-was-played = Joué :
study-is-better = Mieux :
study-quote = « { $text } »
study-chance = { $error ->
        [0] { $percent } %
       *[other] { $percent } ± { $error } %
    }
study-lost = { $lost } ± { $error } points de chances de gagner perdus
study-chances = Chances de gagner
study-doubts = Doutes
study-layer-off = Non
study-layer-known = Ce qu’on pouvait savoir
study-layer-truth = La vérité
study-layer-known-how = Probabilité, en pour cent, que deux voisines soient dans le désordre, pour des joueurs qui ordonnent correctement { $level } % des paires et se concertent. Les doutes de moins de 5 % sont omis.
study-layer-truth-how = Seulement les cartes révélées dans cette partie : ✓ en ordre, ✕ en désordre.
study-pair = { $low } – { $high } : { $percent } %
study-accuracy = Précision
study-how = Comment est-ce calculé ?
study-estimate-how = Chaque décision est poursuivie dans { $worlds } mondes imaginés, conformes à ce que son joueur voyait. ± est une erreur type. Une erreur perd au moins 8 points au-delà, un coup douteux au moins 3 ; c’est de la chance si le joueur s’en trouve mieux malgré tout.
study-best-lie = Le plus beau bluff de la partie
study-best-lie-is = La carte « { $card } », posée par { $player } : crédible à { $percent } % pour ceux qui l’ont laissée ({ $count } fois).
study-no-lie = Chaque bluff démasqué a été vérifié aussitôt.
study-see-lie = La voir posée
study-see-caught = La voir démasquée
study-learn = { $count ->
        [one] Apprendre de mon erreur
       *[other] Apprendre de mes { $count } erreurs
    }
study-learn-all = { $count ->
        [one] Revoir la pire décision
       *[other] Revoir les { $count } pires décisions
    }
study-learning = Ce qu’il y a à apprendre
study-nothing-to-learn = Aucune erreur dont apprendre.
study-lesson = Décision { $number } sur { $count }
study-lesson-ask = { $player } a perdu { $lost } points ici. Et toi, que ferais-tu ?
study-try = Essayer à la table
study-show = Montrer le meilleur coup
study-next = Suivante
study-stop = Arrêter
study-retry = À refaire : cette décision a coûté { $lost } points.
study-retry-judged = Ce que vaut ton coup
study-retry-waiting = Ton coup est étudié…
study-back = Retour à l’analyse
study-play-on = Continuer ici
score-chances = Chances de gagner, %

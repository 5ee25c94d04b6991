# Les refus de la maison : mise en place, tour de jeu, options.
refusal-game-over = La partie est terminée.
refusal-not-your-decision = La place { $seat } ne décide pas maintenant : c’est à la place { $actor }.
refusal-unknown-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $seats }.
refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux proposés : { $allowed }.
refusal-unknown-option = Il n’y a pas d’option « { $option } ». Options de ce jeu : { $allowed }.
refusal-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs permises : { $allowed }.
refusal-players = { $game } se joue à { $fewest } joueurs au moins et { $most } au plus, pas à { $players }.
refusal-unknown-order = Ce paquet n’a pas de mesure « { $order } ». Ordres possibles : { $allowed }.
refusal-no-order = { $game } : ce jeu ne suit aucun ordre, n’en indique pas.
refusal-needs-deck = { $game } : il faut un paquet à toi, indique-le avec --deck.
refusal-cards-value = Les cartes d’une partie sont « core » ou « all », pas « { $value } ».
refusal-deck-too-small =
    Le paquet « { $deck } » compte { $cards } cartes, mais il en faut { $needed } à { $players } : { $missing ->
        [one] il manque { $missing } carte
       *[other] il manque { $missing } cartes
    }.
refusal-deck-differs = La partie a été notée avec le paquet { $deck } { $wanted }, mais ce paquet-ci est { $found }. Indique le bon avec --deck.
refusal-unknown-card = Le paquet n’a pas de carte « { $card } ».
refusal-not-a-deal = Ce n’est pas une donne de { $game } à { $players }.
refusal-unknown-bot = Il n’y a pas de bot « { $bot } ». Bots proposés : { $allowed }.
refusal-value-unknown = La valeur de la carte « { $card } » n’est pas donnée dans cette position : indique-la pour continuer.
refusal-not-of-this-game = Ce coup n’existe pas dans ce jeu.

seat-number = Place { $seat }

# Les jeux.
title-comparity-landmarks = Comparity : Monuments
title-comparity-movies = Comparity : Films
title-cardline-globetrotter = Cardline : Globetrotter
title-skyscraper = Gratte-ciel
title-comparity = Comparity avec tes propres cartes
title-cardline = Cardline avec tes propres cartes
phrase-joint = { " ; " }
serve-open = Les tables sont ouvertes : { $address } (Ctrl+C pour finir).
serve-store-seen = Le mot de passe du stockage est visible de tous sur cette machine : mets l’adresse dans TALLORDER_STORE ou dans un fichier (--config).
serve-one-sqlite = --workers : un seul processus écrit dans SQLite, il n’y en aura donc qu’un. Pour plusieurs, il faut --store postgresql://… et --redis.
serve-one-redis = --workers : les processus se parlent par Redis ; sans --redis, il n’y en a qu’un.

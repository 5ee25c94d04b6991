# Pourquoi un robot a joué ainsi, avec ses mots.
why-any-legal = Un coup au hasard parmi { $count } possibles.

why-cardline-seems = { $card } semble aller ici. Je lui donne { $percent } %.
why-cardline-likely = { $card } ici : juste à { $percent } %, je pense.
why-cardline-sure = { $card } ici : certitude à { $percent } %.
why-cardline-guess = Au hasard : { $card } est juste ici à { $percent } % au mieux.
why-cardline-harder-later = { $card } d’abord ({ $percent } %) : ce sera plus difficile ensuite.
why-cardline-race = La fin approche, je prends ma meilleure chance : { $card }, { $percent } %.
why-cardline-last = Ma dernière carte : { $card }, juste ici à { $percent } %.

why-comparity-seems = { $card } semble aller ici. Je lui donne { $percent } %.
why-comparity-likely = { $card } ici : à sa place à { $percent } %, je pense.
why-comparity-certain = { $card } ici : certitude à { $percent } %.
why-comparity-duet = Un Duo avec { $card } : à sa place à { $percent } %, et cela coûte quelque chose au joueur suivant dans tous les cas.
why-comparity-trio = Un Trio avec { $card } : à sa place à { $percent } %, et je peux poser une carte de plus.
why-comparity-bluff = Un bluff : { $card } n’est juste ici qu’à { $percent } %. J’espère que personne ne regardera.
why-comparity-last = Ma dernière carte gagne, où qu’elle soit.
why-comparity-push = { $card } va là où elle touche le plus de cartes. Je ne cherche pas plus loin.
why-comparity-check = Je doute : { $card }. Une erreur à { $percent } %, je pense.
why-comparity-stop-winner = Quelqu’un va gagner, alors je vérifie { $card } : une erreur à { $percent } %.
why-comparity-answer = Plutôt vérifier que piocher : { $card }, une erreur à { $percent } %.
why-comparity-draw = Je pioche : la meilleure cible ne promet que { $percent } %.
why-comparity-open = J’ouvre aussi { $card } : pas à sa place à { $percent } %.
why-comparity-found = L’erreur est déjà trouvée, je n’ouvre rien de plus.
why-comparity-swap = Échanger { $card } et sa voisine règle tout.
why-comparity-arrange = Les cartes vont dans l’ordre.
why-comparity-discard = Je défausse { $card } : la zone reste entière.
why-comparity-split = Je défausse { $card } : relier les parties me fait poser une carte.
why-comparity-join = { $card } relie les parties : à sa place à { $percent } %.
why-comparity-give = Je donne { $card } : ma carte la plus difficile à placer.
why-comparity-bonus = { $card } en carte supplémentaire : à sa place à { $percent } %.
why-comparity-no-bonus = Pas de carte supplémentaire : la meilleure ne serait juste qu’à { $percent } %.
why-comparity-challenge = Rien à perdre, je vérifie { $card } : une erreur à { $percent } %.

why-skyscraper-claim = Avec { $card }, ce gratte-ciel est à moi, et il en vaut la peine.
why-skyscraper-spoil = { $card } ici, pour que personne d’autre n’ait ce gratte-ciel.
why-skyscraper-build = { $card } me rapproche d’un gratte-ciel que je peux couvrir.
why-skyscraper-build-common = { $card } aide ici le moins les autres.
why-skyscraper-toilet = { $card } : un point et un vol.
why-skyscraper-fell = { $card } et il s’effondre.
why-skyscraper-shake = { $card } affaiblit un bâtiment qui rapporte.
why-skyscraper-century = { $card } touche les autres plus que moi.
why-skyscraper-insure = { $card } protège ce qui en vaut la peine.
why-skyscraper-study = { $card } : je veux choisir dans la pioche.
why-skyscraper-study-discard = { $card } : ce qu’il me faut est dans la défausse.
why-skyscraper-tornado = { $card } : ma main est moins bonne que celle qui vient.
why-skyscraper-discard = { $card } : la carte dont j’ai le moins besoin.
why-skyscraper-pass = Rien de ce que je pourrais jouer ne m’aiderait.
why-skyscraper-steal = La personne à voler : { $seat }.
why-skyscraper-decline = J’en reste là.
why-skyscraper-keep = Des deux, { $card } m’est plus utile.
why-skyscraper-take = { $card } est ce qui me sert le plus.
why-skyscraper-swap-hand = Ces cinq cartes valent mieux que les miennes.
why-skyscraper-put-back = { $card } peut rester là : c’est ce qui aide le moins la suite.

refusal-unknown-persona = Il n’y a pas de personnage « { $persona } ». Personnages : { $allowed }.
refusal-bot-knowledge = « { $value } » n’est pas un savoir : indiquez la part des paires bien ordonnées, de { $least } à { $most } pour cent, comme dans expert@85.

# Ce que la boîte dit de son jeu, et les exemples des livres.

box-about = La boîte
box-players = Joueurs
box-age = Âge
box-time = Durée
box-by = Par
box-age-comparity = dès 10 ans, dit la boîte de Films
box-age-cardline = le livre ne le dit pas
box-age-skyscraper = le livre ne le dit pas
box-setup = Préparation selon le nombre de joueurs
box-hand = cartes par joueur
box-deck = dans la pioche
box-least = un paquet à toi : au moins
box-line = ouvre la ligne
box-pile = dans la pioche
box-sites = premiers chantiers
box-foundations = Fondations
box-toilets = Toilettes
box-studies = Études
box-roofs = Toits
box-tornadoes = Tornades

box-comparity-note-1 = Tu débutes ? Joue par année : c’est ce que le livre de Films conseille aux débutants.
box-comparity-note-2 = La première carte de la pioche est posée au milieu : il en reste une de moins à piocher.
box-cardline-note-1 = Les cartes comptent en milles carrés et en tonnes américaines. 1 mille carré vaut 2,58998 km², 1 tonne américaine 0,90718 t : les 15 942 milles carrés de la Suisse font environ 41 290 km².
box-skyscraper-note-1 = Les cartes et les nombres de ce tableau sont notre reconstitution : notre exemplaire des règles n’a ni la liste des cartes ni le tableau de préparation. Il donne les tornades et les premiers chantiers ; le reste est de nous.
box-skyscraper-note-2 = Tu as la boîte ? Copie le fichier des cartes (cards.toml, dans le dossier decks/data/skyscraper), mets-y les vrais nombres et joue avec : tallorder play skyscraper --deck my-cards.toml.
box-skyscraper-note-3 = Haut, c’est combien ? Burj Khalifa (828 m), Merdeka 118 (679 m), Shanghai Tower (632 m), One World Trade Center (541 m), Taipei 101 (508 m), Landmark 81 (461 m), The Shard (310 m), Commerzbank Tower (259 m), tour Pirelli (127 m), et Espacité, 60 m comme le mini-gratte-ciel.

examples = Exemples du livre
example-of = { $number } sur { $count }
example-before = Exemple précédent
example-after = Exemple suivant

example-comparity-1 = Trois cartes cachées et toutes les cases où en poser une autre. Dans la case marquée ×2, elle toucherait deux cartes : un duo. Rien ne se glisse entre deux cartes qui se touchent.
example-comparity-2 = Après une vérification, on compare toutes les voisines révélées. Une seule paire est fautive, côte à côte dans la ligne du haut. Deux nombres égaux sont en ordre, les coins ne se touchent pas, et la carte cachée n’est pas comparée.
example-comparity-3 = Les deux cartes sont échangées. Aucune nouvelle erreur : rien n’est défaussé.
example-comparity-4 = La plus grande carte est la première. Échangée, elle serait avant la dernière, et ce serait encore faux : on défausse une des deux.
example-comparity-5 = Ici aussi, un échange ferait une nouvelle erreur : la carte marquée de la ligne du bas s’en va.
example-comparity-6 = La table est maintenant en deux parties. Qui a vérifié les relie avec une de ses cartes, dans une des deux cases marquées ; cela ne fait pas de duo.
example-cardline-1 = La ligne commence par l’Autriche. Il y a deux places : avant et après.
example-cardline-2 = La Suisse est plus petite et va avant l’Autriche : elle reste. Après, elle irait dans la boîte.
example-cardline-3 = Avec le Luxembourg, la Belgique, l’Autriche et la France, il y a cinq places, et une seule est juste pour la Suisse : après la Belgique.
example-cardline-4 = À toute autre place, la Suisse va dans la boîte, et tu prends une nouvelle carte.
example-skyscraper-1 = Une tour sur la fondation avec parking a une solidité de 2.
example-skyscraper-2 = Le premier séisme laisse une fissure, et la tour tient.
example-skyscraper-3 = Le deuxième la fait tomber : étages et séismes vont à la défausse.

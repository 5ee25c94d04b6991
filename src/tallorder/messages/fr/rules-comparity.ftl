# The rules of comparity in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-comparity-idea = L’idée
rules-comparity-idea-1 = Chacun commence avec sept cartes devant soi. Tous peuvent lire les noms, personne ne connaît les nombres. Pose tes cartes sur la table commune ; le premier à avoir posé toutes les siennes gagne.
rules-comparity-idea-2 = La table devrait être en ordre, mais rien ne t’empêche de poser une carte où elle n’a rien à faire. Le bluff fait partie du jeu, jusqu’à ce que quelqu’un vérifie.

rules-comparity-cards = Les cartes
rules-comparity-cards-1 = Un paquet compte 100 cartes différentes ; on joue de 2 à 5. Le côté chiffré de chaque carte porte deux nombres.
rules-comparity-cards-2 = Les cartes sont distribuées face cachée, le nom visible. Personne ne voit l’autre côté d’une carte cachée, pas même la sienne ; seule une vérification révèle une carte.
rules-comparity-cards-3 = Une carte révélée montre ses deux nombres à tous et le reste.
rules-comparity-cards-4 = Seul compte le nombre imprimé. Deux cartes qui portent le même nombre sont égales.

rules-comparity-landmarks = Monuments : ce que disent les nombres
rules-comparity-landmarks-1 = La hauteur va du sol ou de l’eau jusqu’au point le plus haut, toit, flèche ou antenne, en 2015. Le socle en fait partie. Quand les sources divergent, le Conseil des grands immeubles et de l’habitat urbain tranche.
rules-comparity-landmarks-2 = L’année est celle où le monument a pris sa forme actuelle ; les années avant notre ère sont plus petites que toutes les autres. Si elle n’est qu’approchée, « ≈ » figure des deux côtés, et l’année imprimée compte comme une année exacte.

rules-comparity-movies = Films : ce que disent les nombres
rules-comparity-movies-1 = Les recettes sont mondiales, en dollars, sans correction de l’inflation. Si seul le chiffre américain est fiable, « É.-U. » figure des deux côtés ; on le compare tel quel.
rules-comparity-movies-2 = Le côté du nom dit de quel film il s’agit, au besoin entre crochets. Sans précision, c’est le premier de sa série ou la version américaine la plus connue.

rules-comparity-setup = Préparation
rules-comparity-setup-1 = Choisissez l’ordre : par année, plus tôt étant plus petit, ou par grandeur (hauteur des monuments, recettes des films). Tout le reste est pareil. D’habitude, les monuments se jouent par hauteur, les films par année.
rules-comparity-setup-2 = Chacun reçoit 7 cartes. La pioche compte 15, 20, 35 ou 40 cartes à 2, 3, 4 ou 5 joueurs ; les autres restent hors du jeu. Un paquet à toi doit donc compter au moins 29, 41, 63 ou 75 cartes.
rules-comparity-setup-3 = La première carte de la pioche est posée face cachée au milieu : la table commence. La suivante montre son nom à tous (une règle maison peut le cacher).
rules-comparity-setup-4 = Qui commence la première partie est tiré au sort, ou l’hôte désigne une place ; à chaque nouvelle partie de la table, c’est la place suivante. Selon le livre, c’est la personne qui est montée dans le bâtiment le plus haut, ou qui est allée au cinéma en dernier. On joue dans le sens des aiguilles d’une montre.

rules-comparity-turn = Ton tour
rules-comparity-turn-1 = Fais une seule chose : pose une de tes cartes, ou vérifie une carte cachée de la table. On ne passe pas. Puis c’est au voisin de gauche.
rules-comparity-turn-2 = Une carte sans voisine ne se vérifie pas : au premier tour, on pose donc toujours. Si aucune carte cachée n’a de voisine, il faut poser.

rules-comparity-place = Poser une carte
rules-comparity-place-1 = Choisis une carte et pose-la face cachée sur une case libre à côté d’au moins une carte de la table : à gauche, à droite, au-dessus ou au-dessous. Deux voisines partagent un côté entier ; les coins ne comptent pas. La table n’a pas de bord.
rules-comparity-place-2 = Les nombres croissent vers la droite et vers le haut. La vue compacte montre la même table tournée : les nombres n’y croissent que vers le haut (sur un téléphone, vers la droite) ; les joints montrent qui touche qui.
rules-comparity-place-3 = On ne déplace jamais une carte posée pour une autre : rien n’entre entre deux cartes qui se touchent.

rules-comparity-duet = Duo
rules-comparity-duet-1 = Une carte posée qui en touche exactement deux, révélées ou cachées, fait un duo.
rules-comparity-duet-2 = Avant toute chose, le joueur suivant répond : il pioche une carte, ou vérifie n’importe quelle carte cachée de la table, avec tout ce que coûte une vérification.
rules-comparity-duet-3 = Après sa réponse, ce joueur joue encore un tour complet, et peut y vérifier de nouveau.
rules-comparity-duet-4 = Si la pioche est vide, les autres donnent la carte. Si personne ne le peut, il ne reste que la vérification.

rules-comparity-trio = Trio
rules-comparity-trio-1 = Une carte posée qui en touche trois fait un trio ; quatre aussi. D’abord vient la même réponse que pour un duo.
rules-comparity-trio-2 = Si la réponse était une pioche ou une vérification sans erreur, l’auteur du trio peut aussitôt poser une carte de plus, avant le tour de l’autre. On peut y renoncer (une règle maison peut l’imposer).
rules-comparity-trio-3 = Si la vérification a trouvé la moindre erreur, pas de carte de plus ; pas non plus si qui répondait a gagné en reliant la table.
rules-comparity-trio-4 = Cette carte de plus ne fait ni duo ni trio.

rules-comparity-check = Vérifier
rules-comparity-check-1 = Choisis une carte cachée de la table qui a une voisine, et retourne-la.
rules-comparity-check-2 = Si aucune voisine n’est révélée, retournes-en une aussi, à ton choix. S’il y en a déjà une, tu peux en retourner une autre ou en rester là. Tu vois la première carte avant de décider (une règle maison peut demander les deux choix d’un coup).
rules-comparity-check-3 = Puis on compare toutes les voisines révélées de la table, peu importe qui les a retournées et quand. Les cartes cachées, et celles qui ne se touchent pas, ne sont pas comparées.
rules-comparity-check-4 = Deux nombres égaux sont en ordre dans les deux sens.

rules-comparity-cost = Ce que coûte une vérification
rules-comparity-cost-1 = Pas d’erreur : qui vérifie pioche 2 cartes.
rules-comparity-cost-2 = Une erreur : le voisin de droite de qui vérifie pioche 3 cartes, peu importe qui avait posé la carte, et une seule fois quel que soit le nombre d’erreurs.
rules-comparity-cost-3 = Les trois cartes viennent avant la réparation.

rules-comparity-repair = Réparer
rules-comparity-repair-1 = Qui vérifie échange deux cartes mal placées, si aucune des deux n’est ensuite en erreur. On n’échange que les deux cartes d’une même paire fautive ; le livret russe peut aussi se lire « deux cartes mal placées quelconques » (une règle maison joue ainsi). Un échange ne fait pas de duo.
rules-comparity-repair-2 = Si aucun échange ne règle tout, qui vérifie défausse une carte d’une paire fautive, à son choix. Tant qu’un échange peut tout régler, il passe d’abord (une règle maison peut lever cela).
rules-comparity-repair-3 = Le tour ne finit pas tant qu’une erreur reste sur la table.
rules-comparity-repair-4 = Si une défausse coupe la table, qui vérifie relie aussitôt toutes les parties avec une carte de sa main, posée face cachée sur une case libre qui touche chaque partie (une règle maison n’autorise que la case vidée). Elle ne fait pas de duo.
rules-comparity-repair-5 = Règle maison : trois cartes ou plus liées par des erreurs peuvent être redisposées sur leurs propres cases, si aucune n’est alors en erreur.
rules-comparity-repair-6 = Les cartes défaussées restent visibles à côté et ne reviennent jamais dans la pioche.

rules-comparity-empty = Quand la pioche est vide
rules-comparity-empty-1 = Qui doit piocher prend ce qui reste et reçoit le reste des autres : une carte chacun, au choix de qui donne, en commençant par la gauche et autant de tours qu’il faut.
rules-comparity-empty-2 = Personne ne donne sa dernière carte ; ce joueur est sauté. (Règle maison : la donner fait gagner.)
rules-comparity-empty-3 = Si personne ne peut donner, ce qui manque est oublié.

rules-comparity-end = Gagner
rules-comparity-end-1 = Qui pose sa dernière carte sur la table gagne aussitôt, même avec la carte de plus d’un trio ou celle qui relie les parties. On ne répond plus au duo.
rules-comparity-end-2 = La victoire tient, même si la dernière carte était fausse. Règle maison : le joueur suivant peut d’abord vérifier une fois ; s’il y a une erreur, le vainqueur annoncé pioche 3 cartes et la partie continue.
rules-comparity-end-3 = Toute partie finit : chaque carte posée et chaque vérification l’en rapproche.
rules-comparity-end-4 = Qui abandonne s’en va ; ce qu’il devait encore décider est réglé pour lui, et ses cartes partent sans être vues. À deux, l’autre gagne. Une partie arrêtée par l’hôte n’a pas de vainqueur.

rules-comparity-memory = La prochaine fois
rules-comparity-memory-1 = Les cartes cachées à la fin le restent, même quand on revoit la partie : elles gardent leur secret.
rules-comparity-memory-2 = Les cartes révélées sont mises de côté et se reposent aux prochaines parties de cette table ; toutes les autres sont neuves. Une règle maison éteint cette mémoire, et l’hôte peut l’effacer.
rules-comparity-memory-3 = Quand il n’y a plus assez de cartes neuves, on complète au hasard avec celles mises de côté, et la mémoire recommence.

# The rules of cardline in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-cardline-idea = L’idée
rules-cardline-idea-1 = Place tes cartes dans l’ordre dans la ligne commune. Le but : être seul sans carte à la fin d’une manche.

rules-cardline-cards = Les cartes
rules-cardline-cards-1 = Il y a 110 pays, et on joue de 2 à 8. Le recto montre le nom, le drapeau, le continent et une curiosité.
rules-cardline-cards-2 = Le verso ajoute quatre nombres : la superficie, eaux comprises, la population de 2012, le PIB de 2011 en millions de dollars et le CO₂ de 2011 par habitant.
rules-cardline-cards-3 = On compare les milles carrés et les tonnes américaines imprimés. On peut t’afficher des km² et des tonnes ; l’ordre n’en change jamais.

rules-cardline-setup = Préparation
rules-cardline-setup-1 = Choisissez un des quatre nombres ; il vaut pour toute la partie.
rules-cardline-setup-2 = Chacun reçoit quatre cartes, recto visible. L’hôte peut choisir un autre nombre, le même pour tous, tant que le paquet suffit.
rules-cardline-setup-3 = Personne ne regarde le verso d’une carte. Tous les rectos sont publics, aussi celui de la première carte de la pioche (une règle maison peut la cacher).
rules-cardline-setup-4 = Le reste forme la pioche. Sa première carte est posée face visible au milieu : la ligne commence.
rules-cardline-setup-5 = Qui commence la première partie est tiré au sort, ou l’hôte désigne une place ; à chaque nouvelle partie de la table, c’est la place suivante. On joue dans le sens des aiguilles d’une montre.

rules-cardline-turn = Ton tour
rules-cardline-turn-1 = Choisis une de tes cartes et sa place dans la ligne, les deux ensemble. On ne passe pas.
rules-cardline-turn-2 = Les nombres croissent de gauche à droite (sur un téléphone, de haut en bas). Toute place peut être tentée : avant la première carte, après la dernière et entre deux cartes.
rules-cardline-turn-3 = Puis la carte est retournée, et tous voient tous ses nombres.
rules-cardline-turn-4 = Si elle est à sa place, elle reste dans la ligne, face visible.
rules-cardline-turn-5 = Sinon elle va dans la boîte et tu prends la première carte de la pioche : tu as autant de cartes qu’avant. Puis c’est au voisin de gauche.

rules-cardline-equal = Nombres égaux
rules-cardline-equal-1 = Les cartes de même nombre sont côte à côte, dans n’importe quel ordre. Une place est juste si aucun nombre de la ligne n’est plus grand que le suivant.

rules-cardline-end = La fin
rules-cardline-end-1 = Une manche est un tour pour chaque joueur encore en jeu, en commençant par le premier.
rules-cardline-end-2 = Si un seul joueur place juste sa dernière carte dans une manche, il gagne, dès que personne de ceux qui doivent encore jouer ne peut en faire autant (une règle maison finit la manche).
rules-cardline-end-3 = S’ils sont plusieurs, ils restent et tous les autres sortent, leurs cartes non vues dans la boîte. Chacun de ceux qui restent reçoit une carte. Si tous finissent ensemble, tous continuent.
rules-cardline-end-4 = Et ainsi de suite jusqu’à ce qu’un seul place juste dans une manche. Si personne n’y arrive, tous reprennent une carte et recommencent.
rules-cardline-end-5 = S’il n’y a pas assez de cartes pour départager, les finalistes partagent la victoire. Une règle maison peut fixer une dernière manche : qui a le moins de cartes gagne alors.
rules-cardline-end-6 = Qui abandonne est éliminé ; le dernier qui reste gagne.

rules-cardline-box = Pioche et boîte
rules-cardline-box-1 = Quand la pioche est vide et qu’il faut une carte, la boîte est mélangée en une nouvelle pioche.
rules-cardline-box-2 = On peut regarder les cartes retournées de la boîte ; celles des joueurs éliminés gardent leurs nombres secrets.

# The rules of skyscraper in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-skyscraper-idea = L’idée
rules-skyscraper-idea-1 = Tous bâtissent sur les mêmes chantiers, mais la tour revient à qui pose le toit. Les points figurent sur certains étages et sur les prix et se comptent à la fin ; le plus de points gagne.

rules-skyscraper-cards = Les cartes
rules-skyscraper-cards-1 = Il y a 128 cartes. Les étages ont cinq catégories : logements, bureaux, hôtels, restaurants et commerces. Étages spéciaux, toilettes, fondations et toits sont gris, sans catégorie.
rules-skyscraper-cards-2 = Dix étages spéciaux apportent un plus : souvent des mètres ou des points. L’amortisseur harmonique ajoute une solidité à sa tour.
rules-skyscraper-cards-3 = S’y ajoutent 10 études, 10 assurances, 6 tornades, 9 séismes, le tremblement de terre du siècle et 15 prix, dont six « Défectueux ou malodorant ».
rules-skyscraper-cards-4 = Le nombre d’une fondation dit à quel séisme elle tombe : celle avec parking tient après le premier et tombe au deuxième. (Règle maison : elle en supporte autant.)

rules-skyscraper-setup = Préparation
rules-skyscraper-setup-1 = Les prix sont visibles. On prend autant de tornades que de joueurs et, de 2 à 6, de 6 à 10 fondations, toilettes et études et de 8 à 12 toits ; le surplus part sans être vu (une règle maison garde les deux toits-toilettes).
rules-skyscraper-setup-2 = Les fondations forment une pile à part ; 2, 2, 3, 3 ou 4 sont retournées à 2, 3, 4, 5 ou 6 joueurs : les premiers chantiers.
rules-skyscraper-setup-3 = Chacun reçoit un toit. Tout le reste, autres toits compris, forme la pioche, et chacun en reçoit quatre cartes : une main de cinq que personne d’autre ne voit.
rules-skyscraper-setup-4 = Selon le livre, le plus âgé commence ; ici la première partie est commencée par tirage au sort, ou par la place que l’hôte désigne, et chaque nouvelle partie de la table par la place suivante. On joue dans le sens des aiguilles d’une montre.

rules-skyscraper-turn = Ton tour
rules-skyscraper-turn-1 = Joue une carte de ta main, puis pioche jusqu’à en avoir cinq de nouveau, tant qu’il en reste.
rules-skyscraper-turn-2 = Il faut jouer, même une carte qui te nuit. Seulement si rien n’est jouable, défausse une carte à la place.
rules-skyscraper-turn-3 = Avec moins de cinq cartes, joue normalement puis complète à cinq ; sans aucune, pioche d’abord cinq cartes.
rules-skyscraper-turn-4 = La défausse est visible et n’est jamais remélangée. Les fondations des constructions écroulées quittent le jeu.

rules-skyscraper-build = Bâtir
rules-skyscraper-build-1 = Pose un étage, un étage spécial ou des toilettes au sommet de n’importe quel chantier, peu importe qui y a bâti.
rules-skyscraper-build-2 = Les mètres et les points de toutes les cartes restent visibles ; quelles cartes c’étaient, il faut s’en souvenir, sauf celle du dessus (une règle maison permet de regarder).

rules-skyscraper-roof = Poser le toit
rules-skyscraper-roof-1 = Un toit achève un chantier d’au moins deux étages, et le bâtiment est à toi, peu importe qui l’a bâti. Étages spéciaux et toilettes comptent comme étages (une règle maison ne compte pas les toilettes).
rules-skyscraper-roof-2 = Un bon gratte-ciel atteint 100 mètres, contient des toilettes et dépasse ton plus haut. Sinon, tu peux l’achever quand même, mais il est défectueux ou malodorant.
rules-skyscraper-roof-3 = La hauteur est la somme de toutes les cartes et du toit ; la fondation vaut 0 m. Défauts et prix se jugent aussitôt, puis tu peux assurer, puis on retourne la fondation suivante.
rules-skyscraper-roof-4 = Un toit-toilettes est un toit et compte comme toilettes de la tour, mais ne permet aucun vol et ne rapporte pas de points de toilettes.

rules-skyscraper-threshold = Ton seuil
rules-skyscraper-threshold-1 = Ton seuil est la hauteur de ton plus haut bâtiment debout, même défectueux. Le suivant doit être plus haut ; l’égaler ne suffit pas (une règle maison l’accepte). Le livret ne dit pas si un bâtiment écroulé compte encore : ici, non (une règle maison le compte). Chacun a son seuil.

rules-skyscraper-faulty = Défectueux ou malodorant
rules-skyscraper-faulty-1 = Un bâtiment sans toilettes, pas au-dessus du seuil de qui l’achève ou sous 100 mètres est défectueux. Cela se juge à l’achèvement, pour de bon ; seul un mini-gratte-ciel peut changer ensuite.
rules-skyscraper-faulty-2 = Il vaut −1 point en tout, quoi que disent ses étages, et jamais davantage.
rules-skyscraper-faulty-3 = Un bâtiment défectueux ne tient aucun prix, pas même le record du monde (une règle maison permet celui-là). Plus haut que les autres, il ne les prive pas non plus du record ; le livret n’en dit rien (une règle maison les en prive).

rules-skyscraper-prizes = Prix
rules-skyscraper-prizes-1 = Un bâtiment porte au plus un prix, record du monde à part. Un prix qui perd son détenteur retourne en vitrine (une règle maison le retire du jeu).
rules-skyscraper-prizes-2 = Record du monde, 3 points : le plus haut bâtiment sain, s’il est seul. Tant que deux sont à égalité, personne ne l’a (une règle maison suit les anciens détenteurs).
rules-skyscraper-prizes-3 = Ordre et unité, 3 points : un bâtiment sain dont les étages de couleur, au moins deux, sont d’une seule catégorie. Un plus récent, de toute catégorie et de tout propriétaire, le reprend ; s’il tombe, le prix revient.
rules-skyscraper-prizes-4 = Mini-gratte-ciel, 3 points : exactement 60 mètres, avec toilettes ; minimum et seuil ne comptent alors pas. Un plus récent prend le prix, et le précédent devient défectueux jusqu’à ce qu’il le récupère.
rules-skyscraper-prizes-5 = Spécialiste des toilettes : chaque carte de toilettes que tu joues te vaut 1 point, la première comprise. Il t’est acquis, quoi qu’il arrive au bâtiment.

rules-skyscraper-quake = Séismes
rules-skyscraper-quake-1 = Un séisme frappe une construction, achevée ou non, de n’importe qui, même une fondation nue. La solidité est le nombre de la fondation, plus amortisseurs et assurances, moins séismes et marques. À zéro, elle s’écroule.
rules-skyscraper-quake-2 = Un écroulement défausse toutes ses cartes, et les prix du bâtiment avec. Un chantier écroulé est remplacé par la fondation suivante ; un bâtiment, non. D’après le livret, un chantier ne l’est pas non plus : nous l’ajoutons pour qu’il y ait toujours où construire (une règle maison suit le livret).
rules-skyscraper-quake-3 = Le tremblement de terre du siècle frappe tout d’un coup : une construction assurée perd une assurance, les autres reçoivent une marque qui ôte une solidité pour de bon ; ce qui est à zéro s’écroule ensemble.

rules-skyscraper-insurance = Assurance
rules-skyscraper-insurance-1 = Une assurance ajoute une solidité à une construction, la tienne ou non ; il peut y en avoir plusieurs.
rules-skyscraper-insurance-2 = Assurance et séisme sur une même construction s’annulent, dans n’importe quel ordre : les deux sont défaussés.
rules-skyscraper-insurance-3 = Juste après un toit, tu peux jouer une assurance de ta main sur ce bâtiment. C’est le seul cas de deux cartes de la main dans un tour, et jamais plus d’une assurance par tour.

rules-skyscraper-toilet = Toilettes et vol
rules-skyscraper-toilet-1 = Jouer des toilettes te laisse tirer deux cartes, sans voir, d’une autre main. Tu regardes les deux, en gardes une et rends l’autre. Tu peux y renoncer.
rules-skyscraper-toilet-2 = Qui a pris une carte ne pioche pas ce tour-là (une règle maison permet de compléter s’il en manque).
rules-skyscraper-toilet-3 = Une tour peut contenir autant de toilettes qu’on veut ; chacune permet un vol et vaut un point.

rules-skyscraper-study = Études
rules-skyscraper-study-1 = Avec une étude, tu choisis la pioche ou la défausse, s’il y a quelque chose dedans.
rules-skyscraper-study-2 = Pioche : regarde les cinq premières cartes. Prends-en une en main ou joue-la aussitôt, quelle qu’elle soit.
rules-skyscraper-study-3 = Les autres retournent au-dessus dans l’ordre que tu veux, avant l’effet de la carte choisie. Si tu l’as jouée, complète à cinq comme d’habitude.
rules-skyscraper-study-4 = Ou échange : les cinq deviennent ta main et tes anciennes cartes vont au-dessus de la pioche, dans l’ordre que tu veux. Rien n’est alors joué aussitôt ni pioché.
rules-skyscraper-study-5 = Défausse : prends-y n’importe quelle carte, sauf une étude (une règle maison le permet) ; elle ne se joue pas aussitôt.
rules-skyscraper-study-6 = Puis l’étude est défaussée et la fondation suivante est retournée, s’il y en a une.

rules-skyscraper-tornado = Tornades
rules-skyscraper-tornado-1 = Une tornade fait passer toutes les mains, à gauche ou à droite selon qui la joue ; puis elle est défaussée.
rules-skyscraper-tornado-2 = Seuls ceux qui ont des cartes participent. Qui l’a jouée complète au besoin après l’échange, qui a reçu la main courte à la fin de son propre tour.

rules-skyscraper-end = La fin
rules-skyscraper-end-1 = La partie finit dès qu’aucun chantier n’est ouvert et qu’il ne reste plus de fondation, que le dernier soit achevé ou écroulé.
rules-skyscraper-end-2 = Quand la pioche est vide, on joue de la main. Dès qu’une main l’est aussi, chacun des autres peut jouer encore une carte, ou passer ; puis on compte. Un chantier peut rester inachevé.
rules-skyscraper-end-3 = Ton score : les points de tes bâtiments sains, leurs prix, tes toilettes, et −1 par bâtiment défectueux. Chantiers inachevés et cartes en main ne comptent pas.
rules-skyscraper-end-4 = À égalité, on partage la victoire (une règle maison laisse décider le plus haut bâtiment).
rules-skyscraper-end-5 = Toute partie finit : les cartes s’épuisent tôt ou tard.
rules-skyscraper-end-6 = Qui abandonne s’en va ; sa main est défaussée, ses bâtiments restent et peuvent encore être frappés.

# Une première partie qui apprend. Une étape a un titre, une consigne (une autre pour la deuxième décision), une leçon et
# une réponse au coup qu’elle ne demande pas.

lesson = Leçon
lesson-progress = Étape { $step } sur { $steps }
lesson-back = Retour
lesson-again = Encore une fois
lesson-skip = Passer
lesson-next = Suite
lesson-leave = Quitter
lesson-real = Jouer pour de vrai

refusal-no-lesson = Cette leçon n’existe pas.
refusal-lesson-done = Cette étape est finie : passe à la suivante.
refusal-lesson-no-record = Une leçon commence au milieu d’une partie : elle n’a pas d’enregistrement.


lesson-comparity-place-title = Poser une carte
lesson-comparity-place =
    « { $card } » : { $order ->
        [year] le film le plus récent
       *[height] le monument le plus haut
    } de tous. Pose la carte du côté « { $order ->
        [year] plus tard
       *[height] plus haut
    } ».
lesson-comparity-place-done = Elle est à sa place. Son nombre reste caché : la carte est face cachée jusqu’à ce que quelqu’un la vérifie.
refusal-lesson-comparity-place =
    La place de « { $card } » est tout au bout, du côté « { $order ->
        [year] plus tard
       *[height] plus haut
    } ».

lesson-comparity-read-title = Lire la table
lesson-comparity-read =
    « { $card } » : { $order ->
        [year] le film le plus ancien
       *[height] le monument le plus bas
    } de tous. Pose la carte de l’autre côté, avant une carte qu’elle touche.
lesson-comparity-read-done = On ne compare que les cartes qui se touchent. Deux coins ne se touchent pas.
refusal-lesson-comparity-read =
    Là, elle viendrait après une carte plus { $order ->
        [year] récente
       *[height] haute
    }. « { $card } » vient en premier.

lesson-comparity-check-title = Vérifier
lesson-comparity-check =
    Le bot a posé « { $card } » du côté le plus { $order ->
        [year] récent
       *[height] haut
    } : c’est louche, vérifie cette carte.
lesson-comparity-check-2 = Une erreur ! Le bot pioche 3 cartes, et toi, tu répares : échange les deux cartes.
lesson-comparity-check-done = Tout est en ordre. Mais attention : si tu vérifies et qu’il n’y a pas d’erreur, c’est toi qui pioches 2 cartes.
refusal-lesson-comparity-check = Choisis Vérifier, puis « { $card } » : seule cette carte n’est pas à sa place.

lesson-comparity-repair-title = Réparer
lesson-comparity-repair = Un échange ferait ici une nouvelle erreur ; une carte doit partir : défausse « { $card } ».
lesson-comparity-repair-done = L’erreur a disparu, et la carte aussi : elle est hors jeu.
refusal-lesson-comparity-repair = Sans cette carte, la table serait coupée en deux. Défausse « { $card } ».

lesson-comparity-duet-title = Duo
lesson-comparity-duet = Pose « { $card } » de façon à toucher deux cartes à la fois : c’est un duo.
lesson-comparity-duet-2 = Un duo ! Le joueur suivant, ici le bot, doit maintenant piocher une carte ou vérifier.
lesson-comparity-duet-done = Après un duo, le joueur suivant pioche une carte ou vérifie. Le bot a pioché.
refusal-lesson-comparity-duet = Prends « { $card } » et cherche le seul endroit où elle touche deux cartes.

lesson-comparity-trio-title = Trio
lesson-comparity-trio = Pose « { $card } » là où elle touche trois cartes : c’est un trio.
lesson-comparity-trio-2 = Le bot a pioché, et tu as une récompense : pose une carte de plus, là où elle va.
lesson-comparity-trio-done = Deux cartes en un tour ! Si le bot avait vérifié et trouvé une erreur, tu n’aurais pas eu la deuxième.
refusal-lesson-comparity-trio = Prends « { $card } » et cherche la place entre trois cartes.
refusal-lesson-comparity-trio-2 =
    Pose une carte là où tout est en ordre : les nombres croissent du côté « { $order ->
        [year] plus tard
       *[height] plus haut
    } ».

lesson-comparity-win-title = Une petite partie
lesson-comparity-win = Joue jusqu’au bout : qui pose sa dernière carte en premier gagne, et la carte que le bot vient de poser est louche.
lesson-comparity-win-done = C’était une vraie partie : tu sais tout ce qu’il faut.

lesson-cardline-place-title = La ligne
lesson-cardline-place = « { $card } » est un pays plus grand que « { $line } » : place la carte du côté des plus grands.
lesson-cardline-place-done = Juste ! La carte est retournée, reste dans la ligne, et tu as une carte de moins.
refusal-lesson-cardline-place = C’est le côté des plus petits : « { $card } » va de l’autre côté de « { $line } ».

lesson-cardline-between-title = Entre deux
lesson-cardline-between = Une carte peut aller à n’importe quelle place : place « { $card } » entre « { $small } » et « { $large } ».
lesson-cardline-between-done = C’est juste : les nombres de la ligne ne font que croître.
refusal-lesson-cardline-between = « { $card } » : plus grand que « { $small } », plus petit que « { $large } ».

lesson-cardline-miss-title = Une erreur
lesson-cardline-miss = Trompe-toi exprès : « { $card } » est le plus petit pays de tous. Place la carte n’importe où, sauf au début.
lesson-cardline-miss-done = Raté : la carte va dans la boîte et tu en prends une autre. Tu as autant de cartes qu’avant.
refusal-lesson-cardline-miss = Cette fois, trompe-toi exprès : prends « { $card } » et ne la place pas au début.

lesson-cardline-equal-title = Nombres égaux
lesson-cardline-equal = Maintenant on compare le CO₂ par habitant, et « { $card } » et « { $line } » sont à égalité : place l’une à côté de l’autre.
lesson-cardline-equal-done = Deux cartes égales sont côte à côte, dans n’importe quel ordre.
refusal-lesson-cardline-equal = Deux cartes égales sont côte à côte : place « { $card } » à côté de « { $line } », d’un côté ou de l’autre.

lesson-cardline-round-title = La manche
lesson-cardline-round = Ta dernière carte : place « { $card } », un pays plus grand que tous les autres.
lesson-cardline-round-2 = C’était ta dernière carte. Mais la manche n’est pas finie : c’est encore au tour du bot.
lesson-cardline-round-done = Le bot a placé sa dernière carte dans la même manche : personne n’a gagné, et chacun reprend une carte.
refusal-lesson-cardline-round = Rien dans la ligne n’est plus grand que « { $card } » : sa place est tout au bout.

lesson-cardline-win-title = Une petite partie
lesson-cardline-win = Joue jusqu’au bout : le bot vient de se tromper. Si tu finis une manche sans carte, et que personne d’autre n’y arrive, tu gagnes.
lesson-cardline-win-done = C’était une vraie partie : tu sais tout ce qu’il faut.

lesson-skyscraper-build-title = Bâtir et couvrir
lesson-skyscraper-build = Les chantiers sont à tout le monde : pose « { $floor } » sur le chantier A.
lesson-skyscraper-build-2 = Pose maintenant le toit « { $roof } » sur le chantier A, et le bâtiment est à toi.
lesson-skyscraper-build-done = 120 m et des toilettes : un bon bâtiment a au moins 100 m et des toilettes. Ses points sont à toi, peu importe qui l’a bâti.
refusal-lesson-skyscraper-build = Pose d’abord « { $floor } » sur le chantier A.
refusal-lesson-skyscraper-build-2 = Pose le toit sur le chantier A avant que quelqu’un d’autre ne le fasse.

lesson-skyscraper-threshold-title = Toujours plus haut
lesson-skyscraper-threshold = Ton plus haut bâtiment fait 120 m et le suivant doit le dépasser : pose le toit « { $roof } » sur le bon chantier.
lesson-skyscraper-threshold-done = 140 m, c’est plus que 120 m. À partir de maintenant, il faut dépasser 140 m.
refusal-lesson-skyscraper-threshold = Avec le toit, le chantier C fait 140 m, le B seulement 110 m : il serait défectueux et vaudrait −1 point.

lesson-skyscraper-prize-title = Un prix
lesson-skyscraper-prize = Tous les étages de couleur du chantier A sont des bureaux : pose le toit et prends le prix « Ordre et unité ».
lesson-skyscraper-prize-done = Ce prix vaut 3 points. Il y en a d’autres : pour le plus haut bâtiment, pour 60 m tout juste, pour les toilettes.
refusal-lesson-skyscraper-prize = Les étages du chantier B sont de plusieurs couleurs, sans prix : pose le toit sur le chantier A.

lesson-skyscraper-quake-title = Séisme
lesson-skyscraper-quake = Un des bâtiments du bot a une solidité de 1, un seul séisme suffit : joue le tien dessus.
lesson-skyscraper-quake-done = Il s’est écroulé, ses points sont perdus. L’autre, de solidité 3, aurait tenu.
refusal-lesson-skyscraper-quake = Joue le séisme sur le bâtiment de 110 m : sa solidité est de 1. L’autre tiendrait.

lesson-skyscraper-insurance-title = Assurance
lesson-skyscraper-insurance = Ton bâtiment a une solidité de 1 et beaucoup de points : joue l’assurance dessus avant qu’il n’arrive malheur.
lesson-skyscraper-insurance-2 = Ton bâtiment est assuré. Et maintenant, c’est au tour du bot.
lesson-skyscraper-insurance-done = Le séisme du bot ne t’a coûté que l’assurance ; le bâtiment tient debout.
refusal-lesson-skyscraper-insurance = D’abord l’assurance : joue-la sur ton bâtiment.

lesson-skyscraper-toilet-title = Toilettes
lesson-skyscraper-toilet = Sans toilettes, un bâtiment est défectueux : pose les tiennes sur le chantier A.
lesson-skyscraper-toilet-2 = Pendant que tout le monde fait la queue, tu peux voler : tire deux cartes de la main du bot.
lesson-skyscraper-toilet-3 = Garde une des deux ; l’autre retourne à sa place.
lesson-skyscraper-toilet-done = Une carte volée, et 1 point pour les toilettes. Qui vole ne pioche pas ce tour-là.
refusal-lesson-skyscraper-toilet = Pose les toilettes sur le chantier A : il n’en a pas encore.
refusal-lesson-skyscraper-toilet-2 = Essaie : vole une carte au bot.

lesson-skyscraper-study-title = Étude
lesson-skyscraper-study = Tu n’as pas de toit, mais il y en a un dans la défausse : joue l’étude et choisis la défausse.
lesson-skyscraper-study-2 = Prends « { $card } » : un toit de 30 m.
lesson-skyscraper-study-done = Une étude peut aussi fouiller les cinq premières cartes de la pioche. Et elle ouvre un nouveau chantier.
refusal-lesson-skyscraper-study = Joue l’étude et choisis la défausse : il y a un toit dedans.
refusal-lesson-skyscraper-study-2 = Il te faut un toit : prends « { $card } ».

lesson-skyscraper-win-title = Une petite partie
lesson-skyscraper-win = Le bot a oublié les toilettes, son bâtiment vaut −1 point : couvre le dernier chantier, et la partie est finie.
lesson-skyscraper-win-done = Il n’y a plus de chantier : qui a le plus de points gagne. Tu sais tout ce qu’il faut.

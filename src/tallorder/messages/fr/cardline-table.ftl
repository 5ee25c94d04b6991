# La table de Cardline dans le navigateur : ce que disent l’escalier, les questions et les feuilles.
watches = regarde
last-card = dernière carte
line-overview = Parcourir la ligne
see-again = cliquer pour revoir
look-at = Regarder :
pick-card-how =
    { $way ->
        [down] Puis sa place dans la ligne : la plus petite valeur est en haut.
       *[across] Puis sa place dans la ligne : la plus petite valeur est à gauche.
    }
move-of = { $name } :
takes-card =
    { $mine ->
        [true] Tu prends :
       *[false] { $name } prend :
    }
look-into-box = Regarder dans la boîte
box-closed-too = Les cartes des joueurs éliminés restent ici face cachée : personne ne voit leurs valeurs.
top-of-pile = Prochaine carte de la pioche : { $card }
you-have-left =
    { $count ->
        [0] C’était ta dernière carte !
        [one] Il te reste { $count } carte.
       *[other] Il te reste { $count } cartes.
    }
miss-to-box = La carte va dans la boîte. Tu prends la première de la pioche.
new-card-is = Nouvelle carte :
stake-finishes = juste : ta dernière carte, mais d’autres peuvent encore finir
stake-missed-card = raté : dans la boîte, et tu prends { $card }
stake-missed-recycled = raté : dans la boîte, qui devient la nouvelle pioche
round-of = manche { $round } sur { $all }
have-finished = Plus de cartes : { $names }.
can-still-finish = Peuvent encore finir dans cette manche : { $names }.
round-played-out = La manche est jouée jusqu’au bout.
last-round-of-all = C’est la dernière manche : le moins de cartes gagne.
round-over = Fin de la manche { $round }
play-off-of =
    { $count ->
        [2] Deux joueurs ont posé leur dernière carte : départage
       *[other] { $count } joueurs ont posé leur dernière carte : départage
    }
turns-of-round = Cette manche, dans l’ordre des tours
left-and-out =
    { $count ->
        [one] { $count } carte, hors jeu
       *[other] { $count } cartes, hors jeu
    }
out-to-box = Les cartes des éliminés vont dans la boîte, valeurs cachées. Personne d’autre ne pioche.
nobody-out = Tous ceux qui jouaient ont fini ensemble : personne n’est éliminé.
one-card-to-place = une carte à placer
or = ou
if-one = Un seul juste
if-one-then = victoire
if-several = Plusieurs justes
if-several-then = une nouvelle carte chacun
if-nobody = Aucun juste
if-nobody-then = tous piochent, on recommence
watch-play-off = Regarder le départage
play-the-play-off = Au départage
see-line = Voir la ligne
see-line-short = La ligne
back-to-round-end = Revenir à la fin de la manche
surprise = La plus grande surprise
placed-right = { $right } sur { $all } justes
nothing-missed = Aucune carte n’a été mal placée dans cette partie.
help = aide
cardline-why = Personne d’autre n’a posé sa dernière carte dans cette manche.
cardline-why-no-cards =
    { $count ->
        [one] Il n’y a plus de cartes.
       *[other] Il ne reste plus de cartes pour départager.
    }
cardline-why-rounds = La dernière manche est finie : le moins de cartes gagne.
cardline-why-last = Tous les autres sont hors jeu.
your-accuracy = Ta précision
sharpest-eye = Ton coup d’œil le plus fin
# En français, les phrases évitent l’article.
names-with-article = –
name-with-article = { $name }

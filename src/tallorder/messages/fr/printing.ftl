# Des cartes sur papier : `tallorder print`.

print-done = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
print-how-long = Imprime à 100 % (sans « ajuster à la page »), recto verso, en retournant sur le bord long.
print-how-short = Imprime à 100 % (sans « ajuster à la page »), recto verso, en retournant sur le bord court.
print-how-fold = Imprime à 100 % (sans « ajuster à la page ») sur une face, plie sur les pointillés, colle et découpe.
print-how-none = Imprime à 100 % (sans « ajuster à la page ») sur une face.
print-how-booklet = Imprime recto verso en retournant sur le bord court, plie la pile en deux et agrafe-la.
print-how-poster = Une page A1 ; n’importe quelle imprimerie la réduit en A2 ou en A3.
print-ruler = Cette ligne mesure 10 cm si la page est imprimée à 100 %.
print-calibrate-title = Où l’imprimante place-t-elle le verso ?
print-calibrate-1 = 1. Imprime les deux pages sur une même feuille, recto verso, à 100 %.
print-calibrate-2 = 2. Regarde la feuille à contre-jour, cette face vers toi. Lis sur les petites règles où tombe la croix de l’autre face, en millimètres.
print-calibrate-3 = 3. Imprime tes cartes avec le décalage inverse : pour une croix 1,5 mm à gauche et 0,5 mm trop bas, --offset 1.5,-0.5.
print-calibrate-back = L’autre face
print-poster = { $deck } : { $measure }
print-rules = { $game } : les règles
print-players-minutes = { $fewest } à { $most } joueurs · environ { $minutes } minutes
print-unknown-card = Il n’y a pas de carte « { $card } » dans ce paquet ; core, all ou des identifiants séparés par des virgules.
print-no-room = Des cartes de { $width } mm avec { $bleed } mm de fond perdu ne tiennent pas sur ce papier : choisis --size ou --bleed plus petit.
print-no-order = Ce paquet n’a pas de mesure « { $order } » ; il y a { $allowed }.
print-not-for-skyscraper = Skyscraper n’a pas de { $option } : ses cartes ont toutes le même dos.
print-this-deck = Imprimer ce paquet
print-cards-pdf = Cartes, recto et verso
print-fold-pdf = Cartes à plier et coller
print-poster-pdf = Affiche
print-rules-pdf = Livret de règles
print-answers = Ces feuilles montrent toutes les réponses : qui les imprime les voit.
print-no-fonts = Les polices d’impression manquent : lance `make setup`, ou installe un wheel.

# Marks on the closed side.
face-mark-approximate = ≈ { $measure }
face-mark-us = USA seuls
face-mark-all = tous

# The categories and kinds of Skyscraper's cards.
face-residential = Logements
face-offices = Bureaux
face-hotels = Hôtels
face-restaurants = Restaurants
face-shops = Commerces
face-special = Étage spécial
face-toilet = Toilettes
face-roof = Toit
face-foundation = Fondation
face-action = Action
face-prize = Prix
face-metres = m
face-kilometres = km

# The contact sheet.
face-sheet = { $cards ->
        [one] { $cards } carte, cachée et révélée
       *[other] { $cards } cartes, cachées et révélées
    }
face-sheet-core = Dans la boîte
face-sheet-more = Autres cartes
face-sheet-skyscraper = Gratte-ciel
face-sheet-kinds = { $kinds } sortes de cartes, { $cards } dans la boîte
face-sheet-tower = Sur la table
face-sheet-back = Dos
face-sheet-done = Planche écrite dans { $file } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }). Ouvre-la dans un navigateur.
face-sheet-unwritable = Impossible d’écrire { $file } ({ $reason }). Indique un autre fichier avec --out.

# Les valeurs, leurs unités et leurs marques.
value-approximate = ≈ { $value }
value-scope-us = { $value } (États-Unis seulement)
value-year = { $year }
value-year-bce = { $year } av. J.-C.
value-metres = { $number } m
value-dollars = { $number } $
value-million-dollars = { $number } millions de $
value-square-miles = { $number } mi²
value-square-kilometres = { $number } km²
value-people = { $number } hab.
value-short-tons = { $number } tonnes US
value-tonnes = { $number } t

# L'endroit.
deck-row = ligne { $row }
deck-column = colonne « { $column } »
deck-at = { $where } : { $sentence }

# Le fichier.
deck-file-missing = ni fichier ni dossier de ce nom. Paquets fournis avec le programme : { $known }.
deck-file-unreadable = lecture impossible ({ $reason }).
deck-file-not-a-file = ce n’est pas un fichier ordinaire. Indique un fichier CSV ou un dossier de paquet.
deck-file-too-large = plus de { $most } octets : aucun paquet n’en demande autant.
deck-file-empty = le fichier est vide. Au minimum : une ligne « name,value » et une ligne par carte.
deck-file-binary = ce n’est pas un fichier texte, ou il contient des caractères de contrôle. Enregistre le tableau en « CSV UTF-8 ».
deck-file-utf16 = le fichier est écrit en UTF-16. Enregistre le tableau en « CSV UTF-8 ».
deck-file-not-utf8 = ces lettres ne sont pas en UTF-8. Enregistre le tableau en « CSV UTF-8 ».
deck-toml-unreadable = ce n’est pas du TOML valable : { $reason }.
deck-toml-wrong = { $reason }. La liste de ce qui peut figurer ici est dans docs/adding-a-deck.md.
deck-title-empty = le texte est vide. Écris ce que les joueurs doivent lire.
deck-order-unknown = aucune mesure « { $order } ». Mesures de ce paquet : { $allowed }.
deck-language-shape = « { $language } » n’est pas un code de langue. Il faut deux ou trois minuscules : en, ru, fr.
deck-already-a-folder = c’est déjà un dossier de paquet. Vérifie-le avec « tallorder deck check ».
deck-folder-exists = ce dossier existe déjà et reste tel quel. Indique-en un autre avec --out.
deck-folder-unwritable = écriture impossible dans le dossier ({ $reason }).

# Le tableau.
deck-one-column = il n’y a qu’une colonne. Sépare les colonnes par des virgules, des points-virgules ou des tabulations ; au minimum « name,value ».
deck-no-name-column = aucune colonne « name » (ou « nom »). Colonnes trouvées : { $found }.
deck-no-value-column = aucune colonne ne contient de nombres. Ajoute une colonne « value », ou donne-lui le nom de ce qu’elle compte. Colonnes trouvées : { $found }.
deck-no-cards = il y a des noms de colonnes, mais aucune carte en dessous.
deck-too-many-rows = plus de { $most } cartes. Garde les meilleures : une partie en demande une centaine au plus.
deck-too-many-columns = plus de { $most } colonnes. Retire celles qui ne concernent pas les cartes.
deck-too-many-cells = plus de { $most } cellules. Retire les colonnes inutiles ou garde les meilleures cartes.
deck-column-nameless = la colonne numéro { $place } n’a pas de nom. Donne-lui-en un ou supprime-la.
deck-column-name-long = le nom de la colonne numéro { $place } dépasse 100 lettres. La première ligne contient-elle bien les noms des colonnes ?
deck-column-twice = cette colonne figure deux fois. Renomme ou supprime l’une des deux.
deck-column-unknown = deck.toml ne connaît pas cette colonne. Connues : { $allowed }, et les marques comme height_approximate. Les colonnes pour les dessins se déclarent sous « face ».
deck-column-unused = cette colonne ne sert pas : elle ne contient pas de nombres et son nom nous est inconnu.
deck-measure-without-column = deck.toml cite la mesure « { $measure } », mais aucune colonne ne porte ce nom.
deck-face-without-column = deck.toml cite la colonne « { $column } » sous « face », mais elle manque.
deck-mark-without-measure = on ne sait pas à quelle mesure se rapporte cette marque. Donne-lui le nom de la mesure, comme « height_approximate ».
deck-row-unreadable = les guillemets de cette ligne ne concordent pas. Dans une cellule entre guillemets, double chaque guillemet.
deck-quote-open = un guillemet s’ouvre sur cette ligne et ne se referme jamais.
deck-row-too-long = { $found } cellules pour { $expected } colonnes.
deck-row-too-long-comma = { $found } cellules pour { $expected } colonnes. Mets entre guillemets les noms avec une virgule et les nombres à virgule.
deck-cell-too-long = une cellule dépasse { $most } lettres. Un guillemet manque-t-il ?

# Une carte.
deck-id-shape = « { $id } » ne convient pas comme id. Il faut des minuscules sans accent, des chiffres et des tirets, comme « big-ben ».
deck-id-twice = l’id « { $id } » est déjà celui de la ligne { $earlier }. Change l’un des noms.
deck-name-empty = le nom est vide.
deck-name-twice = « { $name } » est déjà le nom de la ligne { $earlier }. On ne pourrait pas distinguer les cartes ; ajoute une précision entre parenthèses.
deck-text-too-long = le texte a { $found } lettres ; une carte en contient { $most } au plus.
deck-text-formula = le texte commence par « { $sign } », qu’un tableur prendrait pour une formule. Mets une lettre devant.
deck-text-signs = le texte ne contient ni lettre ni chiffre.
deck-value-missing = la valeur manque. Chaque carte porte toutes les mesures ; complète ou supprime la ligne.
deck-value-too-fine = « { $cell } » a plus de décimales que les { $decimals } prévues dans deck.toml. Arrondis ou augmente « decimals ».
deck-number-expected = « { $cell } » n’est pas un nombre. N’écris que des chiffres ; l’unité va dans le nom de la colonne, comme « Hauteur (m) ».
deck-number-unknown = « { $cell } » tient lieu de nombre inconnu. Une carte sans valeur ne se joue pas ; supprime la ligne.
deck-number-too-large = « { $cell } » est trop grand. On compare exactement jusqu’à 9 007 199 254 740 991 ; compte en milliers ou en millions.
deck-number-too-fine = « { $cell } » a plus de six décimales. Arrondis.
deck-number-ambiguous = « { $cell } » peut se lire de deux façons. Ne sépare pas les milliers, ou écris les décimales de la même façon dans toute la colonne.
deck-number-thousands = les milliers de « { $cell } » ne sont pas groupés par trois. Ne les sépare pas.
deck-mark-unknown = « { $cell } » n’est ni oui ni non.
deck-scope-unknown = « { $cell } » n’est pas une marque connue. Connues : { $allowed } ; laisse vide si le nombre compte tout.
deck-year-strange = « { $cell } » n’est pas une année qu’une carte pourrait porter. Les années avant notre ère sont négatives : -438.

# Avertissements.
deck-name-long = le nom a { $found } lettres ; les petites cartes en montrent { $most }. Une colonne « short » peut en donner un plus court.
deck-language-gap = { $count } { $count ->
        [one] carte n’a
       *[other] cartes n’ont
    } pas de nom en « { $language } » ; le nom anglais sera montré.
deck-values-equal = toutes les valeurs sont égales ; tout ordre est juste.
deck-value-outlier = cette valeur est à plus de { $factor } fois de sa voisine. Une faute de frappe ?
deck-value-negative = c’est la seule valeur négative. Une faute de frappe ?
deck-year-zero = l’an 0 n’existe pas ; l’an 1 av. J.-C. s’écrit -1.
deck-spoiler-value = « { $found } », du côté du nom, est la valeur même.
deck-spoiler-year = « { $found } », du côté du nom, ressemble à une année.
deck-spoiler-number = « { $found } », du côté du nom, est un nombre et peut trahir la valeur.
deck-spoiler-roman = « { $found } », du côté du nom, est un chiffre romain et peut trahir l’ordre.
deck-spoiler-superlative = « { $found } », du côté du nom, trahit la valeur.

# Le bilan.
deck-report-title = { $title } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, contenu { $hash }
deck-report-sets = { $core } dans le paquet de base, { $more } de plus avec --cards all
deck-report-spread = { $measure } : de { $lowest } ({ $lowest_card }) à { $highest } ({ $highest_card }), le milieu à { $middle } ; { $different ->
        [one] { $different } valeur différente
       *[other] { $different } valeurs différentes
    }
deck-report-tie = égalité à { $value } : { $cards }
deck-report-ties = et { $count } autres groupes de valeurs égales
deck-engine-comparity = Comparity
deck-engine-cardline = Cardline
deck-report-serves-all = { $engine } : assez de cartes quel que soit le nombre de joueurs, jusqu’à { $players }
deck-report-serves = { $engine } : assez de cartes jusqu’à { $players } joueurs ; pour un de plus, il en faut encore { $missing }
deck-report-serves-none = { $engine } : trop peu de cartes ; il en faut encore { $missing }
deck-report-error = erreur : { $sentence }
deck-report-warning = attention : { $sentence }
deck-report-more = … et { $count } autres du même genre
deck-report-end = { $errors ->
        [0] Aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [0] aucun avertissement
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }.

# Un nouveau paquet.
deck-new-done = C’est écrit : { $folder }. Complète deck.toml, nomme tes sources dans SOURCES.md, puis lance « tallorder deck check { $folder } ».
deck-new-toml =
    Chaque texte peut être donné par langue : title = { "{" } en = "…", ru = "…", fr = "…" { "}" }
    show vaut : number, year, metres, dollars, million-dollars, square-miles, people ou short-tons
    Une mesure peut aussi avoir : unit, meaning, as_of, source, decimals
deck-new-sources =
    # Sources de { $title }
    
    D’où viennent les nombres, de quand ils datent et lesquels sont douteux.

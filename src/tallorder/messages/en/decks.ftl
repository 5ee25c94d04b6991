# Values with their units and marks.
value-approximate = ≈ { $value }
value-scope-us = { $value } (US only)
value-year = { $year }
value-year-bce = { $year } BCE
value-metres = { $number } m
value-dollars = ${ $number }
value-million-dollars = ${ $number } million
value-square-miles = { $number } mi²
value-square-kilometres = { $number } km²
value-people = { $number }
value-short-tons = { $number } US tons
value-tonnes = { $number } t

# Where a problem is.
deck-row = row { $row }
deck-column = column “{ $column }”
deck-at = { $where }: { $sentence }

# Problems with the file.
deck-file-missing = there is no such file or folder. Decks that come with the game: { $known }.
deck-file-unreadable = cannot be read ({ $reason }).
deck-file-not-a-file = is not an ordinary file. Give a CSV file or a deck folder.
deck-file-too-large = is larger than { $most } bytes, which is more than any deck needs.
deck-file-empty = the file is empty. The least a deck needs is a line “name,value” and a line for each card.
deck-file-binary = this is not a text file, or it holds control characters. Save the table as “CSV UTF-8”.
deck-file-utf16 = the file is written in UTF-16. Save the table as “CSV UTF-8”.
deck-file-not-utf8 = the letters here are not UTF-8. Save the table as “CSV UTF-8”.
deck-toml-unreadable = this is not valid TOML: { $reason }.
deck-toml-wrong = { $reason }. docs/adding-a-deck.md lists what can stand there.
deck-title-empty = the text is empty. Write what players should read.
deck-order-unknown = there is no measure “{ $order }”. Measures of this deck: { $allowed }.
deck-language-shape = “{ $language }” is no language code. Use two or three lower-case letters such as en, ru or fr.
deck-already-a-folder = is a deck folder already. Check it with “tallorder deck check”.
deck-folder-exists = the folder is there already and is left as it is. Name another one with --out.
deck-folder-unwritable = the folder cannot be written ({ $reason }).

# Problems with the table.
deck-one-column = there is only one column. Put commas, semicolons or tabs between the columns; the least is “name,value”.
deck-no-name-column = no column is called “name”. Columns found: { $found }.
deck-no-value-column = no column holds numbers. Add a column “value”, or one called by what it counts. Columns found: { $found }.
deck-no-cards = there are column names but no cards below them.
deck-too-many-rows = there are more than { $most } cards. Keep the best ones; a game uses at most about a hundred.
deck-too-many-columns = there are more than { $most } columns. Remove those that are not about the cards.
deck-too-many-cells = there are more than { $most } cells. Remove columns that are not needed, or keep the best cards.
deck-column-nameless = column number { $place } has no name. Give it one or delete it.
deck-column-name-long = the name of column number { $place } is longer than 100 letters. Is the first row missing its column names?
deck-column-twice = the column is there twice. Rename one of them or delete it.
deck-column-unknown = deck.toml knows no such column. Known: { $allowed }, and marks such as height_approximate. List columns for drawings under “face”.
deck-column-unused = this column is not used, because it holds no numbers and has no name we know.
deck-measure-without-column = deck.toml names the measure “{ $measure }”, but there is no column of that name.
deck-face-without-column = deck.toml names the column “{ $column }” under “face”, but it is not there.
deck-mark-without-measure = it is not clear which measure this mark belongs to. Call it by the measure, such as “height_approximate”.
deck-row-unreadable = the quotes in this row do not match. Double every quote inside a quoted cell.
deck-quote-open = a quote opens in this row and is never closed.
deck-row-too-long = the row has { $found } cells, but there are { $expected } columns.
deck-row-too-long-comma = the row has { $found } cells, but there are { $expected } columns. Put quotes around names with a comma and around numbers with a decimal comma.
deck-cell-too-long = a cell is longer than { $most } letters. Is a quote missing?

# Problems with a card.
deck-id-shape = “{ $id }” cannot be an id. Use lower-case letters, digits and hyphens, such as “big-ben”.
deck-id-twice = the id “{ $id }” is also that of row { $earlier }. Make one of the names different.
deck-name-empty = the name is empty.
deck-name-twice = “{ $name }” is also the name of row { $earlier }. Players could not tell the cards apart; add something in brackets.
deck-text-too-long = the text has { $found } letters; at most { $most } fit on a card.
deck-text-formula = the text starts with “{ $sign }”, so a spreadsheet would run it as a formula. Put a letter before it.
deck-text-signs = the text holds no letter and no digit.
deck-value-missing = the value is missing. Every card needs every measure; fill it in or delete the row.
deck-value-too-fine = “{ $cell }” has more decimals than the { $decimals } that deck.toml allows. Round it or raise “decimals”.
deck-number-expected = “{ $cell }” is not a number. Write digits only; a unit belongs in the column’s name, as in “Height (m)”.
deck-number-unknown = “{ $cell }” stands for an unknown number. A card without a value cannot be played; delete the row.
deck-number-too-large = “{ $cell }” is too large. At most 9,007,199,254,740,991 can be compared exactly; count in thousands or millions.
deck-number-too-fine = “{ $cell }” has more than six decimals. Round it.
deck-number-ambiguous = “{ $cell }” can be read in two ways. Leave out what separates thousands, or write decimals the same way in the whole column.
deck-number-thousands = the thousands in “{ $cell }” are not in groups of three. Leave out what separates them.
deck-mark-unknown = “{ $cell }” is neither yes nor no.
deck-scope-unknown = “{ $cell }” is no mark we know. Known: { $allowed }; leave the cell empty if the number counts everything.
deck-year-strange = “{ $cell }” is not a year that a card could show. Years BCE are negative, such as -438.

# Warnings.
deck-name-long = the name has { $found } letters; tiles on the table show { $most }. A column “short” can hold a shorter one.
deck-language-gap = { $count } { $count ->
        [one] card has
       *[other] cards have
    } no name in “{ $language }”; the English one is shown instead.
deck-values-equal = all values are the same; every order of the cards is right.
deck-value-outlier = this value is more than { $factor } times away from the next one. A typo?
deck-value-negative = this is the only negative value. A typo?
deck-year-zero = there is no year 0; 1 BCE is -1.
deck-spoiler-value = “{ $found }” on the name side is the value itself.
deck-spoiler-year = “{ $found }” on the name side looks like a year.
deck-spoiler-number = “{ $found }” on the name side is a number and may hint at the value.
deck-spoiler-roman = “{ $found }” on the name side is a Roman numeral and may hint at the order.
deck-spoiler-superlative = “{ $found }” on the name side hints at the value.

# The report.
deck-report-title = { $title }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, content { $hash }
deck-report-sets = { $core } in the core set, { $more } more with --cards all
deck-report-spread = { $measure }: from { $lowest } ({ $lowest_card }) to { $highest } ({ $highest_card }), the middle at { $middle }; { $different ->
        [one] { $different } different value
       *[other] { $different } different values
    }
deck-report-tie = equal at { $value }: { $cards }
deck-report-ties = and { $count } more groups of equal values
deck-engine-comparity = Comparity
deck-engine-cardline = Cardline
deck-report-serves-all = { $engine }: enough cards for every number of players, up to { $players }
deck-report-serves = { $engine }: enough cards for up to { $players } players; one more needs { $missing } more { $missing ->
        [one] card
       *[other] cards
    }
deck-report-serves-none = { $engine }: too few cards; { $missing ->
        [one] { $missing } more is needed
       *[other] { $missing } more are needed
    }
deck-report-error = error: { $sentence }
deck-report-warning = warning: { $sentence }
deck-report-more = … and { $count } more of these
deck-report-end = { $errors ->
        [0] No errors
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [0] no warnings
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }.

# A new deck.
deck-new-done = Written: { $folder }. Say more about the deck in deck.toml, name your sources in SOURCES.md, then run “tallorder deck check { $folder }”.
deck-new-toml =
    Every text can be given per language: title = { "{" } en = "…", ru = "…", fr = "…" { "}" }
    show is one of: number, year, metres, dollars, million-dollars, square-miles, people, short-tons
    A measure may also have: unit, meaning, as_of, source, decimals
deck-new-sources =
    # Sources of { $title }
    
    Where the numbers come from, from which date, and which of them are doubtful.

# Значения с единицами и пометками.
value-approximate = ≈ { $value }
value-scope-us = { $value } (только США)
value-year = { $year }
value-year-bce = { $year } до н. э.
value-metres = { $number } м
value-dollars = { $number } $
value-million-dollars = { $number } млн $
value-square-miles = { $number } кв. миль
value-square-kilometres = { $number } км²
value-people = { $number } чел.
value-short-tons = { $number } амер. т
value-tonnes = { $number } т

# Где именно.
deck-row = строка { $row }
deck-column = столбец «{ $column }»
deck-at = { $where }: { $sentence }

# Трудности с файлом.
deck-file-missing = такого файла или папки нет. Колоды, которые идут с игрой: { $known }.
deck-file-unreadable = не читается ({ $reason }).
deck-file-not-a-file = это не обычный файл. Укажи файл CSV или папку колоды.
deck-file-too-large = больше { $most } байт: столько не нужно ни одной колоде.
deck-file-empty = файл пуст. Самое малое для колоды — строка «name,value» и по строке на карту.
deck-file-binary = это не текстовый файл, или в нём есть управляющие символы. Сохрани таблицу как «CSV UTF-8».
deck-file-utf16 = файл записан в UTF-16. Сохрани таблицу как «CSV UTF-8».
deck-file-not-utf8 = буквы здесь не в UTF-8. Сохрани таблицу как «CSV UTF-8».
deck-toml-unreadable = это не TOML: { $reason }.
deck-toml-wrong = { $reason }. Что здесь может стоять, написано в docs/adding-a-deck.md.
deck-title-empty = текст пуст. Напиши то, что прочтут игроки.
deck-order-unknown = величины «{ $order }» нет. В этой колоде есть: { $allowed }.
deck-language-shape = «{ $language }» — не код языка. Нужны две-три строчные буквы: en, ru, fr.
deck-already-a-folder = это уже папка колоды. Проверь её: «tallorder deck check».
deck-folder-exists = такая папка уже есть, и она осталась нетронутой. Укажи другую через --out.
deck-folder-unwritable = в папку нельзя писать ({ $reason }).

# Трудности с таблицей.
deck-one-column = столбец только один. Раздели столбцы запятыми, точками с запятой или табуляцией; самое малое — «name,value».
deck-no-name-column = нет столбца «name» (или «название»). Есть столбцы: { $found }.
deck-no-value-column = ни в одном столбце нет чисел. Добавь столбец «value» или назови столбец по величине. Есть столбцы: { $found }.
deck-no-cards = названия столбцов есть, а карт под ними нет.
deck-too-many-rows = карт больше { $most }. Оставь лучшие: на игру уходит не больше сотни.
deck-too-many-columns = столбцов больше { $most }. Убери те, что не о картах.
deck-too-many-cells = ячеек больше { $most }. Убери лишние столбцы или оставь лучшие карты.
deck-column-nameless = у столбца номер { $place } нет названия. Дай ему название или удали его.
deck-column-name-long = название столбца номер { $place } длиннее 100 букв. Может быть, в первой строке нет названий столбцов?
deck-column-twice = такой столбец есть дважды. Переименуй или удали один из них.
deck-column-unknown = в deck.toml такого столбца нет. Известны: { $allowed } и пометки вида height_approximate. Столбцы для рисунков перечисли в «face».
deck-column-unused = этот столбец не используется: чисел в нём нет, и название нам незнакомо.
deck-measure-without-column = в deck.toml есть величина «{ $measure }», а столбца с таким названием нет.
deck-face-without-column = в deck.toml в «face» есть столбец «{ $column }», а в таблице его нет.
deck-mark-without-measure = неясно, к какой величине относится пометка. Назови столбец по величине, например «height_approximate».
deck-row-unreadable = кавычки в этой строке не сходятся. Внутри ячейки в кавычках каждую кавычку пишут дважды.
deck-quote-open = в этой строке открывается кавычка, которая нигде не закрывается.
deck-row-too-long = ячеек { $found }, а столбцов { $expected }.
deck-row-too-long-comma = ячеек { $found }, а столбцов { $expected }. Названия с запятой и числа с десятичной запятой бери в кавычки.
deck-cell-too-long = в ячейке больше { $most } букв. Может быть, пропущена кавычка?

# Трудности с картой.
deck-id-shape = «{ $id }» не годится в id. Нужны строчные латинские буквы, цифры и дефисы, например «big-ben».
deck-id-twice = id «{ $id }» уже есть в строке { $earlier }. Измени одно из названий.
deck-name-empty = название пусто.
deck-name-twice = «{ $name }» уже есть в строке { $earlier }. Игроки не различат карты; добавь уточнение в скобках.
deck-text-too-long = букв { $found }; на карте помещается не больше { $most }.
deck-text-formula = текст начинается с «{ $sign }», и электронная таблица примет его за формулу. Поставь перед этим знаком букву.
deck-text-signs = в тексте нет ни букв, ни цифр.
deck-value-missing = значения нет. У каждой карты должны быть все величины; впиши число или удали строку.
deck-value-too-fine = в «{ $cell }» больше знаков после запятой, чем { $decimals }, как сказано в deck.toml. Округли или увеличь «decimals».
deck-number-expected = «{ $cell }» — не число. Пиши только цифры; единице место в названии столбца: «Высота (м)».
deck-number-unknown = «{ $cell }» — неизвестное число. Картой без значения сыграть нельзя; удали строку.
deck-number-too-large = «{ $cell }» — слишком большое число. Точно сравнить можно числа до 9 007 199 254 740 991; считай в тысячах или миллионах.
deck-number-too-fine = в «{ $cell }» больше шести знаков после запятой. Округли.
deck-number-ambiguous = «{ $cell }» можно прочесть двояко. Не отделяй тысячи или пиши дробную часть одинаково во всём столбце.
deck-number-thousands = тысячи в «{ $cell }» отделены не по три цифры. Не отделяй их.
deck-mark-unknown = «{ $cell }» — ни да, ни нет.
deck-scope-unknown = «{ $cell }» — незнакомая пометка. Известны: { $allowed }; если число охватывает всё, оставь ячейку пустой.
deck-year-strange = «{ $cell }» — не год, который мог бы стоять на карте. Годы до нашей эры отрицательные: -438.

# Предупреждения.
deck-name-long = в названии букв: { $found }, а на маленькой карте помещается { $most }. Короткое название можно дать в столбце «short».
deck-language-gap = { $count ->
        [one] У { $count } карты нет
       *[other] У { $count } карт нет
    } названия на языке «{ $language }»; будет показано английское.
deck-values-equal = все значения одинаковы; верен любой порядок.
deck-value-outlier = это значение отстоит от соседнего больше чем в { $factor } раз. Не опечатка ли?
deck-value-negative = это единственное отрицательное значение. Не опечатка ли?
deck-year-zero = года 0 не было; 1 год до н. э. — это -1.
deck-spoiler-value = «{ $found }» на стороне с названием — это само значение.
deck-spoiler-year = «{ $found }» на стороне с названием похоже на год.
deck-spoiler-number = «{ $found }» на стороне с названием — число; оно может выдать значение.
deck-spoiler-roman = «{ $found }» на стороне с названием — римская цифра; она может выдать порядок.
deck-spoiler-superlative = «{ $found }» на стороне с названием выдаёт значение.

# Отчёт.
deck-report-title = { $title }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }, содержание { $hash }
deck-report-sets = В основном наборе { $core }, ещё { $more } с --cards all
deck-report-spread = { $measure }: от { $lowest } ({ $lowest_card }) до { $highest } ({ $highest_card }), середина { $middle }; { $different ->
        [one] { $different } разное значение
        [few] { $different } разных значения
       *[other] { $different } разных значений
    }
deck-report-tie = поровну, { $value }: { $cards }
deck-report-ties = и ещё групп с равными значениями: { $count }
deck-engine-comparity = Comparity
deck-engine-cardline = Cardline
deck-report-serves-all = { $engine }: карт хватит на любое число игроков, до { $players }
deck-report-serves = { $engine }: карт хватит, если игроков не больше { $players }; на одного больше нужно ещё { $missing ->
        [one] { $missing } карта
        [few] { $missing } карты
       *[other] { $missing } карт
    }
deck-report-serves-none = { $engine }: карт слишком мало; нужно ещё { $missing }
deck-report-error = ошибка: { $sentence }
deck-report-warning = внимание: { $sentence }
deck-report-more = … и ещё столько таких же: { $count }
deck-report-end = { $errors ->
        [0] Ошибок нет
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[other] { $errors } ошибок
    }, { $warnings ->
        [0] предупреждений нет
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
       *[other] { $warnings } предупреждений
    }.

# Новая колода.
deck-new-done = Готово: { $folder }. Дополни описание в deck.toml, назови источники в SOURCES.md и запусти «tallorder deck check { $folder }».
deck-new-toml =
    Любой текст можно дать на нескольких языках: title = { "{" } en = "…", ru = "…", fr = "…" { "}" }
    show — одно из: number, year, metres, dollars, million-dollars, square-miles, people, short-tons
    У величины могут быть ещё: unit, meaning, as_of, source, decimals
deck-new-sources =
    # Источники колоды «{ $title }»
    
    Откуда числа, на какой день, и какие из них сомнительны.

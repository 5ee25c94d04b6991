# Стол игры Comparity словами.
comparity-heading = Сравниваем: { $order }. Числа растут вправо и вверх.
comparity-row = Ряд { $row }, от столбца { $column }: { $cards }.
comparity-first-closed = «{ $card }», закрыта
comparity-first-open = «{ $card }», открыта, { $value }
comparity-next-closed = правее «{ $card }», закрыта
comparity-next-open = правее «{ $card }», открыта, { $value }
comparity-gap-closed =
    { $count ->
        [one] через { $count } пустое место «{ $card }», закрыта
        [few] через { $count } пустых места «{ $card }», закрыта
       *[many] через { $count } пустых мест «{ $card }», закрыта
    }
comparity-gap-open =
    { $count ->
        [one] через { $count } пустое место «{ $card }», открыта, { $value }
        [few] через { $count } пустых места «{ $card }», открыта, { $value }
       *[many] через { $count } пустых мест «{ $card }», открыта, { $value }
    }
comparity-hand =
    { $count ->
        [one] { $seat }: { $count } карта — { $cards }.
        [few] { $seat }: { $count } карты — { $cards }.
       *[many] { $seat }: { $count } карт — { $cards }.
    }
comparity-no-cards = { $seat }: карт не осталось.
comparity-gone = Вне игры: { $seats }.
comparity-deck =
    { $count ->
        [one] В колоде { $count } карта, сверху — «{ $card }».
        [few] В колоде { $count } карты, сверху — «{ $card }».
       *[many] В колоде { $count } карт, сверху — «{ $card }».
    }
comparity-deck-hidden =
    { $count ->
        [one] В колоде { $count } карта.
        [few] В колоде { $count } карты.
       *[many] В колоде { $count } карт.
    }
comparity-deck-empty = Колода пуста.
comparity-discards = Сброс: { $cards }.
comparity-violation-row = Ошибка: «{ $first }» больше, чем «{ $second }» правее.
comparity-violation-column = Ошибка: «{ $first }» больше, чем «{ $second }» выше.
comparity-cells =
    { $count ->
        [one] Можно положить карту на { $count } место
        [few] Можно положить карту на { $count } места
       *[many] Можно положить карту на { $count } мест
    }{ $duets ->
        [0] { "" }
       *[other] , из них дуэт: { $duets }
    }{ $trios ->
        [0] { "" }
       *[other] , трио: { $trios }
    }.
comparity-decide-first = { $seat } начинает: первую карту кладут рядом с лежащей.
comparity-decide-turn = Ход: { $seat }. Положить карту или проверить закрытую.
comparity-decide-duet = Дуэт ({ $other }). Отвечает { $seat }: взять карту или проверить закрытую, затем обычный ход.
comparity-decide-trio = Трио ({ $other }). Отвечает { $seat }: взять карту или проверить закрытую. Если ошибка не найдена, { $other } может положить ещё одну карту.
comparity-decide-challenge = { $other }: последняя карта на столе. { $seat } может один раз проверить, прежде чем победа будет засчитана.
comparity-decide-extra-may = Проверяется «{ $card }»: { $seat } может открыть одну закрытую соседнюю карту или остановиться.
comparity-decide-extra-must = Проверяется «{ $card }», открытых соседей нет: { $seat } открывает одну соседнюю карту.
comparity-decide-give =
    { $count ->
        [one] Колода пуста. { $receiver } получает ещё { $count } карту. Отдаёт { $seat }.
        [few] Колода пуста. { $receiver } получает ещё { $count } карты. Одну отдаёт { $seat }.
       *[many] Колода пуста. { $receiver } получает ещё { $count } карт. Одну отдаёт { $seat }.
    }
comparity-decide-bonus = Трио: { $seat } может положить ещё одну карту; ни дуэта, ни трио она не даёт.
comparity-decide-join =
    { $count ->
        [one] Стол распался: { $seat } соединяет его своей картой. Подходит { $count } место.
        [few] Стол распался: { $seat } соединяет его своей картой. Подходят { $count } места.
       *[many] Стол распался: { $seat } соединяет его своей картой. Подходит { $count } мест.
    }
comparity-decide-arrange = { $seat } исправляет: раскладывает неверно лежащие карты заново, место за местом.
comparity-decide-swap = { $seat } исправляет: меняет местами неверную пару.
comparity-decide-discard = { $seat } исправляет: ни один обмен не исправит всё, поэтому одна из неверных карт сбрасывается.
comparity-won = Победа: { $seat }. Последняя карта выложена.
comparity-won-gift = Победа: { $seat }. Последняя карта отдана.
comparity-won-last = Победа: { $seat }. Остальные сдались.

# Что произошло.
comparity-told-played-turn =
    { $neighbours ->
        [one] { $seat } кладёт «{ $card }» рядом с { $neighbours } картой.
       *[other] { $seat } кладёт «{ $card }» рядом с { $neighbours } картами.
    }
comparity-told-played-bonus =
    { $neighbours ->
        [one] { $seat } кладёт ещё одну карту, «{ $card }», рядом с { $neighbours } картой.
       *[other] { $seat } кладёт ещё одну карту, «{ $card }», рядом с { $neighbours } картами.
    }
comparity-told-played-join =
    { $neighbours ->
        [one] { $seat } соединяет стол картой «{ $card }», рядом { $neighbours } карта.
        [few] { $seat } соединяет стол картой «{ $card }», рядом { $neighbours } карты.
       *[other] { $seat } соединяет стол картой «{ $card }», рядом { $neighbours } карт.
    }
comparity-told-duet = { $seat }: дуэт! { $other } берёт карту или проверяет.
comparity-told-trio = { $seat }: трио! { $other } берёт карту или проверяет.
comparity-told-doubts = { $seat } не верит карте «{ $card }».
comparity-told-opened-target = { $seat } проверяет «{ $card }»: { $values }.
comparity-told-opened-extra = { $seat } открывает также «{ $card }»: { $values }.
comparity-measure = { $measure } — { $value }
comparity-told-violations =
    { $count ->
        [one] Найдена { $count } ошибка.
        [few] Найдены { $count } ошибки.
       *[other] Найдено { $count } ошибок.
    }
comparity-told-in-order = Всё верно.
comparity-told-due-mistrust =
    { $count ->
        [one] { $seat } берёт { $count } карту: проверка ничего не нашла.
        [few] { $seat } берёт { $count } карты: проверка ничего не нашла.
       *[other] { $seat } берёт { $count } карт: проверка ничего не нашла.
    }
comparity-told-due-caught =
    { $count ->
        [one] { $seat } сидит перед проверяющим и берёт { $count } карту.
        [few] { $seat } сидит перед проверяющим и берёт { $count } карты.
       *[other] { $seat } сидит перед проверяющим и берёт { $count } карт.
    }
comparity-told-due-duet =
    { $count ->
        [one] { $seat } не проверяет и берёт { $count } карту.
        [few] { $seat } не проверяет и берёт { $count } карты.
       *[many] { $seat } не проверяет и берёт { $count } карт.
    }
comparity-told-drew = { $seat } берёт карту «{ $card }».
comparity-told-gave = { $seat } отдаёт карту «{ $card }». Получает { $other }.
comparity-told-short =
    { $count ->
        [one] Отдать больше некому: { $seat } не добирает { $count } карту.
        [few] Отдать больше некому: { $seat } не добирает { $count } карты.
       *[many] Отдать больше некому: { $seat } не добирает { $count } карт.
    }
comparity-told-swapped = { $seat } меняет местами «{ $first }» и «{ $second }».
comparity-told-rearranged = { $seat } раскладывает заново: { $cards }.
comparity-told-discarded = { $seat } сбрасывает «{ $card }».
comparity-told-split =
    { $count ->
        [one] Стол остаётся целым.
        [few] Стол распался на { $count } части: { $seat } соединяет их.
       *[many] Стол распался на { $count } частей: { $seat } соединяет их.
    }
comparity-told-no-bonus = { $seat } отказывается от дополнительной карты.
comparity-told-challenge = { $seat }: последняя карта на столе! { $other } может один раз проверить, прежде чем победа будет засчитана.
comparity-told-no-challenge = { $seat }: проверки не будет, победа засчитана.
comparity-told-resigned = { $seat } сдаётся; карты выходят из игры закрытыми.
comparity-told-memory =
    { $count ->
        [0] Ни одна карта не открыта: в следующей игре снова играют все.
        [one] Открыта { $count } карта: в следующих играх она отложена.
        [few] Открыты { $count } карты: в следующих играх они отложены.
       *[many] Открыто { $count } карт: в следующих играх они отложены.
    }

# Где место.
comparity-right-of = правее «{ $card }»
comparity-left-of = левее «{ $card }»
comparity-above = выше «{ $card }»
comparity-below = ниже «{ $card }»

# Что можно выбрать и что сделает ход.
comparity-pick-hand = Положить «{ $card }»
comparity-pick-give = Отдать «{ $card }»
comparity-pick-arrange = Разложить заново: «{ $card }»
comparity-pick-check = Проверить «{ $card }»
comparity-pick-reveal = Открыть также «{ $card }»
comparity-pick-discard = Сбросить «{ $card }»
comparity-pick-swap = Поменять местами «{ $card }» и соседнюю карту
comparity-pick-stop = Остановиться и сравнить
comparity-pick-draw = Взять карту
comparity-pick-no-bonus = Не класть ещё одну карту
comparity-pick-no-challenge = Засчитать победу
comparity-preview-play = «{ $card }», столбец { $x }, ряд { $y }: { $where }
comparity-preview-wins = Это последняя карта: победа.
comparity-preview-challenged = Это последняя карта: победа, если следующий игрок не найдёт ошибку.
comparity-preview-duet = Дуэт: следующий игрок берёт карту или проверяет.
comparity-preview-trio = Трио: следующий игрок берёт карту или проверяет; затем можно положить ещё одну.
comparity-preview-check = Проверить «{ $card }», столбец { $x }, ряд { $y }
comparity-preview-reveal = Открыть также «{ $card }», столбец { $x }, ряд { $y }
comparity-preview-stop = Остановиться и сравнить
comparity-preview-opens-too = Вместе с ней откроется «{ $card }».
comparity-preview-stakes = Ошибки нет — { $seat } берёт карт: { $mistrust }. Есть — { $other } берёт карт: { $caught }.
comparity-preview-challenge-stakes = Ошибки нет — победа: { $other }. Есть — { $other } берёт карт: { $caught }, и игра продолжается.
comparity-preview-draw-card = Взять «{ $card }»
comparity-preview-draw = Взять карту
comparity-preview-draw-gift = Получить карту от другого игрока: колода пуста
comparity-preview-swap = Поменять местами «{ $first }» и «{ $second }»
comparity-preview-arrange = «{ $card }» — в столбец { $x }, ряд { $y }
comparity-preview-no-bonus = Не класть ещё одну карту
comparity-preview-no-challenge = Засчитать победу
comparity-preview-discard = Сбросить «{ $card }», столбец { $x }, ряд { $y }
comparity-preview-splits =
    { $count ->
        [one] Стол останется целым.
        [few] Стол распадётся на { $count } части; их надо сразу соединить картой.
       *[many] Стол распадётся на { $count } частей; их надо сразу соединить картой.
    }
comparity-preview-give = Отдать «{ $card }». Получает { $seat }

# Отказы.
refusal-comparity-play-or-check = Сейчас ход: { $seat }. Можно положить карту или проверить закрытую, и больше ничего.
refusal-comparity-finish-check = Проверка не окончена ({ $seat }): открой закрытую соседнюю карту или остановись, если это предлагается.
refusal-comparity-give = Колода пуста: сначала { $seat } отдаёт одну карту.
refusal-comparity-repair = Сначала { $seat } исправляет ошибки.
refusal-comparity-join = Сначала { $seat } соединяет части стола своей картой.
refusal-comparity-answer = Сначала { $seat } отвечает на дуэт: взять карту или проверить закрытую.
refusal-comparity-bonus = { $seat } может только положить ещё одну карту за трио или отказаться, если это предлагается.
refusal-comparity-challenge = { $seat } может только проверить одну закрытую карту или засчитать победу.
refusal-comparity-not-a-move = Такого хода в Comparity нет.
refusal-comparity-no-such-card = Карты с номером { $number } в этой игре нет.
refusal-comparity-too-far = Столбец { $x }, ряд { $y } — слишком далеко; держись рядом с картами.
refusal-comparity-not-a-pair = Местами меняют только соседние карты: выбери две с общей стороной.
refusal-comparity-not-beside-target = Столбец { $x }, ряд { $y }: рядом с проверяемой картой там нет закрытой. Открой закрытую соседнюю карту.
refusal-comparity-must-reveal = У проверяемой карты нет открытых соседей: открой одну соседнюю карту.
refusal-comparity-nothing-to-draw = Колода пуста, и отдать карту некому: проверь закрытую карту.
refusal-comparity-not-your-card = Эта карта лежит не перед тобой: выбери одну из своих.
refusal-comparity-card-of-another = Карта «{ $card }» лежит перед другим игроком ({ $seat }): выбери одну из своих.
refusal-comparity-card-elsewhere = Карты «{ $card }» уже ни у кого нет на руках: выбери одну из своих.
refusal-comparity-bonus-mandatory = За этим столом дополнительную карту за трио кладут обязательно.
refusal-comparity-cell-taken = Столбец { $x }, ряд { $y }: там уже лежит карта, а раздвигать карты нельзя. Выбери пустое место.
refusal-comparity-not-adjacent = Столбец { $x }, ряд { $y }: рядом нет карт. Выбери место рядом с картами.
refusal-comparity-join-vacated = По правилам этого стола его соединяют там, где лежала сброшенная карта, а не здесь: столбец { $x }, ряд { $y }.
refusal-comparity-does-not-join = Столбец { $x }, ряд { $y }: это место касается не всех частей стола (частей: { $parts }). Выбери то, что касается всех.
refusal-comparity-nothing-there = Столбец { $x }, ряд { $y }: там нет карты. Выбери закрытую карту на столе.
refusal-comparity-already-open = Карта «{ $card }» уже открыта: выбери закрытую.
refusal-comparity-lone-card = У первой карты ещё нет соседей, проверить её нельзя: положи карту.
refusal-comparity-finish-arranging = Сначала закончи раскладывать карты заново.
refusal-comparity-not-a-violation = Эти две карты лежат по порядку: меняй неверную пару.
refusal-comparity-swap-not-clean = После такого обмена одна из карт нарушит порядок с соседней: исправь иначе.
refusal-comparity-swap-not-misplaced = Столбец { $x }, ряд { $y }: неверной карты там нет. Меняй местами две неверные.
refusal-comparity-only-pairs = За этим столом неверные карты только меняют местами попарно.
refusal-comparity-not-in-order = С этой картой здесь остальные не разложить по порядку: выбери предложенную.
refusal-comparity-not-misplaced = Столбец { $x }, ряд { $y }: неверной карты там нет. Сбрось ту, что нарушает порядок.
refusal-comparity-swap-first = Обмен ещё может всё исправить, поэтому сбрасывать пока нельзя: сначала поменяй местами.
refusal-comparity-value-unknown = В этой позиции не указано значение карты «{ $card }»: добавь его, чтобы продолжить.
refusal-comparity-not-in = Место { $seat }: не участвует в игре.
refusal-comparity-deck-too-small =
    { $missing ->
        [one] Карт: { $cards }. Игроков: { $players }, нужно карт: { $needed }. Не хватает { $missing } карты.
       *[other] Карт: { $cards }. Игроков: { $players }, нужно карт: { $needed }. Не хватает { $missing } карт.
    }

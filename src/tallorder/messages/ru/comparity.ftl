# Стол игры Comparity словами.
comparity-heading = Сравниваем: { $order }. Растёт вправо и вверх.
comparity-row = Ряд { $row }, от столбца { $column }: { $cards }.
comparity-first-closed = «{ $card }», закрыта
comparity-first-open = «{ $card }», открыта, { $value }
comparity-next-closed = правее «{ $card }», закрыта
comparity-next-open = правее «{ $card }», открыта, { $value }
comparity-gap-closed =
    { $count ->
        [one] через { $count } пустую клетку «{ $card }», закрыта
        [few] через { $count } пустые клетки «{ $card }», закрыта
       *[many] через { $count } пустых клеток «{ $card }», закрыта
    }
comparity-gap-open =
    { $count ->
        [one] через { $count } пустую клетку «{ $card }», открыта, { $value }
        [few] через { $count } пустые клетки «{ $card }», открыта, { $value }
       *[many] через { $count } пустых клеток «{ $card }», открыта, { $value }
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
        [one] В стопке { $count } карта, сверху — «{ $card }».
        [few] В стопке { $count } карты, сверху — «{ $card }».
       *[many] В стопке { $count } карт, сверху — «{ $card }».
    }
comparity-deck-hidden =
    { $count ->
        [one] В стопке { $count } карта.
        [few] В стопке { $count } карты.
       *[many] В стопке { $count } карт.
    }
comparity-deck-empty = Стопка пуста.
comparity-discards = Сброс: { $cards }.
comparity-violation-row = Нарушение: «{ $first }» больше, чем «{ $second }» правее.
comparity-violation-column = Нарушение: «{ $first }» больше, чем «{ $second }» выше.
comparity-cells =
    { $count ->
        [one] Можно выложить в { $count } клетку
        [few] Можно выложить в { $count } клетки
       *[many] Можно выложить в { $count } клеток
    }{ $duets ->
        [0] { "" }
       *[other] , из них «Дуэт»: { $duets }
    }{ $trios ->
        [0] { "" }
       *[other] , «Трио»: { $trios }
    }.
comparity-decide-first = { $seat } начинает: первую карту кладут рядом с лежащей.
comparity-decide-turn = Ход: { $seat }. Сыграть карту или проверить закрытую.
comparity-decide-duet = «Дуэт» ({ $other }). Отвечает { $seat }: взять карту или проверить закрытую, затем обычный ход.
comparity-decide-trio = «Трио» ({ $other }). Отвечает { $seat }: взять карту или проверить закрытую. Если нарушение не найдено, { $other } может выложить ещё одну карту.
comparity-decide-challenge = { $other }: последняя карта на столе. { $seat } может один раз проверить, прежде чем победа будет засчитана.
comparity-decide-extra-may = Проверяется «{ $card }»: { $seat } может вскрыть одну закрытую соседнюю карту или остановиться.
comparity-decide-extra-must = Проверяется «{ $card }», открытых соседей нет: { $seat } вскрывает одну соседнюю карту.
comparity-decide-give =
    { $count ->
        [one] Стопка пуста. { $receiver } получает ещё { $count } карту. Отдаёт { $seat }.
        [few] Стопка пуста. { $receiver } получает ещё { $count } карты. Одну отдаёт { $seat }.
       *[many] Стопка пуста. { $receiver } получает ещё { $count } карт. Одну отдаёт { $seat }.
    }
comparity-decide-bonus = «Трио»: { $seat } может выложить ещё одну карту; «Дуэт» и «Трио» при этом не действуют.
comparity-decide-join =
    { $count ->
        [one] Игровая зона распалась: { $seat } соединяет её своей картой. Подходит { $count } клетка.
        [few] Игровая зона распалась: { $seat } соединяет её своей картой. Подходят { $count } клетки.
       *[many] Игровая зона распалась: { $seat } соединяет её своей картой. Подходят { $count } клеток.
    }
comparity-decide-arrange = { $seat } исправляет: раскладывает карты с нарушениями заново, клетка за клеткой.
comparity-decide-swap = { $seat } исправляет: меняет местами пару с нарушением.
comparity-decide-discard = { $seat } исправляет: чистого обмена нет, поэтому одна из карт с нарушением сбрасывается.
comparity-won = Победа: { $seat }. Последняя карта выложена.
comparity-won-gift = Победа: { $seat }. Последняя карта отдана.
comparity-won-last = Победа: { $seat }. Остальные сдались.

# Что произошло.
comparity-told-played-turn =
    { $neighbours ->
        [one] { $seat } → «{ $card }»: столбец { $x }, ряд { $y }; рядом { $neighbours } карта.
        [few] { $seat } → «{ $card }»: столбец { $x }, ряд { $y }; рядом { $neighbours } карты.
       *[many] { $seat } → «{ $card }»: столбец { $x }, ряд { $y }; рядом { $neighbours } карт.
    }
comparity-told-played-bonus =
    { $neighbours ->
        [one] { $seat } → «{ $card }», карта за «Трио»: столбец { $x }, ряд { $y }; рядом { $neighbours } карта.
        [few] { $seat } → «{ $card }», карта за «Трио»: столбец { $x }, ряд { $y }; рядом { $neighbours } карты.
       *[many] { $seat } → «{ $card }», карта за «Трио»: столбец { $x }, ряд { $y }; рядом { $neighbours } карт.
    }
comparity-told-played-join =
    { $neighbours ->
        [one] { $seat } соединяет зону картой «{ $card }»: столбец { $x }, ряд { $y }; рядом { $neighbours } карта.
        [few] { $seat } соединяет зону картой «{ $card }»: столбец { $x }, ряд { $y }; рядом { $neighbours } карты.
       *[many] { $seat } соединяет зону картой «{ $card }»: столбец { $x }, ряд { $y }; рядом { $neighbours } карт.
    }
comparity-told-duet = «Дуэт» ({ $seat })! { $other }: взять карту или проверить.
comparity-told-trio = «Трио» ({ $seat })! { $other }: взять карту или проверить.
comparity-told-doubts = { $seat } не верит карте «{ $card }».
comparity-told-opened-target = { $seat } проверяет «{ $card }»: { $values }.
comparity-told-opened-extra = { $seat } вскрывает также «{ $card }»: { $values }.
comparity-measure = { $measure } — { $value }
comparity-told-violations =
    { $count ->
        [one] Найдено { $count } нарушение.
        [few] Найдено { $count } нарушения.
       *[many] Найдено { $count } нарушений.
    }
comparity-told-in-order = Нарушений нет.
comparity-told-due-mistrust =
    { $count ->
        [one] Штраф за недоверие: { $seat } берёт { $count } карту.
        [few] Штраф за недоверие: { $seat } берёт { $count } карты.
       *[many] Штраф за недоверие: { $seat } берёт { $count } карт.
    }
comparity-told-due-caught =
    { $count ->
        [one] Штраф соседу справа: { $seat } берёт { $count } карту.
        [few] Штраф соседу справа: { $seat } берёт { $count } карты.
       *[many] Штраф соседу справа: { $seat } берёт { $count } карт.
    }
comparity-told-due-duet =
    { $count ->
        [one] Без проверки: { $seat } берёт { $count } карту.
        [few] Без проверки: { $seat } берёт { $count } карты.
       *[many] Без проверки: { $seat } берёт { $count } карт.
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
        [one] Игровая зона цела: { $count } часть. Исправляет { $seat }.
        [few] Игровая зона распалась на { $count } части: { $seat } соединяет их.
       *[many] Игровая зона распалась на { $count } частей: { $seat } соединяет их.
    }
comparity-told-no-bonus = { $seat }: без дополнительной карты.
comparity-told-challenge = { $seat }: последняя карта на столе! { $other } может один раз проверить, прежде чем победа будет засчитана.
comparity-told-no-challenge = { $seat }: проверки не будет, победа засчитана.
comparity-told-resigned = { $seat } сдаётся; карты выходят из игры закрытыми.
comparity-told-memory =
    { $count ->
        [0] Ни одна карта не вскрыта: в следующей партии снова играют все.
        [one] Вскрыта { $count } карта: в следующих партиях она отложена.
        [few] Вскрыты { $count } карты: в следующих партиях они отложены.
       *[many] Вскрыто { $count } карт: в следующих партиях они отложены.
    }

# Где лежит клетка.
comparity-right-of = правее «{ $card }»
comparity-left-of = левее «{ $card }»
comparity-above = выше «{ $card }»
comparity-below = ниже «{ $card }»

# Что можно выбрать и что сделает ход.
comparity-pick-hand = Сыграть «{ $card }»
comparity-pick-give = Отдать «{ $card }»
comparity-pick-arrange = Разложить заново: «{ $card }»
comparity-pick-check = Проверить «{ $card }»
comparity-pick-reveal = Вскрыть также «{ $card }»
comparity-pick-discard = Сбросить «{ $card }»
comparity-pick-swap = Поменять местами «{ $card }» и соседнюю карту
comparity-pick-stop = Больше не вскрывать
comparity-pick-draw = Взять карту
comparity-pick-no-bonus = Не выкладывать ещё одну карту
comparity-pick-no-challenge = Засчитать победу
comparity-preview-play = «{ $card }», столбец { $x }, ряд { $y }: { $where }
comparity-preview-wins = Это последняя карта: победа.
comparity-preview-challenged = Это последняя карта: победа, если следующий игрок не найдёт нарушения.
comparity-preview-duet = «Дуэт»: следующий игрок берёт карту или проверяет.
comparity-preview-trio = «Трио»: следующий игрок берёт карту или проверяет; затем можно выложить ещё одну карту.
comparity-preview-check = Проверить «{ $card }», столбец { $x }, ряд { $y }
comparity-preview-reveal = Вскрыть также «{ $card }», столбец { $x }, ряд { $y }
comparity-preview-stop = Больше не вскрывать
comparity-preview-opens-too = Вместе с ней вскроется «{ $card }».
comparity-preview-stakes = Нарушений нет — { $seat } берёт карт: { $mistrust }. Есть — { $other } берёт карт: { $caught }.
comparity-preview-challenge-stakes = Нарушений нет — победа: { $other }. Есть — { $other } берёт карт: { $caught }, и игра продолжается.
comparity-preview-draw-card = Взять «{ $card }»
comparity-preview-draw = Взять карту
comparity-preview-draw-gift = Получить карту от другого игрока: стопка пуста
comparity-preview-swap = Поменять местами «{ $first }» и «{ $second }»
comparity-preview-arrange = «{ $card }» — в столбец { $x }, ряд { $y }
comparity-preview-no-bonus = Не выкладывать ещё одну карту
comparity-preview-no-challenge = Засчитать победу
comparity-preview-discard = Сбросить «{ $card }», столбец { $x }, ряд { $y }
comparity-preview-splits =
    { $count ->
        [one] Игровая зона останется целой.
        [few] Игровая зона распадётся на { $count } части; их надо сразу соединить картой.
       *[many] Игровая зона распадётся на { $count } частей; их надо сразу соединить картой.
    }
comparity-preview-give = Отдать «{ $card }». Получает { $seat }

# Отказы.
refusal-comparity-play-or-check = Сейчас ход: { $seat }. Можно сыграть карту или проверить закрытую, и больше ничего.
refusal-comparity-finish-check = Проверка не окончена ({ $seat }): вскрой закрытую соседнюю карту или остановись, если это предлагается.
refusal-comparity-give = Стопка пуста: сначала { $seat } отдаёт одну карту.
refusal-comparity-repair = Сначала { $seat } исправляет нарушения.
refusal-comparity-join = Сначала { $seat } соединяет части игровой зоны своей картой.
refusal-comparity-answer = Сначала { $seat } отвечает на «Дуэт»: взять карту или проверить закрытую.
refusal-comparity-bonus = { $seat } может только выложить ещё одну карту за «Трио» или отказаться, если это предлагается.
refusal-comparity-challenge = { $seat } может только проверить одну закрытую карту или засчитать победу.
refusal-comparity-not-a-move = Такого хода в Comparity нет.
refusal-comparity-no-such-card = Карты с номером { $number } в этой партии нет.
refusal-comparity-too-far = Столбец { $x }, ряд { $y } — слишком далеко; держись рядом с игровой зоной.
refusal-comparity-not-a-pair = Местами меняют только соседние карты: выбери две с общей стороной.
refusal-comparity-not-beside-target = Столбец { $x }, ряд { $y }: рядом с проверяемой картой там нет закрытой. Вскрой закрытую соседнюю карту.
refusal-comparity-must-reveal = У проверяемой карты нет открытых соседей: вскрой одну соседнюю карту.
refusal-comparity-nothing-to-draw = Стопка пуста, и отдать карту некому: проверь закрытую карту.
refusal-comparity-not-your-card = Эта карта лежит не перед тобой: выбери одну из своих.
refusal-comparity-card-of-another = Карта «{ $card }» лежит перед другим игроком ({ $seat }): выбери одну из своих.
refusal-comparity-card-elsewhere = Карты «{ $card }» уже ни у кого нет на руках: выбери одну из своих.
refusal-comparity-bonus-mandatory = За этим столом ещё одну карту за «Трио» выкладывают обязательно.
refusal-comparity-cell-taken = Столбец { $x }, ряд { $y }: там уже лежит карта, а раздвигать карты нельзя. Выбери пустую клетку.
refusal-comparity-not-adjacent = Столбец { $x }, ряд { $y }: рядом нет карт. Выбери клетку рядом с игровой зоной.
refusal-comparity-join-vacated = За этим столом зону соединяют там, где лежала сброшенная карта, а не в клетке: столбец { $x }, ряд { $y }.
refusal-comparity-does-not-join = Столбец { $x }, ряд { $y }: эта клетка касается не всех частей зоны (частей: { $parts }). Выбери такую, что касается всех.
refusal-comparity-nothing-there = Столбец { $x }, ряд { $y }: там нет карты. Выбери закрытую карту игровой зоны.
refusal-comparity-already-open = Карта «{ $card }» уже открыта: выбери закрытую.
refusal-comparity-lone-card = У первой карты ещё нет соседей, проверить её нельзя: сыграй карту.
refusal-comparity-finish-arranging = Сначала закончи раскладывать карты заново.
refusal-comparity-not-a-violation = Эти две карты лежат по порядку: меняй пару с нарушением.
refusal-comparity-swap-not-clean = После такого обмена одна из карт нарушит порядок с соседней: исправь иначе.
refusal-comparity-only-pairs = За этим столом карты с нарушениями только меняют местами попарно.
refusal-comparity-not-in-order = С этой картой здесь остальные не разложить по порядку: выбери предложенную.
refusal-comparity-not-misplaced = Столбец { $x }, ряд { $y }: карты с нарушением там нет. Сбрось ту, что нарушает порядок.
refusal-comparity-swap-first = Чистый обмен возможен, поэтому сбрасывать пока нельзя: сначала поменяй местами.
refusal-comparity-value-unknown = В этой позиции не указано значение карты «{ $card }»: добавь его, чтобы продолжить.
refusal-comparity-not-in = Место { $seat }: не участвует в игре.
refusal-comparity-deck-too-small =
    { $missing ->
        [one] Карт: { $cards }. Игроков: { $players }, нужно карт: { $needed }. Не хватает { $missing } карты.
       *[other] Карт: { $cards }. Игроков: { $players }, нужно карт: { $needed }. Не хватает { $missing } карт.
    }

# Стол игры Cardline словами.
cardline-round = Раунд { $round }. Сравниваем: { $order }.
cardline-line =
    { $count ->
        [one] В ряду { $count } карта, меньшие слева.
        [few] В ряду { $count } карты, меньшие слева.
       *[many] В ряду { $count } карт, меньшие слева.
    }
cardline-line-card = { $place }: { $card }, { $value }.
cardline-hand =
    { $count ->
        [one] { $seat }: { $count } карта — { $cards }.
        [few] { $seat }: { $count } карты — { $cards }.
       *[many] { $seat }: { $count } карт — { $cards }.
    }
cardline-finished = { $seat }: карт не осталось.
cardline-out = Вне игры: { $seats }.
cardline-pile =
    { $count ->
        [one] В стопке { $count } карта, сверху — { $card }.
        [few] В стопке { $count } карты, сверху — { $card }.
       *[many] В стопке { $count } карт, сверху — { $card }.
    }
cardline-pile-hidden =
    { $count ->
        [one] В стопке { $count } карта.
        [few] В стопке { $count } карты.
       *[many] В стопке { $count } карт.
    }
cardline-pile-empty = Стопка пуста.
cardline-box = В коробке: { $cards }.
cardline-turn =
    { $count ->
        [one] Ход: { $seat }. Осталась { $count } карта; места от 0 (левый край) до { $last } (правый край).
        [few] Ход: { $seat }. На выбор { $count } карты; места от 0 (левый край) до { $last } (правый край).
       *[many] Ход: { $seat }. На выбор { $count } карт; места от 0 (левый край) до { $last } (правый край).
    }
cardline-won = Победа: { $seats }. Больше никто в этом раунде не остался без карт.
cardline-won-no-cards =
    { $count ->
        [one] Победа: { $seats }.
       *[other] Общая победа: { $seats }. Карт, чтобы решить спор, больше нет.
    }
cardline-won-rounds =
    { $count ->
        [one] Последний раунд сыгран. Меньше всего карт, победа: { $seats }.
       *[other] Последний раунд сыгран. Меньше всего карт, общая победа: { $seats }.
    }
cardline-won-last = Победа: { $seats }. Остальные вне игры.

# Что произошло.
cardline-told-placed-between = { $seat } кладёт «{ $card }» между картами «{ $left }» и «{ $right }».
cardline-told-placed-left = { $seat } кладёт «{ $card }» на левый край, перед картой «{ $right }».
cardline-told-placed-right = { $seat } кладёт «{ $card }» на правый край, после карты «{ $left }».
cardline-told-right = { $card }: { $value }. Верно, карта остаётся.
cardline-told-wrong = { $card }: { $value }. Неверно, карта уходит в коробку.
cardline-told-equal = Равные числа: { $cards }. С любой стороны верно.
cardline-told-belongs = Место между картами «{ $left }» и «{ $right }».
cardline-told-belongs-left = Место перед картой «{ $right }».
cardline-told-belongs-right = Место после карты «{ $left }».
cardline-told-drew = { $seat } берёт карту «{ $card }».
cardline-told-recycled =
    { $count ->
        [one] Стопка пуста: { $count } карта из коробки становится новой стопкой.
        [few] Стопка пуста: { $count } карты из коробки перетасованы в новую стопку.
       *[many] Стопка пуста: { $count } карт из коробки перетасованы в новую стопку.
    }
cardline-told-finished = { $seat }: последняя карта на месте!
cardline-told-resigned = { $seat } сдаётся; карты уходят в коробку закрытыми.
cardline-told-round-over = Раунд { $round } окончен, карты есть у всех.
cardline-told-eliminated =
    { $count ->
        [one] Выбывает: { $seats }. Карты уходят в коробку закрытыми.
       *[other] Выбывают: { $seats }. Карты уходят в коробку закрытыми.
    }
cardline-told-tie-break = { $seat } получает решающую карту: { $card }.

# Что можно выбрать и что сделает ход.
cardline-pick-hand = { $card }
cardline-preview-between = { $card }: между «{ $left }» и «{ $right }»
cardline-preview-below = { $card }: на левый край, меньше «{ $right }»
cardline-preview-above = { $card }: на правый край, больше «{ $left }»
cardline-preview-wins = Если верно — победа.
cardline-preview-finishes = Если верно — карт не останется, но и другие ещё могут закончить в этом раунде.
cardline-preview-replacement = Если неверно — взамен придёт «{ $card }».
cardline-preview-recycles = Если неверно — сначала коробка перетасуется в новую стопку.

# Отказы.
refusal-cardline-no-such-gap = Места { $gap } нет: в ряду места от 0 (левый край) до { $last } (правый край).
refusal-cardline-card-of-another = Карта «{ $card }» лежит перед другим игроком ({ $seat }); выкладывают только свои карты.
refusal-cardline-card-in-line = Карта «{ $card }» уже в ряду и остаётся там; выложи одну из своих.
refusal-cardline-not-your-card = Эта карта лежит не перед тобой; выложи одну из своих.
refusal-cardline-already-out = { $seat }: уже вне игры.
refusal-cardline-deal-too-small =
    { $missing ->
        [one] В раздаче карт: { $cards }. Не хватает { $missing } карты.
       *[other] В раздаче карт: { $cards }. Не хватает { $missing } карт.
    }

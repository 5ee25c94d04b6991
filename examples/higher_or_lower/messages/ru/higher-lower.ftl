title-higher-lower = Больше или меньше
title-higher-lower-countries = Больше или меньше: страны
engine-higher-lower = Больше или меньше
question-higher-lower-countries = У следующей страны больше или меньше?
option-goal = Сколько очков для победы
option-keep_turn = Кто угадал, продолжает
deck-engine-higher-lower = «Больше или меньше»

higher-lower-goal =
    { $count ->
        [one] Сравниваем: { $order }. Для победы — { $count } очко.
        [few] Сравниваем: { $order }. Для победы — { $count } очка.
       *[other] Сравниваем: { $order }. Для победы — { $count } очков.
    }
higher-lower-points =
    { $count ->
        [one] { $seat }: { $count } очко.
        [few] { $seat }: { $count } очка.
       *[other] { $seat }: { $count } очков.
    }
higher-lower-out =
    { $count ->
        [one] { $seat } больше не играет: { $count } очко.
        [few] { $seat } больше не играет: { $count } очка.
       *[other] { $seat } больше не играет: { $count } очков.
    }
higher-lower-last = Последняя карта — { $card }: { $value }.
higher-lower-next =
    { $count ->
        [one] Следующая карта — { $card }. В стопке { $count } карта.
        [few] Следующая карта — { $card }. В стопке { $count } карты.
       *[other] Следующая карта — { $card }. В стопке { $count } карт.
    }
higher-lower-turn = { $seat }: больше или меньше?
higher-lower-won-goal = Победа: { $seats }. Нужные очки набраны раньше всех.
higher-lower-won-pile =
    { $count ->
        [one] Победа: { $seats }. Стопка закончилась, и больше очков ни у кого нет.
       *[other] Общая победа: { $seats }. Стопка закончилась, и больше очков ни у кого нет.
    }
higher-lower-won-last = Победа: { $seats }. Все остальные вышли из игры.

higher-lower-told-higher = { $seat }: { $card } — больше, чем { $against }.
higher-lower-told-lower = { $seat }: { $card } — меньше, чем { $against }.
higher-lower-told-right =
    { $count ->
        [one] { $card }: { $value }. Верно, { $count } очко.
        [few] { $card }: { $value }. Верно, { $count } очка.
       *[other] { $card }: { $value }. Верно, { $count } очков.
    }
higher-lower-told-wrong = { $card }: { $value }. Неверно.
higher-lower-told-left = { $seat } сдаётся.

higher-lower-pick-higher = { $card } — больше
higher-lower-pick-lower = { $card } — меньше
higher-lower-preview-higher = { $card } — больше, чем { $against }
higher-lower-preview-lower = { $card } — меньше, чем { $against }
higher-lower-preview-wins = Если верно, это победа.

why-higher-lower-middle = { $card } далеко от середины, значит, следующая карта скорее по другую сторону.
why-higher-lower-believes = Так мне помнится { $card }.

refusal-higher-lower-already-out = { $seat } больше не играет.
refusal-higher-lower-deal-too-small =
    { $missing ->
        [one] Не хватает { $missing } карты.
       *[other] Не хватает { $missing } карт.
    }

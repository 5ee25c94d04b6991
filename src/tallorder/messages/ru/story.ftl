# Журнал, последний круг, причины ходов и возвращение за стол.
last-round = Последний круг
while-away =
    { $count ->
        [one] Без тебя: { $count } ход
        [few] Без тебя: { $count } хода
       *[other] Без тебя: { $count } ходов
    }
got-it = Понятно
why = почему?
why-move = Почему? { $name }

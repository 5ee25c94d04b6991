# Стол Cardline в браузере: что говорят лестница, подсказки и листы.
watches = смотрит
last-card = последняя карта
line-overview = Вдоль ряда
see-again = нажми — увидишь снова
look-at = Рассмотреть:
pick-card-how =
    { $way ->
        [down] Потом — место в ряду: сверху самое маленькое.
       *[across] Потом — место в ряду: слева самое маленькое.
    }
move-of = { $name }:
takes-card =
    { $mine ->
        [true] Ты берёшь:
       *[false] { $name } берёт:
    }
look-into-box = Заглянуть в коробку
box-closed-too = Карты выбывших лежат здесь закрытыми: их значений никто не видит.
top-of-pile = Следующая в стопке: { $card }
you-have-left =
    { $count ->
        [0] Это была твоя последняя карта!
        [one] У тебя осталась { $count } карта.
        [few] У тебя осталось { $count } карты.
       *[many] У тебя осталось { $count } карт.
    }
miss-to-box = Карта уходит в коробку, вместо неё ты берёшь верхнюю из стопки.
new-card-is = Новая карта:
stake-finishes = верно — карт больше нет, но другие ещё могут успеть
stake-missed-card = мимо — в коробку, берёшь: { $card }
stake-missed-recycled = мимо — в коробку, и из неё тасуют новую стопку
round-of = раунд { $round } из { $all }
have-finished = Карт больше нет: { $names }.
can-still-finish = Ещё могут успеть в этом раунде: { $names }.
round-played-out = Раунд доигрывают до конца.
last-round-of-all = Это последний раунд: побеждает тот, у кого меньше карт.
round-over = Конец раунда { $round }
play-off-of =
    { $count ->
        [2] Двое выложили последнюю карту: решающий раунд
        [few] Последнюю карту выложили { $count } игрока: решающий раунд
       *[many] Последнюю карту выложили { $count } игроков: решающий раунд
    }
turns-of-round = Этот раунд по порядку ходов
left-and-out =
    { $count ->
        [one] { $count } карта, вне игры
        [few] { $count } карты, вне игры
       *[many] { $count } карт, вне игры
    }
out-to-box = Карты выбывших уходят в коробку, их значений никто не видит. Больше никто не берёт.
nobody-out = Все, кто был в игре, закончили вместе, поэтому никто не выбывает.
one-card-to-place = одна карта
or = или
if-one = Верно у одного
if-one-then = победа
if-several = Верно у нескольких
if-several-then = по новой карте, ещё раз
if-nobody = Все мимо
if-nobody-then = все берут по карте, ещё раз
watch-play-off = Смотреть решающий раунд
play-the-play-off = В решающий раунд
see-line = Посмотреть ряд
see-line-short = Ряд
back-to-round-end = Назад к итогам раунда
surprise = Главная неожиданность
placed-right = верно { $right } из { $all }
nothing-missed = В этой игре ни одна карта не легла мимо.
help = помощь
cardline-why = Больше никто в этом раунде не остался без карт.
cardline-why-no-cards =
    { $count ->
        [one] Карты кончились.
       *[other] Карт, чтобы решить спор, больше нет.
    }
cardline-why-rounds = Последний раунд сыгран: побеждает тот, у кого меньше карт.
cardline-why-last = Остальные вне игры.
your-accuracy = Твоя точность
sharpest-eye = Самое точное попадание
# В русском артиклей нет.
names-with-article = –
name-with-article = { $name }

# Что говорит только стол Comparity в браузере.
out-of-place = не на месте
zoom-near = Показать названия
zoom-names = Названия
zoom-fit = Показать всё
card-out-of-sight = Новая карта
deck-top = Верхняя карта колоды
move-left = На место левее
move-right = На место правее
lies-since = Ход { $move }, положил игрок { $name }
first-card = Первая карта стола
in-any-case = в любом случае
draw-unseen = Верхнюю карту колоды
open-it = открыть
doubted-card = Под проверкой: { $card }
pick-and-cells = Выбери карту в руке, и свободные места подсветятся.
or-check = Или проверить закрытую карту
claim-asks = «{ $card }» { $claim }?
stake-duet-by = Дуэт: { $name } отвечает сразу
stake-trio-by = Трио: { $name } отвечает, а потом, возможно, тебе ещё одна карта
answer-clean-short = всё верно
answer-caught-short = найдёт ошибку
walk-first = Листать места ({ $all })
discard-it = сбросить
still-wrong =
    { $count ->
        [one] останется { $count } ошибка
        [few] останется { $count } ошибки
       *[many] останется { $count } ошибок
    }
errors-in-turn = Ошибок: { $count }, исправляем по одной.
then-bridge = Потом нужно сразу соединить части одной своей картой.
arrange-which = Какая карта ляжет на место { $now } из { $all }?
arrange-here = Сюда: { $card }
was-discarded = Сброшена карта «{ $card }».
bonus-must = Положи ещё одну карту
bonus-how = Ни дуэта, ни трио она не даёт.
challenge-why = { $name } играет последнюю карту: { $card }.
challenge-how = Всё верно — победа засчитана, никто не берёт карт. Есть ошибка — игра продолжается.
decide-turn = Твоё решение: положить карту или проверить.
decide-duet = Твоё решение: взять карту или проверить.
decide-extra = Твоё решение: открыть ещё и соседнюю карту?
decide-give = Твоё решение: какую карту получит { $name }?
decide-repair = Твоё решение: исправить ошибку.
decide-join = Твоё решение: соединить части своей картой.
decide-bonus = Твоё решение: положить ещё одну карту?
decide-challenge = Твоё решение: проверить один раз или признать победу.
decide-over = Игра окончена.
lesson-times-height =
    { $big } в { $times ->
        [one] { $times } раз
        [many] { $times } раз
       *[other] { $times } раза
    } выше, чем { $small }.
lesson-times-number =
    { $big } в { $times ->
        [one] { $times } раз
        [many] { $times } раз
       *[other] { $times } раза
    } больше, чем { $small }.
lesson-times-box-office =
    { $big }: сборы в { $times ->
        [one] { $times } раз
        [many] { $times } раз
       *[other] { $times } раза
    } больше, чем у фильма «{ $small }».
lesson-more-height = { $big } на { $difference } выше, чем { $small }.
lesson-more-number = { $big } на { $difference } больше, чем { $small }.
lesson-more-box-office = { $big }: сборы на { $difference } больше, чем у фильма «{ $small }».
lesson-years =
    { $years ->
        [one] { $small } на { $years } год раньше, чем { $big }.
        [few] { $small } на { $years } года раньше, чем { $big }.
       *[many] { $small } на { $years } лет раньше, чем { $big }.
    }
lesson-yours = У тебя было наоборот.
lesson-caught = Твоя находка.
lesson-biggest = Главная неожиданность игры.
lesson-other = Проверка: { $name }.
nothing-opened = Никто не проверял: все карты остались закрытыми.
opened-to-scale =
    { $count ->
        [one] { $count } карта, открытая в этой игре, в одном масштабе
        [few] { $count } карты, открытые в этой игре, в одном масштабе
       *[many] { $count } карт, открытых в этой игре, в одном масштабе
    }
cards-held =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Последний круг в двух словах.
brief-laid = { $name }: { $card }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
brief-joined = { $name } соединяет стол: { $card }
brief-checks = { $name } проверяет: { $card }
brief-opens-too = { $name } открывает ещё: { $card }
brief-in-order = всё верно
brief-error = найдена ошибка
brief-draws =
    { $count ->
        [one] { $name } берёт { $count } карту
        [few] { $name } берёт { $count } карты
       *[other] { $name } берёт { $count } карт
    }
brief-gives = { $name } отдаёт «{ $card }» → { $other }
brief-swaps = { $name } меняет местами: { $first } и { $second }
brief-discards = { $name } сбрасывает: { $card }
brief-split = стол распался
# То же о том, кто читает; заглавная буква — только в начале строки.
brief-laid-you = ты: { $card }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
brief-joined-you = ты соединяешь стол: { $card }
brief-checks-you = ты проверяешь: { $card }
brief-opens-too-you = ты открываешь ещё: { $card }
brief-draws-you =
    { $count ->
        [one] ты берёшь { $count } карту
        [few] ты берёшь { $count } карты
       *[other] ты берёшь { $count } карт
    }
brief-gives-you = ты отдаёшь «{ $card }» → { $other }
brief-gives-to-you = { $name } отдаёт тебе: { $card }
brief-swaps-you = ты меняешь местами: { $first } и { $second }
brief-discards-you = ты сбрасываешь: { $card }
# Мгновения: что случилось со мной, что решила проверка, решающий ход.
moment-last-card = Последняя карта: { $card }.
moment-caught = Есть ошибка — твоя находка!
moment-found = { $name } находит ошибку
moment-pays =
    { $count ->
        [one] { $name } берёт { $count } карту: платит тот, кто сидит перед проверяющим.
        [few] { $name } берёт { $count } карты: платит тот, кто сидит перед проверяющим.
       *[other] { $name } берёт { $count } карт: платит тот, кто сидит перед проверяющим.
    }
moment-you-pay = { $name } находит ошибку, а платит тот, кто сидит перед проверяющим: это ты.
moment-answers = { $name } берёт карту или проверяет.
moment-given = Тебе дают карту
moment-given-by = Колода пуста, поэтому { $name } отдаёт тебе карту: { $card }.
out-of-order-box-office = «{ $first }» ({ $one }) лежит на стороне «собрал меньше», а «{ $second }» — всего { $two }.
ribbon-how = Компактно: стол повёрнут на 45°, карты крупнее
rulebook-how = Сетка: как в правилах
open-it-sure = нажми ещё раз
discard-it-sure = нажми ещё раз
plus-cards =
    { $count ->
        [one] +{ $count } карта
        [few] +{ $count } карты
       *[other] +{ $count } карт
    }
found-by = находка: { $name }
why-pays = За ошибку платит { $name }: это место перед тобой, и неважно, кто положил карту.
goal-and-pick = Побеждает тот, у кого раньше кончатся карты. Выбери карту — увидишь, куда её можно положить.
put-back = Вернуть карту в руку
more-cards-word = ещё
explain-duet = ×2, дуэт: касается двух карт, следующий игрок берёт карту или проверяет
explain-trio = ×3, трио: касается трёх или четырёх карт; следующий игрок берёт карту или проверяет, а ты можешь положить ещё одну
explain-approximate = Это число приблизительное.
explain-us = Считаются только сборы в США.
explain-signs = ≤ — верно, > — ошибка.
opened-in-order =
    { $count ->
        [one] Единственная карта, открытая в этой игре
        [few] { $count } карты, открытые в этой игре, от малого к большому
       *[other] { $count } карт, открытых в этой игре, от малого к большому
    }
won-by = Последняя карта — { $card }, ходов: { $turns }.
your-revealed = Твои открытые карты: верно { $right } из { $count }
your-checks = Твои проверки: ошибка найдена в { $hits } из { $count }
best-caught = Лучший момент: найдена ошибка между картами «{ $small }» и «{ $big }».
best-duet = Лучший момент — твой дуэт: { $card }.
best-trio = Лучший момент — твоё трио: { $card }.
nobody-caught = Никто не заметил: где-то между картами «{ $low }» и «{ $high }» лежит ошибка.
lesson-held-yours = Почти вровень, и у тебя верно.
lesson-held = Почти вровень, и верно.
lesson-apart = Самая большая разница этой игры.

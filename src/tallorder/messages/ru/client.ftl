# The web client: everything it says itself.
title = Tall Order
motto = Четыре карточные игры, где всё надо расставить по порядку.
language = Язык
sound-on = Включить звук
sound-off = Выключить звук
your-name = Твоё имя
you-default = Игрок { $seat }
you = Ты
bot = бот
resume = Продолжить
resume-title = Твой стол ждёт
turn-is-yours = Твой ход
forget-table = Забыть стол: { $game }, { $names }
more-tables =
    { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
       *[many] Ещё { $count } столов
    }
fewer-tables = Свернуть
resume-with = { $game }: { $names }
choose-game = Выбери игру
play-by = Что сравниваем
game-landmarks = Достопримечательности
game-movies = Фильмы
game-globetrotter = Вокруг света
game-skyscraper = Небоскрёб
game-comparity = Comparity, своя колода
game-cardline = Cardline, своя колода
family-landmarks = Comparity
family-movies = Comparity
family-globetrotter = Cardline
family-skyscraper = Башни и землетрясения
question-landmarks = Биг-Бен выше Статуи Свободы?
question-movies = Что вышло раньше: «Челюсти» или «Рокки»?
question-globetrotter = Куда по площади встанет Мадагаскар?
question-skyscraper = Каждая башня выше прежней.
players-range = { $fewest }–{ $most } игроков
minutes = { $minutes } мин
chip-height = по высоте
chip-year = по году
chip-box-office = по сборам
chip-area = площадь
chip-population = население
chip-gdp = ВВП
chip-environment = CO₂
play-now = Играть
play-now-how = Ты и три бота, прямо сейчас.
with-friends = С друзьями
with-friends-how = Пошли ссылку, без регистрации.
one-device = Один экран
one-device-how = Передавайте по кругу.
more = Ещё
learn = Научись за 2 минуты
my-decks = Мои колоды
for-classes = Для класса
wrong-fact = Ошибка на карте
replay-file = Посмотреть запись игры
about = О программе
nowhere = Здесь ничего нет. Проверь адрес.
server-away = Сервер не отвечает. Попробуй ещё раз чуть позже.
link-lost-order = Связь с сервером прервалась. Она восстановится сама — тогда повтори ход.
unit-metres = { $number } м
unit-square-miles = { $number } миль²
unit-square-kilometres = { $number } км²
unit-short-tons = { $number } амер. т/чел.
unit-tonnes = { $number } т/чел.
unit-people = { $number } чел.
unit-million-dollars = { $number } млн $
unit-dollars = { $number } $
year-bce = { $year } до н. э.
us-only = { $quantity }, только США
home = На главную
watching = ты смотришь
rules = Правила
log = Журнал
log-empty = Пока ничего не произошло.
table-menu = Стол и настройки
your-turn = твой ход
to-move = ходит
away = не на связи
players = Игроки
engine-comparity = Comparity
engine-cardline = Cardline
engine-skyscraper = Небоскрёб
round = раунд { $round }
round-label = раунд
cards-left =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
cards-word =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
out = вне игры
finished = без карт
right = верно
missed = мимо
to-come = ждёт
your-decision = Твоё решение
fits = Подходит
tie = Поровну: это верно
tie-why = Равные числа могут лежать в любом порядке.
not-here = Не сюда
miss-why = Карта уходит в коробку.
new-card = Новая карта: { $card }.
new-card-tag = новая карта
go-on = Дальше
waiting-place = { $name } выбирает карту и место
pick-card = Выбери карту
where-goes = Куда поставить карту «{ $card }»?
pick-gap = Выбери место в ряду: каждый плюс — это место.
place-here = Поставить сюда
other-card = Другая карта
stake-right =
    { $count ->
        [0] верно — последняя карта на месте
        [one] верно — у тебя { $count } карта
        [few] верно — у тебя { $count } карты
       *[many] верно — у тебя { $count } карт
    }
stake-wins = верно — победа
stake-missed = мимо — в коробку, берёшь новую
pile = стопка
box = коробка
your-cards = Твои карты
card-number = карта { $number }
last-moves = последние ходы
key-card = карта
key-place = место
gap-before = Предыдущее место
gap-after = Следующее место
gap-only = единственное место
gap-first = перед картой «{ $right }»
gap-last = после карты «{ $left }»
gap-between = между картами «{ $left }» и «{ $right }»
gaps = Места в ряду
the-line = Ряд, от меньшего к большему
places-off =
    { $count ->
        [one] мимо на { $count } место
        [few] мимо на { $count } места
       *[many] мимо на { $count } мест
    }
true-place = её место
bce = до н. э.
mark-us = США
reaction-well-played = Отличный ход!
reaction-ouch = Ой!
reaction-hurry = Поторопись!
reaction-thanks = Спасибо!
reaction-surprised = Правда?
reaction-laugh = Ха-ха!
goodbye-deleted = Этот стол удалён.
goodbye-removed = Хозяин стола освободил твоё место.
link-waiting = Нет связи. Подключаемся снова…
opening = Открываем стол…
close = Закрыть
hand-over = Передай устройство: { $name }
hand-over-why = Карты в руке тайные, поэтому пока ничего не видно.
i-am = Это я, { $name }
units = Единицы
units-metric = км², т
units-us = миль², амер. т
sound = Звук
on = вкл.
off = выкл.
confirm-moves = Подтверждать ход
bots-pace = Темп ботов
pace-5 = быстрый
pace-15 = обычный
pace-30 = спокойный
reactions = Реплики
my-link = Скопировать личную ссылку
notify-me = Уведомлять о моём ходе
undo = Вернуть последний ход
resign = Сдаться
abort = Прервать игру
delete-table = Удалить стол
sure = Точно? Нажми ещё раз
is-bot = Бот, уровень «{ $level }».
bot-sits-in = Сейчас за этого игрока ходит бот.
is-here = За столом.
is-away = Сейчас не на связи.
is-here-short = на месте
waiting-short = ждём
cards-of = Карты: { $name }
take-back = Вернуться в игру
let-bot = Пусть доиграет бот
level- = обычный
level-novice = новичок
level-friend = любитель
level-master = мастер
level-any-legal = наугад
the-game = игра
what-compared = что сравниваем
order-height = Высота
order-height-how = метры, до самой вершины
order-year = Год
order-year-how = раньше — меньше
order-box-office = Сборы
order-box-office-how = доллары, весь мир
order-area = Площадь
order-area-how = земля и воды
order-population = Население
order-population-how = человек, 2012
order-gdp = ВВП
order-gdp-how = млн долларов, 2011
order-environment = CO₂
order-environment-how = тонн на человека, 2011
seats = Места
seats-taken = { $taken } из { $most }
host = хозяин стола
guest = гость
remove = Убрать: { $name }
free-seat = Свободное место
seat-bot = Посадить бота
next-player = Следующий игрок на этом устройстве
sit-down = Сесть за стол
add-player = Добавить игрока
invite = позвать
invite-title = Ссылка — и за стол
invite-how = Имя, место, игра. Без регистрации.
qr = Ссылка как QR-код
copy-link = Скопировать ссылку
share = Поделиться
need-more =
    { $count ->
        [one] Нужен ещё { $count } игрок.
        [few] Нужны ещё { $count } игрока.
       *[many] Нужно ещё { $count } игроков.
    }
begin =
    { $count ->
        [one] Начать
        [2] Начать вдвоём
        [3] Начать втроём
        [4] Начать вчетвером
        [5] Начать впятером
        [6] Начать вшестером
        [7] Начать всемером
        [8] Начать ввосьмером
       *[other] Начать
    }
host-begins = Игру начинает хозяин стола: { $name }.
the-area = Стол
cell-free =
    { $times ->
        [2] Свободное место, столбец { $x }, ряд { $y }, дуэт ×2
        [3] Свободное место, столбец { $x }, ряд { $y }, трио ×3
       *[other] Свободное место, столбец { $x }, ряд { $y }
    }
cell-open = { $card }, открыта, столбец { $x }, ряд { $y }
cell-closed = { $card }, закрыта, столбец { $x }, ряд { $y }
bridge = мост
part =
    { $count ->
        [one] Часть { $number }: { $count } карта
        [few] Часть { $number }: { $count } карты
       *[many] Часть { $number }: { $count } карт
    }
board-view = Вид стола
ribbon = Компактно
rulebook = Сетка
more-cards =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[many] ещё { $count } карт
    }
larger = больше
smaller = меньше
larger-height = выше
smaller-height = ниже
larger-year = позже
smaller-year = раньше
larger-box-office = сборы больше
smaller-box-office = сборы меньше
sort = Порядок карт
sort-deal = По раздаче
sort-name = По названию
sort-guess = Моя догадка
see-result = К результату
show-all = показать
in-deck = в колоде
discarded = сброс
in-box = в коробке
seen-before = { $count } уже видели
is-open = { $card } — открыта
is-closed = { $card } — закрыта
check-this = Проверить эту карту
duet = Дуэт!
trio = Трио!
step-answer = Шаг 1 из 2: ответ
step-turn = Шаг 2: твой обычный ход
step-check = Проверка
duet-why = { $name } кладёт «{ $card }» рядом с двумя картами: возьми карту или проверь.
trio-why = { $name } кладёт «{ $card }» рядом с тремя или четырьмя картами. Если проверка не найдёт ошибки, { $name } может положить ещё одну.
draw = Взять карту
draw-gift = Карту дадут другие игроки.
check = Проверить
check-any = Любую закрытую карту
check-how = Открыть карту и одну соседнюю.
check-which = Проверить карту «{ $card }»?
check-it = Проверить
tap-closed = Выбери закрытую карту
opens-too = Вместе с ней откроется карта «{ $card }»: открытых рядом ещё нет.
no-error = всё верно
an-error = есть ошибка
no-error-found = Всё верно
there-is-error = Найдена ошибка
fell-apart = Стол распался
out-of-order-number = «{ $first }» ({ $one }) лежит на стороне «меньше», а «{ $second }» — { $two }.
out-of-order-height = «{ $first }» ({ $one }) лежит на стороне «ниже», а «{ $second }» — всего { $two }.
out-of-order-year = «{ $first }» ({ $one }) лежит на стороне «раньше», а «{ $second }» — { $two }.
pairs-compared = Сравнили пар: { $count }, верно: { $good }.
draws =
    { $count ->
        [one] { $name } берёт { $count } карту
        [few] { $name } берёт { $count } карты
       *[many] { $name } берёт { $count } карт
    }
you-draw =
    { $count ->
        [one] Ты берёшь { $count } карту
        [few] Ты берёшь { $count } карты
       *[many] Ты берёшь { $count } карт
    }
swap = Поменять местами
swap-clean = Обмен не даёт новой ошибки.
swap-not-clean = Обмен дал бы новую ошибку, поэтому одна карта уходит.
which-discard = Какая карта уходит?
splits-in =
    { $count ->
        [one] стол распадётся на { $count } часть
        [few] стол распадётся на { $count } части
       *[many] стол распадётся на { $count } частей
    }
stays-whole = стол останется целым
arrange = Разложи карты заново
arrange-how = Выбери карту для каждого места по очереди.
join-title = Соедини стол одной своей картой
join-how = Карта-мост ложится закрытой, дуэта не будет.
join-costs = Минус одна карта в руке. Никто не отвечает.
join = Соединить
opened-card = Открыто: { $card }
extra-may = Рядом есть открытая карта, открывать ещё одну необязательно.
extra-must = Рядом нет открытых карт: открой одну из соседних.
enough = Остановиться и сравнить
deck-empty = Колода пуста
give-title = Выбери карту: её получит { $name }
give-how =
    { $count ->
        [one] Осталось отдать { $count } карту.
        [few] Осталось отдать { $count } карты.
       *[many] Осталось отдать { $count } карт.
    }
give-card = Отдать: { $card }
trio-bonus = Трио: ещё одна карта
bonus-title = Можно положить ещё одну карту
no-bonus = Не класть ещё карту
last-challenge = Последний шанс
let-win = Признать победу
game-over = Игра окончена
place-or-check = Положи карту или проверь стол
place-first = Положи карту
place-card = Положить карту
place-card-how = Побеждает тот, у кого раньше всех кончатся карты
step-card = Карта
step-place = Место
step-lay = Готово
lay-here = Положить сюда карту «{ $card }»?
lay = Положить сюда
claim = Значит, { $claim }.
claim-over-number = не меньше, чем { $cards }
claim-under-number = не больше, чем { $cards }
claim-over-height = не ниже, чем { $cards }
claim-under-height = не выше, чем { $cards }
claim-over-year = не раньше, чем { $cards }
claim-under-year = не позже, чем { $cards }
claim-over-box-office = сборы не меньше, чем у фильмов: { $cards }
claim-under-box-office = сборы не больше, чем у фильмов: { $cards }
answer-draws = возьмёт карту
answer-clean = проверит: всё верно
answer-caught = проверит и найдёт ошибку
choose-cell = Куда положить карту «{ $card }»?
choose-cell-how = Пунктир — свободно. Золото — касается двух или трёх карт: следующий игрок берёт карту или проверяет.
place-before = Предыдущее место
place-after = Следующее место
cancel = Отменить
waiting-turn = { $name } решает: положить карту или проверить
waiting-duet = { $name } отвечает: взять карту или проверить
waiting-extra = { $name } проверяет: открыть ещё карту?
waiting-give = { $name } выбирает карту, чтобы отдать
waiting-repair = { $name } исправляет стол
waiting-join = { $name } соединяет стол
waiting-bonus = { $name } может положить ещё карту
waiting-challenge = { $name } может проверить один раз
you-win = Победа!
wins = Победа: { $name }
won-how = Последняя карта — на { $turns }-м ходу.
no-cards = нет карт
placed-by-you = твои карты
error-caught = найденная ошибка
learned = Стоит запомнить
again = Сыграть ещё
again-how = те же люди, новые карты
again-height = Ещё раз, по высоте
again-year = Ещё раз, по году
again-box-office = Ещё раз, по сборам
replay = Повтор
see-table = К столу
save-picture = Сохранить картинку
fresh-left = Карт, которых ещё никто не видел: { $count }.
closed-stay = Закрытые карты сохранят секрет до следующего раза.
kind-foundation = Фундамент
kind-special = Особый этаж
kind-toilet = Туалет
kind-roof = Крыша
kind-earthquake = Действие
kind-century = Действие
kind-insurance = Действие
kind-study = Действие
kind-tornado = Действие
kind-prize = Приз
kind-floor = Этаж
kind-residential = Жильё
kind-offices = Офисы
kind-hotels = Отели
kind-restaurants = Рестораны
kind-shops = Магазины
m = м
site = стройка { $letter }
building-of = здание: { $name }
structure-says = { $place }, { $metres } м, этажей: { $floors }, прочность: { $strength }, очков: { $points }
collapses = рухнет
loses-insurance = теряет страховку
faulty-short = дефект: −1
points-change = очки: { $before } → { $after }
metres-change = { $before } → { $after } м
strength-change = прочность { $before } → { $after }
at-least = мин. { $metres } м
points-short =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
no-threshold = нет зданий
threshold = порог { $metres }
prizes = Призы
prize-free = ждёт хозяина
prize-gone = вне игры
deck = Колода
foundations = Фундаменты
discard-pile = Сброс
discard-count = Сброс: { $count }
last-lap = Колода пуста: скоро конец игры.
targets-count =
    { $count ->
        [one] { $count } цель: нажми на неё
        [few] { $count } цели: нажми на одну или листай стрелками
       *[many] { $count } целей: нажми на одну или листай стрелками
    }
choose-target = Выбери цель
sky-where = { $card }: куда?
sky-pass = Сыграть нечего
insure-at-once = Застраховать сразу?
sky-waiting-play = { $name } выбирает карту
sky-waiting-steal = { $name } выбирает, у кого взять карты
sky-waiting-steal-keep = { $name } оставляет одну из двух карт
sky-waiting-roof-insure = { $name } может застраховать здание
sky-waiting-study-deck = { $name } исследует колоду
sky-waiting-study-return = { $name } возвращает карты
sky-waiting-study-discard = { $name } ищет в сбросе
study-deck = верх колоды
study-discard = сброс
study-nothing = исследовать нечего
tornado-left = налево
tornado-right = направо
do-build = Построить: { $place }
do-roof = Завершить: { $place }
do-quake = Встряхнуть: { $place }
do-century = Встряхнуть всё
do-insure = Застраховать: { $place }
do-study = Исследовать
do-tornado = Передать карты
do-discard = Сбросить
do-pass = Пропустить
do-steal = Вытянуть две карты
do-decline = Нет, спасибо
do-keep = Оставить себе
do-take = Взять в руку
do-swaphand = Сменить всю руку
do-putback = Положить на верх колоды
button-pass = Пропустить
button-swap-hand = Сменить всю руку
button-decline-steal = Ничего не брать
button-decline-roof-insure = Без страховки
button-steal = Вытянуть две карты
sheet-steal = У кого взять?
sheet-steal-how = Ты вытянешь две карты не глядя и оставишь одну.
sheet-steal-keep = Какую карту оставить?
sheet-steal-keep-how = Другая вернётся. После кражи карту не берут.
sheet-study-deck = Верхние карты колоды
sheet-study-deck-how = Возьми одну в руку, сыграй её сразу или смени всю руку. Видно только тебе.
sheet-study-return = Верни остальные
sheet-study-return-how = По одной; последняя окажется сверху.
sheet-study-discard = Возьми карту из сброса
sheet-study-discard-how = Она идёт в руку, сыграть её сразу нельзя.
final-skyline = Итоговый силуэт города
you-win-points = Победа! Очков: { $points }
wins-points = Победа: { $name }, очков: { $points }
count-floors = этажи
count-prizes = призы
count-toilets = туалеты
count-faulty = с дефектом
play-off = Решающий раунд: { $names }.
level-beginner = новичок
level-expert = мастер
level-heuristic = строитель
undo-asked = { $name } просит вернуть последний ход.
agree = Согласиться
refuse = Пусть остаётся
replaying = Повтор, ход { $now } из { $all }
to-start = В начало
to-end = В конец
step-back = На ход назад
step-on = На ход вперёд
autoplay = Смотреть
pause = Пауза
leave-replay = Закончить повтор
save-file = Сохранить файл
open-file = Открыть запись
replay-file-how = В записи есть только то, что было видно её игроку.
not-a-replay = Этот файл не запись игры Tall Order.
decks-how = Колода — это таблица, по строке на карту: достаточно названия и числа. Другие столбцы добавят места, языки и новые величины.
decks-example =
    name,value
    Эверест,8849
    Монблан,4806
choose-csv = Выбрать файл CSV
checking = Проверяем…
deck-fine =
    { $count ->
        [one] Колода «{ $deck }» готова: { $count } карта.
        [few] Колода «{ $deck }» готова: { $count } карты.
       *[many] Колода «{ $deck }» готова: { $count } карт.
    }
deck-errors = Этой колодой пока нельзя играть.
play-comparity = Сыграть в Comparity
play-cardline = Сыграть в Cardline
row = Строка
column = Столбец
finding = Что нашлось
rules-of = { $game }: правила
search-rules = Искать в правилах
nothing-found = Ничего не нашлось.
finished-tables =
    { $count ->
        [one] { $count } законченная игра
        [few] { $count } законченные игры
       *[many] { $count } законченных игр
    }
ask-network = Чтобы друзья вошли со своих устройств, этот компьютер должен принимать соединения из домашней сети.
not-yet = Не сейчас
let-others-in = Разрешить

# Names that bots are given.
bot-name-mira = Мира
bot-name-otto = Отто
bot-name-vera = Вера
bot-name-leo = Лео
bot-name-nina = Нина
bot-name-hugo = Хуго
bot-name-ida = Ида
bot-name-max = Макс
bot-name-zoe = Зоэ
bot-name-ivo = Иво

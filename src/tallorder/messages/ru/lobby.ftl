# Before a game: the host's settings, the seats, the invitation.
change = Сменить
settings-of-game = Настроить
choose-game-title = Во что играем?
own-deck = Своя колода
other-deck = Другой файл
which-cards = Карты
cards-core = основной набор
cards-all = все
hand-size = Карт на руки
first-player = Первым ходит
by-lot = по жребию
in-turn = по очереди
memory = Убирать карты, которые уже открывали
memory-how = Карты, открытые за этим столом, в следующий раз останутся в коробке.
memory-count = новых: { $fresh }, виденных: { $seen }
memory-reset = Забыть виденное
deck-list = Карты этой колоды
pace-how = Сколько боты думают над ходом
house-rules-title = Домашние правила
house-rules-how = Всё как в правилах, пока ты ничего не изменишь.
house-rules-changed =
    { $count ->
        [0] как в правилах
        [one] { $count } изменение
        [few] { $count } изменения
       *[many] { $count } изменений
    }
all-usual = Всё как в правилах
no-limit = без ограничения
less = Меньше: { $what }
more-of = Больше: { $what }
still-away = { $name } пока не у экрана. Можно начинать: место подождёт.
units-how = Каждый выбирает свои
seat-menu = { $name }: место
rename = Имя
save = Сохранить
move-up = Раньше по очереди
move-down = Позже по очереди
make-host = Передать стол
make-host-sure = Новый хозяин стола: { $name }? Нажми ещё раз
remove-seat = Убрать из-за стола
stand-up = Освободить моё место
bot-level = Как играет
bot-persona = Что знает лучше всего
persona-even = понемногу во всём
persona-engineer = инженер: мосты и башни
persona-pilgrim = паломник: святые места
persona-skyline-watcher = любитель высоток: небоскрёбы, Америка
persona-cineast = киноман: драмы и музыка
persona-globetrotter = путешественник: Азия, Южная Америка
persona-homebody = домосед: Европа, мультфильмы
persona-historian = историк: руины, пирамиды, Африка
level-persona = { $level } · { $persona }
persona-short-engineer = инженер
persona-short-pilgrim = паломник
persona-short-skyline-watcher = любитель высоток
persona-short-cineast = киноман
persona-short-globetrotter = путешественник
persona-short-homebody = домосед
persona-short-historian = историк
add-bot = бот
ask-friend = позвать
my-link-how = Открывает твоё место на другом устройстве. У кого ссылка, тот играет за тебя: не показывай её.
my-link-title = Твоя личная ссылка
new-link = Сделать новую ссылку
new-link-done = Старая ссылка больше не действует.
another-here = Ещё игрок здесь
take-seat = Садись за стол
join-seat = Твой знак за этим столом:
join-host = { $name } приглашает тебя за стол.
table-is-full = Все места в этой игре заняты. Можно смотреть.
host-chooses = выбирает хозяин стола
no-network = Этот компьютер не в сети, поэтому ссылка работает только на нём.
closed-to-others = Пока стол открыт только на том устройстве, где работает сервер.
only-by-link = только по ссылке
open-to-others = Открыть стол для других устройств
copied-link = Скопировано
waits-next =
    { $count ->
        [one] { $count } игрок ждёт следующей игры.
        [few] { $count } игрока ждут следующей игры.
       *[many] { $count } игроков ждут следующей игры.
    }
next-game = Следующая игра
back-to-result = К прошлой игре

# House-rule switches.
option-check_commit = Вторая карта при проверке
option-check_commit-sequential = после того, как открыта первая
option-check_commit-upfront = вместе с первой
option-repair_order = Пока другую неверную пару можно обменять
option-repair_order-swap_first = сначала обмен
option-repair_order-free = можно и сбрасывать
option-repair_swap = Местами меняют
option-repair_swap-pair = две карты одной ошибки
option-repair_swap-any = любые две неверные карты
option-repair_permute = Сцепленные неверные карты можно разложить заново
option-join_cells = Соединяющая карта ложится
option-join_cells-any = там, где касается всех частей
option-join_cells-vacated = на место сброшенной
option-trio_bonus_mandatory = Дополнительную карту за трио класть обязательно
option-last_card_gift = Последняя карта, когда колода пуста,
option-last_card_gift-protected = не отдаётся
option-last_card_gift-wins = отдана — это победа
option-final_challenge = Ещё одна проверка, прежде чем победа засчитана
option-deck_top_visible = Название верхней карты колоды видно
option-hand_size = Карт на руки
option-finish_round = Последний раунд доигрывается всегда
option-pile_top_visible = Название верхней карты стопки видно
option-max_rounds = Игра кончается через столько раундов
option-resistance_reading = Число на фундаменте
option-resistance_reading-collapse_at = столько толчков рушат
option-resistance_reading-withstands = столько толчков выдерживает
option-replace_collapsed_site = На место рухнувшей стройки встаёт новый фундамент (по книге — нет)
option-threshold_equal_ok = Здание вровень с порогом годится
option-threshold_mode = Порог игрока —
option-threshold_mode-standing = самое высокое из стоящих зданий
option-threshold_mode-ever = самое высокое за всю игру, даже рухнувшее
option-toilet_counts_as_floor = Туалет — один из двух этажей, нужных под крышу
option-unity_min = Сколько цветных этажей нужно для приза «Порядок и единство»
option-record_mode = Мировой рекорд получает
option-record_mode-tallest = самое высокое здание на столе
option-record_mode-history = прежний рекордсмен, если рекорд рухнул
option-study_fetch_study = Исследование может достать исследование из сброса
option-strict_no_draw_after_theft = После кражи карты не добираются, даже если их мало
option-faulty_record = Дефектное здание может держать мировой рекорд
option-faulty_blocks_record = Пока дефектное здание выше, рекорда нет ни у кого
option-lost_prize = Приз, который больше некому получить,
option-lost_prize-display = можно заслужить снова
option-lost_prize-gone = выходит из игры
option-keep_toilet_roofs = Крыши-туалеты всегда остаются в колоде
option-open_stacks = Закрытые карты башен можно смотреть
option-tie_break = Очков поровну
option-tie_break-shared = победа общая
option-tie_break-tallest = решает более высокое здание

# The deck pages.
own-deck-tab = Своя
box-landmarks = Достопримечательности
box-movies = Фильмы
box-countries = Вокруг света
box-skyscraper = Небоскрёб
box-how =
    { $count ->
        [one] { $count } карта, закрытая. На экране числа видны только за столом, и только когда карту там открыли.
        [few] { $count } карты, закрытые, по алфавиту. На экране числа видны только за столом, и только когда карту там открыли.
       *[many] { $count } карт, закрытых, по алфавиту. На экране числа видны только за столом, и только когда карту там открыли.
    }
box-skyscraper-how = В этих картах нет секретов, кроме того, у кого они. Под каждой картой — сколько таких в коробке.
copies = × { $count }
opening-deck = Открываем колоду…
deck-page-how = По алфавиту. Открыты только карты, которые открыл этот стол.
search-cards = Поиск по названию или месту
only-opened = Открыто здесь: { $count }
sources = Источники:
still-closed = За этим столом эту карту ещё не открывали.
report-card = Ошибка на карте
report-what = Что неверно и откуда это известно?
report-send = Отправить
report-thanks = Спасибо. Сообщение увидит тот, кто ведёт эту колоду.
decks-example-title = Самое меньшее, что нужно:
findings-notes = Стоит учесть: { $notes }
findings-errors = Исправить: { $errors }
finding-error = исправить
finding-warning = стоит учесть
invite-class = Для класса
invite-class-how = по этой ссылке звук сначала выключен

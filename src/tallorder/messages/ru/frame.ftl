# The frame around every table: sheets, notices, signs, what is said about rules and cards.
the-rule = Правило к этому
turn-of = Ходит { $name }
said-of = { $name }: { $words }
link-back = Связь восстановлена.
all-wait-for = Все ждут: { $name } не на связи.
vote-bot = Пусть пока играет бот (за: { $have } из { $need })
votes = за: { $have } из { $need }
undo-waits = Просьба вернуть ход. Ещё не ответили: { $names }.
undo-withdraw = Передумать
undo-stands = Ход остаётся: так решает { $seat }.
undo-withdrawn = { $seat } больше не просит вернуть ход.
told-undone = { $seat } берёт последний ход назад.
bot-for-you = Сейчас за тебя играет бот.
since-away = Пока тебя не было
watch = Посмотреть
other-device = Играть с другого устройства
vibration = Вибрация
notify-allow = Разрешить
notify-denied = запрещено в браузере
keys = Клавиши
keys-move = двигаться по столу
keys-next = следующее свободное место для карты
keys-check = проверить карту
keys-draw = взять карту (при дуэте)
keys-view = компактно или сеткой
keys-card = выбрать карту в руке
keys-gap = следующее место в ряду
keys-ends = первое или последнее место
keys-target = следующая цель
keys-site = выбрать стройку
keys-confirm = подтвердить
keys-cancel = отменить
keys-hand = к своим картам
keys-status = описать стол
keys-log = что произошло
keys-react = сказать что-нибудь
keys-menu = стол и настройки
keys-help = этот список
status = Описать стол
status-yours = Решение за тобой.
status-theirs = Решает { $name }.
change-game = Другая игра
next-first = следующую начинает { $name }
since-turn = С твоего хода
since-step = По шагам с твоего хода
since-count = { $now } из { $all }
since-watch = Посмотреть на столе
keys-since = что было с твоего хода

# Every table has a name by which people find it again, made of two words.
table-title = Стол «{ $name }»
table-called = стол «{ $name }»
table-named = { $quality } { $animal }
table-quality =
    { $number ->
        [0] Латунная
        [1] Янтарная
        [2] Медная
        [3] Мраморная
        [4] Бархатная
        [5] Бумажная
        [6] Стеклянная
        [7] Серебряная
        [8] Золотая
        [9] Кленовая
        [10] Кедровая
        [11] Коралловая
        [12] Сланцевая
        [13] Чернильная
        [14] Льняная
       *[other] Хрустальная
    }
table-animal =
    { $number ->
        [0] выдра
        [1] лиса
        [2] сова
        [3] цапля
        [4] белка
        [5] рысь
        [6] черепаха
        [7] куница
        [8] ласточка
        [9] синица
        [10] норка
        [11] панда
        [12] чайка
        [13] пума
        [14] нерпа
       *[other] зебра
    }

# Помощь в игре с ботами и кто за столом.
hint = Подсказка
hint-says = Бот на твоём месте сказал бы: «{ $why }»
told-hinted = { $seat } просит подсказку.
told-bot-sat-in = За игрока { $seat } играет бот.
told-took-back = { $seat } снова за столом.
bot-played-for-you =
    { $count ->
        [one] Пока тебя не было, бот сделал за тебя { $count } ход: { $moves }
        [few] Пока тебя не было, бот сделал за тебя { $count } хода. Последний: { $moves }
       *[many] Пока тебя не было, бот сделал за тебя { $count } ходов. Последний: { $moves }
    }
you-watch = Ты смотришь игру. Займи место — и со следующей игры ты за столом.
you-watch-full = Ты смотришь игру: все места заняты.
again-vote = Сыграть ещё раз
again-said = Ты за ещё одну игру
again-wanted = За ещё одну игру: { $names }
again-waits = Ждём: { $names }
helped = с подсказкой
picture-saved = Картинка сохранена

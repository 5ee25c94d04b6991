# Отказы самого дома: подготовка, очередь, варианты правил.
refusal-game-over = Игра окончена.
refusal-not-your-decision = Место { $seat } сейчас не решает: решение за местом { $actor }.
refusal-unknown-seat = Места { $seat } нет: места — от 1 до { $seats }.
refusal-unknown-game = Игры «{ $game }» нет. Есть: { $allowed }.
refusal-unknown-option = Варианта правил «{ $option }» нет. В этой игре есть: { $allowed }.
refusal-option-value = Для варианта { $option } значение «{ $value }» не подходит. Можно: { $allowed }.
refusal-players = { $game }: играют от { $fewest } до { $most } человек, а не { $players }.
refusal-unknown-order = В этой колоде нет величины «{ $order }». Есть: { $allowed }.
refusal-no-order = { $game }: эта игра ничего не сравнивает, порядок указывать не нужно.
refusal-needs-deck = { $game }: нужна твоя колода, укажи её через --deck.
refusal-cards-value = Набор карт — «core» или «all», а не «{ $value }».
refusal-deck-too-small =
    Для такого числа игроков ({ $players }) нужно карт: { $needed }. В колоде «{ $deck }» их { $cards }: { $missing ->
        [one] не хватает { $missing } карты
       *[other] не хватает { $missing } карт
    }.
refusal-deck-differs = Запись сделана с колодой { $deck } { $wanted }, а эта колода — { $found }. Укажи нужную через --deck.
refusal-unknown-card = В колоде нет карты «{ $card }».
refusal-not-a-deal = Это не раздача для { $game } на такое число игроков ({ $players }).
refusal-unknown-bot = Бота «{ $bot }» нет. Есть: { $allowed }.
refusal-value-unknown = В этой позиции значение карты «{ $card }» не указано: впиши его, чтобы играть дальше.
refusal-not-of-this-game = Такого хода в этой игре нет.

seat-number = Место { $seat }

# Игры.
title-comparity-landmarks = Comparity: Достопримечательности
title-comparity-movies = Comparity: Фильмы
title-cardline-globetrotter = Cardline: Вокруг света
title-skyscraper = Небоскрёб
title-comparity = Comparity со своей колодой
title-cardline = Cardline со своей колодой
phrase-joint = { "; " }
serve-open = Столы открыты: { $address } (Ctrl+C — закончить).
serve-store-seen = Пароль хранилища виден всем на этом компьютере: перенеси адрес в TALLORDER_STORE или в файл (--config).
serve-one-sqlite = --workers: в SQLite пишет только один процесс, поэтому он один. Для нескольких нужны --store postgresql://… и --redis.
serve-one-redis = --workers: процессы узнают друг о друге через Redis; без --redis процесс один.

# Игра в терминале.
terminal-welcome = Tall Order. Во что сыграем?
terminal-offer = { $title } (игроков: { $fewest }–{ $most })
terminal-own-deck = Со своими картами: tallorder play comparity --deck ФАЙЛ или cardline.
terminal-ask-game = Игра ({ $least }–{ $most }, q — выход):
terminal-ask-players = Сколько всего игроков ({ $least }–{ $most })?
terminal-ask-people = Сколько из них людей за этим терминалом ({ $least }–{ $most }; остальные — боты)?
terminal-expected-number = Введи число от { $least } до { $most } или q, чтобы выйти.
terminal-begin = { $title }. Игроков: { $players }. Справка — ?
terminal-player-name = Игрок { $seat }
terminal-bot-name = Бот { $seat }
terminal-ask-choice = Твой выбор (1–{ $count }, ? — справка):
terminal-ask-move = Что именно (1–{ $count }, 0 — назад)?
terminal-ask-resign = Сдаться, чтобы остальные играли дальше (y/n)?
terminal-help =
    Введи номер того, что хочешь сделать. Можно ввести и ход в нотации, как он пишется в записи игры.
    t: ещё раз описать стол. 0: назад к первому списку. w: почему боты ходили так. resign: сдаться. q: выйти из игры. ?: эта справка.
terminal-not-in-list = Такого номера в списке нет.
terminal-no-move = «{ $text }» — такого хода у тебя сейчас нет. Введи номер из списка или ? для справки.
terminal-hide = Нажми Enter, чтобы скрыть свои карты.
terminal-hand-over = { $player }, решение за тобой. Нажми Enter, когда на экран смотришь только ты.
terminal-broken-off = Игра прервана.
terminal-winners =
    { $count ->
        [one] Победа: { $winners }.
       *[other] Общая победа: { $winners }.
    } [{ $rule }]
terminal-score = { $player }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }
terminal-ask-again = Ещё игру тем же составом (y/n)?
terminal-recorded = Запись игры: { $file }.

position-decides = Решает место { $seat } ({ $phase }).
position-legal =
    Допустимых ходов: { $count }.
terminal-why = Почему так, { $player }: { $why }

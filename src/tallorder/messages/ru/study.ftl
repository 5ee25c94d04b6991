# Разбор завершённой партии: на странице просмотра и в терминале.
study-head = { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    } с выбором; каждое продумано в { $worlds } воображаемых мирах.
study-level = Так, как видят игроки, которые верно располагают { $level } % всех пар.
study-player = { $player }: точность { $accuracy } ({ $marks })
study-player-idle = { $player }: выбирать было не из чего
study-formula = Точность — среднее по всем решениям от 103,1668 · e^(−0,04354 · d) − 3,1669, где d — сколько пунктов шанса на победу отдало решение сверх погрешности.
study-mark-best = лучший ход
study-mark-good = хорошо
study-mark-doubtful = сомнительно
study-mark-mistake = ошибка
study-mark-luck = повезло
study-decision = Ход { $number }, { $player }: { $mark }, потеря { $lost } ± { $error } п. шанса на победу
study-played = Сыграно: { $move }, { $percent } ± { $error } %. «{ $why }»
study-better = Лучше: { $move }, { $percent } ± { $error } %. «{ $why }»
study-lie-best = Лучший блеф партии: { $card } ({ $player }); те, кто не стал проверять, верили на { $percent } % ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }); раскрыто ходом { $moment }.
study-lie = { $card } ({ $player }) лежала неверно; те, кто не стал проверять, верили на { $percent } % ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }); раскрыто ходом { $moment }.
study-lie-caught-at-once = { $card } ({ $player }) лежала неверно и была проверена сразу (ход { $moment }).

refusal-study-not-over = Разобрать можно только завершённую партию.
refusal-study-no-scholar = Разбора для этой игры пока нет.
refusal-study-broken-off = Эта партия прервана: без исхода её ходы не с чем сравнить.
refusal-study-busy = Сейчас разбирается много партий; попробуй ещё раз через минуту.

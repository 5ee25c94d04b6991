# Разбор завершённой игры: на странице просмотра и в терминале.
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
study-lie-best = Лучший блеф игры: «{ $card }» ({ $player }); те, кто не стал проверять, верили на { $percent } % ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }); раскрыто ходом { $moment }.
study-lie = Карта «{ $card }» ({ $player }) лежала неверно; те, кто не стал проверять, верили на { $percent } % ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }); раскрыто ходом { $moment }.
study-lie-caught-at-once = Карта «{ $card }» ({ $player }) лежала неверно и была проверена сразу (ход { $moment }).

refusal-study-not-over = Разобрать можно только законченную игру.
refusal-study-no-scholar = Разбора для этой игры пока нет.
refusal-study-broken-off = Эта игра прервана: без исхода её ходы не с чем сравнить.
refusal-study-busy = Сейчас разбирается много игр; попробуй ещё раз через минуту.

study = Разбор
beside-the-board = Рядом со столом
study-what = Узнай, чего стоило каждое решение, что было бы лучше и почему.
study-only-over = Разобрать можно только законченную игру.
study-ask = Разобрать игру
study-level-choice = Глазами игроков, которые верно располагают
study-level-of = { $level } % пар
study-progress = Продумано { $percent } %
study-this-move = Этот ход
study-no-choice = Здесь не из чего было выбирать.
study-was-played = Сыграно:
study-is-better = Лучше:
study-quote = «{ $text }»
study-chance = { $error ->
        [0] { $percent } %
       *[other] { $percent } ± { $error } %
    }
study-lost = потеря { $lost } ± { $error } п. шанса на победу
study-chances = Шансы на победу
study-doubts = Сомнения
study-layer-off = Нет
study-layer-known = Что можно было знать
study-layer-truth = Правда
study-layer-known-how = С какой вероятностью соседние карты лежат не по порядку — для игроков, которые верно располагают { $level } % пар и советуются друг с другом. Сомнения меньше 5 % не показаны.
study-layer-truth-how = Только карты, открытые в этой игре: ✓ по порядку, ✕ нет.
study-pair = { $low } – { $high }: { $percent } %
study-accuracy = Точность
study-how = Как это посчитано?
study-estimate-how = Каждое решение доигрывается в { $worlds } воображаемых мирах, где верно всё, что видел игрок. ± — одна стандартная ошибка. Ошибка отдаёт сверх неё 8 пунктов и больше, сомнительный ход — 3 и больше; если игроку после него всё же стало лучше — ему повезло.
study-best-lie = Лучший блеф игры
study-best-lie-is = «{ $card }» ({ $player }): те, кто не стал проверять, верили на { $percent } % ({ $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }).
study-no-lie = Каждый раскрытый блеф проверили сразу.
study-see-lie = Как легла
study-see-caught = Как раскрыли
study-learn = { $count ->
        [one] Разобрать мою ошибку
       *[other] Разобрать мои ошибки ({ $count })
    }
study-learn-all = { $count ->
        [one] Разобрать худшее решение
       *[other] Разобрать худшие решения ({ $count })
    }
study-learning = Чему тут научиться
study-nothing-to-learn = Ошибок, на которых стоит учиться, нет.
study-lesson = Решение { $number } из { $count }
study-lesson-ask = { $player } теряет здесь пунктов: { $lost }. А как бы ты?
study-try = Попробовать за столом
study-show = Показать лучший ход
study-next = Дальше
study-stop = Закончить
study-retry = Попробуй ещё раз: здесь потеряно пунктов: { $lost }.
study-retry-judged = Чего стоит твой ход
study-retry-waiting = Твой ход обдумывается…
study-back = Назад к разбору
study-play-on = Играть дальше
score-chances = Шансы на победу, %

# Веб-стол «Небоскрёба»: что говорят улица, вопросы и листы.
sky-turn = ход { $turn }
sky-empty = пусто
sky-site = стройка
sky-stands = устоит
sky-faulty = с дефектом
sky-insured = застраховано
sky-repaired = починено
sky-takes-mini = Мини-небоскрёб
sky-takes-unity = Порядок и единство
sky-takes-record = Мировой рекорд
sky-maybe-faulty = если там есть туалет
sky-top-floor = сверху { $card }
sky-completes = Достроено: { $metres } м
sky-not-yet = Ещё рано
sky-two-floors = нужно 2 этажа
sky-floors =
    { $count ->
        [one] { $count } этаж
        [few] { $count } этажа
       *[many] { $count } этажей
    }
sky-points-word = очки
sky-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
sky-ask-build = { $card }: куда строить?
sky-ask-roof = { $card }: какую стройку завершить?
sky-ask-quake = { $card }: что встряхнуть?
sky-ask-insure = { $card }: что застраховать?
sky-ask-study = { $card }: где искать?
sky-ask-other = Сыграть: { $card }?
sky-roof-anyway = Завершить: { $place } ({ $points })
sky-pick-how = Этаж поднимает стройку, а крыша завершает её и делает твоей.
sky-dimmed = Затемнённые карты сейчас сыграть нельзя: нажми — узнаешь почему.
sky-roof-how = После крыши открывается следующий фундамент. Здание можно сразу застраховать.
sky-build-how = Стройки общие: крышу может положить каждый. После хода берёшь карту.
sky-insure-how = Сразу после крыши можно сыграть страховку на новое здание, это вторая карта за ход.
sky-study-then = После исследования следующий фундамент открывает новую стройку.
sky-last-lap =
    { $count ->
        [one] Последний круг: остался { $count } ход.
        [few] Последний круг: осталось не больше { $count } ходов.
       *[many] Последний круг: осталось не больше { $count } ходов.
    }
sky-back-to-cards = Назад к картам
sky-piles-and-prizes = Призы и стопки
sky-century = Землетрясение века
sky-century-title = Что будет с каждым зданием
sky-fall = рухнут: { $count }
sky-insurances = теряют страховку: { $count }
sky-stand = устоят: { $count }
sky-building = здание
sky-now = сейчас
sky-after = после
sky-outcome = исход
sky-fate-collapses = Рухнет
sky-fate-loses-insurance = Теряет страховку
sky-fate-marked = Устоит, прочность −1 навсегда
sky-fate-repaired = Починено
sky-fate-stands = Стоит
sky-fate-insured = Застраховано
sky-row-site = карты уходят в сброс
sky-row-points =
    { $points ->
        [0] очков за этажи нет
        [one] минус { $points } очко за этажи
        [few] минус { $points } очка за этажи
       *[other] минус { $points } очков за этажи
    }
sky-row-prize = приз снят: { $prizes }
sky-row-faulty = { $points } тоже исчезает
sky-row-insured = вместо отметки; прочность { $strength }
sky-tornado = Торнадо
sky-tornado-title = Куда уходят карты?
sky-tornado-how = У кого станет меньше пяти карт, доберёт в конце своего хода.
sky-left = Налево
sky-right = Направо
sky-your-hand-to = твои карты получает
sky-you-get-from = тебе отдаёт карты
sky-study = Исследование
sky-study-title =
    { $count ->
        [one] Последняя карта колоды
        [few] { $count } верхние карты колоды
       *[many] { $count } верхних карт колоды
    }
sky-study-how = Потом исследование уходит в сброс, а следующий фундамент открывает стройку. Эти карты видишь только ты.
sky-swap-how = Все пять карт станут твоей рукой; прежняя рука ляжет на колоду в порядке, который выберешь дальше.
sky-take-mode = Взять в руку
sky-play-mode = Сыграть сразу
sky-swap-mode = Сменить всю руку
sky-take-short = Взять
sky-play-short = Сыграть
sky-swap-short = Сменить руку
sky-you-take-it = берёшь её
sky-you-play-it = играешь её
sky-take-card = Взять: { $card }
sky-play-card = Сыграть: { $card }
sky-put-back = Вернуть в этом порядке
sky-order-how = обратно на колоду в этом порядке: первой возьмут карту 1
sky-place = на колоде { $place }-я
sky-sooner = { $card }: раньше
sky-later = { $card }: позже
sky-theft = Кража
sky-hand-of = чья рука
sky-which-keep =
    { $count ->
        [one] { $name }: одна карта
        [few] { $name }: две карты, какую оставить?
       *[many] { $name }: две карты, какую оставить?
    }
sky-theft-secret = Вытянуто наугад. Какая карта уходит, знаете только вы двое.
sky-you-keep-it = остаётся у тебя
sky-goes-back = возвращается: { $name }
sky-keep-card = Оставить: { $card }
sky-steal-from = Вытянуть две карты у игрока { $name }
sky-street = Улица
sky-strength = { $before } → { $after }
sky-minus-insurance = теряет страховку
sky-short-world-record = Рекорд
sky-short-order-and-unity = Единство
sky-short-mini-skyscraper = Мини
sky-pip-strength = прочность
sky-pip-damage = удар
sky-pip-insurance = страховка
sky-pick-or-pass = Выбери карту или пропусти ход
sky-street-below = Ниже улица продолжается
sky-street-above = Вверх по улице
sky-own-place = твоё здание, { $metres } м
sky-brief = { $name }: { $card }
sky-brief-on = { $name }: { $card } → { $place }
sky-brief-tower = здание игрока { $name }
sky-brief-tower-you = твоё здание
sky-brief-built = { $name }: { $card } → { $place }, { $metres } м
sky-brief-roofed = { $name }: { $card } → { $metres } м
sky-brief-falls = обрушение: { $place }
sky-brief-left = налево
sky-brief-right = направо
sky-decided-tower =
    Что решило: { $cards } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в одном здании.
sky-decided = Что решило: { $what }, { $own } против { $other } ({ $name }).
sky-over-completed = Последняя стройка завершена.
sky-over-collapsed = Последняя стройка обрушилась.
sky-over-last-lap = Последний круг окончен.
sky-over-resigned = Остальные вышли из игры.
sky-brief-fetches = { $name }: { $card } из сброса
sky-brief-takes = { $name }: карта из колоды
sky-brief-pulls =
    { $count ->
        [one] { $name } вытягивает 1 карту у игрока { $other }
        [few] { $name } вытягивает { $count } карты у игрока { $other }
       *[other] { $name } вытягивает { $count } карт у игрока { $other }
    }
sky-brief-pulls-you =
    { $count ->
        [one] Ты вытягиваешь 1 карту у игрока { $other }
        [few] Ты вытягиваешь { $count } карты у игрока { $other }
       *[other] Ты вытягиваешь { $count } карт у игрока { $other }
    }
sky-brief-pulls-to-you =
    { $count ->
        [one] { $name } вытягивает у тебя 1 карту
        [few] { $name } вытягивает у тебя { $count } карты
       *[other] { $name } вытягивает у тебя { $count } карт
    }
sky-brief-robs = { $name } забирает карту у игрока { $other }
sky-brief-robs-to-you = { $name } забирает у тебя карту
sky-brief-keeps = { $name } забирает «{ $card }» у игрока { $other }
sky-brief-keeps-you = Ты забираешь «{ $card }» у игрока { $other }
sky-brief-keeps-to-you = { $name } забирает у тебя «{ $card }»
sky-shared-points = Общая победа: { $name }. Очков: { $points }
sky-built = { $name }: здание { $letter }
sky-built-how = Коснись здания, чтобы увидеть, как оно строилось.
sky-built-part = Это устройство слышало только часть игры. Вся игра — в повторе.
sky-shaken-uninsured = Постройка { $structure } теряет страховку.
sky-shaken-marked = Постройка { $structure } навсегда слабее на одно землетрясение.

# Что знаки, карты и стопки говорят о себе.
sky-about-world-record = За самое высокое здание. Более высокое забирает приз; если двое самых высоких равны, его нет ни у кого.
sky-about-order-and-unity = За здание без дефектов, у которого все цветные этажи, не меньше двух, одной категории; серые не считаются. Следующее такое здание забирает приз.
sky-about-mini-skyscraper = За здание ровно в 60 м с туалетом: только ему можно быть ниже 100 м. Следующее такое забирает приз, а прежнее получает −1.
sky-about-toilet-specialist = Очко за каждый туалет, который ты строишь, кто бы ни достроил здание.
sky-about-faulty-or-smelly = За здание без туалета, ниже 100 м или не выше самого высокого здания своего владельца. Оно стоит −1, что бы ни давали этажи.
sky-held-by = Сейчас: { $name }, { $metres } м.
sky-held-by-nobody = Пока ни у кого.
sky-score =
    { $name }: сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
sky-score-none = Зданий ещё нет. Очки дают только достроенные здания.
sky-threshold-of = Следующее здание ({ $name }) должно быть выше { $metres } м, иначе −1.
sky-threshold-own = Твоё следующее здание должно быть выше { $metres } м, то есть твоего самого высокого, иначе −1.
sky-first-building = Первое здание должно быть не ниже 100 м, иначе −1.
sky-about-least = Здание должно быть не ниже 100 м, иначе −1. Ниже может быть только мини-небоскрёб: ровно 60 м.
sky-over-metres = выше { $metres } м
sky-about-site =
    { $floors ->
        [0] Этажей ещё нет.
        [one] { $floors } этаж, { $metres } м, { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
        [few] { $floors } этажа, { $metres } м, { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
       *[many] { $floors } этажей, { $metres } м, { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    } Достанется тому, кто положит крышу.
sky-about-strength =
    { $strength ->
        [1] Прочность 1: следующее землетрясение обрушит эту постройку.
        [one] Прочность { $strength }: чтобы обрушить эту постройку, нужно { $strength } землетрясение.
        [few] Прочность { $strength }: чтобы обрушить эту постройку, нужно { $strength } землетрясения.
       *[many] Прочность { $strength }: чтобы обрушить эту постройку, нужно { $strength } землетрясений.
    }
sky-about-insurance =
    { $count ->
        [one] Зонт — страховка: она примет на себя следующее землетрясение.
       *[other] Зонты — страховки ({ $count }): каждая примет на себя одно землетрясение.
    }
sky-about-cracks =
    { $count ->
        [one] Трещина — одно прошедшее землетрясение.
       *[other] Трещины — прошедшие землетрясения ({ $count }).
    }
sky-about-marks = Ромб остался от землетрясения века: прочность навсегда на 1 меньше.
sky-card-floor =
    Добавляет стройке { $metres } м и { $points ->
        [0] ни одного очка
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
sky-card-absorber = И на 1 увеличивает её прочность.
sky-card-toilet = Добавляет { $metres } м и туалет, который нужен каждому зданию. Ты получаешь очко, потом вытягиваешь две карты у кого-нибудь и одну оставляешь себе.
sky-card-roof = Достраивает стройку, где есть хотя бы два этажа, и делает её выше на { $metres } м: здание твоё. Ему нужны туалет, 100 м и рост выше твоего самого высокого, иначе −1.
sky-card-toilet-roof = Она же считается туалетом здания.
sky-card-earthquake = Трясёт одну любую постройку. Если на ней страховка, теряется страховка; иначе прочность падает на 1, а при нуле постройка рушится.
sky-card-century = Трясёт все постройки, и твои тоже. Каждая теряет страховку, а без неё — единицу прочности навсегда.
sky-card-insurance = Прибавляет любой постройке 1 к прочности. Если там лежит землетрясение, обе карты уходят в сброс.
sky-card-study = Посмотри пять верхних карт колоды: возьми или сыграй одну или смени на них всю руку. Или возьми карту из сброса. Потом открывается новая стройка.
sky-card-tornado = Все передают всю руку соседу, налево или направо, как ты решишь.
sky-why-not = Сейчас нельзя:
sky-about-card = О карте «{ $card }»
sky-about-deck = Отсюда ты берёшь карту в конце хода. Когда колода пуста, играют тем, что на руках; когда у кого-то кончатся карты, остальные могут сыграть ещё по одной.
sky-about-foundations =
    { $count ->
        [0] Больше нет: новых строек не будет. Когда достроят последнюю, игра кончится.
       *[other] После каждой крыши и каждого исследования следующий открывает новую стройку. Когда достроят последнюю, игра кончится.
    }

# Что стоит увидеть: удары и перемены на улице.
sky-moment-stolen = Кража!
sky-moment-stolen-by = { $name } вытягивает карты из твоей руки и одну оставляет себе.
sky-moment-stolen-card = { $name } вытягивает карты из твоей руки и оставляет себе «{ $card }».
sky-moment-tornado = Торнадо: у тебя новая рука
sky-moment-tornado-left = { $name } отправляет все руки налево.
sky-moment-tornado-right = { $name } отправляет все руки направо.
sky-moment-new-hand = Теперь у тебя: { $cards }.
sky-moment-fell-own = Твоё здание рухнуло
sky-moment-fell = Рухнуло здание игрока { $name }
sky-moment-fell-site = Стройка { $letter } рухнула
sky-moment-record-own = Мировой рекорд твой!
sky-moment-record-lost = { $name } забирает твой мировой рекорд
sky-moment-record = Мировой рекорд теперь у игрока { $name }
sky-moment-record-metres = Самое высокое здание теперь — { $metres } м.
sky-moment-shaken = Твоё здание трясёт
sky-moment-completed = { $name } достраивает здание
sky-roof-how-last = Фундаментов больше нет: новая стройка не откроется. Здание можно сразу застраховать.
sky-study-how-last = Потом исследование уходит в сброс. Эти карты видишь только ты.

# Веб-стол «Небоскрёба»: что говорят улица, вопросы и листы.
sky-turn = ход { $turn }
sky-empty = пусто
sky-site = стройка
sky-stands = устоит
sky-faulty = брак
sky-insured = застраховано
sky-repaired = починено
sky-takes-mini = Мини-небоскрёб
sky-takes-unity = Порядок и единство
sky-takes-record = Мировой рекорд
sky-maybe-faulty = если там есть туалет
sky-top-floor = сверху { $card }
sky-completes = Готово на { $metres } м
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
sky-ask-other = { $card }: так?
sky-roof-anyway = Завершить { $place } ({ $points })
sky-pick-how = Этаж поднимает стройку, а крыша завершает её и делает твоей.
sky-dimmed = Тусклые карты сейчас сыграть нельзя.
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
sky-insurances = без страховки: { $count }
sky-stand = устоят: { $count }
sky-building = здание
sky-now = сейчас
sky-after = после
sky-outcome = исход
sky-fate-collapses = Рухнет
sky-fate-loses-insurance = Теряет страховку
sky-fate-marked = Стоит, −1 навсегда
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
sky-row-insured = вместо метки; прочность { $strength }
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
sky-steal-from = Вытянуть две карты: { $name }
sky-street = Улица
sky-strength = { $before } → { $after }
sky-minus-insurance = −страховка
sky-short-world-record = Рекорд
sky-short-order-and-unity = Единство
sky-short-mini-skyscraper = Мини
sky-pip-strength = прочность
sky-pip-damage = удар
sky-pip-insurance = страховка
sky-pick-or-pass = Выбери карту или пропусти ход
sky-street-below = Ниже улица продолжается
sky-street-above = Вверх по улице
sky-own-place = своё, { $metres } м
sky-brief = { $name }: { $card }
sky-brief-on = { $name }: { $card } → { $place }
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
sky-brief-pulls = { $name } ← { $other }: { sky-cards }
sky-brief-keeps = { $name } ← { $other }: { $card }
sky-shared-points = Общая победа: { $name }. Очков: { $points }
sky-built = { $name }: здание { $letter }
sky-built-how = Коснись здания, чтобы увидеть, как оно строилось.
sky-built-part = Это устройство слышало только часть игры. Вся игра — в повторе.
sky-shaken-uninsured = Постройка { $structure } теряет страховку.
sky-shaken-marked = Постройка { $structure } навсегда слабее на одно землетрясение.

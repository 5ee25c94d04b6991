# Стол игры Skyscraper словами.
skyscraper-place =
    { $kind ->
        [site] стройка { $structure }
       *[building] здание { $structure } ({ $owner })
    }
skyscraper-damage =
    до обрушения { $strength ->
        [one] { $strength } землетрясение
        [few] { $strength } землетрясения
       *[many] { $strength } землетрясений
    }{ $earthquakes ->
        [0] { "" }
       *[other] , карт землетрясений: { $earthquakes }
    }{ $insurance ->
        [0] { "" }
       *[other] , страховок: { $insurance }
    }{ $marks ->
        [0] { "" }
       *[other] , отметок: { $marks }
    }
skyscraper-site-bare = Стройка { $structure }: { $foundation }, этажей пока нет; { skyscraper-damage }.
skyscraper-site-stack =
    Стройка { $structure }: { $foundation }, { $floors ->
        [one] { $floors } этаж
        [few] { $floors } этажа
       *[many] { $floors } этажей
    }, { $metres } м, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; { $toilet ->
        [yes] туалет есть
        [no] туалета нет
       *[unknown] туалет, возможно, есть
    }{ $roof ->
        [yes] , можно класть крышу
       *[no] { "" }
    }; { skyscraper-damage }
skyscraper-site = { skyscraper-site-stack }. Наверху: { $top }.
skyscraper-site-open = { skyscraper-site-stack }. Снизу вверх: { $cards }.
skyscraper-seat =
    { $seat }: пока { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }{ $toilets ->
        [0] { "" }
       *[other] , туалетов сыграно: { $toilets }
    }{ $threshold ->
        [-1] { "" }
       *[other] ; следующий небоскрёб — выше { $threshold } м
    }.
skyscraper-seat-resigned =
    { $seat }: вне игры, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
skyscraper-building =
    Здание { $structure }: { $metres } м, { $faulty ->
        [yes] с дефектом или с душком
       *[no] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }; { $foundation }, { skyscraper-damage }.
skyscraper-holds-mini = Мини-небоскрёб: здание { $structure } ({ $owner }).
skyscraper-holds-unity = Порядок и единство: здание { $structure } ({ $owner }).
skyscraper-holds-record = Мировой рекорд: здание { $structure } ({ $owner }).
skyscraper-gone-mini = Приз «Мини-небоскрёб» выбыл из игры.
skyscraper-gone-unity = Приз «Порядок и единство» выбыл из игры.
skyscraper-gone-record = Приз «Мировой рекорд» выбыл из игры.
skyscraper-piles =
    { $deck ->
        [0] Колода пуста
        [one] В колоде { $deck } карта
        [few] В колоде { $deck } карты
       *[many] В колоде { $deck } карт
    }; { $pile ->
        [0] фундаментов больше нет
        [one] остался { $pile } фундамент
        [few] осталось { $pile } фундамента
       *[many] осталось { $pile } фундаментов
    }.
skyscraper-discard =
    { $count ->
        [one] В сбросе { $count } карта, есть: { $cards }.
        [few] В сбросе { $count } карты, есть: { $cards }.
       *[many] В сбросе { $count } карт, есть: { $cards }.
    }
skyscraper-last-lap =
    { $count ->
        [1] Последний круг: это последний ход.
        [one] Последний круг: осталось не больше { $count } хода.
       *[other] Последний круг: осталось не больше { $count } ходов.
    }
skyscraper-hand = Твоя рука: { $cards }.
skyscraper-hand-empty = Твоя рука пуста.
skyscraper-studied = Взяты с колоды: { $cards }.
skyscraper-taken = Вытянуты из руки: { $cards }.
skyscraper-known =
    { $depth ->
        [1] Ты знаешь верх колоды: { $cards }.
       *[other] Ты знаешь карты колоды, начиная с { $depth }-й: { $cards }.
    }
skyscraper-decides-play =
    { $mine ->
        [yes] { $seat }, сыграй карту.
       *[no] Ход: { $seat }.
    }
skyscraper-decides-steal =
    { $mine ->
        [yes] { $seat }, будешь красть?
       *[no] { $seat } может украсть карту.
    }
skyscraper-decides-steal-keep =
    { $mine ->
        [yes] { $seat }, оставь себе одну из двух карт игрока { $victim }.
       *[no] { $seat } оставляет себе одну из двух карт игрока { $victim }.
    }
skyscraper-decides-roof-insure =
    { $mine ->
        [yes] { $seat }, сразу застраховать здание { $structure }?
       *[no] { $seat } может сразу застраховать здание { $structure }.
    }
skyscraper-decides-study-deck =
    { $mine ->
        [yes] { $seat }, возьми или сыграй одну из карт ({ $count }) либо смени руку на все пять.
       *[no] { $seat } смотрит карты из колоды ({ $count }).
    }
skyscraper-decides-study-return =
    { $mine ->
        [yes] { $seat }, верни карты на колоду, верхнюю — последней (осталось { $count }).
       *[no] { $seat } возвращает карты на колоду (осталось { $count }).
    }
skyscraper-decides-study-discard =
    { $mine ->
        [yes] { $seat }, возьми карту из сброса.
       *[no] { $seat } выбирает карту из сброса.
    }
skyscraper-over-completed =
    Последняя стройка завершена. { $count ->
        [1] Победа: { $seats }.
       *[other] Общая победа: { $seats }.
    }
skyscraper-over-collapsed =
    Последняя стройка обрушилась. { $count ->
        [1] Победа: { $seats }.
       *[other] Общая победа: { $seats }.
    }
skyscraper-over-last-lap =
    Последний круг окончен. { $count ->
        [1] Победа: { $seats }.
       *[other] Общая победа: { $seats }.
    }
skyscraper-over-resigned =
    Остальные вышли из игры. { $count ->
        [1] Победа: { $seats }.
       *[other] Общая победа: { $seats }.
    }

# Что произошло.
skyscraper-told-plays = { $seat } играет карту: { $card }.
skyscraper-told-plays-studied = { $seat } сразу играет карту из исследования: { $card }.
skyscraper-told-builds = Стройка { $structure }: теперь { $metres } м.
skyscraper-told-toilets =
    { $toilets ->
        [1] { $seat } — специалист по туалетам: первый туалет.
       *[other] { $seat }: туалетов сыграно — { $toilets }.
    }
skyscraper-told-claims = { $seat } завершает здание { $structure }: { $metres } м.
skyscraper-told-claims-faulty = { $seat } завершает здание { $structure }: { $metres } м, с дефектом или с душком.
skyscraper-fault-no-toilet = В нём нет туалета.
skyscraper-fault-not-above-threshold = Оно не выше самого высокого здания своего строителя.
skyscraper-fault-under-100-metres = Оно ниже 100 м.
skyscraper-told-prize-mini = Мини-небоскрёб теперь — здание { $structure }.
skyscraper-told-prize-unity = «Порядок и единство» теперь у здания { $structure }.
skyscraper-told-prize-record = Мировой рекорд теперь у здания { $structure }.
skyscraper-told-lost-mini =
    { $gone ->
        [yes] Приз «Мини-небоскрёб» выбывает из игры.
       *[no] Мини-небоскрёба сейчас нет ни у кого.
    }
skyscraper-told-lost-unity =
    { $gone ->
        [yes] Приз «Порядок и единство» выбывает из игры.
       *[no] «Порядка и единства» сейчас нет ни у кого.
    }
skyscraper-told-lost-record =
    { $gone ->
        [yes] Приз «Мировой рекорд» выбывает из игры.
       *[no] Мирового рекорда сейчас нет ни у кого.
    }
skyscraper-told-fault = Здание { $structure } больше не мини-небоскрёб: теперь оно с дефектом или с душком.
skyscraper-told-redeemed = Здание { $structure } больше не с дефектом.
skyscraper-told-hit =
    { $strength ->
        [0] Постройка { $structure } не выдерживает этого землетрясения.
        [one] Постройка { $structure } содрогается; до обрушения { $strength } землетрясение.
        [few] Постройка { $structure } содрогается; до обрушения { $strength } землетрясения.
       *[many] Постройка { $structure } содрогается; до обрушения { $strength } землетрясений.
    }
skyscraper-told-insured =
    { $strength ->
        [one] Постройка { $structure } теперь со страховкой; до обрушения { $strength } землетрясение.
        [few] Постройка { $structure } теперь со страховкой; до обрушения { $strength } землетрясения.
       *[many] Постройка { $structure } теперь со страховкой; до обрушения { $strength } землетрясений.
    }
skyscraper-told-cancelled =
    { $strength ->
        [one] Постройка { $structure }: землетрясение и страховка уничтожают друг друга (до обрушения { $strength } землетрясение).
        [few] Постройка { $structure }: землетрясение и страховка уничтожают друг друга (до обрушения { $strength } землетрясения).
       *[many] Постройка { $structure }: землетрясение и страховка уничтожают друг друга (до обрушения { $strength } землетрясений).
    }
skyscraper-told-century = Трясёт всё!
skyscraper-told-collapsed =
    { $kind ->
        [site] Стройка { $structure } обрушивается.
       *[building] Здание { $structure } ({ $owner }) обрушивается.
    }
skyscraper-told-site = Открывается стройка { $structure }: { $foundation }.
skyscraper-told-studies =
    { $count ->
        [one] { $seat } смотрит { $count } верхнюю карту колоды.
        [few] { $seat } смотрит { $count } верхние карты колоды.
       *[many] { $seat } смотрит { $count } верхних карт колоды.
    }
skyscraper-told-studies-cards = { $seat } смотрит верх колоды: { $cards }.
skyscraper-told-takes = { $seat } берёт карту.
skyscraper-told-takes-card = { $seat } берёт карту: { $card }.
skyscraper-told-swaps = { $seat } берёт все пять карт и кладёт прежнюю руку на колоду.
skyscraper-told-swaps-cards = { $seat } берёт все пять карт: { $cards }.
skyscraper-told-puts-back = { $seat } возвращает на колоду: { $card }.
skyscraper-told-fetches = { $seat } берёт из сброса: { $card }.
skyscraper-told-pulls =
    { $count ->
        [1] { $seat } вытягивает последнюю карту у игрока { $victim }.
       *[other] { $seat } вытягивает две карты у игрока { $victim }.
    }
skyscraper-told-pulls-cards = { $seat } вытягивает карты у игрока { $victim }: { $cards }.
skyscraper-told-keeps = { $seat } забирает одну карту у игрока { $victim }.
skyscraper-told-keeps-card = { $seat } забирает карту у игрока { $victim }: { $card }.
skyscraper-told-no-theft = { $seat } ничего не крадёт.
skyscraper-told-tornado-left = Все руки переходят налево.
skyscraper-told-tornado-left-cards = Все руки переходят налево. Твоя новая рука: { $cards }.
skyscraper-told-tornado-right = Все руки переходят направо.
skyscraper-told-tornado-right-cards = Все руки переходят направо. Твоя новая рука: { $cards }.
skyscraper-told-discards = { $seat } не может сыграть и сбрасывает: { $card }.
skyscraper-told-draws =
    { $count ->
        [one] { $seat } добирает { $count } карту.
        [few] { $seat } добирает { $count } карты.
       *[many] { $seat } добирает { $count } карт.
    }
skyscraper-told-draws-cards = { $seat } добирает: { $cards }.
skyscraper-told-passes = { $seat } пропускает ход.
skyscraper-told-last-lap = Колода и чья-то рука пусты: у кого есть карты, тот может сыграть ещё одну.
skyscraper-told-resigns = { $seat } выходит из игры; рука уходит в сброс.

# Что можно выбрать и к чему приведёт ход.
skyscraper-pick-hand = { $card }
skyscraper-pick-studied = { $card } (из исследования)
skyscraper-pick-put-back = Вернуть на колоду: { $card }
skyscraper-pick-fetch = Взять из сброса: { $card }
skyscraper-pick-keep = Оставить себе: { $card }
skyscraper-pick-steal = Украсть
skyscraper-pick-pass = Пропустить
skyscraper-pick-swap-hand = Сменить всю руку на эти пять карт
skyscraper-pick-decline-steal = Не красть
skyscraper-pick-decline-roof-insure = Не страховать
skyscraper-preview-build =
    { $card } на стройку { $structure }: { $metres } м, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
skyscraper-preview-strength =
    до обрушения { $strength ->
        [one] { $strength } землетрясение
        [few] { $strength } землетрясения
       *[many] { $strength } землетрясений
    }
skyscraper-preview-toilet = одно очко тебе: специалист по туалетам
skyscraper-preview-steals = можно украсть карту
skyscraper-preview-roof =
    { $card } на стройку { $structure }: здание твоё, { $metres } м, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
skyscraper-preview-fault-no-toilet = нет туалета
skyscraper-preview-fault-not-above-threshold = не выше твоего самого высокого здания
skyscraper-preview-fault-under-100-metres = ниже 100 м
skyscraper-preview-faulty = С дефектом или с душком: { $points } вместо { $instead }
skyscraper-preview-toilet-unknown = с дефектом или с душком, если туалета в нём нет
skyscraper-preview-above-threshold = выше твоего порога { $threshold } м
skyscraper-preview-takes-mini = становится мини-небоскрёбом
skyscraper-preview-takes-unity = получает «Порядок и единство»
skyscraper-preview-takes-record = получает мировой рекорд
skyscraper-preview-may-take-mini = становится мини-небоскрёбом, если в нём есть туалет
skyscraper-preview-may-take-unity = получает «Порядок и единство», если все этажи одной категории
skyscraper-preview-may-take-record = может получить мировой рекорд
skyscraper-preview-quake = Землетрясение, { skyscraper-place }: прочность { $before } → { $strength }
skyscraper-preview-meets-insurance = расходуется страховка
skyscraper-preview-meets-earthquake = снимается землетрясение
skyscraper-preview-collapses = обрушение
skyscraper-preview-insure = Страховка, { skyscraper-place }: прочность { $before } → { $strength }
skyscraper-preview-century = Землетрясение века
skyscraper-preview-loses-insurance = { skyscraper-place }: минус страховка, прочность { $strength }
skyscraper-preview-falls = { skyscraper-place }: обрушение
skyscraper-preview-is-marked = { skyscraper-place }: отметка, прочность { $strength }
skyscraper-preview-loses-mini =
    { $where ->
        [seat] мини-небоскрёб получает { $seat }
        [gone] мини-небоскрёб выходит из игры
       *[display] мини-небоскрёб возвращается на витрину
    }
skyscraper-preview-loses-unity =
    { $where ->
        [seat] «Порядок и единство» получает { $seat }
        [gone] «Порядок и единство» выходит из игры
       *[display] «Порядок и единство» возвращается на витрину
    }
skyscraper-preview-loses-record =
    { $where ->
        [seat] мировой рекорд получает { $seat }
        [gone] мировой рекорд выходит из игры
       *[display] мировой рекорд возвращается на витрину
    }
skyscraper-preview-threshold-rises = твой порог станет { $metres } м
skyscraper-preview-becomes-faulty = { skyscraper-place }: теперь с дефектом или с душком
skyscraper-preview-is-redeemed = { skyscraper-place }: снова без изъяна
skyscraper-preview-points = { $seat }: очки { $before } → { $after }
skyscraper-preview-ends-game = игра закончится
skyscraper-check-floors =
    { $count ->
        [one] { $count } этаж
        [few] { $count } этажа
       *[many] { $count } этажей
    }
skyscraper-check-mini = ровно { $metres } м
skyscraper-check-height = { $metres } м, минимум { $least }
skyscraper-check-threshold =
    { $met ->
        [yes] выше твоего порога { $threshold }
       *[no] не выше твоего порога { $threshold }
    }
skyscraper-check-toilet =
    { $met ->
        [yes] туалет есть
        [open] туалет под вопросом
       *[no] туалета нет
    }
skyscraper-prospect-roof = уже можно класть крышу
skyscraper-prospect-short = ещё { $metres } м до { $least } м
skyscraper-prospect-threshold =
    { $above ->
        [yes] выше твоего порога { $threshold }
       *[no] не выше твоего порога { $threshold }
    }
skyscraper-preview-study-deck =
    { $count ->
        [one] Исследовать колоду: { $count } карта сверху
        [few] Исследовать колоду: { $count } карты сверху
       *[many] Исследовать колоду: { $count } карт сверху
    }
skyscraper-preview-study-discard = Исследовать сброс
skyscraper-preview-study-nothing = Исследование вхолостую
skyscraper-preview-new-site = затем открывается новая стройка
skyscraper-preview-tornado-left = Торнадо налево
skyscraper-preview-tornado-right = Торнадо направо
skyscraper-preview-hands = твою руку получает { $taker }, тебе свою отдаёт { $giver }
skyscraper-preview-steal =
    { $count ->
        [1] Вытянуть последнюю карту у игрока { $seat }
       *[other] Вытянуть две карты у игрока { $seat } и оставить одну
    }
skyscraper-preview-discard = Сбросить: { $card }
skyscraper-preview-keep = Оставить себе: { $card }
skyscraper-preview-take = Взять в руку: { $card }
skyscraper-preview-put-back =
    { $count ->
        [1] Вернуть верхней картой: { $card }
       *[other] Вернуть на колоду: { $card }
    }
skyscraper-preview-swap-hand = Взять все пять карт; твоя рука уходит на колоду
skyscraper-preview-decline =
    { $phase ->
        [steal] Не красть
       *[roof-insure] Не страховать
    }
skyscraper-preview-pass = Пропустить ход

# Отказы.
refusal-skyscraper-already-left = { $seat } уже вне игры.
refusal-skyscraper-not-asked = Сейчас об этом не спрашивали; сыграй карту.
refusal-skyscraper-decide-first =
    { $phase ->
        [steal] Сначала реши, красть ли и у кого.
        [steal-keep] Сначала оставь себе одну из двух карт.
        [roof-insure] Сначала реши, страховать ли новое здание.
        [study-deck] Сначала возьми или сыграй карту исследования либо смени руку.
        [study-return] Сначала верни карты на колоду.
       *[study-discard] Сначала возьми карту из сброса; сразу сыграть её нельзя.
    }
refusal-skyscraper-must-play = Карту нужно сыграть; пропускать ход можно только в последнем круге.
refusal-skyscraper-swap-needs-five = Руку меняют только на { $needed } карт, а их { $seen }.
refusal-skyscraper-no-such-card = Такой карты нет.
refusal-skyscraper-not-pulled = Среди двух вытянутых карт нет такой: { $card }.
refusal-skyscraper-not-to-put-back = Среди карт, которые нужно вернуть, нет такой: { $card }.
refusal-skyscraper-no-study-from-discard = Исследование не может взять исследование; выбери другую карту.
refusal-skyscraper-not-discarded = В сбросе нет такой карты: { $card }.
refusal-skyscraper-not-studied = Среди карт исследования нет такой: { $card }.
refusal-skyscraper-not-in-hand = В твоей руке нет такой карты: { $card }.
refusal-skyscraper-pass-instead = В последнем круге карты не сбрасывают; пропусти ход.
refusal-skyscraper-can-play = Карту сбрасывают, только если ни одну нельзя сыграть.
refusal-skyscraper-not-an-opponent = Выбери соперника, у которого красть.
refusal-skyscraper-empty-hand = { $seat }: красть нечего, рука пуста.
refusal-skyscraper-wrong-card = Так эту карту не играют: { $card }.
refusal-skyscraper-only-the-new-building = Сейчас можно застраховать только новое здание { $structure }.
refusal-skyscraper-deck-is-empty = Колода пуста; исследуй сброс.
refusal-skyscraper-nothing-to-fetch = В сбросе нет карт, которые может взять исследование.
refusal-skyscraper-study-something = Есть что исследовать: выбери колоду или сброс.
refusal-skyscraper-not-a-site = Постройка { $structure } — не открытая стройка.
refusal-skyscraper-needs-two-floors =
    { $floors ->
        [0] На стройке { $structure } нет ни одного этажа, а крыше нужны два.
       *[other] На стройке { $structure } этажей: { $floors }, а крыше нужны два.
    }
refusal-skyscraper-not-standing = Постройки { $structure } нет.
refusal-skyscraper-needs-card-file = Для Skyscraper нужен файл с его картами.
refusal-skyscraper-deal-does-not-fit = Эта раздача не подходит к файлу карт и числу игроков.

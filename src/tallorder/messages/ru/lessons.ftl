# Первая игра, которая учит. У шага есть название, задание (у второго решения своё), вывод и ответ на ход не по заданию.

lesson = Урок
lesson-progress = Шаг { $step } из { $steps }
lesson-back = Назад
lesson-again = Ещё раз
lesson-skip = Пропустить
lesson-next = Дальше
lesson-leave = Выйти
lesson-real = Сыграть по-настоящему

refusal-no-lesson = Такого урока нет.
refusal-lesson-done = Этот шаг пройден, переходи к следующему.
refusal-lesson-no-record = Урок начинается с середины игры, поэтому записи у него нет.


lesson-comparity-place-title = Выложить карту
lesson-comparity-place =
    «{ $card }» — { $order ->
        [year] самый новый фильм
       *[height] самое высокое сооружение
    } из всех: положи карту с того края, где написано «{ $order ->
        [year] позже
       *[height] выше
    }».
lesson-comparity-place-done = Подходит. Число пока скрыто: карта лежит закрытой, пока её кто-нибудь не проверит.
refusal-lesson-comparity-place =
    Карте «{ $card }» место на самом краю, где написано «{ $order ->
        [year] позже
       *[height] выше
    }».

lesson-comparity-read-title = Читать стол
lesson-comparity-read =
    «{ $card }» — { $order ->
        [year] самый старый фильм
       *[height] самое низкое сооружение
    } из всех: положи карту с другого края, перед картой, которой она коснётся.
lesson-comparity-read-done = Сравнивают только карты, которые касаются друг друга. Углами карты не касаются.
refusal-lesson-comparity-read =
    Там она легла бы после карты, которая { $order ->
        [year] новее
       *[height] выше
    }. «{ $card }» — начало порядка.

lesson-comparity-check-title = Проверка
lesson-comparity-check =
    Бот положил «{ $card }» туда, где { $order ->
        [year] самое новое
       *[height] самое высокое
    }: так быть не может, проверь эту карту.
lesson-comparity-check-2 = Ошибка! Бот берёт 3 карты, а ты наводишь порядок: поменяй эти две карты местами.
lesson-comparity-check-done = Снова порядок. Но осторожно: если проверишь, а ошибки нет, 2 карты возьмёшь ты.
refusal-lesson-comparity-check = Выбери проверку и карту «{ $card }»: только она лежит не на месте.

lesson-comparity-repair-title = Исправление
lesson-comparity-repair = Обмен дал бы здесь новую ошибку, поэтому одна карта уходит: сбрось «{ $card }».
lesson-comparity-repair-done = Ошибки больше нет, и карты тоже: она вышла из игры.
refusal-lesson-comparity-repair = Без этой карты стол распался бы на две части. Сбрось «{ $card }».

lesson-comparity-duet-title = Дуэт
lesson-comparity-duet = Положи «{ $card }» так, чтобы карта коснулась сразу двух: это дуэт.
lesson-comparity-duet-2 = Дуэт! Теперь следующий игрок — бот — должен взять карту или проверить.
lesson-comparity-duet-done = После дуэта следующий игрок берёт карту или проверяет. Бот взял карту.
refusal-lesson-comparity-duet = Возьми «{ $card }» и найди единственное место, где карта коснётся двух.

lesson-comparity-trio-title = Трио
lesson-comparity-trio = Положи «{ $card }» туда, где карта коснётся сразу трёх: это трио.
lesson-comparity-trio-2 = Бот взял карту, а тебе награда: выложи ещё одну карту туда, где она подходит.
lesson-comparity-trio-done = Две карты за один ход! Если бы бот проверил и нашёл ошибку, второй карты не было бы.
refusal-lesson-comparity-trio = Возьми «{ $card }» и найди место между тремя картами.
refusal-lesson-comparity-trio-2 =
    Положи карту так, чтобы всё сходилось: числа растут туда, где написано «{ $order ->
        [year] позже
       *[height] выше
    }».

lesson-comparity-win-title = Короткая игра
lesson-comparity-win = Играй до конца: побеждает тот, кто первым выложит все карты. Карта, которую только что положил бот, выглядит подозрительно.
lesson-comparity-win-done = Это была целая игра: теперь ты знаешь всё, что нужно.

lesson-cardline-place-title = Ряд
lesson-cardline-place = «{ $card }» — страна больше, чем «{ $line }»: положи карту с той стороны, где больше.
lesson-cardline-place-done = Верно! Карта переворачивается, остаётся в ряду, и у тебя одной картой меньше.
refusal-lesson-cardline-place = Это сторона для стран поменьше: «{ $card }» — по другую сторону от карты «{ $line }».

lesson-cardline-between-title = Посередине
lesson-cardline-between = Класть можно в любой промежуток: положи «{ $card }» между картами «{ $small }» и «{ $large }».
lesson-cardline-between-done = Подходит: числа в ряду только растут.
refusal-lesson-cardline-between = «{ $card }» — больше, чем «{ $small }», и меньше, чем «{ $large }».

lesson-cardline-miss-title = Ошибка
lesson-cardline-miss = Ошибись нарочно: «{ $card }» — самая маленькая страна из всех, положи карту куда угодно, только не в начало.
lesson-cardline-miss-done = Мимо: карта уходит в коробку, а ты берёшь новую, так что карт у тебя столько же.
refusal-lesson-cardline-miss = На этот раз ошибись нарочно: возьми «{ $card }» и положи не в начало.

lesson-cardline-equal-title = Равные числа
lesson-cardline-equal = Теперь порядок — по CO₂ на жителя, и у карт «{ $card }» и «{ $line }» он одинаков: положи одну рядом с другой.
lesson-cardline-equal-done = Равные карты лежат рядом, а какая из них первая, не важно.
refusal-lesson-cardline-equal = Равные карты лежат рядом: положи «{ $card }» возле карты «{ $line }», с любой стороны.

lesson-cardline-round-title = Раунд
lesson-cardline-round = Твоя последняя карта: положи «{ $card }» — страну больше всех остальных в ряду.
lesson-cardline-round-2 = Это была твоя последняя карта. Но раунд ещё не окончен: теперь ход бота.
lesson-cardline-round-done = Бот избавился от последней карты в том же раунде, поэтому победителя нет: каждый берёт ещё по карте.
refusal-lesson-cardline-round = В ряду нет ничего больше, чем «{ $card }»: этой карте место в самом конце.

lesson-cardline-win-title = Короткая игра
lesson-cardline-win = Играй до конца: бот только что ошибся, и если к концу раунда без карт останешься только ты, победа твоя.
lesson-cardline-win-done = Это была целая игра: теперь ты знаешь всё, что нужно.

lesson-skyscraper-build-title = Стройка и крыша
lesson-skyscraper-build = Стройки общие: положи «{ $floor }» на стройку A.
lesson-skyscraper-build-2 = Теперь накрой стройку A картой «{ $roof }» — это крыша, и здание станет твоим.
lesson-skyscraper-build-done = 120 м и туалет: хорошему зданию нужны хотя бы 100 м и туалет. Его очки твои, кто бы ни строил.
refusal-lesson-skyscraper-build = Сначала положи «{ $floor }» на стройку A.
refusal-lesson-skyscraper-build-2 = Положи крышу на стройку A, пока этого не сделали другие.

lesson-skyscraper-threshold-title = Всё выше
lesson-skyscraper-threshold = Твоё самое высокое здание — 120 м, следующее должно быть выше: положи крышу «{ $roof }» на нужную стройку.
lesson-skyscraper-threshold-done = 140 м выше, чем 120 м. Теперь надо строить выше 140 м.
refusal-lesson-skyscraper-threshold = С крышей на стройке C будет 140 м, а на B только 110 м: такое здание с дефектом и стоит −1 очко.

lesson-skyscraper-prize-title = Приз
lesson-skyscraper-prize = На стройке A все цветные этажи — офисы: положи на неё крышу и получи приз «Порядок и единство».
lesson-skyscraper-prize-done = Этот приз стоит 3 очка. Есть и другие: за самое высокое здание, за ровно 60 м, за туалеты.
refusal-lesson-skyscraper-prize = На стройке B этажи разных цветов, приза не будет: положи крышу на стройку A.

lesson-skyscraper-quake-title = Землетрясение
lesson-skyscraper-quake = У одного из зданий бота прочность 1, хватит и одного землетрясения: сыграй его на это здание.
lesson-skyscraper-quake-done = Здание рухнуло, очки пропали. У другого прочность 3, оно бы устояло.
refusal-lesson-skyscraper-quake = Сыграй землетрясение на здание в 110 м: у него прочность 1. Другое устоит.

lesson-skyscraper-insurance-title = Страховка
lesson-skyscraper-insurance = У твоего здания прочность 1 и много очков: сыграй на него страховку, пока ничего не случилось.
lesson-skyscraper-insurance-2 = Здание застраховано. А теперь ход бота.
lesson-skyscraper-insurance-done = Землетрясение бота стоило тебе только страховки, здание устояло.
refusal-lesson-skyscraper-insurance = Сначала страховка: сыграй её на своё здание.

lesson-skyscraper-toilet-title = Туалет
lesson-skyscraper-toilet = Без туалета здание с дефектом: построй свой на стройке A.
lesson-skyscraper-toilet-2 = Пока все стоят в очереди, можно красть: вытяни две карты из руки бота.
lesson-skyscraper-toilet-3 = Одну из двух оставь себе, другая вернётся.
lesson-skyscraper-toilet-done = Карта украдена, и 1 очко за туалет. Кто крадёт, в этот ход не добирает.
refusal-lesson-skyscraper-toilet = Построй туалет на стройке A: там его ещё нет.
refusal-lesson-skyscraper-toilet-2 = Попробуй: укради у бота.

lesson-skyscraper-study-title = Исследование
lesson-skyscraper-study = Крыши у тебя нет, но одна лежит в сбросе: сыграй исследование и выбери сброс.
lesson-skyscraper-study-2 = Возьми «{ $card }»: это крыша на 30 м.
lesson-skyscraper-study-done = Исследование может искать и среди пяти верхних карт колоды. А ещё оно открывает новую стройку.
refusal-lesson-skyscraper-study = Сыграй исследование и выбери сброс: там есть крыша.
refusal-lesson-skyscraper-study-2 = Тебе нужна крыша: возьми «{ $card }».

lesson-skyscraper-win-title = Короткая игра
lesson-skyscraper-win = Бот забыл про туалет, и его здание стоит −1 очко: накрой крышей последнюю стройку, и игра окончена.
lesson-skyscraper-win-done = Строек больше нет, побеждает тот, у кого больше очков. Теперь ты знаешь всё, что нужно.

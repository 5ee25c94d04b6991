# Почему бот сделал такой ход, его словами.
why-any-legal = Ход наугад из { $count } возможных.

why-cardline-seems = { $card } — кажется, сюда. Шанс { $percent } %.
why-cardline-likely = { $card } сюда: по-моему, верно с вероятностью { $percent } %.
why-cardline-sure = { $card } сюда: уверенность { $percent } %.
why-cardline-guess = Догадка: { $card } здесь верно в лучшем случае на { $percent } %.
why-cardline-harder-later = { $card } — сейчас ({ $percent } %): дальше будет только труднее.
why-cardline-race = Конец близко, беру лучший шанс: { $card }, { $percent } %.
why-cardline-last = Последняя карта: { $card }, верно с вероятностью { $percent } %.

why-comparity-seems = { $card } — кажется, сюда. Шанс { $percent } %.
why-comparity-likely = { $card } сюда: по-моему, на месте с вероятностью { $percent } %.
why-comparity-certain = { $card } сюда: уверенность { $percent } %.
why-comparity-duet = Дуэт, { $card }: на месте с вероятностью { $percent } %, а следующему игроку это в любом случае чего-то стоит.
why-comparity-trio = Трио, { $card }: на месте с вероятностью { $percent } %, и можно сыграть ещё одну карту.
why-comparity-bluff = Блеф: { $card } здесь верно лишь на { $percent } %. Надеюсь, никто не проверит.
why-comparity-last = Последняя карта приносит победу, где бы она ни лежала.
why-comparity-push = { $card } — туда, где больше всего соседей. Дальше не думаю.
why-comparity-check = Не верю: { $card }. По-моему, нарушение вероятно на { $percent } %.
why-comparity-stop-winner = Кто-то вот-вот выиграет, поэтому проверка: { $card }, нарушение на { $percent } %.
why-comparity-answer = Лучше проверить, чем брать карту: { $card }, нарушение на { $percent } %.
why-comparity-draw = Беру карту: лучшая цель обещает лишь { $percent } %.
why-comparity-open = Открываю ещё { $card }: не на месте с вероятностью { $percent } %.
why-comparity-found = Нарушение уже найдено, больше ничего не открываю.
why-comparity-swap = Обмен с соседом исправит дело: { $card }.
why-comparity-arrange = Карты ложатся по порядку.
why-comparity-discard = Сбрасываю { $card }: поле остаётся целым.
why-comparity-split = Сбрасываю { $card }: соединяя части, сыграю свою карту.
why-comparity-join = { $card } соединяет части: на месте с вероятностью { $percent } %.
why-comparity-give = Отдаю { $card }: эту карту мне труднее всего положить.
why-comparity-bonus = { $card } — дополнительная карта: на месте с вероятностью { $percent } %.
why-comparity-no-bonus = Без дополнительной карты: лучшая легла бы верно лишь на { $percent } %.
why-comparity-challenge = Терять нечего, проверяю { $card }: нарушение на { $percent } %.

why-skyscraper-claim = { $card } — и небоскрёб мой, он того стоит.
why-skyscraper-spoil = { $card } — сюда, чтобы небоскрёб не достался никому другому.
why-skyscraper-build = { $card } приближает небоскрёб, который я смогу накрыть крышей.
why-skyscraper-build-common = { $card } здесь меньше всего помогает другим.
why-skyscraper-toilet = { $card }: очко и кража карт.
why-skyscraper-fell = { $card } — и он рухнет.
why-skyscraper-shake = { $card } ослабит здание, которое приносит много очков.
why-skyscraper-century = { $card } повредит другим больше, чем мне.
why-skyscraper-insure = { $card } защитит то, что стоит защищать.
why-skyscraper-study = { $card }: хочу выбрать из колоды.
why-skyscraper-study-discard = { $card }: нужная карта лежит в сбросе.
why-skyscraper-tornado = { $card }: моя рука хуже той, что придёт.
why-skyscraper-discard = { $card } нужна мне меньше всего.
why-skyscraper-pass = Ничто из моих карт сейчас не поможет.
why-skyscraper-steal = Красть лучше всего здесь: { $seat }.
why-skyscraper-decline = Обойдусь без этого.
why-skyscraper-keep = Из двух мне полезнее { $card }.
why-skyscraper-take = Полезнее всего мне { $card }.
why-skyscraper-swap-hand = Эти пять карт лучше моих.
why-skyscraper-put-back = { $card } пусть лежит там: так меньше пользы следующему игроку.

refusal-unknown-persona = Персонажа «{ $persona }» нет. Есть: { $allowed }.
refusal-bot-knowledge = «{ $value }» — не уровень знаний: укажите долю верно упорядоченных пар от { $least } до { $most } процентов, например expert@85.

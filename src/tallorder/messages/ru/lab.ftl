# Страницы и таблицы лаборатории.
lab-title = { $game }: два набора правил на одних и тех же раздачах
lab-usual-rules = обычные правила
lab-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = от { $low } до { $high }
lab-won-by = Победы того, кто ходит { $place ->
    [1] первым
    [2] вторым
    [3] третьим
    [4] четвёртым
    [5] пятым
    [6] шестым
    [7] седьмым
   *[other] последним
}
lab-measure-length = Решений за игру
lab-measure-lead-changes = Смен лидера
lab-measure-comebacks = Камбэки: в середине игры победитель был последним
lab-measure-drama = Интрига: как поздно победитель окончательно выходит вперёд
lab-measure-forced = Решения с единственным ходом
lab-measure-bluffs = Карты, положенные не на своё место
lab-measure-tries = Проверки или карты, положенные в ряд
lab-measure-hits = Удачные проверки или верно положенные карты
lab-measure-knowledge = Победы того, кто знает почти всё
lab-summary = Игр: { NUMBER($games) }, раздач: { NUMBER($deals) }; каждая раздача сыграна по обоим наборам правил. { $decided ->
    [0] Ни один показатель из { $measures } не отличается наверняка.
   *[other] Показателей, которые наверняка отличаются: { $decided } из { $measures }.
}
lab-seats = Кто побеждает
lab-seats-how = По очерёдности хода; линии — 95-процентные интервалы.
lab-fair-share = поровну: { $share }
lab-differences = Что меняют новые правила
lab-differences-how = Разница от раздачи к раздаче с 95-процентным интервалом, у каждого показателя в своих единицах. Зелёное — решено: ноль вне интервала.
lab-all = Все показатели
lab-measure = Показатель
lab-new = Новые правила
lab-old = Для сравнения
lab-difference = Разница
lab-interval-head = 95-процентный интервал
lab-verdict = Решено?
lab-decided = да
lab-no-difference = разницы не видно
lab-needs = нужно ещё игр: { NUMBER($games) }
lab-chance-note = Из двадцати показателей, которые вовсе не отличаются, один покажется решённым случайно. Названо столько игр, чтобы разница такого размера проявилась в четырёх случаях из пяти.
lab-parting = Первый ход, на котором правила расходятся
lab-parting-none = На первых раздачах (их { $deals }) оба набора правил привели к одинаковым играм.
lab-parting-where = На раздаче { $deal } игры расходятся на ходу { $move }, когда решает место { $seat }:
lab-parting-replay = Обе игры в виде записей: tallorder replay проверит их и объяснит.
lab-parting-position = Последний общий момент
lab-again = Как получить эту же страницу
lab-fact-version = Tall Order
lab-fact-deck = Колода и её хеш
lab-fact-seed = Зерно (seed)
lab-fact-bots = Кто играет, по местам
lab-fact-date = Создано

# Доктор колоды.
lab-doctor-title = { $deck }: доктор колоды
lab-doctor-summary = Карт: { $cards }, игр: { NUMBER($games) }. Выдают себя названием: { $spoiled }, есть близнец: { $twins }, скучные: { $dull }, решают игры: { $decides }.
lab-doctor-spoiled = Выдают себя названием ({ $cards })
lab-doctor-spoiled-how = Что-то на стороне с названием намекает на значение: число или слово вроде «самый высокий».
lab-doctor-twins = Близнецы ({ $cards })
lab-doctor-twins-how = Значения так близки, что никто их не упорядочит: тот же год или разница меньше одного процента.
lab-doctor-dull = Скучные ({ $cards })
lab-doctor-dull-how = Их верно кладут намного чаще других карт, зная колоду как любитель: решать тут почти нечего.
lab-doctor-decides = Решают игры ({ $cards })
lab-doctor-decides-how = Тот, кому досталась такая карта, побеждает заметно чаще или реже остальных.
lab-doctor-why-spoiled = на ней сказано «{ $found }»
lab-doctor-why-dull = верно в { $right } случаев
lab-doctor-why-decides = победы { $swing } (±{ $half })
lab-doctor-right = верно в { $right } случаев
lab-doctor-best = Лучшие карты: { $cards }
lab-doctor-best-how = Те, к которым меньше всего вопросов, равномерно по всем значениям; из близнецов остаётся один.
lab-doctor-ids = Их имена для файла колоды
lab-doctor-fact-game = На чём проверено

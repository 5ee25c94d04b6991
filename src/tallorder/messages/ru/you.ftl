# То же, что сообщения без «-you», но сказанное тому, кто это сделал.
cardline-told-placed-between-you = Ты кладёшь «{ $card }» между картами «{ $left }» и «{ $right }».
cardline-told-placed-left-you = Ты кладёшь «{ $card }» на левый край, перед картой «{ $right }».
cardline-told-placed-right-you = Ты кладёшь «{ $card }» на правый край, после карты «{ $left }».
cardline-told-drew-you = Ты берёшь карту «{ $card }».
cardline-told-finished-you = Твоя последняя карта на месте!
cardline-told-resigned-you = Ты сдаёшься; твои карты уходят в коробку закрытыми.
cardline-told-tie-break-you = Ты получаешь решающую карту: { $card }.

comparity-told-played-turn-you =
    { $neighbours ->
        [one] Ты кладёшь «{ $card }» рядом с { $neighbours } картой.
       *[many] Ты кладёшь «{ $card }» рядом с { $neighbours } картами.
    }
comparity-told-played-bonus-you =
    { $neighbours ->
        [one] Ты кладёшь ещё одну карту, «{ $card }», рядом с { $neighbours } картой.
       *[many] Ты кладёшь ещё одну карту, «{ $card }», рядом с { $neighbours } картами.
    }
comparity-told-played-join-you =
    { $neighbours ->
        [one] Ты соединяешь стол картой «{ $card }» рядом с { $neighbours } картой.
       *[many] Ты соединяешь стол картой «{ $card }» рядом с { $neighbours } картами.
    }
comparity-told-duet-you = Твой дуэт! { $other } берёт карту или проверяет.
comparity-told-trio-you = Твоё трио! { $other } берёт карту или проверяет.
comparity-told-doubts-you = Ты не веришь карте «{ $card }».
comparity-told-opened-target-you = Ты проверяешь «{ $card }»: { $values }.
comparity-told-opened-extra-you = Ты открываешь ещё «{ $card }»: { $values }.
comparity-told-due-mistrust-you =
    { $count ->
        [one] За напрасную проверку ты берёшь { $count } карту.
        [few] За напрасную проверку ты берёшь { $count } карты.
       *[many] За напрасную проверку ты берёшь { $count } карт.
    }
comparity-told-due-caught-you =
    { $count ->
        [one] Ты сидишь перед тем, кто проверял, и берёшь { $count } карту.
        [few] Ты сидишь перед тем, кто проверял, и берёшь { $count } карты.
       *[many] Ты сидишь перед тем, кто проверял, и берёшь { $count } карт.
    }
comparity-told-due-duet-you =
    { $count ->
        [one] Ты не проверяешь и берёшь { $count } карту.
        [few] Ты не проверяешь и берёшь { $count } карты.
       *[many] Ты не проверяешь и берёшь { $count } карт.
    }
comparity-told-drew-you = Ты берёшь карту «{ $card }».
comparity-told-gave-you = Ты отдаёшь карту «{ $card }». Получает { $other }.
comparity-told-short-you =
    { $count ->
        [one] Отдать больше некому: ты не добираешь { $count } карту.
        [few] Отдать больше некому: ты не добираешь { $count } карты.
       *[many] Отдать больше некому: ты не добираешь { $count } карт.
    }
comparity-told-swapped-you = Ты меняешь местами «{ $first }» и «{ $second }».
comparity-told-rearranged-you = Ты раскладываешь заново: { $cards }.
comparity-told-discarded-you = Ты сбрасываешь «{ $card }».
comparity-told-no-bonus-you = Ты отказываешься от дополнительной карты.
comparity-told-challenge-you = Ты кладёшь последнюю карту! { $other } может один раз проверить, прежде чем победа будет засчитана.
comparity-told-no-challenge-you = Ты не проверяешь, победа засчитана.
comparity-told-resigned-you = Ты сдаёшься; твои карты выходят из игры закрытыми.

skyscraper-told-plays-you = Ты играешь карту: { $card }.
skyscraper-told-plays-studied-you = Ты сразу играешь карту из исследования: { $card }.
skyscraper-told-claims-you = Ты завершаешь здание { $structure }: { $metres } м.
skyscraper-told-claims-faulty-you = Ты завершаешь здание { $structure }: { $metres } м, с дефектом или с душком.
skyscraper-told-studies-cards-you = Ты смотришь верх колоды: { $cards }.
skyscraper-told-takes-you = Ты берёшь карту.
skyscraper-told-takes-card-you = Ты берёшь карту: { $card }.
skyscraper-told-swaps-you = Ты берёшь все пять карт и кладёшь прежнюю руку на колоду.
skyscraper-told-swaps-cards-you = Ты берёшь все пять карт: { $cards }.
skyscraper-told-puts-back-you = Ты возвращаешь на колоду: { $card }.
skyscraper-told-fetches-you = Ты берёшь из сброса: { $card }.
skyscraper-told-pulls-cards-you = Ты вытягиваешь карты у игрока { $victim }: { $cards }.
skyscraper-told-keeps-you = Ты забираешь одну карту у игрока { $victim }.
skyscraper-told-keeps-card-you = Ты забираешь карту у игрока { $victim }: { $card }.
skyscraper-told-no-theft-you = Ты ничего не крадёшь.
skyscraper-told-discards-you = Ты не можешь сыграть и сбрасываешь: { $card }.
skyscraper-told-draws-cards-you = Ты добираешь: { $cards }.
skyscraper-told-passes-you = Ты пропускаешь ход.
skyscraper-told-resigns-you = Ты выходишь из игры; рука уходит в сброс.

told-undone-you = Ты берёшь последний ход назад.
told-hinted-you = Ты просишь подсказку.
told-bot-sat-in-you = За тебя играет бот.
told-took-back-you = Ты снова за столом.
undo-stands-you = Ты оставляешь ход как есть.
undo-withdrawn-you = Ты всё-таки оставляешь ход.
cardline-won-you = Победа за тобой! Больше никто в этом раунде не остался без карт.
cardline-won-no-cards-you = Победа за тобой!
cardline-won-rounds-you = Последний раунд сыгран. Меньше всего карт у тебя — победа за тобой!
cardline-won-last-you = Победа за тобой! Остальные вне игры.
comparity-won-you = Победа за тобой! Последняя карта выложена.
comparity-won-gift-you = Победа за тобой! Последняя карта отдана.
comparity-won-last-you = Победа за тобой! Остальные сдались.
skyscraper-over-completed-you = Последняя стройка завершена. Победа за тобой!
skyscraper-over-collapsed-you = Последняя стройка обрушилась. Победа за тобой!
skyscraper-over-last-lap-you = Последний круг окончен. Победа за тобой!
skyscraper-over-resigned-you = Остальные вышли из игры. Победа за тобой!

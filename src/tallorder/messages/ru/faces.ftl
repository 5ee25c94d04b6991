# Marks on the closed side.
face-mark-approximate = ≈ { $measure }
face-mark-us = только США
face-mark-all = все

# The categories and kinds of Skyscraper's cards.
face-residential = Жильё
face-offices = Офисы
face-hotels = Отели
face-restaurants = Рестораны
face-shops = Магазины
face-special = Особый этаж
face-toilet = Туалет
face-roof = Крыша
face-foundation = Фундамент
face-action = Действие
face-prize = Приз
face-metres = м
face-kilometres = км

# The contact sheet.
face-sheet = { $cards ->
        [one] { $cards } карта, закрытая и открытая
        [few] { $cards } карты, закрытые и открытые
       *[many] { $cards } карт, закрытые и открытые
    }
face-sheet-core = В коробке
face-sheet-more = Дополнительные карты
face-sheet-skyscraper = Небоскрёб
face-sheet-kinds = Видов карт: { $kinds }, карт в коробке: { $cards }
face-sheet-tower = На столе
face-sheet-back = Рубашка
face-sheet-done = Лист с картами записан в { $file } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }). Открой его в браузере.
face-sheet-unwritable = Не удалось записать { $file } ({ $reason }). Укажи другой файл через --out.

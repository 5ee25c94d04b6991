# Стол игры, у которой нет собственного.
generic-option = Вариант { $number }
generic-do = Сделать ход
generic-nobody-wins = Никто не победил
keys-choice = выбрать

# The board of a game that has none of its own.
generic-option = Option { $number }
generic-do = Do it
generic-nobody-wins = Nobody wins
keys-choice = choose

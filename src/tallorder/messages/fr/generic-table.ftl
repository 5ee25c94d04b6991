# Le plateau d’un jeu qui n’a pas le sien.
generic-option = Option { $number }
generic-do = Jouer
generic-nobody-wins = Personne ne gagne
keys-choice = choisir

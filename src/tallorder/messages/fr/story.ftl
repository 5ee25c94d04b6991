# Le journal, le dernier tour, les raisons des bots et le retour à la table.
last-round = Dernier tour
while-away =
    { $count ->
        [one] En ton absence : { $count } coup
       *[other] En ton absence : { $count } coups
    }
got-it = Compris
why = pourquoi ?
why-move = Pourquoi ? { $name }

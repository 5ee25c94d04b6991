# Le jeu au terminal.
terminal-welcome = Tall Order. À quoi jouons-nous ?
terminal-offer = { $title } ({ $fewest }–{ $most } joueurs)
terminal-own-deck = Avec tes propres cartes : tallorder play comparity --deck FICHIER, ou cardline.
terminal-ask-game = Jeu ({ $least }–{ $most }, q pour quitter) :
terminal-ask-players = Combien de joueurs en tout ({ $least }–{ $most }) ?
terminal-ask-people = Combien de personnes à ce terminal ({ $least }–{ $most } ; les autres sont des bots) ?
terminal-expected-number = Tape un nombre de { $least } à { $most }, ou q pour quitter.
terminal-begin = { $title } : partie à { $players }. Tape ? pour l’aide.
terminal-player-name = Joueur { $seat }
terminal-bot-name = Bot { $seat }
terminal-ask-choice = Ton choix (1–{ $count }, ? pour l’aide) :
terminal-ask-move = Lequel (1–{ $count }, 0 pour revenir) ?
terminal-ask-resign = Abandonner et laisser jouer les autres (y/n) ?
terminal-help =
    Tape le numéro de ce que tu veux faire. Tu peux aussi taper un coup en notation, comme dans une partie notée.
    t : décrire de nouveau la table. 0 : revenir à la première liste. w : pourquoi les bots ont joué ainsi. resign : abandonner. q : quitter la partie. ? : cette aide.
terminal-not-in-list = Ce numéro n’est pas dans la liste.
terminal-no-move = « { $text } » n’est pas un de tes coups. Tape un numéro de la liste, ou ? pour l’aide.
terminal-hide = Appuie sur Entrée pour cacher tes cartes.
terminal-hand-over = { $player }, à toi de décider. Appuie sur Entrée quand personne d’autre ne regarde.
terminal-broken-off = La partie est interrompue.
terminal-winners =
    { $count ->
        [one] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    } [{ $rule }]
terminal-score = { $player } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-ask-again = Une autre partie entre les mêmes (y/n) ?
terminal-recorded = La partie est notée dans { $file }.

position-decides = La place { $seat } décide ({ $phase }).
position-legal =
    Coups permis : { $count }.
terminal-why = Pourquoi, { $player } : { $why }

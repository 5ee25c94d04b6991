"""How fast learners can step our games, beside OpenSpiel, PettingZoo's card and board games, and RLCard."""

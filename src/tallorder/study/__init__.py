"""A game that is over, thought through: what one could know at each moment, what each decision did to the chances."""

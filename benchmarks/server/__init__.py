"""How many moves the server carries, how soon everybody is told, and what a table costs."""

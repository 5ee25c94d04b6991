"""The spoken table: games in plain text, for people at one terminal."""

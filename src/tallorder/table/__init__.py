"""Seats, versions, the move record, the memory, and who hears what."""

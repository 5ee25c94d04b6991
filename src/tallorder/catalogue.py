"""Which games are on offer: which engine meets which deck, with which orders and options."""

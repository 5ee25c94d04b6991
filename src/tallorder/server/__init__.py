"""The server: a WebSocket for play, small HTTP for the rest."""

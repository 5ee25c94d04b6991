"""The server: a WebSocket for play, small HTTP for the rest."""

from tallorder.extras import require

require("server")

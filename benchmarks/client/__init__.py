"""How long a person waits in the browser."""

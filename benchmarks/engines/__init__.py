"""Speed of the engines."""

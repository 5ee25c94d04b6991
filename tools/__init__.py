"""Scripts of this repository."""

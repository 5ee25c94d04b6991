"""`@rule("C-DUET-2")` says which rules a test guards."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rule ids of the ledgers that it would catch being broken."""
    return pytest.mark.rule(*ids)

"""Numbers for whoever runs the server."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tallorder.server.metrics import Metrics
from tallorder.table.commands import Look


@pytest.mark.parametrize(("why", "is_counted"), [("mismatch", True), ("gap", True), (None, False)])
def test_whole_tables_that_had_to_be_sent_again_are_counted(why: Any, is_counted: bool) -> None:
    metrics = Metrics(cast(Any, SimpleNamespace(open={})))
    metrics.count(Look(table="abcdefghjkmnpq", why=why), 0.1)
    assert (f'tallorder_resyncs_total{{why="{why}"}} 1.0'.encode() in metrics.text()) == is_counted

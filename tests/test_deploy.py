"""What stands in `deploy/` fits this release: settings, ports, metrics and commands that there are."""

import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tallorder.cli import build_parser
from tallorder.server.metrics import Metrics
from tallorder.server.settings import GROUPS, PREFIX, ServerSettings, read_settings

DEPLOY = Path(__file__).parents[1] / "deploy"
NOT_SETTINGS = {"TALLORDER_CONFIG", "TALLORDER_PURE"}


def files() -> list[Path]:
    return sorted(file for file in DEPLOY.rglob("*") if file.is_file())


def yamls() -> list[Path]:
    return [file for file in files() if file.suffix == ".yaml"]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.name)
def test_every_variable_is_a_setting(file: Path) -> None:
    named = set(re.findall(r"\bTALLORDER_[A-Z_]+", file.read_text(encoding="utf-8"))) - NOT_SETTINGS
    known = {PREFIX + name.upper() for name in ServerSettings.__struct_fields__}
    assert {name for name in named if not name.startswith(tuple(GROUPS.values()))} <= known


@pytest.mark.parametrize("file", yamls(), ids=lambda file: file.name)
def test_every_yaml_file_can_be_read(file: Path) -> None:
    assert all(yaml.safe_load_all(file.read_text(encoding="utf-8")))


def test_the_file_of_settings_says_what_is_so_when_nothing_is_said() -> None:
    file = DEPLOY / "tallorder.toml"
    assert read_settings({}, file, {}) == ServerSettings()
    written = set(tomllib.loads(file.read_text(encoding="utf-8")))
    assert set(ServerSettings.__struct_fields__) - written == {"store", "redis"}  # they may hold a password


def test_compose_starts_a_command_that_there_is_behind_a_proxy_and_after_its_stores() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    ours = services["tallorder"]
    build_parser().parse_args(ours["command"])
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert set(ours["depends_on"]) <= set(services)
    assert ours["read_only"]
    assert "ports" not in ours  # reached through the proxy alone
    environment = {key: value for key, value in ours["environment"].items() if "$" not in value}
    assert read_settings({}, None, environment).trusted_proxies


def test_kubernetes_asks_the_ports_and_paths_that_the_image_has() -> None:
    documents = list(yaml.safe_load_all((DEPLOY / "kubernetes/tallorder.yaml").read_text(encoding="utf-8")))
    container = documents[0]["spec"]["template"]["spec"]["containers"][0]
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    exposed = set(map(int, re.search(r"^EXPOSE (.*)$", dockerfile, re.MULTILINE)[1].split()))  # type: ignore[index]
    assert {port["containerPort"] for port in container["ports"]} == exposed
    assert {container[probe]["httpGet"]["path"] for probe in ("readinessProbe", "livenessProbe")} == {
        "/ready",
        "/health",
    }
    user = documents[0]["spec"]["template"]["spec"]["securityContext"]["runAsUser"]
    assert f"USER {user}" in dockerfile


def test_the_image_starts_a_command_that_there_is() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    command = json.loads(re.search(r"^CMD (.*)$", dockerfile, re.MULTILINE)[1])  # type: ignore[index]
    build_parser().parse_args(command)
    stages = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert len(stages) == 2
    assert len(set(stages)) == 1  # compiled for the Python it runs on


def test_the_systemd_unit_starts_a_command_that_there_is_without_rights() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "tallorder.service")
    service = unit["Service"]
    build_parser().parse_args(shlex.split(service["ExecStart"])[1:])
    assert service["DynamicUser"] == "yes"
    assert service["UMask"] == "0077"
    environment = dict(word.split("=", 1) for word in shlex.split(service["Environment"]))
    assert read_settings({}, None, environment).store.startswith(f"/var/lib/{service['StateDirectory']}/")


def test_dashboard_and_alerts_name_metrics_that_there_are() -> None:
    class NoTables:
        open: dict[str, Any] = msgspec.field(default_factory=dict)

    tables = NoTables()
    tables.open = {}
    metrics = Metrics(tables)  # type: ignore[arg-type]
    metrics.refused["T-STORE"] += 1
    metrics.resyncs["gap"] += 1
    metrics.requests["/", "200"] += 1
    samples = {
        sample.name for family in text_string_to_metric_families(metrics.text().decode()) for sample in family.samples
    }
    text = (DEPLOY / "grafana/dashboard.json").read_text() + (DEPLOY / "grafana/alerts.yaml").read_text()
    json.loads((DEPLOY / "grafana/dashboard.json").read_text())
    named = set(re.findall(r"\b(?:tallorder|process)_[a-z_]+", text))
    assert named
    assert named <= samples


def test_no_file_holds_a_password() -> None:
    for file in files():
        assert not re.search(r"://[^/\s$…]+:[^@\s$…{]+@", file.read_text(encoding="utf-8")), file.name

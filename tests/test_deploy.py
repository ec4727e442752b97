"""What is shipped for running a server fits the program: options, names of metrics, files."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest

from omerta.cli import parser
from omerta.server import metrics
from omerta.text import text

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def understood(command: str) -> Any:
    """The arguments, as the program reads them; refused if it does not know one."""
    _, _, arguments = command.partition("omerta ")
    return parser(text("en")).parse_args(shlex.split(arguments))


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_container_is_small_not_root_and_looked_after() -> None:
    whole = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    lines = [line for line in whole.splitlines() if line and not line.startswith("#")]
    final = lines[max(n for n, line in enumerate(lines) if line.startswith("FROM")) :]
    steps = [line.split(" ", 1)[0] for line in final]
    assert final[steps.index("USER")] == "USER omerta"
    assert steps.index("USER") < steps.index("ENTRYPOINT")
    assert "HEALTHCHECK" in steps
    (command,) = [json.loads(line[4:]) for line in final if line.startswith("CMD ")]
    given = understood("omerta " + shlex.join(command))
    assert given.host == "0.0.0.0"
    # Only what was built is taken over; and all that building takes is there.
    assert [line for line in final if line.startswith("COPY")] == [
        "COPY --from=build /opt/omerta /opt/omerta"
    ]
    copied = [line.split()[1:-1] for line in lines if re.match(r"COPY (?!--)", line)]
    for source in chain.from_iterable(copied):
        assert (ROOT / source).exists(), source


def test_the_servers_of_the_compose_file_find_each_other(compose: Any) -> None:
    services = compose["services"]
    servers = [name for name in services if name.startswith("omerta-")]
    for name in servers:
        assert services[name]["hostname"] == name
        (command,) = services[name]["command"]
        said = command.replace("$$(hostname)", name).replace("${OMERTA_URL:-", "").replace("}", "")
        given = understood(said)
        assert given.node == name
        assert given.db.startswith("postgresql:")
        assert given.db_password_file == Path("/run/secrets/db-password")
    # nginx is given the same names.
    (script,) = services["proxy"]["command"][2:]
    found = re.search(r"sed -E '([^']+)'", script)
    assert found is not None
    sed = ["sed", "-E", found[1], DEPLOY / "nginx.conf"]
    changed = subprocess.run(sed, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^ +server (\S+)", changed, re.MULTILINE) == [
        f"{name}:8000" for name in servers
    ]


def units() -> list[Path]:
    return sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


def test_the_units_start_what_there_is(tmp_path: Path) -> None:
    for unit in units():
        for line in unit.read_text().splitlines():
            for command in re.findall(r"/opt/omerta/bin/(omerta [^&']+)", line):
                understood(command)
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze: what the units say besides is not checked")
    for unit in units():
        said = unit.read_text().replace("/opt/omerta/bin/omerta", sys.executable)
        (tmp_path / unit.name).write_text(said)
    verify = ["systemd-analyze", "verify", *(str(tmp_path / unit.name) for unit in units())]
    checked = subprocess.run(verify, capture_output=True, text=True, check=False)
    wrong = [line for line in checked.stderr.splitlines() if "omerta" in line]
    assert wrong == []


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    there = generate_latest().decode()
    assert metrics.actions is not None
    asked = set()
    for panel in json.loads((DEPLOY / "dashboard.json").read_text())["panels"]:
        for target in panel["targets"]:
            asked |= set(re.findall(r"\b(?:omerta|process)_\w+", target["expr"]))
    assert len(asked) >= 8
    for name in asked:
        kind = re.sub(r"_(bucket|total)$", "", name)
        assert re.search(rf"^# TYPE {kind}(_total)? ", there, re.MULTILINE), name


def test_the_guide_names_only_what_there_is() -> None:
    guide = (ROOT / "docs" / "running.md").read_text()
    for name in re.findall(r"`deploy/([\w.-]+)`", guide):
        assert (DEPLOY / name).exists(), name
    for command in re.findall(r"^(?:\$ )?(omerta (?:serve|backup|tidy)[^\n#|]*)", guide, re.M):
        understood(command)

"""The rules ledger of a game: every rule players can read has a test that names it.

A game from outside calls `assert_the_ledger_is_whole` in a test of its own.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from omerta.reference import reference


def assert_the_ledger_is_whole(game: str, tests: Path) -> None:
    """Every id has a test in this folder, and every id that a test there names exists."""
    held, known = rules_held(tests), list(reference(game, "en"))
    assert [rule for rule in known if rule not in held] == []
    assert [rule for rule in held if rule not in known] == []
    for rule, names in held.items():
        for name in names:
            own = re.match(r"test_([A-Z]{2})_([A-Z]\d+|\d+_\d+)", name)
            if own is not None:  # it is called after a rule: that is one it holds
                main = f"{own[1]}-{own[2].replace('_', '.')}"
                assert main in known, f"{name}: {rule}"
                assert name in held[main]


def rules_held(tests: Path) -> dict[str, list[str]]:
    """Which tests hold which rule: what their `@rules(…)` marks name."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(tests.glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rules":
                        for argument in decorator.args:
                            found[ast.literal_eval(argument)].append(node.name)
    return found

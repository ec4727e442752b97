"""What text files hold, and which messages code asks for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path


def parameters(file: Path) -> dict[str, set[str]]:
    """The parameters each message of a Fluent file uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in file.read_text("utf-8").splitlines():
        start = re.match(r"([a-zA-Z][\w-]*) =", line)
        if start:
            current = start[1]
            assert current not in found, f"{file}: {current} is there twice"
            found[current] = set()
        if current and not line.startswith("#"):
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


def calls(folder: Path, *functions: str) -> set[str]:
    """The first arguments, where they are plain strings, of all calls to these functions."""
    return {said for function, said in all_calls(folder) if function in functions}


@cache
def all_calls(folder: Path) -> list[tuple[str, str]]:
    """All calls whose first argument is a plain string: the function's name, and the string."""
    found = []
    for file in folder.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                function, said = node.func, node.args[0].value
                if isinstance(function, ast.Name | ast.Attribute) and isinstance(said, str):
                    name = function.id if isinstance(function, ast.Name) else function.attr
                    found.append((name, said))
    return found

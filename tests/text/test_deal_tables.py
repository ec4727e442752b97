"""The tables of Deal's references have the numbers of its content, in both languages."""

from __future__ import annotations

from tests.text.deal_tables import reference_files


def test_the_tables_have_the_numbers_of_the_content() -> None:
    for path, text in reference_files().items():
        assert text == path.read_text("utf-8"), f"{path.name} differs: make tables"

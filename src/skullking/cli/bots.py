"""`skullking bots`: who can sit at the table."""

from __future__ import annotations

import json

from skullking.cli import talk
from skullking.cli.options import JsonOption, LangOption
from skullking.cli.talk import t
from skullking.text import has_text


def bots(as_json: JsonOption = False, lang: LangOption = None) -> None:
    """List the bots."""
    del lang
    from skullking.bots import bot_names

    what = {name: _what(name) for name in bot_names()}
    if as_json:
        print(json.dumps([{"name": name, "what": words} for name, words in what.items()], ensure_ascii=False))
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(t("cli-bots-name"), style="bold")
    table.add_column(t("cli-bots-what"))
    for name, words in what.items():
        table.add_row(name, words)
    talk.out().print(table)


def _what(name: str) -> str:
    """Our own bots are described in the catalogue, others' by their documentation."""
    from skullking.bots import describe_bot

    key = f"cli-bot-{name}"
    return t(key) if has_text(key, talk.lang()) else describe_bot(name)

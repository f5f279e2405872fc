"""Options that several commands share. Their help texts are catalogue keys, translated in `app`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def complete_rules(typed: str) -> list[str]:
    """Complete a rules id: the presets, then options after a `+`.

    Example:
        >>> complete_rules("schm")
        ['schmidt']
    """
    from skullking import Rules

    head, plus, tail = typed.rpartition("+")
    if not plus:
        return [name for name in Rules.presets() if name.startswith(tail)]
    taken = {part.partition("=")[0] for part in head.split("+")}
    return [
        f"{head}+{name}"
        for name in Rules.preset("schmidt").options
        if name.startswith(tail) and name not in taken
    ]


def complete_bots(typed: str) -> list[str]:
    """Complete the last name of a list of bots."""
    from skullking.bots import bot_names

    head, comma, tail = typed.rpartition(",")
    return [f"{head}{comma}{name}" for name in bot_names() if name.startswith(tail)]


def _show_version(wanted: bool) -> None:
    if wanted:
        from skullking import __version__

        print(f"skullking {__version__}")
        raise typer.Exit


def _drawable(picture: Path | None) -> Path | None:
    """Refuse a picture that could not be written, before a long measurement is made for it."""
    from skullking.cli.talk import t

    if picture and picture.suffix != ".svg":
        raise typer.BadParameter(t("cli-arena-picture-name"))
    if picture and not picture.parent.is_dir():
        raise typer.BadParameter(t("cli-arena-picture-folder", folder=str(picture.parent)))
    return picture


LangOption = Annotated[str | None, typer.Option("--lang", help="cli-opt-lang", metavar="de|en")]
VersionOption = Annotated[
    bool, typer.Option("--version", help="cli-opt-version", is_eager=True, callback=_show_version)
]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
RulesOption = Annotated[
    str, typer.Option("--rules", "-r", help="cli-opt-rules", metavar="RULES", autocompletion=complete_rules)
]
SeedOption = Annotated[str | None, typer.Option("--seed", "-s", help="cli-opt-seed", metavar="SEED")]
FixedSeedOption = Annotated[
    str | None, typer.Option("--seed", "-s", help="cli-opt-arena-seed", metavar="SEED")
]
PlayersOption = Annotated[int, typer.Option("--players", "-n", help="cli-opt-players", min=2, max=8)]
OutOption = Annotated[Path | None, typer.Option("--out", "-o", help="cli-opt-arena-out", metavar="FILE")]
ReportOption = Annotated[bool, typer.Option("--report", help="cli-opt-arena-report")]
PictureOption = Annotated[
    Path | None,
    typer.Option("--picture", help="cli-opt-arena-picture", metavar="FILE.svg", callback=_drawable),
]
RayOption = Annotated[str | None, typer.Option("--ray", help="cli-opt-arena-ray", metavar="auto|ADDRESS")]
FileArgument = Annotated[Path | None, typer.Argument(help="cli-arg-record", metavar="FILE")]

DEFAULT_RULES = "schmidt"


def seed_from(word: str | None) -> int | str | None:
    """Read a seed: digits are a number, anything else is a text; None stays open.

    Example:
        >>> seed_from("42"), seed_from("Fest"), seed_from(None)
        (42, 'Fest', None)
    """
    if word is None:
        return None
    return int(word) if word.isascii() and word.isdigit() and len(word) < 70 else word

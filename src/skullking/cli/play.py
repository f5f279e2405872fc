"""`skullking play`: a game against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import faces, saves, talk
from skullking.cli.options import (
    DEFAULT_RULES,
    LangOption,
    PlayersOption,
    RulesOption,
    SeedOption,
    complete_bots,
    seed_from,
)
from skullking.cli.talk import t
from skullking.cli.wording import CREW, Names

if TYPE_CHECKING:
    from skullking.cli.screen import Screen


def play(
    rules: RulesOption = DEFAULT_RULES,
    players: PlayersOption = 4,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="cli-opt-bots", metavar="NAME,…", autocompletion=complete_bots)
    ] = "simple",
    seed: SeedOption = None,
    name: Annotated[str | None, typer.Option("--name", help="cli-opt-name", metavar="NAME")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-opt-plain")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="cli-opt-resume")] = False,
    save: Annotated[Path | None, typer.Option("--save", help="cli-opt-save", metavar="FILE")] = None,
    lang: LangOption = None,
) -> None:
    """Play a whole game."""
    del lang
    from skullking import Game, Rules
    from skullking.bots import check_bot, dismiss, make_bot

    wanted = [word.strip() for word in bots.split(",") if word.strip()] or ["simple"]
    file = save or saves.left()
    if resume:
        if not file.is_file():
            talk.err().print(t("cli-nothing-to-resume"))
            raise typer.Exit(2)
        rest = saves.Save.read(file)
        game, seat, names, bot_names = rest.game(), rest.seat, rest.names, rest.bots
        if file != saves.left():
            _refuse_programs(set(bot_names) - set(wanted))
    else:
        # An unseeded game draws its seed from the operating system.
        edition = Rules.parse(rules)
        game = Game(edition, players=players, seed=seed_from(seed))
        seat, names = 0, (name or t("cli-you"), *CREW[: players - 1])
        bot_names = ("", *(wanted[i % len(wanted)] for i in range(players - 1)))

    others = {i: bot for i, bot in enumerate(bot_names) if i != seat}
    for bot in sorted(set(others.values())):
        check_bot(bot)
    faces.deal_with(game.rules)
    from skullking.cli.session import Session

    screen = _screen(Names(names, seat), plain=plain)
    crew = {i: make_bot(bot, seed=f"{game.commitment}/{i}") for i, bot in others.items()}
    session = Session(game, seat=seat, bots=crew, bot_names=bot_names, screen=screen, save_to=file)
    if resume:
        session.catch_up()
        screen.note(t("cli-resumed", round=game.round))
        screen.sheet(session.watch)
    else:
        if saves.left().is_file() and file == saves.left():
            screen.note(t("cli-left-game"))
        screen.welcome(str(game.rules), game.commitment or "")
    try:
        over = session.run()
    finally:
        dismiss(crew.values())
    if over:
        if resume or file == saves.left():
            file.unlink(missing_ok=True)
        last = saves.finished()
        last.parent.mkdir(parents=True, exist_ok=True)
        last.write_text(game.record(names=names).to_text(), encoding="utf-8")
        screen.note(t("cli-recorded"))


def _refuse_programs(names: set[str]) -> None:
    """A saved game may come from anybody, so it may not say by itself which programs are run."""
    from skullking.bots import BotFault, is_program

    for name in sorted(filter(is_program, names)):
        raise BotFault("bots/resume", {"what": name})


def _screen(names: Names, *, plain: bool) -> Screen:
    if plain or not talk.is_terminal():
        from skullking.cli.plain import PlainScreen

        return PlainScreen(names)
    from skullking.cli.rich_screen import RichScreen

    return RichScreen(names, talk.out())

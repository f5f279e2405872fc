"""`skullking bots`: who can sit at the table; `skullking bots check`: can a program of one's own?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from skullking.cli import talk
from skullking.cli.options import JsonOption, LangOption
from skullking.cli.talk import decimal, t
from skullking.text import has_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from skullking.arena import Tried


def bots(
    order: Annotated[str | None, typer.Argument(help="cli-arg-bots-order", metavar="check")] = None,
    bot: Annotated[str | None, typer.Argument(help="cli-arg-bots-bot", metavar="BOT")] = None,
    rules: Annotated[
        str | None, typer.Option("--rules", "-r", help="cli-opt-check-rules", metavar="RULES")
    ] = None,
    players: Annotated[int, typer.Option("--players", "-n", help="cli-opt-check-players", min=2, max=8)] = 4,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="cli-opt-check-seconds", min=0.001)
    ] = None,
    debug: Annotated[bool, typer.Option("--debug", help="cli-opt-check-debug")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List the bots, or try out a program."""
    del lang
    if order is None:
        _list(as_json=as_json)
        return
    if order != "check" or bot is None:
        raise typer.BadParameter(t("cli-bots-usage"), param_hint="check BOT")
    from skullking.bots import is_registered, opponent_names

    if is_registered(bot) or bot in opponent_names() or bot.startswith("captain@"):
        raise typer.BadParameter(t("cli-bots-no-program", bot=bot), param_hint="check BOT")
    from dataclasses import replace

    from skullking.arena import try_program
    from skullking.arena.check import EVERYTHING
    from skullking.bots.program import Limits

    limits = Limits.from_environment()
    limits = replace(limits, decision=seconds or limits.decision, log="-" if debug else limits.log)
    games = [(rules, players)] if rules else list(EVERYTHING)
    console = talk.err()
    tried: list[Tried] = []
    for game in try_program(bot, games=games, limits=limits):
        tried.append(game)
        if not as_json:
            if len(tried) == 1 and game.name:
                console.print(game.name, style="bold", markup=False)
            _tell(game, console)
        if not tried[0].decisions:
            break  # it does not even start; eight times more would say the same
    again = try_program(bot, games=games[: 1 if tried[0].decisions else 0], limits=limits)
    same = all(game.actions == tried[0].actions for game in again)
    if as_json:
        found = {
            "bot": bot,
            "name": tried[0].name,
            "repeatable": same,
            "games": [game.to_dict() for game in tried],
        }
        print(json.dumps(found, ensure_ascii=False))
    else:
        _sum_up(tried, same=same)
    raise typer.Exit(1 if any(game.fault for game in tried) else 0)


def _list(*, as_json: bool) -> None:
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
    from skullking.bots import BotFault, describe_bot

    key = f"cli-bot-{name}"
    try:
        return t(key) if has_text(key, talk.lang()) else describe_bot(name)
    except BotFault as fault:  # one broken package hides no other bot
        return fault.text(talk.lang())


def _tell(game: Tried, console: Console) -> None:
    """Say what came of a game, as soon as it is over."""
    console.print(
        t("cli-check-game", rules=game.rules, players=game.players, decisions=game.decisions),
        style="" if game.fault is None else "bold",
        markup=False,
    )
    if game.fault is not None:
        console.print(f"  {game.fault.text(talk.lang())} [{game.fault.code}]", markup=False)


def _sum_up(tried: Sequence[Tried], *, same: bool) -> None:
    console = talk.out()
    decisions, faults = sum(game.decisions for game in tried), sum(game.fault is not None for game in tried)
    if decisions:
        console.print(
            t(
                "cli-check-times",
                start=_milliseconds(max(game.start for game in tried)),
                median=_milliseconds(sorted(game.median for game in tried)[len(tried) // 2]),
                slowest=_milliseconds(max(game.slowest for game in tried)),
            )
        )
        console.print(t("cli-check-same" if same else "cli-check-other"))
    chosen = {str(action.to_dict()["type"]) for game in tried for action in game.actions}
    missing = [kind for kind in ("choose_leader", "swap", "bet", "change_bid", "load") if kind not in chosen]
    if missing and not faults:
        console.print(t("cli-check-missing", kinds=", ".join(missing)))
    key = "cli-check-bad" if faults else "cli-check-good"
    console.print(t(key, decisions=decisions, games=len(tried), faults=faults), style="bold")


def _milliseconds(seconds: float) -> str:
    return f"{decimal(1000 * seconds)} ms"

"""Editions, options and bots, as forms need them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version as package_version
from typing import Literal

from skullking import Rules
from skullking.bots import bot_names
from skullking.bots.adaptive import DIAL
from skullking.server.protocol import BotInfo, Catalogue, PresetInfo, RulesOption


def catalogue(default_bot: str, share_url: str | None) -> Catalogue:
    """What a form needs to know, and who answers."""
    default = default_bot.partition(":")[0]
    bots = [BotInfo(name=name, default=name == default) for name in bot_names()]
    bots.append(BotInfo(name=DIAL, default=default == DIAL, dial=True))
    return Catalogue(
        version=package_version("skullking"),
        presets=list(presets()),
        bots=bots,
        share_url=share_url,
    )


@cache
def presets() -> tuple[PresetInfo, ...]:
    """Every edition with its options and what they are set to."""
    return tuple(_preset(name) for name in Rules.presets())


def _preset(name: str) -> PresetInfo:
    rules = Rules.preset(name)
    return PresetInfo(
        id=name,
        min_players=min(rules.players),
        max_players=max(rules.players),
        options=[_option(option, default) for option, default in rules.options.items()],
    )


def _option(name: str, default: str) -> RulesOption:
    values = list(Rules.option_values(name))
    kind: Literal["flag", "choice", "rounds"] = (
        "rounds" if name == "rounds" else "flag" if set(values) == {"on", "off"} else "choice"
    )
    return RulesOption(name=name, kind=kind, values=values, default=default)

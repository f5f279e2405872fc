"""What the captain would do in the person's place, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skullking.bots import advise
from skullking.cards import Bet, Bid, ChangeBid, ChooseLeader, Load, Play, Swap
from skullking.cli import faces, wording
from skullking.cli.talk import decimal, lang, t

if TYPE_CHECKING:
    from skullking import Action, View
    from skullking.cli.wording import Names


def sentences(view: View, names: Names) -> list[str]:
    """Say what to do, why, and what comes second.

    Args:
        view: of a seat that has something to decide.
        names: who sits where.

    Raises:
        WeightsError: there is no net for these rules.
    """
    best, *others = advise(view)
    lines = [t("cli-advice", what=_what(best.action, names), reason=best.sentence(lang()))]
    if others:
        lines.append(
            t(
                "cli-advice-second",
                points=decimal(best.points),
                what=_what(others[0].action, names),
                less=decimal(others[0].points),
            )
        )
    return lines


def _what(action: Action, names: Names) -> str:
    """Word an action as something to be done."""
    match action:
        case Bid(n):
            return t("cli-advice-bid", n=n)
        case Play():
            return faces.name(str(action))
        case Load(kind):
            return t("cli-advice-load", kind=t(f"cli-load-{kind}"))
        case ChooseLeader(seat):
            return t("cli-advice-leader", name=names[seat])
        case Swap(a, b):
            return t("cli-advice-swap", cards=faces.names(str(card) for card in (a, b) if card is not None))
        case Bet(n):
            return t("cli-advice-bet", n=n)
        case ChangeBid(by):
            return t("cli-advice-change", by=wording.signed(by))

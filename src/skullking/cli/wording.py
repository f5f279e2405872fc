"""Sentences for what happens at the table. Both screens use them; the plain one nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skullking import events as ev
from skullking.cli import faces
from skullking.cli.talk import lang, t
from skullking.text import rule_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from skullking.cli.watch import Watch
    from skullking.events import Event
    from skullking.scoring import RoundScore

# Names for the chairs that bots sit in; sailors' names, spoken alike in both languages.
CREW = ("Jette", "Piet", "Wiebke", "Ole", "Smilla", "Hein", "Frauke")


class Names:
    """Who sits where. `me` is the seat of the person at the terminal, None for a watcher."""

    def __init__(self, names: Sequence[str], me: int | None = None) -> None:
        self.all = tuple(names)
        self.me = me

    def __getitem__(self, seat: int) -> str:
        """Name a seat; the seat after the last player is Graybeard's."""
        if seat >= len(self.all):
            return t("cli-graybeard")
        return self.all[seat]

    def who(self, seat: int) -> dict[str, str | int]:
        """Return the values `name` and `me` that sentences choose their verb by."""
        return {"name": self[seat], "me": int(seat == self.me)}


def signed(points: int) -> str:
    """Write points with their sign, the minus as a real one: +20, −10, 0.

    Example:
        >>> signed(20), signed(-10), signed(0)
        ('+20', '−10', '0')
    """
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def points(number: int) -> str:
    """Write a total, the minus as a real one."""
    return str(number).replace("-", "−")


def bonus_words(bonuses: Mapping[str, int]) -> str:
    """Spell out bonus events: 2 Piraten vom Skull King gefangen."""
    return ", ".join(
        t(f"bonus-{kind.replace('_', '-')}", count=count) for kind, count in bonuses.items() if count
    )


def bids_line(bids: Sequence[int | None], cards: int) -> str:
    """Compare the sum of the bids with the tricks there are: 7 angesagt, 5 Stiche."""
    total = sum(bid or 0 for bid in bids)
    return t("cli-bids-sum", total=total, cards=cards, gap=abs(total - cards), sign=_sign(total - cards))


def score_words(score: RoundScore) -> str:
    """Explain one player's points of a round, part by part."""
    outcome = "exact" if score.exact else "near" if score.bid_points > 0 else "missed"
    parts = [t(f"cli-score-{outcome}", points=signed(score.bid_points))]
    if score.bonus_points:
        parts.append(t("cli-score-bonus", points=signed(score.bonus_points), what=bonus_words(score.bonuses)))
    if score.loot_points:
        parts.append(t("cli-score-part", points=signed(score.loot_points), what=t("bonus-loot")))
    if score.bet_points:
        won = t("bonus-bet-won" if score.bet_points > 0 else "bonus-bet-lost")
        parts.append(t("cli-score-part", points=signed(score.bet_points), what=won))
    return ", ".join(parts)


def why(event: ev.TrickTaken) -> str:
    """Say why the trick went where it went: the catalogue's sentence and the rule's number."""
    return rule_text(event.rule, lang(), number=True)


def trick_lines(event: ev.TrickTaken, names: Names) -> list[str]:
    """Say who took the trick, with which bonus, and who leads next."""
    if event.winner is None:
        lines = [t("cli-trick-nobody", trick=event.trick)]
    else:
        lines = [t("cli-trick-taken", trick=event.trick, **names.who(event.winner))]
    if event.points:
        lines.append(t("cli-trick-bonus", points=signed(event.points), what=bonus_words(event.bonuses)))
    lines += [
        t("cli-trick-alliance", one=names[looter], other=names[winner]) for looter, winner in event.alliances
    ]
    return lines


def sentences(event: Event, watch: Watch, names: Names) -> list[str]:
    """Tell an event in sentences; what needs no telling gives an empty list.

    Args:
        event: as the person may see it (hidden parts None).
        watch: the memory, with the event already taken in.
        names: who sits where.
    """
    match event:
        case ev.RoundStarted():
            return [
                t(
                    "cli-round-started",
                    round=event.round,
                    cards=event.cards,
                    dealer=names[event.dealer],
                    leader=names[event.leader],
                )
            ]
        case ev.BidsRevealed():
            bids = [t("cli-bid-of", name=names[seat], bid=bid) for seat, bid in enumerate(event.bids)]
            return [t("cli-bids-revealed"), ", ".join(bids) + ".", bids_line(event.bids, watch.cards)]
        case ev.LoadsRevealed():
            loads = [f"{names[seat]}: {t('cli-load-' + kind)}" for seat, kind in enumerate(event.loads)]
            return [t("cli-loads-revealed", loads=", ".join(loads))]
        case ev.CardPlayed():
            return [t("cli-card-played", card=faces.name(str(event.play)), **names.who(event.seat))]
        case ev.TrickTaken():
            return [*trick_lines(event, names), why(event)]
        case ev.ChoiceOffered():
            pirate = faces.name(event.power)
            return [t("cli-choice-offered", pirate=pirate, **names.who(event.seat))]
        case ev.LeaderChosen():
            return [t("cli-leader-chosen", leader=names[event.leader], **names.who(event.seat))]
        case ev.CardsDrawn():
            what = faces.names(map(str, event.cards)) if event.cards else ""
            return [
                t(
                    "cli-cards-drawn",
                    count=event.count,
                    cards=what,
                    known=int(bool(event.cards)),
                    **names.who(event.seat),
                )
            ]
        case ev.CardsDiscarded():
            what = faces.names(map(str, event.cards)) if event.cards else ""
            return [
                t(
                    "cli-cards-discarded",
                    count=event.count,
                    cards=what,
                    known=int(bool(event.cards)),
                    **names.who(event.seat),
                )
            ]
        case ev.UndealtShown():
            what = faces.names(map(str, event.cards)) if event.cards else ""
            return [
                t(
                    "cli-undealt-shown",
                    count=event.count,
                    cards=what,
                    known=int(bool(event.cards)),
                    **names.who(event.seat),
                )
            ]
        case ev.BetPlaced():
            return [t("cli-bet-placed", n=event.n, **names.who(event.seat))]
        case ev.BidChanged():
            by = signed(event.by)
            return [t("cli-bid-changed", by=by, bid=event.bid, **names.who(event.seat))]
        case ev.RoundScored():
            lines = [t("cli-round-scored", round=event.round)]
            for seat, score in enumerate(event.scores):
                lines.append(
                    t(
                        "cli-score-line",
                        name=names[seat],
                        bid=score.bid,
                        won=score.won,
                        points=signed(score.points),
                        why=score_words(score),
                        total=points(event.totals[seat]),
                    )
                )
            return lines
        case ev.GameOver():
            return over_lines(event, names)
        case _:
            return []


def over_lines(event: ev.GameOver, names: Names) -> list[str]:
    """Say who has won, and the final ranking."""
    winners = list(event.winners)
    if len(winners) == 1:
        head = t("cli-over-winner", points=points(event.totals[winners[0]]), **names.who(winners[0]))
    else:
        shared = t("cli-and").join(names[seat] for seat in winners)
        head = t("cli-over-shared", names=shared, points=points(event.totals[winners[0]]))
    order = sorted(range(len(event.totals)), key=lambda seat: (event.ranking[seat], seat))
    return [head] + [
        t("cli-over-rank", rank=event.ranking[seat], name=names[seat], points=points(event.totals[seat]))
        for seat in order
    ]


def _sign(number: int) -> str:
    return "over" if number > 0 else "under" if number < 0 else "even"

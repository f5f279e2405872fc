"""Scoring a round and ranking a game (RULES.md 1.9, 1.10, 2.3, 2.5–2.7)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from .rules import Rules

RoundScore = dict[str, Any]


def score_round(
    bid: int, won: int, *, cards: int, rules: Rules, bonuses: Mapping[str, int] = MappingProxyType({}),
    loot: Sequence[bool] = (), bet: int = 0, harry: int = 0, scoring: str | None = None,
) -> RoundScore:  # fmt: skip
    """One player's round. `loot`: one entry per alliance, were both bids exact? `harry`: change of the bid."""
    bid += harry  # 2.6
    if not 0 <= bid <= cards or not 0 <= won <= cards:  # L8
        raise ValueError("bid and tricks won lie between 0 and the cards dealt")
    events = {event: count for event, count in bonuses.items() if count}
    potential = sum(rules.edition.worth[event] * count for event, count in events.items())
    off = abs(won - bid)
    exact = off == 0
    match scoring or rules.option("scoring"):
        case "standard" if bid == 0:  # 1.9, 2.3: by the cards dealt; a missed zero is flat; never a bonus
            bid_points, bonus_points = 10 * cards if exact else -10 * cards, 0
        case "standard":  # 1.9: the bonus needs an exact bid
            bid_points, bonus_points = (20 * bid, potential) if exact else (-10 * off, 0)
        case "rascal" | "grapeshot":  # 2.7: all, half (off by one) or nothing; the bonus likewise
            halves = max(0, 2 - off)
            bid_points, bonus_points = 10 * cards * halves // 2, potential * halves // 2
        case "cannonball":  # 2.7: all or nothing
            bid_points, bonus_points = (15 * cards, potential) if exact else (0, 0)
        case other:
            raise ValueError(f"unknown scoring: {other}")
    loot_points = 20 * sum(loot) if exact else 0  # 2.5: also for a made zero bid, also under Rascal scoring
    bet_points = bet if exact else -bet  # 2.6: also under Rascal scoring, also with cannonball
    return {
        "bid": bid, "won": won, "cards": cards, "bid_points": bid_points, "bonus_points": bonus_points,
        "loot_points": loot_points, "bet_points": bet_points,
        "points": bid_points + bonus_points + loot_points + bet_points, "exact": exact, "bonuses": events,
    }  # fmt: skip


def ranking(totals: Sequence[int]) -> list[int]:
    """1.10: equal totals share a rank (1, 1, 3); every rank 1 is a winner (R29)."""
    return [1 + sum(other > total for other in totals) for total in totals]

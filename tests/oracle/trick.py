"""Following, winning and bonuses (RULES.md 1.6–1.8, 2.3–2.5). Plays are tokens, in the order played."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from .rules import NAMED_PIRATES, Rules

PIRATES = ("PIR", "SM+", *NAMED_PIRATES)
BEASTS = ("KRA", "WHA")
CHARACTERS = ("MER", "SKU", *PIRATES, *BEASTS)  # 2.3: who leads one of these sets no colour


def colour(play: str) -> str | None:
    return play[0] if play[1:].isdigit() else None


def number(play: str) -> int:
    return int(play[1:])


def card_of(play: str) -> str:
    return "SM" if play in ("SM+", "SM-") else play


def led(plays: Sequence[str], rules: Rules) -> str | None:
    """1.6: the colour of the first colour card; 2.3: none after a character lead."""
    if plays and plays[0] in CHARACTERS and rules.edition.character_lead_frees:
        return None
    return next((colour(play) for play in plays if colour(play)), None)


def legal(hand: Sequence[str], plays: Sequence[str], rules: Rules) -> list[str]:
    """1.6: follow the set colour if you can; specials always; SM is two plays."""
    suit = led(plays, rules)
    can_follow = suit is not None and any(colour(card) == suit for card in hand)
    allowed = [card for card in hand if not can_follow or colour(card) in (suit, None)]
    plays_of = [("SM+", "SM-") if card == "SM" else (card,) for card in allowed]
    return list(dict.fromkeys(play for group in plays_of for play in group))


def table(plays: Sequence[str], rules: Rules) -> tuple[int, int]:
    """1.7: the index of the winner and the line that decided. No beast lies in `plays`."""
    where = range(len(plays))
    kings = [i for i in where if plays[i] == "SKU"]
    mermaids = [i for i in where if plays[i] == "MER"]
    pirates = [i for i in where if plays[i] in PIRATES]
    blacks = [i for i in where if colour(plays[i]) == "K"]
    suited = [i for i in where if colour(plays[i]) and colour(plays[i]) == led(plays, rules)]
    if kings and mermaids:
        return mermaids[0], 1
    if kings:
        return kings[0], 2
    if pirates:
        return pirates[0], 3
    if mermaids:
        return mermaids[0], 4
    if blacks:
        return max(blacks, key=lambda i: number(plays[i])), 5
    if suited:
        return max(suited, key=lambda i: number(plays[i])), 6
    return 0, 7  # only ESC, SM-, LOOT (2.3): the first card of the trick


def would_have_won(plays: Sequence[str], rules: Rules) -> int:
    """2.4: who wins without Kraken and Whale; L5: the leader, if nothing else was played."""
    rest = [i for i, play in enumerate(plays) if play not in BEASTS]
    return rest[table([plays[i] for i in rest], rules)[0]] if rest else 0


def bonus_events(plays: Sequence[str], winner: int, rules: Rules) -> dict[str, int]:
    """1.8, 2.3: what the winning card earns, and the 14s of the trick."""
    events: Counter[str] = Counter()
    if plays[winner] == "SKU":
        pirates = sum(play in PIRATES for play in plays)
        events["pirate_by_sk"] = pirates + ("SM-" in plays and rules.edition.escaped_tigress_counts)
    if plays[winner] == "MER" and "SKU" in plays:
        events["sk_by_mermaid"] = 1
    if plays[winner] in PIRATES:
        events["mermaid_by_pirate"] = list(plays).count("MER")
    for play in plays:
        if colour(play) and number(play) == 14:
            events["black_fourteen" if colour(play) == "K" else "fourteen"] += 1
    return {event: count for event, count in events.items() if count and event in rules.edition.worth}


class Result(NamedTuple):
    """Winner and next leader are indices into the plays; nobody wins: None."""

    winner: int | None
    led: str | None
    rule: str
    next_leader: int
    bonuses: dict[str, int]
    points: int  # what the bonuses are worth with an exact bid
    alliances: list[tuple[int, int]]  # (Loot, winner)


def outcome(plays: Sequence[str], rules: Rules) -> tuple[int | None, int, str]:
    """1.7 and 2.4: winner, next leader, the rule that decided."""
    beasts = [i for i, play in enumerate(plays) if play in BEASTS]
    numbers = [i for i, play in enumerate(plays) if colour(play)]
    if not beasts:
        winner, line = table(plays, rules)
        return winner, winner, f"1.7/{line}"
    beast = beasts[-1]  # the later one rules, the earlier one is an escape
    if plays[beast] == "KRA":
        to_left = rules.option("kraken_lead") == "left_of_kraken"
        return None, (beast + 1) % len(plays) if to_left else would_have_won(plays, rules), "2.4/kraken"
    if numbers:  # the highest number in any colour, the first of equals
        winner = max(numbers, key=lambda i: number(plays[i]))
        return winner, winner, "2.4/whale"
    would_be = rules.option("whale_void_lead") == "would_have_won"
    return None, would_have_won(plays, rules) if would_be else beast, "2.4/whale_void"


def resolve(plays: Sequence[str], rules: Rules) -> Result:
    winner, next_leader, rule = outcome(plays, rules)
    if winner is None:
        return Result(winner, led(plays, rules), rule, next_leader, {}, 0, [])
    events = bonus_events(plays, winner, rules)
    points = sum(rules.edition.worth[event] * count for event, count in events.items())
    loots = [i for i, play in enumerate(plays) if play == "LOOT" and i != winner]  # 2.5, L4
    allies = [(loot, winner) for loot in loots if rule != "2.4/whale"]  # L3
    return Result(winner, led(plays, rules), rule, next_leader, events, points, allies)

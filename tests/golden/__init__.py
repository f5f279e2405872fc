"""Golden playthroughs: whole games told as text, reviewed as text.

    python -m tests.golden            says which files differ from what the library does now
    python -m tests.golden --write    writes them; read the diff before you commit it

One game per preset with its default rules, and for each option a small game with open cards in which it fires.
They lie in spec/conformance/playthroughs, so that other implementations can tell the same stories.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from skullking import Game, Record, Rules
from tests.golden.scenarios import SCENARIOS, Scenario

FOLDER = Path(__file__).parent.parent.parent / "spec" / "conformance" / "playthroughs"
Dict = dict[str, Any]


class Preset(NamedTuple):
    """A whole game; every decision follows from the name, so nothing else can change it."""

    rules: str
    players: int

    @property
    def name(self) -> str:
        return f"preset-{Rules.parse(self.rules).edition}-{self.players}"


PRESETS = [
    Preset("schmidt", 4), Preset("schmidt", 2), Preset("grandpabeck2013", 3), Preset("grandpabeck2018", 5),
    Preset("grandpabeck2021", 6), Preset("grandpabeck2021", 2), Preset("grandpabeck2021+rounds=7-10", 8),
]  # fmt: skip


def pick(preset: Preset, step: int, choices: int) -> int:
    """An arbitrary but eternal choice."""
    digest = hashlib.sha256(f"{preset.name} {step}".encode()).digest()
    return int.from_bytes(digest[:4], "big") % choices


def play(preset: Preset, game: Any) -> list[tuple[int, Any]]:
    """Plays a game of the library (or of the oracle behind `tests.conformance`) to its end."""
    steps: list[tuple[int, Any]] = []
    while game.phase != "over":
        seat = game.to_act[0]
        legal = sorted(game.legal_actions(seat), key=str)
        if game.phase == "bidding":
            legal = sorted(game.legal_actions(seat), key=lambda bid: bid.n)[:3]
        action = legal[pick(preset, len(steps), len(legal))]
        steps.append((seat, action))
        game.apply(seat, action)
    return steps


def start(preset: Preset) -> Game:
    return Game(Rules.parse(preset.rules), preset.players, seed=preset.name, first_dealer=0)


def of_preset(preset: Preset) -> str:
    game = start(preset)
    play(preset, game)
    head = f"# {preset.rules}, {preset.players} players, seed {preset.name!r} (as text), seat 0 deals first."
    return told([head], [event.to_dict() for event in game.full_events()])


def of_scenario(scenario: Scenario) -> str:
    record = Record.parse(scenario.text)
    head = [f"# {scenario.why}", *(f"# {line}" for line in record.to_text().splitlines()[1:])]
    return told(head, [event.to_dict() for event in record.replay().full_events()])


NAMES = [preset.name for preset in PRESETS] + [f"option-{scenario.name}" for scenario in SCENARIOS]


def text(name: str) -> str:
    """What the file of this name must say."""
    for preset in PRESETS:
        if preset.name == name:
            return of_preset(preset)
    return of_scenario(next(scenario for scenario in SCENARIOS if f"option-{scenario.name}" == name))


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


# --- telling ------------------------------------------------------------------------------------------


def told(head: Sequence[str], events: Sequence[Dict]) -> str:
    return "\n".join([*head, *lines(events)]) + "\n"


def lines(events: Sequence[Dict]) -> Iterator[str]:
    """A line for everything that happened; a trick with its plays in one."""
    plays: list[str] = []
    bids: list[str] = []
    for event in events:
        match event["type"]:
            case "round_started":
                yield ""
                yield f"Round {event['round']}: {event['cards']} each, seat {event['dealer']} deals, seat {event['leader']} leads"
                yield from (
                    f"  hand {seat}: {' '.join(sorted(hand))}" for seat, hand in enumerate(event["hands"])
                )
            case "bid_placed" | "load_placed":
                bids.append(f"{event['seat']}")
            case "bids_revealed":
                yield f"  bids: {' '.join(map(str, event['bids']))} (placed by {' '.join(bids)})"
                bids = []
            case "loads_revealed":
                yield f"  loads: {' '.join(event['loads'])}"
                bids = []
            case "card_played":
                plays.append(f"{event['seat']} {event['play']}")
            case "trick_taken":
                yield f"  trick {event['trick']}: {', '.join(plays)} -> {outcome(event)}"
                plays = []
            case "round_scored":
                for seat, score in enumerate(event["scores"]):
                    yield f"  score {seat}: {points(score)}, total {event['totals'][seat]}"
            case "game_over":
                yield ""
                yield f"Over: totals {' '.join(map(str, event['totals']))}, ranks {' '.join(map(str, event['ranking']))}, winners {' '.join(map(str, event['winners']))}"
            case kind:
                cards: list[str] = event.get("cards") or []
                shown = sorted(cards) if kind == "undealt_shown" else cards
                rest = {k: v for k, v in event.items() if k not in {"type", "seat", "cards"}}
                said = " ".join(f"{k}={v}" for k, v in rest.items())
                yield f"  seat {event['seat']}: {kind} {said}" + (f": {' '.join(shown)}" if shown else "")
        # A round that ends inside a trick does not exist; this would show one.
    if plays:
        yield f"  trick so far: {', '.join(plays)}"


def outcome(event: Dict) -> str:
    winner = "nobody" if event["winner"] is None else f"seat {event['winner']}"
    parts = [f"{winner} ({event['rule']})", f"led {event['led'] or 'nothing'}"]
    if event["bonuses"]:
        counts = " ".join(f"{name}={count}" for name, count in sorted(event["bonuses"].items()))
        parts.append(f"{counts} for {event['points']}")
    if event["alliances"]:
        parts.append("alliances " + " ".join(f"{loot}+{winner}" for loot, winner in event["alliances"]))
    if event["next_leader"] != event["winner"]:
        parts.append(f"seat {event['next_leader']} leads next")
    return ", ".join(parts)


def points(score: Dict) -> str:
    parts = {name: score[f"{name}_points"] for name in ("bid", "bonus", "loot", "bet")}
    detail = " ".join(f"{name}={value:+}" for name, value in parts.items() if value)
    return f"{score['won']} of {score['bid']}: {score['points']:+} ({detail or 'nothing'})"

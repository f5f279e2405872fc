"""Runs case files of spec/conformance through the public Python names, or through the oracle.

    python -m tests.conformance FILE...            the library
    python -m tests.conformance --oracle FILE...   the oracle

Prints each failure and a closing line `N passed, M failed`. The format stands in spec/conformance/README.md;
fields that a case leaves out are not checked, fields that nobody knows are ignored.
"""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

Case = dict[str, Any]
Finding = dict[str, Any]  # what an implementation answered, in the words of the case

OPTIONS = (
    "kraken", "whale", "loot", "powers", "scoring", "load", "rounds", "graybeard", "kraken_lead",
    "whale_void_lead", "graybeard_second", "harry", "tiebreak",
)  # fmt: skip
SWITCHED_ON_BY = {
    "KRA": "kraken", "WHA": "whale", "LOOT": "loot",
    "ROS": "powers", "BEN": "powers", "RAS": "powers", "JUA": "powers", "HAR": "powers",
}  # fmt: skip


def cards_of(case: Case) -> int:
    """In round r every player gets r cards unless the case says otherwise."""
    return case.get("cards") or case["round"]


class Face(Protocol):
    """The questions that a case can ask; rules are ids, cards and plays are tokens, actions are dicts."""

    def resolve(self, rules: str, plays: Sequence[str]) -> Finding: ...
    def legal(self, rules: str, hand: Sequence[str], trick: Sequence[str]) -> Finding: ...
    def score(self, rules: str, case: Case) -> int: ...
    def ranking(self, totals: Sequence[int]) -> Sequence[int]: ...
    def sizes(self, rules: str, players: int) -> Sequence[int]: ...
    def game(self, rules: str, players: int, **start: Any) -> "Played": ...
    def block(self, case: Case) -> str | None: ...


class Played(Protocol):
    """A running game behind a `Face`."""

    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def to_act(self) -> Sequence[int]: ...
    def table(self) -> Finding: ...
    def actions(self, seat: int) -> list[dict[str, Any]]: ...
    def apply(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]: ...


# --- the library ----------------------------------------------------------------------------------


class Library:
    """The public names of `skullking`."""

    def resolve(self, rules: str, plays: Sequence[str]) -> Finding:
        from skullking import Play, Rules, resolve_trick

        result = resolve_trick([Play(play) for play in plays], rules=Rules.parse(rules))
        return {
            "winner": result.winner,
            "next_leader": result.next_leader,
            "led": result.led,
            "bonuses": dict(result.bonuses),
            "points": result.points,
            "alliances": [tuple(pair) for pair in result.alliances],
            "rule": str(result.rule),
        }

    def legal(self, rules: str, hand: Sequence[str], trick: Sequence[str]) -> Finding:
        from skullking import Card, Play, Rules, legal_plays, resolve_trick

        parsed = Rules.parse(rules)
        plays = [Play(play) for play in trick]
        legal = legal_plays([Card(card) for card in hand], plays, rules=parsed)
        return {
            "legal": [str(play) for play in legal],
            "led": resolve_trick(plays, rules=parsed).led if plays else None,
        }

    def score(self, rules: str, case: Case) -> int:
        from skullking import Rules, score_round

        keywords = {name: case[name] for name in ("bet", "harry", "scoring") if name in case}
        return score_round(
            case["bid"], case["won"], cards=cards_of(case), bonuses=case.get("bonus", {}),
            loot=tuple(case.get("loot", ())), rules=Rules.parse(rules), **keywords,
        ).points  # fmt: skip

    def ranking(self, totals: Sequence[int]) -> Sequence[int]:
        from skullking.scoring import ranking

        return ranking(totals)

    def sizes(self, rules: str, players: int) -> Sequence[int]:
        from skullking import Rules

        return Rules.parse(rules).cards_per_round(players=players)

    def game(self, rules: str, players: int, **start: Any) -> Played:
        from skullking import Game, Rules

        return LibraryGame(Game(Rules.parse(rules), players=players, **start))

    def block(self, case: Case) -> str | None:
        return None  # the keystream has no public name; every deal shows it


class LibraryGame:
    """`skullking.Game`, asked in dicts."""

    def __init__(self, game: Any) -> None:
        self.it = game

    @property
    def phase(self) -> str:
        return str(self.it.phase)

    @property
    def round(self) -> int:
        return self.it.round

    @property
    def to_act(self) -> Sequence[int]:
        return self.it.to_act

    def table(self) -> Finding:
        view = self.it.view(None)
        players = range(view.players)
        hands = [[str(card) for card in self.it.view(seat).hand] for seat in players]
        return {"dealer": view.dealer, "leader": view.leader, "cards": view.cards, "hands": hands}

    def actions(self, seat: int) -> list[dict[str, Any]]:
        return [action.to_dict() for action in self.it.legal_actions(seat)]

    def apply(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        from skullking import action_from_dict

        return [event.to_dict() for event in self.it.apply(seat, action_from_dict(action))]


# --- the oracle -----------------------------------------------------------------------------------


class Oracle:
    """tests/oracle, or a package of the same shape (a mutant)."""

    def __init__(self, package: str = "tests.oracle") -> None:
        import importlib

        self.deal, self.play, self.rules, self.scoring, self.trick = (
            importlib.import_module(f"{package}.{part}")
            for part in ("deal", "game", "rules", "score", "trick")
        )

    def resolve(self, rules: str, plays: Sequence[str]) -> Finding:
        return self.trick.resolve(list(plays), self.rules.parse(rules))._asdict()

    def legal(self, rules: str, hand: Sequence[str], trick: Sequence[str]) -> Finding:
        parsed = self.rules.parse(rules)
        return {"legal": self.trick.legal(hand, trick, parsed), "led": self.trick.led(trick, parsed)}

    def score(self, rules: str, case: Case) -> int:
        keywords = {name: case[name] for name in ("bet", "harry", "scoring", "loot") if name in case}
        return self.scoring.score_round(
            case["bid"], case["won"], cards=cards_of(case), bonuses=case.get("bonus", {}),
            rules=self.rules.parse(rules), **keywords,
        )["points"]  # fmt: skip

    def ranking(self, totals: Sequence[int]) -> Sequence[int]:
        return self.scoring.ranking(totals)

    def sizes(self, rules: str, players: int) -> Sequence[int]:
        return self.rules.parse(rules).cards_per_round(players)

    def game(self, rules: str, players: int, **start: Any) -> Played:
        start["dealer"] = start.pop("first_dealer", 0)
        return OracleGame(self.play.Game(self.rules.parse(rules), players, start.pop("seed", 0), **start))

    def block(self, case: Case) -> str | None:
        words = self.deal.block(bytes.fromhex(case["key"]), case["counter"], bytes.fromhex(case["nonce"]))
        return b"".join(word.to_bytes(4, "little") for word in words).hex()


FIELD_OF = {
    "bid": "n",
    "load": "kind",
    "play": "play",
    "choose_leader": "seat",
    "bet": "n",
    "change_bid": "by",
}


def to_dict(action: tuple[Any, ...]) -> dict[str, Any]:
    """An action of the oracle in the shape of `action.to_dict()`."""
    kind, *rest = action
    return {"type": kind, "cards": rest} if kind == "swap" else {"type": kind, FIELD_OF[kind]: rest[0]}


def from_dict(action: dict[str, Any]) -> tuple[Any, ...]:
    kind = action["type"]
    return (
        (kind, *(card for card in action["cards"] if card))
        if kind == "swap"
        else (kind, action[FIELD_OF[kind]])
    )


class OracleGame:
    def __init__(self, game: Any) -> None:
        self.it = game

    @property
    def phase(self) -> str:
        return self.it.phase

    @property
    def round(self) -> int:
        return self.it.round

    @property
    def to_act(self) -> Sequence[int]:
        return self.it.to_act

    def table(self) -> Finding:
        hands = [list(hand) for hand in self.it.hands[: self.it.players]]
        return {
            "dealer": self.it.dealer,
            "leader": self.it.leader,
            "cards": self.it.cards,
            "hands": hands,
            "undealt": list(self.it.undealt),
        }

    def actions(self, seat: int) -> list[dict[str, Any]]:
        return [to_dict(action) for action in self.it.legal_actions(seat)]

    def apply(self, seat: int, action: dict[str, Any]) -> list[dict[str, Any]]:
        return self.it.apply(seat, from_dict(action))


# --- the cases ------------------------------------------------------------------------------------


def rules_of(case: Case, tokens: Iterable[str] = (), **more: Any) -> str:
    """The rules id of a case: its edition, its options, and every optional card that appears in it."""
    given = {**case.get("options", {}), **more}
    for token in tokens:
        if token in SWITCHED_ON_BY:
            given.setdefault(SWITCHED_ON_BY[token], True)
    parts = [case["edition"]]
    for name in OPTIONS:
        match given.get(name):
            case None:
                pass
            case True:
                parts.append(name)
            case False:
                parts.append(f"{name}=off")
            case list() as sizes:
                parts.append(f"{name}={','.join(map(str, sizes))}")
            case value:
                parts.append(f"{name}={value}")
    return "+".join(parts)


def trick(face: Face, case: Case) -> Finding:
    seats = [seat for seat, _ in case["plays"]]
    plays = [play for _, play in case["plays"]]
    result = face.resolve(rules_of(case, plays), plays)
    winner = result["winner"]
    return {
        "winner_index": winner,
        "winner_seat": None if winner is None else seats[winner],
        "next_leader": seats[result["next_leader"]],
        "led": result["led"],
        "bonus": result["bonuses"],
        "bonus_points": result["points"],
        "alliances": sorted([seats[loot], seats[ally]] for loot, ally in result["alliances"]),
        "rule": result["rule"],
    }


def legal(face: Face, case: Case) -> Finding:
    found = face.legal(rules_of(case, case["hand"] + case["trick"]), case["hand"], case["trick"])
    return {"legal": sorted(found["legal"]), "led": found["led"]}


def score(face: Face, case: Case) -> Finding:
    return {"points": face.score(rules_of(case), case)}


def ranking(face: Face, case: Case) -> Finding:
    ranks = list(face.ranking(case["totals"]))
    return {"ranks": ranks, "winners": [seat for seat, rank in enumerate(ranks) if rank == 1]}


def game(face: Face, case: Case) -> Finding:
    """One round with the hands of the case. `loads` and `choices` ([seat, action]) where the rules ask for them."""
    players, hands = case["players"], case["hands"]
    more = (
        {"graybeard": len(hands) > players} if players == 2 and case["edition"] == "grandpabeck2021" else {}
    )
    tokens = [card for hand in hands for card in hand]
    rules = rules_of(case, tokens, **{"rounds": case.get("cards", len(hands[0])), **more})
    it = face.game(rules, players, deals=[hands], first_dealer=(case["leader"] - 1) % players)
    choices = list(case.get("choices", ()))
    events: list[dict[str, Any]] = []

    def act(seat: int, action: dict[str, Any]) -> None:
        events.extend(it.apply(seat, action))
        while it.phase == "choosing":
            chooser, choice = choices.pop(0) if choices else neutral(it)
            events.extend(it.apply(chooser, choice))

    for seat, bid in enumerate(case["bids"]):
        act(seat, {"type": "bid", "n": bid})
    for seat, load in enumerate(case.get("loads", ["grapeshot"] * players) if it.phase == "loading" else ()):
        act(seat, {"type": "load", "kind": load})
    for seat, play in (pair for trick in case["tricks"] for pair in trick if pair[0] < players):
        act(seat, {"type": "play", "play": play})

    taken = [event for event in events if event["type"] == "trick_taken"]
    played = [[event["seat"], event["play"]] for event in events if event["type"] == "card_played"]
    scores = next(event["scores"] for event in events if event["type"] == "round_scored")
    by_trick = iter(played)
    return {
        "tricks": [[next(by_trick, None) for _ in trick] for trick in case["tricks"]],
        "winners": [event["winner"] for event in taken],
        "next_leaders": [event["next_leader"] for event in taken],
        "won": [line["won"] for line in scores],
        "bonus": [dict(line["bonuses"]) for line in scores],
        "scores": [line["points"] for line in scores],
        "final_bids": [line["bid"] for line in scores],
    }


def neutral(it: Played) -> tuple[int, dict[str, Any]]:
    """A case that says nothing about a power uses it without effect (the first choice where there is none)."""
    seat = it.to_act[0]
    actions = it.actions(seat)
    no_effect = (
        {"type": "bet", "n": 0},
        {"type": "change_bid", "by": 0},
        {"type": "choose_leader", "seat": seat},
    )
    return seat, next((action for action in actions if action in no_effect), actions[0])


def seed_of(case: Case) -> int | str | bytes:
    match case.get("seed", {"int": "0"}):
        case {"int": number}:
            return int(number)
        case {"text": str(text)}:
            return text
        case {"hex": str(digits)}:
            return bytes.fromhex(digits)
        case other:
            raise ValueError(f"not a seed: {other}")


def deal(face: Face, case: Case) -> Finding:
    """Plays the first legal action until the round is there; Graybeard's hand is seen as he plays it."""
    rules = rules_of(case)
    it = face.game(rules, case["players"], seed=seed_of(case), first_dealer=case.get("first_dealer", 0))
    while it.round < case["round"]:
        play_first(it)
    found = {**it.table(), "sizes": list(face.sizes(rules, case["players"]))}
    if len(case.get("hands", ())) > case["players"]:
        ghost: list[str] = []
        while it.phase != "over" and it.round == case["round"]:
            cards = [
                event for event in play_first(it) if event["type"] == "card_played" and event["seat"] == 2
            ]
            ghost += ["SM" if event["play"] == "SM-" else event["play"] for event in cards]
        found["hands"] = [*found["hands"], ghost]
    return found


def play_first(it: Played) -> list[dict[str, Any]]:
    seat = it.to_act[0]
    return it.apply(seat, it.actions(seat)[0])


def bid(face: Face, case: Case) -> Finding:
    sizes = face.sizes(rules_of(case), case["players"])
    cards = case.get("cards", sizes[case["round"] - 1])
    it = face.game(rules_of(case, rounds=cards), case["players"])
    try:
        it.apply(0, {"type": "bid", "n": case["bid"]})
    except ValueError:
        return {"ok": False}
    return {"ok": True}


def chacha20(face: Face, case: Case) -> Finding:
    block = face.block(case)
    return {} if block is None else {"block": block}


KINDS: dict[str, Callable[[Face, Case], Finding]] = {
    "trick": trick, "legal": legal, "score": score, "game": game, "deal": deal, "bid": bid, "ranking": ranking,
    "chacha20": chacha20,
}  # fmt: skip


def comparable(name: str, value: Any, case: Case) -> Any:
    """Sets as sorted lists; only Graybeard's hand has an order."""
    match name:
        case "alliances" | "legal":
            return sorted(value)
        case "hands":
            return [sorted(hand) for hand in value[: case["players"]]] + value[case["players"] :]
        case _:
            return value


def differences(face: Face, case: Case) -> list[str]:
    """Everything a case says and the implementation does not; empty: passed."""
    if case["kind"] not in KINDS:
        return [f"unknown kind {case['kind']}"]
    try:
        found = KINDS[case["kind"]](face, case)
    except Exception as error:  # noqa: BLE001  a crash is a failure of this case, the others still run
        return [f"{type(error).__name__}: {error}"]
    wrong: list[str] = []
    for name, answer in found.items():
        expected = case.get(name, answer)
        if comparable(name, answer, case) != comparable(name, expected, case):
            wrong.append(f"{name}: expected {expected}, got {answer}")
    return wrong


def load(path: Path) -> list[Case]:
    return json.loads(path.read_text(encoding="utf-8"))["cases"]


def main(arguments: Sequence[str]) -> int:
    face: Face = Oracle() if "--oracle" in arguments else Library()
    passed = failed = 0
    for path in (Path(argument) for argument in arguments if argument != "--oracle"):
        for case in load(path):
            wrong = differences(face, case)
            if wrong:
                failed += 1
                print(f"{path.name} {case.get('id', '?')}: {'; '.join(wrong)}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

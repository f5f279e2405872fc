"""The engine and the oracle side by side: one random game, compared after every action.

Used by test_differential (through the public names) and by mutants_engine (as transcripts). Rounds are short
on purpose: bids are met, ties happen and every option fires within few plays.
"""

import importlib
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from skullking import Action, Bet, Bid, ChangeBid, ChooseLeader, Game, Load, Play, Rules, Swap, deal
from tests.oracle import game as oracle_game
from tests.oracle import rules as oracle_rules

Dict = dict[str, Any]
Key = tuple[Any, ...]

SHORT = ("1", "2", "3", "1-3", "2,1", "4", "2,2", "5", "3,1", "2,4", "6", "1,1,1", "7", "3,3")
LONG = ("8", "9,3", "10", "1-5", "1-5,10", *oracle_rules.ROUNDS)

# Games for what chance brings about too seldom: ties, voids under the Whale, an undealt pile of one card, ...
RARE = (
    ("schmidt+rounds=bedtime+tiebreak=extra_round", 4), ("schmidt+load=choice+rounds=1-3", 3),
    ("grandpabeck2018+kraken+loot+powers+rounds=3,4", 5), ("grandpabeck2018+powers+rounds=1,1,1,1,1,1,2", 6),
    ("grandpabeck2021+kraken+whale+rounds=1,1,1,1,1,1,1", 8), ("grandpabeck2021+powers+rounds=10,10", 7),
    ("grandpabeck2021+kraken+powers+rounds=10,10", 7), ("grandpabeck2021+powers+rounds=2,2,2,2,2+harry=end_of_round", 4),
    ("grandpabeck2021+powers+scoring=rascal+load=choice+rounds=whirlpool", 4), ("grandpabeck2021+loot+rounds=10,8", 8),
    ("grandpabeck2021+powers+rounds=4,4", 2), ("grandpabeck2021+graybeard_second=last_human_leader+powers+rounds=5,6", 2),
    ("grandpabeck2021+kraken+whale+rounds=2,2+kraken_lead=left_of_kraken+whale_void_lead=would_have_won", 7),
    ("schmidt+whale+rounds=1,1,1,1", 2),
)  # fmt: skip

MAKE = {
    "bid": Bid,
    "play": Play,
    "choose_leader": ChooseLeader,
    "swap": Swap,
    "bet": Bet,
    "change_bid": ChangeBid,
    "load": Load,
}
_keys: dict[Action, Key] = {}


class Start(NamedTuple):
    """How a random game begins."""

    rules: str
    players: int
    seed: int | str | bytes
    first_dealer: int


def random_rules(rng: random.Random, *, short: float = 0.85) -> str:
    """Any edition, each option with some probability, house rules included; rounds mostly short."""
    parts = [rng.choice(list(oracle_rules.EDITIONS))]
    for name, values in oracle_rules.OPTIONS.items():
        if name == "rounds":
            parts.append(f"rounds={rng.choice(SHORT if rng.random() < short else LONG)}")
        elif rng.random() < (0.6 if values is oracle_rules.SWITCH else 0.35):
            value = rng.choice(values) if name != "graybeard" else rng.choice(("on", "off"))
            parts.append(name if value == "on" else f"{name}={value}")
    return str(oracle_rules.parse("+".join(parts)))


def rare_start(rng: random.Random, number: int) -> Start:
    text, players = RARE[number % len(RARE)]
    return Start(text, players, rng.getrandbits(64), rng.randrange(players))


def random_start(rng: random.Random, *, short: float = 0.85) -> Start:
    if rng.random() < 0.04:
        return rare_start(rng, rng.randrange(len(RARE)))
    text = random_rules(rng, short=short)
    parsed = oracle_rules.parse(text)
    ghost, loot = parsed.has("graybeard"), parsed.has("loot")
    most = parsed.edition.players
    # With two players Graybeard and his options come into play, so two are frequent.
    players = 2 if rng.random() < 0.25 and not (ghost and loot) else rng.randint(3, most)
    seed = rng.choice((rng.getrandbits(20), rng.getrandbits(256), f"text {rng.random()}", rng.randbytes(32)))
    return Start(text, players, seed, rng.randrange(players))


def key(action: Action) -> Key:
    """An action as the oracle writes it; which of two discards is named first is no other swap."""
    known = _keys.get(action)
    if known is None:
        kind, *values = action.to_dict().values()
        known = ("swap", *sorted(card for card in values[0] if card)) if kind == "swap" else (kind, *values)
        _keys[action] = known
    return known


def oracle_keys(actions: Iterable[Key]) -> set[Key]:
    return {(action[0], *sorted(action[1:])) if action[0] == "swap" else action for action in actions}


def to_action(action: Key) -> Action:
    kind, *values = action
    return MAKE[kind](*values)


def same_order(event: Dict) -> Dict:
    """Neither a hand nor the pile that Juanita looks through has an order."""
    match event["type"]:
        case "round_started":
            return event | {"hands": [sorted(hand) for hand in event["hands"]]}
        case "undealt_shown":
            return event | {"cards": sorted(event["cards"])}
        case _:
            return event


@cache
def oracle_of(package: str, *, own_deals: bool) -> type[oracle_game.Game]:
    """The game class of an oracle package, with its own deals or with the engine's.

    Its own `sk1`, in slow Python, would be most of a short game's time: deals are compared in every tenth
    game and in spec/conformance/deals.json.
    """
    base: type[oracle_game.Game] = importlib.import_module(f"{package}.game").Game
    if own_deals:
        return base

    class DealtByEngine(base):
        def start_round(self) -> None:
            rules = Rules.parse(str(self.rules))
            dealt = deal(rules, self.players, self.round + 1, self.seed)
            hands = [*dealt.hands, *([dealt.graybeard] if dealt.graybeard is not None else [])]
            self.deals = [[[str(card) for card in hand] for hand in hands]] * (self.round + 1)
            base.start_round(self)
            self.undealt = [str(card) for card in dealt.undealt]

    return DealtByEngine


def choose(it: oracle_game.Game, seat: int, rng: random.Random) -> Key:
    """Any legal action, but low bids more often: only an exact bid earns a bonus."""
    actions: Sequence[Key] = it.legal_actions(seat)
    if it.phase == "bidding" and rng.random() < 0.7:
        actions = actions[:3]
    return rng.choice(actions)


def play(
    seed: int, fired: Counter[str] | None = None, *, short: float = 0.85, package: str = "tests.oracle"
) -> None:
    """One random game in lock-step; an assertion names seed, rules and the first difference."""
    rng = random.Random(seed)
    start = random_start(rng, short=short)
    about = f"lockstep.play({seed}, short={short}): {start}"
    face = oracle_of(package, own_deals=rng.random() < 0.1)
    parse = importlib.import_module(f"{package}.rules").parse
    here = face(parse(start.rules), start.players, start.seed, start.first_dealer)
    there = Game(Rules.parse(start.rules), start.players, seed=start.seed, first_dealer=start.first_dealer)
    assert [same_order(e.to_dict()) for e in there.full_events()] == [same_order(e) for e in here.log], about
    while True:
        assert (there.phase, there.round, there.to_act) == (here.phase, here.round, tuple(here.to_act)), about
        if here.phase == "over":
            break
        seat, other = here.to_act[0], rng.randrange(start.players)
        if here.phase in ("bidding", "loading") and rng.random() < 0.2:
            seat = other  # any order, and bids that are placed anew
        for one in {seat, other}:
            legal = [key(action) for action in there.legal_actions(one)]
            assert set(legal) == oracle_keys(here.legal_actions(one)), f"{about}: legal for {one}"
            assert len(set(legal)) == len(legal), f"{about}: an action is listed twice for {one}"
        action = choose(here, seat, rng)
        expected = here.apply(seat, action)
        happened = [event.to_dict() for event in there.apply(seat, to_action(action))]
        if happened != expected:  # hands may differ in order
            happened, expected = [same_order(e) for e in happened], [same_order(e) for e in expected]
        assert happened == expected, f"{about}: {seat} {action}"
        if fired is not None:
            fired.update(names(expected))
        if expected[-1]["type"] != "card_played" or rng.random() < 0.1:
            compare_state(there, here, about)
    assert [same_order(e.to_dict()) for e in there.full_events()] == [same_order(e) for e in here.log], about
    assert (list(there.scores), list(there.ranking)) == (here.totals, here.ranking), about
    assert [[score.to_dict() for score in scores] for scores in there.sheet] == here.scores, about


def compare_state(there: Game, here: oracle_game.Game, about: str) -> None:
    for seat in range(here.players):
        assert sorted(map(str, there.hand(seat))) == sorted(here.hands[seat]), f"{about}: hand of {seat}"
    view = there.view(None)
    assert (view.dealer, view.leader, view.cards) == (here.dealer, here.leader, here.cards), about
    assert list(view.hand_sizes) == [len(hand) for hand in here.hands], about
    assert list(view.totals) == here.totals, about
    if here.phase != "over":
        assert list(view.won[: here.players]) == here.won, about
        assert list(view.bonuses[: here.players]) == [dict(bonuses) for bonuses in here.bonuses], about
        assert list(view.alliances) == here.alliances, about
        bids = [here.bids.get(seat) for seat in range(here.players)]
        assert [there.view(seat).own_bid for seat in range(here.players)] == bids, about
        assert list(view.bids) == ([None] * here.players if here.phase == "bidding" else bids), about


def names(events: Iterable[Dict]) -> Iterable[str]:
    """What happened, in words that a test can ask for."""
    for event in events:
        match event:
            case {"type": "trick_taken", "rule": rule, "bonuses": bonuses, "alliances": alliances}:
                yield rule
                yield from bonuses
                if alliances:
                    yield f"{len(alliances)} alliances"
            case {"type": "choice_offered", "power": power}:
                yield power
            case {"type": "round_scored", "scores": scores}:
                if any(score["loot_points"] for score in scores):
                    yield "loot points"
                if any(score["bet_points"] > 0 for score in scores):
                    yield "bet won"
                if any(score["bet_points"] < 0 for score in scores):
                    yield "bet lost"
                yield "round_scored"
            case {"type": kind}:
                yield kind
            case _:
                pass

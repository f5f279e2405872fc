"""What a seat cannot know changes nothing that it sees (RULES.md 1.11).

A game is played, then told again with hidden cards exchanged and sealed bids and loads altered. Whoever could
not know must be unable to tell: equal views, equal events, equal legal actions.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest

from skullking import Action, Bid, Card, Deal, Game, IllegalActionError, Load, Play, Rules, Swap, deal
from skullking import events as happenings
from tests import lockstep
from tests.oracle import rules as oracle_rules

Step = tuple[int, Action]

IDS = [
    "schmidt", "schmidt+graybeard+powers", "schmidt+kraken+whale+loot+powers+scoring=rascal+load=choice",
    "grandpabeck2013", "grandpabeck2018+kraken+loot+powers", "grandpabeck2018+powers+graybeard+harry=end_of_round",
    "grandpabeck2021", "grandpabeck2021+powers+graybeard_second=last_human_leader", "grandpabeck2021+kraken+whale+loot+powers",
    "grandpabeck2021+powers+scoring=rascal+load=choice+harry=end_of_round+tiebreak=extra_round",
    "grandpabeck2021+kraken+whale+powers+kraken_lead=left_of_kraken+whale_void_lead=would_have_won",
]  # fmt: skip


class Told(NamedTuple):
    """A game by what it follows from."""

    rules: Rules
    players: int
    deals: tuple[Deal, ...]
    dealer: int
    steps: tuple[Step, ...]

    def play(self) -> Game:
        game = Game(self.rules, self.players, deals=self.deals, first_dealer=self.dealer)
        for seat, action in self.steps:
            game.apply(seat, action)
        return game


def some_game(text: str, rng: random.Random) -> Told:
    """A random game, broken off somewhere in its first or second round."""
    rules = Rules.parse(f"{text}+rounds={rng.choice(('1,2', '3,2', '4,1', '2,2', '6,1', '10,1'))}")
    two = rules.graybeard and not rules.loot and rng.random() < 0.6
    players = 2 if two else rng.randint(3 if rules.loot else 2, rules.players[-1])
    deals = tuple(deal(rules, players, number, rng.randbytes(32)) for number in (1, 2))
    game = Game(rules, players, deals=deals, first_dealer=rng.randrange(players))
    steps: list[Step] = []
    length = rng.choice((rng.randint(0, 12), rng.randint(0, 60), 500))
    while not game.is_over and len(steps) < length:
        seat = rng.choice(game.to_act)
        legal = game.legal_actions(seat)
        # Pirates win tricks and powers open: that is where cards move unseen.
        liked = [a for a in legal if isinstance(a, Play) and str(a) in {"BEN", "JUA", "ROS", "SM+"}]
        steps.append((seat, rng.choice(liked if liked and rng.random() < 0.5 else legal)))
        game.apply(*steps[-1])
    return Told(rules, players, deals, game.first_dealer, tuple(steps))


def round_start(told: Told) -> tuple[int, int]:
    """Which round is being played (from 0), and the first step of it."""
    game = Game(told.rules, told.players, deals=told.deals, first_dealer=told.dealer)
    start = 0
    for index, (seat, action) in enumerate(told.steps):
        number = game.round
        game.apply(seat, action)
        if game.round != number:
            start = index + 1
    return game.round - 1, start


def known_to(seat: int, game: Game, number: int) -> set[Card]:
    """Every card of this round's deal that the seat has seen, face up or in its hand."""
    known: set[Card] = set()
    current = 0
    for event in game.full_events():
        match event:
            case happenings.RoundStarted(round=of, hands=hands):
                current = of - 1
                if current == number:
                    known |= set(hands[seat] or ())
            case happenings.CardPlayed(play=play) if current == number:
                known.add(play.card)
            case (
                happenings.CardsDrawn(seat=owner, cards=cards)
                | happenings.UndealtShown(seat=owner, cards=cards)
            ) if current == number and owner == seat:
                known |= set(cards or ())
            case _:
                pass
    return known


def exchange(told: Told, game: Game, seat: int, rng: random.Random) -> Told | None:
    """The same game for this seat with something hidden changed; None if it could not have gone like that."""
    number, start = round_start(told)
    dealt = told.deals[number]
    everywhere = [*(card for hand in dealt.hands for card in hand), *dealt.undealt, *(dealt.graybeard or ())]
    copies = Counter(everywhere)
    known = known_to(seat, game, number)
    hidden = sorted({card for card in everywhere if copies[card] == 1 and card not in known})
    swap: dict[Card, Card] = {}
    for _ in range(rng.randint(1, 3)):
        if len(hidden) >= 2:
            a, b = rng.sample(hidden, 2)
            hidden = [card for card in hidden if card not in (a, b)]
            swap |= {a: b, b: a}

    def turned(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    def altered(step: Step) -> Step:
        owner, action = step
        match action:
            case Swap(a, b):
                return owner, Swap(swap.get(a, a), None if b is None else swap.get(b, b))
            case Bid() if owner != seat and game.phase == "bidding":
                return owner, Bid(rng.randint(0, game.cards))
            case Load() if owner != seat and game.phase == "loading":
                return owner, Load(rng.choice(("grapeshot", "cannonball")))
            case _:
                return step

    this = Deal(
        tuple(turned(hand) for hand in dealt.hands), turned(dealt.undealt),
        None if dealt.graybeard is None else turned(dealt.graybeard),
    )  # fmt: skip
    later = [deal(told.rules, told.players, later + 1, rng.randbytes(32)) for later in range(number + 1, 2)]
    other = Told(
        told.rules, told.players, (*told.deals[:number], this, *later), told.dealer,
        told.steps[:start] + tuple(altered(step) for step in told.steps[start:]),
    )  # fmt: skip
    try:
        other.play()
    except IllegalActionError:
        return None  # somebody could not have played like that
    return other


def zones(told: Told, other: Told) -> set[str]:
    """Where the two differ so far."""
    found: set[str] = set()
    dealt = round_start(told)[0] + 1
    for one, two in zip(told.deals[:dealt], other.deals[:dealt], strict=True):
        if [set(hand) for hand in one.hands] != [set(hand) for hand in two.hands]:
            found.add("hands")
        if set(one.undealt) != set(two.undealt) or one.undealt != two.undealt:
            found.add("undealt")
        if one.graybeard != two.graybeard:
            found.add("graybeard")
    for (_, one), (_, two) in zip(told.steps, other.steps, strict=True):
        if one != two:
            found.add(type(one).__name__)
    return found


def assert_same_for(seat: int | None, one: Game, two: Game, about: str) -> None:
    assert one.view(seat) == two.view(seat), about
    assert one.view(seat).to_dict() == two.view(seat).to_dict(), about
    assert one.events(seat) == two.events(seat), about
    if seat is not None:
        assert one.legal_actions(seat) == two.legal_actions(seat), about
        assert one.view(seat).legal == one.legal_actions(seat), about


@pytest.mark.parametrize("text", IDS)
def test_a_seat_cannot_tell_games_apart_that_differ_in_what_is_hidden_from_it(text: str) -> None:
    seen = Counter[str]()
    for seed in range(1_200):
        rng = random.Random(f"{text} {seed}")
        told = some_game(text, rng)
        game, seat = told.play(), rng.randrange(told.players)
        other = exchange(told, game, seat, rng)
        if other is None:
            continue
        about = f"random.Random('{text} {seed}'), seat {seat}: {told} and {other}"
        twin = other.play()
        assert_same_for(seat, game, twin, about)
        assert_same_for(None, game, twin, f"watcher, {about}")
        seen.update(zones(told, other))
        seen["told"] += 1
        if game != twin and any(game.view(s) != twin.view(s) for s in range(told.players)):
            seen["somebody else sees the difference"] += 1
    wanted = {"hands", "undealt", "Bid", "somebody else sees the difference"}
    rules = Rules.parse(text)
    wanted |= {"graybeard"} if rules.graybeard and not rules.loot else set()
    wanted |= {"Load"} if rules.load == "choice" else set()
    wanted |= {"Swap"} if rules.powers else set()
    assert {what for what in wanted if not seen[what]} == set(), seen
    assert seen["told"] >= 600, seen


@pytest.mark.parametrize("text", IDS)
def test_python_and_the_engine_redact_alike(text: str) -> None:
    kinds = set[str]()
    for seed in range(40):
        rng = random.Random(f"redaction {text} {seed}")
        game = some_game(text, rng).play()
        full = game.full_events()
        for seat in (None, *range(game.players)):
            seen = game.events(seat)
            assert seen == tuple(event.seen_by(seat) for event in full), f"{text} {seed} {seat}"
            assert [event.type for event in seen] == [event.type for event in full]
        kinds |= {event.type for event in full}
    assert {"round_started", "bid_placed", "card_played"} <= kinds
    assert not Rules.parse(text).powers or {"cards_drawn", "cards_discarded", "undealt_shown"} <= kinds


def walk(value: Any, found: Callable[[str], None]) -> None:
    match value:
        case dict():
            for item in value.values():
                walk(item, found)
        case list():
            for item in value:
                walk(item, found)
        case str():
            found(value)
        case _:
            pass


def test_no_card_that_a_seat_has_not_seen_stands_in_its_view_or_events() -> None:
    """By another road than above: unique cards, searched in everything that leaves for the seat."""
    for text, seed in product(IDS, range(30)):
        rng = random.Random(f"cards {text} {seed}")
        told = some_game(text, rng)
        game = told.play()
        number, _ = round_start(told)
        if number != 0:
            continue  # earlier rounds showed other cards; the property above covers them
        unique = {str(card) for card, n in Counter(told.rules.deck).items() if n == 1} - {"SM"}
        for seat in range(game.players):
            known = {str(card) for card in known_to(seat, game, 0)}
            powers = {"ROS", "BEN", "RAS", "HAR"} if told.rules.powers else set[str]()
            shown: set[str] = set()
            walk(game.view(seat).to_dict(), shown.add)
            walk([event.to_dict() for event in game.events(seat)], shown.add)
            assert (shown & unique) - powers <= known, f"{text} {seed} {seat}"


# --- from every reachable state ---------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, 6_000, 1_500))
def test_somebody_has_a_legal_action_until_the_game_is_over(first: int) -> None:
    """A public server deadlocks in three games of a hundred, on a power; here nobody is ever stuck."""
    for seed in range(first, first + 1_500):
        rng = random.Random(seed)
        start = lockstep.random_start(rng, short=0.8)
        game = Game(Rules.parse(start.rules), start.players, seed=start.seed, first_dealer=start.first_dealer)
        about, limit = f"seed {seed}: {start}", 20_000
        while not game.is_over:
            assert game.to_act, about
            for seat in range(game.players):
                legal = game.legal_actions(seat)
                assert legal or seat not in game.to_act, f"{about}: {seat} must act and cannot"
                assert legal == game.view(seat).legal, about
                if game.phase in ("playing", "choosing"):
                    assert not legal or game.to_act == (seat,), about
            seat = rng.choice(game.to_act)
            game.apply(seat, rng.choice(game.legal_actions(seat)))
            limit -= 1
            assert limit, f"{about}: it does not end"
        assert (game.phase, game.to_act) == ("over", ()), about
        assert all(game.legal_actions(seat) == () for seat in range(game.players)), about


@pytest.mark.parametrize("edition", oracle_rules.EDITIONS)
def test_every_legal_action_of_every_state_is_accepted_and_leads_on(edition: str) -> None:
    """Every branch of a small game, not only the ones that chance takes."""
    options = "+kraken+whale+loot+powers+scoring=rascal+load=choice"
    for players, seed in product((3,), range(2)):
        rules = Rules.parse(f"{edition}{options}+rounds=2")
        game = Game(rules, players, seed=f"{edition} {seed}")
        rng = random.Random(seed)
        while not game.is_over:
            for seat in range(players):
                for action in game.legal_actions(seat):
                    branch = game.copy()
                    branch.apply(seat, action)
                    assert branch.is_over or any(branch.legal_actions(s) for s in branch.to_act)
            seat = rng.choice(game.to_act)
            game.apply(seat, rng.choice(game.legal_actions(seat)))

"""What is played: one candidate against a field, on duplicate deals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from skullking._core import duel
from skullking.arena.errors import ArenaError
from skullking.bots import check_bot, crew, faults_of, native_id, opponent_names
from skullking.bots.weights import load_shipped
from skullking.game import Game
from skullking.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from skullking.arena.work import Row

# One victory: a number that every possible number of sharers divides.
WIN: Final = 840
# The yardstick that sees all cards. It is no bot: `make_bot` and tables do not know it.
OMNISCIENT: Final = "omniscient"


class RoundResult(NamedTuple):
    """What the rounds of one number came to: sums over the games with the candidate in each seat.

    Attributes:
        games: in which there was such a round.
        own: the candidate's points.
        others: all others' points.
        bids: the candidate's bids.
        exact: bids that it met.
        zeros: bids of zero.
        zeros_exact: bids of zero that it met.
    """

    games: int = 0
    own: int = 0
    others: int = 0
    bids: int = 0
    exact: int = 0
    zeros: int = 0
    zeros_exact: int = 0

    @classmethod
    def total(cls, rounds: Iterable[RoundResult]) -> RoundResult:
        """Add rounds up."""
        return cls(*map(sum, zip(cls(), *rounds, strict=True)))


class DealResult(NamedTuple):
    """What one deal came to, played once with the candidate in each seat.

    Attributes:
        number: the deal's.
        wins: victories in parts of 840; a shared one counts in parts.
        rounds: in order, as many as the longest of the games had.
        faults: games that a program in the candidate's seat did not finish; see `skullking.bots.faults_of`.
        others_faults: the same for the others' seats.
    """

    number: int
    wins: int
    rounds: tuple[RoundResult, ...]
    faults: int = 0
    others_faults: int = 0

    @classmethod
    def of(cls, row: Row) -> DealResult:
        """Read it as it stands in a file."""
        number, wins, rounds, *faults = row
        return cls(number, wins, tuple(RoundResult(*numbers) for numbers in rounds), *faults)

    def margin(self, players: int) -> float:
        """The candidate's points minus the mean of the others, a game."""
        sums = RoundResult.total(self.rounds)
        return sums.own / players - sums.others / players / (players - 1)


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom, and on which deals.

    Attributes:
        candidate: a bot's name, see `skullking.bots.make_bot`, or `omniscient`.
        field: the others, in order around the table, one fewer than players.
        rules: the id of an edition with its options.
        seed: of the deals.
    """

    candidate: str
    field: tuple[str, ...]
    rules: str
    seed: int | str

    @classmethod
    def of(
        cls, candidate: str, field: str | Iterable[str], *, rules: Rules, players: int, seed: int | str
    ) -> Match:
        """Check who is to play.

        Args:
            candidate: who is measured.
            field: the others; with fewer names than seats, over again. A single one also without a list.
            rules: an edition and its options.
            players: at the table.
            seed: of the deals.

        Raises:
            UnknownBotError: there is no such bot.
            BotFault: a program cannot be started.
            RulesError: the rules cannot be played by so many.
            ArenaError: `arena/field` if nobody or more than fit are named, `arena/open_cards` if the omniscient player is to meet bots that are not native.
        """
        rules.cards_per_round(players=players)
        names = [field] if isinstance(field, str) else list(field)
        if not 0 < len(names) < players:
            raise ArenaError("arena/field", {"players": players, "most": players - 1, "count": len(names)})
        others = tuple(names[i % len(names)] for i in range(players - 1))
        made = cls(candidate, others, str(rules), seed)
        for name in set(made.names) - {OMNISCIENT} | set(others):
            check_bot(name)
        if candidate == OMNISCIENT and not made.native:
            raise ArenaError("arena/open_cards")
        return made

    @property
    def names(self) -> tuple[str, ...]:
        """The candidate and the field."""
        return (self.candidate, *self.field)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.field) + 1

    @property
    def native(self) -> bool:
        """Whether the deals are played in Rust."""
        return all(name == OMNISCIENT or native_id(name) is not None for name in self.names)

    def renamed(self, names: Mapping[str, str]) -> Match:
        """Return the same match with other names for the same bots."""
        candidate, *field = (names.get(name, name) for name in self.names)
        return replace(self, candidate=candidate, field=tuple(field))

    def header(self) -> dict[str, Any]:
        """Say for a file of results what it is about."""
        return {
            "skullking": "match",
            "candidate": self.candidate,
            "field": list(self.field),
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "weights": fingerprints(self.names),
        }

    def play(self, start: int, stop: int) -> list[Row]:
        """Play deals `start` to `stop`: for each its number, wins and rounds."""
        rules = Rules.parse(self.rules)
        if not self.native:
            return [self._play_in_python(rules, number) for number in range(start, stop)]
        first, *rest = (native_name(name) for name in self.names)
        results = duel(rules, first, rest, seed=deal_seed(self.seed), start=start, stop=stop)
        return [[number, *result] for number, result in enumerate(results, start)]

    def _play_in_python(self, rules: Rules, number: int) -> Row:
        deal = deal_seed(self.seed) + (number << 128)
        wins, rounds, faults = 0, list[RoundResult](), [0, 0]
        for own in range(self.players):
            names = tuple(self.names[(seat - own) % self.players] for seat in range(self.players))
            game, missing = play_game(rules, names, deal, number, seed=f"{self.seed}/{number}/{own}")
            faults = [faults[0] + missing[own], faults[1] + sum(missing) - missing[own]]
            best = max(game.scores)
            if game.scores[own] == best:
                wins += WIN // game.scores.count(best)
            rounds += [RoundResult()] * (len(game.sheet) - len(rounds))
            for i, scores in enumerate(game.sheet):
                mine, all_points = scores[own], sum(score.points for score in scores)
                zero = mine.bid == 0
                played = RoundResult(
                    games=1,
                    own=mine.points,
                    others=all_points - mine.points,
                    bids=mine.bid,
                    exact=mine.exact,
                    zeros=zero,
                    zeros_exact=zero and mine.exact,
                )
                rounds[i] = RoundResult.total((rounds[i], played))
        return [number, wins, [list(numbers) for numbers in rounds], *(faults if any(faults) else ())]


def play_game(
    rules: Rules, names: tuple[str, ...], deal: int, number: int, *, seed: str
) -> tuple[Game, list[int]]:
    """Play a game step by step, one bot in each seat; the first dealer moves on with each deal.

    Returns:
        The game, and by seat 1 for programs that did not finish it.
    """
    game = Game(rules, players=len(names), seed=deal, first_dealer=number % len(names))
    with crew(names, seed=seed) as bots:
        while not game.is_over:
            seat = game.to_act[0]
            game.apply(seat, bots[seat].choose(game.view(seat)))
    return game, [len(faults_of(bot)) for bot in bots]


def deal_seed(seed: int | str) -> int:
    """Make the number from which all deals of a match follow, below 2**128.

    Training draws its deals from seeds above 2**192, so no deal of a match was ever trained on.
    """
    return int.from_bytes(sha256(f"arena/{seed}".encode()).digest()[:16], "little")


def native_name(name: str) -> str:
    """Make a name ready for native matches."""
    if name == OMNISCIENT:
        load_shipped()
        return name
    return native_id(name) or name


def weights_files(names: Iterable[str]) -> dict[str, bytes]:
    """Return the weights of bots such as `captain@FILE`, by the bot's name."""
    return {
        name: Path(name.partition("@")[2]).read_bytes() for name in set(names) if name.startswith("captain@")
    }


def fingerprints(names: Iterable[str]) -> dict[str, str]:
    """Say by which weights bots play: results belong to a match with the same ones."""
    unweighted = {"random", "simple", "child", *opponent_names()}
    own = {name: sha256(content).hexdigest()[:16] for name, content in weights_files(names).items()}
    if any((name == OMNISCIENT or native_id(name)) and name not in own.keys() | unweighted for name in names):
        own["shipped"] = shipped_fingerprint()
    return dict(sorted(own.items()))


def shipped_fingerprint() -> str:
    """Hash the weights that come with skullking."""
    inside = files("skullking.bots.weights").iterdir()
    content = sorted((entry.name, entry.read_bytes()) for entry in inside if entry.name.endswith(".bin"))
    return sha256(b"".join(sha256(part).digest() for _, part in content)).hexdigest()[:16]

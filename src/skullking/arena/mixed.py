"""A ladder: many bots at random mixed tables, rated by who finished before whom."""

from __future__ import annotations

from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from skullking._core import mixed_tables
from skullking.arena.cluster import cluster
from skullking.arena.elo import elo
from skullking.arena.errors import ArenaError
from skullking.arena.matches import deal_seed, fingerprints, native_name, play_game
from skullking.arena.results import ResultFile, read_results
from skullking.arena.work import check_amount, parts
from skullking.bots import check_bot, native_id, native_names, opponent_names
from skullking.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from openskill.models import PlackettLuce

    from skullking.arena.work import Row


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's place on the ladder.

    Attributes:
        bot: its name.
        games: how many it played.
        mu: its strength as OpenSkill sees it.
        sigma: how sure that is.
        elo: its Elo figure; the child has 0.
        interval: half the width of the 95 % confidence interval of that.
        points: a game.
        win_share: games won; shared victories count in parts.
    """

    bot: str
    games: int
    mu: float
    sigma: float
    elo: float
    interval: float
    points: float
    win_share: float

    @property
    def rating(self) -> float:
        """Strength that it has almost certainly: mu − 3 sigma."""
        return self.mu - 3 * self.sigma

    def to_dict(self) -> dict[str, object]:
        """Return it for JSON."""
        return {
            "bot": self.bot,
            "games": self.games,
            "rating": round(self.rating, 3),
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "elo": round(self.elo, 1),
            "interval95": round(self.interval, 1),
            "points": round(self.points, 1),
            "win_share": round(self.win_share, 4),
        }


@dataclass(frozen=True, slots=True)
class Ladder:
    """Bots from strong to weak.

    Attributes:
        rules: the rules' id.
        players: at each table.
        seed: of tables and deals.
        games: how many were played.
        weights: hashes of the weights that were played by.
        anchor: the bot whose Elo figure is 0 by definition.
        standings: the bots, by Elo.
    """

    rules: str
    players: int
    seed: int | str
    games: int
    weights: dict[str, str]
    anchor: str
    standings: tuple[Standing, ...]

    def to_dict(self) -> dict[str, object]:
        """Return it for JSON."""
        return {
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
            "weights": self.weights,
            "anchor": self.anchor,
            "standings": [standing.to_dict() for standing in self.standings],
        }


def ladder_pool() -> tuple[str, ...]:
    """Name who is on the ladder unless said otherwise: all levels of play and all public bots."""
    levels = native_names()
    return (*levels[: levels.index("skullking") + 1], *opponent_names())


def ladder(
    pool: Sequence[str],
    *,
    rules: Rules,
    players: int = 4,
    games: int = 4000,
    seed: int | str = 1,
    workers: int = 0,
    ray: str | None = None,
    out: str | Path | None = None,
    tick: Callable[[int], object] | None = None,
) -> Ladder:
    """Play games at tables of bots that are drawn from a pool, and rate everybody.

    Args:
        pool: bots' names, each once.
        rules: an edition and its options.
        players: at each table.
        games: how many.
        seed: of tables and deals; equal seeds give equal ladders.
        workers: 0 takes all cores. The ladder does not depend on it.
        ray: address of a Ray cluster that plays instead, see `match`.
        out: file for the result of every game. If it is there already, the ladder goes on where it stops.
        tick: is told how many games are done.

    Returns:
        The bots with their ratings.

    Raises:
        UnknownBotError: there is no such bot.
        RulesError: the rules cannot be played by so many.
        ArenaError: `arena/pool` if the pool cannot fill a table, `arena/amount` without games, `arena/no_openskill` if the extra `arena` is
            not installed, and what `match` raises.
        OSError: the file cannot be written.
    """
    _rater()
    check_amount(games)
    wanted = MixedTables(tuple(pool), players, str(rules), seed)
    wanted.check()
    rows: list[Row] = []
    with ExitStack() as stack:
        file = stack.enter_context(ResultFile(out, wanted.header())) if out else None
        rows += file.kept.rows[:games] if file else []
        crew = stack.enter_context(cluster(ray, wanted))
        played = parts(wanted, len(rows), games, workers=workers, cluster=crew)
        for part in stack.enter_context(closing(played)):
            for row in part:
                if file:
                    file.append(row)
                rows.append(row)
            if tick:
                tick(len(rows))
    return _rated(wanted.header(), rows)


def read_ladder(paths: Iterable[str | Path]) -> Ladder:
    """Rate the bots by files of results.

    Args:
        paths: files of one ladder, written with `--out`.

    Returns:
        The same ladder as that of the games themselves.

    Raises:
        ArenaError: they are something else, of no or of several ladders (`arena/one_ladder`), or
            `arena/no_openskill`.
        OSError: a file cannot be read.
    """
    _rater()
    found = read_results(paths, "ladder")
    if len(found) != 1:
        raise ArenaError("arena/one_ladder", {"count": len(found)})
    return _rated(found[0].header, found[0].rows)


@dataclass(frozen=True, slots=True)
class MixedTables:
    """The games of a ladder: for each, who sits where follows from the seed and the game's number."""

    names: tuple[str, ...]
    players: int
    rules: str
    seed: int | str

    def check(self) -> None:
        """Refuse what cannot be played."""
        Rules.parse(self.rules).cards_per_round(players=self.players)
        if len(set(self.names)) < max(self.players, len(self.names)):
            raise ArenaError("arena/pool", {"players": self.players})
        for name in self.names:
            check_bot(name)

    @property
    def native(self) -> bool:
        """Whether the games are played in Rust."""
        return all(native_id(name) is not None for name in self.names)

    def renamed(self, names: Mapping[str, str]) -> MixedTables:
        """Return the same games with other names for the same bots."""
        return replace(self, names=tuple(names.get(name, name) for name in self.names))

    def header(self) -> dict[str, Any]:
        """Say for a file of results what it is about."""
        return {
            "skullking": "ladder",
            "bots": list(self.names),
            "rules": self.rules,
            "players": self.players,
            "seed": self.seed,
            "weights": fingerprints(self.names),
        }

    def play(self, start: int, stop: int) -> list[Row]:
        """Play games `start` to `stop`: for each its number, who sat where, and the totals."""
        rules, deal = Rules.parse(self.rules), deal_seed(f"ladder/{self.seed}")
        seatings = [self.seating(number) for number in range(start, stop)]
        tables = [tuple(self.names[i] for i in seats) for seats in seatings]
        totals: Sequence[Sequence[int]]
        if self.native:
            lineups = [[native_name(name) for name in names] for names in tables]
            totals = mixed_tables(rules, lineups, seed=deal, start=start)
        else:
            totals = [
                play_game(rules, names, deal + (number << 128), number, seed=f"{self.seed}/{number}")[
                    0
                ].scores
                for number, names in enumerate(tables, start)
            ]
        return [
            [number, seats, list(points)]
            for number, (seats, points) in enumerate(zip(seatings, totals, strict=True), start)
        ]

    def seating(self, number: int) -> list[int]:
        """Say who sits where in a game, by place in the pool."""
        return Random(f"{self.seed}/{number}").sample(range(len(self.names)), self.players)  # noqa: S311


def _rated(header: dict[str, Any], rows: Sequence[Row]) -> Ladder:
    """Rate in the order of the games: OpenSkill depends on it."""
    names: list[str] = header["bots"]
    games = [(row[1], row[2]) for row in rows]
    anchor = names.index("child") if "child" in names else 0
    model = _rater()(tau=0.0)  # nobody learns between games
    skills = [model.rating() for _ in names]
    points, wins, played = [0] * len(names), [0.0] * len(names), [0] * len(names)
    for seats, totals in games:
        ranks = [float(sum(other > total for other in totals)) for total in totals]
        for i, [skill] in zip(seats, model.rate([[skills[i]] for i in seats], ranks=ranks), strict=True):
            skills[i] = skill
        for i, total, rank in zip(seats, totals, ranks, strict=True):
            points[i] += total
            played[i] += 1
            wins[i] += (rank == 0) / ranks.count(0.0)
    standings = [
        Standing(
            bot=name,
            games=played[i],
            mu=skills[i].mu,
            sigma=skills[i].sigma,
            elo=figure,
            interval=interval,
            points=points[i] / max(1, played[i]),
            win_share=wins[i] / max(1, played[i]),
        )
        for i, (name, (figure, interval)) in enumerate(
            zip(names, elo(games, len(names), anchor), strict=True)
        )
    ]
    return Ladder(
        rules=header["rules"],
        players=header["players"],
        seed=header["seed"],
        games=len(rows),
        weights=header["weights"],
        anchor=names[anchor],
        standings=tuple(sorted(standings, key=lambda standing: -standing.elo)),
    )


def _rater() -> type[PlackettLuce]:
    try:
        from openskill import models
    except ImportError as missing:
        raise ArenaError("arena/no_openskill") from missing
    return models.PlackettLuce

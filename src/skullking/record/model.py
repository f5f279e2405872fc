"""The record itself: what it holds, how it is replayed, written and read."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Self

from skullking._core import Rules
from skullking.cards import action_from_dict
from skullking.errors import IllegalActionError, NotationError, RulesError, SkullKingError
from skullking.game import Deal, Game, commitment
from skullking.record.lines import deal_lines, round_lines
from skullking.record.plain import as_list, as_text, deal_dict, deals_of, json_hex, whole
from skullking.record.reader import Reader, fault

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from skullking.cards import Action

__all__ = ["HEADER", "Record"]

HEADER: Final = "skullking record 1"
"""First line of every record; the number changes with the format."""

_MAX_LINE: Final = 10_000


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played.

    Attributes:
        rules: an edition and its options.
        players: how many.
        first_dealer: the seat that dealt the first round.
        actions: (seat, action) in order.
        seed: 32 bytes, or None before the end and where real cards were dealt.
        deals: the cards of each round, where they were given explicitly.
        commitment: SHA-256 of the seed in hexadecimal, known from the start.
        names: a name for each player, if known.
        result: final totals, once the game is over.

    Example:
        >>> from skullking import Bid, Game, Rules
        >>> game = Game(Rules.parse("schmidt+rounds=1"), players=2, seed=7)
        >>> for seat in (0, 1):
        ...     _ = game.apply(seat, Bid(0))
        >>> while not game.is_over:
        ...     seat = game.to_act[0]
        ...     _ = game.apply(seat, game.legal_actions(seat)[0])
        >>> record = game.record(names=["Ada", "Bo"])
        >>> Record.parse(record.to_text()) == record
        True
        >>> record.replay() == game
        True
    """

    rules: Rules
    players: int
    first_dealer: int = 0
    actions: tuple[tuple[int, Action], ...] = ()
    seed: bytes | None = None
    deals: tuple[Deal, ...] | None = None
    commitment: str | None = None
    names: tuple[str, ...] | None = None
    result: tuple[int, ...] | None = None
    _lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, game: Game, *, names: Sequence[str] | None = None, secret: bool = False) -> Self:
        """The record of a game; see `Game.record`."""
        if names is not None and len(names) != game.players:
            raise RulesError("record/names", {"what": len(names)})
        open_ = game.is_over or secret
        return cls(
            rules=game.rules,
            players=game.players,
            first_dealer=game.first_dealer,
            actions=game.actions,
            seed=game.seed if open_ else None,
            deals=game.explicit_deals if open_ else None,
            commitment=game.commitment,
            names=None if names is None else tuple(names),
            result=game.scores if game.is_over else None,
        )

    def replay(self) -> Game:
        """Play the record again.

        Returns:
            The game in the state in which the record ends.

        Raises:
            RulesError: `record/no_cards` if neither seed nor deals are in it, `record/hash` if the seed
                does not belong to the published hash, `record/result` if the totals are others.
            IllegalActionError: an action was not legal; `details["action"]` counts from 0, and
                `details["line"]` says where it stands if the record was read from a text.
        """
        game = self._start()
        for index, (seat, action) in enumerate(self.actions):
            self._apply(game, index, seat, action)
        if self.result is not None and (not game.is_over or game.scores != self.result):
            raise RulesError("record/result", {"what": " ".join(map(str, game.scores))})
        return game

    def steps(self) -> Iterator[tuple[Game, int, Action, tuple[Any, ...]]]:
        """Step through the record: the game after each action, who did it, the action, its events.

        The same game object is yielded every time and goes on when the next step is asked for.
        """
        game = self._start()
        for index, (seat, action) in enumerate(self.actions):
            yield game, seat, action, self._apply(game, index, seat, action)

    def _start(self) -> Game:
        if self.deals is not None:
            return Game(self.rules, self.players, deals=self.deals, first_dealer=self.first_dealer)
        if self.seed is None:
            raise RulesError("record/no_cards")
        if self.commitment is not None and commitment(self.seed) != self.commitment:
            raise RulesError("record/hash", {"what": self.commitment})
        return Game(self.rules, self.players, seed=self.seed, first_dealer=self.first_dealer)

    def _apply(self, game: Game, index: int, seat: int, action: Action) -> tuple[Any, ...]:
        try:
            return game.apply(seat, action)
        except SkullKingError as error:
            self._located(error, index)
            raise

    def _located(self, error: SkullKingError, index: int) -> SkullKingError:
        """The error with the place of the action in it."""
        error.details["action"] = index
        if index < len(self._lines):
            error.details["line"] = self._lines[index]
        return error

    # ---- writing ----

    def to_text(self) -> str:
        """The record as text, in the one canonical way."""
        lines = [HEADER, f"rules: {self.rules}", f"players: {self.players}"]
        if self.names is not None:
            lines.append(f"names: {json.dumps(self.names, ensure_ascii=False)}")
        lines.append(f"dealer: {self.first_dealer}")
        if self.commitment is not None:
            lines.append(f"hash: {self.commitment}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        rounds = round_lines(self.actions, self.players)
        for number in range(1, max(len(rounds), len(self.deals or ())) + 1):
            lines.append(f"round {number}")
            if self.deals is not None and number <= len(self.deals):
                lines.extend(deal_lines(self.deals[number - 1]))
            if number <= len(rounds):
                lines.extend(rounds[number - 1])
        if self.result is not None:
            lines.append("result: " + " ".join(map(str, self.result)))
        return "\n".join(lines) + "\n"

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data: the JSON twin."""
        return {
            "format": HEADER,
            "rules": str(self.rules),
            "players": self.players,
            "names": None if self.names is None else list(self.names),
            "dealer": self.first_dealer,
            "hash": self.commitment,
            "seed": None if self.seed is None else self.seed.hex(),
            "deals": None if self.deals is None else [deal_dict(deal) for deal in self.deals],
            "actions": [[seat, action.to_dict()] for seat, action in self.actions],
            "result": None if self.result is None else list(self.result),
        }

    # ---- reading ----

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Read the JSON twin.

        Raises:
            SkullKingError: `record/json` if it is no record, and what its values raise.
        """
        try:
            if data["format"] != HEADER:
                raise NotationError("record/header", {"what": str(data["format"])[:80]})
            record = cls(
                rules=Rules.parse(data["rules"]),
                players=whole(data["players"]),
                first_dealer=whole(data["dealer"]),
                actions=tuple((whole(seat), action_from_dict(action)) for seat, action in data["actions"]),
                seed=None if data["seed"] is None else json_hex(data["seed"]),
                deals=None if data["deals"] is None else deals_of(data["deals"]),
                commitment=None if data["hash"] is None else json_hex(data["hash"]).hex(),
                names=None if data["names"] is None else tuple(map(as_text, as_list(data["names"]))),
                result=None if data["result"] is None else tuple(map(whole, as_list(data["result"]))),
            )
        except SkullKingError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise NotationError("record/json", {"what": str(error)[:80]}) from error
        return record.checked()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one record from a text.

        Tolerant: case, spaces, empty lines, comments (`#` to the end of a line), card names in German and
        English (with commas between those of several words).

        Raises:
            NotationError: with `line`, `column` and `what` in its details.
            RulesError: what the record says contradicts itself.
        """
        records = list(cls.read(text.split("\n")))
        if len(records) != 1:
            raise NotationError("record/count", {"what": len(records), "line": 1, "column": 1})
        return records[0]

    @classmethod
    def read(cls, lines: Iterable[str]) -> Iterator[Self]:
        """Read the records of a file one after the other, as they come.

        Args:
            lines: a text file, or any iterable of lines.

        Raises:
            NotationError: see `parse`; records before the error have been yielded.
        """
        reader: Reader | None = None
        for number, line in enumerate(lines, start=1):
            raw = line.rstrip("\r\n")
            if len(raw) > _MAX_LINE:
                raise fault("record/line_too_long", number, 1, raw[:40])
            words = raw.split("#", 1)[0] if not raw.lstrip().lower().startswith(("names", "namen")) else raw
            if not words.strip() or raw.lstrip().startswith("#"):
                continue
            if " ".join(words.lower().split()) == HEADER:
                if reader is not None:
                    yield cls._of(reader)
                reader = Reader()
            elif reader is None:
                raise fault("record/header", number, 1, raw.strip()[:40])
            else:
                reader.line(number, words)
        if reader is not None:
            yield cls._of(reader)

    @classmethod
    def _of(cls, reader: Reader) -> Self:
        if reader.rules is None or reader.players is None:
            raise fault("record/incomplete", reader.number, 1, "rules" if reader.rules is None else "players")
        return cls(
            rules=reader.rules,
            players=reader.players,
            first_dealer=reader.dealer,
            actions=tuple(reader.actions),
            seed=reader.seed,
            deals=reader.deals(),
            commitment=reader.commitment,
            names=reader.names,
            result=reader.result,
            _lines=tuple(reader.lines),
        ).checked()

    def checked(self) -> Self:
        """Itself, if rules, players, dealer, deals, seats, names and seed fit together (SkullKingError if not)."""
        self.rules.cards_per_round(self.players)
        if not 0 <= self.first_dealer < self.players:
            raise RulesError("rules/dealer", {"what": str(self.first_dealer)[:40]})
        for deal in self.deals or ():
            if len(deal.hands) != self.players or not all(deal.hands):
                raise RulesError("deal/hands", {"what": str(len(deal.hands))})
        for index, (seat, _) in enumerate(self.actions):
            if not 0 <= seat < self.players:
                raise self._located(IllegalActionError("action/no_such_seat", {"seat": seat}), index)
        if self.names is not None and len(self.names) != self.players:
            raise RulesError("record/names", {"what": len(self.names)})
        if self.result is not None and len(self.result) != self.players:
            raise RulesError("record/result", {"what": " ".join(map(str, self.result))[:40]})
        if self.seed is not None and len(self.seed) != 32:
            raise RulesError("seed/invalid", {"what": self.seed.hex()})
        return self

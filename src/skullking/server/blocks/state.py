"""One shared block: what its log says, who may see what of it, and what somebody may add.

Nothing here decides which of two values is right, or knows what a bid is worth: it keeps operations, and it keeps
the bids of a round from others until they are opened together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from skullking.server.blocks.entries import (
    Claimed,
    Created,
    Ended,
    Entered,
    Entry,
    Op,
    Opened,
    Released,
)
from skullking.server.errors import ServerError
from skullking.server.protocol.blocks import OPEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST_OPS = 5_000
"""Operations of one block; an evening with every correction has a few hundred."""
MOST_BIDS = 24
"""So often one phone may change its bid of a round."""


class BlockError(ServerError):
    """A shared block refuses something."""


@dataclass(frozen=True, slots=True)
class Held:
    """An operation that is kept, and whose it is."""

    op: Op
    uid: str


class BlockState:
    """What follows from the log of one block."""

    def __init__(self, created: Created) -> None:
        self.head: dict[str, Any] = created.head
        self.keeper = created.keeper
        self.claims: dict[int, str] = {}
        self.ended = False
        self.ops: dict[str, Held] = {}
        self.sealed: dict[int, list[Held]] = {}
        """Bids by round in the order of their coming, as far as they came before the round was opened."""
        self.opened: set[int] = set()
        self._sealed_ids: set[str] = set()
        self._log: list[Entry] = [created]

    @classmethod
    def replay(cls, entries: Sequence[Entry]) -> Self:
        """The block of a log.

        Raises:
            TypeError: the log does not begin with its creation.
        """
        first, *others = entries
        if not isinstance(first, Created):
            raise TypeError("a block's log begins with its creation")
        state = cls(first)
        for entry in others:
            state.apply(entry)
        return state

    @property
    def version(self) -> int:
        """Number of entries so far."""
        return len(self._log)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.head["players"])

    def apply(self, entry: Entry) -> None:
        """Take over what was decided."""
        self._log.append(entry)
        match entry:
            case Entered(uid=uid, ops=ops):
                for op in ops:
                    held = self.ops[op["id"]] = Held(op, uid)
                    if self._is_sealed(op):
                        self.sealed.setdefault(op["round"], []).append(held)
                        self._sealed_ids.add(op["id"])
            case Opened(op=op):
                self.opened.add(op["round"])
                self.ops[op["id"]] = Held(op, self.keeper)
            case Claimed(seat=seat, uid=uid):
                self.claims = {at: who for at, who in self.claims.items() if who != uid} | {seat: uid}
            case Released(seat=seat):
                self.claims.pop(seat, None)
            case Ended():
                self.ended = True
            case Created():
                raise ValueError("a block is created once")

    def seat_of(self, uid: str) -> int | None:
        """Whose phone this is."""
        return next((seat for seat, who in self.claims.items() if who == uid), None)

    # ---------------------------------------------------------------------------- who may see what

    def _is_sealed(self, op: Op) -> bool:
        return op["field"] == "bid" and op["round"] not in self.opened

    def seen_by(self, uid: str, since: int) -> list[Op]:
        """The operations that somebody may see of what came after a version; sealed bids of others do not exist."""
        found: list[Op] = []
        for entry in self._log[since:]:
            match entry:
                case Entered(uid=author, ops=ops):
                    found += [op for op in ops if author == uid or op["id"] not in self._sealed_ids]
                case Opened(op=op):
                    found += [held.op for held in self.sealed.get(op["round"], ()) if held.uid != uid]
                    found.append(op)
                case _:
                    pass
        return found

    def placed(self, number: int, more: Iterable[Op] = ()) -> list[bool]:
        """Who has a bid in this round; `more` are operations about to be added."""
        ops = [held.op for held in self.sealed.get(number, ())]
        ops += [op for op in more if op["field"] == "bid" and op["round"] == number]
        replaced = {base for op in ops for base in op["base"]}
        standing = [op for op in ops if op["id"] not in replaced and op["value"] is not None]
        return [any(op["seat"] == seat for op in standing) for seat in range(self.players)]

    def waiting(self) -> list[dict[str, Any]]:
        """Rounds with bids that are not open yet: `SealedBids`."""
        rounds = {number: self.placed(number) for number in sorted(self.sealed) if number not in self.opened}
        return [{"round": number, "placed": placed} for number, placed in rounds.items() if any(placed)]

    # ------------------------------------------------------------------------------ what may be added

    def enter(self, uid: str, ops: Sequence[Op]) -> list[Entry]:
        """What becomes of somebody's operations; those that are here already are left out.

        Raises:
            BlockError: ``block/not_yours``, ``block/no_such_seat``, ``block/id_taken`` (each with the operation's
                id as `op`); ``block/full``.
        """
        fresh: dict[str, Op] = {}
        for op in ops:
            known = self.ops.get(op["id"])
            same = known.op if known is not None and known.uid == uid else fresh.get(op["id"])
            if same == op:
                continue
            if same is not None or known is not None:
                raise BlockError("block/id_taken", op=op["id"])
            self._may(uid, op, fresh)
            fresh[op["id"]] = op
        if not fresh:
            return []
        if len(self.ops) + len(fresh) > MOST_OPS:
            raise BlockError("block/full")
        entries = [Entered(uid, list(fresh.values()))]
        touched = {op["round"] for op in fresh.values() if self._is_sealed(op)}
        complete = [number for number in sorted(touched) if all(self.placed(number, fresh.values()))]
        return [*entries, *(self._opening(number, fresh.values()) for number in complete)]

    def _may(self, uid: str, op: Op, fresh: dict[str, Op]) -> None:
        if op["field"] == "open":
            raise BlockError("block/not_yours", op=op["id"])
        seats = (
            [op["seat"], *(seat for pair in op["value"] for seat in pair)]
            if op["field"] == "loot"
            else [op["seat"]]
        )
        if any(seat is not None and seat >= self.players for seat in seats):
            raise BlockError("block/no_such_seat", op=op["id"])
        if op["by"] is None:
            if uid != self.keeper:
                raise BlockError("block/not_yours", op=op["id"])
            return
        if self.claims.get(op["by"]) != uid:
            raise BlockError("block/not_yours", op=op["id"])
        bids = [one for one in self.sealed.get(op["round"], ()) if one.uid == uid]
        if len(bids) + len(fresh) >= MOST_BIDS:
            raise BlockError("block/full", op=op["id"])
        # A phone takes back its own bids only: what the keeper has entered is never replaced unseen.
        for base in op["base"]:
            mine = self.ops.get(base)
            replaced = mine.op if mine is not None and mine.uid == uid else fresh.get(base)
            if replaced is None or any(replaced[name] != op[name] for name in ("by", "round", "seat")):
                raise BlockError("block/not_yours", op=op["id"])

    def _opening(self, number: int, more: Iterable[Op] = ()) -> Opened:
        ids = [held.op["id"] for held in self.sealed.get(number, ())]
        ids += [op["id"] for op in more if op["field"] == "bid" and op["round"] == number]
        return Opened(
            {
                "id": f"{OPEN}{number}",
                "round": number,
                "seat": None,
                "field": "open",
                "value": sorted(ids),
                "base": [],
                "by": None,
            }
        )

    def open(self, uid: str, number: int) -> list[Entry]:
        """The keeper opens a round although some bids are missing.

        Raises:
            BlockError: ``block/not_keeper``.
        """
        self._as_keeper(uid)
        return [] if number in self.opened else [self._opening(number)]

    def claim(self, uid: str, seat: int) -> list[Entry]:
        """A phone says whose it is.

        Raises:
            BlockError: ``block/no_such_seat``; ``block/seat_taken``.
        """
        if seat >= self.players:
            raise BlockError("block/no_such_seat")
        owner = self.claims.get(seat)
        if owner == uid:
            return []
        if owner is not None:
            raise BlockError("block/seat_taken")
        return [Claimed(seat, uid)]

    def release(self, uid: str, seat: int) -> list[Entry]:
        """A phone, or the keeper for it, takes that back.

        Raises:
            BlockError: ``block/not_keeper``.
        """
        owner = self.claims.get(seat)
        if owner is None:
            return []
        if owner != uid:
            self._as_keeper(uid)
        return [Released(seat)]

    def end(self, uid: str) -> list[Entry]:
        """The keeper shares it no longer.

        Raises:
            BlockError: ``block/not_keeper``.
        """
        self._as_keeper(uid)
        return [Ended()]

    def _as_keeper(self, uid: str) -> None:
        if uid != self.keeper:
            raise BlockError("block/not_keeper")

"""What the arena refuses."""

from __future__ import annotations

from skullking.errors import SkullKingError


class ArenaError(SkullKingError):
    """A measurement that cannot be made or read.

    Codes: `arena/not_results`, `arena/is_match`, `arena/is_ladder`, `arena/one_ladder`, `arena/empty`,
    `arena/damaged`, `arena/no_gzip` and `arena/other_match` for files, `arena/conflict` for files that contradict
    each other, `arena/field`, `arena/amount`, `arena/open_cards`, `arena/pool`, `arena/no_openskill`, and for work on several machines
    `arena/no_ray`, `arena/cluster`, `arena/other_weights`.
    """

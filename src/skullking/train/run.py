"""Runs a training, with checkpoints from which it goes on after a stop or a kill."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from hashlib import sha256
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, Final

from skullking._core import Trainer, encoder_version
from skullking.bots import native_id
from skullking.errors import SkullKingError

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

_TABLE_ITERATIONS: Final = 14
_PROBE_PLAYERS: Final = 4
_SMALLEST_STRETCH: Final = 10
_LOOK_EVERY: Final = 5.0
"""Seconds."""
_FIRST_SAVE: Final = 5.0
"""Seconds; each pause is twice the one before, up to `save_every`."""


@dataclass(frozen=True, slots=True)
class Step:
    """How far a training is.

    Attributes:
        progress: 0 to 1.
        games: so far.
        samples: positions learned from in this stretch.
        loss: mean cross-entropy of the deviation from the bid in this stretch.
        seconds: spent on learning so far, earlier runs included.
        saved: whether a checkpoint was written.
    """

    progress: float
    games: int
    samples: int
    loss: float
    seconds: float
    saved: bool


class _Plan:
    """How long the training is: in games (equal runs give equal weights) or in minutes."""

    def __init__(self, games: int | None, minutes: float | None) -> None:
        if (games is None) == (minutes is None):
            raise SkullKingError("train/length")
        self.games, self.seconds = games, None if minutes is None else minutes * 60

    def progress(self, games: int, seconds: float) -> float:
        if self.games is not None:
            return min(1.0, games / self.games)
        return min(1.0, seconds / (self.seconds or 1.0))


def train(
    file: Path,
    *,
    preset: str = "schmidt",
    games: int | None = None,
    minutes: float | None = None,
    seed: int = 1,
    threads: int = 1,
    against: str | None = None,
    resume: bool = False,
    table_games: int = 2400,
    save_every: float = 60.0,
    stretch: int = 1000,
) -> Generator[Step]:
    """Train weights and write them to a file, with a manifest beside it.

    Whoever closes the steps, or presses Ctrl-C, keeps what was learned: a checkpoint is written then.

    Args:
        file: where the weights go, such as `mine.bin`; `mine.json` is their manifest. Neither may be there yet.
        preset: what they are for: an edition (with a mix of its options), or a rules id.
        games: length in games; equal settings then give equal weights. Either this or `minutes`.
        minutes: length by the clock.
        seed: of deals and choices.
        threads: learn on copies that are averaged after each stretch.
        against: learn a best response to this native bot instead: it has all seats but the learner's, who starts
            with the shipped weights that fit the preset. What it gains bounds the bot's weakness from below.
        resume: go on from the file, which must be there.
        table_games: games of each iteration when the tables are filled, all kinds of tables together.
        save_every: seconds of learning between checkpoints, at most; the first ones come sooner.
        stretch: games on each thread between two averages, at most; by the clock fewer, if they are slow.

    Returns:
        A step after each stretch; none if the file to resume is as long as wanted already.

    Raises:
        SkullKingError: `train/length` unless exactly one length is given; `train/name` if the file's name does not
            end in .bin; `train/exists` if there is such a file already; `train/folder` if nothing can be written
            beside it; `train/no_checkpoint` if there is nothing to resume; `train/other_run` if the file
            to resume belongs to another preset, seed or opponent; `train/not_native` if the opponent is no
            native bot.
        RulesError: there is no such preset.
        WeightsError: the file to resume cannot be used.
    """
    plan = _Plan(games, minutes)
    opponent = None if against is None else native_id(against)
    if against is not None and opponent is None:
        raise SkullKingError("train/not_native", {"what": against})
    _check_place(file, resume=resume)
    trainer = Trainer(
        preset, seed=seed, against=opponent, players=None if against is None else _PROBE_PLAYERS
    )
    recipe = {
        "preset": preset,
        "seed": seed,
        "threads": threads,
        "table_games": table_games,
        "against": against,
    }
    seconds = _resume(file, trainer, recipe) if resume else 0.0
    return _learn(
        file, trainer, plan, recipe, seconds=seconds, fill=not resume, save_every=save_every, stretch=stretch
    )


def _check_place(file: Path, *, resume: bool) -> None:
    """Refuse now what would overwrite a file, or fail only after the training."""
    if file.suffix != ".bin":
        raise SkullKingError("train/name", {"what": str(file)})
    pair = (file, file.with_suffix(".json"))
    if not resume:
        for path in pair:
            if path.exists():
                raise SkullKingError("train/exists", {"what": str(path)})
    elif not all(path.is_file() for path in pair):
        raise SkullKingError("train/no_checkpoint", {"what": str(file)})
    try:
        TemporaryFile(dir=file.parent).close()
    except OSError:
        raise SkullKingError("train/folder", {"what": str(file.parent)}) from None


def _resume(file: Path, trainer: Trainer, recipe: dict[str, Any]) -> float:
    """Take up what a checkpoint holds; how many seconds were spent on it."""
    try:
        state = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
        games, seconds = int(state["games"]), float(state["seconds"])
    except (ValueError, TypeError, KeyError):
        raise SkullKingError("train/no_checkpoint", {"what": str(file)}) from None
    if any(state.get(key) != recipe[key] for key in ("preset", "seed", "against")):
        raise SkullKingError("train/other_run", {"what": str(file)})
    trainer.resume(file.read_bytes(), games)
    return seconds


def _learn(
    file: Path,
    trainer: Trainer,
    plan: _Plan,
    recipe: dict[str, Any],
    *,
    seconds: float,
    fill: bool,
    save_every: float,
    stretch: int,
) -> Generator[Step]:
    games, threads = plan.games, int(recipe["threads"])
    if fill and recipe["against"] is None:
        trainer.fill_tables(iterations=_TABLE_ITERATIONS, games=recipe["table_games"])
    kept = trainer.games
    pause = min(_FIRST_SAVE, save_every)
    due = seconds + pause
    progress = plan.progress(trainer.games, seconds)
    try:
        while progress < 1.0:
            begun = time.monotonic()
            if games is None:
                # Against slow opponents, too, the clock is looked at every few seconds.
                pace = trainer.games / seconds / threads if seconds else 0.0
                size = min(stretch, max(_SMALLEST_STRETCH, int(pace * _LOOK_EVERY)))
            else:
                size = min(stretch, -(-(games - trainer.games) // threads))
            target = plan.progress(
                trainer.games + size * threads, seconds + seconds / max(1, trainer.games) * size * threads
            )
            played, samples, loss = trainer.stretch(
                size, threads=threads, start=progress, stop=max(progress, target)
            )
            seconds += time.monotonic() - begun
            progress = plan.progress(trainer.games, seconds) if played else 1.0
            save = progress >= 1.0 or seconds >= due
            if save:
                _save(file, trainer, recipe, seconds)
                kept = trainer.games
                pause = min(2 * pause, save_every)
                due = seconds + pause
            yield Step(progress, trainer.games, samples, loss / max(1, samples), seconds, save)
    except (KeyboardInterrupt, GeneratorExit):
        # A stretch is never cut short, so this is a place where an unbroken run would have been, too.
        if trainer.games > kept:
            _save(file, trainer, recipe, seconds)
        raise


def _save(file: Path, trainer: Trainer, recipe: dict[str, Any], seconds: float) -> None:
    """Write weights and manifest so that a kill in between leaves a usable pair."""
    weights = trainer.weights()
    state = {
        **recipe,
        "encoder": encoder_version(),
        "games": trainer.games,
        "seconds": round(seconds, 1),
        "sha256": sha256(weights).hexdigest(),
    }
    for path, content in (
        (file, weights),
        (file.with_suffix(".json"), (json.dumps(state, indent=2) + "\n").encode()),
    ):
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(content)
        fresh.replace(path)

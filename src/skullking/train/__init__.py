"""Self-play training of the net bots: tables first, then nets, on the engine, without any other package.

`skullking train` is its command; `docs/bots-engineering.md` describes what happens.

Example:
    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "mine.bin"
    ...     steps = list(train(file, preset="schmidt", games=40, seed=1, table_games=20))
    ...     steps[-1].games >= 40, file.is_file(), file.with_suffix(".json").is_file()
    (True, True, True)
"""

from skullking.train.run import Step, train

__all__ = ["Step", "train"]

"""The real world for tables: the loop's clock, the system's randomness, bots on threads."""

from __future__ import annotations

import asyncio
import random
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import structlog

from skullking.bots import advise, make_registered_bot
from skullking.server.errors import ServerError

if TYPE_CHECKING:
    from collections.abc import Callable

    from skullking import Action, View
    from skullking.bots import Advice

logger = structlog.get_logger(__name__)

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No I, O, 0, 1: codes are read aloud. 32 letters, 8 of them: 40 bits, and asking is limited."""


class LoopClock:
    """The event loop's clock."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        """The time in seconds."""
        return self._loop.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Call back at that time."""
        return self._loop.call_at(when, callback)


class SystemChance:
    """The operating system's randomness."""

    def seed(self) -> bytes:
        """32 bytes for a deal."""
        return secrets.token_bytes(32)

    def token(self) -> str:
        """A name that cannot be guessed."""
        return secrets.token_urlsafe(16)

    def code(self) -> str:
        """A table's code."""
        return "".join(secrets.choice(LETTERS) for _ in range(8))

    def long_code(self) -> str:
        """A shared block's code. Nobody reads it aloud, so it may have 80 bits."""
        return "".join(secrets.choice(LETTERS) for _ in range(16))

    def between(self, low: float, high: float) -> float:
        """A number for pauses."""
        return random.uniform(low, high)  # noqa: S311  # no secret


QUICK = "simple"
"""The bot that answers, at once, for one that failed or is late."""


class BotThreads:
    """Lets bots think on threads, so that the event loop goes on."""

    def __init__(self, threads: int, seconds: float) -> None:
        """Prepare.

        Args:
            threads: how many bots may think at once.
            seconds: who thinks longer is answered for by `QUICK`.
        """
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds = seconds

    async def choose(self, bot: str, view: View) -> Action:
        """What this kind of bot does in this position."""
        if len(view.legal) == 1:
            return view.legal[0]
        work = asyncio.get_running_loop().run_in_executor(self._pool, _choose, bot, view)
        try:
            return await asyncio.wait_for(work, self._seconds)
        except TimeoutError:
            logger.warning("bot_too_slow", bot=bot, phase=view.phase)
        except Exception:
            logger.exception("bot_failed", bot=bot, phase=view.phase)
        return _choose(QUICK, view)

    async def advise(self, view: View) -> tuple[Advice, ...]:
        """What the captain thinks of each action, the best first.

        Raises:
            ServerError: ``server/busy``, it took too long or failed.
        """
        work = asyncio.get_running_loop().run_in_executor(self._pool, advise, view)
        try:
            return await asyncio.wait_for(work, self._seconds)
        except TimeoutError:
            logger.warning("advice_too_slow", phase=view.phase)
        except Exception:
            logger.exception("advice_failed", phase=view.phase)
        raise ServerError("server/busy")

    def close(self) -> None:
        """Let threads end."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(bot: str, view: View) -> Action:
    # Tables only take registered names; should another one get this far, it is still no program that is run.
    return make_registered_bot(bot, secrets.randbits(32)).choose(view)

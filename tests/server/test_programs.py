"""Programs may play where the owner of the machine names them, never because somebody at a table does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skullking import Game, Rules
from skullking.bots import UnknownBotError, bot_names, make_registered_bot, opponent_names
from skullking.client import RefusedError
from skullking.server import outside
from tests.server.players import seated

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.process import ServerProcess


@pytest.mark.parametrize("name", ["examples/counting_bot.py", "cmd:true", "/bin/true", "captain@/dev/null"])
async def test_a_client_cannot_name_a_program_nor_a_file(server: ServerProcess, name: str) -> None:
    async with seated(server, ["Anna"], seats=3) as ([anna], [table]):
        answer = await table.ask("fill", bot=name)
        assert isinstance(answer, RefusedError)
        assert answer.code == "table/no_such_bot"
        with pytest.raises(RefusedError) as caught:
            await anna.play_now("Anna", bot=name)
        assert caught.value.code == "table/no_such_bot"
        assert {seat["kind"] for seat in table.info["seats"]} == {"human", "empty"}


async def test_a_name_that_came_as_far_as_the_bots_runs_no_program(tmp_path: Path) -> None:
    """As from a database that somebody changed: the table plays on, by the quick bot."""
    view = Game(Rules.preset("schmidt"), players=3, seed=1).view(0)
    bots = outside.BotThreads(1, 20)
    program, trace = tmp_path / "trace.py", tmp_path / "ran"
    program.write_text(f"open({str(trace)!r}, 'w')")
    for name in (str(program), f"cmd:touch {trace}"):
        assert await bots.choose(name, view) in view.legal
        with pytest.raises(UnknownBotError):
            make_registered_bot(name)
    bots.close()
    assert not trace.exists()


def test_only_names_of_the_registry_are_on_offer() -> None:
    for name in bot_names():
        make_registered_bot(name)
    for name in (*opponent_names(), "captain@file"):
        with pytest.raises(UnknownBotError):
            make_registered_bot(name)

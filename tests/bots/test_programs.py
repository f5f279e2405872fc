"""Bots that are programs: they play like any other, and nothing they do wrong stops a game or outlives it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import textwrap
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from skullking import Bid, Game, Play, Rules
from skullking.arena import match
from skullking.bots import BotFault, check_bot, crew, dismiss, faults_of, make_bot, registry
from skullking.bots.process import LOUDEST
from skullking.bots.program import STARTS, Limits, Program, ProgramBot, close_programs, command, is_program
from skullking.cli import main
from skullking.text import LANGUAGES, has_text
from tests import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skullking import Action, View
    from skullking.bots import Bot

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = str(ROOT / "examples" / "counting_bot.py")
SKIRMISH = Rules.parse("schmidt+rounds=1-3")

# What every bot below begins with; `act` is what it does when it is asked for an action.
GOOD = """
import json, os, sys, threading
def say(message, **more):
    print(json.dumps({"id": message["id"], **more}), flush=True)
def heard():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(message, protocol=1, name="test")
        if message["type"] == "choose":
            yield message
"""

WRONG = {
    "bots/ended": "for m in heard(): raise SystemExit(3)",
    "bots/too_slow": "for m in heard(): threading.Event().wait()",
    "bots/not_json": "for m in heard(): print('I bid two!', flush=True)",
    "bots/not_json ": "for m in heard(): print(7, flush=True)",
    "bots/not_json  ": "for m in heard(): print('[' * 50_000, flush=True)",
    "bots/not_json   ": "for m in heard(): sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    "bots/not_json    ": "for m in heard(): print(flush=True)",
    "bots/wrong_id": "for m in heard(): say({'id': m['id'] - 1}, action=m['view']['legal'][0])",
    "bots/wrong_id ": "for m in heard(): say(m, action=m['view']['legal'][0]); say(m, action={})",
    "bots/wrong_id  ": "for m in heard(): say({'id': True}, action=m['view']['legal'][0])",
    "bots/illegal": "for m in heard(): say(m, action={'type': 'bid', 'n': 11})",
    "bots/illegal ": "for m in heard(): say(m, action='pass')",
    "bots/illegal  ": "for m in heard(): say(m)",
    "bots/line_too_long": "for m in heard(): say(m, action=m['view']['legal'][0], why='x' * 70_000)",
    "bots/line_too_long ": "for m in heard():\n while True: sys.stdout.write('x' * 9999)",
    "bots/wrong_id   ": "for m in heard():\n while True: say({'id': 99})",
    "bots/flood": "for m in heard():\n while True: sys.stderr.write('x' * 9999)",
}


@pytest.fixture(autouse=True)
def no_bot_outlives_its_test(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    started: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, command: Any, **more: Any) -> None:
            super().__init__(command, **more)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    yield
    close_programs()
    assert [each.args for each in started if each.returncode is None] == []


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Writes a bot; its name is the path."""

    def written(act: str, *, head: str = GOOD, name: str = "mybot.py", seconds: float = PATIENCE) -> str:
        monkeypatch.setenv("SKULLKING_BOT_START", str(PATIENCE))
        monkeypatch.setenv("SKULLKING_BOT_SECONDS", str(seconds))
        file = tmp_path / name
        file.write_text(head + "\n" + textwrap.dedent(act) + "\n", encoding="utf-8")
        return str(file)

    return written


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that end by themselves may take their time for it."""
    monkeypatch.setattr("skullking.bots.process.GRACE", PATIENCE)


def play(names: list[str], *, seed: int = 1, rules: Rules = SKIRMISH) -> tuple[Game, list[Bot]]:
    game = Game(rules, players=len(names), seed=seed)
    with crew(names, seed=seed) as bots:
        while not game.is_over:
            seat = game.to_act[0]
            game.apply(seat, bots[seat].choose(game.view(seat)))
    return game, bots


def codes(bot: Bot) -> list[str]:
    return [fault.code for fault in faults_of(bot)]


@pytest.mark.parametrize("name", [EXAMPLE, f"cmd:node {ROOT / 'examples' / 'lowest_bot.js'}"])
def test_the_examples_play_whole_games_and_the_same_ones_for_the_same_seed(name: str) -> None:
    assert shutil.which("node")
    scores: list[object] = []
    for _ in range(2):
        game, bots = play([name, "simple", name], rules=Rules.preset("schmidt"))
        assert [codes(bot) for bot in bots] == [[], [], []]
        scores.append(game.scores)
    assert scores[0] == scores[1]


@pytest.mark.usefixtures("unhurried")
def test_a_program_sees_the_view_and_nothing_else(write, tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    name = write(
        f"""
        for line in sys.stdin:
            with open({str(heard)!r}, "a") as file: file.write(line)
            message = json.loads(line)
            if message["type"] == "hello": say(message, protocol=1, name="test", more="ignored")
            if message["type"] == "choose": say(message, action={{**message["view"]["legal"][-1], "more": 1}})
        """
    )
    game = Game(SKIRMISH, players=3, seed=5)
    views = []
    with crew(["simple", name, "simple"], seed=5) as bots:
        while not game.is_over:
            seat = game.to_act[0]
            view = game.view(seat)
            if seat == 1:
                views.append(view.to_dict())
            game.apply(seat, bots[seat].choose(view))
        assert codes(bots[1]) == []
    close_programs()
    hello, begun, *asked, bye = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == {"id": 0, "type": "hello", "protocol": 1}
    assert begun.pop("seed") < 2**32
    assert begun == {"type": "game", "rules": "schmidt+rounds=1-3", "players": 3, "seat": 1}
    assert asked == [{"id": i, "type": "choose", "view": view} for i, view in enumerate(views, 1)]
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(("code", "act"), WRONG.items())
def test_what_goes_wrong_costs_the_rest_of_that_game_and_nothing_else(write, code: str, act: str) -> None:
    name = write(act, seconds=0.5 if "slow" in code else PATIENCE)
    game, (bot, other, _) = play([name, "simple", "random"])
    assert game.is_over
    assert codes(bot) == [code.strip()]
    assert codes(other) == []


@pytest.mark.usefixtures("unhurried")
def test_a_failed_program_is_told_why_and_a_new_one_plays_the_next_game(write, tmp_path: Path) -> None:
    told = tmp_path / "told"
    name = write(
        f"""
        for message in heard():
            say(message, action={{}} if not os.path.exists({str(told)!r}) else message["view"]["legal"][0])
            if os.path.exists({str(told)!r}): continue
            with open({str(told)!r}, "w") as file: file.write(sys.stdin.readline())
        """
    )
    _, (bot, _) = play([name, "simple"])
    assert codes(bot) == ["bots/illegal"]
    said = json.loads(told.read_text())
    assert (said["type"], said["code"]) == ("error", "bots/illegal")
    assert said["message"] == "That is none of the legal actions: {}"
    _, (bot, _) = play([name, "simple"])
    assert codes(bot) == []


def test_one_process_plays_many_games(write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULLKING_BOT_LOG", str(tmp_path / "log"))
    name = write("print('on board', file=sys.stderr)\nfor m in heard(): say(m, action=m['view']['legal'][0])")
    for seed in range(3):
        play([name, "simple"], seed=seed)
    close_programs()
    assert (tmp_path / "log").read_text() == "on board\n"


def test_a_game_that_nobody_dismisses_leaves_no_process(write, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("SKULLKING_BOT_LOG", str(tmp_path / "log"))
    name = write("print('on board', file=sys.stderr)\nfor m in heard(): say(m, action=m['view']['legal'][0])")
    view = Game(SKIRMISH, players=2, seed=1).view(0)
    for seed in range(3):
        assert make_bot(name, seed).choose(view) in view.legal
    close_programs()
    assert (tmp_path / "log").read_text() == "on board\n"


def test_programs_may_be_closed_in_the_middle_of_a_game(write) -> None:
    name = write("for m in heard(): say(m, action=m['view']['legal'][0])")
    view = Game(SKIRMISH, players=2, seed=1).view(0)
    bot = make_bot(name)
    bot.choose(view)
    close_programs()
    assert bot.choose(view) in view.legal
    assert codes(bot) == ["bots/ended"]
    dismiss([bot])
    _, bots = play([name, "simple"])
    assert codes(bots[0]) == []


def test_who_fails_too_often_in_a_row_is_not_started_again(write) -> None:
    name = write(WRONG["bots/ended"])
    seen = [codes(play([name, "simple"], seed=seed)[1][0])[0] for seed in range(STARTS + 2)]
    assert seen == ["bots/ended"] * STARTS + ["bots/given_up"] * 2


def test_a_game_without_a_fault_makes_good_for_those_before(write) -> None:
    name = write(
        """
        games = 0
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "hello": say(message, protocol=1, name="every second game")
            if message["type"] == "game": games += 1
            if games == 2: raise SystemExit
            if message["type"] == "choose": say(message, action=message["view"]["legal"][0])
        """
    )
    seen = [codes(play([name, "simple"], seed=seed)[1][0]) for seed in range(2 * STARTS + 2)]
    assert seen == [[], ["bots/ended"]] * (STARTS + 1)


@pytest.mark.usefixtures("unhurried")
def test_the_last_words_on_stderr_are_told(write) -> None:
    name = write("for m in heard(): print('noise', file=sys.stderr); raise ValueError('two\\tpirates')")
    _, (bot, _) = play([name, "simple"])
    [fault] = faults_of(bot)
    assert fault.details["words"] == "ValueError: two pirates"
    assert fault.details["status"] == "1"


@pytest.mark.usefixtures("unhurried")
def test_stderr_goes_to_a_file_on_request(write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULLKING_BOT_LOG", str(tmp_path / "log"))
    name = write("print('ahoy', file=sys.stderr)\nfor m in heard(): raise SystemExit")
    play([name, "simple"])
    assert (tmp_path / "log").read_text() == "ahoy\n"


def test_what_a_program_started_ends_with_it(write, tmp_path: Path) -> None:
    """The child inherits nothing but its group; a killed one leaves a pipe that reads as ended."""
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    name = write(
        f"""
        import subprocess
        endless = "import threading; file = open({str(pipe)!r}, 'w'); print(flush=True); threading.Event().wait()"
        child = subprocess.Popen([sys.executable, "-c", endless], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        child.stdout.readline()  # it is there, and holds the pipe
        for m in heard(): threading.Event().wait()
        """,
        seconds=0.5,
    )
    with ended(pipe):
        _, (bot, _) = play([name, "simple"])
        assert codes(bot) == ["bots/too_slow"]


def ended(pipe: Path):
    """Reads a pipe on a thread; at the end of the block it must come to its end."""
    import threading
    from contextlib import contextmanager

    @contextmanager
    def reading():
        thread = threading.Thread(target=pipe.read_bytes, daemon=True)
        thread.start()
        yield
        thread.join(PATIENCE)
        assert not thread.is_alive()

    return reading()


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ("raise SystemExit(1)", "bots/ended"),
        ("this is no python", "bots/ended"),
        ("print('hello', flush=True)\nimport sys\nsys.stdin.read()", "bots/not_json"),
        (
            'print(\'{"id": 0, "protocol": 2, "name": "x"}\', flush=True)\nimport sys\nsys.stdin.read()',
            "bots/hello",
        ),
        ('print(\'{"id": 0, "protocol": 1}\', flush=True)\nimport sys\nsys.stdin.read()', "bots/hello"),
        ("import threading\nthreading.Event().wait()", "bots/too_slow"),
    ],
)
def test_a_program_that_does_not_start_is_told_before_the_match(
    write, monkeypatch: pytest.MonkeyPatch, head: str, code: str
) -> None:
    name = write("", head=head)
    if code == "bots/too_slow":
        monkeypatch.setenv("SKULLKING_BOT_START", "0.5")
    with pytest.raises(BotFault) as caught:
        check_bot(name)
    assert caught.value.code == code


def test_names_that_lead_nowhere(tmp_path: Path) -> None:
    text = tmp_path / "bot.txt"
    text.write_text("no program")
    for name, code in (
        (str(tmp_path / "none.py"), "bots/no_file"),
        (str(text), "bots/not_executable"),
        ("cmd:", "bots/no_command"),
        ("cmd:'open", "bots/no_command"),
    ):
        with pytest.raises(BotFault) as caught:
            make_bot(name)
        assert caught.value.code == code
    with pytest.raises(BotFault) as caught:
        check_bot("cmd:no-such-program-anywhere --fast")
    assert caught.value.code == "bots/not_started"


def test_a_registered_name_is_never_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("captain", "mine"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    assert not isinstance(make_bot("captain"), ProgramBot)
    assert isinstance(make_bot("mine"), ProgramBot)
    assert is_program("mine")
    assert command("mine") == (str(tmp_path / "mine"),)


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULLKING_BOT_START", "3")
    monkeypatch.setenv("SKULLKING_BOT_SECONDS", "0.25")
    assert Limits.from_environment() == Limits(start=3, decision=0.25)
    for wrong in ("soon", "0", "-1", "nan", "inf"):
        monkeypatch.setenv("SKULLKING_BOT_SECONDS", wrong)
        with pytest.raises(BotFault) as caught:
            Program(EXAMPLE)
        assert caught.value.code == "bots/setting"


def test_an_interrupted_game_leaves_no_question_open(write, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next game must not get the answer to the last one's question."""
    name = write(
        """
        for m in heard():
            if m["view"]["seat"] == 0: threading.Event().wait()
            say(m, action=m["view"]["legal"][0])
        """
    )
    bot = make_bot(name)
    assert isinstance(bot, ProgramBot)
    bot.start()
    process = bot._process
    assert process is not None

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(process._incoming, "get", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(Game(SKIRMISH, players=2, seed=1).view(0))
    bot.close()
    _, bots = play(["simple", name])
    assert codes(bots[1]) == []


@pytest.mark.parametrize("when", ["begins", "decides"])
def test_ctrl_c_ends_a_match_and_its_bots(write, tmp_path: Path, when: str) -> None:
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    act = f"file = open({str(pipe)!r}, 'w')\nthreading.Event().wait()"
    if when == "decides":
        act = "for m in heard():\n" + textwrap.indent(act, " ")
    name = write(act)
    with ended(pipe):
        arena = subprocess.Popen(
            [sys.executable, "-m", "skullking", "arena", name, "simple", "--games", "4"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        with pipe.open("rb"):  # waits until the bot runs
            arena.send_signal(signal.SIGINT)
            assert b"Traceback" not in (arena.communicate(timeout=PATIENCE)[1])
        assert arena.returncode == 130


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_workers_and_their_bots_end_with_the_match(write, tmp_path: Path, number: signal.Signals) -> None:
    """Ctrl+C reaches all of a terminal's processes; a kill only the one, and the others have to notice."""
    pipe = tmp_path / "alive"
    os.mkfifo(pipe)
    name = write(f"for m in heard():\n file = open({str(pipe)!r}, 'w'); threading.Event().wait()")
    with ended(pipe):
        words = ["arena", name, "simple", "--games", "16", "--jobs", "2"]
        arena = subprocess.Popen([sys.executable, "-m", "skullking", *words], start_new_session=True)
        with pipe.open("rb"):  # waits until a bot is asked
            (os.killpg if number == signal.SIGINT else os.kill)(arena.pid, number)
            assert arena.wait(PATIENCE) == (130 if number == signal.SIGINT else -number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_sentence_and_is_documented(lang: str) -> None:
    named = {code.strip() for code in WRONG} | {
        "bots/hello",
        "bots/given_up",
        "bots/not_started",
        "bots/setting",
    }
    page = (ROOT / "spec" / "BOT-PROTOCOL.md").read_text(encoding="utf-8")
    for code in named:
        assert has_text("error-" + code.replace("/", "-").replace("_", "-"), lang)
        assert f"`{code}`" in page
    assert str(LOUDEST) in page.replace(",", "")


def test_the_question_and_the_fields_in_the_protocol_are_the_real_ones() -> None:
    page = (ROOT / "spec" / "BOT-PROTOCOL.md").read_text(encoding="utf-8")
    game = Game(Rules.preset("schmidt"), players=3, seed=2)
    for seat, bid in enumerate((1, 0, 0)):
        game.apply(seat, Bid(bid))
    game.apply(1, Play("MER"))
    view = game.view(2).to_dict()
    shown = page.rpartition("```json")[2].partition("```")[0]
    assert json.loads(shown) == {"id": 2, "type": "choose", "view": view}
    table = page.partition("## The view")[2].partition("```json")[0]
    assert [name for name in view if f"`{name}`" not in table] == []


def test_the_arena_counts_faults_and_plays_on(write, capfd: pytest.CaptureFixture[str]) -> None:
    name = write(WRONG["bots/illegal"])
    words = [name, "simple", name, "random", "--games", "8", "-n", "4", "--rules", str(SKIRMISH), "--json"]
    assert main(["arena", *words]) == 0
    said = capfd.readouterr()
    report = json.loads(said.out)
    assert (report["games"], report["faults"]) == (8, {"candidate": 8, "others": 8})


def test_a_program_in_the_arena_plays_as_its_twin_in_python_does(write) -> None:
    """Same choices, same report: the protocol adds and loses nothing."""
    name = write("for m in heard(): say(m, action=m['view']['legal'][-1])")
    rules = Rules.parse("schmidt+rounds=1-4")
    ours = match(name, ["simple"], rules=rules, players=3, deals=4, seed=2)
    entry = "tests.bots.test_programs:Last"
    with pytest.MonkeyPatch.context() as patch:
        points = {"last": EntryPoint("last", entry, registry.GROUP)}
        patch.setattr(registry, "_announced", lambda: points)
        theirs = match("last", ["simple"], rules=rules, players=3, deals=4, seed=2, workers=1)
    assert ours.per_deal == theirs.per_deal
    assert ours.faults == 0


class Last:
    """Always the last legal action."""

    def __init__(self, *, seed: object) -> None:
        del seed

    def choose(self, view: View) -> Action:
        return view.legal[-1]

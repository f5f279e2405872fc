"""Every case file through the oracle and through the public names, and the runner itself."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests import conformance

FILES = sorted((Path(__file__).parent.parent / "spec" / "conformance").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_oracle_says_what_the_cases_say(path: Path) -> None:
    assert conformance.main(["--oracle", str(path)]) == 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_library_says_what_the_cases_say(path: Path) -> None:
    assert conformance.main([str(path)]) == 0


def test_every_case_has_a_name_of_its_own_and_says_where_it_comes_from() -> None:
    cases = [case for path in FILES for case in conformance.load(path)]
    assert [name for name, count in Counter(case["id"] for case in cases).items() if count > 1] == []
    assert all(case["source"] and case["why"] for case in cases)


CASE = {
    "id": "A",
    "kind": "score",
    "edition": "schmidt",
    "round": 5,
    "bid": 3,
    "won": 3,
    "bonus": {},
    "points": 60,
}


@pytest.mark.parametrize(
    ("change", "passes"),
    [
        ({}, True),
        ({"points": 61}, False),
        ({"a_field_of_tomorrow": [1]}, True),
        ({"kind": "a_kind_of_tomorrow"}, False),
        ({"edition": "nowhere"}, False),
        ({"won": 6}, False),
    ],
)
def test_the_runner_prints_failures_and_a_closing_line(
    change: dict[str, object], passes: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps({"cases": [CASE | change, CASE]}), encoding="utf-8")
    code = conformance.main(["--oracle", str(path)])
    *failures, closing = capsys.readouterr().out.splitlines()
    assert (code == 0, len(failures)) == (passes, 0 if passes else 1)
    assert closing == ("2 passed, 0 failed" if passes else "1 passed, 1 failed")


WRONG = {
    "trick": {"winner_index": 0, "winner_seat": 0, "next_leader": 0, "led": "B", "bonus": {"fourteen": 1}, "bonus_points": 7, "alliances": [[0, 1]], "rule": "1.7/7"},
    "legal": {"legal": ["R1"], "led": "B"},
    "score": {"points": 7},
    "game": {"winners": [7], "won": [7], "bonus": [], "scores": [7], "next_leaders": [7], "final_bids": [7]},
    "deal": {"dealer": 7, "leader": 7, "cards": 0, "sizes": [7], "hands": [["R1"], [], []], "undealt": []},
    "bid": {"ok": None},
    "ranking": {"ranks": [7], "winners": [7]},
    "chacha20": {"block": "00"},
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG)
def test_the_runner_checks_every_field_of_a_kind(kind: str) -> None:
    face = conformance.Oracle()
    cases = [case for path in FILES for case in conformance.load(path) if case["kind"] == kind]
    case = next(case for case in cases if case.get("winner_index") != 0 and case.get("led") != "B")
    assert conformance.differences(face, case) == []
    for field, value in WRONG[kind].items():
        assert len(conformance.differences(face, case | {field: value})) == 1, field

"""Every sentence of the three German texts that decides something, as a test with the sentence as its name."""

from pathlib import Path
from typing import Any

import pytest

from tests import conformance

CASES = conformance.load(Path(__file__).parent.parent / "spec" / "conformance" / "german_texts.json")


def name(case: conformance.Case) -> str:
    """The sentence, with the text it stands in and the case's id, since a sentence may have several cases."""
    text, sentence = case["source"].split(".txt: ", 1)
    return f"{sentence} (S{text[:3]}, {case['id']})"


@pytest.mark.parametrize("case", CASES, ids=name)
def test_the_library_does_as_the_text_says(case: Any) -> None:
    assert conformance.differences(conformance.Library(), case) == []


def test_there_are_examples_of_all_three_texts() -> None:
    assert {case["source"][:3] for case in CASES} == {"000", "003", "004"}
    assert len({case["source"] for case in CASES}) >= 60

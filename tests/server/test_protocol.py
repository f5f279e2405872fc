"""The protocol's files are what the models say, and the models take what the engine says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

from skullking import Game, Rules
from skullking.server.protocol import ClientMessage, Event, View, schema
from skullking.server.protocol.__main__ import files

SPEC = Path(__file__).parents[2] / "spec"


@pytest.mark.parametrize("name", ["protocol.schema.json", "PROTOCOL.md", "openapi.json"])
def test_generated_files_are_up_to_date(name: str):
    stored = (SPEC / name).read_text(encoding="utf-8")
    assert stored == files()[name], "run: python -m skullking.server.protocol"


def test_the_text_lists_exactly_the_requests_there_are():
    openapi = json.loads((SPEC / "openapi.json").read_text(encoding="utf-8"))
    there = {
        f"{method.upper()} {path.removeprefix('/api/v1/').replace('{game_id}', '{id}')}"
        for path, methods in openapi["paths"].items()
        for method in methods
    }
    assert set(re.findall(r"^\| `([A-Z]+ [^`]+)` \|", schema.ENDPOINTS, re.MULTILINE)) == there


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"act"}',
        '{"type":"start","id":"a","extra":1}',
        '{"type":"start","id":"a b"}',
        '{"type":"act","id":"a","at":-1,"action":{"type":"bid","n":1}}',
        '{"type":"act","id":"a","at":1,"action":{"type":"bid","n":11}}',
        '{"type":"say","id":"a","text":""}',
        '{"type":"say","id":"a","text":"' + "x" * 281 + '"}',
    ],
)
def test_what_does_not_fit_is_refused(text: str):
    with pytest.raises(ValidationError):
        TypeAdapter(ClientMessage).validate_json(text)


@pytest.mark.parametrize("rules", Rules.presets())
@pytest.mark.parametrize("options", ["", "+kraken+whale+loot+powers+scoring=rascal+load=choice"])
def test_every_view_and_event_of_the_engine_fits_the_protocol(rules: str, options: str):
    game = Game(Rules.parse(rules + options), players=4, seed=7)
    views, events = TypeAdapter(View), TypeAdapter(Event)
    for event in game.full_events():
        events.validate_python(event.to_dict())
    while not game.is_over:
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        for event in game.apply(seat, legal[len(legal) // 2]):
            for receiver in (None, *range(4)):
                events.validate_python(event.seen_by(receiver).to_dict())
        for receiver in (None, seat):
            views.validate_python({**game.view(receiver).to_dict(), "bid_fixed": [False] * 4})

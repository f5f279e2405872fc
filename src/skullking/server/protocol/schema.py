"""The protocol as one JSON Schema and as a text for people, both made from the models."""

from __future__ import annotations

import json
from typing import Any, cast

from pydantic import TypeAdapter

from skullking.server.protocol import blocks, game, http, messages

HTTP_BODIES: tuple[type[game.Model], ...] = (
    http.ErrorBody,
    http.Rejoin,
    http.NewTable,
    http.JoinTable,
    http.PlayNow,
    http.NewName,
    http.Seated,
    http.TableBrief,
    http.TableDetails,
    http.InviteLink,
    http.Me,
    http.GameBrief,
    http.GameReplay,
    http.Catalogue,
    blocks.BlockHead,
    blocks.SharedBlock,
)

INTRO = """\
# The protocol, version 1

Generated from the models in `src/skullking/server/protocol/`; do not edit. As JSON Schema:
[protocol.schema.json](protocol.schema.json); the HTTP part as OpenAPI: [openapi.json](openapi.json).

## How it works

Everything lies under `/api/v1` (behind a proxy also under a path prefix). Who you are is a signed, HttpOnly
cookie that the first request sets. Requests that change something need `Content-Type: application/json` and,
from browsers, the site's own `Origin`. Every refusal has an `ErrorBody`.

The game runs over one WebSocket per tab: `/api/v1/tables/{code}/ws`, same cookie, same origin. Text frames of
JSON; a frame from the server is **one message or an array of messages** to be handled in order.

* First comes `state`: everything. With `?since=V` in the address the server sends `table` and the `events` after
  V instead, if it still has them.
* `events` carry a version: apply one only if `v` is your version + 1, ignore what you have already, and send
  `since` if one is missing. Your version becomes `v - 1 + events.length`.
* `view` in `events` holds the fields that changed, each complete: `view = {...view, ...message.view}`. The view
  says what may be played (`legal`); a client needs no rules.
* `table` is everything that is not the game: seats, presence, options, votes. It replaces the one before.
* Each command has an `id` of the client's choice and is answered by `ack` (it is on disk) or `error` (it changed
  nothing). Without an answer (connection lost) send it again with the same `id`: it happens at most once.
* `ack` of your command may come before or after the `events` it caused.
* `advise` is answered by `advice` or `error` and goes into no log. The answer lies before whatever happens next, so it
  is about the view that you have when it comes; when the game has moved on meanwhile, `table/stale` comes instead.
* Times are milliseconds from the moment of sending (`timers`), because clocks of devices differ.
* Bids and loads are sealed: `bid_placed` tells that somebody has decided, only your own event says what. All
  open together with `bids_revealed` when the `countdown` after the last bid has run out or everybody said
  `fixed`. Messages about a sealed bid have the same length whatever it is.
* Secrets of others are `null` in events and missing from views; nothing about them travels at all.
* Close codes: 4401 no session, 4403 not allowed (foreign origin, no watchers here), 4404 no such table or block, 4408 too
  slow or silent, 4409 too many connections, 4429 too many messages, 1012 the server restarts. A `bye` message
  before it says whether to come again.

## A shared score block

One more WebSocket, `/api/v1/blocks/{code}/ws`, with the same cookie, frames, `id`s, close codes and `bye`.

* A block is a set of operations (`BlockOp`). Every replica keeps all it has and adds what comes; an operation that
  comes twice is there once. What the block says follows from the set alone, so replicas with the same set agree.
* Of the operations on one entry (round, seat, field) those stand that no other one names in its `base`. Where they
  say different things that is a conflict: show it, do not choose. Choosing is an operation with all of them as base.
* First come `block` and `ops`: all you may see, or with `?since=V` all after V. Send again what was not acknowledged.
* Bids are sealed: of others' you learn in `block.sealed` that they are there. When the last one has come, or the
  keeper says `open`, they come as `ops`, with one of field `open` that lists them. A bid of a phone that is not in
  that list came too late: it replaces none that is, so that nobody changes a bid after it was seen.
* Only the keeper (whoever shared it) enters with `by: null`; a phone enters the bid of the seat that it has claimed.

## HTTP

| request | body | answer | what it does |
| --- | --- | --- | --- |
"""

ENDPOINTS = """\
| `GET catalogue` | – | Catalogue | editions, options, bots, address to share |
| `GET me` | – | Me | who am I, where do I sit (sets the cookie) |
| `PUT me` | NewName | Me | change the name |
| `POST me/rejoin` | Rejoin | Me | become the player of a personal link on this device |
| `GET me/games` | – | GameBrief[] | my finished games, newest first |
| `GET games/{id}` | – | GameReplay | a finished game of mine, everything open |
| `GET games/{id}/record` | – | text or JSON | its record; `?format=text` (default) or `json` |
| `GET tables` | – | TableBrief[] | public tables |
| `POST tables` | NewTable | Seated | set up a table and sit down at it |
| `GET tables/{code}` | – | TableDetails | look before joining |
| `POST tables/{code}/join` | JoinTable | Seated | take a chair |
| `GET tables/{code}/link` | – | InviteLink | the link for others and the personal one |
| `POST play-now` | PlayNow | Seated | a table with bots, started |
| `POST blocks` | BlockHead | SharedBlock | share a score block |
| `GET blocks/{code}` | – | BlockHead | look before following (sets the cookie) |
"""


def schema() -> dict[str, Any]:
    """One JSON Schema: `client` and `server` are what goes over the WebSocket, `$defs` has every model."""
    adapters: list[tuple[str, Any]] = [
        ("ClientMessage", messages.ClientMessage),
        ("ServerFrame", messages.ServerFrame),
        ("Event", messages.Event),
        ("View", game.View),
        ("BlockClientMessage", blocks.BlockClientMessage),
        ("BlockServerFrame", blocks.BlockServerFrame),
        *((body.__name__, body) for body in HTTP_BODIES),
    ]
    keys, whole = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter[Any](kind)) for name, kind in adapters],
        ref_template="#/$defs/{model}",
    )
    del keys
    defs = cast("dict[str, Any]", whole["$defs"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Skull King protocol v1",
        "description": "What travels over /api/v1/tables/{code}/ws and /api/v1/blocks/{code}/ws, and the bodies of"
        " HTTP under /api/v1.",
        "type": "object",
        "properties": {
            "client": {"$ref": "#/$defs/ClientMessage"},
            "server": {"$ref": "#/$defs/ServerFrame"},
            "block_client": {"$ref": "#/$defs/BlockClientMessage"},
            "block_server": {"$ref": "#/$defs/BlockServerFrame"},
        },
        "$defs": dict(sorted(defs.items())),
    }


def schema_text() -> str:
    """The file `spec/protocol.schema.json`."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _type_text(part: dict[str, Any]) -> str:
    """A short name of a schema's type, for tables."""
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " / ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part or "oneOf" in part:
        return " / ".join(_type_text(one) for one in part.get("anyOf") or part["oneOf"])
    if part.get("type") == "array":
        if "prefixItems" in part:
            return "[" + ", ".join(_type_text(one) for one in part["prefixItems"]) + "]"
        return _type_text(part["items"]) + "[]"
    if part.get("type") == "object" and isinstance(part.get("additionalProperties"), dict):
        return "{name: " + _type_text(part["additionalProperties"]) + "}"
    return str(part.get("type", "any"))


def _about(name: str, part: dict[str, Any]) -> list[str]:
    """The section of one model."""
    lines = [f"### {name}", "", str(part.get("description", "")), ""]
    properties = cast("dict[str, dict[str, Any]]", part.get("properties", {}))
    required = cast("list[str]", part.get("required", []))
    if properties:
        lines += ["| field | type | |", "| --- | --- | --- |"]
        for field, about in properties.items():
            notes = [str(about["description"])] if "description" in about else []
            if field not in required and "default" in about:
                notes.append(f"Default `{json.dumps(about['default'])}`.")
            kind = _type_text(about).replace("|", "\\|")
            lines.append(f"| `{field}` | {kind} | {' '.join(notes)} |")
        lines.append("")
    return lines


def _members(defs: dict[str, Any], union: str) -> list[str]:
    part = defs[union]
    return [str(one["$ref"]).rsplit("/", 1)[-1] for one in part["oneOf"]]


def text() -> str:
    """The file `spec/PROTOCOL.md`."""
    defs = cast("dict[str, Any]", schema()["$defs"])
    lines: list[str] = []
    done = {"ClientMessage", "ServerMessage", "ServerFrame", "Event", "Action"}
    done |= {"BlockClientMessage", "BlockServerMessage", "BlockServerFrame"}
    for heading, names in (
        ("Server to client", _members(defs, "ServerMessage")),
        ("Client to server", _members(defs, "ClientMessage")),
        ("Shared block: server to client", _members(defs, "BlockServerMessage")),
        ("Shared block: client to server", _members(defs, "BlockClientMessage")),
        ("Actions", _members(defs, "Action")),
        ("Events", _members(defs, "Event")),
        ("HTTP bodies", [body.__name__ for body in HTTP_BODIES]),
        ("Parts", sorted(defs)),
    ):
        lines += [f"## {heading}", ""]
        for name in names:
            if name not in done:
                done.add(name)
                lines += _about(name, defs[name])
    return INTRO + ENDPOINTS + "\n" + "\n".join(lines).rstrip() + "\n"

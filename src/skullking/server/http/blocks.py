"""Sharing a score block; everything after that runs over its WebSocket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from skullking.server.errors import ServerError
from skullking.server.http.api import REFUSALS, Anyone, Parts, json_only
from skullking.server.http.guard import address_of
from skullking.server.protocol import BlockHead, SharedBlock
from skullking.server.table import names
from skullking.server.table.commands import checked_rules

BlockCodePath = Annotated[str, Path(pattern=r"^[A-Z2-9]{16}$")]
router = APIRouter(prefix="/api/v1", responses=REFUSALS, dependencies=[Depends(json_only)])


@router.post("/blocks", status_code=201)
async def share_block(body: BlockHead, request: Request, person: Anyone, services: Parts) -> SharedBlock:
    """Share a score block; whoever asks keeps it, whoever knows the code may follow."""
    players = [names.clean(name, longest=40) for name in body.players]
    if not all(players):
        raise ServerError("table/name")
    if body.first_dealer >= len(players):
        raise ServerError("block/no_such_seat")
    rules = checked_rules(body.rules, len(players))
    if not services.creations.allow(address_of(request.scope)):
        raise ServerError("protocol/too_many")
    head = {**body.model_dump(mode="json"), "rules": rules, "players": players}
    return SharedBlock(code=await services.blocks.create(person.uid, head))


@router.get("/blocks/{code}")
async def look_at_block(code: BlockCodePath, _person: Anyone, services: Parts) -> BlockHead:
    """What a shared block is about; the first request sets the cookie that its WebSocket needs."""
    return BlockHead.model_validate(await services.blocks.head(code))

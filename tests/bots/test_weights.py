"""Weights that cannot be used are refused with a reason, and the shipped ones are what they say."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files

import pytest

from skullking import Game, Rules
from skullking._core import encoder_version
from skullking.bots import make_bot, native_names
from skullking.bots.weights import WeightsError, manifests


def shipped(name: str) -> bytes:
    return (files("skullking.bots.weights") / f"{name}.bin").read_bytes()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "some.bin"
    path.write_bytes(shipped("schmidt"))
    return path


def refused(path, content: bytes) -> WeightsError:
    other = path.with_name(f"{len(content)}-{sha256(content).hexdigest()[:8]}.bin")
    other.write_bytes(content)
    with pytest.raises(WeightsError) as caught:
        make_bot(f"captain@{other}")
    return caught.value


def test_weights_that_cannot_be_read_are_told(tmp_path):
    for path in (tmp_path / "none.bin", tmp_path):
        with pytest.raises(WeightsError) as caught:
            make_bot(f"captain@{path}")
        assert caught.value.code == "weights/no_file"
        assert str(path) in caught.value.text("en")


def test_whole_weights_play(file):
    game = Game(Rules.preset("schmidt"), players=4, seed=3)
    mine, shipped_one = make_bot(f"captain@{file}"), make_bot("captain")
    while not game.is_over:
        seat = game.to_act[0]
        view = game.view(seat)
        action = mine.choose(view)
        assert action == shipped_one.choose(view), "the same weights, the same choice"
        game.apply(seat, action)


def test_weights_cut_short_or_changed_are_refused(file):
    content = file.read_bytes()
    for cut in (9, 100, len(content) // 2, len(content) - 1):
        assert refused(file, content[:cut]).code == "weights/damaged"
    changed = bytearray(content)
    changed[len(changed) // 2] ^= 1
    assert refused(file, bytes(changed)).code == "weights/damaged"


def test_something_else_is_no_weights(file):
    assert refused(file, b"{}").code == "weights/not_weights"


def test_weights_of_another_encoder_version_are_refused_by_name(file):
    content = bytearray(file.read_bytes())
    content[12:16] = (77).to_bytes(4, "little")
    error = refused(file, bytes(content))
    assert error.code == "weights/version"
    assert "77" in error.text("en")
    assert str(encoder_version()) in error.text("de")


def test_manifests_tell_the_truth():
    total = 0
    for name, manifest in manifests().items():
        content = shipped(name)
        total += len(content)
        assert manifest["sha256"] == sha256(content).hexdigest(), name
        assert manifest["encoder"] == encoder_version(), name
    assert {"schmidt"} <= set(manifests())
    assert total <= 5_000_000


@pytest.mark.parametrize("name", [name for name in native_names() if name != "skullking"])
@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("schmidt", 6),
        ("grandpabeck2013", 3),
        ("grandpabeck2018+kraken+loot+powers", 4),
        ("grandpabeck2021", 2),
        ("grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice", 8),
    ],
)
def test_every_level_plays_every_edition(name, rules, players):
    game = Game(Rules.parse(rules), players=players, seed=name)
    bots = [make_bot(name, seed=seat) for seat in range(players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.apply(seat, bots[seat].choose(game.view(seat)))


@pytest.mark.parametrize("rules", ["schmidt+rounds=4", "grandpabeck2021+kraken+powers+rounds=4"])
def test_the_skull_king_plays_and_a_seed_fixes_his_choices(rules):
    def play() -> str:
        game = Game(Rules.parse(rules), players=4, seed=1)
        bots = [make_bot("skullking" if seat == 0 else "captain", seed=seat) for seat in range(4)]
        while not game.is_over:
            seat = game.to_act[0]
            game.apply(seat, bots[seat].choose(game.view(seat)))
        return game.record().to_text()

    assert play() == play()


def test_a_seed_fixes_the_choices():
    def play(seed: int) -> str:
        game = Game(Rules.preset("schmidt"), players=3, seed=1)
        bots = [make_bot("deckhand", seed=f"{seed}/{seat}") for seat in range(3)]
        while not game.is_over:
            seat = game.to_act[0]
            game.apply(seat, bots[seat].choose(game.view(seat)))
        return game.record().to_text()

    assert play(1) == play(1)
    assert play(1) != play(2)

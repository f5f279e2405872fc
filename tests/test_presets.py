"""The editions of the engine are those of `spec/presets`: change one and this says where they part."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skullking import ChooseLeader, Game, Play, Rules, legal_plays, resolve_trick, score_round
from skullking.scoring import led_suit

FOLDER = Path(__file__).parents[1] / "spec" / "presets"
OPTIONAL = {"LOOT": "loot", "KRA": "kraken", "WHA": "whale"}


def preset(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def test_every_edition_has_a_file() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.toml")) == sorted(Rules.presets())


@pytest.mark.parametrize("name", Rules.presets())
def test_an_edition_is_what_its_file_says(name: str) -> None:
    said, rules = preset(name), Rules.preset(name)
    assert list(rules.suits) == said["suits"]
    assert rules.top == said["top"]
    assert rules.players == range(said["players"]["least"], said["players"]["most"] + 1)
    assert rules.bonuses == said["bonuses"]
    assert rules.options == said["options"]
    deck = Counter(str(card) for card in rules.deck)
    numbers = {f"{suit}{n}": 1 for suit in said["suits"] for n in range(1, said["top"] + 1)}
    assert deck == Counter(numbers | said["cards"])


@pytest.mark.parametrize("name", Rules.presets())
def test_the_optional_cards_of_an_edition(name: str) -> None:
    said, rules = preset(name), Rules.preset(name)
    for card, option in OPTIONAL.items():
        if card in said["optional"]:
            assert legal_plays([card], [], rules=rules) == (Play(card),)
            on = Rules.parse(f"{name}+{option}")
            assert Counter(str(c) for c in on.deck)[card] == said["optional"][card]
        else:
            with pytest.raises(ValueError, match="no_such_card"):
                legal_plays([card], [], rules=rules)


@pytest.mark.parametrize("name", Rules.presets())
def test_what_a_special_card_in_the_lead_does(name: str) -> None:
    said, rules = preset(name), Rules.preset(name)
    suit = said["suits"][0]
    for lead in ("PIR", "SKU", "SM+"):
        frees = said["lead"] == "character_frees"
        assert led_suit([lead, f"{suit}5"], rules=rules) == (None if frees else suit)
    for lead in ("ESC", "SM-"):
        assert led_suit([lead, f"{suit}5"], rules=rules) == suit


@pytest.mark.parametrize("name", Rules.presets())
def test_scary_mary_as_an_escape_and_the_skull_king(name: str) -> None:
    said, rules = preset(name), Rules.preset(name)
    counted = resolve_trick(["SM-", "SKU", "ESC"], rules=rules).bonuses
    assert counted == ({"pirate_by_sk": 1} if said["mary_escape_counts"] else {})


@pytest.mark.parametrize("name", Rules.presets())
def test_each_bonus_pays_what_its_file_says(name: str) -> None:
    said, rules = preset(name), Rules.preset(name)
    for bonus in ("pirate_by_sk", "sk_by_mermaid", "mermaid_by_pirate", "fourteen", "black_fourteen"):
        if bonus in said["bonuses"]:
            score = score_round(1, 1, cards=5, bonuses={bonus: 1}, rules=rules)
            assert score.bonus_points == said["bonuses"][bonus]
        else:
            with pytest.raises(ValueError, match="score/no_such_bonus"):
                score_round(1, 1, cards=5, bonuses={bonus: 1}, rules=rules)


@pytest.mark.parametrize("name", Rules.presets())
def test_rascal_bets_after_the_last_trick_only_where_the_file_says_so(name: str) -> None:
    rules = Rules.parse(f"{name}+powers+rounds=1")
    game = Game(rules, players=3, deals=[[["ESC"], ["RAS"], ["ESC"]]])
    for seat in (0, 1, 2):
        game.apply(seat, game.legal_actions(seat)[0])
    while game.phase == "playing":
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    assert (game.phase == "choosing") is preset(name)["late_rascal"]
    assert ChooseLeader(0) not in game.legal_actions(1)

"""Tries an installed skullking, outside of the checkout: `make wheel-test` runs it in an empty environment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def say(*words: str) -> str:
    command = [str(Path(sys.executable).with_name("skullking")), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout


def main() -> None:
    """Fail loudly when something that the checkout has is not in the wheel."""
    import skullking

    home = Path(skullking.__file__).parent
    assert "site-packages" in home.parts, home
    assert (home / "py.typed").is_file()
    assert (home / "_core.pyi").is_file()
    for lang in ("de", "en"):
        for area in ("rules", "errors", "cards", "cli"):
            assert (home / "locales" / lang / f"{area}.ftl").is_file(), (lang, area)
    assert "Meerjungfrau fängt" in say("referee", "SKU", "PIR", "MER", "--lang", "de")
    assert "Mermaid catches" in say("referee", "SKU", "PIR", "MER", "--lang", "en")
    assert '"games": 20' in say("simulate", "simple", "random", "--games", "20", "--json", "--seed", "1")
    assert '"candidate": "captain"' in say(
        "arena", "captain", "tables", "--games", "8", "--json", "--seed", "1"
    )
    game = skullking.Game(skullking.Rules.preset("schmidt"), players=3, seed=1)
    while not game.is_over:
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    assert game.record().replay() == game
    print(f"skullking {skullking.__version__}: installed, complete, plays")


if __name__ == "__main__":
    main()

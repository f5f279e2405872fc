"""Whole random games in Rust, one core: python -m bench.playouts

Ten rounds of four players, deals, bids and scores included, and the richer editions beside it.
"""

from bench.measure import Contender, command_rate, compare, hotpath, peer, reported_rate

CARDS = 220  # played in one game of four: 4 × (1 + … + 10)
GAMES = 40_000


def main() -> None:
    program = str(hotpath())

    def games(path: str, count: int = GAMES) -> Contender:
        return Contender(path, lambda: command_rate([program, path, str(count)]) / CARDS)

    contenders = [games("playouts"), games("playouts-2021"), games("playouts-everything"), games("simulate")]
    if oh_hell := peer():
        rate = lambda: reported_rate([*oh_hell, "play", "300"])  # noqa: E731
        contenders.append(Contender("OpenSpiel oh_hell, ten rounds, its C++ random bots", rate))
    compare("Random games in Rust", "games for each second of one core", contenders)
    print(f"  one game is {CARDS} cards: times {CARDS} for card plays")


if __name__ == "__main__":
    main()

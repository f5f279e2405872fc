"""Editions, options, rules ids, decks and round sizes (RULES.md 1.2, 1.3, 2.1–2.3, 2.8, 2.9)."""

import re
from dataclasses import dataclass, field


class RulesError(ValueError):
    """The rules contradict themselves or name something that does not exist."""


@dataclass(frozen=True)
class Edition:
    """What a printing fixes and no option changes."""

    suits: str
    top: int  # the highest number
    players: int  # at most
    mermaids: int
    character_lead_frees: bool  # 2.3: a character, Kraken or Whale led means "no colour to follow"
    escaped_tigress_counts: bool  # R21: SM- is a pirate for the Skull King's bonus
    worth: dict[str, int]  # points per bonus event; an event that is not here does not exist


EDITIONS = {
    "schmidt": Edition("RYBK", 13, 6, 2, False, True, {"pirate_by_sk": 30, "sk_by_mermaid": 50}),  # 1.8
    "grandpabeck2013": Edition("GYPK", 14, 6, 0, False, False, {"pirate_by_sk": 30}),  # 2.2
    "grandpabeck2018": Edition("GYPK", 14, 6, 2, True, False, {"pirate_by_sk": 30, "sk_by_mermaid": 50}),  # 2.2b
    "grandpabeck2021": Edition(  # 2.3
        "GYPK", 14, 8, 2, True, False,
        {"pirate_by_sk": 30, "sk_by_mermaid": 40, "mermaid_by_pirate": 20, "fourteen": 10, "black_fourteen": 20}),
}  # fmt: skip
NAMED_PIRATES = ("ROS", "BEN", "RAS", "JUA", "HAR")  # 2.6, instead of the five PIR
ROUNDS = {  # 1.3, 2.9
    "standard": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "even-keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10),
    "brawl": (6, 7, 8, 9, 10), "skirmish": (5,) * 5, "broadside": (10,) * 10,
    "whirlpool": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1), "bedtime": (1,),
}  # fmt: skip
SWITCH = ("off", "on")
OPTIONS = {  # name: values, the default first; ids have them in this order
    "kraken": SWITCH, "whale": SWITCH, "loot": SWITCH, "powers": SWITCH,
    "scoring": ("standard", "rascal"), "load": ("off", "choice"), "rounds": tuple(ROUNDS), "graybeard": SWITCH,
    "kraken_lead": ("would_have_won", "left_of_kraken"), "whale_void_lead": ("whale_player", "would_have_won"),
    "graybeard_second": ("round_leader", "last_human_leader"), "harry": ("immediate", "end_of_round"),
    "tiebreak": ("shared", "extra_round"),
}  # fmt: skip


def default(preset: str, option: str) -> str:
    return "on" if (preset, option) == ("grandpabeck2021", "graybeard") else OPTIONS[option][0]


@dataclass(frozen=True)
class Rules:
    """A preset and the options that differ from its defaults."""

    preset: str
    chosen: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.preset]

    def option(self, name: str) -> str:
        return self.chosen.get(name, default(self.preset, name))

    def has(self, name: str) -> bool:
        return self.option(name) == "on"

    def __str__(self) -> str:
        return "+".join([self.preset, *(n if v == "on" else f"{n}={v}" for n, v in self.chosen.items())])

    @property
    def deck(self) -> tuple[str, ...]:
        """1.2, 2.2–2.3: the cards in the order that the shuffle starts from."""
        numbers = [f"{suit}{n}" for suit in self.edition.suits for n in range(1, self.edition.top + 1)]
        pirates = list(NAMED_PIRATES) if self.has("powers") else ["PIR"] * 5
        specials = ["ESC"] * 5 + pirates + ["MER"] * self.edition.mermaids + ["SM", "SKU"]
        loot = ["LOOT"] * 2 * self.has("loot")
        beasts = ["KRA"] * self.has("kraken") + ["WHA"] * self.has("whale")
        return tuple(numbers + specials + loot + beasts)

    def ghost_plays(self, players: int) -> bool:
        """2.8: Graybeard joins two players and is idle otherwise."""
        return players == 2 and self.has("graybeard")

    def cards_per_round(self, players: int) -> tuple[int, ...]:
        """1.3, 2.3, 2.9: the cards dealt in each round; where the deck does not suffice, the largest equal deal."""
        if not 2 <= players <= self.edition.players:
            raise RulesError(f"{self.preset} is for 2 to {self.edition.players} players")
        if self.ghost_plays(players) and self.has("loot"):
            raise RulesError("no Loot with Graybeard")  # 2.8
        most = 8 if players == 8 else len(self.deck) // (players + self.ghost_plays(players))
        rounds = self.option("rounds")
        return tuple(min(size, most) for size in ROUNDS.get(rounds) or round_list(rounds))


def round_list(text: str) -> tuple[int, ...]:
    """`1-5,10` means 1, 2, 3, 4, 5, 10: at most twenty rounds of one to ten cards."""
    sizes: list[int] = []
    for part in text.split(","):
        if not re.fullmatch(r"[0-9]{1,2}(-[0-9]{1,2})?", part):
            raise RulesError(f"not a list of rounds: {text}")
        low, _, high = part.partition("-")
        sizes += range(int(low), int(high or low) + 1) or [0]  # a range goes upwards
    if len(sizes) > 20 or not all(1 <= size <= 10 for size in sizes):
        raise RulesError(f"at most 20 rounds of 1 to 10 cards: {text}")
    return tuple(sizes)


def parse(text: str) -> Rules:
    """`preset+option+option=value` in any order; an option given twice is an error."""
    preset, *parts = text.split("+")
    if preset not in EDITIONS:
        raise RulesError(f"unknown edition: {preset}")
    given: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if name not in OPTIONS or name in given:
            raise RulesError(f"unknown or repeated option: {name}")
        given[name] = "on" if OPTIONS[name] is SWITCH and not equals else value
        if given[name] not in OPTIONS[name] and not (name == "rounds" and round_list(value)):
            raise RulesError(f"{name} cannot be {value}")
    kept = [name for name in OPTIONS if given.get(name, default(preset, name)) != default(preset, name)]
    return Rules(preset, {name: given[name] for name in kept})

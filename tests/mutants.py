"""Deliberate rule errors in the oracle. Each is one thing that somebody could get wrong; the tests must notice all.

A mutant is a snippet of the oracle's source and what stands there instead. What kills mutants of the oracle
would notice the same error in the engine, because both read the same cases and play the same games.
"""

import sys
import types
from pathlib import Path
from typing import NamedTuple

ORACLE = Path(__file__).parent / "oracle"
PARTS = ("rules", "trick", "score", "deal", "game")


class Mutant(NamedTuple):
    name: str
    part: str
    old: str
    new: str


MUTANTS = [
    Mutant(*fields)
    for fields in (
        # rules
        ("schmidt counts to 14", "rules", '"RYBK", 13', '"RYBK", 14'),
        ("2013 has Mermaids", "rules", '"GYPK", 14, 6, 0', '"GYPK", 14, 6, 2'),
        ("character lead does not free in 2021", "rules", "14, 8, 2, True, False", "14, 8, 2, False, False"),
        ("character lead frees in schmidt", "rules", "13, 6, 2, False, True", "13, 6, 2, True, True"),
        ("escaped Scary Mary does not count in schmidt", "rules", "13, 6, 2, False, True", "13, 6, 2, False, False"),
        ("escaped Tigress counts in 2021", "rules", "14, 8, 2, True, False", "14, 8, 2, True, True"),
        ("escaped Tigress counts in 2013", "rules", "14, 6, 0, False, False", "14, 6, 0, False, True"),
        ("escaped Tigress counts in 2018", "rules", "14, 6, 2, True, False", "14, 6, 2, True, True"),
        ("50 for the Mermaid in 2021", "rules", '"sk_by_mermaid": 40', '"sk_by_mermaid": 50'),
        ("10 for the black 14", "rules", '"black_fourteen": 20', '"black_fourteen": 10'),
        ("30 for a Mermaid by a pirate", "rules", '"mermaid_by_pirate": 20', '"mermaid_by_pirate": 30'),
        ("no 14s", "rules", '"fourteen": 10, ', ""),
        ("six Escapes", "rules", '["ESC"] * 5', '["ESC"] * 6'),
        ("Skull King before the chameleon in the deck", "rules", '["SM", "SKU"]', '["SKU", "SM"]'),
        ("one Loot", "rules", '["LOOT"] * 2', '["LOOT"]'),
        ("Kraken always in the deck", "rules", '["KRA"] * self.has("kraken")', '["KRA"]'),
        ("eight players get nine cards", "rules", "8 if players == 8", "9 if players == 8"),
        ("Graybeard's hand is not counted", "rules", 'players == 2 and self.has("graybeard")', "False"),
        ("Graybeard joins any number", "rules", 'players == 2 and self.has("graybeard")', 'self.has("graybeard")'),
        ("whirlpool goes up", "rules", "9, 9, 7, 7, 5, 5, 3, 3, 1, 1", "1, 1, 3, 3, 5, 5, 7, 7, 9, 9"),
        ("a range leaves out its end", "rules", "int(high or low) + 1", "int(high or int(low) + 1)"),
        # following
        ("black never sets the colour", "trick", "for play in plays if colour(play)), None)", 'for play in plays if colour(play) not in (None, "K")), None)'),
        ("the colour is the leader's card only", "trick", "for play in plays if colour(play)), None)", "for play in plays[:1] if colour(play)), None)"),
        ("the last colour card sets the colour", "trick", "for play in plays if colour(play)), None)", "for play in reversed(plays) if colour(play)), None)"),
        ("a character anywhere frees", "trick", "plays and plays[0] in CHARACTERS", "any(play in CHARACTERS for play in plays)"),
        ("SM+ is no pirate", "trick", 'PIRATES = ("PIR", "SM+", *NAMED_PIRATES)\n', 'PIRATES = ("PIR", *NAMED_PIRATES)\n'),
        ("a beast led does not free", "trick", "*PIRATES, *BEASTS)", "*PIRATES)"),
        ("a named pirate led does not free", "trick", '("MER", "SKU", *PIRATES', '("MER", "SKU", "PIR", "SM+"'),
        ("a Mermaid led does not free", "trick", '("MER", "SKU", *PIRATES', '("SKU", *PIRATES'),
        ("specials must follow", "trick", "in (suit, None)]", "== suit]"),
        ("black may always be played", "trick", "in (suit, None)]", 'in (suit, None, "K")]'),
        ("nobody must follow", "trick", "can_follow = suit is not None", "can_follow = False"),
        ("the chameleon is only a pirate", "trick", '("SM+", "SM-") if card', '("SM+",) if card'),
        # winning
        ("the Skull King beats the Mermaid", "trick", "if kings and mermaids:", "if False:"),
        ("pirates save the Skull King", "trick", "if kings and mermaids:", "if kings and mermaids and not pirates:"),
        ("the Mermaid must come after the Skull King", "trick", "if kings and mermaids:", "if kings and mermaids and mermaids[0] > kings[0]:"),
        ("the last Mermaid wins", "trick", "return mermaids[0], 1", "return mermaids[-1], 1"),
        ("the last Mermaid wins without the Skull King", "trick", "return mermaids[0], 4", "return mermaids[-1], 4"),
        ("the last pirate wins", "trick", "return pirates[0], 3", "return pirates[-1], 3"),
        ("pirates beat the Skull King", "trick", "    if kings:\n", "    if kings and not pirates:\n"),
        ("the Mermaid beats pirates", "trick", "    if pirates:\n", "    if pirates and not mermaids:\n"),
        ("black beats the Mermaid", "trick", "    if mermaids:\n", "    if mermaids and not blacks:\n"),
        ("black is no trump", "trick", "    if blacks:\n", "    if blacks and not suited:\n"),
        ("the lowest black wins", "trick", "max(blacks", "min(blacks"),
        ("any colour can win", "trick", "and colour(plays[i]) == led(plays, rules)]", "]"),
        ("the last Escape wins", "trick", "return 0, 7", "return len(plays) - 1, 7"),
        ("rule ids are off by one", "trick", "return pirates[0], 3", "return pirates[0], 4"),
        # bonuses
        ("the pirate counts only before the Skull King", "trick", "sum(play in PIRATES for play in plays)", "sum(play in PIRATES for play in plays[:winner])"),
        ("one bonus for all pirates", "trick", "sum(play in PIRATES for play in plays)", "any(play in PIRATES for play in plays)"),
        ("50 for any Mermaid trick", "trick", 'plays[winner] == "MER" and "SKU" in plays', 'plays[winner] == "MER"'),
        ("one Mermaid by pirate at most", "trick", 'list(plays).count("MER")', 'int("MER" in plays)'),
        ("own 14s do not count", "trick", "    for play in plays:\n        if colour(play) and number", "    for play in [*plays[:winner], *plays[winner + 1 :]]:\n        if colour(play) and number"),
        ("13s count", "trick", "number(play) == 14", "number(play) >= 13"),
        ("black 14 is a plain one", "trick", '"black_fourteen" if colour(play) == "K" else "fourteen"', '"fourteen"'),
        # Kraken, Whale, Loot
        ("the earlier beast rules", "trick", "beast = beasts[-1]", "beast = beasts[0]"),
        ("the Kraken player leads", "trick", "(beast + 1) % len(plays) if to_left", "beast if to_left"),
        ("left of the Kraken by default", "trick", 'to_left = rules.option("kraken_lead") ==', 'to_left = rules.option("kraken_lead") !='),
        ("left of the Kraken beyond the table", "trick", "(beast + 1) % len(plays)", "min(beast + 1, len(plays) - 1)"),
        ("after a Kraken the first other card leads", "trick", "rest[table([plays[i] for i in rest], rules)[0]]", "rest[0]"),
        ("the Whale stays when the would-be winner is sought", "trick", "if play not in BEASTS]", 'if play != "KRA"]'),
        ("nobody remains: the last player leads", "trick", "if rest else 0", "if rest else len(plays) - 1"),
        ("black is higher under the Whale", "trick", "winner = max(numbers, key=lambda i: number(plays[i]))", 'winner = max(numbers, key=lambda i: (colour(plays[i]) == "K", number(plays[i])))'),
        ("the last of equals under the Whale", "trick", "winner = max(numbers,", "winner = max(reversed(numbers),"),
        ("only the set colour under the Whale", "trick", "winner = max(numbers, key=lambda i: number(plays[i]))", "winner = max(numbers, key=lambda i: (colour(plays[i]) == led(plays, rules), number(plays[i])))"),
        ("a void Whale trick: the leader leads", "trick", "if would_be else beast", "if would_be else 0"),
        ("a void Whale trick: 2024 by default", "trick", 'would_be = rules.option("whale_void_lead") ==', 'would_be = rules.option("whale_void_lead") !='),
        ("alliance with oneself", "trick", 'if play == "LOOT" and i != winner]', 'if play == "LOOT"]'),
        ("Loot under the Whale", "trick", ' if rule != "2.4/whale"]', "]"),
        ("a Whale trick clears the colour", "trick", "return Result(winner, led(plays, rules), rule, next_leader, events", 'return Result(winner, None if "WHA" in plays else led(plays, rules), rule, next_leader, events'),
        # scores
        ("10 for an exact trick", "score", "(20 * bid, potential)", "(10 * bid, potential)"),
        ("a missed zero by tricks", "score", "if exact else -10 * cards, 0", "if exact else -10 * won, 0"),
        ("bonus without an exact bid", "score", "else (-10 * off, 0)", "else (-10 * off, potential)"),
        ("a miss costs 10 once", "score", "else (-10 * off, 0)", "else (-10, 0)"),
        ("too many tricks cost nothing", "score", "else (-10 * off, 0)", "else (-10 * max(0, bid - won), 0)"),
        ("Rascal: off by two is half", "score", "halves = max(0, 2 - off)", "halves = 2 if exact else int(off <= 2)"),
        ("Rascal: no half", "score", "halves = max(0, 2 - off)", "halves = 2 * exact"),
        ("Rascal: no half of the bonus", "score", "potential * halves // 2", "potential * exact"),
        ("cannonball like grapeshot", "score", "15 * cards", "10 * cards"),
        ("cannonball: half if off by one", "score", "(15 * cards, potential) if exact else (0, 0)", "(15 * cards, potential) if exact else (5 * cards * (off < 2), 0)"),
        ("Loot with a missed bid", "score", "20 * sum(loot) if exact else 0", "20 * sum(loot)"),
        ("one Loot a round", "score", "20 * sum(loot) if", "20 * any(loot) if"),
        ("a lost bet costs nothing", "score", "bet if exact else -bet", "bet if exact else 0"),
        ("Harry after the score", "score", "    bid += harry  # 2.6\n", ""),
        ("ranks leave no gap", "score", "sum(other > total for other in totals)", "len({other for other in totals if other > total})"),
        # deals
        ("big-endian seed", "deal", 'seed.to_bytes(32, "little")', 'seed.to_bytes(32, "big")'),
        ("the counter starts at 1", "deal", "for counter in count()", "for counter in count(1)"),
        ("one keystream for all rounds", "deal", 'round_number.to_bytes(12, "little")', "bytes(12)"),
        ("shuffle from the first index", "deal", "range(len(deck) - 1, 0, -1)", "range(1, len(deck))"),
        ("Sattolo instead of Fisher and Yates", "deal", "below(words, last + 1)", "below(words, last)"),
        ("cards dealt in turn", "deal", "deck[s * cards : (s + 1) * cards] for s", "deck[s : hands * cards : hands] for s"),
        ("the pile from the bottom", "deal", "deck[hands * cards :]", "deck[hands * cards :][::-1]"),
        ("eight rounds of ChaCha", "deal", "(0, 1) * 10", "(0, 1) * 4"),
        # games
        ("the dealer stays", "game", "self.dealer = (self.dealer + 1) % self.players", "self.dealer = max(self.dealer, self.dealer + (self.round == 1))"),
        ("the dealer leads", "game", "self.leader = (self.dealer + 1) % self.players", "self.leader = self.dealer"),
        ("bids beyond the cards", "game", "range(self.cards + 1)]  # R6", "range(self.cards + 2)]  # R6"),
        ("no zero bid", "game", "range(self.cards + 1)]  # R6", "range(1, self.cards + 1)]  # R6"),
        ("the last player need not bid", "game", '                if not self.to_act:\n                    self.emit("bids_revealed"', '                if self.to_act in ([], [self.players - 1]):\n                    self.bids = {s: 0 for s in range(self.players)} | self.bids\n                    self.emit("bids_revealed"'),
        ("loads under standard scoring", "game", 'self.rules.option("scoring") == "rascal" and ', ""),
        ("counter-clockwise", "game", "[(leader + step) %", "[(leader - step) %"),
        ("the round's leader leads every trick", "game", "self.start_trick(self.next_leader)", "self.start_trick(self.leader)"),
        ("Graybeard plays last", "game", "return [leader, 2, 1 - leader]", "return [leader, 1 - leader, 2]"),
        ("last human leader by default", "game", '== "round_leader"', '!= "round_leader"'),
        ("the last human leader is never updated", "game", "self.last_human_leader = leader", "pass"),
        ("Graybeard's Tigress is a pirate", "game", '"SM-" if top', '"SM+" if top'),
        ("Graybeard plays the bottom card", "game", "self.hands[self.players][0]", "self.hands[self.players][-1]"),
        ("Graybeard's bonuses go to the leader", "game", "        if not self.choice:\n            self.after_trick()", "        if winner == self.players:\n            self.bonuses[self.leader].update(result.bonuses)\n        if not self.choice:\n            self.after_trick()"),
        ("bonuses of the last trick only", "game", "self.bonuses[winner].update(result.bonuses)", "self.bonuses[winner] = Counter(result.bonuses)"),
        ("Loot by the bids before Harry", "game", "exact = [self.bids[seat] == self.won", 'first = next(e["bids"] for e in reversed(self.log) if e["type"] == "bids_revealed")\n        exact = [first[seat] == self.won'),
        ("one exact bid is enough for Loot", "game", "exact[a] and exact[b] for", "exact[a] or exact[b] for"),
        ("only the captor gets the Loot", "game", "if seat in (a, b)]", "if seat == b]"),
        ("Rosie on the last trick", "game", '("HAR",)\n', '("HAR", "ROS")\n'),
        ("Rascal on the last trick in 2021", "game", '("HAR", "RAS") if', '("HAR", "RAS") if True or'),
        ("Rascal not on the last trick in 2018", "game", '("HAR", "RAS") if', '("HAR",) if'),
        ("Harry not on the last trick", "game", 'else ("HAR",)', "else ()"),
        ("Harry at the end by default", "game", 'self.rules.option("harry") ==', 'self.rules.option("harry") !='),
        ("Harry below zero", "game", "if 0 <= self.bids[seat] + by <=", "if self.bids[seat] + by <="),
        ("Harry beyond the cards", "game", "self.bids[seat] + by <= self.cards]", "self.bids[seat] + by]"),
        ("a bet of 30", "game", "(0, 10, 20)", "(0, 10, 20, 30)"),
        ("Bendt draws one", "game", "self.undealt[:2], self.undealt[2:]", "self.undealt[:1], self.undealt[1:]"),
        ("Bendt draws from the bottom", "game", "self.undealt[:2], self.undealt[2:]", "self.undealt[-2:], self.undealt[:-2]"),
        ("Bendt discards on top", "game", "self.undealt += cards", "self.undealt = cards + self.undealt"),
        ("Bendt draws the same cards again", "game", "drawn, self.undealt = self.undealt[:2], self.undealt[2:]", "drawn = self.undealt[:2]"),
        ("Bendt is offered an empty pile", "game", 'case "BEN" if self.undealt:', 'case "BEN":'),
        ("Juanita sees an empty pile", "game", 'case "JUA" if self.undealt:', 'case "JUA":'),
        ("Rosie only for others", "game", "for leader in range(self.players)]", "for leader in range(self.players) if leader != seat]"),
        ("Rosie changes nothing", "game", "                self.next_leader = leader\n", ""),
        ("powers for who captures", "game", "self.offer_power(winner, dict(self.trick)[winner])", 'self.offer_power(winner, next((p for _, p in self.trick if p in ("ROS", "RAS", "HAR")), ""))'),
        ("no extra round", "game", "len(winners) > 1", "len(winners) > 9"),
        ("an extra round although it is not wanted", "game", 'self.rules.option("tiebreak") == "extra_round" and ', ""),
        ("only one extra round", "game", "if self.round < len(self.sizes) or another:", "if self.round < len(self.sizes) + another:"),
        ("the extra round has one card", "game", "self.sizes[min(self.round, len(self.sizes)) - 1]", "[*self.sizes, *[1] * 50][self.round - 1]"),
    )
]  # fmt: skip


def load(package: str, mutant: Mutant | None = None) -> str:
    """Executes the oracle's source anew as the package of this name, with the mutant's one change."""
    sys.modules[package] = top = types.ModuleType(package)
    top.__path__ = []
    for part in PARTS:
        name = f"{package}.{part}"
        source = (ORACLE / f"{part}.py").read_text(encoding="utf-8")
        if mutant and mutant.part == part:
            if source.count(mutant.old) != 1:
                raise ValueError(
                    f"{mutant.name}: its snippet stands {source.count(mutant.old)} times in {part}.py"
                )
            source = source.replace(mutant.old, mutant.new)
        sys.modules[name] = module = types.ModuleType(name)
        module.__package__ = package
        exec(compile(source, f"{name} (a mutant)", "exec"), module.__dict__)  # noqa: S102
    return package


def unload(package: str) -> None:
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]

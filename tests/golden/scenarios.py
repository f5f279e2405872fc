"""For each option a small game with open cards in which it fires, as a record."""

from typing import NamedTuple


class Scenario(NamedTuple):
    name: str
    why: str
    option: str  # the option it is about, as it stands in the rules id
    fires: str  # what the told game must say
    text: str


def record(rules: str, players: int, dealer: int, body: str) -> str:
    lines = [f"rules: {rules}", f"players: {players}", f"dealer: {dealer}", *body.strip().splitlines()]
    return "\n".join(["skullking record 1", *(line.strip() for line in lines)]) + "\n"


SCENARIOS = [
    Scenario(
        "kraken", "The Kraken destroys the trick; who would have won leads (2.4).", "kraken", "nobody (2.4/kraken)",
        record("grandpabeck2021+kraken+rounds=2", 3, 2, """
            round 1
            deal: Y12 G2 | K3 G3 | KRA G4
            bids: 0 1 1
            trick 0: Y12 K3 KRA
            trick 1: G3 G4 G2
        """),
    ),
    Scenario(
        "kraken_lead", "The player left of the Kraken leads, not who would have won (2.4).", "kraken_lead=left_of_kraken", "seat 0 leads next",
        record("grandpabeck2021+kraken+rounds=2+kraken_lead=left_of_kraken", 3, 2, """
            round 1
            deal: Y12 G2 | K3 G3 | KRA G4
            bids: 0 1 1
            trick 0: Y12 K3 KRA
            trick 0: G2 G3 G4
        """),
    ),
    Scenario(
        "whale", "Under the Whale the highest number wins, black or not (2.4).", "whale", "seat 2 (2.4/whale)",
        record("grandpabeck2021+whale+rounds=1", 5, 4, """
            round 1
            deal: K2 | PIR | Y14 | SKU | WHA
            bids: 1 1 1 0 0
            trick 0: K2 PIR Y14 SKU WHA
        """),
    ),
    Scenario(
        "whale_void", "No number under the Whale: nobody wins, the Whale's player leads (2.4, L9).", "whale", "seat 2 leads next",
        record("grandpabeck2021+whale+rounds=2", 3, 2, """
            round 1
            deal: PIR G2 | SKU G3 | WHA G4
            bids: 0 1 1
            trick 0: PIR SKU WHA
            trick 2: G4 G2 G3
        """),
    ),
    Scenario(
        "whale_void_lead", "No number under the Whale: who would have won leads (2.4, 2024).", "whale_void_lead=would_have_won", "seat 1 leads next",
        record("grandpabeck2021+whale+rounds=2+whale_void_lead=would_have_won", 3, 2, """
            round 1
            deal: PIR G2 | SKU G3 | WHA G4
            bids: 0 1 1
            trick 0: PIR SKU WHA
            trick 1: G3 G4 G2
        """),
    ),
    Scenario(
        "kraken_and_whale", "The later beast rules, the earlier is an Escape (2.4).", "kraken", "nobody (2.4/kraken)",
        record("grandpabeck2021+kraken+whale+rounds=1", 4, 3, """
            round 1
            deal: Y12 | K3 | WHA | KRA
            bids: 0 1 0 1
            trick 0: Y12 K3 WHA KRA
        """),
    ),
    Scenario(
        "loot", "Loot allies its player with the winner: 20 each if both bids are exact (2.5).", "loot", "loot=+20",
        record("grandpabeck2021+loot+rounds=2", 3, 2, """
            round 1
            deal: G9 G2 | LOOT Y3 | LOOT G4
            bids: 1 0 2
            trick 0: G9 LOOT LOOT
            trick 0: G2 Y3 G4
        """),
    ),
    Scenario(
        "powers_rosie", "Rosie chooses who leads next (2.6).", "powers", "leader_chosen leader=2",
        record("grandpabeck2021+powers+rounds=2", 3, 2, """
            round 1
            deal: ROS G2 | G3 G5 | G4 Y9
            undealt: Y1 Y2
            bids: 1 1 0
            trick 0: ROS G3 G4
            choice 0: leader 2
            trick 2: Y9 G2 G5
        """),
    ),
    Scenario(
        "powers_bendt", "Bendt draws two of the undealt cards and discards two (2.6).", "powers", "cards_drawn count=2: K14 Y2",
        record("grandpabeck2021+powers+rounds=2", 3, 2, """
            round 1
            deal: BEN G2 | G3 G5 | G4 Y9
            undealt: K14 Y2
            bids: 2 0 0
            trick 0: BEN G3 G4
            choice 0: swap G2 Y2
            trick 0: K14 G5 Y9
        """),
    ),
    Scenario(
        "powers_rascal", "Rascal bets on the own bid: won with an exact bid (2.6).", "powers", "bet=+20",
        record("grandpabeck2021+powers+rounds=2", 3, 2, """
            round 1
            deal: RAS G2 | G3 G5 | G4 Y9
            bids: 1 1 0
            trick 0: RAS G3 G4
            choice 0: bet 20
            trick 0: G2 G5 Y9
        """),
    ),
    Scenario(
        "powers_juanita", "Juanita looks at the undealt cards (2.6).", "powers", "undealt_shown count=64: ",
        record("grandpabeck2021+powers+rounds=2", 3, 2, """
            round 1
            deal: JUA G2 | G3 G5 | G4 Y9
            bids: 1 1 0
            trick 0: JUA G3 G4
            trick 0: G2 G5 Y9
        """),
    ),
    Scenario(
        "powers_harry", "Harry changes his bid, also after the last trick (2.6).", "powers", "bid_changed by=1 bid=1",
        record("grandpabeck2021+powers+rounds=1", 3, 2, """
            round 1
            deal: HAR | G3 | G4
            bids: 0 0 0
            trick 0: HAR G3 G4
            choice 0: change +1
        """),
    ),
    Scenario(
        "powers_late_rascal", "In 2018 Rascal may bet after the last trick, too (2.2b).", "powers", "bet=-10",
        record("grandpabeck2018+powers+rounds=1", 3, 2, """
            round 1
            deal: RAS | G3 | G4
            bids: 0 0 0
            trick 0: RAS G3 G4
            choice 0: bet 10
        """),
    ),
    Scenario(
        "harry", "Harry changes his bid when the round is over, not at once (2.6).", "harry=end_of_round", "bid_changed by=1 bid=2",
        record("grandpabeck2021+powers+rounds=2+harry=end_of_round", 3, 2, """
            round 1
            deal: HAR G9 | G3 G5 | G4 Y9
            bids: 1 0 0
            trick 0: HAR G3 G4
            trick 0: G9 G5 Y9
            choice 0: change +1
        """),
    ),
    Scenario(
        "scoring", "Rascal scoring: all, half or nothing of ten a card and of the bonus (2.7).", "scoring=rascal", "score 1: 1 of 2: +40 (bid=+10 bonus=+30)",
        record("grandpabeck2021+rounds=2+scoring=rascal", 3, 2, """
            round 1
            deal: PIR G2 | SKU G3 | SM G9
            bids: 0 2 0
            trick 0: PIR SKU SM+
            trick 1: G3 G9 G2
        """),
    ),
    Scenario(
        "load", "Cannonball: 15 a card, all or nothing; grapeshot as before (2.7).", "load=choice", "score 0: 1 of 1: +30 (bid=+30)",
        record("grandpabeck2021+rounds=2+scoring=rascal+load=choice", 3, 2, """
            round 1
            deal: K9 G2 | K3 G3 | K4 G9
            bids: 1 1 0
            loads: cannonball cannonball grapeshot
            trick 0: K9 K3 K4
            trick 0: G2 G3 G9
        """),
    ),
    Scenario(
        "rounds", "A list of rounds instead of one to ten (2.9).", "rounds=2,1", "Round 2: 1 each",
        record("schmidt+rounds=2,1", 2, 0, """
            round 1
            deal: R1 R2 | R3 R4
            bids: 0 2
            trick 1: R3 R1
            trick 1: R4 R2
            round 2
            deal: Y1 | Y2
            bids: 0 0
            trick 0: Y1 Y2
        """),
    ),
    Scenario(
        "graybeard", "Graybeard's ghost sits between two players; what he takes is lost (2.8).", "graybeard", "2 SM-",
        record("schmidt+graybeard+rounds=3", 2, 1, """
            round 1
            deal: R1 R2 Y5 | Y3 R4 K1
            graybeard: B9 SKU SM
            bids: 1 1
            trick 0: R1 R4
            trick 1: Y3 Y5
            trick 0: R2 K1
        """),
    ),
    Scenario(
        "graybeard_off", "Two players without the ghost (2.8).", "graybeard=off", "trick 1: 0 G1, 1 G4 ->",
        record("grandpabeck2021+graybeard=off+rounds=1", 2, 1, """
            round 1
            deal: G1 | G4
            bids: 0 0
            trick 0: G1 G4
        """),
    ),
    Scenario(
        "graybeard_second", "When Graybeard leads, the human who led a trick last is second (2.8).", "graybeard_second=last_human_leader", "2 B9, 1 Y5, 0 Y7",
        record("schmidt+graybeard+rounds=3+graybeard_second=last_human_leader", 2, 1, """
            round 1
            deal: R1 Y7 Y2 | R4 R5 Y5
            graybeard: B1 SKU B9
            bids: 1 1
            trick 0: R1 R4
            trick 1: R5 Y2
            trick 1: Y5 Y7
        """),
    ),
    Scenario(
        "tiebreak", "A shared first place is broken by another round of the last size (R29).", "tiebreak=extra_round", "Round 2: 1 each",
        record("schmidt+rounds=1+tiebreak=extra_round", 2, 0, """
            round 1
            deal: R1 | R2
            bids: 1 0
            trick 1: R2 R1
            round 2
            deal: R5 | R2
            bids: 1 0
            trick 0: R5 R2
        """),
    ),
]  # fmt: skip

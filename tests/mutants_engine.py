"""Deliberate rule errors in the engine. Each is compiled; the case files and the oracle's games must notice it.

    python -m tests.mutants_engine             all of them, with a table and a closing line
    python -m tests.mutants_engine kraken      those with this in their name

A mutant is a snippet of rust/engine/src and what stands there instead. One scratch copy of the crate is compiled
again and again (target/mutants, incremental); its tests `conformance` and `secrecy` read spec/conformance and
transcripts of random games of the oracle. Nothing of Python runs between them.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests import conformance, lockstep
from tests.oracle import game as oracle_game
from tests.oracle import rules as oracle_rules

ROOT = Path(__file__).parent.parent
SCRATCH = ROOT / "target" / "mutants"
GAMES = 1_000
TIMEOUT = 300  # a mutant that never ends is noticed, too


class Mutant(NamedTuple):
    name: str
    file: str
    old: str
    new: str


MUTANTS = [
    Mutant(*fields)
    for fields in (
        # editions, decks
        ("schmidt counts to 14", "edition", "top: 13,", "top: 14,"),
        ("2013 has Mermaids", "edition", "mermaids: 0,", "mermaids: 2,"),
        ("a character lead frees in schmidt", "edition", "lead: Lead::FirstSuit,", "lead: Lead::CharacterFrees,"),
        ("a character lead frees nobody in 2018 and 2021", "edition", "lead: Lead::CharacterFrees,", "lead: Lead::FirstSuit,"),
        ("escaped Scary Mary does not count in schmidt", "edition", "mary_escape_counts: true,", "mary_escape_counts: false,"),
        ("escaped Tigress counts", "edition", "mary_escape_counts: false,", "mary_escape_counts: true,"),
        ("50 for the Mermaid in 2021", "edition", "worth: [30, 40, 20, 10, 20],", "worth: [30, 50, 20, 10, 20],"),
        ("10 for the black 14", "edition", "worth: [30, 40, 20, 10, 20],", "worth: [30, 40, 20, 10, 10],"),
        ("30 for a Mermaid by a pirate", "edition", "worth: [30, 40, 20, 10, 20],", "worth: [30, 40, 30, 10, 20],"),
        ("Rascal is never late", "edition", "late_rascal: true,", "late_rascal: false,"),
        ("no ghost in 2021", "edition", "graybeard: true,", "graybeard: false,"),
        ("six Escapes", "rules", "Card::ESC => 5,", "Card::ESC => 6,"),
        ("one Loot", "rules", "Card::LOOT => 2 * u8::from(self.loot),", "Card::LOOT => u8::from(self.loot),"),
        ("named pirates beside the others", "rules", "Card::PIR => 5 * (1 - named),", "Card::PIR => 5 - named,"),
        ("eight players get nine cards", "rules", "if players == 8 {\n            8\n", "if players == 8 {\n            9\n"),
        ("Graybeard shares a hand", "game", "let hands = players + u8::from(ghost);", "let hands = players;"),
        ("Graybeard joins three", "rules", "self.graybeard && players == 2", "self.graybeard && players <= 3"),
        ("whirlpool goes up", "rules", "&[9, 9, 7, 7, 5, 5, 3, 3, 1, 1]", "&[1, 1, 3, 3, 5, 5, 7, 7, 9, 9]"),
        ("a range leaves out its end", "rules", "sizes.extend(from..=to);", "sizes.extend(from..to.max(from + 1));"),
        # what a card counts as
        ("Scary Mary as an Escape is a pirate", "card", "64 | 69 | 78 => Class::Escape,", "64 | 69 => Class::Escape,\n            78 => Class::Pirate,"),
        ("Scary Mary as a pirate is an Escape", "card", "64 | 69 | 78 => Class::Escape,", "64 | 69 | 77 | 78 => Class::Escape,"),
        ("Harry is no pirate", "card", "65 | 72..=77 => Class::Pirate,", "65 | 72..=75 | 77 => Class::Pirate,"),
        ("the lowest suit is trump", "card", "48..64 => Class::Black,", "0..16 => Class::Black,"),
        ("Scary Mary is only a pirate", "cards", "mary << 40 | mary << 44", "mary << 40"),
        # following
        ("black sets no suit", "trick", "Class::Plain | Class::Black => Led::Suit(play.code() >> 4),", "Class::Black => Led::Open,\n            Class::Plain => Led::Suit(play.code() >> 4),"),
        ("the last number card sets the suit", "trick", "if self.led == OPEN {", "if self.led != FREE {"),
        ("a character anywhere frees", "trick", "_ if first && lead == Lead::CharacterFrees", "_ if lead == Lead::CharacterFrees"),
        ("an Escape in the lead frees", "trick", "Class::Escape => Led::Open,\n", "Class::Escape if first => Led::Free,\n            Class::Escape => Led::Open,\n"),
        ("nobody must follow", "trick", "Led::Suit(suit) if hand.suit(suit) != 0 => hand.plays().following(suit),\n", ""),
        ("black may always be played", "cards", "self.numbers & 0xFFFF << (16 * suit)", "self.numbers & (0xFFFF << (16 * suit) | 0xFFFF << 48)"),
        ("specials must follow", "cards", "numbers: self.numbers & 0xFFFF << (16 * suit),\n            specials: self.specials,", "numbers: self.numbers & 0xFFFF << (16 * suit),\n            specials: 0,"),
        # winning
        ("the Skull King beats the Mermaid", "trick", "if skull_king && mermaid {", "if skull_king && mermaid && false {"),
        ("pirates save the Skull King", "trick", "if skull_king && mermaid {", "if skull_king && mermaid && !pirate {"),
        ("the Mermaid must come after the Skull King", "trick", "special => self.first(special),", "special => self.first(special).max(self.first(Class::SkullKing) % 8),"),
        ("the last of equals wins", "trick", "there.trailing_zeros() as u8 / 8", "7 - there.leading_zeros() as u8 / 8"),
        ("pirates beat the Skull King", "trick", "} else if skull_king {", "} else if skull_king && !pirate {"),
        ("the Mermaid beats pirates", "trick", "} else if pirate {", "} else if pirate && !mermaid {"),
        ("black beats the Mermaid", "trick", "} else if mermaid {", "} else if mermaid && !black {"),
        ("black is no trump", "trick", "let counts = (suit == BLACK) | (suit == self.led);", "let counts = suit == self.led;"),
        ("the lowest wins", "trick", "self.top = self.top.max(strength);", "if counts && (self.top == 0 || strength < self.top) {\n            self.top = strength;\n        }"),
        ("any suit wins", "trick", "let counts = (suit == BLACK) | (suit == self.led);", "let counts = code < 64;"),
        ("the last Escape wins", "trick", "special => self.first(special),", "Class::Escape => plays.len() as u8 - 1,\n            special => self.first(special),"),
        ("rule ids are off by one", "trick", 'Reason::FirstMermaid => "1.7/4",', 'Reason::FirstMermaid => "1.7/3",'),
        # bonuses
        ("one bonus for all pirates", "trick", "bonuses.pirate_by_sk = self.count(Class::Pirate);", "bonuses.pirate_by_sk = self.count(Class::Pirate).min(1);"),
        ("50 for every Mermaid", "trick", "bonuses.sk_by_mermaid = 1,", "bonuses.sk_by_mermaid = self.count(Class::Mermaid),"),
        ("a pirate bonus beside the Mermaid's", "trick", "Reason::MermaidCatchesSkullKing => bonuses.sk_by_mermaid = 1,", "Reason::MermaidCatchesSkullKing => {\n            bonuses.sk_by_mermaid = 1;\n            bonuses.pirate_by_sk = self.count(Class::Pirate);\n        }"),
        ("one Mermaid by pirate at most", "trick", "bonuses.mermaid_by_pirate = self.count(Class::Mermaid);", "bonuses.mermaid_by_pirate = 1;"),
        ("13s count as 14s", "trick", "code < 64 && code & 15 == 14", "code < 64 && code & 15 >= 13"),
        ("the black 14 is a plain one", "trick", "let is_black = code >> 4 == BLACK;", "let is_black = false;"),
        ("bonuses do not add up", "round", "self.bonuses[winner as usize].add(result.bonuses);", "self.bonuses[winner as usize] = result.bonuses;"),
        # Kraken, Whale, Loot
        ("the earlier beast rules", "trick", "plays.iter().rposition(is_beast)", "plays.iter().position(is_beast)"),
        ("the Kraken player leads", "trick", "((beast + 1) % plays.len()) as u8", "beast as u8"),
        ("kraken_lead is not read", "trick", "KrakenLead::LeftOfKraken => ((beast + 1) % plays.len()) as u8,", "KrakenLead::LeftOfKraken => would_have_won(plays, rules),"),
        ("whale_void_lead is not read", "trick", "WhaleVoidLead::WouldHaveWon => would_have_won(plays, rules),", "WhaleVoidLead::WouldHaveWon => beast as u8,"),
        ("a void Whale trick: the leader leads", "trick", "WhaleVoidLead::WhalePlayer => beast as u8,", "WhaleVoidLead::WhalePlayer => 0,"),
        ("the Whale stays when the would-be winner is sought", "trick", "if !matches!(play.class(), Class::Kraken | Class::Whale) {", "if play.class() != Class::Kraken {"),
        ("the led suit is kept when the would-be winner is sought", "trick", "let result = resolve(&rest[..len], rules);", "let mut table = Table { led: Table::of(plays, rules).led, ..Table::EMPTY };\n    rest[..len].iter().for_each(|&play| table.lay(play, rules.edition().lead));\n    let result = table.decide(&rest[..len], rules);"),
        ("only beasts: the last player leads", "trick", "    if len == 0 {\n        return 0;", "    if len == 0 {\n        return plays.len() as u8 - 1;"),
        ("black is higher under the Whale", "trick", "if let Some(number) = play.card().number().filter(|&n| n > best.0) {", "if let Some(number) = play.card().number().map(|n| if play.code() >> 4 == BLACK { n + 20 } else { n }).filter(|&n| n > best.0) {"),
        ("the last of equals under the Whale", "trick", "filter(|&n| n > best.0)", "filter(|&n| n >= best.0)"),
        ("no 14s under the Whale", "trick", "result.bonuses = fourteens(plays, rules.edition());", "let _ = fourteens;"),
        ("alliance with oneself", "trick", ".filter(|&place| place != winner);", ".filter(|&place| place != winner || winner == 0);"),
        ("Loot under the Whale", "trick", "result.next_leader = winner;\n", "result.next_leader = winner;\n        result.alliances = alliances(plays, winner);\n"),
        ("one Loot a round", "round", "if let Some(free) = self.alliances.iter_mut().find(|slot| slot.is_none()) {", "if let Some(free) = self.alliances[..1].iter_mut().find(|slot| slot.is_none()) {"),
        ("one exact bid is enough for Loot", "round", "&& exact(loot) && exact(winner)", "&& (exact(loot) || exact(winner))"),
        ("only the captor gets the Loot", "round", "(seat == loot || seat == winner)", "(seat == winner)"),
        ("Loot with a missed bid", "score", "let loot_points = if exact { 20 * i16::from(tally.loot) } else { 0 };", "let loot_points = 20 * i16::from(tally.loot);"),
        # scores
        ("10 for an exact trick", "score", "Mode::Standard if exact => (20 * bid, bonus),", "Mode::Standard if exact => (10 * bid, bonus),"),
        ("a missed zero by tricks", "score", "-10 * cards }, 0),", "-10 * won }, 0),"),
        ("bonus without an exact bid", "score", "Mode::Standard => (-10 * off, 0),", "Mode::Standard => (-10 * off, bonus),"),
        ("a miss costs 10 once", "score", "Mode::Standard => (-10 * off, 0),", "Mode::Standard => (-10, 0),"),
        ("Rascal: off by two is half", "score", "Mode::Grapeshot if off == 1", "Mode::Grapeshot if off <= 2"),
        ("Rascal: no half of the bonus", "score", "(5 * cards, bonus / 2),", "(5 * cards, 0),"),
        ("cannonball like grapeshot", "score", "(15 * cards, bonus),", "(10 * cards, bonus),"),
        ("cannonball: half if off by one", "score", "Mode::Grapeshot | Mode::Cannonball => (0, 0),", "Mode::Cannonball if off == 1 => (5 * cards, 0),\n        Mode::Grapeshot | Mode::Cannonball => (0, 0),"),
        ("a lost bet costs nothing", "score", "if exact { bet } else { -bet }", "if exact { bet } else { 0 }"),
        ("ranks leave no gap", "score", "totals.iter().filter(|other| *other > own)", "totals.iter().enumerate().filter(|&(i, other)| other > own && !totals[..i].contains(other))"),
        ("load is not read", "round", "self.rules.scoring == Scoring::Rascal && self.rules.load", "self.rules.scoring == Scoring::Rascal && self.rules.load && false"),
        ("loads under standard scoring", "round", "self.rules.scoring == Scoring::Rascal && self.rules.load", "self.rules.load"),
        # deals
        ("the counter starts at 1", "chacha", "        for i in 0..3 {", "        state[12] = 1;\n        for i in 0..3 {"),
        ("one keystream for all rounds", "deal", "nonce[0] = round;", "nonce[0] = round.min(1);"),
        ("Sattolo instead of Fisher and Yates", "deal", "stream.below(last as u32 + 1)", "stream.below(last as u32)"),
        ("the modulo is biased", "chacha", "let kept = word < n.wrapping_neg() || word <= u32::MAX - n.wrapping_neg() % n;", "let kept = word < u32::MAX;"),
        ("Graybeard gets the first hand", "deal", "&dealt[dealt.len() - cards as usize..]", "&dealt[..cards as usize]"),
        # rounds and games
        ("the dealer stays", "game", "(self.first_dealer + (number - 1) % players) % players", "self.first_dealer"),
        ("the dealer leads", "round", "let leader = (dealer + 1) % players;", "let leader = dealer;"),
        ("bids beyond the cards", "round", "if bid > self.cards {", "if bid > self.cards + 1 {"),
        ("a legal bid is not listed", "round", "(0..=self.cards).map(Action::Bid)", "(0..self.cards).map(Action::Bid)"),
        ("the first bid stands", "round", "        self.bids[seat as usize] = bid;\n        self.placed |= 1 << seat;", "        if self.placed >> seat & 1 == 0 {\n            self.bids[seat as usize] = bid;\n        }\n        self.placed |= 1 << seat;"),
        ("counter-clockwise", "round", "let seat = from + steps;", "let seat = from + self.players - steps;"),
        ("the round's leader leads every trick", "round", "self.next_leader = result.next_leader;", "self.next_leader = self.leader;"),
        ("Graybeard plays last", "round", "_ if !ghost_leads => ghost,", "_ if !ghost_leads => 1 - leader.min(1),"),
        ("graybeard_second is not read", "round", "GraybeardSecond::LastHumanLeader => self.human_leader,", "GraybeardSecond::LastHumanLeader => self.leader,"),
        ("the last human leader by default", "round", "GraybeardSecond::RoundLeader => self.leader,", "GraybeardSecond::RoundLeader => self.human_leader,"),
        ("Graybeard's Tigress is a pirate", "round", "Play::of(card).unwrap_or(Play::SM_ESCAPE)", "Play::of(card).unwrap_or(Play::SM_PIRATE)"),
        ("Graybeard plays the bottom card", "round", "self.ghost[self.tricks as usize]", "self.ghost[(self.cards - 1 - self.tricks) as usize]"),
        ("Graybeard unlocks powers", "round", "&& winner < self.players\n", "&& winner <= self.players\n"),
        ("no extra round", "game", "self.rules().tiebreak == Tiebreak::ExtraRound && shared", "self.rules().tiebreak == Tiebreak::ExtraRound && shared && false"),
        ("an extra round although it is not wanted", "game", "self.rules().tiebreak == Tiebreak::ExtraRound && shared", "shared"),
        ("the extra round has one card", "rules", "let size = sizes[index.min(sizes.len() - 1)];", "let size = sizes.get(index).copied().unwrap_or(1);"),
        # powers
        ("Rosie on the last trick", "round", "Card::ROS if !last => Power::Rosie,", "Card::ROS => Power::Rosie,"),
        ("Rosie changes nothing", "round", "self.next_leader = leader;\n                sink", "sink"),
        ("Rosie only for others", "round", "(0..self.players).map(Action::ChooseLeader)", "(0..self.players).filter(|&s| s != seat).map(Action::ChooseLeader)"),
        ("Rascal on the last trick in 2021", "round", "Card::RAS if !last || self.rules.edition().late_rascal", "Card::RAS if !last || self.cards > 0"),
        ("a bet of 30", "round", "[0, 10, 20].map(Action::Bet)", "[0, 10, 20, 30].map(Action::Bet)"),
        ("Harry not on the last trick", "round", "Card::HAR => Power::Harry,", "Card::HAR if !last => Power::Harry,"),
        ("harry is not read", "round", "Card::HAR if self.rules.harry == Harry::EndOfRound => {", "Card::HAR if self.rules.harry == Harry::EndOfRound && self.cards == 0 => {"),
        ("Harry below zero", "round", "(0..=self.cards as i8).contains(&bid(by))", "(-1..=self.cards as i8).contains(&bid(by))"),
        ("Harry beyond the cards", "round", "(0..=self.cards as i8).contains(&bid(by))", "(0..=self.cards as i8 + 1).contains(&bid(by))"),
        ("Harry changes nothing", "round", "                self.bids[seat as usize] = bid;\n                sink", "                sink"),
        ("Bendt draws one", "round", "(0..2).map_while(|_| self.pile.draw())", "(0..1).map_while(|_| self.pile.draw())"),
        ("Bendt draws what he cannot get rid of", "round", "self.drawn = drawn.len() as u8;", "self.drawn = 2;"),
        ("Bendt's discards vanish", "round", "cards.iter().for_each(|&card| self.pile.put_under(card));", ""),
        ("Bendt on the last trick", "round", "Card::BEN if !last && !self.pile.cards().is_empty() => {", "Card::BEN if !self.pile.cards().is_empty() => {"),
        ("Bendt is offered an empty pile", "round", "Card::BEN if !last && !self.pile.cards().is_empty() => {", "Card::BEN if !last => {"),
        ("Juanita sees an empty pile", "round", "Card::JUA if !last && !self.pile.cards().is_empty() => {", "Card::JUA if !last => {"),
        ("powers for who captures", "round", "let winning_card = plays[placed.winner.unwrap_or(0) as usize].card();", "let winning_card = plays.iter().map(|p| p.card()).find(|c| matches!(*c, Card::ROS | Card::RAS | Card::HAR)).unwrap_or(plays[placed.winner.unwrap_or(0) as usize].card());"),
        # secrecy
        ("a view holds every hand", "round", "if own(s) { self.hands[s] } else { Cards::EMPTY }", "if own(s) || s == 0 { self.hands[s] } else { Cards::EMPTY }"),
        ("a view holds the undealt cards", "round", "pile: self.pile.face_down(),", "pile: self.pile,"),
        ("bids lie open at once", "round", "let bids_open = hide(self.phase != Phase::Bidding);", "let bids_open = hide(true);"),
        ("the last bid lies open early", "event", "Event::BidPlaced { seat: owner, bid } if hidden_from(*owner) => *bid = None,", "Event::BidPlaced { seat: owner, bid } if hidden_from(*owner) && *owner < 3 => *bid = None,"),
        ("drawn cards are shown to all", "event", "if hidden_from(*owner) => {\n                *cards = None;\n            }", "if hidden_from(*owner) && *owner == 9 => {\n                *cards = None;\n            }"),
        ("all see what Juanita sees", "round", "seen: self.seen.filter(|&(seat, _)| own(seat as usize)),", "seen: self.seen,"),
    )
]  # fmt: skip


def transcript(number: int, start: lockstep.Start, rng: random.Random) -> dict[str, Any]:
    """A random game of the oracle as a case of the kind `transcript`."""
    it = oracle_game.Game(oracle_rules.parse(start.rules), start.players, start.seed, start.first_dealer)
    opening = [lockstep.same_order(event) for event in it.log]
    steps: list[dict[str, Any]] = []
    while it.phase != "over":
        seat = rng.choice(it.to_act)
        if it.phase in ("bidding", "loading") and rng.random() < 0.2:
            seat = rng.randrange(start.players)
        legal = lockstep.oracle_keys(it.legal_actions(seat))
        before = {
            "phase": it.phase,
            "to_act": it.to_act,
            "legal": sorted(" ".join(map(str, key)) for key in legal),
        }
        action = lockstep.choose(it, seat, rng)
        events = [lockstep.same_order(event) for event in it.apply(seat, action)]
        steps.append({"seat": seat, "action": conformance.to_dict(action), **before, "events": events})
    seed = start.seed
    given = (
        {"text": seed}
        if isinstance(seed, str)
        else {"int": str(seed)}
        if isinstance(seed, int)
        else {"hex": seed.hex()}
    )
    return {
        "id": f"oracle game {number}", "kind": "transcript", "rules": start.rules, "players": start.players,
        "first_dealer": start.first_dealer, "seed": given, "start": opening, "steps": steps, "over": True,
    }  # fmt: skip


def transcripts(games: int) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = []
    for number in range(games):
        rng = random.Random(f"transcript {number}")
        start = lockstep.rare_start(rng, number // 4) if number % 4 == 0 else lockstep.random_start(rng)
        cases.append(transcript(number, start, rng))
    return cases


def prepare() -> Path:
    """The scratch copy and its case files; gives the crate's folder."""
    crate = SCRATCH / "rust" / "engine"
    for source in (ROOT / "rust" / "engine", ROOT / "spec" / "conformance"):
        copy = SCRATCH / source.relative_to(ROOT)
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(source, copy, copy_function=shutil.copyfile)  # new times, so that cargo sees it
    for test in (crate / "tests").glob("*.rs"):
        if test.stem not in {"conformance", "secrecy"}:
            test.unlink()
    whole = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    lines = [
        'members = ["rust/engine"]' if line.startswith("members") else line for line in whole.splitlines()
    ]
    (SCRATCH / "Cargo.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    path = SCRATCH / "transcripts.json"
    path.write_text(json.dumps({"cases": transcripts(GAMES)}), encoding="utf-8")
    return crate


def cargo(*arguments: str) -> tuple[bool, str]:
    environment = os.environ | {
        "CARGO_TARGET_DIR": str(SCRATCH / "target"), "CARGO_INCREMENTAL": "1", "CARGO_PROFILE_DEV_OPT_LEVEL": "0",
        "CARGO_PROFILE_DEV_DEBUG": "none", "RUSTFLAGS": "-Awarnings", "SKULLKING_CASES": str(SCRATCH / "transcripts.json"),
    }  # fmt: skip
    command = [
        "cargo",
        "test",
        "--quiet",
        "--offline",
        "--test",
        "conformance",
        "--test",
        "secrecy",
        *arguments,
    ]
    try:
        done = subprocess.run(
            command,
            cwd=SCRATCH,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False, "it does not end"
    return done.returncode == 0, done.stdout + done.stderr


def noticed_by(output: str) -> str:
    """The first case that failed, and how many did."""
    lines = [line.strip() for line in output.splitlines()]
    failed = next((line for line in lines if " passed, " in line and " failed:" in line), "")
    if failed:
        first = lines[lines.index(failed) + 1]
        return f"{failed.split(', ', 1)[-1].rstrip(':')}, first {first.split(':')[0]}"
    tests = [line.split()[-1] for line in lines if line.startswith("---- ")] or lines[-1:]
    named = next(
        (line.removeprefix("---- ").split(" ")[0] for line in lines if line.startswith("---- ")), None
    )
    return f"test {named}" if named else tests[-1]


def main(arguments: Sequence[str]) -> int:
    chosen = [mutant for mutant in MUTANTS if all(word in mutant.name for word in arguments)]
    begun = time.monotonic()
    crate = prepare()
    sources = {path.stem: path.read_text(encoding="utf-8") for path in (crate / "src").glob("*.rs")}
    for mutant in chosen:
        if (times := sources[mutant.file].count(mutant.old)) != 1:
            raise ValueError(f"{mutant.name}: its snippet stands {times} times in {mutant.file}.rs")
    fine, output = cargo()
    if not fine:
        print(output[-4_000:])
        print("The engine itself fails; no mutant was tried.")
        return 2
    survivors: list[str] = []
    for number, mutant in enumerate(chosen, start=1):
        path = crate / "src" / f"{mutant.file}.rs"
        path.write_text(sources[mutant.file].replace(mutant.old, mutant.new), encoding="utf-8")
        compiled, output = cargo("--no-run")
        survives, output = cargo() if compiled else (True, output)
        path.write_text(sources[mutant.file], encoding="utf-8")
        if survives:
            survivors.append(mutant.name)
        verdict = "SURVIVES" if survives else noticed_by(output)
        if not compiled:
            verdict = "DOES NOT COMPILE, which proves nothing"
        print(f"{number:4} {mutant.file:8} {mutant.name:58} {verdict}", flush=True)
    minutes = (time.monotonic() - begun) / 60
    print(
        f"{len(chosen)} deliberate rule errors in the engine, {len(chosen) - len(survivors)} noticed, "
        f"{len(survivors)} survive ({GAMES} games of the oracle and all case files each; {minutes:.1f} minutes)"
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

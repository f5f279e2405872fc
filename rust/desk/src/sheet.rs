//! Answers about scores: one round, or a whole sheet.

use engine::rules::{Load, Rules};
use engine::score::{self, BONUS_NAMES, Bonuses, Mode, RoundScore, Tally};
use engine::sheet::{Entries, Entry, RoundSheet, SeatSheet, dealer, goes_on, leader};

use crate::json::Json;
use crate::{Answer, Refusal, number, parse_rules, player_count};

/// Most rounds a sheet is read with; extra rounds included.
const MAX_ROUNDS: usize = 60;

pub fn bonuses(j: &mut Json, bonuses: Bonuses) {
    j.object(|j| {
        for (name, count) in BONUS_NAMES.into_iter().zip(bonuses.counts()) {
            if count > 0 {
                j.key(name).number(count);
            }
        }
    });
}

fn read_bonuses(word: &str) -> Result<Bonuses, Refusal> {
    let wrong = || Refusal::new("score/unknown_bonus", word);
    let counts: Vec<u8> = word
        .split('.')
        .map(|count| number(count, "score/bonus_impossible"))
        .collect::<Result<_, _>>()?;
    Ok(Bonuses::from_counts(
        counts.try_into().map_err(|_| wrong())?,
    ))
}

fn write_score(j: &mut Json, score: Option<&RoundScore>) {
    let Some(score) = score else {
        j.null();
        return;
    };
    j.object(|j| {
        j.key("bid").number(score.tally.bid);
        j.key("won").number(score.tally.won);
        j.key("cards").number(score.tally.cards);
        j.key("bid_points").number(score.bid_points);
        j.key("bonus_points").number(score.bonus_points);
        j.key("loot_points").number(score.loot_points);
        j.key("bet_points").number(score.bet_points);
        j.key("points").number(score.points());
        j.key("exact").flag(score.exact());
        bonuses(j.key("bonuses"), score.tally.bonuses);
    });
}

/// `score ID BID WON CARDS BONUSES LOOT BET HARRY MODE`; LOOT is a number of alliances that pay.
pub fn score(words: &[&str]) -> Answer {
    let &[id, bid, won, cards, counts, loot, bet, harry, mode] = words else {
        return Err(Refusal::new("desk/question", "score"));
    };
    let rules = parse_rules(id)?;
    let cards: u8 = number(cards, "score/cards")?;
    if !(1..=engine::MAX_CARDS as u8).contains(&cards) {
        return Err(Refusal::new("score/cards", &cards.to_string()));
    }
    let mode = match mode {
        "-" => Mode::of(&rules, None),
        "standard" => Mode::Standard,
        "rascal" | "grapeshot" => Mode::Grapeshot,
        "cannonball" => Mode::Cannonball,
        other => return Err(Refusal::new("score/unknown_scoring", other)),
    };
    let entry = Entry {
        bid: Some(number(bid, "score/bid")?),
        won: Some(number(won, "score/won")?),
        bonuses: read_bonuses(counts)?,
        load: None,
        bet: number(bet, "score/bet")?,
        harry: number(harry, "score/harry")?,
    };
    let tally = Tally {
        bid: within(entry.final_bid().unwrap_or_default(), cards, "score/bid")?,
        won: within(entry.won.unwrap_or_default(), cards, "score/won")?,
        cards,
        bonuses: entry.bonuses,
        loot: within(number(loot, "score/loot")?, 2, "score/loot")?,
        bet: entry.bet,
        mode,
    };
    entry.bonuses.check(&rules)?;
    let mut json = Json::default();
    write_score(&mut json, Some(&score::score(tally, &rules)));
    Ok(json)
}

fn within(value: u8, most: u8, code: &'static str) -> Result<u8, Refusal> {
    if value > most {
        return Err(Refusal::new(code, &value.to_string()));
    }
    Ok(value)
}

pub fn ranking(words: &[&str]) -> Answer {
    let totals: Vec<i32> = words
        .iter()
        .map(|word| number(word, "score/total"))
        .collect::<Result<_, _>>()?;
    let mut json = Json::default();
    json.list(score::ranking(&totals), Json::number);
    Ok(json)
}

/// A round as it was entered, and whether it is booked.
fn read_round(line: &str) -> Result<(bool, Entries), Refusal> {
    let words: Vec<&str> = line.split(' ').collect();
    let &[booked, nobody, alliances, ref seats @ ..] = &words[..] else {
        return Err(Refusal::new("desk/round", line));
    };
    let mut entries = Entries {
        nobody: number(nobody, "sheet/nobody")?,
        ..Entries::default()
    };
    if alliances != "-" {
        for pair in alliances.split(',') {
            let (loot, winner) = pair
                .split_once('-')
                .ok_or_else(|| Refusal::new("sheet/alliance", pair))?;
            let seat = |word| number(word, "sheet/alliance");
            entries.alliances.push((seat(loot)?, seat(winner)?));
        }
    }
    for seat in seats {
        entries.seats.push(read_seat(seat)?);
    }
    Ok((booked == "1", entries))
}

fn read_seat(text: &str) -> Result<Entry, Refusal> {
    let fields: Vec<&str> = text.split('/').collect();
    let &[bid, won, counts, load, bet, harry] = &fields[..] else {
        return Err(Refusal::new("desk/round", text));
    };
    let maybe = |word: &str, code| match word {
        "-" => Ok(None),
        word => number(word, code).map(Some),
    };
    Ok(Entry {
        bid: maybe(bid, "score/bid")?,
        won: maybe(won, "score/won")?,
        bonuses: read_bonuses(counts)?,
        load: match load {
            "-" => None,
            "grapeshot" => Some(Load::Grapeshot),
            "cannonball" => Some(Load::Cannonball),
            other => return Err(Refusal::new("sheet/load", other)),
        },
        bet: number(bet, "score/bet")?,
        harry: number(harry, "score/harry")?,
    })
}

fn write_seat(j: &mut Json, seat: &SeatSheet) {
    j.object(|j| {
        j.key("bid").maybe(seat.bid);
        j.key("low").number(seat.low);
        j.key("high").number(seat.high);
        bonuses(j.key("most"), seat.most);
        j.key("harry_down").flag(seat.harry.0);
        j.key("harry_up").flag(seat.harry.1);
        write_score(j.key("score"), seat.score.as_ref());
        write_score(j.key("made"), seat.made.as_ref());
    });
}

/// Everything that follows from a sheet. A booked round that is not complete is an error.
pub fn sheet<'a>(
    id: &str,
    players: &str,
    first_dealer: &str,
    lines: impl Iterator<Item = &'a str>,
) -> Answer {
    let rules = parse_rules(id)?;
    let players = player_count(players, &rules)?;
    let first: u8 = number(first_dealer, "rules/dealer")?;
    if first >= players {
        return Err(Refusal::new("rules/dealer", first_dealer));
    }
    let mut rounds = Vec::new();
    let mut totals = vec![0i32; players as usize];
    for (index, line) in lines.enumerate() {
        if index >= MAX_ROUNDS {
            return Err(Refusal::new("sheet/rounds", &index.to_string()));
        }
        let (booked, entries) = read_round(line)?;
        let cards = rules.cards_in_round(players, index);
        let round = RoundSheet::read(&rules, players, cards, &entries)?;
        if booked {
            if !round.complete {
                return Err(Refusal::new("sheet/incomplete", &(index + 1).to_string()));
            }
            for (total, seat) in totals.iter_mut().zip(&round.seats) {
                *total += seat.score.map_or(0, |score| i32::from(score.points()));
            }
        }
        rounds.push((round, booked, totals.clone()));
    }
    let booked = rounds.iter().filter(|(_, booked, _)| *booked).count();
    let mut json = Json::default();
    json.object(|j| {
        j.key("rounds").list(
            rounds.iter().enumerate(),
            |j, (index, (round, booked, totals))| {
                j.object(|j| {
                    place(j, &rules, players, first, index);
                    j.key("booked").flag(*booked);
                    write_round(j, round);
                    j.key("totals").list(totals.iter().copied(), Json::number);
                });
            },
        );
        j.key("totals").list(totals.iter().copied(), Json::number);
        j.key("ranking").list(score::ranking(&totals), Json::number);
        j.key("goes_on").flag(goes_on(&rules, booked, &totals));
        j.key("next")
            .object(|j| place(j, &rules, players, first, rounds.len()));
        j.key("graybeard").flag(rules.has_ghost(players));
        j.key("planned").number(rules.rounds.sizes().len() as u8);
    });
    Ok(json)
}

fn place(j: &mut Json, rules: &Rules, players: u8, first: u8, index: usize) {
    j.key("cards").number(rules.cards_in_round(players, index));
    j.key("dealer").number(dealer(first, index, players));
    j.key("leader").number(leader(first, index, players));
}

fn write_round(j: &mut Json, round: &RoundSheet) {
    j.key("bid_sum").number(round.bid_sum);
    j.key("bids_missing").number(round.bids_missing);
    j.key("loads_missing").number(round.loads_missing);
    j.key("left").number(round.left);
    j.key("results_missing").number(round.results_missing);
    j.key("rest_sum").number(round.rest_sum);
    j.key("rest_fits").flag(round.rest_fits());
    j.key("most_nobody").number(round.most_nobody);
    j.key("complete").flag(round.complete);
    j.key("seats").list(&round.seats, write_seat);
}

#[cfg(test)]
mod tests {
    use crate::answer;

    #[test]
    fn a_round_of_the_paper_block() {
        let text = answer(
            "sheet schmidt 2 0\n1 0 - 1/1/1.0.0.0.0/-/0/0 0/0/0.0.0.0.0/-/0/0\n0 0 - 2/-/0.0.0.0.0/-/0/0 -/-/0.0.0.0.0/-/0/0",
        );
        assert!(
            text.contains(r#""totals":[50,10],"ranking":[1,2],"goes_on":true"#),
            "{text}"
        );
        assert!(text.contains(r#""bid_sum":2,"bids_missing":1"#), "{text}");
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        for (question, code) in [
            ("", "desk/question"),
            ("score schmidt 1", "desk/question"),
            ("rules poker", "rules/unknown_edition"),
            ("sheet schmidt 9 0", "rules/players"),
            ("sheet schmidt 3 3", "rules/dealer"),
            (
                "sheet schmidt 2 0\n1 0 - 1/-/0.0.0.0.0/-/0/0 0/0/0.0.0.0.0/-/0/0",
                "sheet/incomplete",
            ),
            ("sheet schmidt 2 0\n1 0", "desk/round"),
            (
                "sheet schmidt 2 0\n0 0 - 1/1/0.0.0/-/0/0 0/0/0.0.0.0.0/-/0/0",
                "score/unknown_bonus",
            ),
            ("score schmidt 1 1 11 0.0.0.0.0 0 0 0 -", "score/cards"),
            ("trick schmidt", "trick/size"),
            ("trick schmidt SM", "action/bare_scary_mary"),
            ("trick schmidt R5 R5", "rules/too_many_copies"),
            ("deal schmidt 3 1 zz", "seed/invalid"),
        ] {
            let text = answer(question);
            assert!(
                text.contains(&format!(r#""code":"{code}""#)),
                "{question}: {text}"
            );
        }
    }
}

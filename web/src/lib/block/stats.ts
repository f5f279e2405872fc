// Statistics over many evenings: counted from what the engine says about each game.
import type { Engine } from '../engine';
import { judge, type Game } from './model';

export interface Person {
  name: string;
  games: number;
  wins: number;
  rounds: number;
  exact: number;
  zeros: number;
  zerosMade: number;
  /** rounds in which a bonus was paid */
  bonuses: number;
  bonusPoints: number;
  best: number | null;
  worst: number | null;
  points: number;
  highest: number | null;
}

const nobody = (name: string): Person => ({
  name, games: 0, wins: 0, rounds: 0, exact: 0, zeros: 0, zerosMade: 0, bonuses: 0, bonusPoints: 0,
  best: null, worst: null, points: 0, highest: null,
}); // prettier-ignore

export function isOver(engine: Engine, game: Game): boolean {
  return game.rounds.length > 0 && game.rounds.every((round) => round.booked) && !judge(engine, game).goes_on;
}

/** Per person, the most frequent winners first. Games that are not over count with their booked rounds. */
export function statistics(engine: Engine, games: readonly Game[]): Person[] {
  const people = new Map<string, Person>();
  for (const game of games) {
    const sheet = judge(engine, game);
    if (!game.rounds.some((round) => round.booked)) continue;
    const over = isOver(engine, game);
    game.players.forEach((name, seat) => {
      const key = name.toLocaleLowerCase();
      const person = people.get(key) ?? nobody(name);
      people.set(key, person);
      if (over) {
        person.games += 1;
        person.points += sheet.totals[seat]!;
        if (sheet.ranking[seat] === 1) person.wins += 1;
        person.highest = Math.max(person.highest ?? -Infinity, sheet.totals[seat]!);
      }
      for (const round of sheet.rounds) {
        const score = round.booked ? round.seats[seat]!.score : null;
        if (!score) continue;
        person.rounds += 1;
        if (score.exact) person.exact += 1;
        if (score.bid === 0) {
          person.zeros += 1;
          if (score.exact) person.zerosMade += 1;
        }
        const extra = score.bonus_points + score.loot_points;
        if (extra > 0) person.bonuses += 1;
        person.bonusPoints += extra;
        person.best = Math.max(person.best ?? -Infinity, score.points);
        person.worst = Math.min(person.worst ?? Infinity, score.points);
      }
    });
  }
  return [...people.values()].toSorted(
    (a, b) => b.wins - a.wins || b.exact / (b.rounds || 1) - a.exact / (a.rounds || 1),
  );
}

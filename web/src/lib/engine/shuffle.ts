// Was the shuffle honest? The seed must be the one that was promised, and deal the very hands that were played.
import type { Engine } from './engine';

export interface ShuffledGame {
  rules: string;
  players: number;
  commitment: string;
  seed: string;
  rounds: readonly { round: number; hands: readonly (readonly string[])[] }[];
}
export interface ShuffleReport {
  /** the seed belongs to the promise */
  promised: boolean;
  /** rounds whose hands are not those of the seed */
  wrong: number[];
}

export function checkShuffle(engine: Engine, game: ShuffledGame): ShuffleReport {
  let promised = game.rounds.length > 0;
  const wrong: number[] = [];
  const same = (one: readonly string[], other: readonly string[]) =>
    one.toSorted().join(' ') === other.toSorted().join(' ');
  for (const { round, hands } of game.rounds) {
    const dealt = engine.deal(game.rules, game.players, round, game.seed);
    if (dealt.commitment !== game.commitment) promised = false;
    if (!dealt.hands.every((hand, seat) => same(hand, hands[seat] ?? []))) wrong.push(round);
  }
  return { promised, wrong };
}

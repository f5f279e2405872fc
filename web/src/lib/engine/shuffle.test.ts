import { beforeAll, expect, it } from 'vitest';
import type { Engine } from './engine';
import { checkShuffle, type ShuffledGame } from './shuffle';
import { engineFromDisk } from './testing';

const SEED = '2a'.padEnd(64, '0'); // the number 42
let engine: Engine;
let game: ShuffledGame;
beforeAll(async () => {
  engine = await engineFromDisk();
  const deals = [1, 2, 3].map((round) => engine.deal('schmidt', 4, round, SEED));
  game = {
    rules: 'schmidt',
    players: 4,
    seed: SEED,
    commitment: deals[0]!.commitment,
    rounds: deals.map(({ hands }, i) => ({ round: i + 1, hands: hands.map((hand) => hand.toReversed()) })),
  };
});

it('finds nothing in an honest game', () => {
  expect(checkShuffle(engine, game)).toEqual({ promised: true, wrong: [] });
});
it('finds a seed that was not promised', () => {
  expect(checkShuffle(engine, { ...game, commitment: '0'.repeat(64) }).promised).toBe(false);
});
it('finds a card that changed hands', () => {
  const [first, second, third] = game.rounds;
  const hands = second!.hands.map((hand) => [...hand]);
  [hands[0]![0], hands[1]![0]] = [hands[1]![0]!, hands[0]![0]!];
  const found = checkShuffle(engine, { ...game, rounds: [first!, { round: 2, hands }, third!] });
  expect(found).toEqual({ promised: true, wrong: [2] });
});
it('says no rather than yes to a game without rounds', () => {
  expect(checkShuffle(engine, { ...game, rounds: [] }).promised).toBe(false);
});

import { expect, it } from 'vitest';
import type { View } from '../protocol/messages';
import { scenes } from '../../dev/fixtures';
import { applyEvent } from './reduce';

const view = scenes['phone']!.view as View;

it('lays a played card on the table and takes it from the hand', () => {
  const after = applyEvent(view, { type: 'card_played', seat: 0, play: 'Y13' });
  expect(after.hand).not.toContain('Y13');
  expect(after.trick.plays.at(-1)).toEqual([0, 'Y13']);
  expect(after.hand_sizes[0]).toBe(view.hand_sizes[0]! - 1);
  expect(after.legal).toEqual([]);
});

it('takes Scary Mary from the hand whatever she plays', () => {
  const after = applyEvent({ ...view, hand: ['SM', 'R1'] }, { type: 'card_played', seat: 0, play: 'SM-' });
  expect(after.hand).toEqual(['R1']);
});

it('never touches the hand when others play the same card', () => {
  const after = applyEvent({ ...view, hand: ['PIR'] }, { type: 'card_played', seat: 2, play: 'PIR' });
  expect(after.hand).toEqual(['PIR']);
});

const taken = {
  type: 'trick_taken' as const,
  trick: 1,
  next_leader: 3,
  led: 'Y',
  rule: '1.7/6',
  bonuses: {},
  points: 0,
  alliances: [],
};

it('gives the trick to its winner and clears the table', () => {
  const after = applyEvent(view, { ...taken, winner: 3 });
  expect(after.won[3]).toBe(view.won[3]! + 1);
  expect(after.trick).toEqual({ leader: 3, led: null, plays: [] });
  expect(after.tricks.at(-1)).toMatchObject({ winner: 3, plays: view.trick.plays });
});

it('gives a trick that nobody won to nobody', () => {
  expect(applyEvent(view, { ...taken, winner: null }).won).toEqual(view.won);
});

it('shows only that somebody has bid, not what', () => {
  const sealed = { ...view, own_bid: null, bid_placed: [false, false, false, false] };
  const after = applyEvent(sealed, { type: 'bid_placed', seat: 2, n: null });
  expect(after.bid_placed).toEqual([false, false, true, false]);
  expect(after.own_bid).toBeNull();
});

it('starts a round with nothing left of the last one', () => {
  const after = applyEvent(view, {
    type: 'round_started',
    round: 8,
    cards: 8,
    dealer: 0,
    leader: 1,
    hands: [['R1'], null, null, null],
  });
  expect(after).toMatchObject({ round: 8, hand: ['R1'], tricks: [], won: [0, 0, 0, 0], phase: 'bidding' });
  expect(after.bids).toEqual([null, null, null, null]);
});

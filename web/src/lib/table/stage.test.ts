import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { View } from '../protocol/messages';
import { scenes } from '../../dev/fixtures';
import { Stage, TIMES } from './stage.svelte';

const view = scenes['phone']!.view as View;
const truth: View = {
  ...view,
  hand: view.hand.slice(1),
  won: [0, 0, 0, 1],
  trick: { leader: 3, led: null, plays: [] },
  to_act: [3],
};
const card = { type: 'card_played' as const, seat: 0, play: 'Y4' };
const taken = {
  type: 'trick_taken' as const,
  trick: 1,
  winner: 3,
  next_leader: 3,
  led: 'Y',
  rule: '1.7/6',
  bonuses: {},
  points: 0,
  alliances: [],
};
let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(() => TIMES);
  stage.reset(view);
});
afterEach(() => vi.useRealTimers());

it('shows the card before the trick, and the trick before the truth', () => {
  stage.push([card, taken], truth, false);
  expect(stage.view?.trick.plays).toHaveLength(3);
  expect(stage.moment).toBeNull();
  vi.advanceTimersByTime(TIMES.card);
  expect(stage.moment?.kind).toBe('trick');
  vi.advanceTimersByTime(1700);
  expect(stage.moment?.kind).toBe('trick');
  vi.advanceTimersByTime(5000);
  expect(stage.moment).toBeNull();
  expect(stage.view).toBe(truth);
});

it('a tap ends the moment', () => {
  stage.push([card, taken], truth, false);
  vi.advanceTimersByTime(TIMES.card);
  stage.tap();
  expect(stage.view).toBe(truth);
});

it('a held moment stays until the tap', () => {
  stage.push([card, taken], truth, false);
  vi.advanceTimersByTime(TIMES.card);
  stage.hold();
  vi.advanceTimersByTime(60_000);
  expect(stage.moment?.kind).toBe('trick');
  stage.tap();
  expect(stage.view).toBe(truth);
});

it('a moment without an end stays until the tap', () => {
  stage = new Stage(() => ({ ...TIMES, trick: () => Infinity }));
  stage.reset(view);
  stage.push([card, taken], truth, false);
  vi.advanceTimersByTime(3_600_000);
  expect(stage.moment?.kind).toBe('trick');
  stage.tap();
  expect(stage.view).toBe(truth);
});

it('what was held is forgotten with everything else, and the table goes on', () => {
  stage.push([card, taken], truth, false);
  vi.advanceTimersByTime(TIMES.card);
  stage.hold();
  stage.reset(view);
  stage.push([card], truth, false);
  vi.advanceTimersByTime(TIMES.card);
  expect(stage.view).toBe(truth);
});

it('what comes meanwhile waits its turn', () => {
  stage.push([card, taken], truth, false);
  const later = { ...truth, trick: { leader: 3, led: 'B', plays: [[3, 'B7']] as [number, string][] } };
  stage.push([{ type: 'card_played', seat: 3, play: 'B7' }], later, false);
  vi.advanceTimersByTime(TIMES.card);
  expect(stage.moment?.kind).toBe('trick');
  stage.tap();
  expect(stage.view?.trick.plays).toHaveLength(1);
  vi.advanceTimersByTime(TIMES.card);
  expect(stage.view).toBe(later);
});

it('a hidden page is at the truth at once', () => {
  stage.push([card, taken], truth, true);
  expect(stage.view).toBe(truth);
  expect(stage.busy).toBe(false);
});

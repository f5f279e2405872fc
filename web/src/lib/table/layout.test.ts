import { describe, expect, it } from 'vitest';
import { layout, handRows, type Spot } from './layout';

const SIZES = [
  [320, 568],
  [320, 640],
  [360, 640],
  [390, 844],
  [412, 915],
  [640, 360],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const inside = (spot: Spot, w: number, h: number) =>
  spot.x >= -1 && spot.y >= -1 && spot.x + spot.w <= w + 1 && spot.y + spot.h <= h + 1;
const apart = (a: Spot, b: Spot) =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;

describe.each(SIZES)('%i × %i', (w, h) => {
  for (let players = 2; players <= 8; players++) {
    for (const cards of [1, 5, 8, 10]) {
      const place = layout({ w, h, text: 1 }, players, cards);
      const others = place.plates.slice(1);

      it(`${players} players, ${cards} cards: everything is in sight`, () => {
        expect(place.plates).toHaveLength(players);
        for (const spot of [...others, place.me, place.button]) expect(inside(spot, w, h)).toBe(true);
        for (const spot of place.trick)
          expect(inside({ ...spot, w: place.trickCard, h: place.trickCard * 1.5 }, w, h)).toBe(true);
        for (const spot of place.hand.spots) {
          expect(spot.x).toBeGreaterThanOrEqual(-1);
          expect(spot.x + place.hand.card).toBeLessThanOrEqual(w + 1);
          // the index of a card is its upper half
          expect(spot.y + place.hand.card * 0.75).toBeLessThanOrEqual(h);
        }
      });

      it(`${players} players, ${cards} cards: no plate covers another, none covers the trick`, () => {
        others.forEach((a, i) => others.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
        for (const spot of place.trick) {
          const card = { ...spot, w: place.trickCard, h: place.trickCard * 1.5 };
          for (const plate of others) expect(apart(card, plate)).toBe(true);
        }
      });

      it(`${players} players, ${cards} cards: fingers hit the cards`, () => {
        const { spots, card, rows } = place.hand;
        expect(card).toBeGreaterThanOrEqual(58);
        for (let i = 1; i < spots.length; i++) {
          const [a, b] = [spots[i - 1]!, spots[i]!];
          if (rows === 1 || Math.abs(a.y - b.y) < card * 0.3) expect(b.x - a.x).toBeGreaterThanOrEqual(43);
        }
        expect(place.trickCard).toBeGreaterThanOrEqual(44);
      });
    }
  }
});

it('breaks a hand into two rows before its cards get too narrow to hit', () => {
  expect(handRows(360, 7, 66, 44)).toBe(1);
  expect(handRows(360, 8, 66, 44)).toBe(2);
  expect(handRows(320, 10, 60, 44)).toBe(2);
});

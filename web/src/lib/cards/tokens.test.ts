import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picture, sortHand, variants } from './tokens';

const faces = join(import.meta.dirname, '../../../public/cards');
const numbers = ['R', 'Y', 'B', 'K', 'G', 'P'].flatMap((suit) =>
  Array.from({ length: 14 }, (_, i) => `${suit}${i + 1}`),
);
const specials = 'ESC PIR MER SM SM+ SM- SKU LOOT KRA WHA ROS BEN RAS JUA HAR'.split(' ');

it('every card of every edition has a picture', () => {
  for (const token of [...numbers, ...specials])
    for (let variant = 0; variant < 6; variant++)
      expect(existsSync(join(faces, `${picture(token, variant)}.svg`)), token).toBe(true);
});

it('sorts by suit with black last and the pictures behind', () => {
  expect(sortHand(['SKU', 'K2', 'PIR', 'R13', 'R2', 'B1', 'ESC'])).toEqual([
    'R2', 'R13', 'B1', 'K2', 'ESC', 'PIR', 'SKU',
  ]); // prettier-ignore
});

it('tells equal cards apart', () => {
  expect(variants(['PIR', 'MER', 'PIR', 'PIR'])).toEqual([0, 0, 1, 2]);
});

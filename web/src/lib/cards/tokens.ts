// Reading the tokens of the notation: enough to draw and name a card, nothing about what it is worth.
import { has, t } from '../i18n/index.svelte';

export type Suit = 'R' | 'Y' | 'B' | 'K' | 'G' | 'P';
const NUMBER = /^([RYBKGP])(\d{1,2})$/;

export function suitOf(token: string): { suit: Suit; rank: number } | null {
  const found = NUMBER.exec(token);
  return found ? { suit: found[1] as Suit, rank: Number(found[2]) } : null;
}

const PIRATES: Record<string, string> = {
  ROS: 'PIR-5',
  BEN: 'PIR-2',
  RAS: 'PIR-1',
  JUA: 'PIR-6',
  HAR: 'PIR-3',
};

/** The picture of a card; `variant` tells equal cards (five pirates, two mermaids) apart. */
export function picture(token: string, variant = 0): string {
  const card = bare(token);
  if (card === 'PIR') return `PIR-${(variant % 5) + 1}`;
  if (card === 'MER') return `MER-${(variant % 2) + 1}`;
  return PIRATES[card] ?? card;
}
/** The card of a play: `SM+` is the card `SM`. */
export const bare = (token: string) => token.replace(/[+-]$/, '');
export const pictureUrl = (name: string) => `./cards/${name}.svg`;

/** How the newer editions call things: they have a tigress, and green beside yellow. */
export interface Edition {
  tigress: boolean;
  green: boolean;
}
export const edition = (rules: string): Edition => {
  const newer = rules.startsWith('grandpabeck');
  return { tigress: newer, green: newer };
};

export function cardName(token: string, of: Edition): string {
  const number = suitOf(token);
  if (number) return t('card-number', { suit: suitName(number.suit), rank: number.rank });
  if (token.startsWith('SM')) {
    const card = of.tigress ? 'card-tigress' : 'card-sm';
    return token === 'SM+' ? t(`${card}-pirate`) : token === 'SM-' ? t(`${card}-escape`) : t(card);
  }
  const key = `card-${token.toLowerCase()}`;
  return has(key) ? t(key) : token;
}
export const suitName = (suit: string) => t(`suit-${suit.toLowerCase()}`);
export function suitLetter(suit: Suit, of: Edition): string {
  return suit === 'Y' && of.green && has('suit-letter-y-beside-green')
    ? t('suit-letter-y-beside-green')
    : t(`suit-letter-${suit.toLowerCase()}`);
}

const ORDER = 'RYBGPK';
const SPECIALS = ['ESC', 'LOOT', 'MER', 'PIR', 'ROS', 'BEN', 'RAS', 'JUA', 'HAR', 'SM', 'SKU', 'WHA', 'KRA'];
/** Sorted as people hold cards: suits, black last, then the pictures. */
export function sortHand(hand: readonly string[]): string[] {
  const place = (token: string) => {
    const number = suitOf(token);
    return number ? ORDER.indexOf(number.suit) * 20 + number.rank : 200 + SPECIALS.indexOf(token);
  };
  return hand.toSorted((a, b) => place(a) - place(b));
}
/** For each card how many equal ones stand before it. */
export function variants(cards: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return n;
  });
}

// The cases of spec/conformance against the module that ships.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './engine';
import { engineFromDisk } from './testing';
import { EngineError, type Bonuses } from './types';

interface Case {
  id: string;
  kind: string;
  edition: string;
  options?: Record<string, string | boolean>;
  players?: number;
  plays?: [number, string][];
  winner_index?: number | null;
  led?: string | null;
  bonus?: Bonuses;
  bonus_points?: number;
  rule?: string;
  hand?: string[];
  trick?: string[];
  legal?: string[];
  round?: number;
  cards?: number;
  bid?: number;
  won?: number;
  loot?: boolean[];
  bet?: number;
  harry?: number;
  scoring?: 'standard' | 'rascal' | 'cannonball';
  points?: number;
  totals?: number[];
  ranks?: number[];
  sizes?: number[];
  key?: string;
  hands?: string[][];
  undealt?: string[];
}

const folder = new URL('../../../../spec/conformance/', import.meta.url);
const cases: Case[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { cases: Case[] }).cases);
const of = (kind: string) => cases.filter((each) => each.kind === kind);

const SWITCHED_ON_BY: Record<string, string> = {
  KRA: 'kraken', WHA: 'whale', LOOT: 'loot', ROS: 'powers', BEN: 'powers', RAS: 'powers', JUA: 'powers', HAR: 'powers',
}; // prettier-ignore

/** The rules of a case: an optional card that appears switches its option on. */
function rulesOf(given: Case): string {
  const options = { ...given.options };
  const tokens = [
    ...(given.plays ?? []).map(([, play]) => play),
    ...(given.hand ?? []),
    ...(given.trick ?? []),
    ...(given.hands ?? []).flat(),
  ];
  for (const token of tokens) {
    const option = SWITCHED_ON_BY[token];
    if (option) options[option] ??= true;
  }
  const parts = Object.entries(options).map(([name, value]) =>
    value === true ? name : `${name}=${value === false ? 'off' : value}`,
  );
  return [given.edition, ...parts].join('+');
}

let engine: Engine;
beforeAll(async () => {
  engine = await engineFromDisk();
});

describe('spec/conformance', () => {
  it('has the cases that the rest of this file is about', () => {
    expect(of('trick').length).toBeGreaterThan(300);
    expect(of('score').length).toBeGreaterThan(95);
  });
  it.each(of('trick').map((each) => [each.id, each] as const))('trick %s', (_, given) => {
    const found = engine.trick(
      rulesOf(given),
      (given.plays ?? []).map(([, play]) => play),
    );
    if ('winner_index' in given) expect(found.winner).toBe(given.winner_index);
    if ('led' in given) expect(found.led).toBe(given.led);
    if (given.bonus) expect(found.bonuses).toEqual(given.bonus);
    if (given.bonus_points !== undefined) expect(found.points).toBe(given.bonus_points);
    if (given.rule) expect(found.rule).toBe(given.rule);
  });
  it.each(of('score').map((each) => [each.id, each] as const))('score %s', (_, given) => {
    const found = engine.score(rulesOf(given), {
      bid: given.bid!,
      won: given.won!,
      cards: given.cards ?? given.round!,
      bonuses: given.bonus,
      loot: (given.loot ?? []).filter(Boolean).length,
      bet: given.bet,
      harry: given.harry,
      mode: given.scoring,
    });
    expect(found.points).toBe(given.points);
  });
  it.each(of('legal').map((each) => [each.id, each] as const))('legal %s', (_, given) => {
    const found = engine.legal(rulesOf(given), given.hand ?? [], given.trick ?? []);
    expect(found.legal.toSorted()).toEqual(given.legal!.toSorted());
  });
  it.each(of('ranking').map((each) => [each.id, each] as const))('ranking %s', (_, given) => {
    expect(engine.ranking(given.totals!)).toEqual(given.ranks);
  });
  it.each(
    of('deal')
      .filter((each) => each.sizes)
      .map((each) => [each.id, each] as const),
  )('sizes %s', (_, given) => {
    expect(engine.sizes(rulesOf(given), given.players!)).toEqual(given.sizes);
  });
  it.each(
    of('deal')
      .filter((each) => each.key && each.hands)
      .map((each) => [each.id, each] as const),
  )('deal %s', (_, given) => {
    const found = engine.deal(rulesOf(given), given.players!, given.round!, given.key!);
    const hands = found.graybeard.length > 0 ? [...found.hands, found.graybeard] : found.hands;
    expect(hands.map((hand) => hand.toSorted())).toEqual(given.hands!.map((hand) => hand.toSorted()));
    if (given.undealt) expect(found.undealt).toEqual(given.undealt);
  });
});

describe('the desk', () => {
  it('refuses nonsense with a code, and goes on answering', () => {
    expect(() => engine.rules('poker')).toThrow(EngineError);
    expect(() => engine.trick('schmidt', ['R5', 'R5'])).toThrow('rules/too_many_copies');
    expect(() => engine.rules('schmidt\nsizes')).toThrow(EngineError);
    expect(engine.ranking([120, 80, 120])).toEqual([1, 3, 1]);
  });
  it('knows the editions and what can be chosen', () => {
    const editions = engine.editions();
    expect(editions.map((each) => each.id)).toContain('grandpabeck2021');
    expect(editions[0]!.options.find((each) => each.name === 'scoring')).toEqual({
      name: 'scoring',
      default: 'standard',
      values: ['standard', 'rascal'],
    });
  });
});

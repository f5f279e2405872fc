import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { makeBundle, LANGS, type Lang } from './index.svelte';

const root = join(import.meta.dirname, '../../../..');
const read = (lang: Lang, file: string) =>
  readFileSync(join(root, 'spec/locales', lang, `${file}.ftl`), 'utf8');
const keys = (text: string) =>
  [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!).toSorted();

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
const code = sources(join(root, 'web/src'));

describe.each(['web', 'cards', 'bots'])('%s.ftl', (file) => {
  it('has the same keys in both languages, each once', () => {
    const [de, en] = LANGS.map((lang) => keys(read(lang, file)));
    expect(de).toEqual(en);
    expect(new Set(de).size).toBe(de!.length);
  });

  it.each(LANGS)('can be read completely in %s', (lang) => {
    const text = read(lang, file);
    expect(new FluentResource(text).body).toHaveLength(keys(text).length);
  });
});

it('every text the client names exists', () => {
  const bundle = makeBundle(
    'de',
    ['web', 'cards', 'rules'].map((file) => read('de', file)),
  );
  const named = [...code.matchAll(/'((?:web|card|suit|rule|bonus)-[a-z0-9-]+)'/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

it('no text is left over that the client never shows', () => {
  // keys put together at run time begin with one of these
  const made = [...code.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map((match) => match[1]!);
  const unused = keys(read('de', 'web')).filter(
    (key) => !code.includes(key) && !made.some((start) => start !== 'web-' && key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

it('counts in both languages', () => {
  const [de, en] = LANGS.map((lang) => makeBundle(lang, [read(lang, 'web')]));
  const say = (bundle: typeof de, key: string, args: Record<string, string | number>) =>
    bundle!.formatPattern(bundle!.getMessage(key)!.value!, args);
  expect(say(de, 'web-reveal-line', { sum: 8, tricks: 7, leader: 'Mareike' })).toBe(
    '8 angesagt, 7 Stiche · Mareike spielt aus',
  );
  expect(say(de, 'web-reveal-line', { sum: 1, tricks: 1, leader: 'Du' })).toBe(
    '1 angesagt, 1 Stich · du spielst aus',
  );
  expect(say(en, 'web-reveal-line', { sum: 1, tricks: 1, leader: 'You' })).toBe('1 bid, 1 trick · you lead');
});

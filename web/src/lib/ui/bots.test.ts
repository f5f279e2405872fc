import { expect, it, vi } from 'vitest';
import { LANGS, setLang } from '../i18n/index.svelte';
import { actionText } from '../table/words';
import { botHint, botText, kindOf, offered } from './bots';

// there is no page here whose language could be set
vi.stubGlobal('document', { documentElement: {} });

const LEVELS = [
  'child',
  'deckhand',
  'sailor',
  'mate',
  'boatswain',
  'captain',
  'skullking',
  'adaptive',
  'dial',
];

it.each(LANGS)('every bot on offer has a name and a line about it in %s', async (lang) => {
  await setLang(lang);
  for (const name of ['', ...LEVELS]) {
    expect(botHint(name), name).not.toBe('');
    if (lang === 'de') expect(botText(name), name).not.toBe(name);
  }
});

it('a setting is part of the name', async () => {
  await setLang('de');
  expect(botText('dial:40')).toBe('Stärke 40');
  expect(botText('adaptive:02')).toBe(botText('adaptive'));
  expect(botText('somebody-elses')).toBe('somebody-elses');
  expect(kindOf('dial:0')).toEqual({ kind: 'dial', strength: 0 });
});

it('what is for measuring is not on offer, what others have written is', () => {
  const bots = [...LEVELS, 'tables', 'simple', 'random', 'theirs'].map((name) => ({ name, default: false }));
  expect(offered(bots).map((bot) => bot.name)).toEqual([...LEVELS, 'theirs']);
});

it('every action is said in words', async () => {
  await setLang('de');
  const say = (action: Parameters<typeof actionText>[0]) =>
    actionText(action, { tigress: false, green: false }, 2, (seat) => `P${seat}`);
  expect(say({ type: 'bid', n: 1 })).toBe('1 Stich ansagen');
  expect(say({ type: 'play', play: 'Y13' })).toBe('Gelb 13');
  expect(say({ type: 'play', play: 'SM+' })).toBe('Scary Mary als Pirat');
  expect(say({ type: 'swap', cards: ['Y1', 'B2'] })).toBe('Gelb 1, Blau 2');
  expect(say({ type: 'choose_leader', seat: 2 })).toBe('P2');
  expect(say({ type: 'change_bid', by: -1 })).toBe('1 (−1)');
  expect(say({ type: 'bet', n: 0 })).toBe('Keine Wette');
  expect(say({ type: 'load', kind: 'cannonball' })).toBe('Kugel');
});

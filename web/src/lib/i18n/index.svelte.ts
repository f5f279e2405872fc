import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'de' | 'en';
export const LANGS: readonly Lang[] = ['de', 'en'];

// One catalogue for Python and the browser; each language is fetched when it is wanted.
const files = import.meta.glob<string>(
  '../../../../spec/locales/*/{web,cards,rules,errors,server,bots}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

// Texts of pages that most visits never open; `useTexts` fetches them.
const later = import.meta.glob<string>('../../../../spec/locales/*/block.ftl', {
  query: '?raw',
  import: 'default',
});
const used: string[] = [];

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Lang>('de');

let turns = 0;

export async function setLang(lang: Lang): Promise<void> {
  const turn = ++turns;
  const extra = Object.entries(later).filter(([path]) => used.some((area) => path.endsWith(`/${area}.ftl`)));
  const wanted = [...Object.entries(files), ...extra].filter(([path]) => path.includes(`/${lang}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  if (turn !== turns) return; // asked again in the meantime
  bundle = makeBundle(lang, texts);
  current = lang;
  document.documentElement.lang = lang;
}

/** Fetches the texts of an area that does not come with the first page. */
export async function useTexts(area: 'block'): Promise<void> {
  if (used.includes(area)) return;
  used.push(area);
  try {
    await setLang(current);
  } catch (error) {
    used.splice(used.indexOf(area), 1);
    throw error;
  }
}

export function makeBundle(lang: Lang, texts: string[]): FluentBundle {
  // Names of players are the only foreign text and stand alone, so no isolation marks are needed.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The language on screen; reading it makes a component follow the switch. */
export function lang(): Lang {
  return current;
}

export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The text of a key. A key without text shows itself, so that a gap is seen and not silent. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern == null) {
    if (bundle && import.meta.env.DEV) console.warn('no text for', key);
    return bundle ? key : '';
  }
  return bundle.formatPattern(pattern, args, []);
}

/** +60, −20, 0: with a real minus sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
export function points(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

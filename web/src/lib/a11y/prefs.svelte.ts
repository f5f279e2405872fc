import { setLang, type Lang } from '../i18n/index.svelte';

export interface Prefs {
  lang: Lang;
  theme: 'auto' | 'night' | 'day';
  contrast: 'auto' | 'more';
  motion: 'auto' | 'reduce';
  /** how long a finished trick stays; a tap always goes on at once, and with `tap` nothing else does */
  reading: 'short' | 'normal' | 'long' | 'tap';
  /** ask for a second tap before a card is played; null: as the table says */
  confirm: boolean | null;
  /** play the last single card by itself */
  autoLast: boolean;
  sound: boolean;
  piloted: boolean;
}

const KEY = 'skullking.prefs';
const first: Prefs = {
  lang: navigator.languages?.some((each) => each.toLowerCase().startsWith('de')) ? 'de' : 'en',
  theme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  reading: 'normal',
  confirm: null,
  autoLast: false,
  sound: false,
  piloted: false,
};

function load(): Prefs {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return first;
  }
}

export const prefs: Prefs = $state(load());

const media = {
  day: matchMedia('(prefers-color-scheme: light)'),
  more: matchMedia('(prefers-contrast: more)'),
  still: matchMedia('(prefers-reduced-motion: reduce)'),
};
let dark = $state(!media.day.matches);
let still = $state(media.still.matches);
let sharp = $state(media.more.matches);
media.day.addEventListener('change', (event) => (dark = !event.matches));
media.still.addEventListener('change', (event) => (still = event.matches));
media.more.addEventListener('change', (event) => (sharp = event.matches));

const theme = () => (prefs.theme === 'auto' ? (dark ? 'night' : 'day') : prefs.theme);
export const reducedMotion = () => prefs.motion === 'reduce' || still;

/** Keeps <html>, storage and language in step with the preferences; returns when the first language is there. */
export function applyPrefs(): Promise<void> {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.contrast = prefs.contrast === 'more' || sharp ? 'more' : 'normal';
      root.dataset.motion = reducedMotion() ? 'reduce' : 'full';
      document
        .querySelector('meta[name=theme-color]')
        ?.setAttribute('content', theme() === 'day' ? '#EADFC3' : '#07151E');
    });
    $effect(() => {
      const text = JSON.stringify(prefs);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // private mode: the preferences live as long as the page
      }
    });
    $effect(() => void setLang(prefs.lang));
  });
  return setLang(prefs.lang);
}

// The pad on a laptop, without a mouse.
import { go } from '../ui/router.svelte';
import type { Pad } from './pad.svelte';

/** What can be listed: each has its text `block-keys-…`. */
export const KEYS = ['digits', 'enter', 'arrows', 'rest', 'undo', 'sheet', 'help'] as const;

/** Does what the key says; `help` opens the list. */
export function padKey(event: KeyboardEvent, pad: Pad, help: () => void): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = actOf(key, event, pad, target, help);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(
  key: string,
  event: KeyboardEvent,
  pad: Pad,
  target: HTMLElement,
  help: () => void,
): (() => void) | null {
  const back = () => (event.shiftKey ? pad.redo() : pad.undo());
  if (event.ctrlKey || event.metaKey) return key === 'z' ? back : key === 'y' ? () => pad.redo() : null;
  if (event.altKey || event.repeat) return null;
  // ten in one key: T, and Z as German has it
  const digit = /^\d$/.test(key) ? Number(key) : key === 't' || key === 'z' ? 10 : null;
  if (digit !== null) return () => pad.numbers.includes(digit) && pad.enter(digit);
  switch (key) {
    case 'Enter':
      return target.closest('button, a') ? null : () => pad.gold.act?.();
    case 'ArrowDown':
      return () => pad.step(1);
    case 'ArrowUp':
      return () => pad.step(-1);
    case 'r':
      return () => pad.phase === 'results' && pad.rest();
    case 'u':
      return back;
    case 's':
      return () => go('/block/sheet');
    case '?':
      return help;
    default:
      return null;
  }
}

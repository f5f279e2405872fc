// Kinds of bots as people choose them.
import { has, t } from '../i18n/index.svelte';
import type { BotInfo } from '../protocol/messages';

/** For measuring, not for playing: known to the server, offered to nobody. */
const MEASURES = ['tables', 'simple', 'random'];
/** Where the dial stands when it is first touched: what most people find hard enough. */
const MIDDLE = 50;

export const offered = (bots: readonly BotInfo[]) => bots.filter(({ name }) => !MEASURES.includes(name));

/** The kind of a name such as `dial:40` or `adaptive`, and where its dial stands. */
export function kindOf(name: string): { kind: string; strength: number } {
  const [kind, setting] = name.split(':') as [string, string?];
  return { kind, strength: setting && /^\d+$/.test(setting) ? Number(setting) : MIDDLE };
}

/** What a bot is called; `` is the server's choice. */
export function botText(name: string): string {
  const { kind, strength } = kindOf(name || 'any');
  if (kind === 'dial' && name !== kind) return t('web-bot-kind-dial-n', { n: strength });
  return has(`web-bot-kind-${kind}`) ? t(`web-bot-kind-${kind}`) : name;
}
export function botHint(name: string): string {
  const key = `web-bot-kind-${kindOf(name || 'any').kind}-hint`;
  return has(key) ? t(key) : '';
}

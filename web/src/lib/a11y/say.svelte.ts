// What a screen reader is told. Polite lines go into the log, urgent ones interrupt.
let polite = $state<{ id: number; text: string }[]>([]);
let urgent = $state('');
let next = 0;

export function say(text: string): void {
  if (text) polite = [...polite.slice(-30), { id: next++, text }];
}
export function sayNow(text: string): void {
  urgent = '';
  queueMicrotask(() => (urgent = text));
}
export const spoken = () => polite;
export const urgentText = () => urgent;

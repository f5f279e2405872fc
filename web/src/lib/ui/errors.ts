import { has, t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';

/** A refusal in words: the library's text, the client's own, or at least the code. */
export function errorText(code: string, args: Record<string, string | number> = {}): string {
  const slug = code.replace(/[/_.]/g, '-');
  for (const key of [`error-${slug}`, `web-error-${slug}`]) if (has(key)) return t(key, args);
  return t('web-error-unknown', { code });
}
export function thrownText(error: unknown): string {
  return error instanceof ApiError ? errorText(error.code, error.args) : errorText('net/offline');
}

import type { EngineError } from '../engine';
import { has, t } from '../i18n/index.svelte';

/** What the engine refuses, in the catalogue's words. */
export function errorText(error: EngineError): string {
  const key = `error-${error.code.replace(/[/_]/g, '-')}`;
  return has(key) ? t(key, { what: error.what }) : error.message;
}

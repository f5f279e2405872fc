import { t } from '../../i18n/index.svelte';
import { errorText } from '../../ui/errors';
import type { Shared } from './shared.svelte';

/** How the line to the others is, in words; `fine` when all is well. */
export function lineText(shared: Shared, fine: string): string {
  if (shared.status === 'closed' && shared.why) return errorText(shared.why.code, shared.why.args);
  if (shared.status !== 'open')
    return shared.unsent > 0 ? t('block-live-offline-n', { n: shared.unsent }) : t('block-live-offline');
  return shared.why ? errorText(shared.why.code, shared.why.args) : fine;
}

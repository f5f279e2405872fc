// The site's address as others reach it, and how it gets from one device to another.
import { loadCatalogue } from './me.svelte';
import { siteUrl } from './router.svelte';

/** On the host's own machine "localhost" helps nobody else: the server knows its address on the network. */
export async function siteForOthers(): Promise<string> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.host)) return siteUrl();
  try {
    const { share_url } = await loadCatalogue();
    return share_url ? share_url.replace(/\/?$/, '/') : siteUrl();
  } catch {
    return siteUrl();
  }
}

/** False: the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else legacyCopy(text);
    return true;
  } catch {
    return false;
  }
}
/** Plain HTTP on the local network has no clipboard API. */
function legacyCopy(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

// Who this browser is, for the corner of the start page and the forms.
import { api } from '../net/api';
import type { Catalogue, Me } from '../protocol/messages';

let me = $state.raw<Me | null>(null);
export const whoAmI = () => me;

const NAMED = 'skullking.name';
export function rememberedName(): string {
  try {
    return me?.name ?? localStorage.getItem(NAMED) ?? '';
  } catch {
    return me?.name ?? '';
  }
}
export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAMED, name);
  } catch {
    // private mode: the server still knows
  }
}
export async function loadMe(): Promise<Me> {
  me = await api.me();
  return me;
}

let catalogue: Promise<Catalogue> | null = null;
export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= api.catalogue().catch((error: unknown) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

import type {
  BlockHead,
  Catalogue,
  ErrorBody,
  GameBrief,
  GameReplay,
  InviteLink,
  JoinTable,
  Me,
  NewName,
  NewTable,
  PlayNow,
  Rejoin,
  Seated,
  SharedBlock,
  TableBrief,
  TableDetails,
} from '../protocol/messages';
import { siteUrl } from '../ui/router.svelte';

/** A refusal, or `net/offline` when nobody answered. `code` is a key of the catalogue. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export const apiUrl = (path: string) => new URL(`api/v1/${path}`, siteUrl()).href;

export const socketUrl = (path: string) => apiUrl(path).replace(/^http/, 'ws');

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('net/offline');
  }
  if (response.ok) return (await response.json()) as T;
  const refusal = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new ApiError(refusal?.code ?? 'net/unexpected', refusal?.args ?? { status: response.status });
}

/**
 * Whoever sits down while the first `me` is under way would be two people: each answer brings a cookie, and the
 * later one wins, without the seat.
 */
let introduced: Promise<unknown> = Promise.resolve();
function me(): Promise<Me> {
  const asked = call<Me>('GET', 'me');
  introduced = asked.catch(() => undefined);
  return asked;
}
const onceKnown = <T>(path: string, body: unknown) => introduced.then(() => call<T>('POST', path, body));

/** What may be left out of a request: whatever the server has a default for. */
type Some<T, K extends keyof T> = Pick<T, K> & Partial<Omit<T, K>>;

export const api = {
  catalogue: () => call<Catalogue>('GET', 'catalogue'),
  me,
  rename: (body: NewName) => call<Me>('PUT', 'me', body),
  rejoin: (body: Rejoin) => onceKnown<Me>('me/rejoin', body),
  games: () => call<GameBrief[]>('GET', 'me/games'),
  game: (id: string) => call<GameReplay>('GET', `games/${encodeURIComponent(id)}`),
  tables: () => call<TableBrief[]>('GET', 'tables'),
  create: (body: Some<NewTable, 'name'>) => onceKnown<Seated>('tables', body),
  table: (code: string) => call<TableDetails>('GET', `tables/${encodeURIComponent(code)}`),
  join: (code: string, body: Some<JoinTable, 'name'>) =>
    onceKnown<Seated>(`tables/${encodeURIComponent(code)}/join`, body),
  link: (code: string) => call<InviteLink>('GET', `tables/${encodeURIComponent(code)}/link`),
  block: (code: string) => call<BlockHead>('GET', `blocks/${encodeURIComponent(code)}`),
  shareBlock: (body: BlockHead) => onceKnown<SharedBlock>('blocks', body),
  playNow: (body: Partial<PlayNow>) => onceKnown<Seated>('play-now', body),
};

// The rules engine in the browser: questions as text, answers as JSON (rust/desk). No rule is decided here.
import {
  EngineError,
  type BonusName,
  type Bonuses,
  type DealAnswer,
  type EditionInfo,
  type LegalAnswer,
  type RulesInfo,
  type Score,
  type Sheet,
  type TrickAnswer,
} from './types';

export const BONUS_NAMES: readonly BonusName[] = [
  'pirate_by_sk',
  'sk_by_mermaid',
  'mermaid_by_pirate',
  'fourteen',
  'black_fourteen',
];

interface Exports {
  memory: WebAssembly.Memory;
  sk_request: (length: number) => number;
  sk_answer: () => number;
  sk_answer_at: () => number;
}

export interface ScoreQuestion {
  bid: number;
  won: number;
  cards: number;
  bonuses?: Bonuses;
  /** Loot alliances in which both bids were exact */
  loot?: number;
  bet?: number;
  harry?: number;
  mode?: 'standard' | 'rascal' | 'grapeshot' | 'cannonball';
}

/** Five counts, as a question wants them. */
export const bonusText = (bonuses: Bonuses = {}): string =>
  BONUS_NAMES.map((name) => bonuses[name] ?? 0).join('.');

// A word of a question: nothing that could be read as two words or two lines.
const word = (text: string | number): string => {
  const plain = String(text);
  if (plain === '' || /\s/.test(plain)) throw new EngineError('desk/question', plain);
  return plain;
};

export class Engine {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async load(module: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(module, {});
    return new Engine(instance.exports as unknown as Exports);
  }

  #ask<T>(question: string): T {
    const { memory, sk_request, sk_answer, sk_answer_at } = this.#exports;
    const bytes = new TextEncoder().encode(question);
    const at = sk_request(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = sk_answer();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, sk_answer_at(), length));
    const answer = JSON.parse(text) as T & { error?: { code: string; what: string } };
    if (answer.error) throw new EngineError(answer.error.code, answer.error.what);
    return answer;
  }

  #words<T>(...words: (string | number)[]): T {
    return this.#ask<T>(words.map(word).join(' '));
  }

  editions = () => this.#words<EditionInfo[]>('editions');
  rules = (id: string) => this.#words<RulesInfo>('rules', id);
  sizes = (id: string, players: number) => this.#words<number[]>('sizes', id, players);
  ranking = (totals: readonly number[]) => this.#words<number[]>('ranking', ...totals);
  trick = (id: string, plays: readonly string[]) => this.#words<TrickAnswer>('trick', id, ...plays);
  legal = (id: string, hand: readonly string[], plays: readonly string[]) =>
    this.#words<LegalAnswer>('legal', id, ...hand, '/', ...plays);
  deal = (id: string, players: number, round: number, seed: string) =>
    this.#words<DealAnswer>('deal', id, players, round, seed);
  score = (id: string, of: ScoreQuestion) =>
    this.#words<Score>(
      'score',
      id,
      of.bid,
      of.won,
      of.cards,
      bonusText(of.bonuses),
      of.loot ?? 0,
      of.bet ?? 0,
      of.harry ?? 0,
      of.mode ?? '-',
    );
  /** Each line is a round as rust/desk describes it. */
  sheet = (id: string, players: number, firstDealer: number, lines: readonly string[]) =>
    this.#ask<Sheet>([['sheet', id, players, firstDealer].map(word).join(' '), ...lines].join('\n'));
}

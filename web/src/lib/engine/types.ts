// What the engine answers; the names are those of rust/desk and of the Python library.

export type BonusName =
  'pirate_by_sk' | 'sk_by_mermaid' | 'mermaid_by_pirate' | 'fourteen' | 'black_fourteen';
export type Bonuses = Partial<Record<BonusName, number>>;
export type LoadKind = 'grapeshot' | 'cannonball';

export interface EditionInfo {
  id: string;
  /** most players; the fewest are two */
  players: number;
  options: { name: string; default: string; values: string[] }[];
}
export interface RulesInfo {
  id: string;
  edition: string;
  players: number;
  suits: string[];
  /** every card of the edition, the optional ones too */
  cards: { token: string; copies: number }[];
  bonuses: { name: BonusName; worth: number }[];
  loot: boolean;
  powers: boolean;
  /** players choose grapeshot or cannonball in every round */
  loads: boolean;
}
export interface Score {
  bid: number;
  won: number;
  cards: number;
  bid_points: number;
  bonus_points: number;
  loot_points: number;
  bet_points: number;
  points: number;
  exact: boolean;
  bonuses: Bonuses;
}
export interface SeatSheet {
  /** after Harry */
  bid: number | null;
  /** fewest and most tricks that this seat can have won */
  low: number;
  high: number;
  /** the most of each bonus that can be entered and would pay */
  most: Bonuses;
  harry_down: boolean;
  harry_up: boolean;
  score: Score | null;
  /** the score if the bid is made */
  made: Score | null;
}
export interface Place {
  cards: number;
  dealer: number;
  leader: number;
}
export interface RoundSheet extends Place {
  booked: boolean;
  bid_sum: number;
  bids_missing: number;
  loads_missing: number;
  left: number;
  results_missing: number;
  rest_sum: number;
  rest_fits: boolean;
  most_nobody: number;
  complete: boolean;
  seats: SeatSheet[];
  /** after this round */
  totals: number[];
}
export interface Sheet {
  rounds: RoundSheet[];
  totals: number[];
  ranking: number[];
  goes_on: boolean;
  next: Place;
  planned: number;
  /** Graybeard's ghost plays with two */
  graybeard: boolean;
}
export interface TrickAnswer {
  winner: number | null;
  led: string | null;
  bonuses: Bonuses;
  points: number;
  next_leader: number;
  alliances: [number, number][];
  rule: string;
}
export interface LegalAnswer {
  led: string | null;
  legal: string[];
}
export interface DealAnswer {
  hands: string[][];
  graybeard: string[];
  undealt: string[];
  commitment: string;
}

/** What the engine refuses: a code of the catalogue (`error-…`) and the word that is wrong. */
export class EngineError extends Error {
  constructor(
    readonly code: string,
    readonly what: string,
  ) {
    super(`${code} ${what}`);
  }
}

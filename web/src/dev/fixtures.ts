// Views as the mock-ups show them, to lay screenshots beside the pictures.
import type { Moment } from '../lib/table/stage.svelte';
import type { Action, RoundScore, SeatInfo, TableInfo, View } from '../lib/protocol/messages';

export interface Scene {
  table: TableInfo;
  view: View;
  moment: Moment | null;
}

const NAMES = ['Rike', 'Jonte', 'Mareike', 'Opa Karl', 'Ada', 'Nils', 'Bela', 'Fatma'];

function seat(n: number, over: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: n,
    kind: 'human',
    name: NAMES[n]!,
    bot: null,
    connected: true,
    stand_in: false,
    is_you: n === 0,
    host: n === 0,
    ...over,
  };
}
function table(seats: SeatInfo[], phase: TableInfo['phase'] = 'playing'): TableInfo {
  return {
    code: 'HAITANG7',
    rules: 'schmidt',
    phase,
    options: {
      clock: { bid_seconds: null, move_seconds: null },
      watchers: true,
      last_trick: true,
      confirm: true,
      visibility: 'private',
      pace: 'normal',
      countdown_seconds: 4,
    },
    advice: false,
    seats,
    watchers: 0,
    votes: [],
    game: 1,
    commitment: null,
    record: null,
    ended: null,
  };
}
const plays = (...list: string[]): Action[] => list.map((play) => ({ type: 'play', play }));

function view(players: number, over: Partial<Scene['view']>): Scene['view'] {
  const each = <T>(value: T) => Array.from({ length: players }, () => value);
  return {
    seat: 0,
    rules: 'schmidt',
    players,
    graybeard: false,
    phase: 'playing',
    round: 7,
    rounds: 10,
    cards: 7,
    dealer: players - 1,
    leader: 2 % players,
    to_act: [0],
    hand: [],
    hand_sizes: each(7),
    bids: each(1),
    bid_placed: each(true),
    bid_fixed: each(true),
    own_bid: 1,
    loads: each(null),
    load_placed: each(false),
    own_load: null,
    won: each(0),
    bonuses: each({}),
    alliances: [],
    bets: each(null),
    trick: { leader: 2 % players, led: null, plays: [] },
    tricks: [],
    undealt: null,
    choice: null,
    legal: [],
    totals: each(0),
    scores: [],
    ranking: null,
    ...over,
  };
}
function score(bid: number, won: number, cards: number, bonus = 0): RoundScore {
  const exact = bid === won;
  const base = bid === 0 ? (exact ? 10 : -10) * cards : exact ? 20 * bid : -10 * Math.abs(bid - won);
  return {
    bid,
    won,
    cards,
    bid_points: base,
    bonus_points: exact ? bonus : 0,
    loot_points: 0,
    bet_points: 0,
    points: base + (exact ? bonus : 0),
    exact,
    bonuses: bonus === 50 ? { sk_by_mermaid: 1 } : bonus ? { pirate_by_sk: bonus / 30 } : {},
  };
}
const HISTORY: [number, number, number][][] = [
  [[0, 1, 0], [0, 0, 0], [0, 0, 0], [1, 1, 0]],
  [[1, 1, 0], [1, 0, 0], [1, 1, 0], [0, 0, 0]],
  [[1, 1, 0], [0, 0, 0], [1, 1, 30], [2, 1, 0]],
  [[0, 0, 0], [1, 1, 0], [2, 2, 0], [1, 1, 0]],
  [[1, 1, 0], [2, 0, 0], [1, 2, 0], [2, 2, 50]],
  [[2, 2, 30], [1, 1, 0], [3, 3, 0], [0, 0, 0]],
]; // prettier-ignore
const scores = HISTORY.map((round, r) => round.map(([bid, won, bonus]) => score(bid, won, r + 1, bonus)));
const totalsOf = (list: RoundScore[][]) =>
  list.reduce<number[]>((sum, round) => round.map((s, i) => s.points + (sum[i] ?? 0)), []);

const four = [seat(0), seat(1), seat(2), seat(3)];
const phone = view(4, {
  hand: ['Y4', 'Y13', 'B6', 'K10', 'PIR', 'MER', 'ESC'],
  bids: [2, 1, 3, 2],
  trick: { leader: 2, led: 'Y', plays: [[2, 'Y9'], [3, 'Y12']] }, // prettier-ignore
  legal: plays('Y4', 'Y13', 'PIR', 'MER', 'ESC'),
  scores,
  totals: totalsOf(scores),
});
const ring = view(6, {
  round: 10,
  cards: 10,
  seat: 0,
  hand: ['R11', 'Y2', 'B5', 'B13', 'K9', 'SKU', 'SM'],
  bids: [2, 0, 3, 2, 1, 1],
  won: [1, 0, 0, 1, 1, 0],
  trick: { leader: 3, led: 'B', plays: [[3, 'B8'], [4, 'K4'], [5, 'B12']] }, // prettier-ignore
  legal: plays('B5', 'B13', 'SKU', 'SM+', 'SM-'),
  totals: [290, -30, 310, 240, 180, 90],
  scores: [
    [score(3, 3, 9), score(0, 1, 3), score(4, 4, 9), score(2, 4, 9), score(5, 5, 9, 50), score(1, 2, 9)],
  ],
  tricks: [
    { leader: 2, led: null, plays: [[2, 'MER'], [3, 'PIR']], winner: 4, next_leader: 4, rule: '1.7/3', bonuses: {}, points: 0, alliances: [] }, // prettier-ignore
    { leader: 4, led: 'B', plays: [[0, 'MER'], [1, 'B3']], winner: 0, next_leader: 0, rule: '1.7/4', bonuses: {}, points: 0, alliances: [] }, // prettier-ignore
    { leader: 0, led: 'B', plays: [[3, 'K11'], [1, 'B3']], winner: 3, next_leader: 3, rule: '1.7/5', bonuses: {}, points: 0, alliances: [] }, // prettier-ignore
  ],
});
const sixSeats = [
  seat(0),
  seat(1, { kind: 'bot', name: 'Bot Bela', bot: 'simple' }),
  seat(2, { name: 'Ada' }),
  seat(3, { name: 'Mareike' }),
  seat(4, { name: 'Opa Karl' }),
  seat(5, { name: 'Jonte', connected: false, stand_in: true, bot: 'simple' }),
];
const bidding = view(4, {
  phase: 'bidding',
  hand: phone.hand,
  bids: [null, null, null, null],
  bid_placed: [false, true, true, false],
  bid_fixed: [false, true, false, false],
  own_bid: null,
  to_act: [0, 3],
  legal: Array.from({ length: 8 }, (_, n) => ({ type: 'bid' as const, n })),
  trick: { leader: 2, led: null, plays: [] },
  scores,
  totals: totalsOf(scores),
});
const won = view(4, {
  hand: ['Y4', 'B6', 'K10', 'PIR', 'SM', 'ESC'],
  bids: [2, 1, 3, 2],
  won: [0, 0, 1, 0],
  to_act: [],
  trick: { leader: 2, led: null, plays: [] },
  totals: totalsOf(scores),
  scores,
});
const wonTrick = {
  leader: 3,
  led: 'K',
  plays: [[3, 'K13'], [0, 'SKU'], [2, 'MER'], [1, 'Y13']] as [number, string][], // prettier-ignore
  winner: 2,
  next_leader: 2,
  rule: '1.7/1',
  bonuses: { sk_by_mermaid: 1 },
  points: 50,
  alliances: [],
};
const eight = view(8, {
  round: 8,
  rounds: 8,
  cards: 8,
  rules: 'grandpabeck2021',
  hand: ['R3', 'Y2', 'B5', 'B13', 'K9', 'SM', 'SKU'],
  bids: [2, 1, 2, 1, 0, 1, 0, 2],
  won: [0, 0, 0, 1, 0, 0, 0, 0],
  trick: { leader: 3, led: 'B', plays: [[3, 'B4'], [4, 'K2'], [5, 'ESC'], [6, 'PIR'], [7, 'B12']] }, // prettier-ignore
  legal: plays('B5', 'B13', 'SM+', 'SM-', 'SKU'),
});
const tiny = view(6, {
  round: 10,
  cards: 10,
  hand: ['R3', 'R11', 'Y2', 'Y8', 'B5', 'B13', 'K9', 'K13', 'SKU', 'ESC'],
  bids: [2, 0, 3, 2, 1, 1],
  trick: { leader: 3, led: 'B', plays: [[3, 'B8'], [4, 'K4'], [5, 'B12']] }, // prettier-ignore
  legal: plays('B5', 'B13', 'SKU', 'ESC'),
});
const wide = view(4, {
  hand: ['R3', 'R11', 'Y4', 'Y13', 'B6', 'B9', 'K10', 'PIR', 'MER', 'ESC'],
  bids: [2, 1, 3, 2],
  trick: { leader: 2, led: 'Y', plays: [[2, 'Y9'], [3, 'Y12']] }, // prettier-ignore
  legal: plays('Y4', 'Y13', 'PIR', 'MER', 'ESC'),
});
const reveal = { ...phone, hand: phone.hand, bids: [2, 1, 3, 2], to_act: [] };
const others = { ...phone, to_act: [1], legal: [], trick: { ...phone.trick, plays: [[2, 'Y9'], [3, 'Y12'], [0, 'Y13']] as [number, string][] } }; // prettier-ignore

export const scenes: Record<string, Scene> = {
  phone: { table: table(four), view: phone, moment: null },
  others: { table: table(four), view: others, moment: null },
  desktop: { table: table(sixSeats), view: ring, moment: null },
  bid: { table: table(four), view: bidding, moment: null },
  reveal: { table: table(four), view: reveal, moment: { kind: 'reveal', view: reveal } },
  won: { table: table(four), view: won, moment: { kind: 'trick', view: won, trick: wonTrick, number: 1 } },
  eight: { table: table(NAMES.map((_, n) => seat(n))), view: eight, moment: null },
  tiny: {
    table: table(NAMES.slice(0, 6).map((_, n) => seat(n, n === 3 ? { name: 'Karl' } : {}))),
    view: tiny,
    moment: null,
  },
  wide: { table: table(four), view: wide, moment: null },
  score: {
    table: table(four),
    view: phone,
    moment: { kind: 'score', view: phone, round: 6, scores: scores[5]!, totals: totalsOf(scores) },
  },
  leader: {
    table: table(four),
    view: { ...phone, phase: 'choosing', choice: { seat: 0, power: 'ROS' }, trick: { leader: 0, led: null, plays: [] }, legal: [0, 1, 2, 3].map((s) => ({ type: 'choose_leader' as const, seat: s })) }, // prettier-ignore
    moment: null,
  },
  over: {
    table: { ...table(four, 'over'), record: 'abc', ended: 'finished' },
    view: { ...phone, phase: 'over', hand: [], to_act: [], legal: [], trick: { leader: 0, led: null, plays: [] }, ranking: [3, 4, 2, 1], round: 10 }, // prettier-ignore
    moment: null,
  },
};

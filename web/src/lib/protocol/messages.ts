// Generated from spec/protocol.schema.json by `npm run protocol`. Do not edit.

export type ClientMessage =
  | Act
  | Fix
  | Since
  | Ping
  | Start
  | Fill
  | Remove
  | Configure
  | Sit
  | Leave
  | Away
  | CastVote
  | Rename
  | Say
  | Advise;
export type Action =
  BidAction | PlayAction | ChooseLeaderAction | SwapAction | BetAction | ChangeBidAction | LoadAction;
/**
 * One text frame: a message, or several to be handled in order.
 */
export type ServerFrame = ServerMessage | ServerMessage[];
export type ServerMessage =
  | StateMessage
  | EventsMessage
  | TableMessage
  | AckMessage
  | ErrorMessage
  | ChatMessage
  | AdviceMessage
  | PongMessage
  | ByeMessage;
export type Event =
  | RoundStarted
  | BidPlaced
  | BidsRevealed
  | LoadPlaced
  | LoadsRevealed
  | CardPlayed
  | TrickTaken
  | ChoiceOffered
  | CardsDrawn
  | CardsDiscarded
  | UndealtShown
  | LeaderChosen
  | BetPlaced
  | BidChanged
  | RoundScored
  | GameOver
  | GameStarted
  | SeatTaken
  | SeatLeft
  | StandInChanged
  | BidFixed
  | Paused
  | Resumed
  | TableEnded;
export type BlockClientMessage = Enter | Claim | Release | Open | End | Ping;
/**
 * One text frame: a message, or several to be handled in order.
 */
export type BlockServerFrame = BlockServerMessage | BlockServerMessage[];
export type BlockServerMessage =
  BlockMessage | OpsMessage | AckMessage | ErrorMessage | PongMessage | ByeMessage;

/**
 * What travels over /api/v1/tables/{code}/ws and /api/v1/blocks/{code}/ws, and the bodies of HTTP under /api/v1.
 */
export interface SkullKingProtocolV1 {
  client?: ClientMessage;
  server?: ServerFrame;
  block_client?: BlockClientMessage;
  block_server?: BlockServerFrame;
}
/**
 * Play: an action of `view.legal`.
 *
 * `at` is the version you saw when deciding; the server refuses the action (`table/stale`) if your seat has
 * decided something else since. Bids and loads are sealed: send another one to change it, `fixed` says that
 * you will not.
 */
export interface Act {
  type: 'act';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * Number of events so far; each event counts one.
   */
  at: number;
  action: Action;
  fixed?: boolean;
}
/**
 * Announce how many tricks you will take.
 */
export interface BidAction {
  type: 'bid';
  n: number;
}
/**
 * Play a card; Scary Mary as `SM+` (pirate) or `SM-` (escape).
 */
export interface PlayAction {
  type: 'play';
  /**
   * A card or a play as spec/NOTATION.md writes it: `Y12`, `SM+`.
   */
  play: string;
}
/**
 * Rosie: who leads the next trick.
 */
export interface ChooseLeaderAction {
  type: 'choose_leader';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
}
/**
 * Will the Bandit: the cards to discard after drawing.
 */
export interface SwapAction {
  type: 'swap';
  /**
   * Items: A card or a play as spec/NOTATION.md writes it: `Y12`, `SM+`.
   */
  cards: string[];
}
/**
 * Rascal: bet on your own bid.
 */
export interface BetAction {
  type: 'bet';
  n: 0 | 10 | 20;
}
/**
 * Harry: change your bid by one, or leave it.
 */
export interface ChangeBidAction {
  type: 'change_bid';
  by: -1 | 0 | 1;
}
/**
 * Rascal's scoring: how the cannon is loaded.
 */
export interface LoadAction {
  type: 'load';
  kind: 'grapeshot' | 'cannonball';
}
/**
 * Say that your sealed bid is final, or that it is not.
 */
export interface Fix {
  type: 'fix';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  on?: boolean;
}
/**
 * I know everything up to this version: send me the rest.
 */
export interface Since {
  type: 'since';
  /**
   * Number of events so far; each event counts one.
   */
  v: number;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
}
/**
 * Host: begin. Every chair must be taken, or set `fill` to put bots into the empty ones.
 */
export interface Start {
  type: 'start';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  fill?: boolean;
}
/**
 * Host, lobby: put a bot on this empty chair, or on all of them.
 */
export interface Fill {
  type: 'fill';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  seat?: number | null;
  /**
   * Kind of bot; null: the one of the table's options.
   */
  bot?: string | null;
}
/**
 * Host, lobby: empty this chair.
 */
export interface Remove {
  type: 'remove';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
}
/**
 * Host, lobby: other rules, number of chairs or options; null leaves it as it is.
 */
export interface Configure {
  type: 'configure';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  rules?: string | null;
  seats?: number | null;
  options?: TableOptions | null;
}
/**
 * What the host chooses about the table (the game's own options are part of `rules`).
 */
export interface TableOptions {
  clock?: Clock;
  /**
   * May people without a seat look on?
   */
  watchers?: boolean;
  /**
   * May the finished tricks of the round be looked at again?
   */
  last_trick?: boolean;
  /**
   * Do clients ask for a second tap unless their player chose?
   */
  confirm?: boolean;
  /**
   * Listed on the start page?
   */
  visibility?: 'private' | 'public';
  /**
   * How long bots seem to think: about 2 s, 1 s, 0.4 s, not at all.
   */
  pace?: 'calm' | 'normal' | 'quick' | 'instant';
  /**
   * How long bids stay changeable after the last one, unless all are fixed.
   */
  countdown_seconds?: number;
  /**
   * Kind of bot for empty chairs, where nobody says another; null: the server's choice.
   */
  bot?: string | null;
  /**
   * May players `advise` themselves? Null: while only one person plays.
   */
  advice?: boolean | null;
}
/**
 * Time limits in seconds; null means as long as it takes. When time is up a stand-in decides once.
 */
export interface Clock {
  bid_seconds?: number | null;
  move_seconds?: number | null;
}
/**
 * Lobby: take this empty chair (watchers: sit down; others: move).
 */
export interface Sit {
  type: 'sit';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  /**
   * Needed when you have no name yet.
   */
  name?: string | null;
}
/**
 * Get up. In the lobby your chair becomes free; in a game a stand-in plays until you come back.
 */
export interface Leave {
  type: 'leave';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
}
/**
 * Let a stand-in play for you (`on`), or play yourself again.
 */
export interface Away {
  type: 'away';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  on: boolean;
}
/**
 * Propose, agree or disagree. A proposal passes when more than half of the people present agree.
 */
export interface CastVote {
  type: 'vote';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  what: 'pause' | 'resume' | 'rematch' | 'end';
  yes?: boolean;
}
/**
 * Be called something else.
 */
export interface Rename {
  type: 'rename';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * A player's name, as everybody sees it.
   */
  name: string;
}
/**
 * Chat, for people with a seat.
 */
export interface Say {
  type: 'say';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  text: string;
}
/**
 * What would the captain do in my place? At your own turn, where the table allows it; answered by `advice`.
 *
 * Nothing at the table changes, and nobody else learns of it.
 */
export interface Advise {
  type: 'advise';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
}
/**
 * Everything, first on every connection and whenever a gap cannot be filled.
 */
export interface StateMessage {
  type: 'state';
  /**
   * Number of events so far; each event counts one.
   */
  v: number;
  table: TableInfo;
  /**
   * Null before the first game.
   */
  view: View | null;
  timers: Timer[];
  chat: ChatLine[];
}
/**
 * Everything about the table that is not the game. A new one replaces the old one whole.
 */
export interface TableInfo {
  /**
   * The table's code, as in its link.
   */
  code: string;
  /**
   * Canonical rules id.
   */
  rules: string;
  /**
   * `over`: the game is decided (rematch possible); `closed`: nothing can happen here any more.
   */
  phase: 'lobby' | 'playing' | 'paused' | 'over' | 'closed';
  options: TableOptions;
  /**
   * May players `advise` themselves now? What `options.advice` comes to.
   */
  advice: boolean;
  seats: SeatInfo[];
  watchers: number;
  votes: Vote[];
  /**
   * Number of the current game at this table, 0 in the first lobby.
   */
  game: number;
  /**
   * SHA-256 of the current game's seed, in hex.
   */
  commitment: string | null;
  /**
   * Id of the last finished game: `games/{id}/record`.
   */
  record: string | null;
  /**
   * How the game ended, if it did.
   */
  ended: ('finished' | 'voted' | 'abandoned') | null;
}
/**
 * One chair of the table.
 */
export interface SeatInfo {
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  kind: 'human' | 'bot' | 'empty';
  /**
   * Null for an empty chair.
   */
  name: string | null;
  /**
   * Kind of bot that sits here or, with `stand_in`, plays for the person.
   */
  bot: string | null;
  connected: boolean;
  /**
   * A bot plays for this person until they return.
   */
  stand_in: boolean;
  is_you: boolean;
  host: boolean;
}
/**
 * A proposal that runs. It passes as soon as `needed` seats agree.
 */
export interface Vote {
  what: 'pause' | 'resume' | 'rematch' | 'end';
  /**
   * Items: Number of a seat, 0 first, in playing order.
   */
  yes: number[];
  needed: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  by: number;
}
/**
 * All that the receiver may know of the game, and nothing else (`seat` null: a watcher).
 *
 * While bids (or loads) are sealed the server holds them: `bid_placed`, `own_bid`, `to_act` speak of the
 * sealed ones, and `bid_fixed` says who has said "that's it". `tricks` stays empty at tables that hide
 * finished tricks. Lists per player have no entry for Graybeard except `hand_sizes`, `won` where he plays.
 */
export interface View {
  seat: number | null;
  rules: string;
  players: number;
  graybeard: boolean;
  phase: 'bidding' | 'loading' | 'playing' | 'choosing' | 'over';
  round: number;
  rounds: number;
  cards: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  dealer: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  leader: number;
  /**
   * Items: Number of a seat, 0 first, in playing order.
   */
  to_act: number[];
  /**
   * Items: A card or a play as spec/NOTATION.md writes it: `Y12`, `SM+`.
   */
  hand: string[];
  hand_sizes: number[];
  bids: (number | null)[];
  bid_placed: boolean[];
  bid_fixed: boolean[];
  own_bid: number | null;
  loads: (('grapeshot' | 'cannonball') | null)[];
  load_placed: boolean[];
  own_load: ('grapeshot' | 'cannonball') | null;
  won: number[];
  /**
   * Items: Name of a bonus to how often it was won; no zeros.
   */
  bonuses: {
    [k: string]: number;
  }[];
  bets: (number | null)[];
  alliances: [number, number][];
  trick: CurrentTrick;
  tricks: FinishedTrick[];
  undealt: string[] | null;
  choice: Choice | null;
  legal: Action[];
  totals: number[];
  scores: RoundScore[][];
  ranking: number[] | null;
}
/**
 * The trick on the table.
 */
export interface CurrentTrick {
  /**
   * Null while no trick is open: bids, a pirate's choice, the end.
   */
  leader: number | null;
  led: string | null;
  plays: [number, string][];
}
/**
 * A trick of this round that was taken (winner null: by nobody).
 */
export interface FinishedTrick {
  /**
   * Number of a seat, 0 first, in playing order.
   */
  leader: number;
  led: string | null;
  plays: [number, string][];
  alliances: [number, number][];
  winner: number | null;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  next_leader: number;
  rule: string;
  /**
   * Name of a bonus to how often it was won; no zeros.
   */
  bonuses: {
    [k: string]: number;
  };
  points: number;
}
/**
 * The pirate's power that waits for a decision.
 */
export interface Choice {
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  power: 'ROS' | 'BEN' | 'RAS' | 'HAR';
}
/**
 * One player's line of the score sheet for one round.
 */
export interface RoundScore {
  bid: number;
  won: number;
  cards: number;
  bid_points: number;
  bonus_points: number;
  loot_points: number;
  bet_points: number;
  points: number;
  exact: boolean;
  /**
   * Name of a bonus to how often it was won; no zeros.
   */
  bonuses: {
    [k: string]: number;
  };
}
/**
 * Something will happen by itself in `ms` milliseconds, counted from when the message was sent.
 */
export interface Timer {
  /**
   * `bid`, `move`: a clock runs out; `countdown`: bids open; `grace`: a stand-in takes over, or in the lobby another host; `vote`: a proposal lapses; `close`: an empty table ends.
   */
  kind: 'bid' | 'move' | 'countdown' | 'grace' | 'vote' | 'close';
  seat: number | null;
  ms: number;
}
/**
 * Something somebody said. Not kept when the server restarts.
 */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}
/**
 * What happened, as you may see it.
 *
 * `v` is the version of the first event, the following ones count up. Apply it if `v` is your version + 1
 * (your version becomes `v - 1 + events.length`), ignore what you have, send `since` when one is missing.
 * `view` holds the fields of your view that changed since the message before (all of them after `since`).
 */
export interface EventsMessage {
  type: 'events';
  /**
   * Number of events so far; each event counts one.
   */
  v: number;
  events: Event[];
  view: ViewPatch;
  /**
   * All that run now; replaces what you had.
   */
  timers: Timer[];
}
/**
 * Cards were dealt. `hands` holds your own hand; the others are null.
 */
export interface RoundStarted {
  type: 'round_started';
  round: number;
  cards: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  dealer: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  leader: number;
  hands: (string[] | null)[];
}
/**
 * A player's fist is in the middle. `n` is null except in your own event; may come again (changed bid).
 */
export interface BidPlaced {
  type: 'bid_placed';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  n: number | null;
}
/**
 * All bids are open, by seat.
 */
export interface BidsRevealed {
  type: 'bids_revealed';
  bids: number[];
}
/**
 * A player has loaded (Rascal's scoring). `kind` is null except in your own event.
 */
export interface LoadPlaced {
  type: 'load_placed';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  kind: ('grapeshot' | 'cannonball') | null;
}
/**
 * All loads are open, by seat.
 */
export interface LoadsRevealed {
  type: 'loads_revealed';
  loads: ('grapeshot' | 'cannonball')[];
}
/**
 * A card lies on the table.
 */
export interface CardPlayed {
  type: 'card_played';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  /**
   * A card or a play as spec/NOTATION.md writes it: `Y12`, `SM+`.
   */
  play: string;
}
/**
 * The trick is over: who took it (null: nobody), by which line of the rules, what it was worth.
 */
export interface TrickTaken {
  type: 'trick_taken';
  trick: number;
  winner: number | null;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  next_leader: number;
  led: string | null;
  rule: string;
  /**
   * Name of a bonus to how often it was won; no zeros.
   */
  bonuses: {
    [k: string]: number;
  };
  points: number;
  /**
   * Pairs (seat that played the Loot, winner's seat).
   */
  alliances: [number, number][];
}
/**
 * A pirate's power waits for a decision of this seat.
 */
export interface ChoiceOffered {
  type: 'choice_offered';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  power: 'ROS' | 'BEN' | 'RAS' | 'HAR';
}
/**
 * Cards came from the undealt pile; `cards` is null for everybody else.
 */
export interface CardsDrawn {
  type: 'cards_drawn';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * Cards went under the undealt pile; `cards` is null for everybody else.
 */
export interface CardsDiscarded {
  type: 'cards_discarded';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * This seat looks at the undealt pile; `cards` is null for everybody else.
 */
export interface UndealtShown {
  type: 'undealt_shown';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * Rosie's choice.
 */
export interface LeaderChosen {
  type: 'leader_chosen';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  leader: number;
}
/**
 * Rascal's choice.
 */
export interface BetPlaced {
  type: 'bet_placed';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  n: number;
}
/**
 * Harry's choice; `bid` is the bid from now on.
 */
export interface BidChanged {
  type: 'bid_changed';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  by: number;
  bid: number;
}
/**
 * The round is written down; one line a player, and the totals after it.
 */
export interface RoundScored {
  type: 'round_scored';
  round: number;
  scores: RoundScore[];
  totals: number[];
}
/**
 * The last round was scored. `ranking` holds each player's rank, 1 best; equal totals share one.
 */
export interface GameOver {
  type: 'game_over';
  totals: number[];
  ranking: number[];
  /**
   * Items: Number of a seat, 0 first, in playing order.
   */
  winners: number[];
}
/**
 * A game begins; the seed stays secret until its end, its SHA-256 is here.
 */
export interface GameStarted {
  type: 'game_started';
  game: number;
  commitment: string;
}
/**
 * Somebody sat down.
 */
export interface SeatTaken {
  type: 'seat_taken';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  name: string;
  kind: 'human' | 'bot';
}
/**
 * Somebody got up, or was removed by the host.
 */
export interface SeatLeft {
  type: 'seat_left';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  name: string;
}
/**
 * A bot takes over for an absent player, or gives the seat back.
 */
export interface StandInChanged {
  type: 'stand_in';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  on: boolean;
}
/**
 * A player does not want to change the bid any more (or does again).
 */
export interface BidFixed {
  type: 'bid_fixed';
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
  on: boolean;
}
/**
 * The table agreed to a pause.
 */
export interface Paused {
  type: 'paused';
}
/**
 * The table plays on.
 */
export interface Resumed {
  type: 'resumed';
}
/**
 * No more moves in this game: it is decided, voted away, or everybody left.
 */
export interface TableEnded {
  type: 'ended';
  reason: 'finished' | 'voted' | 'abandoned';
}
/**
 * The fields of the `View` that changed, each complete: `view = {...view, ...patch}`.
 */
export interface ViewPatch {
  seat?: number | null;
  rules?: string;
  players?: number;
  graybeard?: boolean;
  phase?: 'bidding' | 'loading' | 'playing' | 'choosing' | 'over';
  round?: number;
  rounds?: number;
  cards?: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  dealer?: number;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  leader?: number;
  /**
   * Items: Number of a seat, 0 first, in playing order.
   */
  to_act?: number[];
  /**
   * Items: A card or a play as spec/NOTATION.md writes it: `Y12`, `SM+`.
   */
  hand?: string[];
  hand_sizes?: number[];
  bids?: (number | null)[];
  bid_placed?: boolean[];
  bid_fixed?: boolean[];
  own_bid?: number | null;
  loads?: (('grapeshot' | 'cannonball') | null)[];
  load_placed?: boolean[];
  own_load?: ('grapeshot' | 'cannonball') | null;
  won?: number[];
  /**
   * Items: Name of a bonus to how often it was won; no zeros.
   */
  bonuses?: {
    [k: string]: number;
  }[];
  bets?: (number | null)[];
  alliances?: [number, number][];
  trick?: CurrentTrick;
  tricks?: FinishedTrick[];
  undealt?: string[] | null;
  choice?: Choice | null;
  legal?: Action[];
  totals?: number[];
  scores?: RoundScore[][];
  ranking?: number[] | null;
}
/**
 * Something about the people or options changed. Replaces what you had.
 */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
  timers: Timer[];
}
/**
 * The command with this id was carried out and is on disk (or had been already).
 */
export interface AckMessage {
  type: 'ack';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * Number of events so far; each event counts one.
   */
  v: number;
}
/**
 * The command was refused and changed nothing. `id` is null when the message could not be read.
 */
export interface ErrorMessage {
  type: 'error';
  id: string | null;
  /**
   * Error code such as `table/full`; catalogue key `error-table-full`.
   */
  code: string;
  /**
   * Values for the catalogue's text.
   */
  args: {
    [k: string]: string | number;
  };
}
/**
 * Somebody said something.
 */
export interface ChatMessage {
  type: 'chat';
  line: ChatLine;
}
/**
 * Answer to `advise`, for this connection alone: about the view as it is when this comes.
 */
export interface AdviceMessage {
  type: 'advice';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  advice: Advice;
}
/**
 * What the captain would do in a seat's place, knowing what that seat knows and nothing else.
 */
export interface Advice {
  best: RatedAction;
  /**
   * Null where there is nothing to choose.
   */
  second: RatedAction | null;
  /**
   * Key of the sentence in `spec/locales/* /bots.ftl`.
   */
  reason: string;
  /**
   * Values for that sentence.
   */
  values: {
    [k: string]: number;
  };
}
/**
 * An action and what is expected of it.
 */
export interface RatedAction {
  action: Action;
  /**
   * Expected points of this round.
   */
  points: number;
}
/**
 * Answer to `ping`.
 */
export interface PongMessage {
  type: 'pong';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
}
/**
 * The server closes this connection; with `again` come back (it restarts, or you were too slow).
 */
export interface ByeMessage {
  type: 'bye';
  /**
   * Error code such as `table/full`; catalogue key `error-table-full`.
   */
  code: string;
  again: boolean;
}
/**
 * Operations of yours. All are taken or none; the error's argument `op` says which one is refused.
 */
export interface Enter {
  type: 'enter';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  ops: BlockOp[];
}
/**
 * One change of one entry; never changed itself.
 *
 * `base` names the operations that its writer saw there and replaces. What no operation replaces stands; where
 * two different values stand, people have to choose (which is an operation that replaces both).
 */
export interface BlockOp {
  /**
   * Chosen by the writer, never used twice.
   */
  id: string;
  /**
   * 0 is the first.
   */
  round: number;
  /**
   * Null for what belongs to the round.
   */
  seat: number | null;
  /**
   * As in the block's file. `open` comes from the server: these bids were opened together.
   */
  field: 'bid' | 'won' | 'bonuses' | 'load' | 'bet' | 'harry' | 'nobody' | 'loot' | 'booked' | 'open';
  value:
    | boolean
    | number
    | ('grapeshot' | 'cannonball')
    | {
        [k: string]: number;
      }
    | [number, number][]
    | string[]
    | null;
  base: string[];
  /**
   * Null: who keeps the block; else the phone of this player, for its own bid.
   */
  by: number | null;
}
/**
 * That is me: this phone is that player's. Another seat of yours becomes free.
 */
export interface Claim {
  type: 'claim';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * Number of a player, 0 first.
   */
  seat: number;
}
/**
 * That was not me; or, as the keeper: that phone is not this player's.
 */
export interface Release {
  type: 'release';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * Number of a player, 0 first.
   */
  seat: number;
}
/**
 * Keeper: open the bids of this round although some are missing.
 */
export interface Open {
  type: 'open';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
  /**
   * 0 is the first.
   */
  round: number;
}
/**
 * Keeper: share the block no longer.
 */
export interface End {
  type: 'end';
  /**
   * Chosen by the client, never used twice. The same id again does nothing and is acknowledged again.
   */
  id: string;
}
/**
 * Everything about a shared block that is no entry. A new one replaces the old one whole.
 */
export interface BlockMessage {
  type: 'block';
  head: BlockHead;
  seats: BlockSeat[];
  /**
   * Do you keep this block?
   */
  keeping: boolean;
  keeper_connected: boolean;
  /**
   * Connections without a seat.
   */
  watchers: number;
  sealed: SealedBids[];
}
/**
 * What is fixed when a block begins.
 */
export interface BlockHead {
  /**
   * The game's id, as in its file.
   */
  id: string;
  rules: string;
  players: string[];
  /**
   * Number of a player, 0 first.
   */
  first_dealer: number;
  /**
   * Date and time, ISO 8601, UTC.
   */
  started: string;
}
/**
 * One player of the block.
 */
export interface BlockSeat {
  /**
   * Somebody's phone has said: that is me.
   */
  taken: boolean;
  is_you: boolean;
  connected: boolean;
}
/**
 * A round whose bids are not open yet, and who has made one.
 */
export interface SealedBids {
  /**
   * 0 is the first.
   */
  round: number;
  placed: boolean[];
}
/**
 * Operations that you may see and had not; put them to yours, in whatever order.
 *
 * Bids of a round come to others than their writers when the round is opened: when everybody has bid, or the
 * keeper says so. `v` is what to ask for with `?since=` the next time.
 */
export interface OpsMessage {
  type: 'ops';
  /**
   * Number of events so far; each event counts one.
   */
  v: number;
  ops: BlockOp[];
}
/**
 * A kind of bot.
 */
export interface BotInfo {
  name: string;
  default: boolean;
  /**
   * Has strengths of its own, and is seated as `NAME:0` (weak) to `NAME:100` (strong).
   */
  dial?: boolean;
}
/**
 * What a form needs to know, and who answers.
 */
export interface Catalogue {
  /**
   * Version of the server's package.
   */
  version: string;
  presets: PresetInfo[];
  bots: BotInfo[];
  /**
   * How other devices on the network reach this server, if it knows.
   */
  share_url: string | null;
}
/**
 * An edition: its id, how many can play, and what its options are set to.
 */
export interface PresetInfo {
  id: string;
  min_players: number;
  max_players: number;
  options: RulesOption[];
}
/**
 * An option of the rules: `flag` is on or off, `choice` one of `values`, `rounds` a name of them or a list.
 */
export interface RulesOption {
  name: string;
  kind: 'flag' | 'choice' | 'rounds';
  values: string[];
  default: string;
}
/**
 * Every refusal: a code for the catalogue (`error-` + code with dashes) and its arguments.
 */
export interface ErrorBody {
  /**
   * Error code such as `table/full`; catalogue key `error-table-full`.
   */
  code: string;
  /**
   * Values for the catalogue's text.
   */
  args?: {
    [k: string]: string | number;
  };
}
/**
 * A game of yours that was played to the end.
 */
export interface GameBrief {
  id: string;
  rules: string;
  /**
   * Date and time, ISO 8601, UTC.
   */
  ended: string;
  rounds: number;
  players: GamePlayer[];
}
/**
 * One player of a finished game.
 */
export interface GamePlayer {
  name: string;
  kind: 'human' | 'bot';
  total: number;
  rank: number;
  is_you: boolean;
}
/**
 * A finished game with everything open: all hands, the seed, and every event of the engine in order.
 */
export interface GameReplay {
  id: string;
  rules: string;
  /**
   * Date and time, ISO 8601, UTC.
   */
  ended: string;
  rounds: number;
  players: GamePlayer[];
  commitment: string;
  /**
   * 32 bytes in hex; their SHA-256 is the commitment.
   */
  seed: string;
  /**
   * Unredacted.
   */
  events: (
    | RoundStarted
    | BidPlaced
    | BidsRevealed
    | LoadPlaced
    | LoadsRevealed
    | CardPlayed
    | TrickTaken
    | ChoiceOffered
    | CardsDrawn
    | CardsDiscarded
    | UndealtShown
    | LeaderChosen
    | BetPlaced
    | BidChanged
    | RoundScored
    | GameOver
  )[];
}
/**
 * Where others join, and where you go on on another device. Keep the token secret: it is you.
 */
export interface InviteLink {
  /**
   * To be put after the site's address: `#/t/CODE`.
   */
  join_path: string;
  /**
   * Likewise; the secret stands behind the `#` and so reaches no server log.
   */
  rejoin_path: string;
  token: string;
}
/**
 * Take a chair; without a wish the first free one. Who sits already keeps the chair.
 */
export interface JoinTable {
  /**
   * A player's name, as everybody sees it.
   */
  name: string;
  seat?: number | null;
}
/**
 * Who this browser is.
 */
export interface Me {
  name: string | null;
  /**
   * Tables where you sit and a game is in the making or running.
   */
  tables: TableBrief[];
}
/**
 * A table as lists show it.
 */
export interface TableBrief {
  /**
   * The table's code, as in its link.
   */
  code: string;
  rules: string;
  phase: 'lobby' | 'playing' | 'paused' | 'over' | 'closed';
  seats: number;
  free: number;
  /**
   * May people without a seat look on?
   */
  watchers: boolean;
  /**
   * Who sits there, without empty chairs.
   */
  names: string[];
}
/**
 * What others call you from now on, at new tables.
 */
export interface NewName {
  /**
   * A player's name, as everybody sees it.
   */
  name: string;
}
/**
 * A table to be set up; its host takes the first chair.
 */
export interface NewTable {
  /**
   * A player's name, as everybody sees it.
   */
  name: string;
  /**
   * A preset with options: `schmidt+kraken`.
   */
  rules?: string;
  seats?: number;
  options?: TableOptions;
}
/**
 * A private table with bots that starts at once.
 */
export interface PlayNow {
  /**
   * Null: the name you had, else a name is made up.
   */
  name?: string | null;
  rules?: string;
  bots?: number;
  /**
   * Kind of bots; null: the one of the options.
   */
  bot?: string | null;
  options?: TableOptions;
}
/**
 * The secret part of a personal link: become that player on this device.
 */
export interface Rejoin {
  token: string;
}
/**
 * You sit at this table: connect to `tables/{code}/ws`.
 */
export interface Seated {
  /**
   * The table's code, as in its link.
   */
  code: string;
  /**
   * Number of a seat, 0 first, in playing order.
   */
  seat: number;
}
/**
 * Where a block is shared: connect to `blocks/{code}/ws`.
 */
export interface SharedBlock {
  /**
   * The block's code: who has it may follow. 80 bits, so nobody guesses it.
   */
  code: string;
}
/**
 * One table, for who has its code.
 */
export interface TableDetails {
  table: TableInfo;
  brief: TableBrief;
}

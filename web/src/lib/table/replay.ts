import type { Event, GameReplay, RoundScore, TrickTaken } from '../protocol/messages';
import { bare } from '../cards/tokens';

interface ReplayTrick {
  /** every hand before the first card of this trick */
  hands: string[][];
  plays: [number, string][];
  taken: TrickTaken | null;
}
export interface ReplayRound {
  round: number;
  cards: number;
  dealer: number;
  leader: number;
  bids: number[];
  tricks: ReplayTrick[];
  scores: RoundScore[];
  totals: number[];
}

/** A finished game by rounds and tricks. Only moves what the events say was moved. */
export function replayRounds(game: GameReplay): ReplayRound[] {
  const rounds: ReplayRound[] = [];
  let hands: string[][] = [];
  let trick: ReplayTrick | null = null;
  const take = (seat: number, card: string) => {
    const at = hands[seat]?.indexOf(bare(card)) ?? -1;
    if (at >= 0) hands[seat]!.splice(at, 1);
  };
  for (const event of game.events as Event[]) {
    const now = rounds.at(-1);
    switch (event.type) {
      case 'round_started':
        hands = event.hands.map((hand) => [...(hand ?? [])]);
        trick = null;
        rounds.push({
          round: event.round,
          cards: event.cards,
          dealer: event.dealer,
          leader: event.leader,
          bids: [],
          tricks: [],
          scores: [],
          totals: [],
        });
        break;
      case 'bids_revealed':
        if (now) now.bids = [...event.bids];
        break;
      case 'bid_changed':
        if (now) now.bids[event.seat] = event.bid;
        break;
      case 'card_played':
        if (!trick && now) {
          trick = { hands: hands.map((hand) => [...hand]), plays: [], taken: null };
          now.tricks.push(trick);
        }
        trick?.plays.push([event.seat, event.play]);
        take(event.seat, event.play);
        break;
      case 'trick_taken':
        if (trick) trick.taken = event;
        trick = null;
        break;
      case 'cards_drawn':
        hands[event.seat]?.push(...(event.cards ?? []));
        break;
      case 'cards_discarded':
        for (const card of event.cards ?? []) take(event.seat, card);
        break;
      case 'round_scored':
        if (now) {
          now.scores = event.scores;
          now.totals = event.totals;
        }
        break;
    }
  }
  return rounds;
}

import type { Event, FinishedTrick, TrickTaken, View } from '../protocol/messages';

/**
 * What lies on the table after one event, for showing the steps between two views. It moves cards and
 * numbers; it knows no rules, and the server's view replaces it as soon as all steps were shown.
 */
export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'round_started':
      return {
        ...view,
        phase: 'bidding',
        round: event.round,
        cards: event.cards,
        dealer: event.dealer,
        leader: event.leader,
        hand: (view.seat === null ? null : event.hands[view.seat]) ?? [],
        hand_sizes: view.hand_sizes.map(() => event.cards),
        bids: view.bids.map(() => null),
        bid_placed: view.bid_placed.map(() => false),
        bid_fixed: view.bid_fixed.map(() => false),
        own_bid: null,
        loads: view.loads.map(() => null),
        load_placed: view.load_placed.map(() => false),
        own_load: null,
        won: view.won.map(() => 0),
        bonuses: view.bonuses.map(() => ({})),
        alliances: [],
        bets: view.bets.map(() => null),
        trick: { leader: event.leader, led: null, plays: [] },
        tricks: [],
        undealt: null,
        choice: null,
        legal: [],
        to_act: [],
      };
    case 'bid_placed':
      return {
        ...view,
        bid_placed: put(view.bid_placed, event.seat, true),
        own_bid: event.seat === view.seat && event.n !== null ? event.n : view.own_bid,
      };
    case 'bid_fixed':
      return { ...view, bid_fixed: put(view.bid_fixed, event.seat, event.on) };
    case 'bids_revealed':
      return { ...view, bids: event.bids, legal: [], to_act: [] };
    case 'load_placed':
      return {
        ...view,
        load_placed: put(view.load_placed, event.seat, true),
        own_load: event.kind ?? view.own_load,
      };
    case 'loads_revealed':
      return { ...view, loads: event.loads, legal: [], to_act: [] };
    case 'card_played': {
      const card = event.play.replace(/[+-]$/, '');
      const at = event.seat === view.seat ? view.hand.indexOf(card) : -1;
      return {
        ...view,
        phase: 'playing',
        hand: at < 0 ? view.hand : view.hand.toSpliced(at, 1),
        hand_sizes: put(view.hand_sizes, event.seat, (view.hand_sizes[event.seat] ?? 1) - 1),
        trick: { ...view.trick, plays: [...view.trick.plays, [event.seat, event.play]] },
        to_act: [],
        legal: [],
      };
    }
    case 'trick_taken': {
      const done = finished(view, event);
      return {
        ...view,
        won:
          event.winner === null ? view.won : put(view.won, event.winner, (view.won[event.winner] ?? 0) + 1),
        tricks: [...view.tricks, done],
        trick: { leader: event.next_leader, led: null, plays: [] },
        to_act: [],
        legal: [],
      };
    }
    case 'choice_offered':
      return { ...view, phase: 'choosing', choice: { seat: event.seat, power: event.power }, legal: [] };
    case 'leader_chosen':
      return { ...view, choice: null, trick: { ...view.trick, leader: event.leader } };
    case 'bet_placed':
      return { ...view, choice: null, bets: put(view.bets, event.seat, event.n) };
    case 'bid_changed':
      return { ...view, choice: null, bids: put(view.bids, event.seat, event.bid) };
    case 'round_scored':
      return { ...view, totals: event.totals, scores: [...view.scores, event.scores] };
    case 'game_over':
      return { ...view, phase: 'over', totals: event.totals, ranking: event.ranking, legal: [], to_act: [] };
    default:
      return view;
  }
}

export function finished(view: View, event: TrickTaken): FinishedTrick {
  return {
    leader: view.trick.plays[0]?.[0] ?? view.trick.leader ?? event.next_leader,
    led: event.led,
    plays: view.trick.plays,
    winner: event.winner,
    next_leader: event.next_leader,
    rule: event.rule,
    bonuses: event.bonuses,
    points: event.points,
    alliances: event.alliances,
  };
}

function put<T>(list: T[], at: number, value: T): T[] {
  return at < list.length ? list.with(at, value) : list;
}

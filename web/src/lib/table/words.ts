import { has, signed, t } from '../i18n/index.svelte';
import { cardName, edition, suitName, type Edition } from '../cards/tokens';
import type { Action, Event, FinishedTrick, SeatInfo, View } from '../protocol/messages';

const slug = (id: string) => id.replace(/[./_]/g, '-');

/** Why this trick went where it went, in one sentence. */
export function reasonText(trick: FinishedTrick, rules: string): string {
  const of = edition(rules);
  const winning = trick.plays.find(([seat]) => seat === trick.winner)?.[1];
  const key = `web-why-${slug(trick.rule)}`;
  const args = {
    card: winning ? cardName(winning, of) : '',
    led: trick.led ? suitName(trick.led) : '',
    pirates: trick.plays.filter(([, play]) => /^(PIR|ROS|BEN|RAS|JUA|HAR|SM\+)$/.test(play)).length,
  };
  if (has(key)) return t(key, args);
  return t(`rule-${slug(trick.rule)}`);
}
export const ruleKey = (rule: string) => `rule-${slug(rule)}`;

/** The bonuses of a trick, one line each. */
export function bonusLines(bonuses: Record<string, number>): string[] {
  return Object.entries(bonuses).map(([name, count]) => t(`bonus-${slug(name)}`, { count }));
}

export function personName(
  seat: number,
  seats: readonly SeatInfo[],
  you: number | null,
  players: number,
): string {
  if (seat === you) return t('web-you');
  if (seat >= players) return t('web-graybeard');
  const info = seats.find((each) => each.seat === seat);
  return info?.name ?? t('web-seat', { n: seat + 1 });
}

/** An action in a few words; `bid` is one's own, which Harry changes. */
export function actionText(
  action: Action,
  of: Edition,
  bid: number | null,
  name: (seat: number) => string,
): string {
  switch (action.type) {
    case 'bid':
      return t('web-bid-n', { n: action.n });
    case 'play':
      return cardName(action.play, of);
    case 'swap':
      return action.cards.map((card) => cardName(card, of)).join(', ');
    case 'choose_leader':
      return name(action.seat);
    case 'bet':
      return action.n === 0 ? t('web-bet-none') : t('web-bet-n', { n: action.n });
    case 'change_bid':
      return t('web-harry', { n: Math.max(0, (bid ?? 0) + action.by), by: signed(action.by) });
    case 'load':
      return t(`web-load-${action.kind}`);
  }
}
export const sameAction = (a: Action | null, b: Action) => JSON.stringify(a) === JSON.stringify(b);

/** One line of the live log. Everybody hears the same table. */
export function narrate(
  event: Event,
  view: View,
  nameOf: (seat: number) => string,
  you: number | null,
): string {
  const of = edition(view.rules);
  const who = (seat: number) =>
    seat === you ? t('web-you') : seat >= view.players ? t('web-graybeard') : nameOf(seat);
  const me = (seat: number) => (seat === you ? 'yes' : 'no');
  switch (event.type) {
    case 'round_started':
      return t('web-log-round', { round: event.round, cards: event.cards, leader: who(event.leader) });
    case 'bid_placed':
      return event.seat === you ? '' : t('web-log-bid-placed', { name: who(event.seat) });
    case 'bids_revealed':
      return t('web-log-bids', {
        bids: event.bids.map((n, seat) => `${who(seat)} ${n}`).join(', '),
      });
    case 'card_played':
      return t('web-log-card', {
        name: who(event.seat),
        you: me(event.seat),
        card: cardName(event.play, of),
      });
    case 'trick_taken': {
      const trick = view.tricks.at(-1);
      const reason = trick ? reasonText(trick, view.rules) : '';
      return event.winner === null
        ? t('web-log-trick-nobody', { reason })
        : t('web-log-trick', { name: who(event.winner), you: me(event.winner), reason });
    }
    case 'choice_offered':
      return t('web-log-choice', { name: who(event.seat), you: me(event.seat) });
    case 'leader_chosen':
      return t('web-log-leader', { name: who(event.leader), you: me(event.leader) });
    case 'bet_placed':
      return t('web-log-bet', { name: who(event.seat), you: me(event.seat), n: event.n });
    case 'bid_changed':
      return t('web-log-bid-changed', { name: who(event.seat), you: me(event.seat), bid: event.bid });
    case 'round_scored':
      return t('web-log-scored', {
        round: event.round,
        totals: event.totals.map((n, seat) => `${who(seat)} ${n}`).join(', '),
      });
    case 'game_over':
      return t('web-log-over', { names: event.winners.map(who).join(', ') });
    case 'stand_in':
      return t(event.on ? 'web-log-stand-in' : 'web-log-back', { name: who(event.seat) });
    case 'paused':
      return t('web-paused');
    case 'resumed':
      return t('web-log-resumed');
    default:
      return '';
  }
}

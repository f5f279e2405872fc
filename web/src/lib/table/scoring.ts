import { t } from '../i18n/index.svelte';
import type { RoundScore } from '../protocol/messages';

/** A round's line of one player, taken apart so that everybody sees where the points come from. */
export function scoreLines(score: RoundScore): { text: string; points: number }[] {
  const lines = [{ text: t('web-line-bid', { bid: score.bid, won: score.won }), points: score.bid_points }];
  const names = Object.entries(score.bonuses).map(([name, count]) =>
    t(`bonus-${name.replace(/_/g, '-')}`, { count }),
  );
  if (names.length > 0) {
    const text = names.join(', ');
    lines.push({
      text: score.bonus_points === 0 ? t('web-line-bonus-lost', { text }) : text,
      points: score.bonus_points,
    });
  }
  if (score.loot_points) lines.push({ text: t('web-line-loot'), points: score.loot_points });
  if (score.bet_points) lines.push({ text: t('web-line-bet'), points: score.bet_points });
  return lines;
}

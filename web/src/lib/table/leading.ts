import type { Engine } from '../engine';
import type { View } from '../protocol/messages';

/** Whose card is winning so far; null if nobody's is, or the engine cannot say. */
export function leadingSeat(engine: Engine, view: Pick<View, 'rules' | 'trick'>): number | null {
  const { plays } = view.trick;
  if (plays.length === 0) return null;
  try {
    const { winner } = engine.trick(
      view.rules,
      plays.map(([, play]) => play),
    );
    return winner === null ? null : (plays[winner]?.[0] ?? null);
  } catch {
    return null;
  }
}

// The questions of RULES.md part 3, each with the position it is about: a trick, a hand, a round on the block, or who
// deals and leads. The texts are in the catalogue; what happens is asked of the engine.
import type { ScoreQuestion } from '../engine';

export interface Question {
  /** its number in RULES.md */
  id: string;
  rules: string;
  plays?: string[];
  /** "may I?": the hand that is asked about */
  hand?: string[];
  score?: ScoreQuestion;
  /** cards, dealer and leader of every round, for so many */
  players?: number;
  /** where the answer stands, if not in the edition's rulebook */
  source?: 'faq' | 'ruling';
}

const NEW = 'grandpabeck2021';
const BEASTS = `${NEW}+kraken+whale`;

export const QUESTIONS: readonly Question[] = [
  { id: 'q1', rules: 'schmidt', plays: ['SKU', 'PIR', 'MER'] },
  { id: 'q2', rules: BEASTS, plays: ['K2', 'WHA', 'Y12', 'KRA'], source: 'faq' },
  { id: 'q3', rules: BEASTS, plays: ['Y12', 'K3', 'WHA', 'KRA'], source: 'faq' },
  { id: 'q4', rules: BEASTS, plays: ['KRA', 'Y4'], hand: ['Y9', 'G2', 'K5'], source: 'faq' },
  { id: 'q5', rules: BEASTS, plays: ['Y5', 'WHA'], hand: ['Y2', 'G9', 'PIR'], source: 'faq' },
  { id: 'q6', rules: `${NEW}+loot`, plays: ['LOOT', 'Y4', 'G14', 'Y9'], source: 'faq' },
  { id: 'q7', rules: 'schmidt', plays: ['SM-', 'SKU', 'R4'] },
  { id: 'q8', rules: NEW, plays: ['SM+', 'SKU', 'G5'] },
  { id: 'q9', rules: BEASTS, plays: ['ESC', 'PIR', 'WHA', 'MER'] },
  { id: 'q10', rules: 'schmidt', plays: ['ESC', 'ESC', 'ESC'] },
  { id: 'q11', rules: 'schmidt', plays: ['ESC', 'ESC', 'SM-', 'ESC', 'ESC', 'ESC'] },
  { id: 'q12', rules: 'schmidt', plays: ['R5', 'MER', 'MER'] },
  { id: 'q13', rules: 'schmidt', plays: ['ESC', 'Y4', 'B9', 'Y2'] },
  { id: 'q14', rules: 'schmidt', plays: ['PIR', 'Y4'], hand: ['Y9', 'R2', 'ESC'] },
  { id: 'q15', rules: 'schmidt', plays: ['R4'], hand: ['R2', 'K9', 'MER'] },
  {
    id: 'q16',
    rules: 'schmidt',
    plays: ['PIR', 'R5', 'SKU', 'PIR'],
    score: { bid: 2, won: 3, cards: 6, bonuses: { pirate_by_sk: 2 } },
  },
  { id: 'q17', rules: NEW, plays: ['G3', 'K14', 'G9'] },
  { id: 'q18', rules: 'schmidt', score: { bid: 0, won: 3, cards: 5 } },
  { id: 'q19', rules: `${NEW}+scoring=rascal`, score: { bid: 1, won: 2, cards: 4, bet: 10 }, source: 'faq' },
  {
    id: 'q20',
    rules: `${NEW}+loot+scoring=rascal`,
    score: { bid: 1, won: 2, cards: 4, loot: 1 },
    source: 'faq',
  },
  { id: 'q21', rules: NEW, plays: ['SM-', 'G4', 'G2'], source: 'faq' },
  { id: 'q22', rules: NEW, players: 8 },
  { id: 'q23', rules: `${NEW}+powers`, plays: ['G5', 'HAR', 'G13'] },
  { id: 'q24', rules: 'schmidt', players: 4, source: 'ruling' },
  { id: 'q25', rules: `${NEW}+loot`, plays: ['LOOT', 'ESC', 'ESC'] },
  { id: 'q26', rules: 'schmidt', plays: ['MER', 'SKU', 'R7'] },
];

/** Where a question's answer stands: a text `block-source-…`. */
export const sourceOf = (question: Question): string => question.source ?? question.rules.split('+')[0]!;

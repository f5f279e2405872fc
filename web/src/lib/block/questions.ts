// The questions of RULES.md part 3, each with the trick (or hand, or score) it is about. The texts are in the
// catalogue; what happens is asked of the engine.
import type { ScoreQuestion } from '../engine';

export interface Question {
  /** its number in RULES.md */
  id: string;
  rules: string;
  plays?: string[];
  /** "may I?": the hand that is asked about */
  hand?: string[];
  score?: ScoreQuestion;
  /** cards of every round for so many */
  sizes?: number;
}

const NEW = 'grandpabeck2021';
const BEASTS = `${NEW}+kraken+whale`;

export const QUESTIONS: readonly Question[] = [
  { id: 'q1', rules: 'schmidt', plays: ['SKU', 'PIR', 'MER'] },
  { id: 'q2', rules: BEASTS, plays: ['K2', 'WHA', 'Y12', 'KRA'] },
  { id: 'q3', rules: BEASTS, plays: ['Y12', 'K3', 'WHA', 'KRA'] },
  { id: 'q4', rules: BEASTS, plays: ['KRA', 'Y4'], hand: ['Y9', 'G2', 'K5'] },
  { id: 'q5', rules: BEASTS, plays: ['Y5', 'WHA'], hand: ['Y2', 'G9', 'PIR'] },
  { id: 'q6', rules: `${NEW}+loot`, plays: ['LOOT', 'Y4', 'G14', 'Y9'] },
  { id: 'q7', rules: 'schmidt', plays: ['SM-', 'SKU', 'R4'] },
  { id: 'q8', rules: NEW, plays: ['SM+', 'SKU', 'G5'] },
  { id: 'q9', rules: BEASTS, plays: ['ESC', 'PIR', 'WHA', 'MER'] },
  { id: 'q10', rules: 'schmidt', plays: ['ESC', 'ESC', 'ESC'] },
  { id: 'q11', rules: 'schmidt', plays: ['ESC', 'ESC', 'SM-', 'ESC', 'ESC', 'ESC'] },
  { id: 'q12', rules: 'schmidt', plays: ['R5', 'MER', 'MER'] },
  { id: 'q13', rules: 'schmidt', plays: ['ESC', 'Y4', 'B9', 'Y2'] },
  { id: 'q14', rules: 'schmidt', plays: ['PIR', 'Y4'], hand: ['Y9', 'R2', 'ESC'] },
  { id: 'q15', rules: 'schmidt', plays: ['R4'], hand: ['R2', 'K9', 'MER'] },
  { id: 'q16', rules: 'schmidt', score: { bid: 2, won: 3, cards: 6, bonuses: { pirate_by_sk: 2 } } },
  { id: 'q17', rules: NEW, plays: ['G3', 'K14', 'G9'] },
  { id: 'q18', rules: 'schmidt', score: { bid: 0, won: 3, cards: 5 } },
  { id: 'q19', rules: `${NEW}+scoring=rascal`, score: { bid: 1, won: 2, cards: 4, bet: 10 } },
  { id: 'q20', rules: `${NEW}+loot+scoring=rascal`, score: { bid: 1, won: 2, cards: 4, loot: 1 } },
  { id: 'q21', rules: NEW, plays: ['SM-', 'G4', 'G2'] },
  { id: 'q22', rules: NEW, sizes: 8 },
  { id: 'q23', rules: `${NEW}+powers` },
  { id: 'q24', rules: 'schmidt' },
  { id: 'q25', rules: `${NEW}+loot`, plays: ['LOOT', 'ESC', 'ESC'] },
  { id: 'q26', rules: 'schmidt', plays: ['MER', 'SKU', 'R7'] },
];

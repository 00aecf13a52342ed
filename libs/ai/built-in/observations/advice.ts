import type { JudgedEssay } from '../judged-essay';
import { type Observation, type ObservationKind, type Slot, stepAlone } from './observation';

/*
 * Advice for any text of its kind: it quotes nothing and states nothing. Each line says what the text must have, or must
 * not have yet, for it to be true and still to do; one without a condition is so of every text.
 */

export type Line = string | { words: string; if: (essay: JudgedEssay) => boolean };
export type Lines = Readonly<Partial<Record<Slot, readonly Line[]>>>;

const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];
const wordsOf = (line: Line): string => (typeof line === 'string' ? line : line.words);

export interface Advice {
  id: string;
  genres: ObservationKind['genres'];
  bearsOn: readonly string[];
  /** Fewer words need more words before anything else. */
  least: number;
  lines: Lines;
  if?: (essay: JudgedEssay) => boolean;
}

export function adviceOf({
  id,
  genres,
  bearsOn,
  least,
  lines,
  if: fits = () => true,
}: Advice): ObservationKind {
  const all = [...(lines.first ?? []), ...(lines.low ?? []), ...(lines.high ?? [])];
  return stepAlone({
    id,
    genres,
    bearsOn,
    find: (essay) => {
      if (essay.reading.wordCount < least || !fits(essay)) return [];
      const without = all.flatMap((line) => (typeof line === 'string' || line.if(essay) ? [] : [line.words]));
      return WHOLE.map((one) => ({ ...one, without }));
    },
    step: {
      ...(lines.first === undefined ? {} : { first: lines.first.map(wordsOf) }),
      low: (lines.low ?? []).map(wordsOf),
      high: (lines.high ?? []).map(wordsOf),
    },
  });
}

import { quantile, ratiosOf, spreadOf } from './bench-server';
import { inOwnProcess } from './own-process';

export const ESSAYS = 30;
export const WORDS = 500;
const PROCESSES = 3;

/** The pieces of work that one essay takes, each compared with the one before. */
export const PIECES = ['count', 'check', 'grade', 'read'] as const;
/** Of each the median in milliseconds. */
export type PieceTimes = Record<(typeof PIECES)[number], number>;

const NAMES: Readonly<Record<(typeof PIECES)[number], readonly [name: string, beside: string]>> = {
  count: ['count the words', ''],
  check: ['check spelling and grammar', 'of counting'],
  grade: ['grade in full, checker loaded', 'of checking, which is a part of it'],
  read: ['read the essay out of a PDF', 'of grading it'],
};

/** The pieces of work that one essay takes, each beside the one before. */
export async function benchPieces(say: (line: string) => void): Promise<void> {
  const taken: PieceTimes[] = [];
  for (let process = 0; process < PROCESSES; process += 1)
    taken.push(await inOwnProcess<PieceTimes>('pieces-once'));
  say(
    `${ESSAYS} essays of ${WORDS} words, in turns: ms, medians of ${PROCESSES} processes (lowest to highest)`,
  );
  PIECES.forEach((piece, at) => {
    const [name, beside] = NAMES[piece];
    const of = (one: (typeof PIECES)[number]) => taken.map((times) => times[one]);
    const before = PIECES[at - 1];
    const ratio = before ? `${quantile(ratiosOf(of(piece), of(before)), 0.5).toFixed(1)} × ${beside}` : '';
    say(`  ${name.padEnd(32)} ${spreadOf(of(piece)).padEnd(26)} ${ratio}`.trimEnd());
  });
}

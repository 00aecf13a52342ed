import { findHarm } from '../find-harm';
import { HARM_FRESH, INNOCENT_FRESH } from './fresh-passages';
import { HARM_FOURTH, INNOCENT_FOURTH } from './fourth-passages';
import { HINTED_HELD_OUT, INNOCENT_HELD_OUT, PLAIN_HELD_OUT } from './held-out-passages';
import { HARM_THIRD, INNOCENT_THIRD } from './third-passages';
import { HARM_IN_SIGHT, INNOCENT_IN_SIGHT } from './tuning-passages';

export const WELFARE_SETS = [
  { name: 'the phrases were made with these in sight', harm: HARM_IN_SIGHT, innocent: INNOCENT_IN_SIGHT },
  { name: 'written before them, by the same hand', harm: HARM_FRESH, innocent: INNOCENT_FRESH },
  {
    name: 'third set, 7.5% found at first: phrases were added',
    harm: HARM_THIRD,
    innocent: INNOCENT_THIRD,
  },
  {
    name: 'fourth set, 20.0% found at first: phrases were added',
    harm: HARM_FOURTH,
    innocent: INNOCENT_FOURTH,
  },
  { name: 'held out: said plainly', harm: PLAIN_HELD_OUT, innocent: INNOCENT_HELD_OUT },
  { name: 'held out: hinted at', harm: HINTED_HELD_OUT, innocent: INNOCENT_HELD_OUT },
] as const;

export interface WelfareFigures {
  name: string;
  harm: number;
  found: number;
  innocent: number;
  noted: number;
}

const noted = (passages: readonly string[]): number =>
  passages.filter((passage) => findHarm(passage).length > 0).length;

/** How many passages of either kind get a note. */
export function welfareFigures(): WelfareFigures[] {
  return WELFARE_SETS.map(({ name, harm, innocent }) => ({
    name,
    harm: harm.length,
    found: noted(harm),
    innocent: innocent.length,
    noted: noted(innocent),
  }));
}

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)}%`;

/** The table that docs/privacy.md prints. */
export function welfareTable(): string {
  const rows = welfareFigures().map(
    ({ name, harm, found, innocent, noted: wrong }) =>
      `| ${name} | ${harm} | ${share(found, harm)} | ${innocent} | ${share(wrong, innocent)} | ${share(found, found + wrong)} |`,
  );
  return [
    '| passages | of harm | noted (recall) | of none | noted | precision |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

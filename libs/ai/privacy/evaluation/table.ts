import { type Figures, figuresOf, type Outcome, outcomeOf, PASSAGES } from './measure';
import type { Passage } from './passage';

const PARTS: readonly (readonly [Passage['part'], string])[] = [
  ['tuning', 'first rules were tuned on these'],
  ['held_out', 'held out from the first rules'],
  ['second', 'second set, 68.0% at first: rules were added'],
  ['blind', 'held out (63.0%) until the third set'],
  ['third', 'third set, by class, 50.7% at first: rules were added'],
  ['fresh', 'held out: measured once, no rule changed for it'],
];

/** The product knows the student or a roster, or nobody at all. */
const isKnown = ({ passage }: Outcome): boolean => Object.keys(passage.people).length > 0;
const isFresh = ({ passage }: Outcome): boolean => passage.part === 'fresh';

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;

function row(name: string, { passages, details, found, replaced, wrong }: Figures): string {
  const cells = [name, passages, details, share(found, details), replaced, share(replaced - wrong, replaced)];
  return `| ${cells.join(' | ')} |`;
}

/** The figures of docs/privacy.md, as it prints them. */
export function privacyTable(): string {
  const outcomes = PASSAGES.map(outcomeOf);
  const of = (test: (outcome: Outcome) => boolean): Figures => figuresOf(outcomes.filter(test));
  const kinds = [...new Set(PASSAGES.map(({ kind }) => kind))];
  return [
    '| passages | number | details in them | recall | replaced | precision |',
    '| --- | --- | --- | --- | --- | --- |',
    ...PARTS.map(([part, name]) =>
      row(
        name,
        of(({ passage }) => passage.part === part),
      ),
    ),
    row(
      'of these, student or roster known',
      of((outcome) => isFresh(outcome) && isKnown(outcome)),
    ),
    row(
      'of these, nobody known',
      of((outcome) => isFresh(outcome) && !isKnown(outcome)),
    ),
    ...kinds.map((kind) =>
      row(
        kind,
        of(({ passage }) => passage.kind === kind),
      ),
    ),
  ].join('\n');
}

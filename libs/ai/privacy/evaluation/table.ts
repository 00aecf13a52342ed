import { type Figures, figuresOf, type Outcome, outcomeOf, PASSAGES } from './measure';
import type { Passage } from './passage';

const PARTS: readonly (readonly [Passage['part'], string])[] = [
  ['tuning', 'rules were tuned on these'],
  ['held_out', 'held out'],
  ['second', 'a second set, 68 % at first; rules were added'],
  ['blind', 'a last set, no rule changed for it'],
];

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

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
    ...kinds.map((kind) =>
      row(
        kind,
        of(({ passage }) => passage.kind === kind),
      ),
    ),
  ].join('\n');
}

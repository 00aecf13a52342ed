import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf, outcomeOf, PASSAGES } from './evaluation/measure';
import { privacyTable } from './evaluation/table';

const FLOORS = [
  ['tuning', 0.97],
  ['held_out', 0.95],
  ['second', 0.95],
  ['blind', 0.95],
  ['third', 0.95],
  ['fresh', 0.9],
] as const;

it.each(FLOORS)('finds the details of the passages (%s) and leaves the rest alone', (part, recall) => {
  const figures = figuresOf(PASSAGES.filter((passage) => passage.part === part).map(outcomeOf));
  expect(figures.details).toBeGreaterThan(40);
  expect(figures.found / figures.details).toBeGreaterThanOrEqual(recall);
  expect((figures.replaced - figures.wrong) / figures.replaced).toBeGreaterThanOrEqual(0.95);
});

it.each([true, false])('hides nine in ten where people are known (%s) and spoils nothing', (known) => {
  const figures = figuresOf(
    PASSAGES.filter(({ part, people }) => part === 'fresh' && Object.keys(people).length > 0 === known).map(
      outcomeOf,
    ),
  );
  expect(figures.found / figures.details).toBeGreaterThanOrEqual(0.9);
  expect((figures.replaced - figures.wrong) / figures.replaced).toBeGreaterThanOrEqual(0.95);
});

it('has the figures that docs/privacy.md prints', () => {
  const rows = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\| *-/.test(line))
      .map((line) => line.replace(/\s+/g, ' '));
  const printed = rows(readFileSync(join(__dirname, '../../../docs/privacy.md'), 'utf8'));
  for (const row of rows(privacyTable())) expect(printed).toContain(row);
});

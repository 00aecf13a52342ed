import { readFileSync } from 'node:fs';
import { placeOf, withMeasurement } from '../bench/report';

const report = readFileSync('docs/benchmarks.md', 'utf8');

it('has a place in the report for every part that is measured', () => {
  const parts = [...readFileSync('bench/parts.ts', 'utf8').matchAll(/^ {2}(\w+)(?=: )/gm)].map(
    ([, name = '']) => name,
  );
  expect(parts).toContain('streams');
  for (const part of parts) for (const mark of placeOf(part)) expect(report).toContain(mark);
});

it('replaces the figures of a part, and nothing else', () => {
  const [start, end] = placeOf('lists');
  const before = `# Title\n\n${start}\n\nold\n\n${end}\n\nWords.\n`;
  expect(withMeasurement(before, 'lists', ['new'])).toBe(
    `# Title\n\n${start}\n\n\`\`\`text\nnew\n\`\`\`\n\n${end}\n\nWords.\n`,
  );
  expect(() => withMeasurement('# Title', 'lists', ['new'])).toThrow('no place for lists');
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locale } from '@marklight/contracts/language';
import type { LintFinding } from './linter';

/*
 * Harper is an ES module with WebAssembly, which jest cannot load: the compiled linter runs in a process of its
 * own. All texts go in one call, because loading takes seconds.
 */
const ROOT = join(__dirname, '..', '..');
const BUILD = join(ROOT, '.cache', 'harper-spec');
const PROGRAM = `
  const { HarperLinter } = require(${JSON.stringify(join(BUILD, 'libs', 'text', 'harper-linter.js'))});
  const cases = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const linter = new HarperLinter();
  linter.warmUp()
    .then(() => Promise.all(cases.map(({ text, locale }) => linter.lint(text, locale))))
    .then((found) => process.stdout.write(JSON.stringify(found)));
`;
const TEXTS = {
  slips: { locale: 'en-AU', text: 'We definately dont know teh way.' },
  australian: { locale: 'en-AU', text: 'The colour of the center changed.' },
  american: { locale: 'en-US', text: 'The colour of the center changed.' },
  notOwn: { locale: 'en-AU', text: 'My friend Zbigniew agreed (Kowalczyk, 2019). “I dont kno,” he said.' },
  emoji: { locale: 'en-AU', text: '😀 We went teh long way.' },
  odd: { locale: 'en-AU', text: `${'x'.repeat(5_000)} это текст 这是` },
} satisfies Record<string, { locale: Locale; text: string }>;
let results: Record<keyof typeof TEXTS, LintFinding[]>;

beforeAll(() => {
  const swc = join(ROOT, 'node_modules', '@swc', 'cli', 'bin', 'swc.js');
  const options = ['libs/text', 'libs/contracts', '-d', BUILD, '--config-file', '.swcrc', '-q'];
  execFileSync(process.execPath, [swc, ...options], { cwd: ROOT });
  const input = JSON.stringify(Object.values(TEXTS));
  const found = JSON.parse(
    execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, input, encoding: 'utf8' }),
  ) as LintFinding[][];
  results = Object.fromEntries(Object.keys(TEXTS).map((name, at) => [name, found[at]])) as typeof results;
}, 120_000);

const found = (name: keyof typeof TEXTS): string[] =>
  results[name].map((f) => `${f.kind}: ${f.text}→${f.suggestions[0] ?? ''}`);

describe('HarperLinter', () => {
  it('finds misspellings, and calls a lost apostrophe punctuation', () => {
    expect(found('slips')).toEqual([
      'spelling: definately→definitely',
      "punctuation: dont→don't",
      'spelling: teh→the',
    ]);
  });
  it('goes by the chosen standard, also when texts are checked at once', () => {
    expect(found('australian')).toEqual(['spelling: center→centre']);
    expect(found('american')).toEqual(['spelling: colour→color']);
  });
  it('leaves names, quotations and citations alone', () => {
    expect(found('notOwn')).toEqual([]);
  });
  it('gives offsets in UTF-16 units after characters outside the first plane', () => {
    const [first] = results.emoji;
    expect(TEXTS.emoji.text.slice(first?.start, first?.end)).toBe('teh');
  });
  it('takes very long words and other scripts', () => {
    expect(found('odd')).toEqual([]);
  });
});

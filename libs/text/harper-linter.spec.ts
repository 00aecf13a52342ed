import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@marklight/contracts/language';
import type { LintFinding } from './linter';
import { AUSTRALIAN_WRITING } from './testing/australian-writing';
import { compileLinter } from './testing/compile-linter';

/*
 * Harper is an ES module with WebAssembly, which jest cannot load: the compiled linter runs in a separate process.
 * All texts go in one call, because loading takes seconds. The folder has a space and letters beyond ASCII,
 * where Harper by itself does not find its binary; a link to the package would lead out of it again.
 */
const ROOT = join(__dirname, '..', '..');
const HOME = mkdtempSync(join(tmpdir(), 'Übung für Harper '));
const PROGRAM = `
  const { HarperLinter } = require(${JSON.stringify(join(HOME, 'libs', 'text', 'harper-linter.js'))});
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
  added: { locale: 'en-US', text: 'We saw a lot books there. A apple fell. It takes a while to read.' },
  odd: { locale: 'en-AU', text: `${'x'.repeat(5_000)} это текст 这是` },
  number: { locale: 'en-AU', text: 'The Year 12s wear a blazer. In the the end we won.' },
  misspelt: { locale: 'en-AU', text: 'It is importent for our wellbieng to be carefull.' },
} satisfies Record<string, { locale: Locale; text: string }>;
let results: Record<keyof typeof TEXTS, LintFinding[]>;
/** The findings in each text of AUSTRALIAN_WRITING. */
let inGoodWriting: LintFinding[][];

beforeAll(() => {
  compileLinter(HOME);
  for (const name of ['harper.js', 'fflate', 'zod']) {
    cpSync(join(ROOT, 'node_modules', name), join(HOME, 'node_modules', name), {
      recursive: true,
      filter: (path) => !path.includes('Inlined'),
    });
  }
  const good = AUSTRALIAN_WRITING.map((text) => ({ locale: 'en-AU', text }));
  const input = JSON.stringify([...Object.values(TEXTS), ...good]);
  const found = JSON.parse(
    execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, input, encoding: 'utf8' }),
  ) as LintFinding[][];
  results = Object.fromEntries(Object.keys(TEXTS).map((name, at) => [name, found[at]])) as typeof results;
  inGoodWriting = found.slice(Object.keys(TEXTS).length);
});

afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const found = (name: keyof typeof TEXTS): string[] =>
  results[name].map((f) => `${f.kind}: ${f.text}→${f.suggestions[0] ?? ''}`);

it.each(AUSTRALIAN_WRITING.map((text, at) => [text, at] as const))(
  'calls nothing a mistake in good writing of Australian schools: %s',
  (_, at) => {
    expect(inGoodWriting[at]?.map(({ text }) => text)).toEqual([]);
  },
);

it('does not take the end of a number for a word, and still sees what is misspelt', () => {
  expect(results.number.map(({ text }) => text)).toEqual(['the the']);
  expect(results.misspelt.map(({ text }) => text)).toEqual(['importent', 'wellbieng', 'carefull']);
});

describe('HarperLinter', () => {
  it('adds what Harper adds, keeps a capital at the start, and leaves right words alone', () => {
    expect(results.added.map(({ text, suggestions }) => [text, ...suggestions])).toEqual([
      ['lot', 'lot of'],
      ['A', 'An'],
    ]);
  });
  it('finds misspellings, and calls a lost apostrophe punctuation', () => {
    expect(found('slips')).toEqual([
      'spelling: definately→definitely',
      "punctuation: dont→don't",
      'spelling: teh→the',
    ]);
  });
  it('goes by the chosen standard, even when texts are checked at the same time', () => {
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

it('looks no further than two letters off for what a misspelling may mean', () => {
  const program = `
    const { Harper } = require(${JSON.stringify(join(HOME, 'libs', 'text', 'harper.js'))});
    new Harper()
      .findingsIn('We saw a kangaroa, and a kangzzzoo.', 'en-AU')
      .then((found) => console.log(found.map(({ text, suggestions }) => text + ':' + suggestions[0]).join(' ')));
  `;
  const said = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect(said).toBe('kangaroa:kangaroo kangzzzoo:undefined\n');
});

it('says why it cannot be loaded, and tries again with the next text', () => {
  const program = `
    const { HarperLinter } = require(${JSON.stringify(join(HOME, 'libs', 'text', 'harper-linter.js'))});
    const { rename } = require('node:fs/promises');
    const binary = ${JSON.stringify(join(HOME, 'node_modules', 'harper.js', 'dist', 'harper_wasm_slim_bg.wasm'))};
    const linter = new HarperLinter();
    rename(binary, binary + '.away')
      .then(() => linter.warmUp())
      .catch((error) => console.log(error.name + ': ' + error.message))
      .then(() => rename(binary + '.away', binary))
      .then(() => linter.lint('We saw teh hill.', 'en-AU'))
      .then((found) => console.log(found.length + ' found'));
  `;
  const said = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect(said).toMatch(/^LinterLoadError: the grammar checker could not be loaded: ENOENT.*\n1 found\n$/);
});

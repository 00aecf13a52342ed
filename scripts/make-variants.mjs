// Turns varcon.txt of VarCon (wordlist.aspell.net; its notice is in NOTICE) into libs/text/data/spelling-variants.ts:
//   node scripts/make-variants.mjs path/to/varcon.txt
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';

/** The order of the verdicts in the data; the reader in libs/text/variants.ts has the same. */
const LOCALES = ['en-AU', 'en-US', 'en-GB', 'en-CA'];
/** VarCon's spelling categories by standard: British English allows -ise (B) and -ize (Z). */
const CATEGORIES = { 'en-AU': ['D'], 'en-US': ['A'], 'en-GB': ['B', 'Z'], 'en-CA': ['C'] };
/** According to VarCon's README, entries above this level of SCOWL may not be words at all. */
const RAREST = 80;

/** @returns the rows of varcon.txt as lists of { word, tags: Map of category to indicator }, and whether the sense is archaic */
function rowsOf(text) {
  const rows = [];
  let level = 0;
  for (const line of text.split('\n')) {
    const head = /^# .*\(level (\d+)\)/.exec(line);
    if (head) level = Number(head[1]);
    if (line === '' || line.startsWith('#') || level > RAREST) continue;
    const [spellings, ...notes] = line.replace(/ #.*$/, '').split(' | ');
    const forms = spellings.split(' / ').map((form) => {
      const [tags, word] = form.split(': ');
      const indicators = tags.split(/\s+/).flatMap((tag) => {
        const [, category, indicator] = /^([ABZCD_])([.vVx-]?)$/.exec(tag) ?? [];
        return category ? [[category, indicator]] : [];
      });
      return { word: word.trim(), tags: new Map(indicators) };
    });
    impliedCategories(forms);
    rows.push({ forms, archaic: notes.some((note) => note.startsWith('(-)')), level });
  }
  return rows;
}

/** Without their own tags, Z follows B, C follows Z and D follows B in the whole row. */
function impliedCategories(forms) {
  for (const [category, source] of [
    ['Z', 'B'],
    ['C', 'Z'],
    ['D', 'B'],
  ]) {
    if (forms.some(({ tags }) => tags.has(category))) continue;
    for (const { tags } of forms) if (tags.has(source)) tags.set(category, tags.get(source));
  }
}

const isPlainWord = ({ word }) => /^\p{Ll}+$/u.test(word);

/** What Canadian schools teach although dictionaries list the American spelling too: -our, -re, doubled l. */
const isTaughtOtherwise = (word, preferred) =>
  word === preferred.replace(/our/, 'or') ||
  word === preferred.replace(/re(s?)$/, 'er$1').replace(/r(ed|ing)$/, 'er$1') ||
  word === preferred.replace(/ll/, 'l');

function preferredIn(forms, locale) {
  for (const category of CATEGORIES[locale]) {
    const form = forms.find(({ tags }) => tags.get(category) === '') ?? null;
    if (form) return form.word;
  }
  return null;
}

/**
 * What a row says of a form in a standard: 'right', 'wrong', or null for neither. Preferred spellings, equals
 * and variants (v) are right; seldom used ones (V) neither, except that in Australian English VarCon marks
 * by it what is chiefly American.
 */
function verdictOf(form, forms, locale) {
  if (form.tags.has('_')) return ['', '.', 'v'].includes(form.tags.get('_')) ? 'right' : null;
  const preferred = preferredIn(forms, locale);
  const indicators = CATEGORIES[locale].flatMap((category) =>
    form.tags.has(category) ? [form.tags.get(category)] : [],
  );
  if (preferred === null) return indicators.length > 0 ? 'right' : null;
  if (locale === 'en-CA' && indicators[0] === 'v' && isTaughtOtherwise(form.word, preferred)) return 'wrong';
  if (indicators.some((indicator) => ['', '.', 'v'].includes(indicator))) return 'right';
  if (indicators.includes('V') && locale !== 'en-AU') return null;
  return 'wrong';
}

/** Verdict of each word and standard over all its senses: right in one is right, then undecided, then wrong. */
function verdictsOver(rows) {
  const verdicts = new Map();
  const rank = ['right', null, 'wrong'];
  for (const { forms, archaic } of rows)
    for (const form of forms.filter(isPlainWord)) {
      const known = verdicts.get(form.word) ?? {};
      for (const locale of LOCALES) {
        const verdict = verdictOf(form, forms, locale);
        if (archaic && verdict === 'wrong') continue;
        if (!(locale in known) || rank.indexOf(verdict) < rank.indexOf(known[locale]))
          known[locale] = verdict;
      }
      verdicts.set(form.word, known);
    }
  return verdicts;
}

/** The words of a row after their common beginning: "col|or|our". */
function compact(words) {
  let shared = 0;
  while (words.every((word) => word[shared] !== undefined && word[shared] === words[0][shared])) shared += 1;
  return [words[0].slice(0, shared), ...words.map((word) => word.slice(shared))].join('|');
}

/**
 * Blocks of rows that have their verdicts in common. A block starts with a line of the verdicts of its words, for
 * each word one character by standard: + right, - not known, a figure for the place of the right word.
 */
function dataOf(rows) {
  const verdicts = verdictsOver(rows);
  const done = new Set();
  const blocks = new Map();
  for (const { forms, archaic } of [...rows].sort((a, b) => a.level - b.level)) {
    const plain = forms.filter(isPlainWord);
    const words = [...new Set(plain.map(({ word }) => word))];
    if (archaic || words.length < 2 || words.every((word) => done.has(word))) continue;
    const codes = words.map((word) =>
      LOCALES.map((locale) => {
        const verdict = verdicts.get(word)[locale];
        if (done.has(word) || !verdict) return '-';
        return verdict === 'right'
          ? '+'
          : String(words.indexOf(preferredIn(plain, locale))).replace('-1', '-');
      }).join(''),
    );
    for (const word of words) done.add(word);
    const key = codes.join(' ');
    blocks.set(key, [...(blocks.get(key) ?? []), compact(words)]);
  }
  return [...blocks].map(([key, entries]) => `${key}:\n${wrapped(entries)}`).join('\n');
}

/** Entries in lines of at most 110 characters. */
function wrapped(entries) {
  const lines = [''];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line.length + entry.length >= 110) lines.push(entry);
    else lines[lines.length - 1] = line === '' ? entry : `${line} ${entry}`;
  }
  return lines.join('\n');
}

const [source] = process.argv.slice(2);
if (!source) {
  process.stderr.write('Name the file: node scripts/make-variants.mjs path/to/varcon.txt\n');
  process.exit(2);
}
const head = [
  'Written by scripts/make-variants.mjs from VarCon 2020.12.07, changed in form. Its notice is in NOTICE:',
  'Copyright 2000-2019 by Kevin Atkinson, 2016 by Benjamin Titze, 1993 Geoff Kuenning.',
];
const data = dataOf(rowsOf(readFileSync(source, 'utf8')));
writeFileSync(
  join(ROOT, 'libs/text/data/spelling-variants.ts'),
  `${head.map((line) => `// ${line}\n`).join('')}export const SPELLING_VARIANTS = \`${data}\`;\n`,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_STANDARDS, type Locale } from '@marklight/contracts/language';
import type { Linter } from '@marklight/text/linter';
import { parseTsv } from './csv';
import { type Section, share, type Table } from './section';

/** Words are checked in a sentence that fits any noun or verb and is otherwise correct. */
const inSentence = (word: string): string => `They wrote the word ${word} on the board.`;
const OFFSET = 'They wrote the word '.length;

async function isFlagged(linter: Linter, word: string, locale: Locale): Promise<boolean> {
  const findings = await linter.lint(inSentence(word), locale);
  return findings.some(
    (f) =>
      f.start <= OFFSET &&
      f.end >= OFFSET + word.length &&
      (f.kind === 'spelling' || f.kind === 'punctuation'),
  );
}

/** Frequency class up to which a word is common in school writing. */
const COMMON = 35;

async function variantsTable(data: string, linter: Linter): Promise<Table> {
  const rows = parseTsv(readFileSync(join(data, 'variants', 'word_status.tsv'), 'utf8'));
  const table: string[][] = [];
  for (const { locale, label } of LANGUAGE_STANDARDS) {
    for (const common of [true, false]) {
      const counts: Record<string, { all: number; flagged: number }> = {};
      for (const row of rows) {
        if (Number(row['scowl_level']) <= COMMON !== common) continue;
        const count = (counts[row[locale] ?? ''] ??= { all: 0, flagged: 0 });
        count.all += 1;
        if (await isFlagged(linter, row['word'] ?? '', locale)) count.flagged += 1;
      }
      const of = (status: string): { all: number; flagged: number } =>
        counts[status] ?? { all: 0, flagged: 0 };
      const [foreign, preferred, variant] = [of('foreign'), of('preferred'), of('variant')];
      table.push([
        label,
        common ? 'common' : 'rare',
        `${share(foreign.flagged / foreign.all)} of ${foreign.all}`,
        `${share(preferred.flagged / preferred.all)} of ${preferred.all}`,
        `${share(variant.flagged / variant.all)} of ${variant.all}`,
        share(foreign.flagged / (foreign.flagged + preferred.flagged)),
      ]);
    }
  }
  return {
    title: 'Spelling: the four standards',
    note: 'Words that the standards spell differently. A spelling from another standard should be flagged (recall), the standard’s own spelling never; precision is over these two.',
    columns: [
      'standard',
      'words',
      'wrong here, flagged',
      'right here, flagged',
      'also allowed here, flagged',
      'precision',
    ],
    rows: table,
  };
}

async function misspellingsTable(data: string, linter: Linter): Promise<Table> {
  const rows = parseTsv(readFileSync(join(data, 'gec', 'misspellings.tsv'), 'utf8'));
  const groups: Record<string, { all: number; flagged: number; first: number; clean: number }> = {};
  for (const row of rows) {
    const group = (groups[
      `${row['source'] ?? ''}, ${row['nonword'] === 'yes' ? 'not a word' : row['nonword'] === 'no' ? 'another word' : 'by standard'}`
    ] ??= { all: 0, flagged: 0, first: 0, clean: 0 });
    const word = row['misspelling'] ?? '';
    const findings = await linter.lint(inSentence(word), 'en-GB');
    const found = findings.find((f) => f.start <= OFFSET && f.end >= OFFSET + word.length);
    group.all += 1;
    if (found !== undefined) group.flagged += 1;
    if (found?.suggestions[0]?.toLowerCase() === (row['correct'] ?? '').toLowerCase()) group.first += 1;
    if (!(await isFlagged(linter, row['correct'] ?? '', 'en-GB'))) group.clean += 1;
  }
  return {
    title: 'Spelling: misspelt words',
    note: 'One word at a time, without the context that tells a wrong word from a right one.',
    columns: ['source', 'words', 'flagged', 'first suggestion right', 'corrected word not flagged'],
    rows: Object.entries(groups).map(([name, g]) => [
      name,
      String(g.all),
      share(g.flagged / g.all),
      share(g.first / g.all),
      share(g.clean / g.all),
    ]),
  };
}

async function sentencesTable(data: string, linter: Linter): Promise<Table> {
  const lines = readFileSync(join(data, 'gec', 'jfleg_sample.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const rows = lines.map(
    (line) => JSON.parse(line) as { src: string; has_error: boolean; unanimous_clean: boolean },
  );
  const counts = { wrong: 0, wrongFlagged: 0, clean: 0, cleanFlagged: 0 };
  for (const { src, has_error: wrong, unanimous_clean: clean } of rows) {
    const flagged = (await linter.lint(src, 'en-US')).length > 0;
    if (wrong) counts.wrong += 1;
    if (wrong && flagged) counts.wrongFlagged += 1;
    if (clean) counts.clean += 1;
    if (clean && flagged) counts.cleanFlagged += 1;
  }
  return {
    title: 'Grammar and spelling: learners’ sentences',
    columns: ['sentences', 'count', 'with a finding'],
    rows: [
      [
        'all four correctors changed something',
        String(counts.wrong),
        share(counts.wrongFlagged / counts.wrong),
      ],
      ['no corrector changed anything', String(counts.clean), share(counts.cleanFlagged / counts.clean)],
    ],
  };
}

export const spelling: Section = {
  name: 'spelling',
  run: async ({ data, linter }) => [
    await variantsTable(data, linter),
    await misspellingsTable(data, linter),
    await sentencesTable(data, linter),
  ],
};

import { addTo } from '@marklight/contracts/add-to';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@marklight/contracts/language';
import type { LintFinding } from '@marklight/text/linter';
import { segment } from '@marklight/text/segmentation';
import { readTable } from './corrections-read';
import { parseTsv } from './csv';
import { essaySets } from './essay-sets';
import { labelsOf, type LabelledMistake, type Reading } from './observations/labels';
import { type EvalContext, type Section, share, type Table } from './section';
import { isChanged, isConfirmed } from './word-alignment';

/** A sentence with the versions that people made of it. Offsets of the findings are of the sentence. */
interface Corrected {
  source: string;
  sentence: string;
  versions: readonly string[];
  findings: readonly LintFinding[];
  /** Places that people marked, by their name for the mistake; empty if they only rewrote the sentence. */
  marked: readonly LabelledMistake[];
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

function within(findings: readonly LintFinding[], from: number, to: number): LintFinding[] {
  return findings
    .filter(({ start, end }) => start >= from && end <= to)
    .map((finding) => ({ ...finding, start: finding.start - from, end: finding.end - from }));
}

/** The sentence as a reader would correct it. */
function versionBy({ mistakes }: Reading, text: string, from: number, to: number): string {
  let version = text.slice(from, to);
  let before = to;
  const inside = mistakes.filter(({ start, end }) => start >= from && end <= to);
  for (const { start, end, right } of inside.sort((a, b) => b.start - a.start)) {
    if (right === undefined || end > before) continue;
    version = version.slice(0, start - from) + right + version.slice(end - from);
    before = start;
  }
  return version;
}

/** The labelled essays, as far as their mistakes are labelled. */
async function labelled({ data, linter }: EvalContext): Promise<Corrected[]> {
  const all: Corrected[] = [];
  for (const { name, essays } of essaySets(data)) {
    const texts = new Map(essays.map(({ id, text }) => [id, text]));
    for (const { id, half, readings } of labelsOf(name)) {
      const text = texts.get(id) ?? '';
      const found = await linter.lint(text, 'en-US');
      const windowEnd = Math.min(...readings.map((reading) => reading.windowEnd));
      for (const { start, end } of segment(text).sentences.filter((sentence) => sentence.end <= windowEnd)) {
        all.push({
          source: `${name.startsWith('ASAP') ? 'ASAP' : name}, ${half} half`,
          sentence: text.slice(start, end),
          versions: readings.map((reading) => versionBy(reading, text, start, end)),
          findings: within(found, start, end),
          marked: readings[0].mistakes
            .filter((mistake) => mistake.start >= start && mistake.end <= end)
            .map((mistake) => ({ ...mistake, start: mistake.start - start, end: mistake.end - start })),
        });
      }
    }
  }
  return all;
}

async function rewritten({ data, linter }: EvalContext): Promise<Corrected[]> {
  const all: Corrected[] = [];
  const add = async (source: string, sentence: string, versions: string[], locale: Locale): Promise<void> => {
    all.push({ source, sentence, versions, findings: await linter.lint(sentence, locale), marked: [] });
  };
  for (const line of linesOf(join(data, 'gec', 'jfleg_sample.jsonl'))) {
    const { src, refs } = JSON.parse(line) as { src: string; refs: string[] };
    await add('JFLEG', src, refs, 'en-US');
  }
  for (const line of linesOf(join(data, 'gec', 'holbrook_sample.jsonl'))) {
    const { src, spelling_corrected: right } = JSON.parse(line) as {
      src: string;
      spelling_corrected: string;
    };
    await add('Holbrook (spelling only)', src, [right], 'en-GB');
  }
  return all;
}

const FRAME = 'They wrote the word ';

/** Misspellings one at a time, without the words beside them; right where any row of the list says so. */
async function fromLists({ data, linter }: EvalContext): Promise<Corrected[]> {
  const rows = parseTsv(readFileSync(join(data, 'gec', 'misspellings.tsv'), 'utf8'));
  const meant = new Map<string, string[]>();
  for (const { misspelling = '', correct = '' } of rows) addTo(meant, misspelling, correct);
  const all: Corrected[] = [];
  for (const { misspelling = '', source = '' } of rows) {
    const sentence = `${FRAME}${misspelling} on the board.`;
    const found = await linter.lint(sentence, 'en-GB');
    all.push({
      source: `list of misspellings, ${source}`,
      sentence,
      versions: (meant.get(misspelling) ?? []).map((word) => `${FRAME}${word} on the board.`),
      findings: found.filter(
        ({ start, end }) => start >= FRAME.length && end <= FRAME.length + misspelling.length,
      ),
      marked: [],
    });
  }
  return all;
}

interface Counts {
  given: number;
  right: number;
  /** Counted as wrong although nobody marked anything there: the reader may have overlooked it. */
  unmarked: number;
  places: number;
  placesRight: number;
}

function counted(
  all: readonly Corrected[],
  keyOf: (one: Corrected, finding: LintFinding) => string,
): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const one of all) {
    for (const finding of one.findings) {
      const key = keyOf(one, finding);
      const count = counts.get(key) ?? { given: 0, right: 0, unmarked: 0, places: 0, placesRight: 0 };
      counts.set(key, count);
      const changed = isChanged(one.sentence, finding, one.versions);
      if (finding.suggestions.length === 0) {
        count.places += 1;
        if (changed) count.placesRight += 1;
      } else {
        count.given += 1;
        if (isConfirmed(one.sentence, finding, one.versions)) count.right += 1;
        else if (!changed) count.unmarked += 1;
      }
    }
  }
  return counts;
}

const COLUMNS = [
  'corrections given',
  'right',
  'precision',
  'nothing marked there',
  'precision where something was marked',
  'marked without a correction',
  'of those with a mistake',
];

const cellsOf = ({ given, right, unmarked, places, placesRight }: Counts): string[] => [
  String(given),
  String(right),
  share(right / given),
  String(unmarked),
  share(right / (given - unmarked)),
  String(places),
  share(placesRight / places),
];

const rowsOf = (counts: ReadonlyMap<string, Counts>): string[][] =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => [key, ...cellsOf(count)]);

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

function recallTable(all: readonly Corrected[]): Table {
  const counts = new Map<string, { all: number; seen: number; corrected: number }>();
  for (const { sentence, versions, findings, marked } of all) {
    for (const mistake of marked) {
      const count = counts.get(mistake.code) ?? { all: 0, seen: 0, corrected: 0 };
      counts.set(mistake.code, count);
      count.all += 1;
      const found = findings.filter((finding) => overlaps(finding, mistake));
      if (found.length > 0) count.seen += 1;
      if (found.some((one) => one.suggestions.length > 0 && isConfirmed(sentence, one, versions)))
        count.corrected += 1;
    }
  }
  return {
    title: 'Corrections: mistakes that readers marked',
    note: 'By the first reader’s name for them, in the labelled part of the essays.',
    columns: ['mistake', 'marked', 'found', 'corrected rightly'],
    rows: [...counts]
      .sort(([, a], [, b]) => b.all - a.all)
      .map(([code, count]) => [
        code,
        String(count.all),
        share(count.seen / count.all),
        share(count.corrected / count.all),
      ]),
  };
}

/** The language check's corrections, compared with people's corrections of the same words. */
export const corrections: Section = {
  name: 'corrections',
  async run(context) {
    const essays = await labelled(context);
    const sentences = await rewritten(context);
    const lists = await fromLists(context);
    const isSpelling = ({ source }: Corrected, { kind }: LintFinding): boolean =>
      !source.startsWith('Holbrook') || kind === 'spelling';
    const learners = [...essays, ...sentences].map((one) => ({
      ...one,
      findings: one.findings.filter((finding) => isSpelling(one, finding)),
    }));
    return [
      {
        title: 'Corrections: learners’ sentences',
        note: 'A correction is right where it equals what a reader or corrector wrote for the same words. Readers overlook some mistakes, and where they rewrote the phrase, a correct spelling counts as wrong.',
        columns: ['kind', ...COLUMNS],
        rows: rowsOf(counted(learners, (_, { kind }) => kind)),
      },
      {
        title: 'Corrections: by source',
        columns: ['source and kind', ...COLUMNS],
        rows: rowsOf(counted([...learners, ...lists], ({ source }, { kind }) => `${source}: ${kind}`)),
      },
      await readTable(context),
      recallTable(essays),
    ];
  },
};

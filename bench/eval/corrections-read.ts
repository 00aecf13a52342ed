import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LintFinding } from '@marklight/text/linter';
import { essaySets } from './essay-sets';
import type { Half } from './halves';
import { labelsOf } from './observations/labels';
import { type EvalContext, share, type Table } from './section';

/** A place that was corrected, and what a reader would write there; absent if no correction of those words is right. */
interface ReadCorrection {
  start: number;
  end: number;
  right?: string;
}
/** Corrections of one essay, read in their context. Offsets are of the essay's text in the data. */
interface ReadEssay {
  set: string;
  id: string;
  half: Half;
  /** In the order of reading: after each sample the rules were tightened, and the next was read unseen. */
  sample: number;
  read: readonly ReadCorrection[];
}

const FILE = 'bench/eval/labels/corrections.json';
const readEssays = (): ReadEssay[] =>
  JSON.parse(readFileSync(join(process.cwd(), FILE), 'utf8')) as ReadEssay[];

interface Counts {
  essays: number;
  given: number;
  right: number;
  unread: number;
}

function add(counts: Counts, findings: readonly LintFinding[], read: readonly ReadCorrection[]): void {
  for (const { start, end, suggestions } of findings) {
    const [suggestion] = suggestions;
    if (suggestion === undefined) continue;
    const label = read.find((one) => one.start === start && one.end === end);
    if (label === undefined) counts.unread += 1;
    else {
      counts.given += 1;
      if (label.right === suggestion) counts.right += 1;
    }
  }
}

const rowOf = (name: string, { essays, given, right, unread }: Counts): string[] => [
  name,
  essays === 0 ? '' : String(essays),
  String(given),
  String(right),
  share(right / given),
  String(unread),
];

const none = (): Counts => ({ essays: 0, given: 0, right: 0, unread: 0 });

/** What is corrected now in essays whose corrections were read one by one, each in its sentence. */
export async function readTable({ data, linter }: EvalContext): Promise<Table> {
  const texts = new Map(
    essaySets(data).flatMap(({ name, essays }) =>
      essays.map(({ id, text }): [string, string] => [`${name} ${id}`, text]),
    ),
  );
  const labelledUpTo = new Map(
    essaySets(data).flatMap(({ name }) =>
      labelsOf(name).map(({ id, readings }): [string, number] => [
        `${name} ${id}`,
        Math.min(...readings.map(({ windowEnd }) => windowEnd)),
      ]),
    ),
  );
  const bySample = new Map<string, Counts>();
  const byKind = new Map<string, Counts>();
  for (const { set, id, half, sample, read } of readEssays()) {
    const text = texts.get(`${set} ${id}`);
    if (text === undefined) throw new Error(`No essay ${id} in ${set}`);
    const found = await linter.lint(text, 'en-US');
    const windowEnd = labelledUpTo.get(`${set} ${id}`) ?? 0;
    // Sentences that were labelled as a whole are counted in the tables above.
    const places = found.filter(({ start }) => start >= windowEnd);
    const name = `sample ${sample} (${half} half)`;
    const counts = bySample.get(name) ?? none();
    bySample.set(name, counts);
    counts.essays += 1;
    add(counts, places, read);
    for (const finding of places) {
      const ofKind = byKind.get(finding.kind) ?? none();
      byKind.set(finding.kind, ofKind);
      add(ofKind, [finding], read);
    }
  }
  const ordered = (counts: ReadonlyMap<string, Counts>): [string, Counts][] =>
    [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    title: 'Corrections: read in their sentences',
    note: 'Corrections of further essays, each judged in its sentence. The rules were tightened after each sample, so these figures describe the samples now, not what to expect on unseen essays.',
    columns: ['sample or kind', 'essays', 'corrections given', 'right', 'precision', 'not read'],
    rows: [
      ...ordered(bySample).map(([name, counts]) => rowOf(name, counts)),
      ...ordered(byKind)
        .filter(([, { given }]) => given > 0)
        .map(([kind, counts]) => rowOf(kind, counts)),
    ],
  };
}

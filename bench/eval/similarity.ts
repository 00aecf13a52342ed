import { segment, wordsOf } from '@marklight/text/segmentation';
import { similarPairs, type ComparedTexts, type Similarity } from '@marklight/text/similarity/similar-pairs';
import { Random } from '../soak/random';
import { essaySets, type EssaySet } from './essay-sets';
import { figure, type Section, share, type Table } from './section';
import { mean } from './statistics';

/** Of a set, the essays that copies are made from, and those that the rest of a copy comes from. */
const COPIES = 20;
const SHARES = [0.2, 0.4, 0.6, 0.8, 1];

/** What becomes of the sentences that are copied. */
const KINDS: Readonly<
  Record<string, (sentences: string[], random: Random, vocabulary: readonly string[]) => string[]>
> = {
  'word for word': (sentences) => sentences,
  'every tenth word exchanged': (sentences, random, vocabulary) =>
    exchanged(sentences, 0.1, random, vocabulary),
  'every fifth word exchanged': (sentences, random, vocabulary) =>
    exchanged(sentences, 0.2, random, vocabulary),
  'every third word exchanged': (sentences, random, vocabulary) =>
    exchanged(sentences, 1 / 3, random, vocabulary),
  'sentences moved': (sentences, random) => random.shuffled(sentences),
  'moved, and every tenth word exchanged': (sentences, random, vocabulary) =>
    exchanged(random.shuffled(sentences), 0.1, random, vocabulary),
};

/** Each word with this chance replaced by one drawn from the words of the set, as often as they occur there. */
function exchanged(
  sentences: readonly string[],
  chance: number,
  random: Random,
  vocabulary: readonly string[],
): string[] {
  return sentences.map((sentence) =>
    sentence.replace(/[\p{L}\p{N}'’@-]+/gu, (word) =>
      random.next() < chance ? random.pick(vocabulary) : word,
    ),
  );
}

const sentencesOf = (text: string): string[] => segment(text).sentences.map((one) => one.text);
const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + wordsOf(text).length, 0);

/** Sentences from the start of a text, with at most this many words altogether; at least one sentence. */
function upTo(sentences: readonly string[], words: number): string[] {
  const kept: string[] = [];
  let sum = 0;
  for (const sentence of sentences) {
    sum += lengthOf([sentence]);
    if (sum > words && kept.length > 0) break;
    kept.push(sentence);
  }
  return kept;
}

interface Planted {
  texts: string[];
  /** The pairs "copy, what it was made from" and "copy, what the rest of it comes from", by their places. */
  pairs: Set<string>;
  /** Of each copy, how much of its words comes from the text it was made from. */
  truth: Map<string, number>;
}

const pairOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The set with copies beside the texts that they were made from; the rest of a copy is an essay that is taken out. */
function planted(set: EssaySet, part: number, change: (typeof KINDS)[string], random: Random): Planted {
  const essays = random.shuffled(set.essays.map(({ text }) => text).filter((text) => text.length > 300));
  const vocabulary = essays.flatMap((text) => wordsOf(text).map((word) => word.text));
  const fillers = essays.slice(0, COPIES);
  const texts = essays.slice(COPIES);
  const result: Planted = { texts: [...texts], pairs: new Set(), truth: new Map() };
  for (let at = 0; at < COPIES && at < texts.length; at += 1) {
    const source = sentencesOf(texts[at] ?? '');
    const whole = lengthOf(source);
    const from = upTo(
      random.next() < 0.5 ? source : source.slice(Math.floor(source.length * (1 - part))),
      part * whole,
    );
    const copied = change(part === 1 ? source : from, random, vocabulary);
    const rest = part === 1 ? [] : upTo(sentencesOf(fillers[at] ?? ''), whole * (1 - part));
    const middle = Math.floor(rest.length / 2);
    result.texts.push([...rest.slice(0, middle), ...copied, ...rest.slice(middle)].join(' '));
    const pair = pairOf(at, result.texts.length - 1);
    result.pairs.add(pair);
    result.truth.set(pair, lengthOf(copied) / lengthOf([...copied, ...rest]));
  }
  return result;
}

const found = ({ pairs }: Similarity) =>
  pairs.map((pair) => ({ ...pair, key: pairOf(pair.first, pair.second) }));

function recall(sets: readonly EssaySet[]): Table {
  const rows: string[][] = [];
  for (const [kind, change] of Object.entries(KINDS)) {
    const cells: string[] = [];
    const wrong = { known: 0, unknown: 0 };
    const right = { known: 0, unknown: 0 };
    const errors: number[] = [];
    for (const part of SHARES) {
      let all = 0;
      let hit = 0;
      for (const [place, set] of sets.entries()) {
        const task = set.task === null ? 'unknown' : 'known';
        const { texts, pairs, truth } = planted(set, part, change, new Random(97 + place));
        const answer = found(similarPairs({ own: texts, given: set.task === null ? [] : [set.task] }));
        all += pairs.size;
        for (const { key, shareOfSecond } of answer) {
          if (!pairs.has(key)) {
            wrong[task] += 1;
            continue;
          }
          hit += 1;
          right[task] += 1;
          errors.push(Math.abs(shareOfSecond - (truth.get(key) ?? 0)));
        }
      }
      cells.push(share(hit / all));
    }
    const precision = (task: 'known' | 'unknown') => share(right[task] / (right[task] + wrong[task]));
    rows.push([kind, ...cells, precision('known'), precision('unknown'), figure(100 * mean(errors), 1)]);
  }
  return {
    title: 'Similarity: planted copies',
    note: `In each of the five sets, ${COPIES} copies among the essays they were made from: the stated share of the copy is taken from the beginning or the end of another essay, the rest from an essay that is removed from the set. Words are exchanged at random for other words of the set. Recall is of pairs; precision is over all five shares, and on ELLIPSE without the tasks, which the data do not give in full; “share off by” is the mean difference between the stated and the true share of the copy, in percentage points.`,
    columns: [
      'copied',
      ...SHARES.map((part) => `recall, ${100 * part}%`),
      'precision, ASAP',
      'precision, ELLIPSE',
      'share off by',
    ],
    rows,
  };
}

/** Pairs of essays that were found but not planted. */
function untouched(sets: readonly EssaySet[]): Table {
  const rows = sets.map(({ name, essays, task }) => {
    const own = essays.map(({ text }) => text);
    const withTask = similarPairs({ own, given: task === null ? [] : [task] }).pairs;
    const without = similarPairs({ own }).pairs;
    const most = withTask.reduce((top, pair) => Math.max(top, pair.shareOfFirst, pair.shareOfSecond), 0);
    return [
      name,
      String(own.length),
      String((own.length * (own.length - 1)) / 2),
      String(withTask.length),
      share(most),
      task === null ? '–' : String(without.length),
    ];
  });
  return {
    title: 'Similarity: essays as they are',
    note: 'Pairs named among essays by different students on one task (ELLIPSE: on 40 tasks, whose words could not be left out).',
    columns: [
      'set',
      'essays',
      'pairs in all',
      'named',
      'greatest share',
      'named without the task and source left out',
    ],
    rows,
  };
}

function milliseconds(compared: ComparedTexts): { words: number; took: number; pairs: number } {
  similarPairs({ own: compared.own.slice(0, 20) });
  const start = process.cpuUsage();
  const { pairs, left } = similarPairs(compared);
  const { user, system } = process.cpuUsage(start);
  return { words: lengthOf(compared.own), took: (user + system) / 1_000, pairs: pairs.length + left };
}

function time(sets: readonly EssaySet[]): Table {
  const texts = sets.flatMap(({ essays }) => essays.map(({ text }) => text));
  const random = new Random(5);
  const joined = Array.from({ length: 500 }, () => [0, 1, 2, 3].map(() => random.pick(texts)).join('\n\n'));
  const rows = [
    ['500 essays as they are', milliseconds({ own: texts.slice(0, 500) })] as const,
    ['500 texts, each made of four essays drawn at random', milliseconds({ own: joined })] as const,
  ].map(([what, { words, took, pairs }]) => [
    what,
    String(Math.round(words / 500)),
    String(pairs),
    figure(took / 1_000, 1),
  ]);
  return {
    title: 'Similarity: time',
    note: 'Processor time of one core, from texts to pairs.',
    columns: ['compared', 'words each', 'pairs named', 'seconds'],
    rows,
  };
}

export const similarity: Section = {
  name: 'similarity',
  run({ data }) {
    const sets = essaySets(data);
    return Promise.resolve([recall(sets), untouched(sets), time(sets)]);
  },
};

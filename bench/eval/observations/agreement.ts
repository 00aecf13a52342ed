import { figure, share, type Table } from '../section';
import type { LabelledEssay, LabelledSentence, Reading, SentenceCode } from './labels';

const CODES: readonly (readonly [SentenceCode, string])[] = [
  ['P', 'position'],
  ['R', 'reason'],
  ['E', 'evidence'],
  ['C', 'another view'],
  ['A', 'answer to it'],
  ['X', 'ending'],
  ['Xr', 'ending that returns'],
  ['Q', 'quotation'],
  ['D', 'direct speech'],
  ['S', 'detail for the senses'],
  ['K', 'the task’s wording'],
];

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;
const coded = (reading: Reading, code: SentenceCode): LabelledSentence[] =>
  reading.sentences.filter(({ codes }) => codes.includes(code));

/** The agreement of two readers: 2 × both ÷ (one + other), as for two detectors. */
function agreementOn(pairs: readonly (readonly [Reading, Reading])[], code: SentenceCode): [number, number] {
  let both = 0;
  let either = 0;
  for (const [one, other] of pairs) {
    const [first, second] = [coded(one, code), coded(other, code)];
    both += first.filter((a) => second.some((b) => overlap(a, b))).length;
    both += second.filter((a) => first.some((b) => overlap(a, b))).length;
    either += first.length + second.length;
  }
  return [both / either, either];
}

const same = (
  pairs: readonly (readonly [Reading, Reading])[],
  value: (reading: Reading) => string | boolean,
): number => pairs.filter(([one, other]) => value(one) === value(other)).length / pairs.length;

/** Share of one reader's mistakes that the other marked at the same words, and with the same correction. */
function mistakesAgreed(pairs: readonly (readonly [Reading, Reading])[]): [number, number, number] {
  let all = 0;
  let found = 0;
  let equal = 0;
  for (const pair of pairs)
    for (const [one, other] of [pair, [pair[1], pair[0]] as const])
      for (const mistake of one.mistakes) {
        all += 1;
        const there = other.mistakes.filter((also) => overlap(mistake, also));
        if (there.length === 0) continue;
        found += 1;
        if (mistake.right !== undefined && there.some(({ right }) => right === mistake.right)) equal += 1;
      }
  return [found / all, equal / Math.max(1, found), all / 2];
}

/** The agreement of two independent readings of the same essays. */
export function agreementTable(essays: readonly LabelledEssay[]): Table {
  const pairs = essays.flatMap(({ readings }) =>
    readings[1] === undefined ? [] : [[readings[0], readings[1]] as const],
  );
  const [found, equal, mistakes] = mistakesAgreed(pairs);
  return {
    title: 'Agreement of two readers',
    note: `${pairs.length} of the ${essays.length} labelled essays were read twice, independently. For sentences: 2 × both ÷ (one + other).`,
    columns: ['what', 'labels of both readers', 'agreement'],
    rows: [
      ...CODES.map(([code, name]) => {
        const [agreed, count] = agreementOn(pairs, code);
        return [name, String(count), figure(agreed)];
      }),
      ['genre', String(2 * pairs.length), share(same(pairs, ({ genre }) => genre))],
      ['answers the task', String(2 * pairs.length), share(same(pairs, ({ answersTask }) => answersTask))],
      [
        'other view answered',
        String(2 * pairs.length),
        share(same(pairs, ({ counterAnswered }) => counterAnswered)),
      ],
      ['has a conclusion', String(2 * pairs.length), share(same(pairs, ({ conclusion }) => conclusion))],
      ['mistake marked at the same words', String(Math.round(2 * mistakes)), share(found)],
      ['… with the same correction', String(Math.round(2 * mistakes * found)), share(equal)],
    ],
  };
}

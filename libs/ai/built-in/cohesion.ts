import type { ReadSentence } from './essay-reading';
import { ramp } from './ramp';

export interface OrderFeatures {
  /** Mean share of content stems that neighbouring sentences have in common (cosine of their sets), 0–1. */
  overlap: number;
  /** How much more neighbours share than sentences of the essay at large: −1 to 1, about 0 when shuffled. */
  sequence: number;
  /** 0–1: how far openings, signposts and endings stand where they belong; see orderlinessOf. */
  orderliness: number;
}

/** Sentences further apart than this are not compared, so that long essays stay linear. */
const REACH = 12;

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / Math.sqrt(a.size * b.size);
}

/**
 * Lexical cohesion of neighbouring sentences (after Halliday and Hasan's reiteration; as in Foltz, Kintsch and
 * Landauer 1998, with words instead of vectors), and what of it is owed to the order of the sentences.
 */
export function orderOf(sentences: readonly ReadSentence[]): OrderFeatures {
  const sets = sentences.map((sentence) => new Set(sentence.stems));
  let near = 0;
  let nearPairs = 0;
  let far = 0;
  let farPairs = 0;
  sets.forEach((set, at) => {
    for (let other = at + 1; other <= Math.min(sets.length - 1, at + REACH); other += 1) {
      const shared = common(set, sets[other] ?? new Set());
      if (other - at <= 2) {
        near += shared;
        nearPairs += 1;
      } else {
        far += shared;
        farPairs += 1;
      }
    }
  });
  const overlap = nearPairs === 0 ? 0 : near / nearPairs;
  const sequence = farPairs === 0 ? 0 : overlap - far / farPairs;
  return { overlap, sequence, orderliness: orderlinessOf(sentences, sequence) };
}

/** Leans on something said before it: no essay opens with it. */
const LEANING =
  /^(?:and|but|so|because|also|then|however|therefore|another|secondly|second|thirdly|third|lastly|finally|next|furthermore|moreover|this|these|that|those|they|it|he|she|him|her|which|in conclusion|for example|for instance|such|the other|the second|the last|after that)(?!\p{L})/iu;
const ENDING =
  /(?:in conclusion|to conclude|in summary|to sum up|all in all|in closing|as you can see|sincerely|in the end)(?!\p{L})/iu;
const STEPS: readonly RegExp[] = [
  /(?<!\p{L})(?:first of all|firstly|to begin with|one reason|the first|first)(?!\p{L})/iu,
  /(?<!\p{L})(?:secondly|another reason|second|the second|next)(?!\p{L})/iu,
  /(?<!\p{L})(?:thirdly|third|the third)(?!\p{L})/iu,
  /(?<!\p{L})(?:lastly|finally|in conclusion|to conclude|in summary)(?!\p{L})/iu,
];

/**
 * Mean of what can be told about the order: the opening does not lean on anything before it (a third of the
 * sentences after it do), endings stand at the end, "first" comes before "second" and "finally", and neighbours
 * have more in common than strangers. Shuffling breaks each of these.
 */
function orderlinessOf(sentences: readonly ReadSentence[], sequence: number): number {
  const [first] = sentences;
  if (first === undefined || sentences.length < 4) return 0.5;
  const signs = [ramp(sequence, -0.04, 0.06), LEANING.test(first.text) ? 0 : 1];
  const last = sentences.length - 1;
  const endings = sentences.flatMap((sentence, at) => (ENDING.test(sentence.text) ? [at / last] : []));
  if (endings.length > 0) signs.push(ramp(Math.min(...endings), 0.4, 0.85));
  const steps = STEPS.map((step) => sentences.findIndex((sentence) => step.test(sentence.text))).filter(
    (at) => at >= 0,
  );
  if (steps.length >= 2) {
    const pairs = steps.slice(1).map((at, before) => (at >= (steps[before] ?? 0) ? 1 : 0));
    signs.push(pairs.reduce<number>((sum, right) => sum + right, 0) / pairs.length);
  }
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
}

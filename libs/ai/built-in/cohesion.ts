import type { ReadSentence } from './essay-reading';
import { ramp } from './levels/ramp';
import { orderSignalsOf } from './sentence-order';

export interface OrderFeatures {
  /** Mean share of content stems that neighbouring sentences have in common (cosine of their sets), 0–1. */
  overlap: number;
  /**
   * How the order of the sentences compares with random orders of the same sentences, in standard deviations; about 0
   * when they were shuffled. 1 if there are too few sentences to tell.
   */
  sequence: number;
  /** 0–1: `sequence` from as far below chance to as far above it as one random order in fifteen reaches. */
  orderliness: number;
}

/** With fewer sentences than this, nearly any order will do. */
const FEWEST = 3;
/** Of a longer essay only the beginning and the end are compared, so that the work does not grow with its length. */
const MOST = 60;
/**
 * A few sentences tell us little, so their figure is drawn towards that of a fair order: halfway at this many
 * sentences.
 */
const HALF_SURE = 4;
const FAIR_ORDER = 1;
/** Paragraphs of more than one sentence show the reader an order, whatever the sentences say. */
const SEVERAL_PARAGRAPHS = 3;
const SHOWN_BY_PARAGRAPHS = 0.7;
const RANDOM_ORDERS = 80;
const SEED = 20_261;

/**
 * A generator with a fixed seed (a linear congruence; Numerical Recipes), so that an essay is always judged in
 * the same way.
 */
function seeded(): () => number {
  let state = SEED;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Random orders of the sentences, drawn from their alphabetical one, so that the same sentences are compared with the
 * same orders, whatever order they are in.
 */
function randomOrders(sentences: readonly ReadSentence[]): number[][] {
  const random = seeded();
  const alphabetical = sentences
    .map(({ text }, at) => ({ text, at }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.at - b.at))
    .map(({ at }) => at);
  return Array.from({ length: RANDOM_ORDERS }, () => {
    const order = [...alphabetical];
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  });
}

/** Mean and standard deviation. */
function momentsOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean,
    deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length),
  };
}

function overlapOf(sentences: readonly ReadSentence[]): number {
  const sets = sentences.map((sentence) => new Set(sentence.stems));
  const shares = sets.slice(1).map((set, before) => {
    const other = sets[before] ?? new Set<string>();
    const shared = [...set].filter((stem) => other.has(stem)).length;
    return shared / Math.sqrt(set.size * other.size || 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/**
 * Compares the order with random ones: each signal in its own standard deviations, and then their sum in standard
 * deviations of the sum.
 */
function sequenceOf(sentences: readonly ReadSentence[], question: ReadonlySet<string>): number {
  if (sentences.length < FEWEST) return FAIR_ORDER;
  const judged =
    sentences.length <= MOST ? sentences : [...sentences.slice(0, MOST / 2), ...sentences.slice(-(MOST / 2))];
  const orders = randomOrders(judged);
  const actual = judged.map((_, at) => at);
  let ownSum = 0;
  const sums = new Float64Array(orders.length);
  for (const { weight, rate } of orderSignalsOf({ sentences: judged, question })) {
    const rates = orders.map(rate);
    const { mean, deviation } = momentsOf(rates);
    if (deviation === 0) continue;
    ownSum += (weight * (rate(actual) - mean)) / deviation;
    rates.forEach((rated, at) => {
      sums[at] = (sums[at] ?? 0) + (weight * (rated - mean)) / deviation;
    });
  }
  const { mean, deviation } = momentsOf([...sums]);
  const found = deviation === 0 ? 0 : (ownSum - mean) / deviation;
  const trust = sentences.length / (sentences.length + HALF_SURE);
  return trust * found + (1 - trust) * FAIR_ORDER;
}

function hasParagraphs(sentences: readonly ReadSentence[]): boolean {
  const paragraphs = new Set(sentences.map((sentence) => sentence.paragraph)).size;
  return paragraphs >= SEVERAL_PARAGRAPHS && sentences.length / paragraphs >= 1.5;
}

/**
 * Lexical cohesion of neighbouring sentences, and what the essay owes to the order of its sentences: the same
 * sentences in random orders are the measure, so that topic, length and style do not count (after the ordering
 * task of Barzilay and Lapata 2008).
 */
export function orderOf(sentences: readonly ReadSentence[], question: ReadonlySet<string>): OrderFeatures {
  const sequence = sequenceOf(sentences, question);
  const shown = sequence + (hasParagraphs(sentences) ? SHOWN_BY_PARAGRAPHS : 0);
  return { overlap: overlapOf(sentences), sequence, orderliness: ramp(shown, -1.5, 1.5) };
}

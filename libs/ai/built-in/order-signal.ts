import type { ReadSentence } from './essay-reading';

/** What the signals of order read of each sentence. */
export interface OrderedSentences {
  sentences: readonly ReadSentence[];
  /** Topic keys of the task's question; empty without a task. */
  question: ReadonlySet<string>;
}

/** Rates an order of the sentences, given as their positions. Higher is likelier; the scale is its own. */
export type OrderSignal = (order: readonly number[]) => number;

export interface WeighedSignal {
  weight: number;
  rate: OrderSignal;
}

/** 1 for each sentence that passes, 0 for the others. */
export const marksOf = (
  sentences: readonly ReadSentence[],
  test: (sentence: ReadSentence) => boolean,
): number[] => sentences.map((sentence) => (test(sentence) ? 1 : 0));

/** The sum of what each place after the first adds, from the sentences before and at it. */
export const alongThe =
  (order: readonly number[]) =>
  (step: (before: number, sentence: number) => number): number => {
    let sum = 0;
    for (let at = 1; at < order.length; at += 1) sum += step(order[at - 1] ?? 0, order[at] ?? 0);
    return sum;
  };

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ranks from 1, ties sharing their mean rank. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1;
    for (let at = from; at < to; at += 1) ranks[order[at]?.at ?? 0] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

export function pearson(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  a.forEach((value, at) => {
    const deviationA = value - meanA;
    const deviationB = (b[at] ?? meanB) - meanB;
    product += deviationA * deviationB;
    squareA += deviationA ** 2;
    squareB += deviationB ** 2;
  });
  return product / Math.sqrt(squareA * squareB);
}

/** Spearman's rank correlation, ties by mean rank. NaN if a side is constant. */
export const spearman = (a: readonly number[], b: readonly number[]): number =>
  pearson(ranksOf(a), ranksOf(b));

/** Cohen's kappa with quadratic weights over the values that occur. */
export function quadraticKappa(a: readonly number[], b: readonly number[]): number {
  const low = Math.min(...a, ...b);
  const range = Math.max(...a, ...b) - low || 1;
  let observed = 0;
  let expected = 0;
  a.forEach((x, at) => {
    observed += ((x - (b[at] ?? x)) / range) ** 2;
    for (const y of b) expected += ((x - y) / range) ** 2 / b.length;
  });
  return 1 - observed / expected;
}

/** Gives the values the other side's distribution, rank by rank, so that only the order is compared. */
export function mappedTo(values: readonly number[], scale: readonly number[]): number[] {
  const sorted = [...scale].sort((a, b) => a - b);
  return ranksOf(values).map(
    (rank) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank) - 1))] ?? 0,
  );
}

/** Area under the ROC curve: the chance that a positive scores above a negative, ties half. */
export function areaUnderRoc(positive: readonly number[], negative: readonly number[]): number {
  let above = 0;
  for (const p of positive) for (const n of negative) above += p > n ? 1 : p === n ? 0.5 : 0;
  return above / (positive.length * negative.length);
}

export const standardised = (values: readonly number[]): number[] => {
  const middle = mean(values);
  const deviation = Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
  return values.map((value) => (value - middle) / deviation);
};

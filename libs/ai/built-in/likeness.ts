/** How alike sentences are, as vectors or as sets of words. */

/** Cosine of two vectors of one length; 0 where one of them is empty. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  a.forEach((value, at) => {
    const other = b[at] ?? 0;
    product += value * other;
    squareA += value * value;
    squareB += other * other;
  });
  return squareA === 0 || squareB === 0 ? 0 : product / Math.sqrt(squareA * squareB);
}

/** Likeness of sets of words, those that few of the sentences have counting more. Symmetric, 0–1. */
export function likeness(sets: readonly ReadonlySet<string>[]): number[][] {
  const holders = new Map<string, number>();
  for (const set of sets) for (const word of set) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weights = new Map(
    [...holders].map(([word, count]) => [word, Math.log((1 + sets.length) / count) ** 2]),
  );
  const weight = (word: string): number => weights.get(word) ?? 0;
  const lengths = sets.map((set) => Math.sqrt([...set].reduce((sum, word) => sum + weight(word), 0)));
  return sets.map((set, at) =>
    sets.map((other, to) => {
      let shared = 0;
      for (const word of set) if (other.has(word)) shared += weight(word);
      return shared / ((lengths[at] ?? 0) * (lengths[to] ?? 0) || 1);
    }),
  );
}

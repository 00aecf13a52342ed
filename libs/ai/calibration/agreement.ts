/** One criterion of one essay: the level that the teacher gave, and the grader's. */
export interface LevelPair {
  /** 0–4. */
  teacher: number;
  /** 0–4. */
  grader: number;
}

export interface Agreement {
  /** How many levels were compared. */
  n: number;
  /** 0–1: the grader's level is the teacher's. */
  exact: number;
  /** 0–1: it is at most one away. */
  adjacent: number;
  /** See `quadraticKappa`; null where one side has only one level, or there are fewer than two. */
  kappa: number | null;
  /** Mean of grader minus teacher in levels: above 0, the grader is the more generous. */
  bias: number;
}

/**
 * Cohen's kappa with quadratic weights: 1 − Σ w·observed ÷ Σ w·expected, with w = (i − j)². 1 is full agreement, 0 what
 * chance would give. The usual divisor of w, (k − 1)², cancels. NaN where both sides always have the same level.
 * Source: J. Cohen, "Weighted kappa", Psychological Bulletin 70 (1968), 213–220.
 */
export function quadraticKappa(a: readonly number[], b: readonly number[]): number {
  let observed = 0;
  let expected = 0;
  a.forEach((x, at) => {
    observed += (x - (b[at] ?? x)) ** 2;
    for (const y of b) expected += (x - y) ** 2 / b.length;
  });
  return 1 - observed / expected;
}

const variesIn = (values: readonly number[]): boolean => values.some((value) => value !== values[0]);

/** Null where nothing was compared. */
export function agreementOf(pairs: readonly LevelPair[]): Agreement | null {
  const n = pairs.length;
  if (n === 0) return null;
  const away = pairs.map(({ teacher, grader }) => grader - teacher);
  const share = (most: number): number => away.filter((by) => Math.abs(by) <= most).length / n;
  const [teacher, grader] = [pairs.map((pair) => pair.teacher), pairs.map((pair) => pair.grader)];
  return {
    n,
    exact: share(0),
    adjacent: share(1),
    kappa: variesIn(teacher) && variesIn(grader) ? quadraticKappa(grader, teacher) : null,
    bias: away.reduce((sum, by) => sum + by, 0) / n,
  };
}

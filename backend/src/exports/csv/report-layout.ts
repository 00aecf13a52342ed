import type { GradingResult } from '@marklight/contracts/grading';

/** What one pass over the results decides about the table's columns, which come before any row. */
export interface ReportLayout {
  /** The criteria that all results share, in order; null if they differ. */
  sharedCriteria: readonly string[] | null;
  /** The most criteria that one result has. */
  criteriaCount: number;
  /** The results that the table covers: one that arrives while it is being written waits for the next export. */
  resultIds: ReadonlySet<string>;
}

/** Reads through all results and keeps only what the columns need. */
export async function layoutOf(chunks: AsyncIterable<readonly GradingResult[]>): Promise<ReportLayout> {
  const resultIds = new Set<string>();
  let shared: string[] | null | undefined;
  let criteriaCount = 0;
  for await (const chunk of chunks) {
    for (const result of chunk) {
      resultIds.add(result.id);
      criteriaCount = Math.max(criteriaCount, result.feedback.length);
      const criteria = result.feedback.map((item) => item.criteria);
      if (shared === undefined) shared = criteria;
      else if (shared !== null && !sameTexts(shared, criteria)) shared = null;
    }
  }
  return { sharedCriteria: shared ?? null, criteriaCount, resultIds };
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

import type { GradingResult } from '@marklight/contracts/grading';

/** All results as the text of one JSON array, a chunk at a time; nothing if there are none. */
export async function* resultsJson(chunks: AsyncIterable<readonly GradingResult[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const chunk of chunks) {
    for (const result of chunk) {
      yield separator + JSON.stringify({ ...result, secondLevels: undefined });
      separator = ',';
    }
  }
  if (separator === ',') yield ']';
}

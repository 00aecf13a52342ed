import type { GradingResult } from '@marklight/contracts/grading';
import { BYTE_ORDER_MARK, csvLines } from '../../common/files/csv-lines';
import { layoutOf } from './report-layout';
import { headerRow, resultRow, type ReportPlace } from './report-rows';

export interface ReportSource {
  /** Gives the results from the beginning each time it is called; it is called twice, since the columns depend on all. */
  results: () => AsyncIterable<readonly GradingResult[]>;
  /** Where essays belong, by essay. */
  placesOf: (essayIds: readonly string[]) => Promise<ReadonlyMap<string, ReportPlace>>;
}

/**
 * The report of all results as CSV text (RFC 4180: commas, CRLF, quoted texts), a chunk at a time.
 * @param timeZone IANA name, for all times
 */
export async function* reportCsv(
  { results, placesOf }: ReportSource,
  timeZone: string,
): AsyncGenerator<string> {
  const layout = await layoutOf(results());
  if (layout.resultIds.size === 0) return;
  const waiting = new Set(layout.resultIds);
  yield BYTE_ORDER_MARK + csvLines([headerRow(layout, timeZone)]);
  for await (const chunk of results()) {
    const covered = chunk.filter((result) => waiting.delete(result.id));
    if (covered.length === 0) continue;
    const places = await placesOf(covered.map(({ essay }) => essay.id));
    yield csvLines(covered.map((result) => resultRow(result, places.get(result.essay.id), layout, timeZone)));
  }
}

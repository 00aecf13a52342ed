import type { NamedMetrics } from '../metrics.service';
import { metricsPdf } from './metrics-pdf';

export interface MetricsPdfTask {
  named: NamedMetrics;
  madeAt: Date;
  /** UTC if absent. */
  timeZone?: string;
}

/** The thread's entry point: one call makes one document. */
export function run({ named, madeAt, timeZone }: MetricsPdfTask): Uint8Array {
  return metricsPdf(named, madeAt, timeZone);
}

import type { NamedMetrics } from '../metrics.service';
import { metricsPdf } from './metrics-pdf';

export interface MetricsPdfTask {
  named: NamedMetrics;
  madeAt: Date;
}

/** The thread's entry point: one call makes one document. */
export function run({ named, madeAt }: MetricsPdfTask): Uint8Array {
  return metricsPdf(named, madeAt);
}

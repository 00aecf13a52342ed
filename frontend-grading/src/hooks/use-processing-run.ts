import { useState } from 'react';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { advanceRun, summaryOf, type ProcessingSummary } from '../logic/processing';

/** How far the run is that the list belongs to, those that have left the list included. */
export function useProcessingRun(statuses: readonly ProcessingStatus[]): ProcessingSummary {
  const [run, setRun] = useState({ statuses, cleared: 0 });
  if (run.statuses !== statuses) setRun(advanceRun(run, statuses));
  return summaryOf(statuses, run.cleared);
}

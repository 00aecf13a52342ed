import { useState } from 'react';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { advanceRun, summaryOf, type ProcessingSummary } from '../logic/processing';

/** The progress of the run that the list belongs to, including essays that have left the list. */
export function useProcessingRun(statuses: readonly ProcessingStatus[]): ProcessingSummary {
  const [run, setRun] = useState({ statuses, cleared: 0 });
  if (run.statuses !== statuses) setRun(advanceRun(run, statuses));
  return summaryOf(statuses, run.cleared);
}

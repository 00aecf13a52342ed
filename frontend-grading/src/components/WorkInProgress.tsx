import { Suspense } from 'react';
import { useWorkInProgressQuery } from '../assignment/assignment-api';
import { WorkInProgressList } from './later';

/** Assignments that are waiting for the teacher; nothing if there are none. */
export function WorkInProgress() {
  const { data } = useWorkInProgressQuery();
  if (!data || data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WorkInProgressList work={data} />
    </Suspense>
  );
}

import { useState } from 'react';
import type { ComparisonQuery, ComparisonReply } from '@marklight/contracts/proposals';
import { useComparisonQuery } from '../../api/proposals-api';

/**
 * The comparison, up to date until the teacher has chosen between the two. From then on it stays as the teacher saw
 * it and is not fetched again, because a result that is no longer proposed cannot be compared.
 */
export function useComparisonUntilSettled(query: ComparisonQuery & { id: string }, isSettled: boolean) {
  const { currentData, error, isFetching, refetch } = useComparisonQuery(query, {
    refetchOnMountOrArgChange: true,
    skip: isSettled,
  });
  const [seen, setSeen] = useState<ComparisonReply | null>(null);
  if (currentData && currentData !== seen) setSeen(currentData);
  return { comparison: currentData ?? (isSettled ? seen : null), error, isFetching, refetch };
}

import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import { useProcessingStatusQuery } from '../../api/grading-api';
import { useAssignmentRosterQuery } from '../hand-ins-api';

/**
 * Whether it is known which cards stand above the table: "Processing" and "N to match" come with requests of their own,
 * and would push the table down if the page opened without them. A request that fails, or that no card depends on, does
 * not keep the page from opening.
 */
export function useCardsKnown(assignmentId: string, standing: AssignmentStanding | undefined): boolean {
  // The page always needs this, so it is requested before the page opens.
  const { isProcessingKnown } = useProcessingStatusQuery(undefined, {
    selectFromResult: ({ isLoading, isUninitialized }) => ({
      isProcessingKnown: !isLoading && !isUninitialized,
    }),
  });
  const mayBeToMatch = standing !== undefined && standing.rosterSize > 0 && standing.unmatched > 0;
  const { areMatchesKnown } = useAssignmentRosterQuery(assignmentId, {
    skip: !mayBeToMatch,
    selectFromResult: ({ isLoading, isUninitialized }) => ({
      areMatchesKnown: !isLoading && !isUninitialized,
    }),
  });
  if (standing === undefined) return false;
  const isProcessing = standing.states.grading + standing.states.failed > 0;
  return (isProcessingKnown || !isProcessing) && (areMatchesKnown || !mayBeToMatch);
}

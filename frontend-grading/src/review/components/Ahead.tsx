import { useResultsOfEssayQuery, useReviewedEssayQuery } from '../../api/review-api';

/** Loads an essay that the teacher is about to open, and keeps it, so that going on takes no time. */
export function Ahead({ id }: { id: string }) {
  useReviewedEssayQuery(id);
  useResultsOfEssayQuery(id);
  return null;
}

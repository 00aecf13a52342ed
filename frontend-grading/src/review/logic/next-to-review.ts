import type { Essay } from '@marklight/contracts/essays';

type Waiting = Pick<Essay, 'id' | 'uploadedAt'>;

/**
 * The next older essay that waits for review, so that going on without marking reaches each of them; after the oldest the newest.
 * @param waiting the newest first
 */
export function nextToReview<One extends Waiting>(
  waiting: readonly One[],
  { id, uploadedAt }: Waiting,
): One | undefined {
  const here = waiting.findIndex((essay) => essay.id === id);
  const older = here === -1 ? waiting.find((essay) => essay.uploadedAt < uploadedAt) : waiting[here + 1];
  return older ?? waiting.find((essay) => essay.id !== id);
}

import { createHash } from 'node:crypto';

export type Half = 'tuning' | 'held-out';

/**
 * The half that an essay belongs to, by a hash of its id, so that it never changes: the grader is tuned on one half,
 * and the other is looked at only afterwards.
 */
export function halfOf(id: string): Half {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out';
}

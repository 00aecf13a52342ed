import type { z } from 'zod';
import type { commentSchema } from './comments.schema';

export type EssayComment = z.infer<typeof commentSchema>;

/** As they stand in the essay, which is also how they are numbered. */
export function inOrder(comments: readonly EssayComment[]): EssayComment[] {
  return [...comments].sort(
    (one, other) => one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1),
  );
}

/**
 * What the comment in this position (from 1) is called, on the screen and on a sheet: "C1", so that it is not
 * confused with quotes and criteria.
 */
export const commentMark = (place: number): string => `C${place}`;

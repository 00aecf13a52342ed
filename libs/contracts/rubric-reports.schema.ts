import { z } from 'zod';
import { REASON_MAX_CHARACTERS } from './admin';
import { isoDateSchema, lineOfText } from './common.schema';

const why = 'Please say why, in a few words.';
const reason = lineOfText(
  REASON_MAX_CHARACTERS,
  `A reason can have at most ${REASON_MAX_CHARACTERS} characters.`,
  why,
).min(3, why);

export const reportRubricRequestSchema = z.object({ reason });

export const rubricReportSchema = z.object({
  id: z.string(),
  reason: z.string(),
  /** The email of who reported it. */
  reportedBy: z.string(),
  createdAt: isoDateSchema,
  state: z.enum(['open', 'removed', 'kept']),
  rubric: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    /** The names of its criteria, as far as fits a list. */
    criteria: z.array(z.string()),
    isPublic: z.boolean(),
    /** The author's email. */
    author: z.string(),
    authorId: z.string(),
  }),
});

/** `remove` takes the rubric out of the public list for good and tells its author the reason. */
export const decideRubricReportRequestSchema = z.object({ decision: z.enum(['remove', 'keep']), reason });

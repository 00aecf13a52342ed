import { z } from 'zod';
import {
  ALL_FEEDBACK_MAX_CHARACTERS,
  CRITERIA_MAX_ITEMS,
  FEEDBACK_MAX_CHARACTERS,
  POINT_MAX_CHARACTERS,
  POINTS_MAX,
  QUOTE_MAX_CHARACTERS,
} from './business';
import { commentsSchema } from './comments.schema';
import { lineOfText, longText, prose, versionSchema } from './common.schema';
import { WHOLE_TEXTS, type WholeText } from './decisions';
import { levelSchema } from './grades.schema';
import { TOO_MUCH } from './too-much';

const n = (limit: number) => limit.toLocaleString('en-AU');
const withoutEmpty = (texts: string[]) => texts.filter((text) => text !== '');
const tooMany = `A list can have at most ${POINTS_MAX} entries.`;
const tooLong = `This can have at most ${n(FEEDBACK_MAX_CHARACTERS)} characters.`;

/** One paragraph or a few; empty removes it. */
const wordsSchema = prose(FEEDBACK_MAX_CHARACTERS, tooLong);
/** Each entry is one line; an empty one is dropped, and an empty list removes them all. */
const pointsSchema = z
  .array(lineOfText(POINT_MAX_CHARACTERS, `An entry can have at most ${n(POINT_MAX_CHARACTERS)} characters.`))
  .max(POINTS_MAX, tooMany)
  .overwrite(withoutEmpty);
const quotesSchema = z
  .array(
    longText(QUOTE_MAX_CHARACTERS, `A quote can have at most ${n(QUOTE_MAX_CHARACTERS)} characters.`).trim(),
  )
  .max(POINTS_MAX, tooMany)
  .overwrite(withoutEmpty);

/**
 * The teacher's decision on one criterion. Of the parts after `feedback`, one that is left out stays as it is saved,
 * and null restores what was proposed.
 */
export const criterionDecisionSchema = z.object({
  /** Null only for a criterion that the grader did not assess. */
  level: levelSchema.nullable(),
  feedback: longText(
    FEEDBACK_MAX_CHARACTERS,
    `Feedback can have at most ${n(FEEDBACK_MAX_CHARACTERS)} characters.`,
  ).trim(),
  /** Quotes of the essay, word for word; others are refused. Without any, nothing is said about evidence. */
  evidence: quotesSchema.nullish(),
  improvementSteps: pointsSchema.nullish(),
  exemplarComparison: wordsSchema.nullish(),
});

const wholeTexts = Object.fromEntries(WHOLE_TEXTS.map((name) => [name, wordsSchema.nullish()])) as Record<
  WholeText,
  z.ZodOptional<z.ZodNullable<typeof wordsSchema>>
>;

/** The teacher's decisions on what is said of the whole essay; what is left out and what null means is as above. */
export const wholeDecisionSchema = z.object({
  strengths: pointsSchema.nullish(),
  areasForImprovement: pointsSchema.nullish(),
  nextSteps: pointsSchema.nullish(),
  ...wholeTexts,
  /** Leaves the originality score out of what the student reads; null and false show it. */
  leaveOutOriginality: z.boolean().nullish(),
  /** On words of the essay. All of them together; null removes them. */
  comments: commentsSchema.nullish(),
});

/** Every text in it together, in UTF-16 code units. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 0);
}

/** The teacher's decision on every criterion, in the result's order, and on the whole. */
export const reviewRequestSchema = z.object({
  version: versionSchema,
  feedback: z
    .array(criterionDecisionSchema)
    .max(CRITERIA_MAX_ITEMS, `A result can have at most ${CRITERIA_MAX_ITEMS} criteria.`)
    .refine((items) => sizeOf(items) <= ALL_FEEDBACK_MAX_CHARACTERS, TOO_MUCH.feedback),
  whole: wholeDecisionSchema.optional(),
});

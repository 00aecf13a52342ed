import { createHash } from 'node:crypto';
import { GENRES } from '@marklight/contracts/genre';
import type { Locale } from '@marklight/contracts/language';
import { STRICTNESSES } from '@marklight/contracts/strictness';
import { fromCode, ours } from '../privacy/hidden-text';
import { gradingAnswerSchema, strictJsonSchema } from './answer-schema';
import { gradingSystemPrompt, gradingUserPrompt } from './prompt';

const known = new Map<Locale, string>();

/**
 * Names the form of a grading request: the first 12 hexadecimal digits of a SHA-256 over all that we put around the
 * essay, the task and the criteria, and over the schema of the answer. Changing a word changes the version, so that
 * nobody has to remember to increase it.
 */
export function promptVersion(locale: Locale): string {
  const found = known.get(locale);
  if (found !== undefined) return found;
  const version = createHash('sha256').update(fixedParts(locale).join('\0')).digest('hex').slice(0, 12);
  known.set(locale, version);
  return version;
}

/** Requests that between them contain every sentence of our prompts. */
function fixedParts(locale: Locale): string[] {
  const given = {
    essayText: ours`Essay.`,
    task: null,
    criteria: [{ text: ours`Criterion`, levelDescriptions: [ours`Level`] }],
    code: fromCode('CODE'),
  };
  return [
    gradingSystemPrompt(locale),
    gradingUserPrompt(given),
    gradingUserPrompt({ ...given, task: ours`Task`, addressed: [1], yearLevel: 9 }),
    ...GENRES.map((genre) =>
      gradingUserPrompt({
        ...given,
        genre,
        addressed: [1, 2],
        criteria: [...given.criteria, ...given.criteria],
      }),
    ),
    gradingUserPrompt({
      ...given,
      examples: [{ essayText: ours`Example.`, levels: [2], code: fromCode('EXAMPLE') }],
    }),
    ...STRICTNESSES.map((strictness) => gradingUserPrompt({ ...given, strictness })),
    JSON.stringify(strictJsonSchema(gradingAnswerSchema)),
  ];
}

import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';

/** A body, query or parameter that its contract refuses. `fields` says by name what is wrong. */
export class InvalidInputError extends Error {
  readonly statusCode = 400;
  readonly code = 'invalid_input';

  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message);
  }
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

function nameOf(issue: Issue): string {
  return (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

/** First message per field; the first of all is the message for people. */
export function invalidInput(issues: readonly Issue[]): InvalidInputError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[nameOf(issue)] ??= issue.message;
  return new InvalidInputError(issues[0]?.message ?? 'The request could not be understood.', fields);
}

/** Checks what the decorators carry: `@Body({ schema: loginRequestSchema })`. */
export const schemaPipe = new StandardSchemaValidationPipe({ exceptionFactory: invalidInput });

/** Checks what no decorator can reach, such as the text fields of an upload. @throws InvalidInputError */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

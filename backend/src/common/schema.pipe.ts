import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { z } from 'zod';
import { isKnownValid, knownIssues, type Issue } from './valid-bodies';

/** A body, query or parameter that its contract refuses. `fields` says what is wrong, by the field's name. */
export class InvalidInputError extends Error {
  readonly statusCode = 400;
  readonly code: string = 'invalid_input';

  constructor(
    message: string,
    readonly fields: Record<string, string>,
  ) {
    super(message);
  }
}

function nameOf(issue: Issue): string {
  return (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

/** The most fields that a refusal names: a list of 5,000 wrong ids needs no 5,000 messages. */
const FIELDS_NAMED = 20;

/** First message per field; the first of all is the message for people. */
export function invalidInput(issues: readonly Issue[]): InvalidInputError {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, FIELDS_NAMED)) fields[nameOf(issue)] ??= issue.message;
  return new InvalidInputError(issues[0]?.message ?? 'The request could not be understood.', fields);
}

class SchemaPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const issues = knownIssues(value);
    if (issues) throw invalidInput(issues);
    if (metadata.schema && isKnownValid(value, metadata.schema)) return value;
    return super.transform(value, metadata);
  }
}

/**
 * Checks what the decorators carry: `@Body({ schema: loginRequestSchema })`. A large body has been checked in a thread.
 */
export const schemaPipe = new SchemaPipe({ exceptionFactory: invalidInput });

/** Checks what no decorator can reach, such as the text fields of an upload. @throws InvalidInputError */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { checked } from '@marklight/contracts/issue-words';
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

/**
 * First message per field; the first of all is the message for people.
 * @param name of the value itself, where it is one parameter
 */
export function invalidInput(issues: readonly Issue[], name = ''): InvalidInputError {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, FIELDS_NAMED)) fields[nameOf(issue) || name] ??= issue.message;
  return new InvalidInputError(issues[0]?.message ?? 'The request could not be understood.', fields);
}

class SchemaPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const issues = knownIssues(value);
    if (issues) throw invalidInput(issues);
    const schema = metadata.schema as z.ZodType<Value> | undefined;
    if (!schema || !this.toValidate(metadata) || isKnownValid(value, schema)) return value;
    this.stripProtoKeys(value);
    const read = checked(schema, value);
    if (!read.success) throw invalidInput(read.error.issues, metadata.data);
    return read.data;
  }
}

/**
 * Checks what the decorators carry: `@Body({ schema: loginRequestSchema })`. A large body has been checked in a thread.
 */
export const schemaPipe = new SchemaPipe();

/** Checks what no decorator can reach, such as the text fields of an upload. @throws InvalidInputError */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = checked(schema, value);
  if (!result.success) throw invalidInput(result.error.issues);
  return result.data;
}

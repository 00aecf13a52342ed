import type { z } from 'zod';

const MANY = 20;
const UNKNOWN = 'has a value that it cannot have';

/**
 * What is wrong with a request, where its contract has no words for that: mostly a value of the wrong kind, which our own
 * pages never send. It says which field it is, and what the field takes.
 */
export function wordsOf(issue: z.core.$ZodRawIssue): string {
  const path = (issue.path ?? []).map(String).join('.');
  return path === '' ? ofWhole(issue) : `The field "${path}" ${ofField(issue)}.`;
}

function ofWhole(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return 'Send one JSON object with the fields of this request.';
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys);
  return 'This request cannot be used here. /api/docs describes what it takes.';
}

function ofField(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; it takes ${kindOf(issue.expected)}`
        : `takes ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return `takes ${choiceOf(issue.values)}`;
    case 'invalid_union':
      // The alternatives differ in this field; zod reports by which of its values, but its types do not say
      // so.
      return 'options' in issue ? `takes ${choiceOf(issue.options as unknown[])}` : UNKNOWN;
    case 'too_big':
      return `takes at most ${amountOf(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `takes at least ${amountOf(issue.minimum, issue.origin)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not in the right form';
    case 'unrecognized_keys':
      return `contains something unknown. ${unknownFields(issue.keys).replace(/\.$/, '')}`;
    default:
      return UNKNOWN;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with its own fields',
  null: 'null',
};
const kindOf = (expected: string) => KINDS[expected] ?? 'another kind of value';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'takes an id',
  email: 'takes an email address',
  date: 'takes a day such as 2026-11-22',
  datetime: 'takes a time such as 2026-11-22T09:00:00Z',
};

function choiceOf(values: readonly unknown[]): string {
  const named = values.slice(0, MANY).map(String);
  if (values.length > MANY) return `one of ${named.join(', ')} and others`;
  const last = named.pop() ?? '';
  return named.length === 0 ? `"${last}"` : `${named.join(', ')} or ${last}`;
}

function amountOf(limit: number | bigint, origin: string): string {
  const n = limit.toLocaleString('en-AU');
  if (origin === 'string') return `${n} characters`;
  return origin === 'array' ? `${n} entries` : n;
}

function unknownFields(keys: readonly string[]): string {
  return `Leave out what is unknown here: ${keys.slice(0, MANY).join(', ')}.`;
}

/** Checks a request against its contract. What the contract says itself goes before the words here. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(value, { error: wordsOf });
}

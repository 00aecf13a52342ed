import { checked } from '@marklight/contracts/issue-words';
import { type CreateRubricRequest } from '@marklight/contracts/rubrics';
import { createRubricRequestSchema } from '@marklight/contracts/rubrics.schema';
import { importError, lineError } from './import-error';
import { jsonErrorLine } from './json-error-line';

/** Whether the text is meant as JSON; "[ ] Thesis" is a line of a checklist. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{|\[\s*(?:[{"]|\]\s*$))/.test(text);
}

/**
 * A rubric as it is downloaded, or only its list of criteria. Its owner, sharing and version are ignored: an imported
 * rubric is new and belongs to the person who imports it.
 * @throws RubricError
 */
export function rubricFromJson(text: string): Partial<CreateRubricRequest> {
  const given = parse(text);
  const rubric = Array.isArray(given) ? { criteria: given as unknown[] } : (given as Record<string, unknown>);
  if (!Array.isArray(rubric.criteria)) throw lineError(null, 'This JSON has no list called “criteria”.');
  if (rubric.criteria.some(isRubric))
    throw lineError(null, 'This JSON has several rubrics. Import one at a time.');
  if (rubric.criteria.length === 0) throw lineError(null, 'The list “criteria” is empty.');
  const { name, description, criteria } = rubric;
  const read = checked(createRubricRequestSchema.partial({ name: true }), { name, description, criteria });
  if (!read.success) throw importError(read.error.issues.map(problemOf));
  const { name: readName, ...rest } = read.data;
  return { ...rest, ...(readName === undefined ? {} : { name: readName }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw lineError(
      jsonErrorLine(text),
      'this is not valid JSON. Look for a missing comma, quotation mark or bracket.',
    );
  }
}

function isRubric(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'criteria' in item;
}

function problemOf({ path, message }: { path: PropertyKey[]; message: string }) {
  const [list, index] = path;
  const which = list === 'criteria' && typeof index === 'number' ? `Criterion ${index + 1}: ` : '';
  return { line: null, reason: which + message };
}

import { checked } from '@marklight/contracts/issue-words';
import { type CreateRubricRequest } from '@marklight/contracts/rubrics';
import { createRubricRequestSchema } from '@marklight/contracts/rubrics.schema';
import { looksLikeCanvas, rubricFromCanvas } from './canvas-rubric';
import { lineError } from './import-error';
import { looksLikeJson, rubricFromJson } from './json-rubric';
import { rubricFromLines } from './plain-list';
import { tableIn } from './table-records';
import { rubricFromTable } from './table-rubric';

export const IMPORTED_RUBRIC_NAME = 'Imported rubric';

/**
 * Reads a rubric from our own JSON, from Canvas' rubric CSV, from other CSV, from a table copied out of a document or spreadsheet (tabs, or
 * Markdown's vertical bars), or from a list with one criterion per line.
 * @throws RubricError `import_not_understood`, saying which lines need what change
 */
export function readRubric(text: string): CreateRubricRequest {
  const given = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (given.trim() === '')
    throw lineError(null, 'There is nothing here yet. Paste a rubric or choose a file.');
  const read = readAs(given);
  const rubric = checked(createRubricRequestSchema, { name: IMPORTED_RUBRIC_NAME, ...read });
  if (rubric.success) return rubric.data;
  throw lineError(null, rubric.error.issues[0]?.message ?? 'No rubric was found in this text.');
}

function readAs(given: string): Partial<CreateRubricRequest> {
  if (looksLikeJson(given)) return rubricFromJson(given);
  if (looksLikeCanvas(given)) return rubricFromCanvas(given);
  const table = tableIn(given);
  return table ? rubricFromTable(table) : rubricFromLines(given);
}

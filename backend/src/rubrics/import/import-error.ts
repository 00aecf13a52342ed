import { RubricError } from '../rubrics.errors';

/** A problem in the text that stops the import; `line` counts from 1 and is null if it concerns the whole. */
export interface ImportProblem {
  line: number | null;
  reason: string;
}

const PROBLEMS_NAMED = 5;

/** The error that says what to change in the text, naming the first few lines by number. */
export function importError(problems: readonly ImportProblem[]): RubricError {
  const named = problems
    .slice(0, PROBLEMS_NAMED)
    .map(({ line, reason }) => (line === null ? reason : `Line ${line}: ${reason}`));
  const rest = problems.length - named.length;
  const message = [
    ...named,
    ...(rest > 0 ? [rest === 1 ? '1 more line needs a change.' : `${rest} more lines need a change.`] : []),
  ].join(' ');
  return new RubricError('import_not_understood', { message, fields: { text: message } });
}

export function lineError(line: number | null, reason: string): RubricError {
  return importError([{ line, reason }]);
}

/** A short piece of the text for a message. */
export function quoted(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return `“${characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : characters.join('')}”`;
}

import { CRITERIA_MAX_ITEMS } from '@marklight/contracts/business';
import { describedByScale, pointsOf } from '@marklight/contracts/own-scale';
import type { CreateRubricRequest, OwnLevel, RubricCriterion } from '@marklight/contracts/rubrics';
import { rubricCriterionSchema } from '@marklight/contracts/rubrics.schema';
import { importError, lineError, quoted, type ImportProblem } from './import-error';
import { tooManyCriteria } from './plain-list';
import { delimited, filled, type TableRecord } from './table-records';

const DELIMITERS = [',', ';', '\t'] as const;

/** Whether the text is a rubric as Canvas exports and imports it: it begins with the column "Rubric Name". */
export function looksLikeCanvas(text: string): boolean {
  return /^\s*"?rubric name"?\s*[,;\t]/i.test(text);
}

type Delimiter = (typeof DELIMITERS)[number];

/**
 * A rubric from Canvas' CSV: a row for each criterion, with a name, a description and points for each rating. Canvas reads
 * `Rubric Name`, `Criteria Name`, `Criteria Description`, `Criteria Enable Range` and, repeated and perhaps numbered,
 * `Rating Name`, `Rating Description`, `Rating Points` (canvas-lms, lib/rubric_csv_importer.rb). The ratings stay as the
 * criterion's own scale, and are put on the five levels.
 * @throws RubricError naming the lines that need a change
 */
export function rubricFromCanvas(text: string): Partial<CreateRubricRequest> {
  const [header, ...rows] = filled(delimited(text.trimStart(), delimiterOf(text)));
  if (!header || rows.length === 0) throw lineError(null, 'there are no criteria under this header.');
  if (rows.length > CRITERIA_MAX_ITEMS) throw tooManyCriteria(rows.length);
  const columns = columnsOf(header);
  const names = [
    ...new Set(rows.map(({ cells }) => cells[columns.rubric] ?? '').filter((name) => name !== '')),
  ];
  if (names.length > 1)
    throw lineError(
      null,
      `This file has several rubrics (${quoted(names[0] ?? '')}, ${quoted(names[1] ?? '')} …). Keep the rows of one.`,
    );
  const problems: ImportProblem[] = [];
  const criteria = rows.map((row) => criterionOf(row, columns, problems));
  if (problems.length > 0) throw importError(problems);
  const [name] = names;
  return {
    ...(name === undefined ? {} : { name: plain(name) }),
    criteria: criteria.filter((criterion) => criterion !== null),
  };
}

/** The separator that the header has most of: the names of its columns contain none. */
function delimiterOf(text: string): Delimiter {
  const [header = ''] = text.trimStart().split('\n', 1);
  const count = (delimiter: Delimiter): number => header.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

interface Columns {
  rubric: number;
  name: number;
  description: number;
  range: number;
  /** Of each rating, the columns of its name, description and points. */
  ratings: { name: number; description: number; points: number }[];
}

function columnsOf({ cells, line }: TableRecord): Columns {
  const names = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[\s\d]+/g, ' ')
      .trim(),
  );
  const all = (name: string): number[] => names.flatMap((one, at) => (one === name ? [at] : []));
  const one = (name: string): number => names.indexOf(name);
  const [ratings, descriptions, points] = ['rating name', 'rating description', 'rating points'].map(all);
  if (one('criteria name') < 0 || !ratings?.length || ratings.length !== points?.length)
    throw lineError(
      line,
      'a rubric from Canvas has the columns Rubric Name, Criteria Name, Criteria Description, Criteria Enable Range, and for each rating Rating Name, Rating Description, Rating Points.',
    );
  return {
    rubric: one('rubric name'),
    name: one('criteria name'),
    description: one('criteria description'),
    range: one('criteria enable range'),
    ratings: ratings.map((name, at) => ({
      name,
      description: descriptions?.[at] ?? -1,
      points: points[at] ?? -1,
    })),
  };
}

/** Without the apostrophe that our own files put before anything that a spreadsheet would take for a formula. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+@-])/, '');

function criterionOf(row: TableRecord, columns: Columns, problems: ImportProblem[]): RubricCriterion | null {
  const cell = (at: number): string => plain(row.cells[at] ?? '');
  const problem = (reason: string): null => {
    problems.push({ line: row.line, reason });
    return null;
  };
  const levels: OwnLevel[] = [];
  for (const { name, description, points } of columns.ratings) {
    const [given, worth] = [cell(name), cell(points)];
    if (given === '' && worth === '' && cell(description) === '') continue;
    if (given === '') return problem('a rating has no name.');
    const number = Number(worth.replace(',', '.'));
    if (!/^\d+(?:[.,]\d+)?$/.test(worth))
      return problem(`${quoted(worth)} is not a number of points for a rating. Write a number such as 4.`);
    levels.push({ name: given, description: cell(description), points: number });
  }
  if (cell(columns.name) === '') return problem('the criterion has no name.');
  const ownScale = { isRange: ['true', '1'].includes(cell(columns.range).toLowerCase()), levels };
  const most = pointsOf(ownScale);
  if (levels.length > 0 && most === 0) return problem('no rating gives any points.');
  const criterion = rubricCriterionSchema.safeParse({
    name: cell(columns.name),
    description: cell(columns.description),
    ...{ weight: most, levels: describedByScale(ownScale), ownScale },
  });
  return criterion.success
    ? criterion.data
    : problem(criterion.error.issues[0]?.message ?? 'this is not a criterion.');
}

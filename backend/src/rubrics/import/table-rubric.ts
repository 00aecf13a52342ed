import { CRITERIA_MAX_ITEMS } from '@marklight/contracts/business';
import { LEVELS } from '@marklight/contracts/grades';
import {
  RUBRIC_NAME_MAX_CHARACTERS,
  type CreateRubricRequest,
  type RubricCriterion,
} from '@marklight/contracts/rubrics';
import { rubricCriterionSchema } from '@marklight/contracts/rubrics.schema';
import { importError, lineError, quoted, type ImportProblem } from './import-error';
import { tooManyCriteria } from './plain-list';
import { pointsAlone, weightProblem, withoutPoints } from '../../criteria/points';
import { columnsByContent, columnsOfHeader, isHeader, type Column } from './table-columns';
import type { TableRecord } from './table-records';

/**
 * A rubric from a table's rows: columns in any order, named by a header or recognised by their contents. A row above
 * the header with one cell is the rubric's name.
 * @throws RubricError naming the lines that need a change
 */
export function rubricFromTable(records: readonly TableRecord[]): Partial<CreateRubricRequest> {
  const { title, header, rows } = partsOf(records);
  const first = header ?? rows[0];
  if (!first || rows.length === 0)
    throw lineError(header?.line ?? null, 'there are no criteria under this header.');
  if (rows.length > CRITERIA_MAX_ITEMS) throw tooManyCriteria(rows.length);
  const columns = header
    ? columnsOfHeader(header.cells, header.line)
    : columnsByContent(
        rows.map(({ cells }) => cells),
        first.line,
      );
  const problems: ImportProblem[] = [];
  const criteria = rows.map((row) => criterionOf(row, columns, problems));
  if (problems.length > 0) throw importError(problems);
  return {
    ...(title === null ? {} : { name: title }),
    criteria: criteria.filter((criterion) => criterion !== null),
  };
}

function partsOf(records: readonly TableRecord[]) {
  const [first, second] = records;
  const titled =
    first !== undefined &&
    second !== undefined &&
    first.cells.filter((cell) => cell !== '').length === 1 &&
    !isHeader(first.cells) &&
    isHeader(second.cells);
  const rest = titled ? records.slice(1) : records;
  const header = rest[0] && isHeader(rest[0].cells) ? rest[0] : null;
  const title = titled ? (first.cells.find((cell) => cell !== '') ?? null) : null;
  const rows = (header ? rest.slice(1) : rest).filter(({ cells }) => !isSum(cells));
  return { title: title?.slice(0, RUBRIC_NAME_MAX_CHARACTERS) ?? null, header, rows };
}

/** The last row of many sheets: "Total, 100". */
function isSum(cells: readonly string[]): boolean {
  const [first, ...rest] = cells.filter((cell) => cell !== '');
  return (
    /^(?:total|sum)(?:\s+(?:marks|points|score|weight))?:?$/i.test(first ?? '') &&
    rest.every((cell) => pointsAlone(cell) !== null)
  );
}

/** The row's criterion; null if something is wrong with it, which is added to `problems`. */
function criterionOf(
  row: TableRecord,
  columns: readonly Column[],
  problems: ImportProblem[],
): RubricCriterion | null {
  const cell = (kind: Column) => row.cells[columns.indexOf(kind)] ?? '';
  const problem = (reason: string) => {
    problems.push({ line: row.line, reason });
    return null;
  };
  const surplus = row.cells.slice(columns.length).find((text) => text !== '');
  if (surplus !== undefined)
    return problem(
      `there are more cells than columns. Put text with commas, such as ${quoted(surplus)}, in quotation marks.`,
    );
  if (cell('name') === '') return problem('the criterion has no name.');
  const hasWeights = columns.includes('weight');
  const { text: name, points } = hasWeights
    ? { text: cell('name'), points: null }
    : withoutPoints(cell('name'));
  const weight = cell('weight') === '' ? (points ?? 1) : pointsAlone(cell('weight'));
  if (weight === null)
    return problem(`${quoted(cell('weight'))} is not a weight. Write a number such as 20.`);
  const wrongWeight = weightProblem(weight);
  if (wrongWeight !== null) return problem(wrongWeight);
  const criterion = rubricCriterionSchema.safeParse({
    name,
    description: cell('description'),
    weight,
    levels: levelsOf(row.cells, columns),
  });
  return criterion.success
    ? criterion.data
    : problem(criterion.error.issues[0]?.message ?? 'this is not a criterion.');
}

function levelsOf(cells: readonly string[], columns: readonly Column[]): string[] {
  const levels = LEVELS.map(({ level }) => {
    const index = columns.findIndex((column) => typeof column === 'object' && column.level === level);
    return cells[index] ?? '';
  });
  return levels.some((text) => text !== '') ? levels : [];
}

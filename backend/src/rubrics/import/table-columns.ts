import { LEVELS, LEVEL_MAX } from '@marklight/contracts/grades';
import { lineError, quoted } from './import-error';
import { levelRank } from './level-rank';
import { pointsAlone } from '../../criteria/points';

/** What a column of the table holds. */
export type Column = 'name' | 'description' | 'weight' | 'left out' | { level: number };

const HEADERS: Record<'name' | 'description' | 'weight' | 'left out', ReadonlySet<string>> = {
  name: new Set([
    ...['criterion', 'criteria', 'criterion name', 'assessment criteria', 'assessment criterion', 'name'],
    ...[
      'title',
      'skill',
      'skills',
      'trait',
      'dimension',
      'element',
      'category',
      'standard',
      'aspect',
      'area',
    ],
  ]),
  description: new Set([
    ...['description', 'descriptions', 'descriptor', 'detail', 'details', 'explanation', 'notes', 'focus'],
    ...['what to look for', 'what we look for', 'guidance'],
  ]),
  weight: new Set([
    ...[
      'weight',
      'weights',
      'weighting',
      'weightings',
      'weight %',
      'weighting %',
      '%',
      'percentage',
      'percent',
    ],
    ...[
      'points',
      'marks',
      'max points',
      'max marks',
      'maximum points',
      'maximum marks',
      'out of',
      'worth',
      'value',
    ],
  ]),
  // From a sheet for marking by hand: filled in for each student, and not part of the rubric.
  'left out': new Set(['score', 'comment', 'comments', 'feedback', 'mark', 'total', '#', 'no', 'number']),
};

/** Our levels for a scale of 2, 3, 4 and 5 levels, lowest first. */
const LEVELS_OF_SCALE: Record<number, readonly number[]> = {
  2: [1, 4],
  3: [1, 2, 4],
  4: [1, 2, 3, 4],
  5: [0, 1, 2, 3, 4],
};
const NAME_THE_COLUMNS =
  'Name the columns in the first line: Criterion, Description, Weight, and for the levels ' +
  `${LEVELS.map(({ name }) => name).join(', ')}.`;

/** Whether a row names columns: at least two of them, or, in a table of one column, the criterion. */
export function isHeader(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => kindOf(cell) !== null).length;
  const levels = cells.filter((cell) => levelRank(cell) !== null).length;
  const names = cells.some((cell) => kindOf(cell) === 'name');
  const allNumbers = cells.every((cell) => /^[\d.,%\s]*$/.test(cell));
  if (allNumbers) return false;
  return known >= 2 || (names && (cells.length === 1 || levels > 0)) || levels >= 2;
}

/**
 * The columns that a header names.
 * @throws RubricError if a column has no meaning for us, or if nothing shows which level is the lowest
 */
export function columnsOfHeader(cells: readonly string[], line: number): Column[] {
  const kinds = cells.map((cell) => kindOf(cell) ?? (levelRank(cell) === null ? null : 'level'));
  if (!kinds.includes('name')) {
    const first = kinds.findIndex(
      (kind, index) => kind === null || (kind === 'left out' && cells[index] === ''),
    );
    if (first < 0) throw lineError(line, `no column names the criterion. ${NAME_THE_COLUMNS}`);
    kinds[first] = 'name';
  }
  const unknown = cells.find((cell, index) => kinds[index] === null && cell !== '');
  if (unknown !== undefined)
    throw lineError(line, `it is not clear what the column ${quoted(unknown)} contains. ${NAME_THE_COLUMNS}`);
  const levels = levelsOfHeaders(
    cells.filter((_, index) => kinds[index] === 'level'),
    line,
  );
  const seen = new Set<string>();
  return kinds.map((kind): Column => {
    if (kind === 'level') return { level: levels.shift() ?? 0 };
    if (kind === null || seen.has(kind)) return 'left out';
    seen.add(kind);
    return kind;
  });
}

/**
 * The columns of a table without a header, by their contents: the first with words is the criterion, the next its
 * description, a column of numbers the weight; five more are the levels, lowest first.
 * @throws RubricError if that leaves a choice
 */
export function columnsByContent(rows: readonly (readonly string[])[], line: number): Column[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const cellsOf = (index: number) => rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
  const indexes = Array.from({ length: width }, (_, index) => index);
  const used = indexes.filter((index) => cellsOf(index).length > 0);
  const numbers = new Set(used.filter((index) => cellsOf(index).every((cell) => pointsAlone(cell) !== null)));
  const words = used.filter((index) => !numbers.has(index));
  const levelCount = LEVEL_MAX + 1;
  const meanings: Record<number, Column[]> = {
    1: ['name'],
    2: ['name', 'description'],
    [levelCount + 1]: ['name', ...LEVELS.map(({ level }) => ({ level }))],
    [levelCount + 2]: ['name', 'description', ...LEVELS.map(({ level }) => ({ level }))],
  };
  const meaning = meanings[words.length];
  if (!meaning || numbers.size > 1)
    throw lineError(line, `it is not clear what the ${used.length} columns contain. ${NAME_THE_COLUMNS}`);
  return indexes.map((index) =>
    numbers.has(index) ? 'weight' : (meaning[words.indexOf(index)] ?? 'left out'),
  );
}

function kindOf(header: string): 'name' | 'description' | 'weight' | 'left out' | null {
  const words = header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
  const kinds = ['name', 'description', 'weight', 'left out'] as const;
  return kinds.find((kind) => HEADERS[kind].has(words)) ?? null;
}

function levelsOfHeaders(headers: readonly string[], line: number): number[] {
  if (headers.length === 0) return [];
  const ours = headers.map(ourLevel);
  const known = ours.filter((level) => level !== null);
  if (known.length === headers.length && new Set(known).size === known.length) return known;
  const scale = LEVELS_OF_SCALE[headers.length];
  if (!scale)
    throw lineError(
      line,
      `this table has ${headers.length === 1 ? '1 column' : `${headers.length} columns`} for levels; there can be two to five.`,
    );
  const ranks = headers.map((header) => levelRank(header) ?? 0);
  const rises = ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? 0));
  const falls = ranks.every((rank, index) => index === 0 || rank < (ranks[index - 1] ?? 0));
  if (!rises && !falls)
    throw lineError(line, `it is not clear which level is the lowest. ${NAME_THE_COLUMNS}`);
  return rises ? [...scale] : [...scale].reverse();
}

/** "3", "Level 3", "Strong", "3 Strong", "Level 3: Strong". */
function ourLevel(header: string): number | null {
  const [, digit, name] = /^(?:level)?(?:\s*([0-4]))?[\s:.–-]*(\p{L}+)?$/iu.exec(header.trim()) ?? [];
  const named =
    name === undefined ? undefined : LEVELS.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (name !== undefined && !named) return null;
  if (named && digit !== undefined && Number(digit) !== named.level) return null;
  return named?.level ?? (digit === undefined ? null : Number(digit));
}

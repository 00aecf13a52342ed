import { scaleOf } from '../own-scale';
import type { Rubric } from '../rubrics';

const CANVAS_COLUMNS = ['Rubric Name', 'Criteria Name', 'Criteria Description', 'Criteria Enable Range'];
const RATING_COLUMNS = ['Rating Name', 'Rating Description', 'Rating Points'];

/**
 * A rubric as the CSV that Canvas imports: a row for each criterion with its own levels, or else the five with their share of
 * the weight as points. Canvas takes an empty cell for a rating that is not there, and no byte-order mark.
 */
export function rubricAsCanvasCsv({ name, criteria }: Pick<Rubric, 'name' | 'criteria'>): string {
  const rows = criteria.map((criterion) => ({ ...criterion, scale: scaleOf(criterion) }));
  const most = rows.reduce((count, { scale }) => Math.max(count, scale.levels.length), 0);
  const header = [...CANVAS_COLUMNS, ...Array.from({ length: most }, () => RATING_COLUMNS).flat()];
  const lines = rows.map(({ scale, ...criterion }) => {
    const ratings = scale.levels.flatMap((level) => [level.name, level.description, String(level.points)]);
    const filled = [name, criterion.name, criterion.description, String(scale.isRange), ...ratings];
    return [...filled, ...Array.from({ length: header.length - filled.length }, () => '')];
  });
  return [header, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe, which Import removes. */
function csvCell(text: string): string {
  const safe = /^(?:[=+@]|-(?=\S))/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

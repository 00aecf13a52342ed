import type { AiProvider } from '@marklight/ai/provider';
import type { Linter } from '@marklight/text/linter';

export interface EvalContext {
  /** Folder of the data; read only. */
  data: string;
  linter: Linter;
  /** Every provider that is configured; the built-in one is always first. */
  providers: readonly AiProvider[];
}

/** A table of figures; cells are printed as they are. Never a text of the data. */
export interface Table {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** One subject of the evaluation. Another file adds its own to the list in main.ts. */
export interface Section {
  name: string;
  run(context: EvalContext): Promise<Table[]>;
}

export const figure = (value: number, digits = 2): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
export const share = (value: number): string =>
  Number.isFinite(value) ? `${(100 * value).toFixed(1)}%` : '–';

/** The table as Markdown. */
export function markdownOf({ title, note, columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    ...(note === undefined ? [] : [note, '']),
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

import type { Calibration } from '@marklight/contracts/calibration';

/** Whole percentages: with at most 20 essays, decimals would claim more than anybody knows. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** Two decimals with a real minus; a dash where there is none. */
export function decimals(value: number | null): string {
  return value === null
    ? '–'
    : value
        .toFixed(2)
        .replace(/^-0\.00$/, '0.00')
        .replace('-', '−');
}

/** "0.5 too high", in levels. */
export function biasInWords(bias: number): string {
  const by = Math.abs(bias).toFixed(1);
  if (by === '0.0') return 'none';
  return `${by} too ${bias > 0 ? 'high' : 'low'}`;
}

/** "one level up"; null for no shift. */
export function shiftInWords(shift: number): string | null {
  if (shift === 0) return null;
  const by = Math.abs(shift);
  return `${by} ${by === 1 ? 'level' : 'levels'} ${shift > 0 ? 'up' : 'down'}`;
}

export const isMarked = (levels: readonly (number | null)[]): boolean =>
  levels.every((level) => level !== null);

/** Whether the shifts in use are the ones that are proposed now. */
export function isAsProposed({ comparison, inUse }: Pick<Calibration, 'comparison' | 'inUse'>): boolean {
  const proposed = comparison?.criteria.map(({ shift }) => shift) ?? [];
  return JSON.stringify(inUse?.shifts ?? proposed) === JSON.stringify(proposed);
}

/** The grader in a teacher's words. */
export const graderName = (grader: string): string =>
  grader === 'built-in' ? 'the built-in grader' : `the AI service (${grader.replace(/^openai /, '')})`;

import { CALIBRATION_EXAMPLE_MAX_CHARACTERS, CALIBRATION_EXAMPLES_MAX } from '@marklight/contracts/business';

const mean = (levels: readonly number[]): number =>
  levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);

/**
 * The marked essays that a grader is shown: those with the highest and the lowest marks and one between, because examples
 * of one level would say nothing of the others.
 */
export function chooseExamples<T extends { levels: readonly number[] }>(marked: readonly T[]): T[] {
  if (marked.length <= CALIBRATION_EXAMPLES_MAX) return [...marked];
  const order = [...marked].sort((a, b) => mean(a.levels) - mean(b.levels));
  const steps = CALIBRATION_EXAMPLES_MAX - 1;
  return Array.from(
    { length: CALIBRATION_EXAMPLES_MAX },
    (_, step) => order[Math.round((step * (order.length - 1)) / steps)],
  ).filter((one) => one !== undefined);
}

/** The beginning of a long essay, up to the end of a word. */
export function shortenedExample(text: string): string {
  if (text.length <= CALIBRATION_EXAMPLE_MAX_CHARACTERS) return text;
  const cut = text.slice(0, CALIBRATION_EXAMPLE_MAX_CHARACTERS);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${end > 0 ? cut.slice(0, end).trimEnd() : cut} […]`;
}

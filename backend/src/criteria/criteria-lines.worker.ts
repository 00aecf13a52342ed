import { CriteriaLinesError, criteriaLines, type CriteriaLinesProblem } from './criteria-lines';

export type CriteriaLinesAnswer =
  { criteria: string[] } | { problem: CriteriaLinesProblem; line: number | null };

export function run(text: string): CriteriaLinesAnswer {
  try {
    return { criteria: criteriaLines(text) };
  } catch (error) {
    if (error instanceof CriteriaLinesError) return { problem: error.code, line: error.line };
    throw error;
  }
}

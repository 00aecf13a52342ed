import { CriteriaLinesError, type CriteriaLinesProblem } from './criteria-lines';
import { weightedLines, type WeightedCriteria } from './weighted-lines';

export type CriteriaLinesAnswer =
  WeightedCriteria | { problem: CriteriaLinesProblem; points: CriteriaLinesError['points'] };

export function run(text: string): CriteriaLinesAnswer {
  try {
    return weightedLines(text);
  } catch (error) {
    if (error instanceof CriteriaLinesError) return { problem: error.code, points: error.points };
    throw error;
  }
}

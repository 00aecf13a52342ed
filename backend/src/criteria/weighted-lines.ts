import { criteriaLines, CriteriaLinesError } from './criteria-lines';
import { pointedWords, weightProblem } from './points';
import { titleOfList } from './title-line';

export interface WeightedCriteria {
  criteria: string[];
  /** In the order of the criteria; null if no points are written in the text. */
  weights: number[] | null;
}

/**
 * Criteria from text as by `criteriaLines`, with the points written in them ("Thesis /6", "Evidence – 20%") as their weights;
 * those without points have weight 1. A title and a total are told from the criteria only in a list with points: there
 * they would count as the heaviest of all, and elsewhere each line is a criterion. Nobody looks the list over before it
 * is stored, so a first line that may be either is a criterion.
 * @throws CriteriaLinesError
 */
export function weightedLines(text: string): WeightedCriteria {
  const all = criteriaLines(text);
  if (all.every((line) => pointedWords(line).points === null)) return { criteria: all, weights: null };
  const found = criteriaLines(titleOfList(text, { onlyIfSure: true }).rest).map((line) => ({
    line,
    ...pointedWords(line),
  }));
  for (const { line, points } of found) {
    const problem = points === null ? null : weightProblem(points);
    if (problem !== null) throw new CriteriaLinesError('bad_points', null, { line, problem });
  }
  const isWeighted = found.some(({ points }) => points !== null);
  return {
    criteria: found.map((one) => one.text),
    weights: isWeighted ? found.map(({ points }) => points ?? 1) : null,
  };
}

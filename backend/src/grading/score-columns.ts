import { scoreOf, type ScoredCriterion } from '@marklight/contracts/grades';
import type { GradingResultRecord } from './grading-result.entity';

type ScoreColumns = Pick<
  GradingResultRecord,
  'score' | 'totalCriteria' | 'unassessedCriteria' | 'percentage' | 'grade'
>;

/** The columns of a result that follow from its criteria's levels. */
export function scoreColumnsOf(criteria: readonly ScoredCriterion[]): ScoreColumns {
  const { assessedCriteria, ...score } = scoreOf(criteria);
  return { ...score, unassessedCriteria: score.totalCriteria - assessedCriteria };
}

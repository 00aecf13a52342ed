import { assessedInWords, NO_GRADE_YET, roundedPercentage } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';
import { GradeChip } from '@marklight/ui/chips';
import { scoreWith, type CriterionEdits } from '../logic/review-edits';

/** Grade and score as they are with the edits. */
export function ScoreLine({ result, edits }: { result: GradingResult; edits: CriterionEdits }) {
  const becomes = scoreWith(result, edits);
  const { grade, score, percentage, assessedCriteria } = becomes;
  const share = assessedInWords({ ...becomes, isProvisional: result.essay.status !== 'reviewed' });
  return (
    <p className="ml-row ml-near ml-numbers">
      <GradeChip grade={grade} />
      <strong>{score === null ? NO_GRADE_YET : `${score} / ${assessedCriteria}`}</strong>
      {percentage !== null && (
        <span className="er-percentage ml-hint">{`${roundedPercentage(percentage)}%`}</span>
      )}
      {share !== null && <span className="ml-hint">{share}</span>}
    </p>
  );
}

import { assessedInWords, NO_GRADE_YET } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';

/** "3.5 / 4"; if some criteria have no level yet, also how many it is based on and that it may change. */
export function ScoreWords({ result }: { result: GradingResult }) {
  const { score, assessedCriteria } = result;
  const share = assessedInWords(result);
  return (
    <span className="ml-push ml-col ml-numbers">
      {score === null ? (
        <span className="ml-soft">{NO_GRADE_YET}</span>
      ) : (
        <span>
          <span className="gd-score-number">{Math.round(score * 10) / 10}</span>
          <span className="ml-soft ml-weight-400">{` / ${assessedCriteria}`}</span>
        </span>
      )}
      {share !== null && <span className="ml-hint ml-weight-400">{share}</span>}
    </span>
  );
}

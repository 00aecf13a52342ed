import { useCallback, useMemo, useState } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { GradeChip } from '@marklight/ui/chips';
import { EssayFlags } from '../../components/EssayFlags';
import { EssayText } from '../../components/EssayText';
import { Insights } from '../../components/Insights';
import { OverallAnalysisView } from '../../components/OverallAnalysisView';
import { criterionId, evidenceRangesOf, markId } from '../../logic/evidence';
import { itemsOf, NO_FEEDBACK } from '../../logic/feedback';
import { moveTo } from '../../logic/move-to';
import type { Review } from '../hooks/use-review';
import { scoreWith } from '../logic/review-edits';
import { CriterionReview } from './CriterionReview';
import { GradingFacts } from './GradingFacts';

export interface ResultReviewProps {
  result: GradingResult;
  /** The essay's text. */
  text: string;
  review: Review;
}

/** One result to decide on: its grade as it stands with the edits, every criterion, and the essay beside. */
export function ResultReview({ result, text, review }: ResultReviewProps) {
  const edits = review.editsOf(result.id);
  const { grade, score, percentage } = scoreWith(result, edits);
  const ranges = useMemo(() => evidenceRangesOf(text, itemsOf(result)), [text, result]);
  const [active, setActive] = useState<number | null>(null);
  const showInEssay = useCallback(
    (criterion: number, start: number) => {
      setActive(criterion);
      moveTo(markId(result.id, start));
    },
    [result.id],
  );
  const showCriterion = useCallback(
    (criterion: number) => {
      setActive(criterion);
      moveTo(criterionId(result.id, criterion));
    },
    [result.id],
  );
  return (
    <>
      <h3 className="er-score">
        <GradeChip grade={grade} large />
        <span className="er-score-words">
          <span>{`${score} / ${result.totalCriteria}`}</span>
          <span className="ml-hint">{`${Math.round(percentage)}%`}</span>
        </span>
      </h3>
      <EssayFlags flags={result.flags ?? []} />
      <div className="gd-beside">
        <div className="gd-feedback">
          <h4 className="gd-side-heading">Feedback by criterion</h4>
          {result.feedback.length === 0 && <p className="ml-hint">{NO_FEEDBACK}</p>}
          {result.feedback.map((item, index) => (
            <CriterionReview
              key={index}
              resultId={result.id}
              index={index}
              item={item}
              edit={edits[index]}
              essayText={text}
              onShow={showInEssay}
              onChange={review.change}
            />
          ))}
          <OverallAnalysisView analysis={result.overallAnalysis} />
          <Insights insights={result.contextualInsights} />
          <GradingFacts result={result} />
        </div>
        <EssayText
          resultId={result.id}
          text={text}
          ranges={ranges}
          activeCriterion={active}
          onBack={showCriterion}
        />
      </div>
    </>
  );
}

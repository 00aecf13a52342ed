import type { GradingResult } from '@marklight/contracts/grading';
import { assessedInWords, NO_GRADE_YET } from '@marklight/contracts/grades';
import { GradeChip } from '@marklight/ui/chips';
import { FeedbackBesideEssay } from '../../components/FeedbackBesideEssay';
import type { Review } from '../hooks/use-review';
import { scoreWith } from '../logic/review-edits';
import { CriterionReview } from './CriterionReview';
import { GradingFacts } from './GradingFacts';
import { NotesToTeacher } from './NotesToTeacher';
import { WhatChanged } from './WhatChanged';
import { WholeReview } from './WholeReview';

export interface ResultReviewProps {
  result: GradingResult;
  /** The essay's text. */
  text: string;
  review: Review;
}

/** One result to decide on: its grade with the unsaved edits, every criterion, and the essay beside them. */
export function ResultReview({ result, text, review }: ResultReviewProps) {
  const edits = review.editsOf(result.id);
  const becomes = scoreWith(result, edits.criteria);
  const { grade, score, percentage, assessedCriteria } = becomes;
  const share = assessedInWords({ ...becomes, isProvisional: result.essay.status !== 'reviewed' });
  return (
    <>
      <h3 className="er-score">
        <GradeChip grade={grade} large />
        <span className="er-score-words">
          <span>{score === null ? NO_GRADE_YET : `${score} / ${assessedCriteria}`}</span>
          {percentage !== null && <span className="ml-hint">{`${Math.round(percentage)}%`}</span>}
          {share !== null && <span className="er-share">{share}</span>}
        </span>
      </h3>
      <NotesToTeacher notes={result.notesToTeacher ?? []} />
      <FeedbackBesideEssay
        result={result}
        text={text}
        criteria={(onShow) =>
          result.feedback.map((item, index) => (
            <CriterionReview
              key={index}
              resultId={result.id}
              index={index}
              item={item}
              edit={edits.criteria[index]}
              essayText={text}
              onShow={onShow}
              onChange={review.change}
            />
          ))
        }
        whole={<WholeReview result={result} edits={edits.whole} onChange={review.changeWhole} />}
      >
        <GradingFacts result={result} />
        <WhatChanged result={result} />
      </FeedbackBesideEssay>
    </>
  );
}

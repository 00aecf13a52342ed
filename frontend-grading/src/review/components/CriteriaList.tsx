import type { GradingResult } from '@marklight/contracts/grading';
import { rubricWordsOf } from '@marklight/contracts/rubric-words';
import { useGradedCriteriaQuery } from '../../api/review-api';
import { SkeletonRows } from '@marklight/ui/states';
import { useNarrow } from '@marklight/ui/use-narrow';
import { NeedsYourEye } from '../../components/NeedsYourEye';
import { useFetchAgainOnceDrawn } from '../../hooks/use-once-drawn';
import { NO_FEEDBACK } from '../../logic/feedback';
import type { Review } from '../hooks/use-review';
import { CriterionRow, type CriterionRowProps } from './CriterionRow';
import { NotesToTeacher } from './NotesToTeacher';

export interface CriteriaListProps extends Pick<CriterionRowProps, 'essayText' | 'onOpen' | 'onShow'> {
  result: GradingResult;
  review: Review;
  /** From 1; null where none is open. */
  open: number | null;
}

/** Every criterion of the result that counts, one of them open at a time. */
export function CriteriaList({ result, review, open, ...common }: CriteriaListProps) {
  const criteria = useGradedCriteriaQuery(result.criteriaId);
  useFetchAgainOnceDrawn(result.criteriaId, criteria);
  const isNarrow = useNarrow();
  const edits = review.editsOf(result.id);
  // The rubric's description stands in the middle of the open criterion, and would push down what is below it.
  if (criteria.isLoading) {
    return (
      <div role="status" aria-label="Loading">
        <SkeletonRows count={Math.max(1, result.feedback.length)} />
      </div>
    );
  }
  return (
    <>
      <NotesToTeacher result={result} />
      <NeedsYourEye
        result={result}
        isReviewed={result.essay.status === 'reviewed'}
        level={3}
        folds={isNarrow}
      />
      <div className="er-criteria ml-col ml-line-above">
        {result.feedback.map((item, index) => (
          <CriterionRow
            key={index}
            resultId={result.id}
            index={index}
            item={item}
            provider={result.provider}
            edit={edits.criteria[index]}
            secondLevel={result.secondLevels?.[index]}
            words={rubricWordsOf(criteria.data, item.criteria, index)}
            isOpen={open === index + 1}
            onChange={review.change}
            {...common}
          />
        ))}
        {result.feedback.length === 0 && <p className="ml-hint">{NO_FEEDBACK}</p>}
      </div>
    </>
  );
}

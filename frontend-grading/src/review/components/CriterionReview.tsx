import { memo, useMemo } from 'react';
import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { CriterionFeedback } from '../../components/CriterionFeedback';
import { criterionId } from '../../logic/evidence';
import { feedbackViewOf } from '../../logic/feedback';
import { overtakenMark, proposalOf, savedDecisionOf, type Decision, type Edit } from '../logic/review-edits';
import { CriterionParts } from './CriterionParts';
import { DecisionEditor } from './DecisionEditor';

export interface CriterionReviewProps {
  resultId: string;
  /** From 0. */
  index: number;
  item: FeedbackItem;
  edit: Edit | undefined;
  essayText: string;
  onShow: (criterion: number, start: number) => void;
  onChange: (resultId: string, index: number, saved: Decision, changes: Partial<Decision>) => void;
}

/** One criterion with what was found, and the teacher's decision on it. Draws again only when it changes. */
export const CriterionReview = memo(function CriterionReview(props: CriterionReviewProps) {
  const { resultId, index, item, edit, essayText, onShow, onChange } = props;
  const saved = savedDecisionOf(item);
  const decision = edit ?? saved;
  const { level } = decision;
  const proposal = proposalOf(item);
  const view = useMemo(
    () =>
      feedbackViewOf(
        { ...item, level, status: statusOfLevel(level), proposed: item.proposed ?? proposalOf(item) },
        index + 1,
      ),
    [item, level, index],
  );
  return (
    <CriterionFeedback
      id={criterionId(resultId, index + 1)}
      item={view}
      essayText={essayText}
      onShow={onShow}
      editor={
        <DecisionEditor
          number={index + 1}
          decision={decision}
          proposal={proposal}
          theirs={overtakenMark(item, edit)}
          onChange={(changes) => onChange(resultId, index, saved, changes)}
        />
      }
      parts={
        <CriterionParts
          number={index + 1}
          item={item}
          edit={edit}
          decision={decision}
          proposal={proposal}
          essayText={essayText}
          onShow={onShow}
          onChange={(changes) => onChange(resultId, index, saved, changes)}
        />
      }
    />
  );
});

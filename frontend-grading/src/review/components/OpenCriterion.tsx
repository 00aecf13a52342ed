import type { ReactNode } from 'react';
import { criterionText } from '@marklight/contracts/criterion-text';
import { LEVELS } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { ChainOfThought, CriterionFacts } from '../../components/CriterionFeedback';
import type { FeedbackView } from '../../logic/feedback';
import { overtakenMark, proposalOf, type Decision, type Edit } from '../logic/review-edits';
import { writtenForOtherLevel } from '../logic/written-for';
import { CriterionParts } from './CriterionParts';
import { FeedbackEditor } from './FeedbackEditor';

export interface OpenCriterionProps {
  /** From 1. */
  number: number;
  item: FeedbackItem;
  view: FeedbackView;
  edit: Edit | undefined;
  decision: Decision;
  /** What the rubric says of each level. */
  words: readonly string[];
  essayText: string;
  /** What a second opinion says about it. */
  second?: ReactNode;
  onShow: (criterion: number, start: number) => void;
  onChange: (changes: Partial<Decision>) => void;
}

/** Everything known and said about one criterion, for the teacher to decide on. */
export function OpenCriterion(props: OpenCriterionProps) {
  const { number, item, view, edit, decision, words, essayText, onShow, onChange } = props;
  const proposal = proposalOf(item);
  const { description } = criterionText(item.criteria);
  const level = LEVELS.find((one) => one.level === decision.level);
  const rubric = level && words[level.level];
  const written = writtenForOtherLevel(item, decision);
  return (
    <div className="er-open ml-stack ml-gap-12">
      {description && (
        <p className="ml-size-14 ml-anywhere" dir="auto">
          {description}
        </p>
      )}
      <CriterionFacts item={view} />
      {props.second}
      {rubric && (
        <p className="ml-box ml-wash ml-size-14 ml-anywhere" dir="auto">
          <strong>{`The rubric on ${level.name}: `}</strong>
          {rubric}
        </p>
      )}
      {written && <p className="ml-hint">{written}</p>}
      <FeedbackEditor
        number={number}
        decision={decision}
        proposal={proposal}
        theirs={overtakenMark(item, edit)}
        onChange={onChange}
      />
      <CriterionParts
        {...{ number, item, edit, decision, proposal, essayText, onShow }}
        onChange={onChange}
      />
      <ChainOfThought item={view} />
    </div>
  );
}

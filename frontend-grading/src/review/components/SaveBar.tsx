import { useEffect, useRef, type RefObject } from 'react';
import type { Grade, Score } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import type { ReviewFailure } from '../hooks/use-review';
import { useToastsAbove } from '../hooks/use-toasts-above';
import { countOfCriteria, isEdited, scoreWith, type Edits } from '../logic/review-edits';
import { criteriaOf } from '../logic/review-words';
import { countOfWhole } from '../logic/whole-edits';

export interface SaveBarProps {
  result: GradingResult;
  edits: Edits;
  failure: ReviewFailure | null;
  isSaving: boolean;
  /** Where the keyboard goes when the bar goes with the button that was pressed. */
  next: RefObject<HTMLElement | null>;
  onSave: () => void;
  onDiscard: () => void;
}

/** Says what is not saved and how it changes the grade; stays in sight while anything is unsaved. */
export function SaveBar({ result, edits, failure, isSaving, next, onSave, onDiscard }: SaveBarProps) {
  const hasFocus = useRef(false);
  const isShown = isEdited(edits);
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar, isShown);
  useEffect(() => {
    if (isShown || !hasFocus.current) return;
    hasFocus.current = false;
    next.current?.focus({ preventScroll: true });
  }, [isShown, next]);
  if (!isShown) return null;
  const becomes = becomesInWords(result.grade, scoreWith(result, edits.criteria));
  return (
    <div
      ref={bar}
      className="er-save"
      role="region"
      aria-label="Unsaved changes"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <div className="er-save-words">
        <p>
          <strong>{`Unsaved changes to ${changedInWords(edits)}.`}</strong> {becomes}
        </p>
        {failure && (
          <p role="alert" className="ml-field-error">
            {failure.isConflict
              ? 'Not saved: this result was changed in another window meanwhile. Nothing was overwritten: what you changed is kept, and everything else now matches what was saved there. Where you both changed the same, the other version is shown below yours. Save again to keep yours.'
              : `Not saved: ${failure.message} What you typed is kept.`}
          </p>
        )}
      </div>
      <div className="ml-actions">
        <Button disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
        <Button type="primary" loading={isSaving} onClick={onSave}>
          {isSaving ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </div>
  );
}

function changedInWords(edits: Edits): string {
  const criteria = countOfCriteria(edits);
  const parts = criteria > 0 ? [criteriaOf(criteria)] : [];
  return [...parts, ...(countOfWhole(edits.whole) > 0 ? ['the overall analysis'] : [])].join(' and ');
}

function becomesInWords(before: Grade | null, after: Score): string {
  const { grade, score, assessedCriteria, totalCriteria } = after;
  if (grade === null) return 'There is no grade yet.';
  const of = assessedCriteria < totalCriteria ? `, ${assessedCriteria} of ${totalCriteria} criteria` : '';
  const points = `(${score} / ${assessedCriteria}${of})`;
  if (before === null) return `The grade becomes ${grade} ${points}.`;
  return grade === before
    ? `The grade stays ${grade} ${points}.`
    : `The grade goes from ${before} to ${grade} ${points}.`;
}

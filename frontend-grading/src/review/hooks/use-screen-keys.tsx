import { useState, type ReactNode } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { KeySheet } from '../components/KeySheet';
import { savedDecisionOf } from '../logic/review-edits';
import { decisionNow } from '../logic/undo';
import { useKeysChoice } from './use-keys-choice';
import type { OpenCriterion } from './use-open-criterion';
import type { Review } from './use-review';
import { useReviewKeys } from './use-review-keys';
import type { ReviewSet } from './use-review-set';

interface ScreenKeys {
  set: ReviewSet;
  /** The one that counts, if it is on the screen. */
  result: GradingResult | null;
  review: Review;
  criterion: OpenCriterion;
  /** Turns to the tab of the criteria. */
  onCriteria: () => void;
  onApprove: () => void;
  onUndo: () => void;
  onComment: () => void;
  onBank: () => void;
  /** A field was left by Esc, and may be written in again. */
  onLeft: (field: Element) => void;
}

/** What the keys do on the review screen. Draw `sheet`, which lists them. */
export function useScreenKeys(screen: ScreenKeys): { openSheet: () => void; sheet: ReactNode } {
  const { set, result, review, criterion, onCriteria, onApprove, onUndo, onComment, onBank, onLeft } = screen;
  const [isOn, choose] = useKeysChoice();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { open, goTo } = criterion;
  const count = result?.feedback.length ?? 0;
  const turnTo = (number: number) => {
    if (number < 1 || number > count) return;
    onCriteria();
    goTo(number);
  };
  useReviewKeys(
    {
      nextCriterion: () => turnTo((open ?? 0) + 1),
      previousCriterion: () => turnTo((open ?? count + 1) - 1),
      level: (level) => {
        const item = open === null ? undefined : result?.feedback[open - 1];
        if (open === null || !result || !item) return;
        onCriteria();
        const saved = savedDecisionOf(item);
        // Choosing the level that it already has would leave nothing to undo.
        if (decisionNow(review.editsOf(result.id), open - 1, saved).level === level) return;
        review.change(result.id, open - 1, saved, { level });
      },
      edit: () => {
        if (open === null || count === 0) return;
        onCriteria();
        criterion.edit(open);
      },
      leaveField: (field) => {
        const around = field.closest<HTMLElement>('.er-criterion, .er-comments, .er-scroll, .er-page');
        if (field instanceof HTMLElement) field.blur();
        around?.focus({ preventScroll: true });
        onLeft(field);
      },
      approve: onApprove,
      nextEssay: () => set.next && set.go(set.next),
      previousEssay: () => set.previous && set.go(set.previous),
      undo: onUndo,
      comment: onComment,
      bank: onBank,
      help: () => setIsSheetOpen(true),
    },
    isOn,
  );
  return {
    openSheet: () => setIsSheetOpen(true),
    sheet: (
      <KeySheet open={isSheetOpen} isOn={isOn} onChoose={choose} onClose={() => setIsSheetOpen(false)} />
    ),
  };
}

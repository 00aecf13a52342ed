import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { GradingResult } from '@marklight/contracts/grading';
import { BankDialog } from '@marklight/ui/comment-bank/bank-dialog';
import { toast } from '@marklight/ui/toast';
import { BankPicker } from '../components/BankPicker';
import { appended, putAtCaret, targetWords, type BankTarget } from '../logic/bank-words';
import { isShown } from '../logic/is-shown';
import { savedDecisionOf } from '../logic/review-edits';
import { decisionNow } from '../logic/undo';
import { savedWholeOf } from '../logic/whole-edits';
import type { Comments, Place } from './use-comments';
import type { OpenCriterion } from './use-open-criterion';
import type { Review } from './use-review';

interface BankScreen {
  /** The one that counts, if it is on the screen. */
  result: GradingResult | null;
  review: Review;
  comments: Comments;
  criterion: OpenCriterion;
  /** The words of the essay that are selected. */
  selection: () => Place | null;
  tab: string;
  onTab: (tab: string) => void;
}

interface CommentBank {
  open: () => void;
  /** Call when a field was left with Esc: words still go to its caret. */
  leave: (field: Element) => void;
  /** Call when the focus went elsewhere. */
  forget: (event: FocusEvent) => void;
  /** To be drawn. */
  dialogs: ReactNode;
}

/** The comment bank on the review screen: where its words go depends on where it is opened. */
export function useCommentBank(screen: BankScreen): CommentBank {
  const { result, review, comments, criterion, selection, tab, onTab } = screen;
  const [shown, setShown] = useState<'picker' | 'all' | null>(null);
  const [target, setTarget] = useState<BankTarget>({ kind: 'remark' });
  const left = useRef<Element | null>(null);
  /** What had the focus before the bank was opened. */
  const before = useRef<Element | null>(null);
  const goBack = () => before.current instanceof HTMLElement && before.current.focus({ preventScroll: true });
  /** What gets the focus once the picker is gone. */
  const next = useRef<() => void>(() => undefined);

  const targetNow = (): BankTarget => {
    const place = selection();
    if (place) return { kind: 'comment', place };
    const field = [document.activeElement, left.current].find(isBankField);
    if (field) return { kind: 'field', field };
    if (tab === 'whole' || criterion.open === null || !result?.feedback[criterion.open - 1])
      return { kind: 'remark' };
    return { kind: 'feedback', criterion: criterion.open };
  };
  const open = () => {
    if (!result) return;
    before.current = document.activeElement;
    setTarget(targetNow());
    next.current = goBack;
    setShown('picker');
  };
  const put = (words: string) => {
    setShown(null);
    if (!result) return;
    switch (target.kind) {
      case 'field': {
        const { field } = target;
        putAtCaret(field, words);
        next.current = () => field.focus();
        return;
      }
      case 'comment':
        onTab('comments');
        comments.begin(target.place, words);
        next.current = () => document.querySelector<HTMLElement>('.er-comment-fields textarea')?.focus();
        return;
      case 'feedback': {
        const index = target.criterion - 1;
        const item = result.feedback[index];
        if (!item) return;
        const saved = savedDecisionOf(item);
        const { feedback } = decisionNow(review.editsOf(result.id), index, saved);
        onTab('criteria');
        review.change(result.id, index, saved, { feedback: appended(feedback, words) });
        next.current = () => criterion.goTo(target.criterion);
        toast({ title: 'Added', message: `At the end of the feedback for criterion ${target.criterion}.` });
        return;
      }
      case 'remark': {
        const saved = savedWholeOf(result).remark;
        const now = review.editsOf(result.id).whole.remark?.entries ?? saved;
        onTab('whole');
        review.changeWhole(result.id, 'remark', saved, [appended(now[0] ?? '', words)]);
        toast({ title: 'Added', message: 'At the end of the overall remark.' });
      }
    }
  };
  return {
    open,
    leave: (field) => (left.current = field),
    forget: ({ target: focused }) => {
      if (focused !== left.current) left.current = null;
    },
    dialogs: (
      <>
        <BankPicker
          open={shown === 'picker'}
          goesTo={targetWords(target)}
          onChoose={put}
          onManage={() => {
            next.current = () => undefined;
            setShown('all');
          }}
          onClose={() => setShown(null)}
          onClosed={() => next.current()}
        />
        <BankDialog open={shown === 'all'} onClose={() => setShown(null)} onClosed={goBack} />
      </>
    ),
  };
}

function isBankField(element: Element | null): element is HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement &&
    element.isConnected &&
    element.matches('[data-bank]') &&
    isShown(element)
  );
}

import { useState, type ReactNode } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Locale } from '@marklight/contracts/language';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useGradeEssaysMutation, useLazyGradingPreviewQuery } from '../../api/grading-api';
import { startToast } from '../../logic/start-words';
import { againCount, againWords } from '../logic/again-words';

export interface GradeSelection {
  /** Says what will happen and asks. Gives true once grading has started. */
  gradeAgain: (essayIds: readonly string[]) => Promise<boolean>;
  isBusy: boolean;
  dialog: ReactNode;
}

/**
 * Grades chosen essays again by the rubric of their assignment.
 * @param onStarted fetches what is being graded, in case the event stream has not reported it
 */
export function useGradeSelection(locale: Locale, onStarted: () => void): GradeSelection {
  const [preview] = useLazyGradingPreviewQuery();
  const [grade] = useGradeEssaysMutation();
  const [ask, dialog] = useConfirm();
  const [isBusy, setBusy] = useState(false);

  const run = async (essayIds: readonly string[]): Promise<boolean> => {
    const before = await preview({ essayIds: [...essayIds], locale }).unwrap();
    if (!before) return false;
    const words = againWords(before);
    const count = againCount(before);
    if (count === 0) {
      toast({ title: 'Nothing to grade again', message: words.join(' ') });
      return false;
    }
    const agreed = await ask({
      title: `Grade ${countOf(count, 'essay')} again?`,
      body: (
        <ul className="as-list">
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ),
      confirmLabel: `Grade ${countOf(count, 'essay')}`,
    });
    if (!agreed) return false;
    const reply = await grade({ essayIds: [...essayIds], locale, again: 'all' }).unwrap();
    onStarted();
    toast(startToast(reply));
    return true;
  };

  const gradeAgain = async (essayIds: readonly string[]): Promise<boolean> => {
    setBusy(true);
    try {
      return await run(essayIds);
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { gradeAgain, isBusy, dialog };
}

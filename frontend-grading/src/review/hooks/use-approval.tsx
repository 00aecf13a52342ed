import type { ReactNode } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import { useMarkReviewedMutation } from '../../api/review-api';
import type { ReviewSet } from './use-review-set';

export interface Approval {
  isMarking: boolean;
  /** @returns whether the essay is marked now. `seen` is the result that the teacher looked at. */
  mark: (reviewed: boolean, seen: GradingResult | null) => Promise<boolean>;
  /** Has to be rendered: it asks about criteria without a level. */
  question: ReactNode;
}

/** Marks an essay as reviewed or not, and asks first where criteria have no level. */
export function useApproval(essay: Essay, set: ReviewSet): Approval {
  const [send, { isLoading }] = useMarkReviewedMutation();
  const [ask, question] = useConfirm();
  const mark = async (reviewed: boolean, seen: GradingResult | null) => {
    const asSeen = { result: seen && { id: seen.id, version: seen.version } };
    const request = { id: essay.id, reviewed, ...(reviewed && asSeen) };
    let reply = await send(request);
    if (isRequestFailure(reply.error) && reply.error.body?.code === 'criteria_not_marked') {
      const agreed = await ask({
        title: 'Not every criterion is marked',
        body: `${messageOf(reply.error)} Criteria that you leave out do not count: the grade is based on the others.`,
        cancelLabel: 'Continue marking',
        confirmLabel: 'Leave out and mark as reviewed',
      });
      if (!agreed) return false;
      reply = await send({ ...request, leaveOutUnmarked: true });
    }
    if (reply.error) {
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      return false;
    }
    set.note(essay.id, reviewed);
    // An approval is announced by the message that offers to undo it.
    if (!reviewed) toast({ title: 'Marked as not reviewed', tone: 'success' });
    return true;
  };
  return { isMarking: isLoading, mark, question };
}

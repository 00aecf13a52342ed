import { useCallback } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { GradeAgain } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import { toast } from '@marklight/ui/toast';
import { useGradeEssaysMutation } from '../../api/grading-api';
import { startToast } from '../../logic/start-words';
import { useGradeAssignmentMutation } from '../assignment-api';

/**
 * Starts grading by the assignment's rubric: the essays that have no result yet or have failed, or with `again` instead those
 * graded by other criteria.
 * @param refresh fetches what is being graded, in case the event stream has not reported it
 */
export function useGradeAssignment(
  assignmentId: string,
  locale: Locale,
  refresh: () => void,
): {
  start: (again?: GradeAgain, strictness?: Strictness) => Promise<void>;
  retry: (essayIds: readonly string[]) => Promise<void>;
  isStarting: boolean;
} {
  const [gradeAssignment, { isLoading }] = useGradeAssignmentMutation();
  const [gradeEssays] = useGradeEssaysMutation();

  const start = useCallback(
    async (again: GradeAgain = 'none', strictness?: Strictness) => {
      const reply = await gradeAssignment({ id: assignmentId, locale, again, strictness });
      refresh();
      if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      else toast(startToast(reply.data));
    },
    [gradeAssignment, assignmentId, locale, refresh],
  );

  const retry = useCallback(
    async (essayIds: readonly string[]) => {
      const reply = await gradeEssays({ essayIds: [...essayIds], locale, again: 'none' });
      if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      refresh();
    },
    [gradeEssays, locale, refresh],
  );

  return { start, retry, isStarting: isLoading };
}

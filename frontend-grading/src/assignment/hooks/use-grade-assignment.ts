import { useCallback } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Locale } from '@marklight/contracts/language';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useGradeEssaysMutation } from '../../api/grading-api';
import { useGradeAssignmentMutation } from '../assignment-api';

/**
 * Starts grading, by the assignment's rubric, the essays that have no result yet or have failed.
 * @param refresh fetches what is being graded, in case the event stream has not reported it
 */
export function useGradeAssignment(
  assignmentId: string,
  locale: Locale,
  refresh: () => void,
): {
  start: () => Promise<void>;
  retry: (essayIds: readonly string[]) => Promise<void>;
  isStarting: boolean;
} {
  const [gradeAssignment, { isLoading }] = useGradeAssignmentMutation();
  const [gradeEssays] = useGradeEssaysMutation();

  const start = useCallback(async () => {
    const reply = await gradeAssignment({ id: assignmentId, locale });
    refresh();
    if (reply.error) return toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    const started = countOf(reply.data.started, 'essay');
    const verb = reply.data.started === 1 ? 'is' : 'are';
    toast({ title: 'Grading started', message: `${started} ${verb} being graded.`, tone: 'success' });
  }, [gradeAssignment, assignmentId, locale, refresh]);

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

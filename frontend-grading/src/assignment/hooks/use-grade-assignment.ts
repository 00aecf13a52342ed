import { useCallback } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Grader } from '@marklight/contracts/grader-choice';
import type { GradeAgain } from '@marklight/contracts/grading';
import type { Strictness } from '@marklight/contracts/strictness';
import { toast } from '@marklight/ui/toast';
import { useGradeEssaysMutation } from '../../api/grading-api';
import { startToast } from '../../logic/start-words';
import { useGradeAssignmentMutation } from '../assignment-api';

interface ChosenSettings {
  strictness?: Strictness | undefined;
  grader?: Grader | undefined;
}

/**
 * Starts grading by the assignment's rubric: the essays that have no result yet or have failed, or with `again` instead those
 * graded by other criteria.
 * The server knows the language standard: the assignment's, or where it names none that of the earlier results.
 * @param refresh fetches what is being graded, in case the event stream has not reported it
 */
export function useGradeAssignment(
  assignmentId: string,
  refresh: () => void,
): {
  start: (again?: GradeAgain, settings?: ChosenSettings) => Promise<void>;
  retry: (essayIds: readonly string[]) => Promise<void>;
  isStarting: boolean;
} {
  const [gradeAssignment, { isLoading }] = useGradeAssignmentMutation();
  const [gradeEssays] = useGradeEssaysMutation();

  const start = useCallback(
    async (again: GradeAgain = 'none', settings: ChosenSettings = {}) => {
      const reply = await gradeAssignment({ id: assignmentId, again, ...settings });
      refresh();
      if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      else toast(startToast(reply.data));
    },
    [gradeAssignment, assignmentId, refresh],
  );

  const retry = useCallback(
    async (essayIds: readonly string[]) => {
      const reply = await gradeEssays({ essayIds: [...essayIds], again: 'none' });
      if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      refresh();
    },
    [gradeEssays, refresh],
  );

  return { start, retry, isStarting: isLoading };
}

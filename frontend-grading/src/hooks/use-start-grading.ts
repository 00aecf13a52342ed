import { useCallback } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Essay } from '@marklight/contracts/essays';
import { GRADING_MESSAGES, type GradeEnhancedBody } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import { toast } from '@marklight/ui/toast';
import { useGradeEssaysMutation } from '../api/grading-api';
import { addAcknowledgedJobs } from '../logic/processing';
import { startToast } from '../logic/start-words';
import type { ProcessingStatusView } from '../logic/processing-view';
import type { StartingChoice } from './use-starting-choice';

const fail = (message: string) => toast({ title: 'Error', message, tone: 'error' });

/** Starts grading as the teacher chose, or tries failed essays again. */
export function useStartGrading(
  essays: readonly Essay[],
  choice: Pick<StartingChoice, 'criteria' | 'preview' | 'again' | 'chooseAgain'>,
  locale: Locale,
  processing: Pick<ProcessingStatusView, 'patch' | 'refresh' | 'connection'>,
): {
  start: () => Promise<void>;
  retry: (essayIds: readonly string[]) => Promise<void>;
  isStarting: boolean;
} {
  const [gradeEssays, { isLoading }] = useGradeEssaysMutation();
  const { patch, refresh, connection } = processing;
  const { criteria, preview, again, chooseAgain } = choice;
  const seenAt = preview?.seenAt;

  const grade = useCallback(
    async (body: GradeEnhancedBody) => {
      const reply = await gradeEssays(body);
      if (reply.error) {
        fail(messageOf(reply.error));
        return null;
      }
      patch((statuses) =>
        addAcknowledgedJobs(statuses, reply.data, (essayId) => {
          const essay = essays.find(({ id }) => id === essayId);
          return { filename: essay?.filename ?? 'Essay', assignmentId: essay?.assignmentId ?? null };
        }),
      );
      if (connection !== 'live') refresh();
      return reply.data;
    },
    [gradeEssays, patch, refresh, connection, essays],
  );

  const start = useCallback(async () => {
    if (essays.length === 0) return void fail(GRADING_MESSAGES.noEssays);
    if (!criteria) return void fail(GRADING_MESSAGES.noCriteria);
    const reply = await grade({
      essayIds: essays.map((essay) => essay.id),
      ...criteria,
      locale,
      ...(again === 'none' ? {} : { again, seenAt }),
    });
    if (!reply) return;
    // A choice holds for one start: the next begins with new essays only.
    chooseAgain('none');
    toast(startToast(reply));
  }, [essays, criteria, seenAt, locale, again, chooseAgain, grade]);

  const retry = useCallback(
    async (essayIds: readonly string[]) => {
      // Whether their assignment has criteria is not asked while failed essays are listed; the server knows, and also in
      // which language standard each was to be graded.
      await grade({ essayIds: [...essayIds], ...(criteria ?? {}) });
    },
    [criteria, grade],
  );

  return { start, retry, isStarting: isLoading };
}

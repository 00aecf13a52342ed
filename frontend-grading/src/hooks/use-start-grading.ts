import { useCallback } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import { GRADING_MESSAGES } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import { toast } from '@marklight/ui/toast';
import { useGradeEssaysMutation } from '../api/grading-api';
import { addAcknowledgedJobs } from '../logic/processing';
import type { ProcessingStatusView } from './use-processing-status';

const fail = (message: string) => toast({ title: 'Error', message, tone: 'error' });

/** Starts grading of all essays, or of failed ones again, by the latest criteria set. */
export function useStartGrading(
  essays: readonly Essay[],
  criteria: CriteriaSet | null,
  locale: Locale,
  processing: Pick<ProcessingStatusView, 'patch' | 'refresh' | 'connection'>,
): {
  start: () => Promise<void>;
  retry: (essayIds: readonly string[]) => Promise<void>;
  isStarting: boolean;
} {
  const [gradeEssays, { isLoading }] = useGradeEssaysMutation();
  const { patch, refresh, connection } = processing;

  const grade = useCallback(
    async (essayIds: string[], criteriaId: string) => {
      const reply = await gradeEssays({ essayIds, criteriaId, locale });
      if (reply.error) {
        fail(messageOf(reply.error));
        return null;
      }
      patch((statuses) =>
        addAcknowledgedJobs(statuses, reply.data, (essayId) => {
          return essays.find((essay) => essay.id === essayId)?.filename ?? 'Essay';
        }),
      );
      if (connection !== 'live') refresh();
      return reply.data.jobs;
    },
    [gradeEssays, locale, patch, refresh, connection, essays],
  );

  const start = useCallback(async () => {
    if (essays.length === 0) return void fail(GRADING_MESSAGES.noEssays);
    if (!criteria) return void fail(GRADING_MESSAGES.noCriteria);
    const jobs = await grade(
      essays.map((essay) => essay.id),
      criteria.id,
    );
    if (!jobs) return;
    const news = jobs.filter((job) => job.status === 'pending' || job.status === 'processing').length;
    toast(
      news > 0
        ? {
            title: 'Grading started',
            message: news === 1 ? '1 essay is being graded.' : `${news} essays are being graded.`,
            tone: 'success',
          }
        : { title: 'Already graded', message: 'Every essay here is graded with these criteria.' },
    );
  }, [essays, criteria, grade]);

  const retry = useCallback(
    async (essayIds: readonly string[]) => {
      if (!criteria) return void fail(GRADING_MESSAGES.noCriteria);
      await grade([...essayIds], criteria.id);
    },
    [criteria, grade],
  );

  return { start, retry, isStarting: isLoading };
}

import type { GradeEnhancedReply, PassedOverReason } from '@marklight/contracts/grading';
import type { ToastContent } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';

/**
 * What is said about essays that a start passed over; says nothing about those already graded or being graded as
 * requested.
 */
const PASSED_OVER: Partial<Record<PassedOverReason, (count: number) => string>> = {
  other_settings: (count) =>
    `${countOf(count, 'essay')} graded with other settings ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  graded_by_others: (count) =>
    `${countOf(count, 'essay')} graded by other criteria ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  decided: (count) =>
    `${countOf(count, 'essay')} with your decisions ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  graded_since: (count) =>
    `Grading ${countOf(count, 'essay')} was started somewhere else since you looked, so nothing was started again.`,
  no_criteria: (count) => `${countOf(count, 'essay')} ${count === 1 ? 'has' : 'have'} no criteria yet.`,
};

/** What a start did, in words. */
export function startToast({ jobs, passedOver }: GradeEnhancedReply): ToastContent {
  const news = jobs.filter(({ status }) => status === 'pending' || status === 'processing').length;
  const rest = Object.entries(PASSED_OVER).flatMap(([reason, words]) => {
    const count = passedOver.filter((one) => one.reason === reason).length;
    return count > 0 ? [words(count)] : [];
  });
  if (news > 0) {
    const words = news === 1 ? '1 essay is being graded.' : `${news} essays are being graded.`;
    return { title: 'Grading started', message: [words, ...rest].join(' '), tone: 'success' };
  }
  if (rest.length > 0) return { title: 'Nothing new to grade', message: rest.join(' ') };
  return { title: 'Already graded', message: 'Every essay here has been graded by these criteria.' };
}

import type { Linter } from '@marklight/text/linter';
import type { GradingRequest } from '../../provider';
import type { JudgedEssay } from '../judged-essay';
import { preparedEssay } from '../prepared-essay';

const findsNothing: Linter = { lint: () => Promise.resolve([]) };

/** A text as it is judged, without a task unless one is given. @param linter the checker; finds nothing unless it is given */
export async function judgedEssayOf(
  essayText: string,
  { task = null, genre }: Partial<Pick<GradingRequest, 'task' | 'genre'>> = {},
  linter: Linter = findsNothing,
): Promise<JudgedEssay> {
  const request = { essayText, studentName: null, locale: 'en-AU' as const, criteria: [], task, genre };
  return (await preparedEssay(request, linter)).essay;
}

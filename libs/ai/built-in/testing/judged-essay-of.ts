import type { Linter } from '@marklight/text/linter';
import type { GradingRequest } from '../../provider';
import type { JudgedEssay } from '../judged-essay';
import { preparedEssay } from '../prepared-essay';

const findsNothing: Linter = { lint: () => Promise.resolve([]) };

/** A text prepared for judging; without a task unless one is given. @param linter if not given, one that finds nothing */
export async function judgedEssayOf(
  essayText: string,
  { task = null, genre }: Partial<Pick<GradingRequest, 'task' | 'genre'>> = {},
  linter: Linter = findsNothing,
): Promise<JudgedEssay> {
  const request = { essayText, studentName: null, locale: 'en-AU' as const, criteria: [], task, genre };
  return (await preparedEssay(request, linter)).essay;
}

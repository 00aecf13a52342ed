import { inOrder, type EssayComment } from '@marklight/contracts/comments';
import { WHOLE_LISTS, WHOLE_TEXTS, type WholeList, type WholeText } from '@marklight/contracts/decisions';
import type { ProposedAnalysis } from '@marklight/ai/provider';
import { LEVEL_MAX } from '@marklight/contracts/grades';
import type {
  ContextualInsights,
  DecidedInsights,
  FeedbackItem,
  GradingResult,
  OverallAnalysis,
} from '@marklight/contracts/grading';
import { isMaturityOfLevels, maturityOfLevels } from '@marklight/contracts/maturity';
import { sameWords } from './same-words';

/** What the teacher decided on the whole; a part that is not here is as proposed. */
export type WholeDecision = Partial<
  Record<WholeList, string[]> &
    Record<WholeText, string> & { leaveOutOriginality: true; comments: EssayComment[] }
>;

/** What a result says of the whole essay, every part by its name. */
export type WholeWords = Record<WholeList, string[]> &
  Record<WholeText, string> &
  Pick<DecidedInsights, 'originalityScore'>;

interface ProposedWhole {
  overallAnalysis: ProposedAnalysis;
  contextualInsights: ContextualInsights;
}

/** What the grader proposed, as far as it is true of the levels that count. */
interface TrueWhole {
  overallAnalysis: OverallAnalysis;
  contextualInsights: ContextualInsights;
  leftOut: NonNullable<GradingResult['leftOut']>;
}

/** The criteria as they count, in the order of the result, with the grader's level where the teacher set another. */
type Levels = readonly (Pick<FeedbackItem, 'level'> & { proposed?: Pick<FeedbackItem, 'level'> })[];
const ABOUT_CRITERIA = ['areasForImprovement', 'nextSteps'] as const;

type DecidedWhole = Pick<
  GradingResult,
  'overallAnalysis' | 'contextualInsights' | 'proposedWhole' | 'leftOut' | 'comments'
>;

/** What is said of the whole essay as it counts: the teacher's decisions over the machine's proposal. */
export function decidedWhole(
  stored: ProposedWhole,
  review: WholeDecision | null,
  levels: Levels,
): DecidedWhole {
  const proposed = trueOf(stored, levels);
  const { overallAnalysis, contextualInsights } = proposed;
  const decision = review && withoutSame(proposed, review);
  const comments = inOrder(decision?.comments ?? []);
  const leftOut = Object.fromEntries(
    Object.entries(proposed.leftOut).filter(([part]) => !Object.hasOwn(decision ?? {}, part)),
  );
  const left = Object.keys(leftOut).length > 0 && { leftOut };
  if (!decision) return { overallAnalysis, contextualInsights, ...left, comments };
  const { leaveOutOriginality, comments: _comments, ...words } = decision;
  const changed: Partial<WholeWords> = { ...words, ...(leaveOutOriginality && { originalityScore: null }) };
  const before = wordsOf(proposed);
  return {
    overallAnalysis: over(overallAnalysis, changed, OF_ANALYSIS),
    contextualInsights: over<DecidedInsights>(contextualInsights, changed, OF_INSIGHTS),
    ...(Object.keys(changed).length > 0 && {
      proposedWhole: pick(before, Object.keys(changed) as (keyof WholeWords)[]),
    }),
    ...left,
    comments,
  };
}

/**
 * The maturity follows from the levels that count. No advice is left on a criterion that is not to be worked on first any
 * more, nor what comes after it in its list: that begins with "After that".
 */
function trueOf({ overallAnalysis, contextualInsights }: ProposedWhole, levels: Levels): TrueWhole {
  const { bearsOn, ...analysis } = overallAnalysis;
  const words: OverallAnalysis = { ...analysis };
  const leftOut: TrueWhole['leftOut'] = {};
  if (isMaturityOfLevels(words.writingMaturity))
    words.writingMaturity = maturityOfLevels(levels.map(({ level }) => level));
  for (const part of ABOUT_CRITERIA) {
    const criteria = bearsOn?.[part] ?? [];
    const first = criteria.findIndex((index) => index !== null && isBehind(levels, index));
    if (first < 0) continue;
    const isLeft = (_: string, at: number) => at < first || criteria[at] === null;
    words[part] = analysis[part].filter(isLeft);
    leftOut[part] = analysis[part].filter((entry, at) => !isLeft(entry, at));
  }
  return { overallAnalysis: words, contextualInsights, leftOut };
}

/** The criterion is at the highest level, or the teacher raised it above another that was not below it. */
function isBehind(levels: Levels, index: number): boolean {
  const levelOf = (at: number) => levels[at]?.level ?? null;
  const before = (at: number) => levels[at]?.proposed?.level ?? levelOf(at);
  const [level, proposed] = [levelOf(index), before(index)];
  if (level === LEVEL_MAX) return true;
  if (level === null || proposed === null || level <= proposed) return false;
  return levels.some((_, other) => {
    const [now, then] = [levelOf(other), before(other)];
    return now !== null && then !== null && now < level && then >= proposed;
  });
}

/** The decision without parts that say what was proposed anyway; null if nothing is left. */
export function wholeWithoutProposed(
  stored: ProposedWhole,
  decision: WholeDecision,
  levels: Levels,
): WholeDecision | null {
  return withoutSame(trueOf(stored, levels), decision);
}

function withoutSame(proposed: TrueWhole, decision: WholeDecision): WholeDecision | null {
  const before = wordsOf(proposed);
  const left: WholeDecision = {};
  for (const name of WHOLE_LISTS) {
    const words = decision[name];
    if (words && !sameWords(words, before[name])) left[name] = words;
  }
  for (const name of WHOLE_TEXTS) {
    const words = decision[name];
    if (words !== undefined && words !== before[name]) left[name] = words;
  }
  if (decision.leaveOutOriginality) left.leaveOutOriginality = true;
  // No grader writes any.
  if (decision.comments?.length) left.comments = decision.comments;
  return Object.keys(left).length > 0 ? left : null;
}

/** How many parts of the whole the teacher changed. */
export function countOfWhole(review: WholeDecision | null): number {
  return Object.keys(review ?? {}).length;
}

/** Every part by its name, of a proposal or of what counts. */
export function wordsOf({
  overallAnalysis,
  contextualInsights,
}: Pick<DecidedWhole, 'overallAnalysis' | 'contextualInsights'>): WholeWords {
  return { ...overallAnalysis, remark: overallAnalysis.remark ?? '', ...contextualInsights };
}

const OF_ANALYSIS = [...WHOLE_LISTS, 'cognitiveLevel', 'writingMaturity', 'remark'] as const;
const OF_INSIGHTS = [
  ...['thematicConsistency', 'argumentStructure', 'evidenceQuality'],
  ...['linguisticComplexity', 'originalityScore'],
] as const;

function over<T extends object>(proposed: T, changed: Partial<WholeWords>, names: readonly string[]): T {
  const own = Object.entries(changed).filter(([name]) => names.includes(name));
  return { ...proposed, ...Object.fromEntries(own) };
}

function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

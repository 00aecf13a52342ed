import { inOrder, type EssayComment } from '@marklight/contracts/comments';
import { WHOLE_LISTS, WHOLE_TEXTS, type WholeList, type WholeText } from '@marklight/contracts/decisions';
import type {
  ContextualInsights,
  DecidedInsights,
  GradingResult,
  OverallAnalysis,
} from '@marklight/contracts/grading';
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
  overallAnalysis: OverallAnalysis;
  contextualInsights: ContextualInsights;
}

type DecidedWhole = Pick<
  GradingResult,
  'overallAnalysis' | 'contextualInsights' | 'proposedWhole' | 'comments'
>;

/** What is said of the whole essay as it counts: the teacher's decisions over the machine's proposal. */
export function decidedWhole(proposed: ProposedWhole, review: WholeDecision | null): DecidedWhole {
  const { overallAnalysis, contextualInsights } = proposed;
  const decision = review && wholeWithoutProposed(proposed, review);
  const comments = inOrder(decision?.comments ?? []);
  if (!decision) return { overallAnalysis, contextualInsights, comments };
  const { leaveOutOriginality, comments: _comments, ...words } = decision;
  const changed: Partial<WholeWords> = { ...words, ...(leaveOutOriginality && { originalityScore: null }) };
  const before = wordsOf(proposed);
  return {
    overallAnalysis: over(overallAnalysis, changed, OF_ANALYSIS),
    contextualInsights: over<DecidedInsights>(contextualInsights, changed, OF_INSIGHTS),
    ...(Object.keys(changed).length > 0 && {
      proposedWhole: pick(before, Object.keys(changed) as (keyof WholeWords)[]),
    }),
    comments,
  };
}

/** The decision without parts that say what was proposed anyway; null if nothing is left. */
export function wholeWithoutProposed(proposed: ProposedWhole, decision: WholeDecision): WholeDecision | null {
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

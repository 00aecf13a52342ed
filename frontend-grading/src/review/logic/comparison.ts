import type {
  DecidedInsights,
  FeedbackItem,
  GradingResult,
  OverallAnalysis,
} from '@marklight/contracts/grading';
import { WHOLE_LABELS, type WholePart } from '@marklight/contracts/decisions';
import { insightLabels } from '@marklight/contracts/genre';
import type { ComparisonReply } from '@marklight/contracts/proposals';
import type { ReplacedResult } from '../../logic/proposal-words';
import { savedWholeOf, WHOLE_PARTS } from './whole-edits';
import { FIELDS, proposalOf, sameIn, savedDecisionOf, type Field } from './review-edits';

export interface ComparisonRow {
  criterion: string;
  inForce: FeedbackItem | null;
  proposed: FeedbackItem | null;
}

/** Both results criterion by criterion, in the order of the one in force, then what only the other has. */
export function rowsOf(inForce: readonly FeedbackItem[], proposed: readonly FeedbackItem[]): ComparisonRow[] {
  const left = [...proposed];
  const rows = inForce.map((item): ComparisonRow => {
    const at = left.findIndex(({ criteria }) => criteria === item.criteria);
    const [match = null] = at < 0 ? [] : left.splice(at, 1);
    return { criterion: item.criteria, inForce: item, proposed: match };
  });
  return [...rows, ...left.map((item) => ({ criterion: item.criteria, inForce: null, proposed: item }))];
}

export interface WholeSide {
  entries: readonly string[];
  /** The entries are the teacher's, or the teacher removed those of the grader. */
  decision: 'own' | 'carried_over' | null;
}

export interface WholeRow {
  part: WholePart;
  title: string;
  inForce: WholeSide;
  proposed: WholeSide;
}

/** The parts that a student reads first; the others are compared only where the teacher decided on them. */
const ALWAYS_COMPARED: readonly WholePart[] = ['remark', 'strengths', 'areasForImprovement', 'nextSteps'];

/** What both results say about the whole essay. */
export function wholeRowsOf({ inForce, proposed }: ComparisonReply): WholeRow[] {
  const [mine, other] = [savedWholeOf(inForce.result), savedWholeOf(proposed.result)];
  const isDecided = ({ proposedWhole }: GradingResult, part: WholePart) => part in (proposedWhole ?? {});
  const titles = { ...WHOLE_LABELS, ...insightLabels(proposed.result.genre) };
  return WHOLE_PARTS.flatMap((part): WholeRow[] => {
    // Comments are on the essay and are carried over whichever result counts.
    if (part === 'comments') return [];
    const isMine = isDecided(inForce.result, part);
    const isOther = isDecided(proposed.result, part);
    const isShown = ALWAYS_COMPARED.includes(part) && mine[part].length + other[part].length > 0;
    if (!isShown && !isMine && !isOther) return [];
    const isCarried = isMine && isOther && sameWholePart(part, inForce.result, proposed.result);
    return [
      {
        part,
        title: titles[part],
        inForce: { entries: mine[part], decision: isMine ? 'own' : null },
        proposed: {
          entries: other[part],
          decision: isCarried ? 'carried_over' : isOther ? 'own' : null,
        },
      },
    ];
  });
}

/** What accepting the proposed result would change. */
export function changesOf({ inForce, proposed }: ComparisonReply, isReviewed: boolean): ReplacedResult {
  const decided = rowsOf(inForce.result.feedback, proposed.result.feedback).flatMap(decidedParts);
  const onTheWhole = Object.keys(inForce.result.proposedWhole ?? {});
  const wholeKept = onTheWhole.filter((part) => sameWholePart(part, inForce.result, proposed.result));
  const carriedOver = decided.filter(({ isKept }) => isKept).length + wholeKept.length;
  const decisions = decided.length + onTheWhole.length;
  return {
    grade: inForce.result.grade,
    newGrade: proposed.result.grade,
    percentage: inForce.result.percentage,
    newPercentage: proposed.result.percentage,
    decisions,
    carriedOver,
    overridden: decisions - carriedOver - decided.filter(({ isElsewhere }) => !isElsewhere).length,
    isReviewed,
  };
}

/** Each part of the criterion that the teacher changed: whether the proposed result has the criterion, and says the same. */
function decidedParts({ inForce, proposed }: ComparisonRow): { isElsewhere: boolean; isKept: boolean }[] {
  if (!inForce?.proposed) return [];
  const [before, mine] = [proposalOf(inForce), savedDecisionOf(inForce)];
  return FIELDS.filter((field) => !sameIn(field, before, mine)).map((field) => ({
    isElsewhere: proposed !== null,
    isKept: proposed !== null && sameIn(field, mine, savedDecisionOf(proposed)),
  }));
}

function sameWholePart(part: string, one: GradingResult, other: GradingResult): boolean {
  return JSON.stringify(wholePart(one, part)) === JSON.stringify(wholePart(other, part));
}

function wholePart({ overallAnalysis, contextualInsights }: GradingResult, part: string): unknown {
  const all: Partial<OverallAnalysis & DecidedInsights> = { ...overallAnalysis, ...contextualInsights };
  return all[part as keyof typeof all];
}

/** The parts of a criterion that the other result would take over from the one in force. */
export function carriedParts(inForce: FeedbackItem, other: FeedbackItem): Field[] {
  const [mine, asGraded, asCounted] = [savedDecisionOf(inForce), proposalOf(other), savedDecisionOf(other)];
  return FIELDS.filter((field) => !sameIn(field, asGraded, asCounted) && sameIn(field, mine, asCounted));
}

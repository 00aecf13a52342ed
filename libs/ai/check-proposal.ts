import type { EssayGenre } from '@marklight/contracts/genre';
import { LEVEL_MAX, type Score, scoreOf, statusOfLevel } from '@marklight/contracts/grades';
import {
  RESULT_LIMITS,
  type ContextualInsights,
  type EssayFlag,
  type Evidence,
  type FeedbackItem,
  type NoteToTeacher,
  type ReviewReason,
} from '@marklight/contracts/grading';
import { essayGenreOf, recogniseGenre } from './built-in/genre/genre';
import { findOrders } from './orders/find-orders';
import { withPassagesLeftOut } from './orders/left-out';
import type {
  BearsOn,
  CriterionToGrade,
  GradingProposal,
  GradingRequest,
  ProposedAnalysis,
  ProposedFeedback,
} from './provider';
import { quoteFinder } from './quote-check';
import { ResultRoom } from './result-room';
import { requestFlags } from './triage/request-flags';

/** A proposal that may be stored: what was unsound in it is left out and marked. */
export interface CheckedResult {
  feedback: FeedbackItem[];
  overallAnalysis: ProposedAnalysis;
  contextualInsights: ContextualInsights;
  flags: EssayFlag[];
  /** The teacher's, else as recognised from task and text; the same whichever provider graded. */
  genre: EssayGenre;
  notesToTeacher: NoteToTeacher[];
  score: Score;
}

/** Below this confidence the teacher is asked to look twice. */
export const LOW_CONFIDENCE = 50;
/** Orders to the grader are at most 20, and of every other kind there is one. */
const MOST_FLAGS = 50;

const clamp = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, Math.round(value))) : low;
const cleaned = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

function evidenceOf(
  quotes: readonly string[],
  find: (quote: string) => Evidence | null,
  instructions: readonly Evidence[],
  room: ResultRoom,
): { evidence: Evidence[]; failed: boolean; fromInstruction: boolean } {
  const evidence: Evidence[] = [];
  let failed = false;
  let fromInstruction = false;
  for (const quote of cleaned(quotes).slice(0, RESULT_LIMITS.points)) {
    const found = find(quote);
    if (found === null) failed = true;
    // Words that speak to the grader are no evidence of anything but that.
    else if (instructions.some((other) => found.start < other.end && found.end > other.start))
      fromInstruction = true;
    else if (!evidence.some((other) => other.start === found.start && other.end === found.end))
      evidence.push(room.quote(found));
  }
  return { evidence, failed, fromInstruction };
}

const NO_REASON = 'The grader could not judge this criterion from the essay’s words.';
const NO_ANSWER = 'The grader gave no answer for this criterion.';

/** The item for a criterion without a level: no comment and no advice, since nothing was judged. */
function notAssessedItem(
  criterion: CriterionToGrade,
  reason: string,
  reviewReasons: readonly ReviewReason[],
): FeedbackItem {
  return {
    criteria: criterion.text,
    weight: criterion.weight,
    level: null,
    status: statusOfLevel(null),
    feedback: '',
    notAssessedReason: reason,
    confidenceScore: 0,
    chainOfThought: '',
    identifiedText: '',
    evidence: [],
    improvementSteps: [],
    exemplarComparison: '',
    suggestions: '',
    reviewReasons: [...new Set(reviewReasons)],
  };
}

function checkedItem(
  criterion: CriterionToGrade,
  proposed: ProposedFeedback,
  find: (quote: string) => Evidence | null,
  instructions: readonly Evidence[],
  room: ResultRoom,
): FeedbackItem {
  if (proposed.level === null) {
    const reason = room.text(proposed.notAssessedReason?.trim() ?? '');
    return notAssessedItem(criterion, reason === '' ? NO_REASON : reason, proposed.reviewReasons);
  }
  const { evidence, failed, fromInstruction } = evidenceOf(proposed.quotes, find, instructions, room);
  const level = clamp(proposed.level, 0, LEVEL_MAX);
  const confidenceScore = clamp(proposed.confidence, 0, 100);
  const outOfRange = proposed.level !== level;
  const reasons = new Set<ReviewReason>(proposed.reviewReasons);
  if (failed) reasons.add('quote_not_found');
  // A comment that quotes nothing need not: the built-in grader quotes only what it speaks of.
  if (evidence.length === 0 && proposed.quotes.length > 0) reasons.add('no_evidence');
  if (confidenceScore < LOW_CONFIDENCE || outOfRange) reasons.add('low_confidence');
  if (fromInstruction) reasons.add('instruction_in_essay');
  const improvementSteps = room.points(cleaned(proposed.improvementSteps));
  return {
    criteria: criterion.text,
    weight: criterion.weight,
    level,
    status: statusOfLevel(level),
    feedback: room.text(proposed.feedback.trim()),
    confidenceScore: outOfRange ? Math.min(confidenceScore, LOW_CONFIDENCE - 1) : confidenceScore,
    chainOfThought: room.text(proposed.chainOfThought.trim()),
    identifiedText: evidence[0]?.quote ?? '',
    evidence,
    improvementSteps,
    exemplarComparison: room.text(proposed.exemplarComparison.trim()),
    suggestions: room.text(improvementSteps.join(' ')),
    reviewReasons: [...reasons],
  };
}

/** Flags for instructions in the visible text that the proposal does not carry already. */
function instructionFlags(instructions: readonly Evidence[], given: readonly EssayFlag[]): EssayFlag[] {
  return instructions
    .filter(
      (found) =>
        !given.some(
          (flag) =>
            flag.evidence !== null && flag.evidence.start < found.end && flag.evidence.end > found.start,
        ),
    )
    .map((evidence) => ({
      code: 'instruction_in_essay',
      message: 'This passage speaks to the grader. It changed no level.',
      evidence,
    }));
}

/** The same with evidence that stands in the essay, or none. */
function withCheckedEvidence<T extends { evidence: Evidence | null }>(
  items: readonly T[],
  essay: string,
  find: (quote: string) => Evidence | null,
): T[] {
  return items.map((item) => {
    const { evidence } = item;
    if (evidence === null || essay.slice(evidence.start, evidence.end) === evidence.quote) return item;
    return { ...item, evidence: find(evidence.quote) };
  });
}

/** Nothing where an entry was dropped: what is said of the others would be about the wrong ones. */
function bearsOnOf(
  lists: Pick<ProposedAnalysis, keyof BearsOn>,
  bearsOn: BearsOn | undefined,
): Pick<ProposedAnalysis, 'bearsOn'> {
  const parts = ['areasForImprovement', 'nextSteps'] as const;
  const fits = bearsOn && parts.every((part) => lists[part].length === bearsOn[part].length);
  return fits ? { bearsOn } : {};
}

/**
 * Checks a provider's proposal against the request it answers. Every quote must stand in the essay word for
 * word (see quote-check); one that does not is dropped and its item marked for review. Each criterion gets
 * exactly one item, in the request's order: the first answer for it. One without a level, or without an answer, is
 * left to the teacher (`not_assessed`) and carries the reason alone.
 * Levels outside 0–4 are clamped and marked, texts are cut to RESULT_LIMITS. Score and grade are computed here, never
 * taken from a model.
 */
export function checkProposal(request: GradingRequest, proposal: GradingProposal): CheckedResult {
  const room = new ResultRoom();
  const find = quoteFinder(request.essayText);
  const instructions = findOrders(request.essayText).found;
  const feedback = request.criteria.map((criterion, index) => {
    const proposed = proposal.feedback.find((item) => item.criterionIndex === index);
    return proposed === undefined
      ? notAssessedItem(criterion, NO_ANSWER, [])
      : checkedItem(criterion, proposed, find, instructions, room);
  });
  const { overallAnalysis, contextualInsights } = proposal;
  const points = (texts: readonly string[]): string[] => room.points(cleaned(texts));
  const lists = {
    strengths: points(overallAnalysis.strengths),
    areasForImprovement: points(overallAnalysis.areasForImprovement),
    nextSteps: points(overallAnalysis.nextSteps),
  };
  return {
    feedback,
    overallAnalysis: {
      ...lists,
      ...bearsOnOf(lists, overallAnalysis.bearsOn),
      cognitiveLevel: room.text(overallAnalysis.cognitiveLevel),
      writingMaturity: room.text(overallAnalysis.writingMaturity),
    },
    contextualInsights: {
      thematicConsistency: room.text(contextualInsights.thematicConsistency),
      argumentStructure: room.text(contextualInsights.argumentStructure),
      evidenceQuality: room.text(contextualInsights.evidenceQuality),
      linguisticComplexity: room.text(contextualInsights.linguisticComplexity),
      originalityScore: clamp(contextualInsights.originalityScore, 0, 100),
    },
    flags: [
      ...withCheckedEvidence(proposal.flags, request.essayText, find),
      ...instructionFlags(instructions, proposal.flags),
      ...requestFlags(request).filter(({ code }) => !proposal.flags.some((flag) => flag.code === code)),
    ]
      .slice(0, MOST_FLAGS)
      .map(({ code, message, evidence }) => ({
        code,
        message: room.text(message),
        evidence: evidence && room.quote(evidence),
      })),
    genre: essayGenreOf(
      recogniseGenre(withPassagesLeftOut(request.essayText, instructions), request.task, request.genre),
    ),
    notesToTeacher: withCheckedEvidence(proposal.notesToTeacher ?? [], request.essayText, find)
      .slice(0, RESULT_LIMITS.points)
      .map(({ about, words, evidence }) => ({
        about,
        words: room.text(words.trim()),
        evidence: evidence && room.quote(evidence),
      })),
    score: scoreOf(feedback),
  };
}

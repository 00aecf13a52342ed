import { createHash } from 'node:crypto';
import type { GradingProposal } from '@marklight/ai/provider';
import type { AppliedCalibration } from '@marklight/contracts/calibration';
import type { EssayComment } from '@marklight/contracts/comments';
import type { EssayGenre } from '@marklight/contracts/genre';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { GradedBy, LedgerChange, LedgerProposal } from '@marklight/contracts/ledger';
import type { Strictness } from '@marklight/contracts/strictness';
import { WHOLE_LISTS, WHOLE_TEXTS } from '@marklight/contracts/decisions';
import { quotesOf } from '../decided-feedback';
import { wordsOf, type WholeWords } from '../decided-whole';
import { sameWords } from '../same-words';

/** A proposal as stored: its grade follows from the levels, and where the text is kept is looked up. */
export type StoredProposal = Omit<LedgerProposal, 'grade' | 'textAsSent' | 'strictness'> & {
  /** Absent on lines from before it could be chosen; standard then. */
  strictness?: Strictness;
  textAsSent: { sha256: string; characters: number } | null;
};

export interface ProposalFacts {
  provider: LedgerProposal['provider'];
  proposal: Pick<GradingProposal, 'model' | 'promptVersion' | 'usage' | 'textAsSent'>;
  locale: Locale;
  strictness: Strictness;
  genre: EssayGenre | null;
  /** After our checks, before any decision. */
  feedback: readonly FeedbackItem[];
  criteriaSet: GradedBy;
  decisionsKept: number;
  calibration: AppliedCalibration | null;
  isSecondOpinion: boolean;
  tookMs: number;
}

export function storedProposal(facts: ProposalFacts): StoredProposal {
  const { provider, proposal, locale, strictness, genre, feedback, criteriaSet, decisionsKept, tookMs } =
    facts;
  const { calibration } = facts;
  const { model, promptVersion = null, usage, textAsSent } = proposal;
  return {
    ...{ provider, model, promptVersion, locale, strictness, genre, criteriaSet, decisionsKept, usage },
    levels: feedback.map(({ criteria, weight, level }) => ({ criterion: criteria, weight, level })),
    ...(facts.isSecondOpinion && { secondOpinion: true as const }),
    ...(calibration && { calibration }),
    tookMs: Math.round(tookMs),
    textAsSent:
      textAsSent === null
        ? null
        : {
            sha256: createHash('sha256').update(textAsSent).digest('hex'),
            characters: [...textAsSent].length,
          },
  };
}

/** The words of a result as they count. */
export type DecidedWords = Pick<
  GradingResult,
  'feedback' | 'overallAnalysis' | 'contextualInsights' | 'proposedWhole' | 'comments'
>;

/** A change of what a result says. */
export type DecisionChange = Exclude<
  LedgerChange,
  { field: 'reviewed' | 'in_force' | 'declined' | 'notes_read' }
>;

/** What decisions changed, criterion by criterion, then on the whole. Both are of the same criteria set. */
export function changesBetween(before: DecidedWords, after: DecidedWords): DecisionChange[] {
  return [
    ...before.feedback.flatMap((was, index) => {
      const is = after.feedback[index];
      return is ? changesOfCriterion(was, is, index + 1) : [];
    }),
    // What the grader said of the whole may change with the levels; nobody decided on that.
    ...changesOfWhole(wordsOf(before), wordsOf(after)).filter(
      ({ field }) => field in { ...before.proposedWhole, ...after.proposedWhole },
    ),
    ...changesOfComments(before.comments, after.comments),
  ];
}

function changesOfCriterion(was: FeedbackItem, is: FeedbackItem, number: number): DecisionChange[] {
  const criterion = { number, text: was.criteria };
  const [wereQuotes, areQuotes] = [quotesOf(was), quotesOf(is)];
  const changes: (DecisionChange | false)[] = [
    was.level !== is.level && { field: 'level', criterion, from: was.level, to: is.level },
    was.feedback !== is.feedback && { field: 'feedback', criterion, from: was.feedback, to: is.feedback },
    !sameWords(wereQuotes, areQuotes) && { field: 'evidence', criterion, from: wereQuotes, to: areQuotes },
    !sameWords(was.improvementSteps, is.improvementSteps) && {
      ...{ field: 'improvementSteps', criterion },
      ...{ from: was.improvementSteps, to: is.improvementSteps },
    },
    was.exemplarComparison !== is.exemplarComparison && {
      ...{ field: 'exemplarComparison', criterion },
      ...{ from: was.exemplarComparison, to: is.exemplarComparison },
    },
  ];
  return changes.filter((change) => change !== false);
}

function changesOfWhole(was: WholeWords, is: WholeWords): DecisionChange[] {
  const score: DecisionChange = {
    field: 'originalityScore',
    from: was.originalityScore,
    to: is.originalityScore,
  };
  return [
    ...WHOLE_LISTS.filter((name) => !sameWords(was[name], is[name])).map((field): DecisionChange => ({
      field,
      from: was[field],
      to: is[field],
    })),
    ...WHOLE_TEXTS.filter((name) => was[name] !== is[name]).map((field): DecisionChange => ({
      field,
      from: was[field],
      to: is[field],
    })),
    ...(was.originalityScore === is.originalityScore ? [] : [score]),
  ];
}

function changesOfComments(was: readonly EssayComment[], is: readonly EssayComment[]): DecisionChange[] {
  const [before, after] = [was.map(inWords), is.map(inWords)];
  const from = before.filter((words) => !after.includes(words));
  const to = after.filter((words) => !before.includes(words));
  return from.length + to.length > 0 ? [{ field: 'comments', from, to }] : [];
}

const inWords = ({ quote, words, criterion }: EssayComment): string =>
  `“${quote}”${criterion === null ? '' : ` (${criterion})`}: ${words}`;

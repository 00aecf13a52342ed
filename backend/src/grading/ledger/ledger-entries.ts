import { createHash } from 'node:crypto';
import type { GradingProposal } from '@marklight/ai/provider';
import type { EssayGenre } from '@marklight/contracts/genre';
import type { FeedbackItem } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { GradedBy, LedgerChange, LedgerProposal } from '@marklight/contracts/ledger';
import type { Strictness } from '@marklight/contracts/strictness';

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
  tookMs: number;
}

export function storedProposal(facts: ProposalFacts): StoredProposal {
  const { provider, proposal, locale, strictness, genre, feedback, criteriaSet, decisionsKept, tookMs } =
    facts;
  const { model, promptVersion = null, usage, textAsSent } = proposal;
  return {
    ...{ provider, model, promptVersion, locale, strictness, genre, criteriaSet, decisionsKept, usage },
    levels: feedback.map(({ criteria, weight, level }) => ({ criterion: criteria, weight, level })),
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

/** What a decision changed, criterion by criterion, the level before the words. Both lists are for the same criteria set. */
export function changesBetween(
  before: readonly Pick<FeedbackItem, 'criteria' | 'level' | 'feedback'>[],
  after: readonly Pick<FeedbackItem, 'level' | 'feedback'>[],
): LedgerChange[] {
  return before.flatMap((was, index): LedgerChange[] => {
    const is = after[index];
    if (!is) return [];
    const criterion = { number: index + 1, text: was.criteria };
    const level: LedgerChange = { field: 'level', criterion, from: was.level, to: is.level };
    const words: LedgerChange = { field: 'feedback', criterion, from: was.feedback, to: is.feedback };
    return [...(was.level === is.level ? [] : [level]), ...(was.feedback === is.feedback ? [] : [words])];
  });
}

import { scoreOf, type AssessedShare, type Grade } from '@marklight/contracts/grades';
import type { GradedBy, LedgerChange, NamedResult } from '@marklight/contracts/ledger';
import { rubricWordsOf } from '@marklight/contracts/rubric-words';
import type { Strictness } from '@marklight/contracts/strictness';
import type { CriteriaContent } from '../../criteria/criteria.service';
import type { ExplainedResult } from '../../grading/ledger/ledger.service';
import { graderName } from '../wording';

/** Who did something and when, as far as the ledger knows. */
export interface Change {
  by: string | null;
  /** ISO; null for changes made before there was a ledger. */
  at: string | null;
  /** Decided on another result of the essay, and carried over when this one was chosen; null where it is not known which. */
  carriedFrom?: NamedResult | null;
}

export interface ExplainedCriterion {
  text: string;
  weight: number;
  level: number | null;
  /** Null if the grader left the criterion to the teacher. */
  proposedLevel: number | null;
  /** What the grader gave, if the teacher's calibration moved it to `proposedLevel`; otherwise null. */
  levelBeforeShift: number | null;
  /** The last change to the present level; null if it is as proposed. */
  levelChanged: Change | null;
  /** Whether the comment is no longer as proposed. */
  commentChanged: Change | null;
  quotes: string[];
  /** What the rubric says about the level; empty if it says nothing or there is no level. */
  rubric: string;
  feedback: string;
  /** How the program reached the level that it proposed; empty if it proposed none. */
  reached: string;
}

/** What a parent or an appeal needs to know about one grade. It gives no machine confidence, and no text of the essay except quotations. */
export interface Explanation extends AssessedShare {
  studentName: string | null;
  filename: string;
  grade: Grade | null;
  score: number | null;
  percentage: number | null;
  criteriaSet: GradedBy;
  proposedBy: string;
  strictness: Strictness;
  proposedAt: string;
  proposedGrade: Grade | null;
  /** When the teacher marked the essay as reviewed; null if it is not, or if another of its results counts. */
  reviewed: Change | null;
  isInForce: boolean;
  /** Newer gradings that the teacher turned down in favour of this one. */
  declined: { count: number; last: Change } | null;
  criteria: ExplainedCriterion[];
}

function declinedIn(entries: ExplainedResult['entries']): Explanation['declined'] {
  const all = entries.flatMap((entry) =>
    entry.kind === 'changed' && entry.change.field === 'declined' ? [{ by: entry.by, at: entry.at }] : [],
  );
  const [last] = all;
  return last ? { count: all.length, last } : null;
}

/** @param rubric the criteria that the result was graded by */
export function explanationOf(
  { result, criteriaSet, entries }: ExplainedResult,
  rubric?: CriteriaContent,
): Explanation {
  const { grade, score, percentage, assessedCriteria, totalCriteria, isProvisional, essay } = result;
  const changed = (is: (change: LedgerChange) => boolean): Change | null => {
    const entry = entries.find((one) => one.kind === 'changed' && is(one.change));
    if (entry?.kind !== 'changed') return null;
    const { by, at, change } = entry;
    const isCarriedOver = 'carriedOver' in change && change.carriedOver === true;
    return { by, at, ...(isCarriedOver && { carriedFrom: change.carriedFrom ?? null }) };
  };
  const proposedLevels = result.feedback.map(({ level, weight, proposed }) => ({
    level: proposed ? proposed.level : level,
    weight,
  }));
  const isInForce = result.standing === 'in_force';
  const unknown: Change = { by: null, at: null };
  return {
    ...{ grade, score, percentage, assessedCriteria, totalCriteria, isProvisional, criteriaSet },
    studentName: essay.studentName?.trim() || null,
    filename: essay.filename,
    proposedBy: graderName(result),
    strictness: result.strictness,
    proposedAt: result.createdAt,
    proposedGrade: scoreOf(proposedLevels).grade,
    reviewed:
      isInForce && essay.status === 'reviewed'
        ? (changed(({ field }) => field === 'reviewed') ?? unknown)
        : null,
    isInForce,
    declined: declinedIn(entries),
    criteria: result.feedback.map((item, index) => {
      const last = (field: 'level' | 'feedback'): Change =>
        changed((one) => one.field === field && one.criterion.number === index + 1) ?? unknown;
      const { proposed } = item;
      return {
        text: item.criteria,
        weight: item.weight,
        level: item.level,
        proposedLevel: proposedLevels[index]?.level ?? null,
        levelBeforeShift: item.levelBeforeShift ?? null,
        levelChanged: proposed && proposed.level !== item.level ? last('level') : null,
        commentChanged: proposed && proposed.feedback !== item.feedback ? last('feedback') : null,
        quotes: item.evidence.map(({ quote }) => quote),
        rubric: item.level === null ? '' : (rubricWordsOf(rubric, item.criteria, index)[item.level] ?? ''),
        feedback: item.feedback,
        reached: item.chainOfThought,
      };
    }),
  };
}

import {
  GRADE_AGAIN,
  type GradeAgain,
  type JobStatus,
  type PassedOverReason,
} from '@marklight/contracts/grading';
import type { Setting, StartingGroups } from '@marklight/contracts/grading-preview';
import type { Locale } from '@marklight/contracts/language';

/** What is known about an essay that is to be graded by some criteria. */
export interface EssayFacts {
  essayId: string;
  /** In which language standard it would be graded. */
  locale: Locale;
  /** Of grading it by these criteria; null if it was never asked for, or if the teacher dismissed its failure. */
  job: JobStatus | null;
  isGradedElsewhere: boolean;
  /** Which criteria the result in force was graded by; null if there is none. */
  gradedBy: 'these' | 'others' | null;
  /** The result in force carries the teacher's decisions. */
  isDecided: boolean;
  /**
   * Whether there is a result by exactly what is asked for: `stands` if it is in force or proposed, `earlier` if
   * another took its place.
   */
  same: 'stands' | 'earlier' | null;
  /** In which settings the result in force differs from what is asked for; empty if other criteria graded it. */
  changes: Setting[];
  /** Grading was started after the teacher saw what a start would do. */
  isStartedSince: boolean;
}

/** Each essay belongs to one; those without criteria (`no_criteria`) have no facts. */
export type StartingGroup = keyof StartingGroups;

/** What starting means for an essay. */
export function groupOf({ job, isGradedElsewhere, gradedBy, isDecided, same }: EssayFacts): StartingGroup {
  if (job === 'pending' || job === 'processing' || isGradedElsewhere) return 'beingGraded';
  // This grading was asked for before, whatever other results there are.
  if (job === 'error') return gradedBy === null ? 'new' : 'failed';
  if (same === 'stands') return 'gradedByThese';
  if (gradedBy === null) return 'new';
  if (isDecided) return 'decided';
  return gradedBy === 'these' ? 'otherSettings' : 'gradedByOthers';
}

/** What has to be asked for before an essay of the group is graded, and why it is not without that. */
const RULES: Record<StartingGroup, { from: GradeAgain | null; reason: PassedOverReason }> = {
  new: { from: 'none', reason: 'being_graded' },
  failed: { from: 'none', reason: 'being_graded' },
  otherSettings: { from: 'settings', reason: 'other_settings' },
  gradedByOthers: { from: 'undecided', reason: 'graded_by_others' },
  decided: { from: 'all', reason: 'decided' },
  gradedByThese: { from: 'same', reason: 'graded_by_these' },
  beingGraded: { from: null, reason: 'being_graded' },
  noCriteria: { from: null, reason: 'no_criteria' },
};

/** Why an essay is not graded; null if it is. */
export function passedOver(facts: EssayFacts, again: GradeAgain): PassedOverReason | null {
  const group = groupOf(facts);
  const { from, reason } = RULES[group];
  if (from === null || GRADE_AGAIN.indexOf(again) < GRADE_AGAIN.indexOf(from)) return reason;
  // The same was asked for on another machine: one new result is enough.
  return from !== 'none' && facts.isStartedSince ? 'graded_since' : null;
}

import type { GradeAgain, JobStatus } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';

/** What is known about an essay that is to be graded by some criteria. */
export interface EssayFacts {
  essayId: string;
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
}

/** Each essay belongs to one; those without criteria (`no_criteria`) have no facts. */
export type StartingGroup = keyof GradingPreviewReply;

/** What starting means for an essay. */
export function groupOf({ job, isGradedElsewhere, gradedBy, isDecided, same }: EssayFacts): StartingGroup {
  if (job === 'pending' || job === 'processing' || isGradedElsewhere) return 'beingGraded';
  // It was asked for before, whatever other results there are.
  if (job === 'error') return 'new';
  if (same === 'stands') return 'gradedByThese';
  if (gradedBy === null) return 'new';
  if (isDecided) return 'decided';
  return gradedBy === 'these' ? 'otherSettings' : 'gradedByOthers';
}

/** Whether an essay of this group is graded; with decisions or by other criteria only if that was asked for. */
export function isStarted(group: StartingGroup, again: GradeAgain): boolean {
  switch (group) {
    case 'new':
    case 'otherSettings':
      return true;
    case 'gradedByOthers':
      return again !== 'none';
    case 'decided':
      return again === 'all';
    default:
      return false;
  }
}

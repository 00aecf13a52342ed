import type { GradeAgain, JobStatus } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';

/** What is known of an essay that is to be graded by some criteria. */
export interface EssayFacts {
  essayId: string;
  /** Of grading it by these criteria; null where it was never asked for, or the teacher dismissed its failure. */
  job: JobStatus | null;
  isGradedElsewhere: boolean;
  /** By which criteria the result in force was graded; null where there is none. */
  gradedBy: 'these' | 'others' | null;
  /** The result in force carries decisions of the teacher. */
  isDecided: boolean;
  /**
   * Whether there is a result by exactly what is asked for: `stands` where it is in force or proposed, `earlier` where
   * another took its place.
   */
  same: 'stands' | 'earlier' | null;
}

/** Each essay belongs to one; `no_criteria` are those that no facts were asked for. */
export type StartingGroup = keyof GradingPreviewReply;

/** What starting means for an essay. */
export function groupOf({ job, isGradedElsewhere, gradedBy, isDecided, same }: EssayFacts): StartingGroup {
  if (job === 'pending' || job === 'processing' || isGradedElsewhere) return 'beingGraded';
  // It was asked for before, whatever else there is.
  if (job === 'error') return 'new';
  if (same === 'stands') return 'gradedByThese';
  if (gradedBy === null) return 'new';
  if (isDecided) return 'decided';
  return gradedBy === 'these' ? 'otherSettings' : 'gradedByOthers';
}

/** Whether an essay of this group is graded; what carries decisions or other criteria only where that was asked for. */
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

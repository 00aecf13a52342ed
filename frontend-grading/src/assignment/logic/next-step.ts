import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import { countOf } from '@marklight/ui/words';

/** What the teacher does next with an assignment. `wait`: grading is under way. */
export type NextStep =
  | { kind: 'upload' }
  | { kind: 'grade'; count: number }
  | { kind: 'wait'; count: number }
  | { kind: 'review'; count: number }
  | { kind: 'hand_back'; count: number };

/** The one step that the page offers first: grading comes before reviewing. */
export function nextStepOf({ essays, states }: Pick<AssignmentStanding, 'essays' | 'states'>): NextStep {
  if (essays === 0) return { kind: 'upload' };
  const toGrade = states.new + states.failed;
  if (toGrade > 0) return { kind: 'grade', count: toGrade };
  if (states.grading > 0) return { kind: 'wait', count: states.grading };
  const toReview = states.needs_eye + states.graded;
  if (toReview > 0) return { kind: 'review', count: toReview };
  return { kind: 'hand_back', count: states.reviewed };
}

/** The same in a few words, for a list. */
export function nextStepWords(step: NextStep): string {
  switch (step.kind) {
    case 'upload':
      return 'Upload essays';
    case 'grade':
      return `Grade ${step.count}`;
    case 'wait':
      return `${step.count} being graded`;
    case 'review':
      return `Review ${step.count}`;
    case 'hand_back':
      return 'Hand back';
  }
}

/** Essays with a result, reviewed or not. */
export function gradedCount({ states }: Pick<AssignmentStanding, 'states'>): number {
  return states.needs_eye + states.graded + states.reviewed;
}

type HandIns = Pick<AssignmentStanding, 'rosterSize' | 'handedIn' | 'essays' | 'unmatched'>;

/** Students of the roster who have handed in; without a roster, how many essays there are. */
export function handedInWords({ rosterSize, handedIn, essays }: HandIns): string {
  return rosterSize > 0 ? `${handedIn} of ${rosterSize}` : String(essays);
}

/** The essays that `handedInWords` does not count, each kind separately; empty without a roster. */
export function uncountedWords({ rosterSize, handedIn, essays, unmatched }: HandIns): string[] {
  if (rosterSize === 0) return [];
  const second = essays - unmatched - handedIn;
  return [
    ...(second > 0 ? [countOf(second, 'extra essay')] : []),
    ...(unmatched > 0 ? [`${countOf(unmatched, 'essay')} not matched to a student`] : []),
  ];
}

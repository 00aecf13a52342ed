import type { AssignmentStanding } from '@marklight/contracts/assignment-work';

/** What the teacher does next with an assignment. `wait`: grading is under way. */
export type NextStep =
  | { kind: 'upload' }
  | { kind: 'grade'; count: number }
  | { kind: 'wait'; count: number }
  | { kind: 'review'; count: number }
  | { kind: 'hand_back'; count: number };

/** The one step that the page offers first: grading comes before reviewing. */
export function nextStepOf({ handedIn, states }: Pick<AssignmentStanding, 'handedIn' | 'states'>): NextStep {
  if (handedIn === 0) return { kind: 'upload' };
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

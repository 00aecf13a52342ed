import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import { gradedCount, nextStepOf } from './next-step';

const standing = (states: Partial<AssignmentStanding['states']>): AssignmentStanding => {
  const all = { failed: 0, needs_eye: 0, graded: 0, new: 0, grading: 0, reviewed: 0, ...states };
  const essays = Object.values(all).reduce((sum, count) => sum + count, 0);
  return {
    rosterSize: 30,
    handedIn: essays,
    essays,
    unmatched: 0,
    states: all,
    criteria: [],
    gradedByOthers: { undecided: 0, decided: 0 },
    otherSettings: { undecided: 0, decided: 0, changes: [] },
    strictness: 'standard',
    proposals: 0,
    unread: { beingRead: 0, hardToRead: 0, essays: [] },
  };
};

describe('the next step of an assignment', () => {
  it.each([
    ['uploading, before anything is handed in', {}, { kind: 'upload' }],
    ['grading what is new', { new: 3, needs_eye: 2 }, { kind: 'grade', count: 3 }],
    ['grading what failed', { failed: 1, reviewed: 5 }, { kind: 'grade', count: 1 }],
    ['waiting while the rest is being graded', { grading: 2, graded: 4 }, { kind: 'wait', count: 2 }],
    ['reviewing what is graded', { needs_eye: 2, graded: 4, reviewed: 1 }, { kind: 'review', count: 6 }],
    ['handing back once all is reviewed', { reviewed: 7 }, { kind: 'hand_back', count: 7 }],
  ] as const)('is %s', (_, states, step) => expect(nextStepOf(standing(states))).toEqual(step));

  it('counts reviewed essays as graded', () => {
    expect(gradedCount(standing({ needs_eye: 2, graded: 4, reviewed: 1, new: 9 }))).toBe(7);
  });
});

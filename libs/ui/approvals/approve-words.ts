import type { Approved, TakenBack } from '@marklight/api-client/approvals-api';
import type { WaitingApproval } from '@marklight/contracts/approvals';
import { NO_GRADE_YET, roundedPercentage } from '@marklight/contracts/grades';
import { countOf, shortName } from '../words';

/** Why an essay is left out until the teacher ticks it; empty where nothing stands out. */
export function reasonsOf(essay: WaitingApproval): string[] {
  const { eyeReasons, unassessedCriteria, totalCriteria, proposalId, otherLevelCriteria } = essay;
  return [
    ...eyeReasons.map(({ words }) => words),
    ...(unassessedCriteria > 0
      ? [
          `${unassessedCriteria} of ${countOf(totalCriteria, 'criterion', 'criteria')} without a level: left out of the grade if you tick this essay.`,
        ]
      : []),
    ...(otherLevelCriteria > 0
      ? [
          `${countOf(otherLevelCriteria, 'comment')} ${otherLevelCriteria === 1 ? 'was' : 'were'} written for a different level from the one you set.`,
        ]
      : []),
    ...(proposalId === null
      ? []
      : [
          'A newer grading is waiting for your decision. If you tick this essay, its current result is approved.',
        ]),
  ];
}

export function nameOf({ studentName, filename, studentMark }: WaitingApproval): string {
  const name = shortName(studentName ?? filename, 60);
  return studentMark === null ? name : `${name} (${shortName(studentMark, 60)})`;
}

/** "B (72%)". */
export function markOf({ grade, percentage }: WaitingApproval): string {
  if (grade === null || percentage === null) return NO_GRADE_YET;
  return `${grade} (${roundedPercentage(percentage)}%)`;
}

/** How many there are, and how many need a look. @param asked how many the teacher selected; null where it is all */
export function waitingWords(essays: readonly WaitingApproval[], asked: number | null): string[] {
  const eyes = essays.filter((one) => reasonsOf(one).length > 0).length;
  const others = asked === null ? 0 : asked - essays.length;
  return [
    `${countOf(essays.length, 'essay')} ${essays.length === 1 ? 'waits' : 'wait'} for review.`,
    ...(eyes > 0 ? [eyeWords(eyes, essays.length)] : []),
    ...(others > 0
      ? [
          `${countOf(others, 'selected essay')} ${
            others === 1 ? 'is' : 'are'
          } not waiting: reviewed already, or not graded yet.`,
        ]
      : []),
  ];
}

function eyeWords(eyes: number, all: number): string {
  if (all === 1) return 'It needs your eye and is left out unless you tick it.';
  if (eyes === 1) return '1 of them needs your eye and is left out unless you tick it.';
  const some = eyes === all ? 'All' : eyes.toLocaleString('en-AU');
  return `${some} of them need your eye and are left out unless you tick them.`;
}

export interface Outcome {
  title: string;
  /** Each followed by the names. */
  left: { words: string; names: string[] }[];
  failure: string | null;
}

export function approvedOutcome(shown: readonly WaitingApproval[], reply: Approved): Outcome {
  const names = namesAmong(shown);
  const count = reply.approved.length;
  return {
    title: `${countOf(count, 'essay')} ${count === 1 ? 'is' : 'are'} now marked as reviewed.`,
    left: [
      { words: 'Not approved, because they have changed since you looked:', names: names(reply.changed) },
      { words: 'Not approved, because criteria have no level:', names: names(reply.notMarked) },
      { words: 'Marked as reviewed already:', names: names(reply.already) },
    ].filter((one) => one.names.length > 0),
    failure: reply.failure && `The others could not be approved: ${reply.failure}`,
  };
}

export function takenBackOutcome(shown: readonly WaitingApproval[], reply: TakenBack): Outcome {
  const count = reply.takenBack.length;
  return {
    title: `${countOf(count, 'essay')} ${count === 1 ? 'waits' : 'wait'} for review again.`,
    left: [
      { words: 'Left alone, because they have changed since:', names: namesAmong(shown)(reply.changed) },
    ].filter((one) => one.names.length > 0),
    failure: reply.failure && `The others could not be taken back: ${reply.failure}`,
  };
}

const namesAmong =
  (shown: readonly WaitingApproval[]) =>
  (ids: readonly string[]): string[] => {
    const wanted = new Set(ids);
    return shown.filter(({ essayId }) => wanted.has(essayId)).map(nameOf);
  };

/** What it means to tick those that need the eye as well. */
export function tickAllWords(needEye: number): string {
  return needEye === 1
    ? 'This also marks the essay that needs your eye: its grade goes out as it stands, and criteria without a level are left out of it.'
    : `This also marks the ${needEye.toLocaleString('en-AU')} that need your eye: their grades go out as they stand, and criteria without a level are left out of them.`;
}

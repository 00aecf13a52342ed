import type { GradeAgain } from '@marklight/contracts/grading';
import { groupOf, isStarted, type EssayFacts, type StartingGroup } from './starting-plan';

const facts = (given: Partial<EssayFacts> = {}): EssayFacts => ({
  essayId: 'essay',
  job: null,
  isGradedElsewhere: false,
  gradedBy: null,
  isDecided: false,
  same: null,
  ...given,
});

describe('what starting means for an essay', () => {
  it.each<[string, Partial<EssayFacts>, StartingGroup]>([
    ['never graded', {}, 'new'],
    ['failed the last time', { job: 'error', gradedBy: 'others', isDecided: true }, 'new'],
    ['waits', { job: 'pending' }, 'beingGraded'],
    ['is being graded', { job: 'processing', same: 'stands', gradedBy: 'these' }, 'beingGraded'],
    ['is being graded by other criteria', { isGradedElsewhere: true }, 'beingGraded'],
    ['graded by these', { job: 'complete', same: 'stands', gradedBy: 'these' }, 'gradedByThese'],
    ['graded by these, decided', { same: 'stands', gradedBy: 'these', isDecided: true }, 'gradedByThese'],
    ['proposed by these', { same: 'stands', gradedBy: 'others', isDecided: true }, 'gradedByThese'],
    ['graded by these in other settings', { gradedBy: 'these' }, 'otherSettings'],
    ['graded by these in other settings, decided', { gradedBy: 'these', isDecided: true }, 'decided'],
    ['graded by others', { gradedBy: 'others' }, 'gradedByOthers'],
    ['graded by these, then by others', { gradedBy: 'others', same: 'earlier' }, 'gradedByOthers'],
    ['graded by others, decided', { gradedBy: 'others', isDecided: true }, 'decided'],
  ])('%s', (_, given, group) => {
    expect(groupOf(facts(given))).toBe(group);
  });
});

it.each<[GradeAgain, StartingGroup[]]>([
  ['none', ['new', 'otherSettings']],
  ['undecided', ['new', 'otherSettings', 'gradedByOthers']],
  ['all', ['new', 'otherSettings', 'gradedByOthers', 'decided']],
])('asked for again: %s', (again, started) => {
  const groups: StartingGroup[] = [
    ...(['new', 'otherSettings', 'gradedByOthers', 'decided'] as const),
    ...(['gradedByThese', 'beingGraded', 'noCriteria'] as const),
  ];
  expect(groups.filter((group) => isStarted(group, again))).toEqual(started);
});

import type { GradeAgain } from '@marklight/contracts/grading';
import { groupOf, passedOver, type EssayFacts, type StartingGroup } from './starting-plan';

const facts = (given: Partial<EssayFacts> = {}): EssayFacts => ({
  essayId: 'essay',
  locale: 'en-AU',
  job: null,
  isGradedElsewhere: false,
  gradedBy: null,
  isDecided: false,
  same: null,
  changes: [],
  isStartedSince: false,
  ...given,
});

describe('what starting means for an essay', () => {
  it.each<[string, Partial<EssayFacts>, StartingGroup]>([
    ['never graded', {}, 'new'],
    ['failed the first time', { job: 'error' }, 'new'],
    ['failed when it was graded again', { job: 'error', same: 'stands', gradedBy: 'these' }, 'failed'],
    ['failed by these, decided by others', { job: 'error', gradedBy: 'others', isDecided: true }, 'failed'],
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

const OF_GROUP = {
  new: {},
  failed: { job: 'error', gradedBy: 'these' },
  otherSettings: { gradedBy: 'these' },
  gradedByOthers: { gradedBy: 'others' },
  decided: { gradedBy: 'others', isDecided: true },
  gradedByThese: { gradedBy: 'these', same: 'stands' },
  beingGraded: { job: 'pending' },
} as const;
const startedOf = (again: GradeAgain, given: Partial<EssayFacts> = {}) =>
  Object.entries(OF_GROUP).flatMap(([group, one]) =>
    passedOver(facts({ ...one, ...given }), again) === null ? [group] : [],
  );

it.each<[GradeAgain, StartingGroup[]]>([
  ['none', ['new', 'failed']],
  ['settings', ['new', 'failed', 'otherSettings']],
  ['undecided', ['new', 'failed', 'otherSettings', 'gradedByOthers']],
  ['all', ['new', 'failed', 'otherSettings', 'gradedByOthers', 'decided']],
  ['same', ['new', 'failed', 'otherSettings', 'gradedByOthers', 'decided', 'gradedByThese']],
])('asked for again: %s', (again, started) => {
  expect(startedOf(again)).toEqual(started);
  // Another start came first: only what has no result yet, or failed there too, is left to do.
  expect(startedOf(again, { isStartedSince: true })).toEqual(['new', 'failed']);
});

it('gives each group its reason', () => {
  const reasons = Object.values(OF_GROUP).map((one) => passedOver(facts(one), 'none'));
  expect(reasons).toEqual([
    ...[null, null, 'other_settings', 'graded_by_others', 'decided', 'graded_by_these', 'being_graded'],
  ]);
});

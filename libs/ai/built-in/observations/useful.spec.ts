import type { ObservationKind } from './observation';
import { OBSERVATION_KINDS } from './all';
import { stepsFor, USEFUL, worthDoing, worthSaying } from './useful';

const kindOf = (id: string): ObservationKind => ({
  id,
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['thesis'],
  find: () => [],
  says: [],
  step: { low: ['Write it down.'], high: ['Weigh it.'] },
});
const NOWHERE = { sentence: null, quote: null };

describe('what readers found useful', () => {
  it('is recorded of kinds that there are', () => {
    const ids = new Set(OBSERVATION_KINDS.map(({ id }) => id));
    expect(Object.keys(USEFUL).filter((id) => !ids.has(id))).toEqual([]);
  });
  it('never counts more good and wrong cases than there were', () => {
    for (const { says, low, high } of Object.values(USEFUL)) {
      if (says !== undefined) expect(says[0]).toBeLessThanOrEqual(says[1]);
      for (const marks of [low, high])
        if (marks !== undefined) expect(marks[0] + marks[1]).toBeLessThanOrEqual(marks[2]);
    }
  });
  it('puts a counted mistake before a step that was half good', () => {
    expect(worthDoing(kindOf('repeated-mistake'), 'low')).toBeGreaterThan(
      worthDoing(kindOf('thought-to-add'), 'low'),
    );
  });
  it('thinks the middle of a kind that nobody read', () => {
    expect(worthSaying(kindOf('unread'))).toBe(0.6);
    expect(stepsFor(kindOf('unread'), NOWHERE, 'low')).toEqual(['Write it down.']);
  });
  it('withholds a step that was more often weak or wrong, and one that the place does not fit', () => {
    expect(stepsFor(kindOf('unread'), { ...NOWHERE, omits: ['high'] }, 'high')).toEqual([]);
    const weak = Object.entries(USEFUL).flatMap(([id, { low }]) =>
      low !== undefined && low[0] < low[2] / 2 ? [id] : [],
    );
    for (const id of weak) expect(stepsFor(kindOf(id), NOWHERE, 'low')).toEqual([]);
  });
});

import { maySpeak, OBSERVATION_KINDS } from './all';
import type { ObservationKind } from './observation';

const kind: ObservationKind = {
  id: 'unmeasured',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['thesis'],
  find: () => [],
  says: ['You {say|write} {quote}.'],
};

describe('the kinds of observation', () => {
  it('have ids of their own', () => {
    const ids = OBSERVATION_KINDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('have a recorded precision above their bars', () => {
    const below = OBSERVATION_KINDS.filter((one) => !maySpeak(one)).map(({ id }) => id);
    expect(below).toEqual([]);
  });
  it('do not speak without one', () => {
    expect(maySpeak(kind)).toBe(false);
  });
});

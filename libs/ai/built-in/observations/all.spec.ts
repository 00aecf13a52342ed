import { maySpeak, OBSERVATION_KINDS } from './all';
import { BARS, FEWEST_CASES, MEASURED } from './measured';
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
  it('have unique ids', () => {
    const ids = OBSERVATION_KINDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('have a recorded precision each', () => {
    expect(OBSERVATION_KINDS.filter(({ id }) => MEASURED[id] === undefined)).toEqual([]);
  });
  it('speak only where it is above their bar, over enough cases', () => {
    for (const one of OBSERVATION_KINDS.filter(maySpeak)) {
      const measured = MEASURED[one.id];
      if (measured?.basis === 'counted') continue;
      expect(measured?.said).toBeGreaterThanOrEqual(FEWEST_CASES);
      expect(measured?.precision).toBeGreaterThanOrEqual(one.isAbsence ? BARS.absence : BARS.presence);
    }
  });
  it('do not speak without one', () => {
    expect(maySpeak(kind)).toBe(false);
  });
});

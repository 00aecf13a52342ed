import { OBSERVATION_KINDS } from '../observations/all';
import { allSteps } from '../observations/observation';
import { GISTS } from './gists';
import { wordingsOf } from './phrasing';

const slotsIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '');

describe('a step in a few words', () => {
  it.each(Object.entries(GISTS))('%s is a clause that its kind can fill', (id, gists) => {
    const kind = OBSERVATION_KINDS.find((one) => one.id === id);
    expect(kind?.polarity).toBe('need');
    const filledByKind = new Set([...(kind?.says ?? []), ...allSteps(kind ?? {})].flatMap(slotsIn));
    for (const gist of gists) {
      for (const slot of slotsIn(gist)) expect([...filledByKind]).toContain(slot);
      for (const wording of wordingsOf(gist)) expect(wording).toMatch(/^\p{Ll}[^|]*[^.?!|\s]$/u);
    }
  });
});

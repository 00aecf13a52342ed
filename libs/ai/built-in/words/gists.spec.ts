import { allSteps } from '../observations/observation';
import { observationKind } from '../testing/observation-kind';
import { GISTS, gistsOf } from './gists';
import { wordingsOf } from './phrasing';
import { STEP_GISTS } from './step-gists';

const slotsIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '');

describe('a step in a few words', () => {
  it.each(Object.entries(GISTS))('%s is a clause that its kind can fill', (id, gists) => {
    const kind = observationKind(id);
    expect(kind.polarity).toBe('need');
    const filledByKind = new Set([...(kind.says ?? []), ...allSteps(kind)].flatMap(slotsIn));
    for (const gist of gists) {
      for (const slot of slotsIn(gist)) expect([...filledByKind]).toContain(slot);
      for (const wording of wordingsOf(gist)) expect(wording).toMatch(/^\p{Ll}[^|]*[^.?!|\s]$/u);
    }
  });
});

describe('what one line of advice comes to', () => {
  const linesOf = (id: string) => allSteps(observationKind(id)).flatMap((step) => wordingsOf(step));

  it.each(Object.entries(STEP_GISTS))('%s: each wording of each line has one', (id, gists) => {
    const lines = linesOf(id);
    expect(lines.length).toBeGreaterThan(0);
    const matched = lines.map((words) => ({
      words,
      by: gists.filter(([line]) => line.test(words)).map(([, gist]) => gist),
    }));
    expect(matched.filter(({ by }) => by.length !== 1)).toEqual([]);
    expect(gists.filter(([line]) => !lines.some((words) => line.test(words)))).toEqual([]);
    for (const [, gist] of gists)
      for (const wording of wordingsOf(gist)) expect(wording).toMatch(/^\p{Ll}[^|]*[^.?!|\s]$/u);
    const kind = observationKind(id);
    const filledByKind = new Set([...(kind.says ?? []), ...allSteps(kind)].flatMap(slotsIn));
    for (const [, gist] of gists) for (const slot of slotsIn(gist)) expect([...filledByKind]).toContain(slot);
  });
  it('differs between a weak and a strong letter where the step does', () => {
    const gistOf = (words: string) => gistsOf({ kind: 'evidence-advice', words })[0];
    const weak = gistOf(
      'Remember one day that has to do with the question. Write two sentences, the first beginning “One day”.',
    );
    const strong = gistOf(
      'Choose your boldest claim. Write where it has been tried, and what the result was.',
    );
    expect(weak).toBe('tell us about one day');
    expect(strong).toMatch(/tried/u);
  });
});

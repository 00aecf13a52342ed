import { judgedEssayOf } from '../testing/judged-essay-of';
import type { Observation, ObservationKind } from './observation';
import { Observed } from './observed';

const TEXT = 'The harbour was quiet. We waited for the ferry in the rain. Nobody spoke until it came.';

async function observedOf(kinds: readonly (Partial<ObservationKind> & { id: string; quote?: string })[]) {
  const essay = await judgedEssayOf(TEXT);
  return new Observed(
    essay,
    kinds.map(({ quote = null, ...kind }): ObservationKind => ({
      polarity: 'need',
      isAbsence: false,
      genres: 'any',
      bearsOn: ['thesis'],
      says: [],
      find: (): Observation[] => [{ sentence: essay.reading.sentences[1] ?? null, quote }],
      step: { low: [`Low by ${kind.id}.`], high: [`High by ${kind.id}.`] },
      ...kind,
    })),
  );
}
const idsOf = (observed: Observed, polarity: 'need' | 'strength', criterion: readonly string[]): string[] =>
  observed.unsaid(polarity, criterion).map(({ kind }) => kind.id);

describe('what is said of an essay', () => {
  it('quotes a sentence once, and still corrects a word of it', async () => {
    const observed = await observedOf([
      { id: 'whole', quote: 'We waited for the ferry in the rain' },
      { id: 'part', quote: 'waited for the ferry' },
      { id: 'word', quote: 'ferry' },
    ]);
    const [whole] = observed.unsaid('need', ['thesis']);
    if (whole === undefined) throw new Error('Nothing seen');
    observed.say(whole);
    expect(idsOf(observed, 'need', ['thesis'])).toEqual(['word']);
  });
  it('keeps a step of a criterion for the position on the position', async () => {
    const kinds = [
      { id: 'a-case', bearsOn: ['development'], quote: 'waited for the ferry' },
      { id: 'position-advice', bearsOn: ['thesis'] },
    ];
    expect(idsOf(await observedOf(kinds), 'need', ['thesis', 'development'])[0]).toBe('position-advice');
    expect(idsOf(await observedOf(kinds), 'need', ['development', 'thesis'])[0]).toBe('a-case');
  });
  it('praises no scene under a criterion for the position', async () => {
    const kinds = [{ id: 'scene', polarity: 'strength' as const, bearsOn: ['narrative', 'development'] }];
    expect(idsOf(await observedOf(kinds), 'strength', ['thesis', 'development'])).toEqual([]);
    expect(idsOf(await observedOf(kinds), 'strength', ['development'])).toEqual(['scene']);
  });
});

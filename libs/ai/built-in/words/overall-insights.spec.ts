import type { Genre } from '@marklight/contracts/genre';
import { NOTHING_SURE } from '@marklight/contracts/grading';
import type { EssayFeatures } from '../features';
import type { ObservationKind } from '../observations/observation';
import { Observed } from '../observations/observed';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { contextualInsightsOf } from './overall';

const TEXT = 'The harbour was quiet. We waited for the ferry in the rain. Nobody spoke until it came.';

const seen = (id: string, ...quotes: readonly (string | null)[]): ObservationKind => ({
  id,
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: [],
  find: () => quotes.map((quote) => ({ sentence: null, quote })),
  says: [],
});

interface Given {
  text?: string;
  genre?: Genre;
  kinds?: readonly ObservationKind[];
  features?: Partial<EssayFeatures>;
  range?: number;
}

async function insightsOf({
  text = TEXT,
  genre = 'argument',
  kinds = [],
  features = {},
  range = 0.5,
}: Given) {
  const essay = await judgedEssayOf(text, { genre });
  return contextualInsightsOf(
    {
      ...essay,
      features: { ...essay.features, ...features },
      qualities: { ...essay.qualities, range },
    },
    new Observed(essay, kinds),
  );
}

describe('notes for the teacher on the whole', () => {
  const ALL = [
    seen('story-time', 'one day'),
    seen('dialogue', 'Stop!'),
    seen('story-ending-returns', 'home again'),
    seen('sense-detail', 'cold rain'),
    seen('position-stated', 'We should wait'),
    seen('reason-given', 'it is slow'),
    seen('other-view-answered', 'but some like it'),
    seen('source-quoted', 'so it says'),
    seen('case-from-life', 'my aunt waited'),
    seen('figure-given', 'nine in ten'),
  ];
  const TOLD = ['Time: “one day”. Speech: “Stop!”. Ending: “home again”.', 'Detail: “cold rain”.'];
  const ARGUED = [
    'Position: “We should wait”. Reason: “it is slow”. Another view: “but some like it”.',
    'Quotation: “so it says”. Case: “my aunt waited”. Figure: “nine in ten”.',
  ];
  it.each<[Genre, readonly string[]]>([
    ['story', TOLD],
    ['reflection', TOLD],
    ['argument', ARGUED],
    ['explanation', ARGUED],
  ])('show where the parts and the proof of the text stand, by its genre: %s', async (genre, words) => {
    const { argumentStructure, evidenceQuality } = await insightsOf({ genre, kinds: ALL });
    expect([argumentStructure, evidenceQuality]).toEqual(words);
  });
  it('leave out what was seen without words, and show the first words on one line', async () => {
    const kinds = [
      seen('position-stated', null),
      seen('reason-given', null, 'it is\n  slow', 'it is late'),
      seen('other-view-answered'),
    ];
    const { argumentStructure, evidenceQuality } = await insightsOf({ kinds });
    expect(argumentStructure).toBe('Reason: “it is slow”.');
    expect(evidenceQuality).toBe(NOTHING_SURE);
  });
  it('name at most four words that run through the text, the most frequent first', async () => {
    const line = 'Boats carry bread past towers.';
    const text = `${line} Gulls eat bread. Towers, boats, bread: we carry it past. Bread is good. Past boats we carry bread by towers. We eat boats.`;
    expect((await insightsOf({ text })).thematicConsistency).toBe(
      'From the first third to the last: “bread”, “boats”, “carry”, “past”.',
    );
    expect((await insightsOf({})).thematicConsistency).toBe(NOTHING_SURE);
  });
  it('measure the language, where there are sentences', async () => {
    const of = async (words: number) =>
      (await insightsOf({ features: { words, readability: 71.26, sentenceLength: 14.04 } }))
        .linguisticComplexity;
    expect(await of(100)).toBe('Reading ease 71.3 (Fairly Easy), 14 words a sentence.');
    expect(await of(0)).toBe('There are no sentences to measure.');
  });
});

describe('originality', () => {
  const PLAIN = { words: 100, repeatedShare: 0.1, copiedShare: 0.1 };
  const STOCK = `${TEXT} It is a pivotal tapestry. In conclusion, it came.`;
  it.each<[string, Given, number]>([
    [
      'is complete for a wide vocabulary without stock phrases',
      { range: 1, features: { words: 100, repeatedShare: 0, copiedShare: 0 } },
      100,
    ],
    ['is less for what is repeated or copied, and for a narrow vocabulary', { features: PLAIN }, 68],
    ['is less for stock phrases', { features: PLAIN, text: STOCK }, 60],
    [
      'is nothing where all is repeated or copied',
      { features: { ...PLAIN, repeatedShare: 0.7, copiedShare: 0.6 } },
      0,
    ],
    ['is nothing where there are no words', { features: { ...PLAIN, words: 0 } }, 0],
  ])('%s', async (_, given, score) => {
    expect((await insightsOf(given)).originalityScore).toBe(score);
  });
});

import type { Genre } from '@marklight/contracts/genre';
import type { ObservationKind } from '../observations/observation';
import { Observed } from '../observations/observed';
import { judgedEssayOf } from '../testing/judged-essay-of';
import type { Comment } from './comment';
import { overallAnalysisOf } from './overall';

const TEXT = 'The harbour was quiet. We waited for the ferry in the rain. Nobody spoke until it came.';
const KEPT = 'We waited for the ferry in the rain';

type Told = Partial<Pick<Comment, 'next' | 'praised'>>;
const stepOf = (bearsOn: string, kind = 'unnamed', slots = {}, words = ''): Told => ({
  next: { kind, bearsOn: [bearsOn], slots, words },
});

async function overallOf(
  levels: Readonly<Record<string, number | null>>,
  comments: Readonly<Record<string, Told>> = {},
  kinds: readonly ObservationKind[] = [],
  essayText = TEXT,
  genre: Genre | null = null,
) {
  const essay = await judgedEssayOf(essayText, { genre });
  const criteria = Object.entries(levels).map(([kind, level]) => ({
    kinds: kind.split(' '),
    level,
    weight: 1,
    comment: {
      feedback: '',
      improvementSteps: [],
      quotes: [],
      praised: [],
      next: null,
      ...comments[kind],
    },
  }));
  return overallAnalysisOf(essay, new Observed(essay, kinds), criteria, null, 'seed');
}

describe('what is said of the whole', () => {
  it('calls nothing a strength for its level alone, unless the text is good as a whole', async () => {
    expect((await overallOf({ thesis: 2, spelling: 1 })).strengths).toEqual([]);
    expect((await overallOf({ thesis: 4, evidence: 3, spelling: 0 })).strengths).toEqual([]);
    const [best] = (await overallOf({ thesis: 3, cohesion: 4, spelling: 2 })).strengths;
    expect(best).toMatch(/(?:works well|to keep).*the links between your ideas/u);
  });
  it('names as a strength what was seen and not said yet, with its words', async () => {
    const seen: ObservationKind = {
      id: 'seen',
      polarity: 'strength',
      isAbsence: false,
      genres: 'any',
      bearsOn: ['evidence'],
      find: (essay) => [{ sentence: essay.reading.own[1] ?? null, quote: KEPT }],
      says: ['We see you wait: {quote}.'],
    };
    expect((await overallOf({ evidence: 1 }, {}, [seen])).strengths).toEqual([`We see you wait: “${KEPT}”.`]);
  });
  it('otherwise names words that were praised, to be kept; how a sentence is put together is not worth it', async () => {
    const of = async (kind: string) =>
      (await overallOf({ evidence: 2 }, { evidence: { praised: [{ kind, quote: KEPT }] } })).strengths;
    expect((await of('case-from-life'))[0]).toContain(`“${KEPT}”`);
    expect((await of('case-from-life'))[0]).toMatch(/: it .+\.$/u);
    expect(await of('clause-first')).toEqual([]);
    expect(await of('reason-numbered')).toEqual([]);
  });
  it('quotes nothing to be kept that is only a part of a sentence, and still names what was praised', async () => {
    const part = 'waited for the ferry in the rain';
    const { strengths } = await overallOf(
      { evidence: 2 },
      { evidence: { praised: [{ kind: 'case-from-life', quote: part }] } },
    );
    expect(strengths.join(' ')).toMatch(/to keep.*your own life/u);
    expect(strengths.join(' ')).not.toContain(part);
  });
  it('leaves the other side and the words of a weak text for later, but not a sentence that does not end', async () => {
    const told = {
      counter: stepOf('counter'),
      evidence: stepOf('evidence'),
      sentences: stepOf('sentences', 'long-sentence', { quote: 'we waited' }),
    };
    const levels = { counter: 0, evidence: 1, sentences: 0 };
    const [first] = (await overallOf(levels, told)).areasForImprovement;
    expect(first).toContain('your use of detail');
    const endless = `${TEXT} ${'We waited in the rain and it came and we went on board and '.repeat(6)} we left.`;
    const [longest] = (await overallOf({ ...levels, sentences: 1 }, told, [], endless)).areasForImprovement;
    expect(longest).toContain('build sentences');
  });
  it('sends the writer of a strong argument to what was not praised; a story is first of all told', async () => {
    const told = {
      evidence: { ...stepOf('evidence'), praised: [{ kind: 'case-from-life', quote: null }] },
      counter: stepOf('counter'),
    };
    const levels = { thesis: 4, evidence: 3, counter: 3 };
    const argument =
      'I believe that the pool should stay open in winter, because people need it. My grandmother swims there on every Sunday. Therefore the council should pay.';
    expect((await overallOf(levels, told, [], argument)).areasForImprovement[0]).toContain('opposing views');
    expect((await overallOf(levels, told)).areasForImprovement[0]).toContain('your use of detail');
  });
  it('names no strength of a criterion that is not met, and of one hardly met what was seen, without its words', async () => {
    const praised = [{ kind: 'case-from-life', quote: 'waited for the ferry in the rain' }];
    expect((await overallOf({ evidence: 0 }, { evidence: { praised } })).strengths).toEqual([]);
    const { strengths } = await overallOf({ evidence: 1 }, { evidence: { praised } });
    expect(strengths.join(' ')).toMatch(/to keep.*your own life/u);
    expect(strengths.join(' ')).not.toContain('ferry');
  });
  it.each([
    ['breaks off', `${TEXT} And so I believe that the ferry should be for the`, /finish your text/u],
    [
      'ends in a name that was taken out',
      `${TEXT} And the some I believe that child in the @LOCATION2`,
      /finish your text/u,
    ],
    ['is one sentence', 'The harbour was quiet and we waited for the ferry in the rain.', /more sentences/u],
    [
      'is one long sentence',
      `${'The harbour was quiet and we waited there and '.repeat(9)} the ferry came`,
      /divide your text/u,
    ],
  ])('says before every priority what a text needs that %s', async (_, text, words) => {
    const told = { counter: stepOf('counter'), spelling: stepOf('spelling') };
    const { areasForImprovement } = await overallOf({ counter: 0, spelling: 1 }, told, [], text);
    expect(areasForImprovement[0]).toMatch(words);
    expect(areasForImprovement).toHaveLength(2);
    expect((await overallOf({ counter: 0, spelling: 1 }, told)).areasForImprovement[0]).not.toMatch(words);
  });
  it('names as priorities only what is below the fourth of five levels and has a step; else one thing further', async () => {
    const steps = { evidence: stepOf('evidence'), spelling: stepOf('spelling') };
    const { areasForImprovement } = await overallOf({ thesis: 4, evidence: 3, spelling: 2 }, steps);
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).toContain('spelling');
    expect((await overallOf({ thesis: 0, spelling: 1 }, steps)).areasForImprovement).toHaveLength(1);
    const further = await overallOf({ thesis: 4, evidence: 3 }, steps);
    expect(further.areasForImprovement).toHaveLength(1);
    expect(further.areasForImprovement[0]).toContain('your use of detail');
    expect((await overallOf({ thesis: 4, evidence: 4 }, steps)).nextSteps).toEqual([]);
  });
  it('makes no priority of a main point or a subject that was praised as there', async () => {
    const told = {
      thesis: { ...stepOf('thesis'), praised: [{ kind: 'position-stated', quote: KEPT }] },
      evidence: stepOf('evidence'),
    };
    const { areasForImprovement } = await overallOf({ thesis: 1, evidence: 2 }, told);
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).not.toContain('main point');
  });
  it('puts what is said before how it is written where both are level', async () => {
    const told = { spelling: stepOf('spelling'), evidence: stepOf('evidence') };
    const { areasForImprovement } = await overallOf({ spelling: 1, evidence: 1 }, told);
    expect(areasForImprovement[0]).toContain('your use of detail');
  });
  it('calls a criterion for words and sentences by the one that its step is about', async () => {
    const both = 'vocabulary sentences';
    const [priority] = (await overallOf({ [both]: 1 }, { [both]: stepOf('sentences') })).areasForImprovement;
    expect(priority).toContain('build sentences');
  });
  it('makes no first priority of the other side where it is heard, and lets it wait in a text that is not there yet', async () => {
    const heard = `${TEXT} Some people say that the ferry is too slow. I say that slow is what a harbour needs.`;
    const told = { counter: stepOf('counter'), evidence: stepOf('evidence') };
    const of = async (counter: number, evidence: number, text: string) =>
      (await overallOf({ counter, evidence }, told, [], text)).areasForImprovement[0];
    expect(await of(1, 2, heard)).toContain('your use of detail');
    expect(await of(2, 2, TEXT)).toContain('your use of detail');
    expect(await of(2, 3, TEXT)).toContain('opposing views');
  });
  it('supports the case of a weak text before the other side, however low that lies', async () => {
    const told = { counter: stepOf('counter'), evidence: stepOf('evidence') };
    const { areasForImprovement } = await overallOf(
      { thesis: 2, spelling: 2, counter: 0, evidence: 2 },
      told,
    );
    expect(areasForImprovement[0]).toContain('your use of detail');
    expect(areasForImprovement[1]).toContain('opposing views');
  });
  it('puts first, in a strong text, an answer to the other side that lags behind the rest', async () => {
    const heard = `${TEXT} Some people say that the ferry is too slow. I say that slow is what a harbour needs.`;
    const told = { counter: stepOf('counter'), evidence: stepOf('evidence') };
    const of = async (counter: number) =>
      (await overallOf({ thesis: 4, structure: 4, counter, evidence: 3 }, told, [], heard))
        .areasForImprovement[0];
    expect(await of(2)).toContain('opposing views');
    expect(await of(3)).toContain('your use of detail');
  });
  it.each([
    ['vocabulary', 'word-worn', { word: 'got' }],
    ['spelling', 'misspelling-corrected', { quote: 'reaasons', quoteRight: 'reasons' }],
    ['sentences', 'opener-often', { word: 'I', count: 'nine', quote: 'I waited there' }],
  ])(
    'sends the writer of a strong text to the details before polish of the %s (%s)',
    async (about, kind, slots) => {
      const told = { [about]: stepOf(about, kind, slots), evidence: stepOf('evidence') };
      const levels = { thesis: 4, evidence: 3, [about]: 3 };
      expect((await overallOf(levels, told)).areasForImprovement[0]).toContain('your use of detail');
    },
  );
  it('sends the writer of a strong argument to reasons with a place before words with one', async () => {
    const argued =
      'Our town should keep its old ferry. It is slow, and that is what people come for. They sit in the sun and talk.';
    const told = {
      sentences: stepOf('sentences', 'longest-sentence', { quote: 'It is slow' }),
      evidence: stepOf('evidence', 'claim-to-prove', { quote: 'They sit in the sun' }),
    };
    const levels = { thesis: 4, evidence: 3, sentences: 3 };
    const [first] = (await overallOf(levels, told, [], argued, 'argument')).areasForImprovement;
    expect(first).toContain('They sit in the sun');
  });
  it('does not send a writer who takes sides in the first lines to look for a main point', async () => {
    const sided = `Ferries are good for a town that lies on the water. ${TEXT}`;
    const told = { thesis: stepOf('thesis'), evidence: stepOf('evidence') };
    const of = async (text: string) =>
      (await overallOf({ thesis: 1, evidence: 2 }, told, [], text)).areasForImprovement[0];
    expect(await of(sided)).toContain('your use of detail');
    expect(await of(TEXT)).toContain('main point');
  });
  it('puts what is said of any text behind what names a place, in a text that is on its way', async () => {
    const argued =
      'Our town should keep its old ferry. It is slow, and that is what people come for. They sit in the sun and talk.';
    const told = {
      structure: stepOf('structure'),
      sentences: stepOf('sentences', 'longest-sentence', { quote: 'It is slow' }),
    };
    const of = async (thesis: number) =>
      (await overallOf({ thesis, structure: 2, sentences: 2 }, told, [], argued, 'argument'))
        .areasForImprovement[0];
    expect(await of(2)).toContain('the order');
    expect(await of(4)).toContain('sentences');
  });
  it('names with a priority the step that was given under it, in a few words', async () => {
    const told = stepOf('evidence', 'claim-to-prove', { quote: 'the ferry is safe' });
    const { areasForImprovement } = await overallOf({ evidence: 1, spelling: 3 }, { evidence: told });
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).toMatch(/^\p{Lu}.*your use of detail.*: .*“the ferry is safe”.*\.$/u);
    const [bare] = (await overallOf({ evidence: 1, spelling: 3 }, { evidence: stepOf('evidence') }))
      .areasForImprovement;
    expect(bare).not.toContain(':');
  });
  it('says next how to see whether the first priority is met', async () => {
    const told = { counter: stepOf('counter'), spelling: stepOf('spelling') };
    expect((await overallOf({ counter: 1, spelling: 2 }, told)).nextSteps.join(' ')).toMatch(
      /disagree|differently/u,
    );
    expect((await overallOf({ counter: 2, spelling: 1 }, told)).nextSteps.join(' ')).not.toMatch(
      /disagree|differently/u,
    );
  });
  it('says which criterion each priority and the check of the first are about', async () => {
    const told = { counter: stepOf('counter'), spelling: stepOf('spelling') };
    const { areasForImprovement, bearsOn } = await overallOf({ thesis: 3, spelling: 2, counter: 1 }, told);
    expect(areasForImprovement).toHaveLength(2);
    expect(bearsOn).toEqual({ areasForImprovement: [1, 2], nextSteps: [1] });
  });
  it('names the maturity by the levels given, never above their mean', async () => {
    expect((await overallOf({ thesis: 2, evidence: 2, spelling: 3 })).writingMaturity).toContain('Competent');
    expect((await overallOf({ thesis: 0, evidence: 1 })).writingMaturity).toContain('Beginning');
    expect((await overallOf({ thesis: 4, evidence: 4 })).writingMaturity).toContain('Accomplished');
    expect((await overallOf({ thesis: null })).writingMaturity).toContain('Not judged');
  });
});

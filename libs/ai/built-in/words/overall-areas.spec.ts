import type { Genre } from '@marklight/contracts/genre';
import type { ObservationKind } from '../observations/observation';
import { Observed } from '../observations/observed';
import { judgedEssayOf } from '../testing/judged-essay-of';
import type { Comment } from './comment';
import { overallAnalysisOf } from './overall';
import { filled, wordingsOf } from './phrasing';
import { FIRST, FURTHER, ONE_LONG_SENTENCE, ONE_SENTENCE, SECOND } from './whole';

const TEXT = 'The harbour was quiet. We waited for the ferry in the rain. Nobody spoke until it came.';
const QUESTION =
  'Write a response that explains how the weather changes the sailors. Support your conclusion with the text.';
const STORY = 'The lantern swung above the deck. Frost covered the ropes, and the captain no longer sang.';
/** Long enough to be a text to answer. */
const SOURCE = `${QUESTION}\n\n${`${STORY} `.repeat(20)}`;

type Judged = readonly [kinds: string, level: number | null, next?: Partial<NonNullable<Comment['next']>>];
interface Given {
  text?: string;
  genre?: Genre;
  task?: string | null;
  kinds?: readonly ObservationKind[];
  trouble?: string | null;
  seed?: string;
  wordCount?: number;
}

/** Every criterion is given a step, about its first kind where nothing else is said. */
async function overallOf(
  judged: readonly Judged[],
  {
    text = TEXT,
    genre = 'argument',
    task = null,
    kinds = [],
    trouble = null,
    seed = 'seed',
    wordCount,
  }: Given = {},
) {
  const essay = await judgedEssayOf(text, { task, genre });
  const reading = { ...essay.reading, wordCount: wordCount ?? essay.reading.wordCount };
  const criteria = judged.map(([asked, level, next]) => ({
    kinds: asked === '' ? [] : asked.split(' '),
    level,
    weight: 1,
    comment: {
      feedback: '',
      improvementSteps: [],
      quotes: [],
      praised: [],
      next: { kind: 'unnamed', bearsOn: asked.split(' ').slice(0, 1), slots: {}, words: '', ...next },
    },
  }));
  return overallAnalysisOf({ ...essay, reading }, new Observed(essay, kinds), criteria, trouble, seed);
}

const wordsOf = (templates: readonly string[], subject = ''): readonly string[] =>
  templates.flatMap((template) => wordingsOf(template)).map((wording) => filled(wording, { subject }));

describe('a criterion is called', () => {
  it.each<[string, string, Genre]>([
    ['spelling', 'spelling', 'argument'],
    ['spelling grammar', 'spelling, grammar and punctuation', 'argument'],
    ['structure spelling', 'the order of your ideas', 'argument'],
    ['structure', 'the order of your ideas', 'explanation'],
    ['structure', 'the order of events', 'story'],
    ['structure', 'the order of events', 'reflection'],
    ['relevance', 'your answer to the question', 'source-answer'],
    ['unheard-of', 'this part of the task', 'argument'],
    ['', 'this part of the task', 'argument'],
  ])('for “%s”: %s (%s)', async (kinds, name, genre) => {
    const [first] = (await overallOf([[kinds, 1]], { genre })).areasForImprovement;
    expect(wordsOf(FIRST, name)).toContain(first);
  });
});

describe('the priorities', () => {
  it('are two things, not two criteria of one name', async () => {
    const { areasForImprovement, bearsOn } = await overallOf([
      ['evidence', 1],
      ['evidence', 1],
      ['spelling', 2],
    ]);
    expect(wordsOf(FIRST, 'the support for your points')).toContain(areasForImprovement[0]);
    expect(wordsOf(SECOND, 'spelling')).toContain(areasForImprovement[1]);
    expect(bearsOn?.areasForImprovement).toEqual([0, 2]);
  });
  it('are of criteria that have a level', async () => {
    const { bearsOn } = await overallOf([
      ['evidence', null],
      ['spelling', 2],
    ]);
    expect(bearsOn).toEqual({ areasForImprovement: [1], nextSteps: [1] });
  });
  it('are none where everything is met', async () => {
    const { areasForImprovement, nextSteps, bearsOn } = await overallOf([['evidence', 4]]);
    expect([areasForImprovement, nextSteps]).toEqual([[], []]);
    expect(bearsOn).toEqual({ areasForImprovement: [], nextSteps: [] });
  });
  it('begin, in a good answer to a text, with what it needs next; in another good text something is left to go further with', async () => {
    const text = 'The cold made the sailors quiet. The weather changes the sailors, and nobody sings.';
    const judged: Judged[] = [
      ['evidence', 3],
      ['relevance', 3],
    ];
    const answer = await overallOf(judged, { text, task: SOURCE, genre: 'source-answer' });
    expect(answer.areasForImprovement).toHaveLength(1);
    expect(wordsOf(FIRST, 'your evidence from the text')).toContain(answer.areasForImprovement[0]);
    const [further] = (await overallOf(judged, { text })).areasForImprovement;
    expect(wordsOf(FURTHER, 'the support for your points')).toContain(further);
  });
  it('leave a good part alone that an answer needs next, where another part is weak', async () => {
    const text = 'The cold made the sailors quiet. The weather changes the sailors, and nobody sings.';
    const given = { text, task: SOURCE, genre: 'source-answer' as const };
    const { bearsOn } = await overallOf(
      [
        ['evidence', 3],
        ['relevance', 1],
      ],
      given,
    );
    expect(bearsOn?.areasForImprovement).toEqual([1]);
  });
  it('are worded in more than one way, by the seed', async () => {
    const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
    const all = await Promise.all(seeds.map((seed) => overallOf([['spelling', 1]], { seed })));
    expect(new Set(all.map(({ areasForImprovement }) => areasForImprovement[0])).size).toBeGreaterThan(1);
  });
  it('go on from their subject to the step, in small letters but for what is quoted', async () => {
    const step = { kind: 'point-to-support', slots: { quote: 'The Ferry is safe' } };
    const [first] = (await overallOf([['evidence', 1, step]])).areasForImprovement;
    expect(first).toMatch(/the support for your points.*: say more about “The Ferry is safe”\.$/u);
  });
});

describe('before the priorities', () => {
  const LENGTH = 'The task asks for at least 100 words; your text has 79. There is room to say more.';
  const task = 'Write an essay of at least 100 words about ferries.';
  it('a student hears that the text is well under the length that the task asks for', async () => {
    const { areasForImprovement, bearsOn } = await overallOf([['spelling', 1]], { task, wordCount: 79 });
    expect(areasForImprovement).toHaveLength(2);
    expect(areasForImprovement[0]).toBe(LENGTH);
    expect(bearsOn?.areasForImprovement).toEqual([null, 0]);
  });
  it.each<[string, Given]>([
    ['four fifths of it are there', { task, wordCount: 80 }],
    ['the task asks for no length', { task: 'Write about ferries.', wordCount: 79 }],
    ['there is no task', { wordCount: 79 }],
  ])('nothing is said of the length where %s', async (_, given) => {
    const { bearsOn } = await overallOf([['spelling', 1]], given);
    expect(bearsOn?.areasForImprovement).toEqual([0]);
  });
  it('trouble with the text is named instead of its length', async () => {
    const trouble = 'Much of this text is the task itself.';
    const { areasForImprovement, bearsOn } = await overallOf([['spelling', 1]], {
      task,
      wordCount: 79,
      trouble,
    });
    expect(areasForImprovement[0]).toBe(trouble);
    expect(bearsOn?.areasForImprovement).toEqual([null, 0]);
  });

  const sentenceOf = (words: number): string => `We${' really'.repeat(words - 2)} waited.`;
  it('a text of one sentence is to get more of them, a long one to be divided; a few words may be all there is to say', async () => {
    const of = async (words: number) =>
      (await overallOf([['spelling', 1]], { text: sentenceOf(words) })).areasForImprovement;
    expect(wordsOf(ONE_SENTENCE)).toContain((await of(8))[0]);
    expect(wordsOf(ONE_SENTENCE)).toContain((await of(60))[0]);
    expect(wordsOf(ONE_LONG_SENTENCE)).toContain((await of(61))[0]);
    expect(wordsOf(SECOND, 'spelling')).toContain((await of(8))[1]);
    expect(wordsOf(FIRST, 'spelling')).toContain((await of(7))[0]);
  });

  const AWAY = 'My uncle once bought a green bicycle with three bells.';
  const ABOUT = 'The weather changes the sailors because it is so cold.';
  it.each<[string, boolean, Judged, Given]>([
    [
      'says nothing of the text it should answer',
      false,
      ['evidence', 1],
      { text: AWAY, genre: 'source-answer' },
    ],
    ['answers the text', true, ['evidence', 1], { text: ABOUT, genre: 'source-answer' }],
    ['is no answer to a text', true, ['evidence', 1], { text: AWAY, genre: 'story' }],
    ['has no main point', false, ['thesis', 0], { text: ABOUT }],
    ['is not on the task', false, ['relevance', 0], { text: ABOUT }],
    ['has a hint of a main point', true, ['thesis', 1], { text: ABOUT }],
    ['has no support', true, ['evidence', 0], { text: ABOUT }],
  ])('one sentence that %s: more of the same would help: %s', async (_, isToldMore, judged, given) => {
    const { areasForImprovement } = await overallOf([judged], { task: SOURCE, ...given });
    expect(wordsOf(ONE_SENTENCE).includes(areasForImprovement[0] ?? '')).toBe(isToldMore);
  });
});

describe('the depth of a text', () => {
  const kind = (id: string): ObservationKind => ({
    id,
    polarity: 'strength',
    isAbsence: false,
    genres: 'any',
    bearsOn: [],
    find: () => [{ sentence: null, quote: null }],
    says: [],
  });
  const [reason, view] = [kind('reason-given'), kind('other-view-answered')];
  it.each<[string, Genre, ObservationKind[]]>([
    ['Tells of events and people.', 'story', [reason, view]],
    ['Tells of events and people.', 'reflection', [reason, view]],
    ['Weighs another view and answers it.', 'argument', [reason, view]],
    ['Explains: gives reasons.', 'argument', [reason]],
    ['Explains: gives reasons.', 'explanation', [reason]],
    ['Describes its subject.', 'explanation', []],
    ['', 'argument', []],
  ])('is told by what was seen: “%s” (%s)', async (words, genre, kinds) => {
    expect((await overallOf([['thesis', 2]], { genre, kinds })).cognitiveLevel).toBe(words);
  });
  it('and its maturity are not told where there is nothing to read', async () => {
    const { cognitiveLevel, writingMaturity } = await overallOf([['thesis', 2]], { text: '' });
    expect([cognitiveLevel, writingMaturity]).toEqual([
      'There is nothing to read.',
      'There is nothing to read.',
    ]);
  });
});

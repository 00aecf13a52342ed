import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { Observed } from './observed';
import { overallAnalysisOf } from '../words/overall';
import { OBSERVATION_KINDS } from './all';
import { GISTS } from '../words/gists';
import { STEP_GISTS } from '../words/step-gists';
import { OVERALL_TEMPLATES } from '../words/whole';
import { claimsOf, pointsOf, standingClaims, unsupportedClaims, viewishEnd } from './anchors';
import { allSteps } from './observation';
import { saysNothingOfText } from './start-over';

/* What a step may not ask for: something that stands in the sentence before or after, or that the text has not begun. */

async function essayOf(essayText: string, task: string | null = null) {
  const genre = task === null ? {} : { genre: 'source-answer' as const };
  return judgedEssayOf(essayText, { task, ...genre });
}
const readingOf = async (text: string) => (await essayOf(text)).reading;
const seen = async (id: string, text: string, task: string | null = null) =>
  observationKind(id).find(await essayOf(text, task));

const FIRST = 'Our town needs a new library soon. It would serve everybody who lives here.';
const LAST = 'Please build it before winter comes. Everyone would be proud of it. The council can afford it.';
const around = (middle: string): string => `${FIRST} ${middle} Roads can wait for one more year. ${LAST}`;
const FILLER = 'Nobody in the valley had seen such weather since spring, and few went out. '.repeat(20);
const SOURCE = `Source Essay\n\n${FILLER}\n\nThe farmer walked along the dusty road with a lamp. The storm tore his coat and nothing could change that. “I own a good map,” he said. The dog stayed close to his side in the dark.\n\nPrompt\n\nWrite a response that explains how the storm affects the farmer. Support your answer with details.`;

describe('a claim to prove', () => {
  const CLAIM = 'Libraries help old people in the village.';
  it('has no case before it or after it', async () => {
    const quotesOf = async (middle: string) =>
      unsupportedClaims(await readingOf(around(middle))).map(({ quote }) => quote);
    const words = CLAIM.replace('.', '');
    expect(await quotesOf(`${CLAIM} Buses bring children from the farms.`)).toContain(words);
    expect(
      await quotesOf(`I remember how my uncle found friends there. ${CLAIM} Buses come daily.`),
    ).not.toContain(words);
    expect(await quotesOf(`${CLAIM} Buses come. Shops open. My aunt reads there daily.`)).not.toContain(
      words,
    );
  });
  it('does not close the point that comes before it', async () => {
    const closing = around(`Shelves hold every kind of paper. ${CLAIM} Secondly, schools use the hall.`);
    expect(standingClaims(await readingOf(closing)).map(({ quote }) => quote)).not.toContain(
      'Libraries help old people in the village',
    );
  });
  it.each([
    ['a bare fact', 'Our valley shares the river with two other towns.'],
    ['somebody’s case', 'The helper can read and her mother sews.'],
    ['half of a thought', 'Teachers will show people the shelves and help them find books there.'],
  ])('is a claim, not %s', async (_, sentence) => {
    const reading = await readingOf(around(`${sentence} Buses come to the square.`));
    expect(pointsOf(reading).filter(({ sentence: one }) => one.text === sentence)).toEqual([]);
  });
  it('is not a sentence of the ending', async () => {
    const reading = await readingOf(around('Buses bring children from the farms. Shops open early.'));
    const last = reading.own.slice(-2).map(({ index }) => index);
    expect(standingClaims(reading).filter(({ sentence }) => last.includes(sentence.index))).toEqual([]);
    expect(claimsOf(reading)).toBeDefined();
  });
});

describe('a view', () => {
  it('is not sought where it stands at both ends', async () => {
    const LONG =
      'Buses run every day. Roads are wide here. Shops open early. Farms are far away. Schools are full of noise. Streets are dark.';
    const ends = `The town library should open on Sundays. ${LONG} So the library should open on Sundays in our town.`;
    expect(await seen('view-quoted-again', ends)).toEqual([]);
    expect(
      await seen('view-comes-back', `${ends.replace('So the', 'Nobody reads at night. The')}`),
    ).toHaveLength(1);
  });
  it('is not what the writer has tried or seen', async () => {
    const told = `${FIRST} Bread is sold there. The best library that I have seen stands in the next town. It is open.`;
    expect(
      viewishEnd(await readingOf(told))
        .map(({ quote }) => quote)
        .join(' '),
    ).not.toContain('have seen');
  });
});

describe('an opening that is to be dated', () => {
  const STORY =
    'We sat in the harbour. My aunt bought tea. The dog ran to the gate. I called him. He came back wet.';
  it('tells of something: an announcement has no season', async () => {
    expect(await seen('opening-to-date', `We waited for the ferry. ${STORY}`)).toHaveLength(1);
    for (const first of [
      'This is a writing piece on how we waited for the ferry.',
      'I am going to tell you how we waited for the ferry.',
    ])
      expect(await seen('opening-to-date', `${first} ${STORY}`)).toEqual([]);
  });
  it('is no moment to stay at where somebody only goes on', async () => {
    const quotes = (await seen('moment-to-open', `We walked to the harbour together. ${STORY}`)).map(
      ({ quote }) => quote ?? '',
    );
    expect(quotes.join(' ')).not.toContain('walked');
  });
});

describe('an answer that says nothing of the text', () => {
  const AWAY =
    'People who drive too fast should lose their licence because they hurt others on the way to work.';
  it('is told from one that does', async () => {
    expect(saysNothingOfText((await essayOf(AWAY, SOURCE)).reading)).toBe(true);
    const answer = 'The storm affects the farmer because it tears his coat.';
    expect(saysNothingOfText((await essayOf(answer, SOURCE)).reading)).toBe(false);
  });
  it('gets a first thing to write, and nothing that builds on it', async () => {
    const essay = await essayOf(AWAY, SOURCE);
    const observed = new Observed(essay);
    const ids = ['evidence', 'development', 'structure', 'relevance'].flatMap((kind) =>
      observed
        .unsaid('need', [kind], 'first')
        .map(({ kind: { id, genres } }) => (genres === 'any' ? '' : id)),
    );
    expect(ids.filter((id) => id !== '')).not.toEqual([]);
    for (const id of ids)
      expect([
        '',
        'find-line-advice',
        'begin-meaning-advice',
        'begin-plan-advice',
        'asked-first',
        'answer-first-advice',
      ]).toContain(id);
  });
  it('is not told to add to what it has', async () => {
    const essay = await essayOf(AWAY, SOURCE);
    const comment = { feedback: '', improvementSteps: [], quotes: [], praised: [] };
    const criteria = [
      {
        kinds: ['relevance'],
        level: 0,
        weight: 1,
        comment: { ...comment, next: { kind: 'asked-first', bearsOn: ['relevance'], slots: {}, words: '' } },
      },
    ];
    const { areasForImprovement } = overallAnalysisOf(essay, new Observed(essay), criteria, null, 'seed');
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).toContain('answer');
    expect(areasForImprovement[0]).not.toMatch(/more sentences/u);
  });
});

describe('the wording of steps', () => {
  const every = OBSERVATION_KINDS.flatMap((kind) => allSteps(kind));
  it.each([
    [
      'asks what stands there before it asks for more',
      /^(?:In|After) your last sentence, (?:\{[^}]*\}|say|add) what your (?:details|reasons) show/u,
    ],
    [
      'hangs no reasoning on a last sentence',
      /(?:Ask “so what\?” )?after your last sentence[^.]*This shows/iu,
    ],
    ['takes no event for undated', /may ask when this was|cannot tell yet when/u],
    ['asks for no exception of a view that may have none', /When would that not/u],
  ])('%s', (_, words) => {
    expect(every.filter((step) => words.test(step))).toEqual([]);
  });
  it('of a priority takes nothing for granted', () => {
    const ofLines = Object.values(STEP_GISTS).flatMap((lines) => lines.map(([, gist]) => gist));
    const gists = [...Object.values(GISTS).flat(), ...ofLines].join(' | ');
    expect(gists).not.toMatch(/make it clear whether|answer something/u);
  });
  it('of a check fits a step that found nothing to add', () => {
    expect(OVERALL_TEMPLATES.filter((one) => /added it|the new part|new \{?sentence/iu.test(one))).toEqual([
      expect.stringMatching(/both versions|old and the new/u),
      expect.stringMatching(/version/u),
    ]);
  });
});

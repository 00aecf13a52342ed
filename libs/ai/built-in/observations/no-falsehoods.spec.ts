import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { troubleOf } from '../levels/trouble';
import { STEP_GISTS } from '../words/step-gists';
import { OBSERVATION_KINDS } from './all';
import { isFirstPerson, unfitting } from './fitting-steps';
import { allSteps, stepsIn } from './observation';

/* What a careful reader would call untrue of any text, of a quotation, or of what a text has. */

async function essayOf(essayText: string, task: string | null = null) {
  return judgedEssayOf(essayText, { task });
}
const seen = async (id: string, text: string, task: string | null = null) =>
  observationKind(id).find(await essayOf(text, task));
const everyStep = OBSERVATION_KINDS.flatMap((kind) => allSteps(kind));

const REST =
  'The bus is slow in the rain. It stops at every corner of our town. Walking takes ten minutes at most. The path is dry.';
const FILLER = 'Nobody in the valley had seen such weather since spring, and few went out. '.repeat(20);
const SOURCE = `Source Essay\n\n${FILLER}\n\nThe farmer walked along the dusty road with a lamp. The storm tore his coat and nothing could change that. “I own a good map,” he said. The dog stayed close to his side in the dark.\n\nPrompt\n\nWrite a response that explains how the storm affects the farmer. Support your answer with details.`;

describe('what no step says of any text', () => {
  it.each([
    [/(?:two|three)\}? colours/u],
    [/(?:Cut|Move|Change)\}? any that (?:does|do) not\./u],
    [/Does every detail you give prove/u],
    [/look only at (?:\{?commas|the spelling|verb endings)/u],
    [/Where does the text say/u],
    [/underline\}? one word of yours/u],
    [/the reason after \{quote\}/u],
  ])('%s', (words) => {
    expect(everyStep.filter((step) => words.test(step))).toEqual([]);
  });
  it('one reason more of a side of which none was given', () => {
    expect((STEP_GISTS['other-side-place'] ?? []).map(([, gist]) => gist).join(' ')).not.toMatch(/one more/u);
  });
});

describe('what a quotation is said to do', () => {
  it('a conversation retold is not the text’s own words', async () => {
    const retold = `The storm was bad. The other guy was like “yes sir I own a good map” so he went on. ${REST}`;
    expect(await seen('source-quoted', retold, SOURCE)).toEqual([]);
    const quoted = `The storm was bad. The author writes “the storm tore his coat and nothing could change”. ${REST}`;
    expect(await seen('source-quoted', quoted, SOURCE)).toHaveLength(1);
  });
  it('words that stand in the source one by one are no quotation of it', async () => {
    const mixed = `The storm was bad. It says “his map walked the coat and lamp with a storm”. ${REST}`;
    expect(await seen('source-quoted', mixed, SOURCE)).toEqual([]);
  });
  it('what it shows is not asked for where one of the next sentences may say it', async () => {
    const [one] = await seen(
      'source-quoted',
      `The storm was bad. “The storm tore his coat and nothing could change that.” (paragraph 2). The man’s clothes were gone by then for good.`,
      SOURCE,
    );
    expect(one?.omits).toContain('low');
    const [last] = await seen(
      'source-quoted',
      `The storm was bad. “The storm tore his coat and nothing could change that.” Another thing was the dark road.`,
      SOURCE,
    );
    expect(last).toBeDefined();
    expect(last?.omits ?? []).not.toContain('low');
  });
  it('a word of the student’s own is not looked for in the source', async () => {
    const own = `The storm affects the farmer. He is cold. What did change was the buildings and the towns. ${REST}`;
    expect(await seen('source-word-to-find', own, SOURCE)).toEqual([]);
  });
});

describe('where a sentence begins', () => {
  const LONG =
    'The old bus stops at every corner of our town and it waits for a long time before it goes on to the next one by the river';
  it('the longest sentence is not named where somebody speaks in it', async () => {
    expect(await seen('longest-sentence', `${REST} ${LONG}.`)).toHaveLength(1);
    expect(await seen('longest-sentence', `${REST} The man said “wait! ${LONG}”.`)).toEqual([]);
    expect(await seen('longest-sentence', `${REST} ${LONG.replace('The', 'the')}.`)).toEqual([]);
  });
  const FOUR =
    'I took the bus to town. The rain fell. I saw the river rise. The dog ran. I went to the old bridge.';
  it('sentences with one word are counted only where a reader counts as many', async () => {
    const [one] = await seen('opener-often', `${FOUR} The day was long. I waited for my aunt there.`);
    expect(one?.slots?.['count']).toBe('four');
    const [two] = await seen(
      'opener-often',
      `${FOUR} The day was long. I waited for my aunt there!I was cold.`,
    );
    expect(two?.slots?.['count']).toBe('many');
  });
  it('what another speaker says is joined to nothing', async () => {
    const said = `${FOUR} The day was long. “Will it stop?” she asked. I don’t know, we will have to wait and see.`;
    const quotes = (await seen('opener-often', said)).map(({ quote }) => quote ?? '');
    expect(quotes.join(' ')).not.toContain('know');
  });
});

describe('what a text must have for a step', () => {
  it.each(['it it', 'that that', 'had had', 'is is', 'in in'])(
    '“%s” may be right as it stands',
    async (words) => {
      expect(await seen('word-twice', `If you run to ${words} may go. ${REST}`)).toEqual([]);
    },
  );
  it('a doubled “the” is a slip', async () => {
    expect(await seen('word-twice', `We saw the the bus. ${REST}`)).toHaveLength(1);
  });
  it('announced reasons do not count as reasons', async () => {
    const announced = `I believe that walking is better because of these three reasons. ${REST}`;
    expect(await seen('position-with-reason', announced)).toEqual([]);
    const given = `I believe that walking is better because it keeps us well. ${REST}`;
    expect(await seen('position-with-reason', given)).toHaveLength(1);
  });
  it('a step about one of several sentences waits for them', async () => {
    const { reading } = await essayOf(
      'The storm affects the farmer because it tears his coat and he is cold',
    );
    const left = unfitting(reading, observationKind('proof-advice'));
    expect(left.some((step) => /before your last sentence/u.test(step))).toBe(true);
    expect(left.some((step) => /after your first sentence/u.test(step))).toBe(true);
    expect(unfitting((await essayOf(REST)).reading, observationKind('proof-advice'))).toEqual([]);
  });
  it('the writer is asked for thoughts only where the writer is in the story', async () => {
    const theirs = await essayOf(
      'The boy woke in the dark. His sister said “I hear it, my door moved”. They ran to the stairs. He fell. They waited.',
    );
    const mine = await essayOf(
      'I woke in the dark. My sister heard it too. We ran to the stairs. I fell. We waited.',
    );
    expect(isFirstPerson(theirs.reading)).toBe(false);
    expect(isFirstPerson(mine.reading)).toBe(true);
    const voice = observationKind('voice-advice');
    const words = (essay: typeof theirs): string =>
      stepsIn(voice, { sentence: null, quote: null, without: unfitting(essay.reading, voice) }, 'first').join(
        ' ',
      );
    expect(words(mine)).toMatch(/I thought/u);
    expect(words(theirs)).not.toMatch(/I thought|to yourself/u);
  });
  it('a day to tell of is not asked for after remarks where one time is told', async () => {
    const remarks = `Patience is a hard thing to have at any age. It helps people in many ways at home and at school. Waiting is dull for everyone, whatever they do. Most days are long when nothing comes of them. ${REST} Friends need patience with each other every day of the year. Some people have none, and nobody likes to sit beside them. `;
    expect(await seen('general-to-told-advice', remarks)).not.toEqual([]);
    const touched = `${remarks}I was patient when I had to wait a week for a present.`;
    expect(await seen('general-to-told-advice', touched)).toEqual([]);
  });
  it('full stops are looked for only where a sentence may lack one', async () => {
    const [short] = await seen('check-advice', REST);
    expect(short?.without?.join(' ')).toMatch(/full stops/u);
  });
});

describe('a learner’s English', () => {
  it('is not called something else than English', async () => {
    const text =
      'An the other man was going an he saw an the town had a sign an it said the road is hard. An a man was there an he was old an the map was good an he went on.';
    const { reading, features } = await essayOf(text);
    const { flags, reason, contentCap } = troubleOf(reading, features);
    expect(flags.map(({ code }) => code)).toContain('not_prose');
    expect(contentCap).toBe(0);
    expect(`${reason} ${flags.map(({ message }) => message).join(' ')}`).not.toContain('English');
  });
});

import type { Genre } from '@marklight/contracts/genre';
import type { LintFinding } from '@marklight/text/linter';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { OBSERVATION_KINDS } from './all';
import { stepsIn } from './observation';
import { SHOWN_SCENE } from './testing-scene';

/* What readers of the eleventh round would have changed. */

const kindOf = (id: string) => {
  const kind = OBSERVATION_KINDS.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`No kind ${id}`);
  return kind;
};
/** Marks the given words as misspelt, as the checker does with what is no word. */
const linterFor = (misspelt: readonly string[]) => ({
  lint: (text: string): Promise<LintFinding[]> =>
    Promise.resolve(
      misspelt.flatMap((word) =>
        [...text.matchAll(new RegExp(word, 'gu'))].map(({ index }) => ({
          start: index,
          end: index + word.length,
          text: word,
          message: '',
          suggestions: [],
          kind: 'spelling' as const,
        })),
      ),
    ),
});
async function seen(
  id: string,
  essayText: string,
  {
    task = null,
    genre = 'argument',
    misspelt = [],
  }: { task?: string | null; genre?: Genre; misspelt?: string[] } = {},
) {
  const essay = await judgedEssayOf(essayText, { task }, linterFor(misspelt));
  return kindOf(id).find({ ...essay, genre });
}
const REST =
  'The bus is slow in the rain. It stops at every corner of our town. Walking takes ten minutes at most. The path is dry.';

describe('a misspelt word of the task', () => {
  const TASK = 'Write about patience. Tell a story about a time when you were patient.';
  const told = (word: string): string =>
    `I had to be ${word} in a long line. We stood at the gate. My aunt bought tea. We waited for an hour.`;
  it.each(['pacient', 'pashent', 'paitient', 'patiant'])('counts as that word: %s', async (word) => {
    const [found] = await seen('task-named-early', told(word), {
      task: TASK,
      genre: 'story',
      misspelt: [word],
    });
    expect(found?.quote).toContain(word);
  });
  it.each(['parent', 'passing', 'pastime'])('is no other word: %s', async (word) => {
    expect(await seen('task-named-early', told(word), { task: TASK, genre: 'story', misspelt: [] })).toEqual(
      [],
    );
  });
  it('is not held up as a word to show', async () => {
    const text = `We had pacience. Pacience is rare. It takes pacience. On that road my aunt had pacience. ${REST}`;
    const options = { task: TASK, genre: 'story' as const, misspelt: ['pacience', 'Pacience'] };
    expect(await seen('task-word-to-show', text, options)).toEqual([]);
  });
});

describe('a story that shows something', () => {
  const TASK = 'Write about courage. Tell a story about courage.';
  const EVENTS =
    'One day we went to the harbour. My aunt bought two cups of tea. We waited at the gate for an hour. Then I saw the old ferry. We ran down the steps.';
  it.each(['scene-to-task', 'scene-in-order', 'scene-in-own-voice', 'scene-to-see'])(
    'gets a step at one place of it, another does not: %s',
    async (id) => {
      const [found] = await seen(id, `${EVENTS} ${SHOWN_SCENE} Then we drove home.`, {
        task: TASK,
        genre: 'story',
      });
      expect(`${EVENTS} ${SHOWN_SCENE}`).toContain(found?.quote);
      expect(await seen(id, EVENTS, { task: TASK, genre: 'story' })).toEqual([]);
    },
  );
  it.each([
    'It was time to send my taste buds on holiday.',
    'The cake was staring me right in the face.',
    'It was so smooth.',
    'I will keep the smirk on her face.',
  ])('is praised for what it lets us see: %s', async (text) => {
    expect(await seen('sense-detail', `${EVENTS} ${text}`, { genre: 'story' })).toHaveLength(1);
  });
});

describe('the other side', () => {
  const low = async (text: string) => {
    const [found] = await seen('other-side-place', text);
    return found === undefined ? [] : stepsIn(kindOf('other-side-place'), found, 'low');
  };
  it('is two sentences to write in a short text, and an objection left out in a long one', async () => {
    const heard = `Our town should walk. Some people say that it is too far. ${REST}`;
    expect((await low(heard)).join(' ')).toMatch(/Some people say/u);
    expect((await low(heard)).join(' ')).not.toMatch(/not in your text/u);
    expect((await low(`${heard} ${SHOWN_SCENE} ${SHOWN_SCENE}`)).join(' ')).toMatch(/not in your text/u);
  });
});

describe('what is left alone', () => {
  it.each([
    ['very-here', 'In our town they really don’t go outside to play.'],
    ['very-here', 'That day I was really able to get my clothes.'],
    ['very-here', 'That day I wasn’t really happy with my clothes.'],
    ['vague-word', `${REST} The bus helps us in many ways. Because it is cheap, quick and clean. ${REST}`],
    ['linking-words', 'Instead of a car we took the bus. Then it rained. Finally we came home.'],
    ['linking-words', 'On the other hand, it is slow. Then it rained. Finally we came home.'],
    [
      'reason-given',
      `${REST} We could have a way to finish early. This is a good idea because we could finish early this way. ${REST}`,
    ],
  ])('%s: %s', async (id, text) => {
    expect(await seen(id, text)).toEqual([]);
  });
  it.each([
    ['very-here', 'That day I was really happy with my clothes.'],
    ['linking-words', 'Instead, we took the bus. Then it rained. Finally we came home.'],
  ])('but not %s: %s', async (id, text) => {
    expect(await seen(id, text)).not.toEqual([]);
  });
  it('a view that is in the words of the task is not to be replaced by what the task asks', () => {
    expect(kindOf('task-wording').step?.low.join(' ')).not.toMatch(/what it asks/u);
  });
});

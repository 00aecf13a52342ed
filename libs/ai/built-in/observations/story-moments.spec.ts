import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { SHOWN_SCENE } from '../testing/shown-scene';

const TASK = 'Write about courage. Courage means that you go on although you are afraid.';

async function seen(id: string, essayText: string) {
  const essay = await judgedEssayOf(essayText, { task: TASK });
  return observationKind(id).find({ ...essay, genre: 'story' });
}
const quotesIn = async (id: string, text: string) => (await seen(id, text)).map(({ quote }) => quote);

const PLAIN = 'The town was small. The road was old and grey.';

it.each([
  [
    'moment-to-open',
    `${PLAIN} We waited at the gate for an hour. The dog slept on. ${SHOWN_SCENE}`,
    'We waited at the gate for an hour',
  ],
  [
    'moment-to-open',
    `${PLAIN} We sat in the harbour and my aunt bought tea. It was late. ${SHOWN_SCENE}`,
    'We sat in the harbour',
  ],
  [
    'event-to-time',
    `${PLAIN} We drove to the old harbour. My aunt bought two cups of tea. It rained.`,
    'My aunt bought two cups of tea',
  ],
  ['ending-to-task', `${PLAIN} We drove to the old harbour. It was a long road.`, 'It was a long road'],
  [
    'event-to-task',
    `${PLAIN} ${PLAIN} We waited at the gate for an hour. The dog slept. ${PLAIN}`,
    'We waited at the gate for an hour',
  ],
  ['general-to-told-advice', 'Courage is hard for me. It is hard to go on.', 'Courage is hard for me'],
])('%s hangs on words of the essay: %s', async (id, text, quote) => {
  expect(await quotesIn(id, text)).toContain(quote);
});

it.each([
  // What is seen or heard is told there or in the next sentence.
  ['moment-to-open', `${PLAIN} We waited at the gate for an hour. I heard a dog. ${SHOWN_SCENE}`],
  // No moment: announced, denied, or a list that goes on.
  ['moment-to-open', `${PLAIN} This is a time when we waited for a bus. ${PLAIN} ${SHOWN_SCENE}`],
  ['moment-to-open', `${PLAIN} We never went to the harbour again. ${PLAIN} ${SHOWN_SCENE}`],
  ['event-to-time', `${PLAIN} We drove to the harbour. Then my aunt bought two cups of tea.`],
  ['ending-to-task', `${PLAIN} We drove to the old harbour. It took courage.`],
  ['event-to-task', `${PLAIN} It took courage. We waited at the gate for an hour. ${PLAIN}`],
  ['general-to-told-advice', 'Courage is hard for me. One day it was dark.'],
])('%s is not said where it does not fit: %s', async (id, text) => {
  expect(await seen(id, text)).toEqual([]);
});

it('counts the word of the task and hangs on one place where somebody had it', async () => {
  const text = `${PLAIN} We had courage. Courage is rare. It takes courage. On that road my aunt had courage.`;
  const [found] = await seen('task-word-to-show', text);
  expect(found).toMatchObject({ slots: { word: 'courage', times: 'four times' } });
});

it('counts the first words of sentences, names the longest, and sets a pair of words side by side', async () => {
  const text = `I like the old road. The dog does too. I go there with there aunt. It is far. I take a stick along. It rains. I sing a short song. Their dog sings with there friends.`;
  expect((await seen('opener-often', text))[0]?.slots).toEqual({ word: 'I', count: 'four' });
  expect((await seen('pair-to-check', text))[0]?.slots).toMatchObject({ one: 'there', two: 'their' });
  const long = `${PLAIN} It was warm. We had time. We packed the old car with tents and bread and we drove along the river until the road came to its end.`;
  expect((await seen('sentence-to-split', long))[0]?.slots).toEqual({
    quotePlace: 'and we drove',
    word: 'We',
  });
  expect(await seen('sentence-to-split', PLAIN)).toEqual([]);
});

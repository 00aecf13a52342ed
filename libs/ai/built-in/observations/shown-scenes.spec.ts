import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { SHOWN_SCENE } from '../testing/shown-scene';

async function seen(id: string, essayText: string, task: string | null = null) {
  return observationKind(id).find({ ...(await judgedEssayOf(essayText, { task })), genre: 'story' });
}

describe('a story that shows something', () => {
  const TASK = 'Write about courage. Tell a story about courage.';
  const EVENTS =
    'One day we went to the harbour. My aunt bought two cups of tea. We waited at the gate for an hour. Then I saw the old ferry. We ran down the steps.';
  it.each(['scene-to-task', 'scene-in-order', 'scene-in-own-voice', 'scene-to-see'])(
    'gets a step at one place of it, another does not: %s',
    async (id) => {
      const [found] = await seen(id, `${EVENTS} ${SHOWN_SCENE} Then we drove home.`, TASK);
      expect(`${EVENTS} ${SHOWN_SCENE}`).toContain(found?.quote);
      expect(await seen(id, EVENTS, TASK)).toEqual([]);
    },
  );
  it.each([
    'It was time to send my taste buds on holiday.',
    'The cake was staring me right in the face.',
    'It was so smooth.',
    'I will keep the smirk on her face.',
  ])('is praised for what it lets us see: %s', async (text) => {
    expect(await seen('sense-detail', `${EVENTS} ${text}`)).toHaveLength(1);
  });
});

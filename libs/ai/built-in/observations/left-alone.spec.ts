import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { stepsIn } from './observation';
import { SHOWN_SCENE } from '../testing/shown-scene';

async function seen(id: string, essayText: string) {
  return observationKind(id).find({ ...(await judgedEssayOf(essayText)), genre: 'argument' });
}
const REST =
  'The bus is slow in the rain. It stops at every corner of our town. Walking takes ten minutes at most. The path is dry.';

describe('the other side', () => {
  const low = async (text: string) => {
    const [found] = await seen('other-side-place', text);
    return found === undefined ? [] : stepsIn(observationKind('other-side-place'), found, 'low');
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
    expect(observationKind('task-wording').step?.low.join(' ')).not.toMatch(/what it asks/u);
  });
});

import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';

const TASK = `Write a response that explains how the weather changes the sailors. Support your conclusion with the text.

The lantern swung above the deck. Frost covered the ropes, and the captain no longer sang.`;
const REST = 'There was frost on the ropes in the end. Nobody slept much. They had little food left.';

async function seen(id: string, essayText: string, task: string | null = TASK) {
  const essay = await judgedEssayOf(essayText, { task });
  return observationKind(id).find({ ...essay, genre: 'source-answer' });
}

describe('what the task asks', () => {
  it('is put in its own words where no early sentence seems to answer it', async () => {
    const [found] = (await seen('asked-first', `The captain no longer sang. ${REST}`)) ?? [];
    expect(found?.slots?.['asked']).toBe('explain how the weather changes the sailors');
  });
  it.each([
    `The weather changes the sailors a lot. ${REST}`,
    // In other words than the question's.
    `The cold made them quiet. ${REST}`,
  ])('is not asked for again: %s', async (text) => {
    expect(await seen('asked-first', text)).toEqual([]);
  });
  it('is left out where the task asks nothing', async () => {
    expect(await seen('asked-first', `The captain no longer sang. ${REST}`, 'Chapter two.')).toEqual([]);
  });
});

import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';

const MIDDLE =
  'We got out of the car. My uncle looked at the hill. He opened the boot. Nobody wanted to carry the bags.';

async function seen(id: string, essayText: string, task: string | null = null) {
  return observationKind(id).find(await judgedEssayOf(essayText, { task }));
}

describe('places of a story', () => {
  it('asks for the time of an opening that gives none', async () => {
    const [found] = (await seen('opening-to-date', `We drove over a road full of stones. ${MIDDLE}`)) ?? [];
    expect(found?.quote).toBe('We drove over a road full of stones');
    expect(await seen('opening-to-date', `One summer we drove over a road of stones. ${MIDDLE}`)).toEqual([]);
  });
  it('asks for no time of a general remark', async () => {
    const remark = `There are many ways to be patient on a long road. ${MIDDLE}`;
    expect(await seen('opening-to-date', remark)).toEqual([]);
  });
  it('shows the sentence that a story ends with', async () => {
    const [found] = (await seen('ending-to-reach', `${MIDDLE} It rained. We ran back to the car.`)) ?? [];
    expect(found?.quote).toBe('We ran back to the car');
    expect(await seen('ending-to-reach', 'It rained. We ran back to the car.')).toEqual([]);
  });
  it('asks about the word that the task comes back to', async () => {
    const task = 'Write about patience. Tell a story about a time when somebody showed patience.';
    const [found] = (await seen('task-word-to-tell', MIDDLE, task)) ?? [];
    expect(found?.slots).toEqual({ word: 'patience' });
    expect(await seen('task-word-to-tell', MIDDLE)).toEqual([]);
    const remarks = 'Patience is hard for everybody. It helps in a long line. Nobody is patient every day.';
    expect(await seen('task-word-to-tell', remarks, task)).toEqual([]);
  });
});

import { judgedEssayOf } from '../testing/judged-essay-of';
import { OBSERVATION_KINDS } from './all';
import { Observed } from './observed';
import { tellsOfEvents } from './events';

const essayOf = async (essayText: string) => {
  return judgedEssayOf(essayText);
};
const STORY =
  'We waited at the gate for an hour. Then my sister opened the letter. She laughed and ran down the road. I was so happy.';
const GENERAL =
  'Waiting is hard for most people. You need to be calm when a queue is long. It helps to bring a book. I am happy when I read.';

it('tells a text in which something happens from one that speaks in general', async () => {
  expect(tellsOfEvents((await essayOf(STORY)).reading)).toBe(true);
  expect(tellsOfEvents((await essayOf(GENERAL)).reading)).toBe(false);
});

it('says of a story only what fits one, where the genre is sure and something happens', async () => {
  const idsOf = async (text: string, genreConfidence: number): Promise<string[]> => {
    const observed = new Observed({ ...(await essayOf(text)), genre: 'story', genreConfidence });
    return OBSERVATION_KINDS.map(({ id }) => id).filter((id) => observed.all(id).length > 0);
  };
  const told = 'feeling-told';
  expect(await idsOf(STORY, 0.9)).toContain(told);
  expect(await idsOf(STORY, 0.6)).not.toContain(told);
  expect(await idsOf(GENERAL.replace('I am happy', 'I was happy'), 0.9)).not.toContain(told);
});

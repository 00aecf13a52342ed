import { judgedEssayOf } from '../testing/judged-essay-of';
import { realWord } from './real-words';

async function slipsIn(essayText: string, task: string | null = null): Promise<string[]> {
  const essay = await judgedEssayOf(essayText, { task });
  return realWord.find(essay).map(({ quote, slots }) => `${quote} → ${slots?.['quoteRight']}`);
}

describe('words that are right elsewhere', () => {
  it.each([
    ['My sister said she can what until the boat comes in.', 'can what until → can wait until'],
    ['The garden by the harbour was a good ideal for us.', 'good ideal → good idea'],
    ['The storm was another affect of the warm sea that year.', 'another affect → another effect'],
    ['Every night the men spend to much time on the boats.', 'to much → too much'],
    ['My uncle did not want to loose his old fishing boat.', 'to loose his → to lose his'],
    ['I wrote the answer down on a peace of paper for him.', 'peace of paper → piece of paper'],
    ['They walked home with there friends along the river.', 'with there friends → with their friends'],
    ['Once a week we all eat fish in are house by the sea.', 'in are house → in our house'],
    ['My aunt said your gonna need a coat for the ferry.', 'your gonna → you’re gonna'],
  ])('are corrected where no other reading is left: %s', async (text, slip) => {
    expect((await slipsIn(text)).map((one) => one.replace(/'/gu, '’'))).toEqual([slip]);
  });

  it.each([
    'I do not know what to do until the boat comes in.',
    'There always has been a garden behind the old house.',
    'Too much of this led to much of the trouble we had.',
    'She wants a world at peace, and your going there helps.',
    'He is an ideal friend, and I let the dog loose.',
    'They are friends of the people whose house we rent.',
  ])('are left alone in %s', async (text) => {
    expect(await slipsIn(text)).toEqual([]);
  });

  it('are taken for a word of the task only where the task has it', async () => {
    const text = 'In the waiting room I had patients with the man beside me.';
    expect(await slipsIn(text)).toEqual([]);
    expect(await slipsIn(text, 'Write about patience.')).toEqual(['had patients → had patience']);
  });
});

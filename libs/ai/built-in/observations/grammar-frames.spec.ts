import { judgedEssayOf } from '../testing/judged-essay-of';
import { grammarFrame } from './grammar-frames';

async function slipsIn(essayText: string): Promise<string[]> {
  const essay = await judgedEssayOf(essayText);
  return grammarFrame.find(essay).map(({ quote, slots }) => `${quote} → ${slots?.['quoteRight']}`);
}

describe('slips of grammar that show in a few words', () => {
  it.each([
    ['On Sunday we can to swim in the dam behind the house.', 'can to swim → can swim'],
    ['A dog can helps an old man who lives by himself.', 'can helps → can help'],
    ['My uncle didn’t went to the market that week.', 'didn’t went → didn’t go'],
    ['The new bus is more faster than the old one was.', 'more faster → faster'],
    ['I am agree with what the council wants to build.', 'I am agree → I agree'],
    ['We stay home because he don’t like the cold wind.', 'he don’t → he doesn’t'],
    ['There is many gardens in the street where I live.', 'There is many → There are many'],
    ['This reasons are the ones that my mother gave.', 'This reasons → These reasons'],
    ['Every students brought a plate to the long table.', 'Every students → Every student'],
    ['You learn many thing when you work on a farm.', 'many thing → many things'],
  ])('are corrected: %s', async (text, slip) => {
    expect(await slipsIn(text)).toEqual([slip]);
  });

  it.each([
    'They did everything they could to give us a warm bed.',
    'Work as hard as you can to finish the wall by noon.',
    'He doesn’t have a boat, and it helps to know that.',
    'Did he say that it helps? I don’t think it does.',
    'There is a lot of rain here, and this thing is wet.',
    'I am sure that we agree, and each student knows it.',
  ])('are not seen in %s', async (text) => {
    expect(await slipsIn(text)).toEqual([]);
  });

  it('are not looked for in what somebody else says', async () => {
    expect(await slipsIn('My brother said, “I am agree with the farmer,” and laughed at it.')).toEqual([]);
  });
});

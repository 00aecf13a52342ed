import { judgedEssayOf } from '../testing/judged-essay-of';
import type { Measure } from './criterion-kind';
import { structure } from './structure';

const SENTENCES = [
  'Our library should stay open on Sundays, because many families have no quiet room at home.',
  'First, students who share a bedroom need a desk for the last hours before a test.',
  'My neighbour does her homework on the stairs of her building when her brothers watch football.',
  'However, some people say that the staff should have their weekend like everybody else.',
  'Two retired teachers have offered to open the doors, and the council already pays for the light.',
  'Therefore the only cost is a key, and a key is cheaper than a lost year at school.',
  'Older readers would come as well, since the bus from the hills runs on Sunday afternoons.',
  'They could meet over the newspapers instead of sitting alone until Monday.',
  'The swimming club found last winter that a second open day brought forty new members.',
  'Nobody had to work more, as the helpers took turns by a list on the wall.',
  'A list like that would suit us too, with one name for each weekend of the year.',
  'So let the doors be open, and let us count the visitors until the holidays before anybody says no.',
];
const measured = async (essayText: string): Promise<Measure> => {
  return structure.measure(await judgedEssayOf(essayText), 'Paragraphs and structure');
};

describe('the structure of a long text in one block', () => {
  const block = SENTENCES.join(' ');

  it('is not held back where the paragraphs may have been lost on the way here', async () => {
    expect((await measured(block)).ceiling).toBeNull();
  });

  it('is held back where another line break shows that they were not', async () => {
    for (const text of [`A KEY FOR SUNDAYS\n\n${block}`, `Dear councillors,\n${block}\nSincerely,\nMia`])
      expect((await measured(text)).ceiling?.level).toBe(2);
  });

  it('is neither better nor worse than the same text’s in the rest of what is measured', async () => {
    const [lost, kept] = [await measured(block), await measured(SENTENCES.join('\n\n'))];
    expect(lost.quality).toBeGreaterThan(0);
    expect(lost.quality).toBeLessThanOrEqual(kept.quality);
  });
});

import type { Genre } from '@marklight/contracts/genre';
import { createBuiltInProvider } from '../provider';

const provider = createBuiltInProvider({ lint: () => Promise.resolve([]) });

async function thoughtOn(criterion: string, essayText: string, genre: Genre | null = null): Promise<string> {
  const { feedback } = await provider.grade({
    essayText,
    studentName: null,
    locale: 'en-AU',
    criteria: [{ text: criterion, weight: 1 }],
    task: null,
    genre,
  });
  return feedback[0]?.chainOfThought ?? '';
}

const SHORT = 'I think buses should be free. They are slow and full. My street has none.';
/** Well told, but without an example, a figure or a quotation. */
const WITHOUT_EVIDENCE = `Last term I did work experience at a vet clinic in Bendigo. Before I started I thought that vets spend all day with cute animals. I was wrong.

On my first day I had to clean cages for three hours. I felt disappointed and a bit angry, because I wanted to see an operation. In the afternoon a farmer came in with a sick dog. He was a big man but his hands were shaking. Dr Patel talked to him quietly for a long time before she even looked at the dog. I realised that half of her job is looking after people.

By the end of the week I did not mind the cages. I understood that nobody can operate in a dirty clinic. It taught me that small jobs matter, and that I want to do work where somebody needs me. Now, when my manager at the bakery asks me to sweep the floor, I don't complain any more.`;

describe('the reason for a level', () => {
  it('speaks to the teacher, not to the student', async () => {
    const thought = await thoughtOn('Ideas', SHORT);
    expect(thought).toContain(
      'With only 15 words, the essay can do no more than begin to show what was asked.',
    );
    expect(thought).not.toMatch(/\byour?\b|Write more/u);
  });

  it('names the part that a finding limits if a criterion has several, and otherwise the level', async () => {
    expect(await thoughtOn('Evidence', WITHOUT_EVIDENCE, 'reflection')).toMatch(
      /no example, figure or quotation, which limits the level to 1\. .* the level cannot be higher than 1 /u,
    );
    expect(await thoughtOn('Detail and description', WITHOUT_EVIDENCE, 'reflection')).toMatch(
      /no example, figure or quotation, which limits the use of evidence to level 1\. .* the level cannot be higher than 2 /u,
    );
  });
});

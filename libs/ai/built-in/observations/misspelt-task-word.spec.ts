import type { LintFinding } from '@marklight/text/linter';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';

/** Marks the given words as misspelt, as the checker does with what is no word. */
const linterFor = (misspelt: readonly string[]) => ({
  lint: (text: string): Promise<LintFinding[]> =>
    Promise.resolve(
      misspelt.flatMap((word) =>
        [...text.matchAll(new RegExp(word, 'gu'))].map(({ index }) => ({
          start: index,
          end: index + word.length,
          text: word,
          message: '',
          suggestions: [],
          kind: 'spelling' as const,
        })),
      ),
    ),
});

const TASK = 'Write about patience. Tell a story about a time when you were patient.';

async function seen(id: string, essayText: string, misspelt: readonly string[]) {
  const essay = await judgedEssayOf(essayText, { task: TASK }, linterFor(misspelt));
  return observationKind(id).find({ ...essay, genre: 'story' });
}

const REST =
  'The bus is slow in the rain. It stops at every corner of our town. Walking takes ten minutes at most. The path is dry.';

describe('a misspelt word of the task', () => {
  const told = (word: string): string =>
    `I had to be ${word} in a long line. We stood at the gate. My aunt bought tea. We waited for an hour.`;
  it.each(['pacient', 'pashent', 'paitient', 'patiant'])('counts as that word: %s', async (word) => {
    const [found] = await seen('task-named-early', told(word), [word]);
    expect(found?.quote).toContain(word);
  });
  it.each(['parent', 'passing', 'pastime'])('is no other word: %s', async (word) => {
    expect(await seen('task-named-early', told(word), [])).toEqual([]);
  });
  it('is not held up as a word to show', async () => {
    const text = `We had pacience. Pacience is rare. It takes pacience. On that road my aunt had pacience. ${REST}`;
    expect(await seen('task-word-to-show', text, ['pacience', 'Pacience'])).toEqual([]);
  });
});

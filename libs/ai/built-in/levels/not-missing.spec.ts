import type { GradingRequest } from '../../provider';
import { createBuiltInProvider } from '../provider';

const provider = createBuiltInProvider({ lint: () => Promise.resolve([]) });
const CRITERIA = ['Evidence', 'Counter-argument', 'Vocabulary'];
/** Weak in each criterion, with an example and, in its last sentence but one, another view. */
const SHORT = `Dogs are better than cats because they are friendly. For example, my dog waits for me at the gate every day after school. Cats do not care about people, and they scratch the furniture. Also, dogs keep the house safe since they bark when a stranger comes. Some parents say that a dog is too much work. Therefore I believe that a family should get a dog.`;
const WITHOUT_OTHER_VIEW = SHORT.replace('Some parents say that a dog is too much work. ', '');

async function graded(essayText: string, levelDescriptions?: string[]) {
  const request: GradingRequest = {
    essayText,
    studentName: null,
    locale: 'en-AU',
    criteria: CRITERIA.map((text) => ({ text, weight: 1, ...(levelDescriptions && { levelDescriptions }) })),
    task: null,
  };
  const { feedback } = await provider.grade(request);
  return Object.fromEntries(feedback.map((one, index) => [CRITERIA[index], one]));
}
const levelsOf = (feedback: Awaited<ReturnType<typeof graded>>) =>
  Object.fromEntries(CRITERIA.map((name) => [name, feedback[name]?.level]));

describe('the level “Missing”', () => {
  it('is not given to what is there, however weak', async () => {
    const feedback = await graded(SHORT);
    expect(levelsOf(feedback)).toEqual({ Evidence: 1, 'Counter-argument': 1, Vocabulary: 1 });
    expect(feedback.Evidence?.chainOfThought).toMatch(
      /That is level 0 \(Missing\); .* Some of what it asks for is there, so the level is 1 \(Emerging\)\./,
    );
  });

  it('is given where nothing of it was found', async () => {
    const feedback = await graded(WITHOUT_OTHER_VIEW);
    expect(levelsOf(feedback)).toMatchObject({ Evidence: 1, 'Counter-argument': 0 });
  });

  it('is given to a text that is no prose', async () => {
    const feedback = await graded(
      'dog gate day school cat furniture house stranger bark parent work family '.repeat(4),
    );
    expect(levelsOf(feedback)).toEqual({ Evidence: 0, 'Counter-argument': 0, Vocabulary: 0 });
  });

  it('means what the teacher’s descriptions say, if there are any', async () => {
    const feedback = await graded(SHORT, ['Little of it', 'Some', 'Enough', 'Much', 'Very much']);
    expect(feedback.Evidence?.level).toBe(0);
  });
});

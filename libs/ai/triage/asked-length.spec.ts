import { askedLengthOf } from './asked-length';

const asked = (task: string) => askedLengthOf(task)?.asWritten ?? null;

describe('the length that a task asks for', () => {
  it.each([
    ['Write an essay of at least 300 words.', 'at least 300 words'],
    ['Write a minimum of 1,200 words on the causes of the war.', 'at least 1,200 words'],
    ['Your answer must have no fewer than 150 words.', 'at least 150 words'],
    ['Write a 500-word essay about school uniforms.', 'about 500 words'],
    ['In your response, aim for about 250 words.', 'about 250 words'],
    ['Length: 400 words.', 'about 400 words'],
    ['Your letter should have 200–250 words.', '200 to 250 words'],
    ['Describe a place. Your piece should be 200 to 250 words long.', '200 to 250 words'],
  ])('%s', (task, expected) => {
    expect(asked(task)).toBe(expected);
  });

  it.each([
    ['no number', 'Write an essay about patience.'],
    ['only an upper limit', 'Write no more than 500 words.'],
    ['an upper limit after the number', 'Write 500 words or fewer on this topic.'],
    ['a limit', 'Write an essay with a word limit of 800 words.'],
    ['words of another text', 'Write about the first 200 words of the passage.'],
    ['a number that is not about writing', 'She had learnt 3,000 words by the age of five.'],
    ['a few words', 'Write an answer of 10 words.'],
    ['a year', 'Write about the events of 1901.'],
    ['nothing', ''],
  ])('is not asked for with %s', (_, task) => {
    expect(asked(task)).toBeNull();
  });
});

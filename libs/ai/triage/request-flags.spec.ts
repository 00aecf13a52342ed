import { requestFlags } from './request-flags';

const TASK = `Some people think that children spend too much of their time on computers, and too little on exercise,
with nature, and with their family and friends. Others believe that computers help children: they teach coordination,
let people learn about faraway places, and let them talk with others. Write a letter to your local newspaper in which
you state your opinion on the effects that computers have on people. Persuade the readers to agree with you.`;
const ON_IT = `I believe that computers have good effects on people. Children who use computers learn about faraway places
and people. They talk with friends online and with family who live far away. Readers should agree that exercise and
computers both have their time in a day. My opinion is that a newspaper could teach families how.`;
const ON_ANOTHER = `The lighthouse keeper climbed the stairs before dawn. Salt wind rattled the glass, and gulls wheeled
above the rocks. He polished the lamp, wound the clockwork and wrote the weather into his log. Far out, a steamer blew
its horn twice. By breakfast the fog had lifted, and the harbour below was full of masts.`;
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const messages = (essayText: string, task: string | null) =>
  requestFlags({ essayText, task }).map(({ code, message }) => `${code}: ${message}`);

describe('what the task and the essay show', () => {
  it('says nothing of an essay on its task', () => {
    expect(messages(`${ON_IT} ${ON_IT}`, TASK)).toEqual([]);
    expect(messages(words(200), null)).toEqual([]);
  });

  it('says that an essay may answer another question', () => {
    expect(messages(`${ON_ANOTHER} ${ON_ANOTHER}`, TASK)).toEqual([
      'off_topic: Hardly any of the task’s key words appear, so the essay may answer a different question.',
    ]);
  });

  it.each([
    ['there is no task', ON_ANOTHER, null],
    ['the task has few words', `${ON_ANOTHER} ${ON_ANOTHER}`, 'Write a story about patience.'],
    ['the essay is short', ON_ANOTHER.split(/\s+/).slice(0, 38).join(' '), TASK],
  ])('says nothing of the question where %s', (_, essay, task) => {
    expect(requestFlags({ essayText: essay, task }).map(({ code }) => code)).not.toContain('off_topic');
  });

  it.each<[number, string | null, string[]]>([
    [44, null, ['too_short: With only 44 words, there is little to judge.']],
    [1, null, ['too_short: With only 1 word, there is little to judge.']],
    [0, null, ['too_short: There are no words to judge.']],
    [60, null, []],
    [
      269,
      'Write at least 300 words.',
      ['too_short: The task asks for at least 300 words; the essay has 269.'],
    ],
    [270, 'Write at least 300 words.', []],
    [333, 'Write a 500-word essay.', ['too_short: The task asks for about 500 words; the essay has 333.']],
    [334, 'Write a 500-word essay.', []],
    [44, 'Write an answer of about 40 words.', ['too_short: With only 44 words, there is little to judge.']],
  ])('%i words for the task %s', (count, task, expected) => {
    expect(messages(words(count), task)).toEqual(expected);
  });
});

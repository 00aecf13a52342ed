import { wordsOf } from '@marklight/text/segmentation';
import { Said, shortComment, shortPoint, withinWords } from './bounded';

const sentence = (words: number, word = 'word') => `${Array.from({ length: words }, () => word).join(' ')}.`;

describe('a comment', () => {
  it('of 70 words stays as it is', () => {
    const comment = {
      feedback: `${sentence(25)} ${sentence(20)}`,
      improvementSteps: [sentence(15), sentence(10)],
    };
    expect(shortComment(comment)).toEqual(comment);
  });

  it('has two steps at most', () => {
    const improvementSteps = ['First.', 'Second.', 'Third.'];
    expect(shortComment({ feedback: 'Good.', improvementSteps }).improvementSteps).toEqual([
      'First.',
      'Second.',
    ]);
  });

  it('that is too long loses its second step, then its last sentences, never its first', () => {
    const { feedback, improvementSteps } = shortComment({
      feedback: [40, 30, 30].map((words) => sentence(words)).join(' '),
      improvementSteps: [sentence(15, 'step'), sentence(15, 'next')],
    });
    expect(improvementSteps).toEqual([sentence(15, 'step')]);
    expect(feedback).toBe(`${sentence(40)} ${sentence(30)}`);
    expect(shortComment({ feedback: sentence(200), improvementSteps: [] }).feedback).toBe(sentence(200));
  });
});

it('cuts a point at the end of a sentence', () => {
  const point = shortPoint([30, 25, 20].map((words) => sentence(words)).join(' '));
  expect(wordsOf(point)).toHaveLength(55);
  expect(withinWords('One. Two.', 5)).toBe('One. Two.');
});

describe('what was said', () => {
  it('is not said again, in another case or with a word more', () => {
    const said = new Said();
    expect(said.news(['Name one walker who uses the path every day.'])).toHaveLength(1);
    expect(said.news(['name one walker who uses the path every day', 'Give the plan’s cost.'])).toEqual([
      'Give the plan’s cost.',
    ]);
    said.remember('You state a side. Your ending returns to the trees by the river.');
    expect(said.news(['Your ending returns to the trees by the river.', 'Your trees end.'])).toEqual([
      'Your trees end.',
    ]);
  });
});

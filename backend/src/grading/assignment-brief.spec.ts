import { requestFlags } from '@marklight/ai/triage/request-flags';
import { ownWordsOf, taskOf, type AssignmentBrief } from './assignment-brief';

const NOTHING_ELSE = {
  instructions: null,
  sourceText: null,
  yearLevel: null,
  wordsMin: null,
  wordsMax: null,
  genre: null,
};
const brief = (given: Partial<AssignmentBrief>): AssignmentBrief => ({
  title: 'Letter',
  ...NOTHING_ELSE,
  ...given,
});

describe('the task that the grader reads', () => {
  it('is none for an essay that is not filed under an assignment', () => expect(taskOf(null)).toBeNull());

  it('is the title alone if nothing else is given', () => expect(taskOf(brief({}))).toBe('Letter'));

  it('contains the word limits, the instructions and, last, the source', () => {
    const given = {
      instructions: 'Answer the author.',
      wordsMin: 300,
      wordsMax: 500,
      sourceText: 'Bees matter.',
    };
    expect(taskOf(brief(given))).toBe('Letter\nWrite 300 to 500 words.\nAnswer the author.\nBees matter.');
  });

  it.each([
    [{ wordsMin: 300 }, 'Write at least 300 words.'],
    [{ wordsMax: 500 }, 'Write no more than 500 words.'],
  ])('says %j as a teacher would', (limits, words) => expect(taskOf(brief(limits))).toBe(`Letter\n${words}`));

  it('gives the teacher’s own words separately', () => {
    const given = { instructions: 'For Year 9.', wordsMin: 300, sourceText: 'In Year 7 …' };
    expect(ownWordsOf(brief(given))).toBe('Letter\nFor Year 9.');
    expect(ownWordsOf(null)).toBeNull();
  });

  it('lets a text below the minimum be found too short', () => {
    const essayText = 'Bees are small and busy animals. '.repeat(20);
    const codes = (given: Partial<AssignmentBrief>) =>
      requestFlags({ essayText, task: taskOf(brief(given)) }).map(({ code }) => code);
    expect(codes({ wordsMin: 300 })).toContain('too_short');
    expect(codes({ wordsMin: 300, wordsMax: 400 })).toContain('too_short');
    expect(codes({ wordsMin: 100 })).not.toContain('too_short');
  });
});

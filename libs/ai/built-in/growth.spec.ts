import { excessiveGrowth } from '@marklight/text/testing/growth';
import { HOSTILE_TEXTS, SOME_PROSE } from '@marklight/text/testing/hostile-texts';
import { checkProposal } from '../check-proposal';
import { findOrders } from '../orders/find-orders';
import { extractJsonObject } from '../openai/extract-json';
import { PersonalDetails } from '../privacy/personal-details';
import type { GradingRequest } from '../provider';
import { quoteFinder } from '../quote-check';
import { limitsOf, lengthLimit } from './levels/content';
import { createBuiltInProvider } from './provider';

const provider = createBuiltInProvider({ lint: () => Promise.resolve([]) });
const requestOf = (essayText: string, task: string | null = null): GradingRequest => ({
  essayText,
  task,
  studentName: 'Maria Rossi',
  locale: 'en-AU',
  criteria: ['Clear thesis', 'Use of evidence', 'Structure', 'Spelling and grammar'].map((text) => ({
    text,
    weight: 1,
  })),
});

const WORK: Readonly<Record<string, (text: string) => unknown>> = {
  'orders to the grader': findOrders,
  'hiding personal details': (text) => {
    const people = { student: 'Maria Rossi', classmates: ['My Friend', 'Will May'], teacher: 'Ann Lee' };
    const details = new PersonalDetails(people, { written: [text], about: [SOME_PROSE] });
    return details.restore(details.hide(text));
  },
  grading: (text) => provider.grade(requestOf(text)),
  'grading by a long task': (text) => provider.grade(requestOf(SOME_PROSE, text)),
  'finding quotes': (text) => {
    const find = quoteFinder(text);
    return ['not there', 'a a a not there', SOME_PROSE, 'rt', '“a'].map(find);
  },
  'finding a long quote': (text) => quoteFinder(text)(text.slice(0, text.length / 2)),
  'an answer of the AI service': extractJsonObject,
  'a criterion of length': (text) => [lengthLimit.recognises.test(text), limitsOf(text)],
  'checking what was proposed': async (text) => {
    const request = requestOf(text);
    return checkProposal(request, await provider.grade(request));
  },
};

describe('no essay makes the work grow faster than n log n', () => {
  it.each(Object.entries(WORK))('%s', async (_, work) => {
    const found: Record<string, number> = {};
    for (const [name, textOf] of Object.entries(HOSTILE_TEXTS)) {
      const growth = await excessiveGrowth((length) => `${textOf(length)}\n\n${SOME_PROSE}`, work);
      if (growth !== null) found[name] = growth;
    }
    expect(found).toEqual({});
  });
});

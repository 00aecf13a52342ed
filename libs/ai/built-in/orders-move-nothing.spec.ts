import { scoreOf } from '@marklight/contracts/grades';
import * as fc from 'fast-check';
import { checkProposal } from '../check-proposal';
import { BLIND_INNOCENT, BLIND_ORDERS } from '../orders/evaluation/blind-passages';
import { INNOCENT } from '../orders/evaluation/innocent-passages';
import { ORDERS } from '../orders/evaluation/order-passages';
import { SECOND_ORDERS } from '../orders/evaluation/second-passages';
import { findOrders } from '../orders/find-orders';
import { withPassagesLeftOut } from '../orders/left-out';
import type { GradingRequest } from '../provider';
import { createBuiltInProvider } from './provider';

const provider = createBuiltInProvider({ lint: () => Promise.resolve([]) });
const PARAGRAPHS = [
  'I think the river path should stay open, because families walk there every day after school.',
  'For example, last winter forty people planted trees along the bank. This shows that people care about the place.',
  'Some say that a road would save time. However, the time saved is two minutes, and the trees took ten years.',
  'In conclusion, the council should keep the path, since it costs little and many people use it.',
];
const ORDER_PASSAGES = [...ORDERS, ...SECOND_ORDERS, ...BLIND_ORDERS];
const PLAIN_PASSAGES = [...INNOCENT, ...BLIND_INNOCENT];

const requestOf = (essayText: string): GradingRequest => ({
  essayText,
  studentName: null,
  locale: 'en-AU',
  task: null,
  criteria: ['Clear thesis', 'Use of evidence', 'Structure', 'Vocabulary', 'Spelling and grammar'].map(
    (text) => ({ text, weight: 1 }),
  ),
});
async function scoreFor(essayText: string): Promise<number> {
  const request = requestOf(essayText);
  return scoreOf(checkProposal(request, await provider.grade(request)).feedback).percentage ?? -1;
}
const inserted = (passage: string, place: number): string =>
  [...PARAGRAPHS.slice(0, place), passage, ...PARAGRAPHS.slice(place)].join('\n\n');
const anyPlace = fc.integer({ min: 0, max: PARAGRAPHS.length });

/** How much one more sentence of an essay's own can be worth: what the plain passages gain at most, wherever they stand. */
async function worthOfASentence(): Promise<number> {
  const without = await scoreFor(PARAGRAPHS.join('\n\n'));
  let most = 0;
  for (const passage of PLAIN_PASSAGES.filter((_, index) => index % 3 === 0))
    for (const place of [0, 4]) most = Math.max(most, (await scoreFor(inserted(passage, place))) - without);
  return most;
}

describe('an order to the built-in grader', () => {
  it('that is found leaves the score of the essay without it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ORDER_PASSAGES), anyPlace, async (order, place) => {
        const essay = inserted(order, place);
        const { found } = findOrders(essay);
        fc.pre(found.length > 0);
        expect(await scoreFor(essay)).toBe(await scoreFor(withPassagesLeftOut(essay, found)));
      }),
      { numRuns: 30 },
    );
  });

  it('that is not found is worth no more than any other sentence there', async () => {
    const [without, worth] = [await scoreFor(PARAGRAPHS.join('\n\n')), await worthOfASentence()];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ORDER_PASSAGES), anyPlace, async (order, place) => {
        expect((await scoreFor(inserted(order, place))) - without).toBeLessThanOrEqual(worth);
      }),
      { numRuns: 80 },
    );
  });
});

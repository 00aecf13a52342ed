import { act, screen, waitFor } from '@testing-library/react';
import { anEssay, aResult } from '../../testing/builders';
import { findToast } from '../../testing/render-dashboard';
import {
  chooseLevel,
  decided,
  feedbackField,
  levelKey,
  levelOf,
  renderReview,
  saveLine,
  saveNow,
  typeFeedback,
} from '../testing/render-review';

const CHANGED = 'Changed in another window';
const isSaid = (title: string) => screen.queryByText(title) !== null;

/** The essay is on the screen, and another window may change it. */
async function page() {
  const rendered = renderReview();
  const { server, state } = rendered;
  await levelKey(1, 0);
  const results = () => server.sent('GET', '/api/essays/essay-1/results').length;
  return {
    ...rendered,
    results,
    /** Saved by the other window, of which this one is told. */
    elsewhere: (changes: { level: number; feedback: string }) => {
      state.results = state.results.map((one) => decided(one, changes));
      const [{ id, version }] = state.results as [ReturnType<typeof aResult>];
      act(() => void server.push({ type: 'decided', essayId: 'essay-1', result: { id, version } }));
    },
  };
}

it('shows, and says, what another window saved', async () => {
  const { elsewhere } = await page();
  elsewhere({ level: 1, feedback: 'Theirs.' });
  await findToast(CHANGED);
  expect(feedbackField().value).toBe('Theirs.');
  expect(levelOf(1)).toBe('1: Emerging');
});

it('asks which words stay while the teacher is still typing, before anything is saved', async () => {
  const { server, elsewhere } = await page();
  typeFeedback('Mine.');
  elsewhere({ level: 1, feedback: 'Theirs.' });
  expect(await screen.findByText(/Nothing was overwritten/)).toBeTruthy();
  expect(feedbackField().value).toBe('Mine.');
  expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(0);
});

it('shows that another window marked the essay as reviewed', async () => {
  const { server, state } = await page();
  state.essay = anEssay({ status: 'reviewed' });
  act(() => void server.push({ type: 'decided', essayId: 'essay-1', reviewed: true }));
  expect(await screen.findByRole('button', { name: 'Mark as not reviewed' })).toBeTruthy();
});

it('takes the news of what it saved itself for known, also when it comes before the answer', async () => {
  const { server, state, results } = await page();
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.on('PUT', '/api/results/result-1', async () => {
    state.results = [decided(aResult(), { level: 4, feedback: 'Mine.' })];
    await isAnswered;
    return { body: state.results[0] };
  });
  await chooseLevel(1, 4);
  saveNow();
  const own = { type: 'decided', essayId: 'essay-1', result: { id: 'result-1', version: 2 } } as const;
  act(() => void server.push(own));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  answer();
  await waitFor(() => expect(saveLine()).toBe('Saved'));
  // Once when it was opened, and once after the save.
  await waitFor(() => expect(results()).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(results()).toBe(2);
  expect(isSaid(CHANGED)).toBe(false);
});

it('looks again after the connection was lost', async () => {
  const { server, state } = await page();
  server.dropStream();
  state.results = [decided(aResult(), { level: 0, feedback: 'Theirs.' })];
  act(() => server.reconnectStream());
  await findToast(CHANGED);
  expect(feedbackField().value).toBe('Theirs.');
});

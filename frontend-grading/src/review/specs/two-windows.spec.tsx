import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@marklight/api-client/base-api';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { aFeedbackItem, anEssay, aResult } from '../../testing/builders';
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
const CHANGED_MEANWHILE = {
  status: 409,
  body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' },
};
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

it('fetches nothing for the news of what it saved itself, even if the news comes before the answer', async () => {
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

it('fetches nothing for the news of a batch that it approved itself, as it has fetched everything since', async () => {
  const { server, store, results } = await page();
  act(() => void server.push({ type: 'decided' }));
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Essays', 'Results'])));
  await waitFor(() => expect(results()).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(results()).toBe(2);
});

it('fetches again for such news if a request made since has failed', async () => {
  const { server, store, results } = await page();
  server.on('GET', '/api/essays/essay-1/results', () => (results() === 2 ? { status: 400 } : undefined));
  act(() => void server.push({ type: 'decided' }));
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Essays', 'Results'])));
  await waitFor(() => expect(results()).toBe(3));
});

it('fetches again when another window has approved a batch', async () => {
  const { server, results } = await page();
  act(() => void server.push({ type: 'decided' }));
  await waitFor(() => expect(results()).toBe(2));
});

it('fetches once what a save and the approval after it have changed', async () => {
  const { server, state, results } = await page();
  server.on('PUT', '/api/results/result-1', () => {
    state.results = [decided(aResult(), { level: 4, feedback: 'Mine.' })];
    return { body: state.results[0] };
  });
  server.on('PUT', '/api/essays/essay-1/reviewed', () => {
    state.essay = anEssay({ status: 'reviewed' });
    return { status: 204, body: undefined };
  });
  await chooseLevel(1, 4);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  await screen.findByRole('button', { name: 'Mark as not reviewed' });
  await waitFor(() => expect(results()).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(results()).toBe(2);
});

it('looks again after the connection was lost', async () => {
  const { server, state } = await page();
  server.dropStream();
  state.results = [decided(aResult(), { level: 0, feedback: 'Theirs.' })];
  act(() => server.reconnectStream());
  await findToast(CHANGED);
  expect(feedbackField().value).toBe('Theirs.');
});

it('explains an edit in another window, loses nothing, and lets the teacher choose', async () => {
  const { server, state } = await page();
  typeFeedback('Mine.');
  server.on('PUT', '/api/results/result-1', () => {
    state.results = [decided(aResult(), { level: 2, feedback: 'Theirs.' })];
    return CHANGED_MEANWHILE;
  });
  saveNow();
  expect(await screen.findByText(/Nothing was overwritten/)).toBeTruthy();
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  expect(feedbackField().value).toBe('Mine.');

  server.on('PUT', '/api/results/result-1', ({ json }) => {
    state.results = [decided(aResult(), { level: 3, feedback: 'Mine.' })];
    return { body: { ...state.results[0], version: (json as { version: number }).version + 1 } };
  });
  saveNow();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
  await findToast('Choose which version stays');
  expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  saveNow();
  await waitFor(() => expect(saveLine()).toBe('Saved'));
  expect(server.sent('PUT', '/api/results/result-1').at(-1)?.json).toMatchObject({ version: 2 });
  expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(0);
});

describe('saved over a change in another window', () => {
  const [first, second] = aResult().feedback as [FeedbackItem, FeedbackItem];
  /** The other window's changes of the first criterion are saved before this one's. */
  async function afterConflict(theirs: Partial<FeedbackItem>, mine: () => void) {
    const { server, state, results } = await page();
    mine();
    server.on('PUT', '/api/results/result-1', ({ json }) => {
      const { version, feedback } = json as { version: number; feedback: Partial<FeedbackItem>[] };
      if (version === 2) {
        const [item, other] = state.results[0]?.feedback ?? [];
        const both = { ...item, ...feedback[0] } as FeedbackItem;
        state.results = [aResult({ version: 3, feedback: [both, other ?? second] })];
        return { body: state.results[0] };
      }
      const item = aFeedbackItem({ ...first, ...theirs, proposed: first });
      state.results = [aResult({ version: 2, feedback: [item, second] })];
      return CHANGED_MEANWHILE;
    });
    saveNow();
    await waitFor(() => expect(results()).toBeGreaterThan(1));
    const sent = async () => {
      await waitFor(() => expect(saveLine()).toBe('Saved'));
      const last = server.sent('PUT', '/api/results/result-1').at(-1)?.json;
      return (last as { feedback: object[] }).feedback[0];
    };
    return { sent };
  }
  const removeStep = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Edit Steps to improve for criterion 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove step 1 for criterion 1' }));
  };

  it('a level that this one left alone is as the other saved it, and the second window says so', async () => {
    const { sent } = await afterConflict({ level: 1 }, removeStep);
    expect(await sent()).toEqual({ level: 1, feedback: first.feedback, improvementSteps: [] });
    await findToast('Changed in another window too');
    await waitFor(() => expect(levelOf(1)).toBe('1: Emerging'));
    expect(screen.queryByText(/^(Saved|Removed) meanwhile/)).toBeNull();
  });

  it('steps that this one left alone are as the other saved them', async () => {
    const steps = { improvementSteps: ['Theirs.'], suggestions: 'Theirs.' };
    const { sent } = await afterConflict(steps, () => typeFeedback('Mine.'));
    expect(await sent()).toEqual({ level: first.level, feedback: 'Mine.' });
    const criterion = within(screen.getByRole('region', { name: /^Criterion 1: / }));
    expect(await criterion.findByText('Theirs.')).toBeTruthy();
    expect(feedbackField().value).toBe('Mine.');
  });

  it.each([
    ['Use the saved version for criterion 1', 'Theirs.'],
    ['Use the saved version', 'Theirs.'],
    ['Keep mine', 'Mine.'],
  ])('what both changed waits for the teacher, and the other words stand: %s', async (button, words) => {
    const { sent } = await afterConflict({ level: 1, feedback: 'Theirs.' }, () => {
      typeFeedback('Mine.');
      removeStep();
    });
    expect(await screen.findByText('Theirs.')).toBeTruthy();
    await waitFor(() => expect(levelOf(1)).toBe('1: Emerging'));
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(feedbackField().value).toBe(words);
    saveNow();
    expect(await sent()).toEqual({ level: 1, feedback: words, improvementSteps: [] });
  });

  it('nothing is left unsaved where the other saved the same', async () => {
    await afterConflict({ feedback: 'Mine.' }, () => typeFeedback('Mine.'));
    await findToast('Nothing left to save');
    await waitFor(() => expect(saveLine()).toBe('Saved'));
    expect(localStorage).toHaveLength(0);
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionExpired, sessionOpened } from '@marklight/api-client/session-state';
import type { GradingResult } from '@marklight/contracts/grading';
import { aFeedbackItem, anEssay, aResult } from '../../testing/builders';
import type { FakeServer } from '../../testing/fake-server';
import { AUTOSAVE } from '../hooks/use-autosave';
import { UNSENT } from '../hooks/use-unsent';
import {
  feedbackField,
  levelKey,
  renderReview,
  saveLine,
  saveNow,
  typeFeedback,
  type Given,
} from '../testing/render-review';

const retries = AUTOSAVE.afterFailure;
afterEach(() => {
  AUTOSAVE.afterFailure = retries;
  UNSENT.leftAfter = 20_000;
});

const isSaved = () => waitFor(() => expect(saveLine()).toBe('Saved'));
const isKept = () => waitFor(() => expect(saveLine()).toBe('Not sent yet'));
const away = (server: FakeServer) => server.fail('PUT', '/api/results/result-1', 503, 'Away.');

/** Saves as the server does, one version after another. */
function back(server: FakeServer, state: { results: GradingResult[] }) {
  server.on('PUT', '/api/results/result-1', ({ json }) => {
    const { version, feedback: asked } = json as { version: number; feedback: [{ feedback: string }] };
    const now = state.results[0]!;
    if (version !== now.version)
      return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
    const item = aFeedbackItem({
      ...now.feedback[0],
      feedback: asked[0].feedback,
      proposed: aFeedbackItem(),
    });
    state.results = [{ ...now, version: version + 1, feedback: [item, ...now.feedback.slice(1)] }];
    return { body: state.results[0] };
  });
}

/** A window that typed something and was closed while the server was away. */
async function closedWindow(text: string, given: Given = {}) {
  const { server, leave } = renderReview(given);
  away(server);
  await levelKey(1, 0);
  typeFeedback(text);
  leave();
}

it('is tried again while the server is away without fetching anything else, which would add to its load', async () => {
  AUTOSAVE.afterFailure = [20];
  const { server } = renderReview({ autosaveMs: 20 });
  away(server);
  await levelKey(1, 0);
  const fetched = () => server.sent('GET', '/api/essays/essay-1/results').length;
  typeFeedback('Mine.');
  await waitFor(() => expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1));
  const before = fetched();
  await waitFor(() => expect(server.sent('PUT', '/api/results/result-1').length).toBeGreaterThan(3));
  expect(fetched()).toBe(before);
});

it('is saved by itself a moment after the last change, and nothing stays on the device', async () => {
  const { server, state } = renderReview({ autosaveMs: 50 });
  back(server, state);
  await levelKey(1, 0);
  expect(saveLine()).toBe('');
  typeFeedback('Mi');
  typeFeedback('Mine.');
  expect(localStorage).toHaveLength(1);
  await isSaved();
  expect(server.sent('PUT', '/api/results/result-1').map(({ json }) => json)).toMatchObject([
    { version: 1, feedback: [{ feedback: 'Mine.' }, {}] },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('is kept while the server is away, tried again, and sent when the connection is back', async () => {
  AUTOSAVE.afterFailure = [20, 1_000_000];
  const { server, state } = renderReview({ autosaveMs: 0 });
  away(server);
  await levelKey(1, 0);
  typeFeedback('Mine.');
  await isKept();
  await waitFor(() => expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(2));
  expect(screen.getByText(/^Kept on this device, and sent when the connection is back/)).toBeTruthy();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  back(server, state);
  fireEvent(window, new Event('online'));
  await isSaved();
  expect(localStorage).toHaveLength(0);
});

it('is there again in another window, and is sent from there', async () => {
  await closedWindow('Mine.');
  const { server, state } = renderReview({ autosaveMs: 0, prepare: away });
  await levelKey(1, 0);
  expect(feedbackField().value).toBe('Mine.');
  await isKept();
  back(server, state);
  fireEvent(window, new Event('online'));
  await isSaved();
  expect(server.sent('PUT', '/api/results/result-1').at(-1)?.json).toMatchObject({
    feedback: [{ feedback: 'Mine.' }, {}],
  });
  expect(localStorage).toHaveLength(0);
});

it('is neither shown to another account nor sent by it, and stays for its own', async () => {
  await closedWindow('Mine.');
  UNSENT.leftAfter = -1;
  const { server } = renderReview({ autosaveMs: 0, account: 'account-2' });
  await levelKey(1, 0);
  expect(feedbackField().value).toBe(aFeedbackItem().feedback);
  saveNow();
  expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(0);
  expect(localStorage).toHaveLength(1);
});

it('is not sent while the session is lost, and is once the same account has signed in', async () => {
  const { server, state, store } = renderReview({ autosaveMs: 0 });
  back(server, state);
  await levelKey(1, 0);
  act(() => void store.dispatch(sessionExpired()));
  typeFeedback('Mine.');
  await isKept();
  saveNow();
  expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(0);
  act(() => void store.dispatch(sessionOpened({ id: 'account-1', email: 'mia@school.example' })));
  await isSaved();
  expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1);
});

it('of two windows that were closed neither text is lost', async () => {
  await closedWindow('Of the first.');
  const [first] = Object.keys(localStorage);
  const kept = localStorage.getItem(first!)!;
  localStorage.clear();
  await closedWindow('Of the second.');
  localStorage.setItem(first!, kept);
  const { server, state } = renderReview({ autosaveMs: 0, prepare: away });
  await isKept();
  expect(feedbackField().value).toBe('Of the second.');
  back(server, state);
  fireEvent(window, new Event('online'));
  await screen.findByText(/Nothing was overwritten/);
  expect(feedbackField().value).toBe('Of the first.');
  expect(screen.getByText('Of the second.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(feedbackField().value).toBe('Of the second.');
  await isSaved();
  expect(localStorage).toHaveLength(0);
});

it('of another essay is sent from here too, and named where it cannot be', async () => {
  await closedWindow('Mine.');
  UNSENT.leftAfter = -1;
  const other = anEssay({ id: 'essay-2', status: 'ready_for_review' });
  const state = { results: [aResult()] };
  let isBack = false;
  const { server, router } = renderReview({
    prepare: (server) => {
      server.on('GET', '/api/essays/essay-2', () => ({ body: other }));
      server.on('GET', '/api/essays/essay-2/results', () => ({ body: [aResult({ id: 'result-2' })] }));
      back(server, state);
      server.on('GET', '/api/essays/essay-1/results', () =>
        isBack
          ? { body: state.results }
          : { status: 404, body: { statusCode: 404, code: 'x', message: 'Gone.' } },
      );
    },
  });
  await act(() => router.navigate('/essays/essay-2'));
  expect(await screen.findByText(/the essay was deleted/)).toBeTruthy();
  expect(localStorage).toHaveLength(1);
  isBack = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/the essay was deleted/)).toBeNull());
  expect(localStorage).toHaveLength(0);
});

it('stands when a list that was asked for earlier arrives after it', async () => {
  const { server, state } = renderReview();
  back(server, state);
  await levelKey(1, 0);
  const arrive: (() => void)[] = [];
  server.on('GET', '/api/essays/essay-1/results', () => {
    const body = state.results;
    return new Promise((resolve) => arrive.push(() => resolve({ body })));
  });
  typeFeedback('One.');
  saveNow();
  await waitFor(() => expect(arrive).toHaveLength(1));
  await isSaved();
  typeFeedback('One and two.');
  saveNow();
  await waitFor(() => expect(state.results[0]?.version).toBe(3));
  await isSaved();
  arrive[0]?.();
  await waitFor(() => expect(arrive).toHaveLength(2));
  expect(feedbackField().value).toBe('One and two.');
  typeFeedback('One, two and three.');
  saveNow();
  await waitFor(() => expect(state.results[0]?.feedback[0]?.feedback).toBe('One, two and three.'));
  expect(screen.queryByText(/Nothing was overwritten/)).toBeNull();
});

it('goes with the teacher who leaves immediately', async () => {
  const { server, state, router } = renderReview();
  back(server, state);
  await levelKey(1, 0);
  typeFeedback('Mine.');
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1);
});

it('a new grading of the open essay is announced when it arrives', async () => {
  const { server, state } = renderReview();
  await levelKey(1, 0);
  state.results = [aResult({ hasProposal: true })];
  const status = { essayId: 'essay-1', filename: 'mia.pdf', assignmentId: null, error: null, waitsFor: null };
  act(() => void server.push({ type: 'change', status: { ...status, status: 'complete', progress: 100 } }));
  expect(await screen.findByText('This essay was graded again')).toBeTruthy();
});

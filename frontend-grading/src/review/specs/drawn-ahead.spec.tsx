import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@marklight/api-client/base-api';
import type { GradingResult } from '@marklight/contracts/grading';
import { aFeedbackItem, anEssay, aResult } from '../../testing/builders';
import { keep } from '../logic/kept-changes';
import { keyOf } from '../logic/kept-keys';
import { NO_EDITS, savedDecisionOf } from '../logic/review-edits';
import { chooseLevel, feedbackField, levelOf, renderReview } from '../testing/render-review';

const NEXT_RESULT = aResult({ id: 'result-2', feedback: [aFeedbackItem({ level: 2 })] });

/** Mia's essay is on the screen, and Noah's is drawn ahead. */
async function page() {
  const creating = jest.spyOn(document, 'createElement');
  const next = { results: [NEXT_RESULT] as GradingResult[] };
  const essays = ['Mia', 'Noah'].map((studentName, index) =>
    anEssay({ id: `essay-${index + 1}`, studentName, status: 'ready_for_review' }),
  );
  const rendered = renderReview({
    essay: essays[0]!,
    prepare: (server) => {
      server.on('GET', '/api/essays', () => ({ body: essays }));
      server.on('GET', '/api/essays/essay-2', () => ({ body: essays[1] }));
      server.on('GET', '/api/essays/essay-2/results', () => ({ body: next.results }));
      server.on('PUT', '/api/results/result-1', () => ({ body: aResult({ version: 2 }) }));
    },
  });
  await screen.findByText('1 of 2');
  // Outside the page. An element that React made is not enough: it may be of a drawing that was broken off and begun again.
  const ahead = () =>
    creating.mock.results
      .map(({ value }) => value as Element)
      .filter((element) => element.matches('.er-place-of-screen') && !element.isConnected)
      .flatMap((place) => [...place.querySelectorAll('textarea')]);
  await waitFor(() => expect(ahead()).toHaveLength(1));
  const [field] = ahead();
  creating.mockRestore();
  return { ...rendered, next, ahead: field };
}
const goOn = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next essay' }));
  await screen.findByRole('heading', { level: 1, name: 'Noah' });
};

it('is not on the page and asks for nothing but its data, and then comes up as it is', async () => {
  const { server, ahead } = await page();
  expect(document.querySelectorAll('.er-page')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Noah' })).toBeNull();
  const about = () => server.requests.filter(({ path }) => !path.startsWith('/api/essays'));
  const before = about().length;
  await goOn();
  expect(feedbackField() === ahead).toBe(true);
  expect(feedbackField().value).toBe(NEXT_RESULT.feedback[0]?.feedback);
  expect(document.querySelectorAll('.er-page')).toHaveLength(1);
  // Its analysis, and what the rubric says by now.
  await waitFor(() => expect(about().length).toBeGreaterThan(before));
});

it('shows what was graded meanwhile', async () => {
  const { store, server, next } = await page();
  next.results = [{ ...NEXT_RESULT, version: 2, feedback: [aFeedbackItem({ level: 4 })] }];
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Results'])));
  await waitFor(() => expect(server.sent('GET', '/api/essays/essay-2/results')).toHaveLength(2));
  await goOn();
  await waitFor(() => expect(levelOf(1)).toBe('4: Outstanding'));
});

it('is fetched again once it is on the screen', async () => {
  const { next } = await page();
  next.results = [{ ...NEXT_RESULT, version: 2, feedback: [aFeedbackItem({ level: 4 })] }];
  await goOn();
  await waitFor(() => expect(levelOf(1)).toBe('4: Outstanding'));
});

it('brings back what another window left of it meanwhile', async () => {
  await page();
  const base = savedDecisionOf(NEXT_RESULT.feedback[0]!);
  keep(keyOf('account-1', 'result-2', 'other'), {
    ...{ essayId: 'essay-2', resultId: 'result-2', version: 1, at: Date.now() },
    edits: { ...NO_EDITS, criteria: { 0: { ...base, feedback: 'Left there.', base } } },
  });
  await goOn();
  expect(feedbackField().value).toBe('Left there.');
});

it('has its keys turned off with those of the essay before', async () => {
  const { user } = await page();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Use these keys' }));
  await user.click(sheet.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goOn();
  await user.keyboard('4');
  expect(levelOf(1)).toBe('2: Sound');
});

it('opens like any other when the teacher comes back to it', async () => {
  const { server, user } = await page();
  await chooseLevel(1, 0);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false);
  await goOn();
  await waitFor(() => expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1));
  await user.keyboard('p');
  await screen.findByRole('heading', { level: 1, name: 'Mia' });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
});

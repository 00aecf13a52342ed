import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { aFeedbackItem, aResult } from '../../testing/builders';
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

describe('reviewing a result', () => {
  it('saves the decision on every criterion with the version it started from', async () => {
    const { server, state } = renderReview();
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 4, feedback: 'Mine.' })];
      return { body: state.results[0] };
    });
    await chooseLevel(1, 4);
    typeFeedback('Mine.');
    expect(saveLine()).toBe('Saving…');
    saveNow();
    await waitFor(() => expect(saveLine()).toBe('Saved'));
    const [sent] = server.sent('PUT', '/api/results/result-1');
    expect(sent?.json).toMatchObject({ version: 1, feedback: [{ level: 4, feedback: 'Mine.' }, {}] });
    expect(feedbackField().value).toBe('Mine.');
  });

  it('keeps the proposal in sight beside a decision, and takes it back on demand', async () => {
    const proposal = aFeedbackItem();
    renderReview({ results: [decided(aResult(), { level: 0, feedback: 'Mine.' })] });
    await levelKey(1, 0);
    expect(screen.getByText('The grader proposed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use the proposal again for criterion 1' }));
    expect(feedbackField().value).toBe(proposal.feedback);
    expect(levelOf(1)).toBe(`${proposal.level}: Strong`);
    expect(screen.queryByText('The grader proposed')).toBeNull();
  });

  it('states the grader’s confidence only while the level is the grader’s', async () => {
    renderReview();
    const first = within(await screen.findByRole('region', { name: /^Criterion 1: / }));
    expect(first.getByText(/Of levels marked/)).toBeTruthy();
    typeFeedback('Mine.');
    expect(first.getByText(/Of levels marked/)).toBeTruthy();
    await chooseLevel(1, 0);
    expect(first.queryByText(/Of levels marked|Confidence/)).toBeNull();
  });

  it('keeps what was typed where it is refused, and tries again after the next change', async () => {
    const { server } = renderReview();
    server.fail('PUT', '/api/results/result-1', 400, 'Quote 1 is not in the essay.');
    await levelKey(1, 0);
    typeFeedback('Mine.');
    saveNow();
    expect(await screen.findByText(/Quote 1 is not in the essay\./)).toBeTruthy();
    expect(saveLine()).toBe('Not saved');
    expect(feedbackField().value).toBe('Mine.');
    typeFeedback('Mine again.');
    expect(saveLine()).toBe('Saving…');
  });

  it('keeps unsaved edits while another result is looked at', async () => {
    const older = aResult({ id: 'result-0', standing: 'earlier', createdAt: '2026-02-01T00:00:00.000Z' });
    const { server, user } = renderReview({ results: [aResult(), older] });
    const criteriaSet = { id: 'criteria-1', name: 'Argument', rubric: null };
    server.on('GET', '/api/essays/essay-1/proposal', () => ({
      body: { inForce: { result: aResult(), criteriaSet }, proposed: { result: older, criteriaSet } },
    }));
    await levelKey(1, 0);
    typeFeedback('Mine.');
    const pick = 'Result to show';
    await chooseOption(user, pick, /Feb/);
    // A result that does not count can be read, and chosen once nothing is unsaved.
    expect(screen.queryByLabelText('Feedback for criterion 1')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use this result' })).toHaveProperty('disabled', true);
    await chooseOption(user, pick, /counts/);
    expect(feedbackField().value).toBe('Mine.');
  });

  it('asks before unsaved work is left by a link where this device keeps nothing', async () => {
    renderReview({ account: null });
    await levelKey(1, 0);
    typeFeedback('Mine.');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(feedbackField().value).toBe('Mine.');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('asks there before Back leaves unsaved work, and warns about closing the window', async () => {
    const { router } = renderReview({ account: null });
    await levelKey(1, 0);
    const closing = () => new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(closing())).toBe(true);
    typeFeedback('Mine.');
    expect(window.dispatchEvent(closing())).toBe(false);
    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('is left without a question where nothing was changed', async () => {
    renderReview();
    await levelKey(1, 0);
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });
});

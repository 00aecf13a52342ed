import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { aFeedbackItem, aResult } from '../../testing/builders';
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

  it('explains an edit in another window, loses nothing, and lets the teacher choose', async () => {
    const { server, state } = renderReview();
    await levelKey(1, 0);
    typeFeedback('Mine.');
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 2, feedback: 'Theirs.' })];
      return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
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
      const { server, state } = renderReview();
      await levelKey(1, 0);
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
        return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
      });
      saveNow();
      await waitFor(() =>
        expect(server.sent('GET', '/api/essays/essay-1/results').length).toBeGreaterThan(1),
      );
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

import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { aFeedbackItem, aResult } from '../../testing/builders';
import { findToast } from '../../testing/render-dashboard';
import { chooseLevel, decided, levelKey, levelOf, renderReview, type Given } from '../testing/render-review';

configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

let leave: () => void = () => undefined;
afterEach(() => leave());

function page(given: Given = {}) {
  const rendered = renderReview(given);
  leave = rendered.leave;
  return rendered;
}
const feedback = (n = 1) => screen.getByLabelText<HTMLTextAreaElement>(`Feedback for criterion ${n}`);
const type = (text: string) => fireEvent.change(feedback(), { target: { value: text } });

describe('reviewing a result', () => {
  it('saves the decision on every criterion with the version it started from', async () => {
    const { server, state } = page();
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 4, feedback: 'Mine.' })];
      return { body: state.results[0] };
    });
    await chooseLevel(1, 4);
    type('Mine.');
    expect(screen.getByText('Unsaved changes to 1 criterion.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    const [sent] = server.sent('PUT', '/api/results/result-1');
    expect(sent?.json).toMatchObject({ version: 1, feedback: [{ level: 4, feedback: 'Mine.' }, {}] });
    await waitFor(() => expect(screen.queryByText(/Unsaved changes/)).toBeNull());
    expect(feedback().value).toBe('Mine.');
  });

  it('keeps the proposal in sight beside a decision, and takes it back on demand', async () => {
    const proposal = aFeedbackItem();
    page({ results: [decided(aResult(), { level: 0, feedback: 'Mine.' })] });
    await levelKey(1, 0);
    expect(screen.getByText('The grader proposed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use the proposal again for criterion 1' }));
    expect(feedback().value).toBe(proposal.feedback);
    expect(levelOf(1)).toBe(`${proposal.level}: Strong`);
    expect(screen.queryByText('The grader proposed')).toBeNull();
  });

  it('states the grader’s confidence only while the level is the grader’s', async () => {
    page();
    const first = within(await screen.findByRole('region', { name: /^Criterion 1: / }));
    expect(first.getByText(/confident/)).toBeTruthy();
    type('Mine.');
    expect(first.getByText(/confident/)).toBeTruthy();
    await chooseLevel(1, 0);
    expect(first.queryByText(/confident|Confidence/)).toBeNull();
  });

  it('shows the grade that the edits lead to', async () => {
    page();
    await chooseLevel(1, 0);
    expect(screen.getByText(/The grade goes from B to/)).toBeTruthy();
  });

  it('explains an edit in another window, loses nothing, and lets the teacher choose', async () => {
    const { server, state } = page();
    await levelKey(1, 0);
    type('Mine.');
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 2, feedback: 'Theirs.' })];
      return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Nothing was overwritten/)).toBeTruthy();
    expect(await screen.findByText('Theirs.')).toBeTruthy();
    expect(feedback().value).toBe('Mine.');

    server.on('PUT', '/api/results/result-1', ({ json }) => {
      state.results = [decided(aResult(), { level: 3, feedback: 'Mine.' })];
      return { body: { ...state.results[0], version: (json as { version: number }).version + 1 } };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    expect(server.sent('PUT', '/api/results/result-1').at(-1)?.json).toMatchObject({ version: 2 });
  });

  describe('saved over a change in another window', () => {
    const [first, second] = aResult().feedback as [FeedbackItem, FeedbackItem];
    /** The other window's changes of the first criterion are saved before this one's. */
    async function afterConflict(theirs: Partial<FeedbackItem>, mine: () => void) {
      const { server, state } = page();
      await levelKey(1, 0);
      mine();
      server.on('PUT', '/api/results/result-1', () => {
        const item = aFeedbackItem({ ...first, ...theirs, proposed: first });
        state.results = [aResult({ version: 2, feedback: [item, second] })];
        return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
      });
      fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(server.sent('GET', '/api/essays/essay-1/results')).toHaveLength(2));
      const saveAgain = async () => {
        server.on('PUT', '/api/results/result-1', ({ json }) => {
          const [item, other] = state.results[0]?.feedback ?? [];
          const mine = (json as { feedback: Partial<FeedbackItem>[] }).feedback[0];
          state.results = [
            aResult({ version: 3, feedback: [{ ...item, ...mine } as FeedbackItem, other ?? second] }),
          ];
          return { body: state.results[0] };
        });
        fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
        await findToast('Saved');
        await waitFor(() => expect(screen.queryByText(/^Unsaved changes/)).toBeNull());
        const sent = server.sent('PUT', '/api/results/result-1').at(-1)?.json;
        return (sent as { feedback: object[] }).feedback[0];
      };
      return { saveAgain };
    }
    const removeStep = () => {
      fireEvent.click(screen.getByRole('button', { name: 'Edit Steps to improve for criterion 1' }));
      fireEvent.click(screen.getByRole('button', { name: 'Remove step 1 for criterion 1' }));
    };

    it('a level that this one left alone is as the other saved it', async () => {
      const { saveAgain } = await afterConflict({ level: 1 }, removeStep);
      await waitFor(() => expect(levelOf(1)).toBe('1: Emerging'));
      expect(screen.queryByText(/^(Saved|Removed) meanwhile/)).toBeNull();
      expect(await saveAgain()).toEqual({ level: 1, feedback: first.feedback, improvementSteps: [] });
    });

    it('steps that this one left alone are as the other saved them', async () => {
      const steps = { improvementSteps: ['Theirs.'], suggestions: 'Theirs.' };
      const { saveAgain } = await afterConflict(steps, () => type('Mine.'));
      const criterion = within(screen.getByRole('region', { name: /^Criterion 1: / }));
      expect(await criterion.findByText('Theirs.')).toBeTruthy();
      expect(feedback().value).toBe('Mine.');
      expect(screen.queryByText(/^(Saved|Removed) meanwhile/)).toBeNull();
      expect(await saveAgain()).toEqual({ level: first.level, feedback: 'Mine.' });
    });

    it('what both changed is shown, and taking it leaves the other words alone', async () => {
      const { saveAgain } = await afterConflict({ level: 1, feedback: 'Theirs.' }, () => {
        type('Mine.');
        removeStep();
      });
      expect(await screen.findByText('Theirs.')).toBeTruthy();
      await waitFor(() => expect(levelOf(1)).toBe('1: Emerging'));
      fireEvent.click(screen.getByRole('button', { name: 'Use the saved version for criterion 1' }));
      expect(feedback().value).toBe('Theirs.');
      expect(await saveAgain()).toEqual({ level: 1, feedback: 'Theirs.', improvementSteps: [] });
    });

    it('nothing is left unsaved where the other saved the same', async () => {
      await afterConflict({ feedback: 'Mine.' }, () => type('Mine.'));
      await findToast('Nothing left to save');
      expect(screen.queryByText(/Unsaved changes/)).toBeNull();
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    });
  });

  it('keeps what was typed where saving fails', async () => {
    const { server } = page();
    server.fail('PUT', '/api/results/result-1', 500, 'The database is away.');
    await levelKey(1, 0);
    type('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Not saved: The database is away\./)).toBeTruthy();
    expect(feedback().value).toBe('Mine.');
  });

  it('keeps unsaved edits while another result is looked at', async () => {
    const older = aResult({ id: 'result-0', standing: 'earlier', createdAt: '2026-02-01T00:00:00.000Z' });
    const { server, user } = page({ results: [aResult(), older] });
    const criteriaSet = { id: 'criteria-1', name: 'Argument', rubric: null };
    server.on('GET', '/api/essays/essay-1/proposal', () => ({
      body: { inForce: { result: aResult(), criteriaSet }, proposed: { result: older, criteriaSet } },
    }));
    await levelKey(1, 0);
    type('Mine.');
    const pick = 'Result to show';
    await chooseOption(user, pick, /Feb/);
    // A result that does not count can be read, and chosen once nothing is unsaved.
    expect(screen.queryByLabelText('Feedback for criterion 1')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use this result' })).toHaveProperty('disabled', true);
    await chooseOption(user, pick, /counts/);
    expect(feedback().value).toBe('Mine.');
  });

  it('asks before unsaved work is left by a link', async () => {
    page();
    await levelKey(1, 0);
    type('Mine.');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(feedback().value).toBe('Mine.');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('asks before Back leaves unsaved work, and warns about closing the window', async () => {
    const { router } = page();
    await levelKey(1, 0);
    const closing = () => new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(closing())).toBe(true);
    type('Mine.');
    expect(window.dispatchEvent(closing())).toBe(false);
    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('is left without a question where nothing was changed', async () => {
    page();
    await levelKey(1, 0);
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });
});

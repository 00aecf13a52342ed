import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anEssay, aProvisionalResult, aResult } from '../../testing/builders';
import type { FakeServer } from '../../testing/fake-server';
import { findToast } from '../../testing/render-dashboard';
import {
  chooseLevel,
  decided,
  levelKey,
  levelOf,
  openCriterion,
  renderReview,
  saveLine,
  saveNow,
  typeFeedback,
} from '../testing/render-review';

describe('marking an essay', () => {
  it('saves unsaved edits first', async () => {
    const { server, state } = renderReview();
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 3, feedback: 'Mine.' })];
      return { body: state.results[0] };
    });
    server.on('PUT', '/api/essays/essay-1/reviewed', () => ({ status: 204 }));
    await levelKey(1, 0);
    typeFeedback('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await findToast('Marked as reviewed');
    expect(server.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/api/results/result-1',
      '/api/essays/essay-1/reviewed',
    ]);
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')[0]?.json).toEqual({
      reviewed: true,
      result: { id: 'result-1', version: 2 },
    });
  });

  it('does not happen where those edits could not be saved', async () => {
    const { server } = renderReview();
    server.fail('PUT', '/api/results/result-1', 500, 'The database is away.');
    await levelKey(1, 0);
    typeFeedback('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await findToast('Not marked as reviewed');
    expect(saveLine()).toBe('Not sent yet');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(0);
  });

  it('can be undone', async () => {
    const { server } = renderReview({ essay: { status: 'reviewed' } });
    server.on('PUT', '/api/essays/essay-1/reviewed', () => ({ status: 204 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as not reviewed' }));
    await findToast('Marked as not reviewed');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')[0]?.json).toEqual({ reviewed: false });
  });
});

it.each(['a criterion', 'nothing'])('that is left asks, and the focus is not lost: on %s', async (on) => {
  const { router } = renderReview({ account: null });
  await chooseLevel(1, 0);
  const row = screen.getByRole('region', { name: /^Criterion 1: / });
  if (on === 'a criterion') act(() => row.focus());
  await act(() => router.navigate('/elsewhere'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const after = on === 'a criterion' ? row : screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(after));
});

describe('a criterion that the grader left to the teacher', () => {
  it('has no level until the teacher picks one, which completes the score', async () => {
    const { server } = renderReview({ results: [aProvisionalResult()] });
    server.on('PUT', '/api/results/result-1', () => ({ body: aResult() }));
    await openCriterion(2);
    expect(levelOf(2)).toBeNull();
    expect(screen.getByText('Handwriting cannot be seen in typed text.')).toBeTruthy();
    expect(screen.getByText('1 of 2 criteria, provisional')).toBeTruthy();
    await chooseLevel(2, 1);
    expect(screen.queryByText(/provisional/)).toBeNull();
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.queryByText('The grader proposed')).toBeNull();
    saveNow();
    await waitFor(() => expect(saveLine()).toBe('Saved'));
    expect(server.sent('PUT', '/api/results/result-1')[0]?.json).toMatchObject({
      feedback: [{ level: 3 }, { level: 1, feedback: '' }],
    });
  });

  it('can be left unmarked again', async () => {
    renderReview({ results: [aProvisionalResult()] });
    await chooseLevel(2, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Remove the level of criterion 2' }));
    expect(levelOf(2)).toBeNull();
    expect(saveLine()).not.toBe('Saving…');
    expect(localStorage).toHaveLength(0);
  });

  const SEEN = { id: 'result-1', version: aProvisionalResult().version };
  const REFUSAL = '“Neat handwriting” has no level yet. Mark it first, or leave it out.';
  const refuseUnlessLeftOut = (server: FakeServer) =>
    server.on('PUT', '/api/essays/essay-1/reviewed', ({ json }) =>
      (json as { leaveOutUnmarked?: boolean }).leaveOutUnmarked
        ? { status: 204 }
        : { status: 409, body: { statusCode: 409, code: 'criteria_not_marked', message: REFUSAL } },
    );

  it.each([
    [
      'Leave out and mark as reviewed',
      [
        { reviewed: true, result: SEEN },
        { reviewed: true, result: SEEN, leaveOutUnmarked: true },
      ],
    ],
    ['Continue marking', [{ reviewed: true, result: SEEN }]],
  ])('is named before the essay is marked as reviewed: %s', async (answer, sent) => {
    const { server } = renderReview({ results: [aProvisionalResult()], prepare: refuseUnlessLeftOut });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as reviewed' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(REFUSAL, { exact: false })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: answer }));
    if (sent.length > 1) await findToast('Marked as reviewed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed').map(({ json }) => json)).toEqual(sent);
  });
});

describe('approving all that are left', () => {
  it('saves unsaved edits first, and counts the essays as reviewed', async () => {
    const { server, state } = renderReview({ essay: { assignmentId: 'assignment-1' } });
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 3, feedback: 'Mine.' })];
      return { body: state.results[0] };
    });
    server.on('GET', '/api/approvals', () => ({ body: [] }));
    server.essays = ['essay-1', 'essay-2'].map((id) => anEssay({ id, status: 'ready_for_review' }));
    await levelKey(1, 0);
    typeFeedback('Mine.');
    fireEvent.click(await screen.findByRole('button', { name: 'Approve all left' }));
    await screen.findByText('Nothing is waiting for review.');
    const paths = server.requests.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf('PUT /api/results/result-1')).toBeGreaterThan(-1);
    expect(paths.indexOf('PUT /api/results/result-1')).toBeLessThan(paths.indexOf('GET /api/approvals'));
    expect(server.sent('GET', '/api/approvals')[0]?.params.get('assignmentId')).toBe('assignment-1');
  });
});

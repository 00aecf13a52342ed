import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { aCriteriaSet, anEssay, aResult, aStatus } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { findToast, part, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leave();
  jest.useRealTimers();
});

const processing = (essayId: string, progress = 10) =>
  aStatus({ essayId, filename: `${essayId}.pdf`, status: 'processing', progress });
const complete = (essayId: string) =>
  aStatus({ essayId, filename: `${essayId}.pdf`, status: 'complete', progress: 100 });
const failed = (essayId: string) =>
  aStatus({ essayId, filename: `${essayId}.pdf`, status: 'error', error: 'The AI service took too long.' });

async function grading(prepare: (server: FakeServer) => void) {
  const view = await renderDashboard((server) => {
    server.essays = ['a', 'b'].map((id) => anEssay({ id, filename: `${id}.pdf` }));
    server.criteria = [aCriteriaSet()];
    prepare(server);
  });
  leave = view.leave;
  await screen.findByRole('region', { name: 'Processing' });
  return view.server;
}
const push = (server: FakeServer, event: Parameters<FakeServer['push']>[0]) =>
  act(async () => void server.push(event));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const rows = () =>
  within(screen.getByRole('list', { name: 'Essays being graded' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the processing list', () => {
  it('moves with the events of the stream', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a'), aStatus({ essayId: 'b', filename: 'b.pdf' })];
    });
    expect(rows()).toEqual(['a.pdfGrading', 'b.pdfWaiting']);
    await push(server, { type: 'change', status: complete('a') });
    await push(server, { type: 'change', status: processing('b') });
    expect(rows()).toEqual(['b.pdfGrading', 'a.pdfComplete']);
    expect(part('Processing').getByText('1 of 2 graded')).toBeTruthy();
  });

  it('says what essays wait for besides their turn, and how many do', async () => {
    const waiting = (essayId: string, waitsFor: ProcessingStatus['waitsFor']) =>
      aStatus({ essayId, filename: `${essayId}.pdf`, waitsFor });
    const server = await grading((fake) => {
      fake.statuses = [processing('a'), waiting('b', 'allowance'), waiting('c', 'allowance')];
    });
    const lines = () =>
      part('Processing')
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((words) => words?.includes('waiting'));
    expect(lines()).toEqual([
      '2 essays are waiting: the rest of this month’s AI service allowance was set aside for work in progress.',
    ]);
    await push(server, { type: 'change', status: waiting('b', 'ai_service') });
    expect(lines()).toEqual([
      '1 essay is waiting: the rest of this month’s AI service allowance was set aside for work in progress.',
      '1 essay is waiting: the AI service asked us to try again later.',
    ]);
    for (const id of ['b', 'c']) await push(server, { type: 'change', status: processing(id) });
    expect(lines()).toEqual([]);
  });

  it('shows a result as soon as its essay is complete', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a'), processing('b')];
    });
    expect(screen.queryByRole('article')).toBeNull();
    server.results = [aResult({ essay: { ...aResult().essay, id: 'a', studentName: 'Ali' } })];
    await push(server, { type: 'change', status: complete('a') });
    expect(await screen.findByRole('article', { name: 'Result of Ali' })).toBeTruthy();
  });

  it('deletes a complete entry on the server after two seconds, not before', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a'), processing('b')];
    });
    await push(server, { type: 'change', status: complete('a') });
    await pass(1_900);
    expect(server.sent('DELETE', '/api/processing-status/a')).toHaveLength(0);
    await pass(200);
    expect(server.sent('DELETE', '/api/processing-status/a')).toHaveLength(1);
    expect(server.sent('DELETE', '/api/processing-status/b')).toHaveLength(0);
    expect(rows()).toEqual(['b.pdfGrading']);
    expect(part('Processing').getByText('1 of 2 graded')).toBeTruthy();
  });

  it('tries a failed deletion again, because an entry that stays blocks the next start', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a')];
    });
    let isDown = true;
    server.on('DELETE', '/api/processing-status/a', () => (isDown ? { status: 503 } : undefined));
    await push(server, { type: 'change', status: complete('a') });
    await pass(2_100);
    expect(screen.queryByRole('region', { name: 'Processing' })).toBeTruthy();
    isDown = false;
    await pass(4_100);
    expect(screen.queryByRole('region', { name: 'Processing' })).toBeNull();
  });

  it('fetches the results when an essay finished while the stream was down', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a'), processing('b')];
    });
    act(() => server.dropStream());
    expect(screen.getByText(/Live updates have stopped/)).toBeTruthy();
    server.results = [aResult({ essay: { ...aResult().essay, id: 'a', studentName: 'Ali' } })];
    server.statuses = [processing('b')];
    await act(async () => server.reconnectStream());
    expect(await screen.findByRole('article', { name: 'Result of Ali' })).toBeTruthy();
    expect(screen.queryByText(/Live updates have stopped/)).toBeNull();
    expect(rows()).toEqual(['b.pdfGrading']);
  });

  it('does not let a list that was asked for earlier undo a later event', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a')];
    });
    let answer: () => void = () => undefined;
    server.on('GET', '/api/processing-status', () => {
      const old = [processing('a', 10)];
      return new Promise((resolve) => {
        answer = () => resolve({ body: old });
      });
    });
    act(() => server.dropStream());
    await push(server, { type: 'change', status: complete('a') });
    await act(async () => answer());
    expect(rows()).toEqual(['a.pdfComplete']);
  });

  it('keeps listening to one stream, whatever happens to the lists asked for beside it', async () => {
    const server = await grading((fake) => {
      fake.statuses = [processing('a'), processing('b')];
    });
    server.on('GET', '/api/processing-status', () => new Promise(() => undefined));
    for (const progress of [20, 30, 40]) {
      act(() => server.dropStream());
      await push(server, { type: 'change', status: processing('a', progress) });
    }
    await push(server, { type: 'change', status: complete('a') });
    expect(rows()).toEqual(['b.pdfGrading', 'a.pdfComplete']);
    expect(server.streamCount()).toBe(1);
  });
});

describe('an essay whose analysis failed', () => {
  it('says so, with the cause', async () => {
    await grading((fake) => {
      fake.statuses = [failed('a')];
    });
    expect(part('Processing').getByText('Analysis failed')).toBeTruthy();
    expect(part('Processing').getByText('The AI service took too long.')).toBeTruthy();
    expect(screen.getByText(/^1 essay failed\. Retry or dismiss it below/)).toBeTruthy();
  });

  it('leaves the buttons as they are, unless another essay is still being graded', async () => {
    const server = await grading((fake) => {
      fake.statuses = [failed('a')];
    });
    const start = () => screen.queryByRole('button', { name: 'Start grading' });
    expect(start()).toHaveProperty('disabled', false);
    expect(screen.queryByText('Processing...')).toBeNull();
    await push(server, { type: 'change', status: processing('b') });
    expect(start()).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Processing...' })[0]).toHaveProperty('disabled', true);
  });

  it('is graded again by Retry, and no other essay is', async () => {
    const server = await grading((fake) => {
      fake.statuses = [failed('a')];
    });
    fireEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    await waitFor(() => expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(1));
    // Without a language standard, so that the essay keeps the one it was sent with.
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toEqual({
      essayIds: ['a'],
      criteriaId: 'criteria-1',
    });
    await pass(0);
  });

  it('is graded again by the rubric of its assignment though nothing was uploaded here', async () => {
    const server = await grading((fake) => {
      fake.essays = [anEssay({ id: 'a', filename: 'a.pdf', assignmentId: 'letter' })];
      fake.criteria = [];
      fake.statuses = [failed('a')];
    });
    expect(screen.queryByText('Please upload assessment criteria')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    await waitFor(() => expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(1));
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toMatchObject({ essayIds: ['a'] });
    await pass(0);
  });

  it('is left to the server to refuse where nothing grades it', async () => {
    const server = await grading((fake) => {
      fake.criteria = [];
      fake.statuses = [failed('a')];
    });
    server.fail('POST', '/api/grade-enhanced', 400, 'Please upload assessment criteria');
    fireEvent.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    expect(within(await findToast('Error')).getByText('Please upload assessment criteria')).toBeTruthy();
    expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(1);
  });

  it('is removed by Dismiss, and grading can start again', async () => {
    const server = await grading((fake) => {
      fake.statuses = [failed('a')];
    });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss a.pdf' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Processing' })).toBeNull());
    expect(server.sent('DELETE', '/api/processing-status/a')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Start grading' })).toHaveProperty('disabled', false);
    await pass(0);
  });

  it('is not cleared by itself', async () => {
    const server = await grading((fake) => {
      fake.statuses = [failed('a')];
    });
    await pass(10_000);
    expect(server.sent('DELETE', '/api/processing-status/a')).toHaveLength(0);
  });
});

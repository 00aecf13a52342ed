import { screen, waitFor, within } from '@testing-library/react';
import { aStatus } from '../../testing/builders';
import type { FakeServer } from '../../testing/fake-server';
import { leavePage, page, stands } from '../testing/render-page';

afterEach(() => leavePage());

const ofThis = (essayId: string, status: 'processing' | 'complete' | 'error') =>
  aStatus({ essayId, filename: `${essayId}.pdf`, assignmentId: 'assignment-1', status });
const push = (server: FakeServer, ...events: Parameters<FakeServer['push']>) =>
  waitFor(() => expect(server.push(...events)).toBe(true));
const filesOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => /^[^.]+/.exec(row.textContent)?.[0]);

/** An essay is graded, which the page shows, and the server clears it from the list. */
async function graded(server: FakeServer, essayId: string, summary: string): Promise<void> {
  await push(server, { type: 'change', status: ofThis(essayId, 'complete') });
  await screen.findByText(summary);
  await push(server, { type: 'removed', essayId });
}

/** Two essays are being graded; the first is graded and cleared. */
async function firstIsCleared() {
  const given = page({
    states: { grading: 2 },
    prepare: (fake) => {
      fake.statuses = [ofThis('a', 'processing'), ofThis('b', 'processing')];
    },
  });
  await stands();
  await graded(given.server, 'a', '1 of 2 graded');
  return given;
}

describe('the list of essays being graded', () => {
  it('keeps those that are graded, so that the table below does not move', async () => {
    const { server } = await firstIsCleared();
    expect(filesOf('Essays being graded')).toEqual(['b', 'a']);
    expect(screen.queryByRole('button', { name: /^Close the list/ })).toBeNull();
    await graded(server, 'b', '2 of 2 graded');
    const region = within(await screen.findByRole('region', { name: 'Graded' }));
    region.getByText('2 of 2 graded');
    expect(filesOf('Essays graded just now')).toEqual(['a', 'b']);
  });

  it('is closed by the teacher, and the keyboard goes on at the table', async () => {
    const { server, user } = await firstIsCleared();
    await graded(server, 'b', '2 of 2 graded');
    await user.click(await screen.findByRole('button', { name: 'Close the list of graded essays' }));
    expect(screen.queryByText('a.pdf')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Essays' })));
  });

  it('says of an essay that failed that it failed, and can be closed only once that is dismissed', async () => {
    const { server } = await firstIsCleared();
    await push(server, { type: 'change', status: ofThis('b', 'error') });
    await screen.findByText('1 of 2 graded, 1 failed');
    expect(screen.queryByRole('button', { name: /^Close the list/ })).toBeNull();
    await push(server, { type: 'removed', essayId: 'b' });
    await screen.findByRole('button', { name: /^Close the list/ });
    screen.getByText('1 of 1 graded');
  });

  it('counts what it names: an essay that was deleted before it was graded is not called graded', async () => {
    const { server } = await firstIsCleared();
    await push(server, { type: 'removed', essayId: 'b' });
    const region = within(await screen.findByRole('region', { name: 'Graded' }));
    region.getByText('1 of 1 graded');
    expect(filesOf('Essays graded just now')).toEqual(['a']);
  });

  it('does not move a row when the server clears it', async () => {
    const { server } = await firstIsCleared();
    await push(server, { type: 'change', status: ofThis('c', 'processing') });
    await graded(server, 'c', '2 of 3 graded');
    await graded(server, 'b', '3 of 3 graded');
    await screen.findByRole('region', { name: 'Graded' });
    expect(filesOf('Essays graded just now')).toEqual(['a', 'b', 'c']);
  });

  it('begins again with the next essay to be graded', async () => {
    const { server } = await firstIsCleared();
    await graded(server, 'b', '2 of 2 graded');
    await screen.findByRole('region', { name: 'Graded' });
    await push(server, { type: 'change', status: ofThis('c', 'processing') });
    await screen.findByText('0 of 1 graded');
    expect(filesOf('Essays being graded')).toEqual(['c']);
  });
});

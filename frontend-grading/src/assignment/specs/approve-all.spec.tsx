import { screen, waitFor, within } from '@testing-library/react';
import type { ApproveReply, WaitingApproval } from '@marklight/contracts/approvals';
import { leavePage, page } from '../testing/render-page';

afterEach(() => leavePage());

const PATH = '/api/approvals';
const aWaiting = (name: string, overrides: Partial<WaitingApproval> = {}): WaitingApproval => ({
  essayId: `essay-${name}`,
  id: `result-${name}`,
  version: 2,
  proposalId: null,
  filename: `${name}.pdf`,
  studentName: name,
  studentMark: null,
  grade: 'B',
  percentage: 72,
  totalCriteria: 6,
  unassessedCriteria: 0,
  otherLevelCriteria: 0,
  eyeReasons: [],
  ...overrides,
});
const MIA = aWaiting('Mia');
const NOAH = aWaiting('Noah', {
  grade: 'C',
  percentage: 55,
  unassessedCriteria: 2,
  eyeReasons: [{ code: 'not_assessed', words: 'Criteria 1 and 2 were not assessed.' }],
});
const IDA = aWaiting('Ida', { otherLevelCriteria: 2 });
const ZOE = aWaiting('Zoe', { proposalId: 'newer' });
const seen = ({ essayId, id, version, proposalId }: WaitingApproval) => ({
  ...{ essayId, id, version, proposalId },
});

async function opened(list: WaitingApproval[], reply: Partial<ApproveReply> = {}) {
  const view = page({
    states: { graded: list.length },
    prepare: (server) => {
      server.on('GET', PATH, () => ({ body: list }));
      server.on('POST', PATH, () => ({
        body: { approved: [], already: [], changed: [], notMarked: [], ...reply },
      }));
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Approve all left' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as reviewed' }));
  await dialog.findByRole('list', { name: 'Essays' });
  return { ...view, dialog };
}

describe('approving all that are left', () => {
  it('leaves out an essay whose words were written for another level, and says so', async () => {
    const { dialog, user, server } = await opened([MIA, IDA], { approved: [MIA.essayId] });
    dialog.getByText('2 comments were written for a different level from the one you set.');
    expect(dialog.getByRole('checkbox', { name: /^Ida/ })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('button', { name: 'Mark 1 as reviewed' }));
    await dialog.findByText('1 essay is now marked as reviewed.');
    expect(server.sent('POST', PATH)).toHaveLength(1);
  });

  it('ticks all of them with one click and says what that means, even if every essay needs your eye', async () => {
    const { dialog, user, server } = await opened([NOAH, ZOE]);
    const mark = dialog.getByRole('button', { name: 'Mark as reviewed' });
    expect(mark).toHaveProperty('disabled', true);
    dialog.getByText(/^This also marks the 2 that need your eye/);
    const all = dialog.getByRole('checkbox', { name: 'Tick all 2' });
    await user.click(all);
    dialog.getByRole('button', { name: 'Mark 2 as reviewed' });
    await user.click(all);
    expect(dialog.queryByRole('button', { name: 'Mark 2 as reviewed' })).toBeNull();
    await user.click(all);
    await user.click(dialog.getByRole('button', { name: 'Mark 2 as reviewed' }));
    await waitFor(() => expect(server.sent('POST', PATH)).toHaveLength(1));
  });

  it('is offered while essays wait for review', async () => {
    page({ states: { reviewed: 2 } });
    await screen.findByRole('region', { name: 'Where this assignment stands' });
    expect(screen.queryByRole('button', { name: 'Approve all left' })).toBeNull();
  });

  it('lists them with their grades, and leaves out those that need the eye unless they are ticked', async () => {
    const { dialog, server, user } = await opened([MIA, NOAH, ZOE]);
    expect(server.sent('GET', PATH)[0]?.params.get('assignmentId')).toBe('assignment-1');
    dialog.getByText('3 essays wait for review.');
    dialog.getByText('2 of them need your eye and are left out unless you tick them.');
    dialog.getByText('Criteria 1 and 2 were not assessed.');
    dialog.getByText('2 of 6 criteria without a level: left out of the grade if you tick this essay.');
    dialog.getByText(/^A newer grading is waiting for your decision\./);
    const ticks = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual([
      ['Tick all 3', false],
      ['NoahC (55%)', false],
      ['ZoeB (72%)', false],
      ['MiaB (72%)', true],
    ]);
    await user.click(dialog.getByRole('checkbox', { name: /^Noah/ }));
    await user.click(dialog.getByRole('button', { name: 'Mark 2 as reviewed' }));
    await waitFor(() => expect(server.sent('POST', PATH)).toHaveLength(1));
    expect(server.sent('POST', PATH)[0]?.json).toEqual({
      essays: [
        { ...seen(NOAH), leaveOutUnmarked: true },
        { ...seen(MIA), leaveOutUnmarked: false },
      ],
    });
  });

  it('names what was not approved, and can be taken back', async () => {
    const { dialog, server, user } = await opened([MIA, aWaiting('Ava')], {
      approved: [MIA.essayId],
      changed: ['essay-Ava'],
    });
    server.on('POST', `${PATH}/take-back`, () => ({ body: { takenBack: [MIA.essayId], changed: [] } }));
    await user.click(dialog.getByRole('button', { name: 'Mark 2 as reviewed' }));
    await dialog.findByText('1 essay is now marked as reviewed.');
    dialog.getByText('Not approved, because they have changed since you looked:');
    dialog.getByText('Ava');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByText('1 essay waits for review again.');
    expect(server.sent('POST', `${PATH}/take-back`)[0]?.json).toEqual({
      essays: [{ essayId: MIA.essayId, id: MIA.id, version: 2 }],
    });
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows twenty at a time and approves those of every page', async () => {
    const names = Array.from({ length: 23 }, (_, n) => `Student ${n + 1}`);
    const { dialog, user } = await opened(names.map((name) => aWaiting(name)));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(20);
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(dialog.getByRole('checkbox', { name: /^Student 23/ }));
    dialog.getByRole('button', { name: 'Mark 22 as reviewed' });
  });

  it('that is refused says why and stays open', async () => {
    const { dialog, server, user } = await opened([MIA]);
    server.fail('POST', PATH, 404, 'Some of these essays were not found.');
    await user.click(dialog.getByRole('button', { name: 'Mark 1 as reviewed' }));
    await dialog.findByText('Some of these essays were not found.');
  });
});

describe('essays that are ticked in the table', () => {
  it('are marked as reviewed in the same way, and say which of them do not wait', async () => {
    const { server, user } = page({
      states: { graded: 1 },
      prepare: (fake) => {
        fake.on('GET', PATH, () => ({ body: [] }));
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Mia Chen/ }));
    await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await screen.findByText('Nothing is waiting for review.');
    expect(server.sent('GET', PATH)[0]?.params.get('ids')).toBe('essay-1');
  });
});

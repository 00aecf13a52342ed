import { screen, waitFor } from '@testing-library/react';
import type { Invitation } from '@marklight/contracts/invitations';
import type { RubricReport } from '@marklight/contracts/rubric-reports';
import type { FakeServer } from '../testing/fake-server';
import { findToast, renderAdmin } from '../testing/render-admin';

let leave: () => void = () => undefined;
afterEach(() => leave());

function view(name: string, prepare: (server: FakeServer) => void) {
  const shown = renderAdmin(`/admin?view=${name}`, prepare);
  leave = shown.leave;
  return shown;
}

const anInvitation = (given: Partial<Invitation> = {}): Invitation => ({
  id: 'invitation-1',
  email: 'mei@school.example',
  mailed: false,
  state: 'open',
  createdBy: 'ada@school.example',
  createdAt: '2026-03-03T02:00:00.000Z',
  expiresAt: '2026-03-17T02:00:00.000Z',
  usedBy: null,
  ...given,
});
const aReport = (given: Partial<RubricReport> = {}): RubricReport => ({
  id: 'report-1',
  reason: 'It insults people',
  reportedBy: 'mei@school.example',
  createdAt: '2026-03-03T02:00:00.000Z',
  state: 'open',
  rubric: {
    id: 'rubric-1',
    name: 'Persuasive writing',
    description: null,
    criteria: ['Thesis'],
    isPublic: true,
    author: 'bo@school.example',
    authorId: 'user-2',
  },
  ...given,
});
const listOf = (rows: unknown[]) => () => ({ body: rows, headers: { 'X-Total-Count': String(rows.length) } });

describe('the invitations', () => {
  const LIST = 'GET /api/admin/invitations';

  it('say when there are none', async () => {
    view('invitations', (fake) => fake.on(LIST, listOf([])));
    await screen.findByText('Nobody has been invited yet.');
  });

  it('say for whom each is and what became of it', async () => {
    const used = anInvitation({ id: '2', email: null, state: 'used', usedBy: 'cy@school.example' });
    view('invitations', (fake) => fake.on(LIST, listOf([anInvitation(), used])));
    const [open, done] = await screen.findAllByRole('listitem');
    expect(open?.textContent).toMatch(
      /^Openmei@school\.exampleInvited on .+ by ada@school\.example\. Valid until/,
    );
    expect(done?.textContent).toMatch(/^UsedAnyone with the link.+Used by cy@school\.example\.$/);
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  });

  it('are made, and the link is shown', async () => {
    const link = 'https://school.example/#invite=abc';
    const { server, user } = view('invitations', (fake) => {
      fake.on(LIST, listOf([]));
      fake.on('POST /api/admin/invitations', () => ({
        status: 201,
        body: { invitation: anInvitation(), link },
      }));
    });
    await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    await user.type(await screen.findByLabelText('Email (optional)'), 'mei@school.example');
    await user.click(screen.getByRole('button', { name: 'Create invitation' }));
    expect(((await screen.findByLabelText('Link')) as HTMLInputElement).value).toBe(link);
    expect(server.sent('POST /api/admin/invitations')[0]?.json).toEqual({ email: 'mei@school.example' });
  });

  it('are withdrawn after a question', async () => {
    const { server, user } = view('invitations', (fake) => {
      fake.on(LIST, listOf([anInvitation()]));
      fake.on('POST /api/admin/invitations/invitation-1/revoke', () => ({
        body: anInvitation({ state: 'revoked' }),
      }));
    });
    await user.click(
      await screen.findByRole('button', { name: 'Withdraw the invitation for mei@school.example' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
    await findToast('Invitation withdrawn');
    expect(server.sent('POST /api/admin/invitations/invitation-1/revoke')).toHaveLength(1);
  });
});

describe('the reported rubrics', () => {
  const LIST = 'GET /api/admin/rubric-reports';

  it('say when there are none', async () => {
    view('rubrics', (fake) => fake.on(LIST, listOf([])));
    await screen.findByText('No rubric has been reported.');
  });

  it('are removed from public with a reason', async () => {
    const { server, user } = view('rubrics', (fake) => {
      fake.on(LIST, listOf([aReport()]));
      fake.on('POST /api/admin/rubric-reports/report-1/decide', () => ({
        body: aReport({ state: 'removed' }),
      }));
    });
    await screen.findByText('It insults people');
    await user.click(await screen.findByRole('button', { name: 'Remove Persuasive writing from public' }));
    await user.type(await screen.findByLabelText('Reason'), 'Not fit for school');
    await user.click(screen.getByRole('button', { name: 'Remove from public' }));
    await findToast('Rubric removed from public');
    await waitFor(() =>
      expect(server.sent('POST /api/admin/rubric-reports/report-1/decide')[0]?.json).toEqual({
        decision: 'remove',
        reason: 'Not fit for school',
      }),
    );
  });
});

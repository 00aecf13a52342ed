import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { fieldTimeOf } from '../logic/local-time';
import { aJob, anActivity, anAuditEntry, aWindow } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { address, findToast, renderAdmin } from '../testing/render-admin';

let leave: () => void = () => undefined;
afterEach(() => leave());

function view(name: string, prepare?: (server: FakeServer) => void) {
  const shown = renderAdmin(`/admin?view=${name}`, prepare);
  leave = shown.leave;
  return shown;
}

describe('the activity', () => {
  it('is filtered by action', async () => {
    const { server, user } = view('activity', (fake) => {
      fake.activity = [anActivity(), anActivity({ id: '2', userEmail: '', details: null })];
    });
    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/mei@school\.exampleEssays uploaded3 essays$/);
    expect(rows[2]?.textContent).toContain('a deleted account');
    await chooseOption(user, 'Action', 'Login failed');
    await waitFor(() =>
      expect(server.sent('GET /api/admin/activity').at(-1)?.params.get('action')).toBe('login_failed'),
    );
  });

  it('of one account leads back to everyone’s', async () => {
    const { server, user } = view('activity&user=user-1', (fake) => {
      fake.activity = [anActivity()];
    });
    await screen.findByText('Showing only mei@school.example.');
    expect(server.sent('GET /api/admin/activity')[0]?.params.get('userId')).toBe('user-1');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(address()).toBe('/admin?view=activity');
  });
});

describe('the audit log', () => {
  it('shows who did what, to whom and why', async () => {
    view('audit', (fake) => {
      fake.audit = [anAuditEntry()];
    });
    const [, row] = await screen.findAllByRole('row');
    expect(row?.textContent).toMatch(
      /ada@school\.exampleTrial extended7 days, until 2026-03-15 00:00 UTCmei@school\.exampleAsked for more time$/,
    );
  });

  it('says when there is nothing', async () => {
    view('audit');
    await screen.findByText('No administrator has done anything here yet.');
  });
});

describe('the scheduled jobs', () => {
  it('show when they run and how the last run went', async () => {
    view('jobs', (fake) => {
      fake.jobs = [
        aJob({
          lastRun: {
            startedBy: 'admin',
            startedAt: '2026-03-02T00:05:00.000Z',
            finishedAt: '2026-03-02T00:05:03.200Z',
            durationMs: 3_200,
            outcome: 'failed',
            summary: null,
            error: 'The database was away.',
          },
        }),
        aJob({ name: 'other', title: 'Another' }),
      ];
    });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/Every day at 00:05 UTC\. Next: /);
    expect(first?.textContent).toMatch(/Failed.+, by hand, 3\.2 sThe database was away\.$/);
    expect(second?.textContent).toMatch(/It has not run yet\.$/);
  });

  it('are run by hand after a confirmation', async () => {
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { server, user } = view('jobs', (fake) => {
      fake.jobs = [aJob()];
      fake.on('POST /api/admin/jobs/session_clean_up/run', async () => {
        await isAnswered;
        fake.jobs = [aJob({ running: true })];
        return { status: 202, body: aJob({ running: true }) };
      });
    });
    await user.click(await screen.findByRole('button', { name: 'Run now: Remove ended sessions' }));
    expect(server.sent('POST /api/admin/jobs/session_clean_up/run')).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Run now' }));
    await screen.findByRole('button', { name: /Running...: Remove ended sessions/ });
    answer();
    await findToast('Job started');
    await screen.findByRole('button', { name: /Running...: Remove ended sessions/ });
  });
});

describe('maintenance', () => {
  it('is planned in the person’s own time', async () => {
    const { server, user } = view('maintenance', (fake) => {
      fake.on('POST /api/admin/maintenance', () => {
        fake.windows = [aWindow()];
        return { status: 201, body: aWindow() };
      });
    });
    await user.click(await screen.findByRole('button', { name: 'Plan maintenance' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Plan maintenance' });
    await user.click(save);
    expect(dialog.getByText('Choose when it starts.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Starts'), fieldTimeOf('2126-03-01T10:00:00.000Z'));
    await user.type(dialog.getByLabelText('Ends'), fieldTimeOf('2126-03-01T12:00:00.000Z'));
    await user.clear(dialog.getByLabelText('Message'));
    await user.type(dialog.getByLabelText('Message'), 'The database moves.');
    await user.click(save);
    await findToast('Maintenance planned');
    expect(server.sent('POST /api/admin/maintenance')[0]?.json).toEqual({
      startsAt: '2126-03-01T10:00:00.000Z',
      endsAt: '2126-03-01T12:00:00.000Z',
      message: 'The database moves.',
    });
    await screen.findByText('Planned');
  });

  it('that runs keeps its start to the second', async () => {
    const startsAt = '2026-03-01T10:00:17.000Z';
    const { server, user } = view('maintenance', (fake) => {
      fake.windows = [aWindow({ state: 'running', startsAt, version: 3 })];
      fake.on('PUT /api/admin/maintenance/window-1', () => ({ body: aWindow() }));
    });
    await user.click(await screen.findByRole('button', { name: /^Change the maintenance/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Starts').disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await findToast('Maintenance changed');
    expect(server.sent('PUT /api/admin/maintenance/window-1')[0]?.json).toMatchObject({
      startsAt,
      version: 3,
    });
  });

  it('says at the field that windows overlap', async () => {
    const { user } = view('maintenance', (fake) => {
      fake.windows = [aWindow()];
      fake.fail('PUT /api/admin/maintenance/window-1', 409, 'Overlaps.', {
        startsAt: 'Another window overlaps.',
      });
    });
    await user.click(await screen.findByRole('button', { name: /^Change the maintenance/ }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Another window overlaps.');
  });

  it('is cancelled after a question, and one that has ended cannot be changed', async () => {
    const { server, user } = view('maintenance', (fake) => {
      fake.windows = [aWindow({ version: 2 }), aWindow({ id: 'old', state: 'over' })];
      fake.on('POST /api/admin/maintenance/window-1/cancel', () => ({ body: aWindow() }));
    });
    const buttons = await screen.findAllByRole('button', { name: /^Cancel the maintenance/ });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Cancel maintenance' }));
    await findToast('Maintenance cancelled');
    expect(server.sent('POST /api/admin/maintenance/window-1/cancel')[0]?.json).toEqual({ version: 2 });
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { CHIP_TONES } from '@marklight/ui/palette';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { aDay, anActivity, anAdmin, aUser, someStats } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { address, findToast, renderAdmin } from '../testing/render-admin';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  jest.useRealTimers();
});

function dashboard(prepare?: (server: FakeServer) => void) {
  const view = renderAdmin('/admin', prepare);
  leave = view.leave;
  return view;
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('who may see it', () => {
  it.each([
    ['a visitor', null],
    ['a teacher', anAdmin({ isAdmin: false })],
    ['an administrator whose access has ended', anAdmin({ accessStatus: 'expired' })],
  ])('not %s', async (_, me) => {
    const { server, user } = dashboard((fake) => {
      fake.me = me;
    });
    await screen.findByRole('heading', { name: 'Access Denied' });
    expect(screen.getByText('You need admin privileges to access this page.')).toBeTruthy();
    expect(server.requests.some(({ path }) => path.startsWith('/api/admin'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Go to Home' }));
    expect(address()).toBe('/');
  });

  it('an administrator, who is greeted by first name', async () => {
    dashboard();
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    expect(screen.getByText('Manage Marklight platform')).toBeTruthy();
    expect(screen.getByText('Welcome, Ada')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to App' }).getAttribute('href')).toBe('/');
  });
});

describe('the numbers', () => {
  it('are shown on four cards', async () => {
    dashboard();
    const card = async (title: string) =>
      (await screen.findByText(title, { selector: 'dt' })).parentElement?.textContent;
    expect(await card('Total Users')).toBe('Total Users1,204+310 active');
    expect(await card('Revenue')).toBe('Revenue$1,230 AUD41 paid subscribers');
    expect(await card('Essays Graded')).toBe('Essays Graded5,2106,001 total gradings');
    expect(await card('Trial Users')).toBe('Trial Users17Free trial users');
  });

  it('are asked for with the email of the session, and again every 30 seconds', async () => {
    jest.useFakeTimers();
    const { server } = dashboard();
    await screen.findByText('+310 active');
    server.stats = someStats({ activeUsers: 311 });
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('+311 active')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('+311 active')).toBeTruthy();
    for (const key of ['GET /api/admin/stats', 'GET /api/admin/users'])
      expect(server.sent(key)[0]?.params.get('email')).toBe('ada@school.example');
  });

  it('show a spinner while they load', async () => {
    dashboard((server) => server.on('GET /api/admin/stats', () => new Promise(() => undefined)));
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    expect(screen.getByRole('status', { name: 'Loading' }).className).toBe('ml-spinner');
  });

  it('say "Failed to fetch admin stats" and can be asked for again', async () => {
    const { server, user } = dashboard((fake) => fake.fail('GET /api/admin/stats', 400, 'Not today.'));
    await screen.findByText('Failed to fetch admin stats');
    expect(screen.getByText('Not today.')).toBeTruthy();
    server.on('GET /api/admin/stats', () => ({ body: someStats() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('+310 active');
    expect(screen.queryByText('Failed to fetch admin stats')).toBeNull();
  });
});

describe('recent activity', () => {
  it('has the first five entries', async () => {
    dashboard((server) => {
      server.stats = someStats({
        recentActivity: Array.from({ length: 6 }, (_, n) =>
          anActivity({ id: String(n), userEmail: `t${n}@school.example` }),
        ),
      });
    });
    const entries = (await part('Recent Activity')).getAllByRole('listitem');
    expect(entries).toHaveLength(5);
    expect(entries[0]?.textContent).toMatch(/essays uploadedt0@school\.example2 Mar 2026/);
  });

  it('says that there is none', async () => {
    dashboard();
    expect((await part('Recent Activity')).getByText('No recent activity')).toBeTruthy();
  });
});

describe('user management', () => {
  it('has the first five users and counts the others', async () => {
    dashboard((server) => {
      server.users = Array.from({ length: 5 }, (_, n) => aUser({ id: String(n), firstName: `Mei${n}` }));
      server.userTotal = 12;
    });
    const users = await part('User Management');
    expect(users.getAllByRole('listitem')).toHaveLength(5);
    expect(users.getByText('Mei0 Chen')).toBeTruthy();
    expect(users.getByText('And 7 more users...')).toBeTruthy();
  });

  it.each([
    ['active', 'active', 'green'],
    ['trialing', 'trialing', 'blue'],
    ['canceled', 'canceled', 'red'],
    ['past_due', 'past due', 'grey'],
    ['', 'trial', 'grey'],
  ] as const)('shows the status %j as a badge', async (status, text, tone) => {
    dashboard((server) => {
      server.users = [aUser({ subscriptionStatus: status as 'active' })];
    });
    const badge = (await part('User Management')).getByText(text);
    const expected = document.createElement('span');
    expected.style.color = CHIP_TONES[tone].text;
    expect(badge.style.color).toBe(expected.style.color);
  });

  it('says that there are none, or that they could not be fetched', async () => {
    dashboard();
    expect((await part('User Management')).getByText('No users found')).toBeTruthy();
    leave();
    dashboard((server) => server.fail('GET /api/admin/users', 400, 'Not today.'));
    expect((await part('User Management')).getByText('Failed to fetch users')).toBeTruthy();
  });
});

describe('the charts', () => {
  const days = [aDay({ date: '2026-03-01' }), aDay({ date: '2026-03-02', totalUsers: 14, soFar: true })];

  it('say in words what they draw, and are a table too', async () => {
    const { user } = dashboard((server) => {
      server.analytics = {
        days,
        use: [{ action: 'rubric_made', people: 2, times: 9 }],
        ai: {
          thisMonth: { tokens: 1_200, costUsd: 0.0042 },
          allTime: { tokens: 98_000, costUsd: 1.5 },
          cap: { tokens: 5_000_000, onTrial: 1_000_000 },
        },
      };
    });
    const chart = await screen.findByRole('img', {
      name: 'Users, 1 Mar 2026 to 2 Mar 2026: users from 10 to 14, active from 6 to 6.',
    });
    expect(within(chart).getByText('14')).toBeTruthy();
    await user.click(screen.getByText('Show as a table'));
    const [, newest] = await screen.findAllByRole('row');
    expect(newest?.textContent).toBe('2 Mar 2026 (so far)14642$60 AUD3330');
    expect(screen.getByText('Rubric made').closest('tr')?.textContent).toBe('Rubric made92 people');
    expect(screen.getByText('All time').closest('tr')?.textContent).toBe('All time98,000US$1.50');
    expect(screen.getByText(/may use/).textContent).toBe(
      'Each teacher may use 5,000,000 tokens a month, an account on trial 1,000,000. AI_MONTHLY_TOKEN_CAP sets it.',
    );
  });

  it.each([
    [{ tokens: 5_000_000, onTrial: null }, 0, 'Each teacher may use 5,000,000 tokens a month. AI_MONTHLY'],
    [null, 98_000, 'There is no monthly cap on it. AI_MONTHLY_TOKEN_CAP sets one.'],
    [null, 0, 'The built-in grader needs none.'],
  ])('say what the AI service may be asked for: %j, %s used', async (cap, tokens, words) => {
    const sum = { tokens, costUsd: null };
    dashboard((server) => {
      server.analytics = { days, use: [], ai: { thisMonth: sum, allTime: sum, cap } };
    });
    const heading = await screen.findByRole('heading', { name: 'AI service' });
    expect(heading.closest('section')?.textContent).toContain(words);
  });

  describe('of AI servers on this machine', () => {
    const shown = async (prepare: (server: FakeServer) => void) => {
      dashboard((server) => {
        server.analytics = { ...server.analytics, days };
        prepare(server);
      });
      const heading = await screen.findByRole('heading', { name: 'AI service' });
      return heading.closest('section') as HTMLElement;
    };
    const ollama = {
      name: 'Ollama',
      baseUrl: 'http://127.0.0.1:11434/v1',
      models: ['llama3.1:8b', 'qwen2.5'],
    };

    it('give the command to grade with one', async () => {
      const line = 'OPENAI_BASE_URL=http://127.0.0.1:11434/v1 OPENAI_MODEL=llama3.1:8b';
      const card = await shown((server) => {
        server.localAi = {
          servers: [
            { ...ollama, howToUse: line },
            { ...ollama, name: 'LM Studio', baseUrl: 'x', models: [], howToUse: null },
          ],
        };
      });
      const list = within(await within(card).findByRole('list', { name: 'AI servers on this machine' }));
      expect(list.getByText(line).tagName).toBe('CODE');
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `Ollama runs on this machine, with llama3.1:8b, qwen2.5. To grade with it, start the server with ${line}`,
        'LM Studio runs on this machine, but has no model yet.',
      ]);
    });

    it('say that there is none', async () => {
      const card = await shown((server) => {
        server.localAi = { servers: [] };
      });
      expect(await within(card).findByText(/No server for open models/)).toBeTruthy();
    });

    it.each([
      ['a service grades already', (server: FakeServer) => void (server.localAi = { servers: null })],
      ['it cannot be asked', (server: FakeServer) => server.fail('GET /api/admin/local-ai', 500, 'Broken.')],
    ])('say nothing where %s', async (_, prepare) => {
      const card = await shown(prepare);
      await act(async () => undefined);
      expect(card.textContent).not.toMatch(/on this machine|Broken/);
    });
  });

  it('ask for the period that is chosen', async () => {
    jest.useFakeTimers({
      now: new Date('2026-03-31T12:00:00Z'),
      doNotFake: ['setTimeout', 'queueMicrotask'],
    });
    const { server, user } = dashboard((fake) => {
      fake.analytics = { ...fake.analytics, days };
    });
    await screen.findAllByRole('img');
    expect(server.sent('GET /api/admin/analytics')[0]?.params.get('from')).toBe('2026-03-02');
    await chooseOption(user, 'Period', 'Last year');
    await waitFor(() =>
      expect(server.sent('GET /api/admin/analytics').at(-1)?.params.get('from')).toBe('2025-04-01'),
    );
  });
});

describe('quick actions', () => {
  const saved: string[] = [];
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
  });

  it.each([
    ['View All Users', '/admin?view=users', 'Users'],
    ['Schedule Maintenance', '/admin?view=maintenance', 'Maintenance'],
  ])('%s opens its view, with the focus on its head', async (name, there, heading) => {
    const { user } = dashboard();
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(there);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading, level: 2 }));
  });

  it('Export Reports saves the users and the days of a period', async () => {
    const { server, user } = dashboard((fake) => {
      fake.on('GET /api/admin/export/users', () => ({ body: 'Email' }));
      fake.on('GET /api/admin/export/analytics', () => ({
        body: 'Date',
        headers: { 'Content-Disposition': 'attachment; filename="daily-analytics-2026.csv"' },
      }));
    });
    await user.click(await screen.findByRole('button', { name: 'Export Reports' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Download users' }));
    await findToast('Export ready');
    expect(server.sent('GET /api/admin/export/users')[0]?.params.get('email')).toBe('ada@school.example');
    const from = dialog.getByLabelText('First day');
    await user.clear(from);
    await user.click(dialog.getByRole('button', { name: 'Download daily analytics' }));
    expect(dialog.getByText('Choose a day.')).toBeTruthy();
    await user.type(from, '2026-02-01');
    await user.click(dialog.getByRole('button', { name: 'Download daily analytics' }));
    await waitFor(() => expect(saved).toEqual(['users.csv', 'daily-analytics-2026.csv']));
    expect(server.sent('GET /api/admin/export/analytics')[0]?.params.get('from')).toBe('2026-02-01');
  });

  it('shows what is wrong with a period at its field', async () => {
    const { user } = dashboard((fake) =>
      fake.fail('GET /api/admin/export/analytics', 400, 'Check the form.', {
        from: 'Choose at most 9 days.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Export Reports' }));
    await user.click(await screen.findByRole('button', { name: 'Download daily analytics' }));
    expect(await screen.findByText('Choose at most 9 days.')).toBeTruthy();
  });
});

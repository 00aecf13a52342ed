import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { anAdmin, aUser } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { address, findToast, renderAdmin } from '../testing/render-admin';

let leave: () => void = () => undefined;
afterEach(() => leave());

function users(prepare?: (server: FakeServer) => void, search = '') {
  const view = renderAdmin(`/admin?view=users${search}`, (server) => {
    server.users = [aUser()];
    prepare?.(server);
  });
  leave = view.leave;
  return view;
}
const lastQuery = (server: FakeServer) => server.sent('GET /api/admin/users').at(-1)?.params;

describe('the list', () => {
  it('shows each account', async () => {
    users((server) => {
      server.users = [aUser({ isAdmin: true, disabledAt: '2026-03-02T00:00:00.000Z' })];
    });
    const [, row] = await screen.findAllByRole('row');
    expect(row?.textContent).toMatch(
      /^Mei Chenmei@school\.exampletrialingadmindisabled2 Mar 2026312,345 US\$0.0842Trial ends 8 Mar 2126$/,
    );
  });

  it('says what an account has used of its monthly allowance, where there is one', async () => {
    users((server) => {
      server.users = [aUser({ tokensThisMonth: 1_200, tokenCap: 5_000_000 })];
    });
    const [, row] = await screen.findAllByRole('row');
    expect(row?.textContent).toContain('US$0.08421,200 of 5,000,000 this month');
  });

  it('is searched, filtered, sorted and paged by the server, and all of it is in the address', async () => {
    const { server, user } = users((fake) => {
      fake.userTotal = 60;
    });
    await screen.findByText('60 users');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(lastQuery(server)?.get('page')).toBe('2'));
    expect(address()).toBe('/admin?view=users&page=2');
    await chooseOption(user, 'Status', 'Past due');
    await chooseOption(user, 'Role', 'Administrators');
    await user.type(screen.getByRole('searchbox'), 'chen{Enter}');
    await user.click(screen.getByRole('columnheader', { name: 'Essays' }));
    await waitFor(() =>
      expect(Object.fromEntries(lastQuery(server) ?? [])).toEqual({
        email: 'ada@school.example',
        search: 'chen',
        status: 'past_due',
        role: 'admin',
        sort: 'essays',
        order: 'desc',
        page: '1',
        pageSize: '25',
      }),
    );
    expect(screen.getByRole('columnheader', { name: 'Essays' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/admin?view=users&sort=essays&order=desc');
  });

  it('says when nobody matches, and when it could not be fetched', async () => {
    users((server) => {
      server.users = [];
    }, '&search=zzz');
    await screen.findByText('No user matches this search.');
    leave();
    users((server) => server.fail('GET /api/admin/users', 400, 'Not today.'));
    await screen.findByText('Failed to fetch users');
  });
});

async function open(view: ReturnType<typeof users>, label: string) {
  await view.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await view.user.click(screen.getByRole('menuitem', { name: `${label}...` }));
  return within(await screen.findByRole('dialog', { name: label }));
}

describe('an action', () => {
  it.each([
    ['Extend trial', 'Extend trial', 'extend-trial', { days: 7 }],
    ['Make administrator', 'Make administrator', 'role', { isAdmin: true }],
    ['Disable account', 'Disable account', 'disabled', { disabled: true }],
    ['Sign out everywhere', 'Sign out everywhere', 'sign-out', {}],
  ])(
    '%s is sent with the reason and the version, and the list comes again',
    async (label, button, route, body) => {
      const view = users();
      const { server, user } = view;
      server.on(`POST /api/admin/users/user-1/${route}`, () => ({ body: aUser({ version: 2 }) }));
      const dialog = await open(view, label);
      await user.type(dialog.getByLabelText('Reason'), 'They asked');
      const before = server.sent('GET /api/admin/users').length;
      await user.click(dialog.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const [sent] = server.sent(`POST /api/admin/users/user-1/${route}`);
      expect(sent?.json).toEqual({ ...body, reason: 'They asked', version: 1 });
      expect(sent?.params.get('email')).toBe('ada@school.example');
      await waitFor(() => expect(server.sent('GET /api/admin/users').length).toBe(before + 1));
    },
  );

  it('gives access until the end of a day, and asks for one', async () => {
    const view = users();
    view.server.on('POST /api/admin/users/user-1/access', () => ({
      body: aUser({ complimentaryUntil: '2126-05-01T12:00:00.000Z' }),
    }));
    const dialog = await open(view, 'Give access until a date');
    await view.user.click(dialog.getByRole('button', { name: 'Give access' }));
    expect(dialog.getByText('Choose a date.')).toBeTruthy();
    await view.user.type(dialog.getByLabelText('Until the end of'), '2126-05-01');
    await view.user.click(dialog.getByRole('button', { name: 'Give access' }));
    expect((await findToast('Complimentary access given')).textContent).toContain('Until 1 May 2126.');
    const [sent] = view.server.sent('POST /api/admin/users/user-1/access');
    expect((sent?.json as { until: string }).until).toBe(new Date('2126-05-01T23:59:59').toISOString());
  });

  it('that deletes sends the email as typed', async () => {
    const view = users();
    view.server.on('POST /api/admin/users/user-1/delete', () => {
      view.server.users = [];
      return { status: 204 };
    });
    const dialog = await open(view, 'Delete account and data');
    await view.user.type(dialog.getByLabelText(/to confirm$/), 'mei@school.example');
    await view.user.type(dialog.getByLabelText('Reason'), 'They asked');
    await view.user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await findToast('Account deleted');
    expect(view.server.sent('POST /api/admin/users/user-1/delete')[0]?.json).toEqual({
      confirmEmail: 'mei@school.example',
      reason: 'They asked',
      version: 1,
    });
    await screen.findByText('No users found');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users', level: 2 })),
    );
  });

  it('shows what is wrong at the fields and puts the focus there', async () => {
    const view = users();
    view.server.fail('POST /api/admin/users/user-1/sign-out', 400, 'Check the form.', {
      reason: 'Please say why.',
    });
    const dialog = await open(view, 'Sign out everywhere');
    await view.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await dialog.findByText('Please say why.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
  });

  it('that is refused for an older version keeps what was typed, and goes through with the new one', async () => {
    const view = users();
    const { server, user } = view;
    const key = 'POST /api/admin/users/user-1/disabled';
    server.fail(key, 409, 'Somebody changed this account meanwhile.');
    const dialog = await open(view, 'Disable account');
    await user.type(dialog.getByLabelText('Reason'), 'They asked');
    server.users = [aUser({ version: 5 })];
    await user.click(dialog.getByRole('button', { name: 'Disable account' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe('Somebody changed this account meanwhile.'),
    );
    server.on(key, () => ({ body: aUser({ version: 6 }) }));
    await waitFor(() => expect(server.sent('GET /api/admin/users').length).toBe(2));
    await user.click(dialog.getByRole('button', { name: 'Disable account' }));
    await findToast('Account disabled');
    expect(server.sent(key).at(-1)?.json).toEqual({ disabled: true, reason: 'They asked', version: 5 });
  });

  it('says why the last administrator cannot be removed', async () => {
    const view = users((server) => {
      server.users = [aUser({ id: 'admin-1', isAdmin: true })];
    });
    view.server.fail('POST /api/admin/users/admin-1/role', 409, 'This is the only administrator.');
    const dialog = await open(view, 'Remove administrator');
    expect(dialog.getByText(/This is your own account\./)).toBeTruthy();
    await view.user.click(dialog.getByRole('button', { name: 'Remove administrator' }));
    await dialog.findByText('This is the only administrator.');
  });
});

describe('an email and a password', () => {
  const noMail = (server: FakeServer) => {
    server.users = [aUser({ emailVerifiedAt: null })];
    server.on('GET /api/config', () => ({ body: { maintenance: null, mail: false } }));
  };

  it('are confirmed, and reset by a link that is shown once', async () => {
    const view = users(noMail);
    expect(await screen.findByText('email not confirmed')).toBeTruthy();
    view.server.on('POST /api/admin/users/user-1/confirm-email', () => ({ body: aUser({ version: 2 }) }));
    let dialog = await open(view, 'Confirm email');
    await view.user.type(dialog.getByLabelText('Reason'), 'Met her');
    await view.user.click(dialog.getByRole('button', { name: 'Confirm email' }));
    await findToast('Email confirmed');
    const url = 'https://marks.school.example/reset-password#token=abc';
    view.server.on('POST /api/admin/users/user-1/reset-link', () => ({
      body: { account: aUser({ version: 3 }), url, expiresAt: '2126-03-08T00:00:00.000Z' },
    }));
    dialog = await open(view, 'Create a reset link');
    await view.user.type(dialog.getByLabelText('Reason'), 'Asked by phone');
    await view.user.click(dialog.getByRole('button', { name: 'Create the link' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Reset link created' }));
    expect(shown.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
    expect(shown.getByText(/mei@school\.example and nobody else/)).toBeTruthy();
  });
});

describe('the menu', () => {
  const labels = async (view: ReturnType<typeof users>) => {
    await view.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    return screen.getAllByRole('menuitem').map((item) => item.textContent);
  };

  it('offers nobody to disable or delete their own account', async () => {
    const view = users((server) => {
      server.users = [aUser({ id: 'admin-1', isAdmin: true, subscriptionStatus: 'active' })];
    });
    expect(await labels(view)).toEqual([
      'Give access until a date...',
      'Remove administrator...',
      'Sign out everywhere...',
      'Show activity',
      'Show audit log',
    ]);
  });

  it('offers a reset link for teachers only, and only where no mail is sent', async () => {
    const noMail = (server: FakeServer) =>
      server.on('GET /api/config', () => ({ body: { maintenance: null, mail: false } }));
    const view = users(noMail);
    expect(await labels(view)).toContain('Create a reset link...');
    leave();
    const ofAdmin = users((server) => {
      noMail(server);
      server.users = [aUser({ isAdmin: true })];
    });
    expect(await labels(ofAdmin)).not.toContain('Create a reset link...');
    leave();
    const withMail = users((server) =>
      server.on('GET /api/config', () => ({ body: { maintenance: null, mail: true } })),
    );
    expect(await labels(withMail)).not.toContain('Create a reset link...');
  });

  it('offers only what can be changed on the account', async () => {
    const view = users((server) => {
      server.users = [
        aUser({ disabledAt: '2026-03-02T00:00:00.000Z', complimentaryUntil: '2126-01-01T00:00:00.000Z' }),
      ];
    });
    const shown = await labels(view);
    expect(shown).toContain('Enable account...');
    expect(shown).toContain('End complimentary access...');
    expect(shown).not.toContain('Disable account...');
  });

  it('leads to what the account did', async () => {
    const view = users();
    await labels(view);
    await view.user.click(screen.getByRole('menuitem', { name: 'Show activity' }));
    expect(address()).toBe('/admin?view=activity&user=user-1');
  });
});

describe('an administrator who has lost the role', () => {
  it('loses the page', async () => {
    const view = users((server) => {
      server.users = [aUser({ id: 'admin-1', isAdmin: true })];
    });
    view.server.on('POST /api/admin/users/admin-1/role', () => ({ body: aUser({ id: 'admin-1' }) }));
    const dialog = await open(view, 'Remove administrator');
    await view.user.type(dialog.getByLabelText('Reason'), 'I leave');
    view.server.me = anAdmin({ isAdmin: false });
    await view.user.click(dialog.getByRole('button', { name: 'Remove administrator' }));
    await screen.findByRole('heading', { name: 'Access Denied' });
  });
});

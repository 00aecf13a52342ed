import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@marklight/api-client/base-api';
import { makeStore } from '@marklight/api-client/make-store';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { AppProviders } from '@marklight/ui/app-providers';
import { goTo } from '@marklight/ui/go-to';
import { Link, MemoryRouter } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { App } from './app';
import { loadRemoteComponent } from './remotes/load-remote';
import { aProfile } from './profile/specs/builders';
import { aConfig, aUser, fakeServer, refusal, type FakeServer } from './testing/fake-server';

jest.mock('./remotes/load-remote', () => ({ loadRemoteComponent: jest.fn() }));
jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));
// On a busy machine drawing takes longer than the second that the library waits.

const loadRemote = jest.mocked(loadRemoteComponent);
const leave = jest.mocked(goTo);

const signedOut = refusal(401, 'not_signed_in');
const config = { status: 200, body: aConfig() };
const signedIn = (given: Parameters<typeof aUser>[0] = {}) => ({
  'GET /api/auth/user': { status: 200, body: aUser(given) },
  'GET /api/config': config,
});

function open(path: string, replies: FakeServer['replies']) {
  const server = fakeServer(replies);
  const store = makeStore();
  const view = render(
    <AppProviders store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </AppProviders>,
  );
  return { server, store, view };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
  leave.mockReset();
  loadRemote.mockReset();
  loadRemote.mockImplementation(async ({ expose }) => ({ default: () => <p>{expose} is here</p> }));
});
afterEach(() => act(() => dismissToast()));

describe('a signed-in teacher', () => {
  it('gets the navigation and the dashboard from the address that the server named', async () => {
    open('/', signedIn());
    expect(await screen.findByText('GradingDashboard is here')).toBeTruthy();
    expect(loadRemote.mock.calls[0]?.[0]).toMatchObject({
      entry: '/remotes/grading/remoteEntry.js',
      force: false,
    });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('ada@school.example')).toBeTruthy();
  });

  it('keeps the keyboard on the page when a link that goes with its page opens another', async () => {
    loadRemote.mockImplementation(async () => ({ default: () => <Link to="/not-a-page">Onwards</Link> }));
    open('/', signedIn());
    const link = await screen.findByRole('link', { name: 'Onwards' });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Onwards' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('finds every tool in the navigation, AI tools among them', async () => {
    open('/', signedIn());
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Essays', '/essays'],
      ['Rubrics', '/rubrics'],
      ['Metrics', '/metrics'],
      ['Classes', '/classes'],
      ['AI tools', '/ai-tools'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Pages' }));
    expect(await screen.findByRole('menuitem', { name: 'AI tools' })).toBeTruthy();
  });

  it('sees Home inactive away from /', async () => {
    open('/admin', signedIn());
    expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('aria-current')).toBeNull();
  });

  it('is asked for with the stored email, which is kept for the next visit', async () => {
    localStorage.setItem(STORED_EMAIL_KEY, 'ada@school.example');
    const { server } = open('/', signedIn());
    await screen.findByText('GradingDashboard is here');
    expect(server.asked).toContain('GET /api/auth/user?email=ada%40school.example');
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example');
  });

  it('sees a remote that failed, keeps the rest, and gets it by Retry', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loadRemote.mockRejectedValueOnce(new Error('down'));
    open('/', signedIn());
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('GradingDashboard is here')).toBeTruthy();
    expect(loadRemote.mock.calls[1]?.[0].force).toBe(true);
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    silence.mockRestore();
  });

  it('finds no page at an unknown address', async () => {
    open('/no-such-page', signedIn());
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('finds the support address in Help', async () => {
    open('/', signedIn());
    fireEvent.click(await screen.findByRole('button', { name: 'Help' }));
    expect(await screen.findByRole('link', { name: 'support@school.example' })).toBeTruthy();
  });

  it('explains in Help what there is beyond one class set', async () => {
    open('/', signedIn());
    fireEvent.click(await screen.findByRole('button', { name: 'Help' }));
    await screen.findByRole('heading', { name: 'How to work with a class' });
    const topics = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(topics).toEqual([
      ...['Classes', 'Assignments', 'Matching', 'Scans and photos', 'Review', 'Comment bank'],
      ...['Calibration', 'Handing back', 'Gradebooks'],
    ]);
  });

  it('logs out: the stored email goes, and after a second the landing page comes', async () => {
    open('/profile', { ...signedIn(), 'POST /api/auth/logout': { status: 200, body: null } });
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByText('Logged out');
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });

  it('hears of planned maintenance', async () => {
    const maintenance = {
      startsAt: '2026-12-01T10:00:00.000Z',
      endsAt: '2026-12-01T11:00:00.000Z',
      message: 'New grading waits.',
    };
    open('/', { ...signedIn(), 'GET /api/config': { status: 200, body: aConfig({ maintenance }) } });
    expect(await screen.findByText(/New grading waits/)).toBeTruthy();
  });
});

describe('a session that ends while somebody works', () => {
  it('asks to sign in again over the page, and fetches everything again afterwards', async () => {
    const { server, store } = open('/', {
      ...signedIn(),
      'POST /api/auth/login': { status: 200, body: { user: aUser() } },
    });
    await screen.findByText('GradingDashboard is here');
    server.replies['GET /api/things'] = signedOut;
    const api = baseApi.injectEndpoints({
      endpoints: (build) => ({ things: build.query<unknown, void>({ query: () => '/api/things' }) }),
    });
    await act(async () => void (await store.dispatch(api.endpoints.things.initiate())));

    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(screen.getByText('GradingDashboard is here')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('ada@school.example');
    type('Password', 'secret1');
    const asksBefore = server.asked.filter((each) => each.startsWith('GET /api/auth/user')).length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(store.getState().session.status).toBe('live'));
    await waitFor(() =>
      expect(server.asked.filter((each) => each.startsWith('GET /api/auth/user')).length).toBeGreaterThan(
        asksBefore,
      ),
    );
  });

  it.each([
    ['continues where the email was changed elsewhere', false],
    ['leaves the page where somebody else signs in', true],
  ])('%s', async (_, leaves) => {
    const body = {
      user: { ...aUser(), email: 'new@school.example', ...(leaves && { id: 'somebody-else' }) },
    };
    const { server, store } = open('/', {
      ...signedIn(),
      'POST /api/auth/login': { status: 200, body },
    });
    await screen.findByText('GradingDashboard is here');
    server.replies['GET /api/things'] = signedOut;
    const api = baseApi.injectEndpoints({
      endpoints: (build) => ({ things: build.query<unknown, void>({ query: () => '/api/things' }) }),
      overrideExisting: true,
    });
    await act(async () => void (await store.dispatch(api.endpoints.things.initiate())));
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'new@school.example' } });
    type('Password', 'secret1');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    if (leaves) await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    else await waitFor(() => expect(store.getState().session.status).toBe('live'));
    expect(leave.mock.calls.length > 0).toBe(leaves);
  });
});

describe('a visitor who is not signed in', () => {
  const visitor = { 'GET /api/auth/user': signedOut, 'GET /api/config': config };

  it('is denied the admin page', async () => {
    open('/admin', visitor);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('You need admin privileges to access this page.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
    expect(leave).toHaveBeenCalledWith('/');
  });

  it('is denied the profile', async () => {
    open('/profile', visitor);
    expect(await screen.findByText('Please log in to view your profile.')).toBeTruthy();
  });

  it('finds no other page, sees no navigation, and may sign in there', async () => {
    open('/classes', visitor);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });

  it.each([
    ['no-at-sign', 'secret1', 'Invalid Email'],
    ['ada@school.example', '12345', 'Invalid Password'],
  ])('is told at the field and by a toast about %s / %s', async (email, password, title) => {
    const { server } = open('/', visitor);
    await screen.findByRole('button', { name: 'Log in' });
    type('Email', email);
    type('Password', password);
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
    expect(server.asked.some((each) => each.startsWith('POST'))).toBe(false);
  });

  it.each([
    [refusal(401, 'invalid_credentials'), AUTH_MESSAGES.invalidCredentials],
    [refusal(403, 'trial_expired'), AUTH_MESSAGES.trialExpired],
    [refusal(500, 'internal'), AUTH_MESSAGES.loginFailed],
  ])('keeps what was typed when the login is refused (%#)', async (reply, { title, message }) => {
    open('/', { ...visitor, 'POST /api/auth/login': reply });
    await screen.findByRole('button', { name: 'Log in' });
    type('Email', 'ada@school.example');
    type('Password', 'secret1');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@school.example');
    const account = screen.queryByRole('link', { name: 'Open your account' });
    expect(account?.getAttribute('href')).toBe(reply.status === 403 ? '/' : undefined);
  });

  it.each([
    [false, '/'],
    [true, '/admin'],
  ])('opens the next page a second after the login (admin: %s)', async (isAdmin, target) => {
    open('/', { ...visitor, 'POST /api/auth/login': { status: 200, body: { user: aUser({ isAdmin }) } } });
    await screen.findByRole('button', { name: 'Log in' });
    type('Email', 'ada@school.example');
    type('Password', 'secret1');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(target));
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example');
  });
});

describe('other beginnings', () => {
  it('lets a person whose address is not confirmed do nothing but look again and leave', async () => {
    const { server } = open('/essays', signedIn({ awaitsConfirmation: true }));
    await screen.findByRole('heading', { name: 'Confirm your email address' });
    expect(screen.queryByRole('navigation')).toBeNull();
    server.replies = { ...server.replies, ...signedIn() };
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('navigation');
  });

  it('sends such a person the link again where the server sends mail, and says what came of it', async () => {
    const waiting = {
      ...signedIn({ awaitsConfirmation: true }),
      'GET /api/config': { status: 200, body: aConfig({ mail: true }) },
    };
    const { server } = open('/', { ...waiting, 'POST /api/user/email/link': refusal(429, 'too_many_links') });
    fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText('The server says too_many_links.');
    server.replies['POST /api/user/email/link'] = { status: 204, body: undefined };
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('We have sent a new link to ada@school.example.');
    expect(screen.queryByText('The server says too_many_links.')).toBeNull();
  });

  it('sends nobody to a mailbox where the server sends no mail', async () => {
    open('/', signedIn({ awaitsConfirmation: true }));
    await screen.findByText(/Ask an administrator of your school/);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('treats expired access as not signed in and says why', async () => {
    open('/', signedIn({ accessStatus: 'expired' }));
    expect(await screen.findByText(AUTH_MESSAGES.trialExpired.message)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${AUTH_MESSAGES.trialExpired.title} · ${PRODUCT_NAME}`));
  });

  it.each([
    ['/profile', 'Profile'],
    ['/subscribe', 'Subscription'],
    ['/essays', 'Page not found'],
  ])('names the tab at %s for a person whose access has ended', async (path, title) => {
    open(path, signedIn({ accessStatus: 'expired' }));
    await waitFor(() => expect(document.title).toBe(`${title} · ${PRODUCT_NAME}`));
  });

  it('leaves a person whose access has ended what is theirs: data, account and profile', async () => {
    const profile = { status: 200, body: aProfile({ user: aUser({ accessStatus: 'expired' }) }) };
    const replies = { ...signedIn({ accessStatus: 'expired' }), 'GET /api/user/profile': profile };
    const { view } = open('/', replies);
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    view.unmount();
    open('/profile', replies);
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toBeTruthy();
    expect(screen.queryByText('Access Denied')).toBeNull();
  });

  it('says that the server cannot be reached, and continues after Retry', async () => {
    const { server } = open('/', { 'GET /api/auth/user': 'no answer', 'GET /api/config': config });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText(/cannot be reached/)).toBeTruthy();
    Object.assign(server.replies, signedIn());
    fireEvent.click(retry);
    expect(await screen.findByText('GradingDashboard is here')).toBeTruthy();
  });
});

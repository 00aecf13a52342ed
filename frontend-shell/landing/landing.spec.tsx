import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { goTo } from '@marklight/ui/go-to';
import { aConfig, aUser, fakeServer, refusal, type FakeServer } from '../src/testing/fake-server';
import { loadConfig } from './config';
import { startDialogs } from './dialogs';
import { startForgotten } from './forgotten';
import { openInvitation } from './invitation';
import { openForgottenFromAddress, startLogin } from './login';
import { startSent } from './sent';
import { startSignup } from './signup';
import { html, showLandingPage } from './testing/landing-body';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));

const leave = jest.mocked(goTo);
const form = (id: string) => document.getElementById(id) as HTMLFormElement;
const fill = (id: string, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = form(id).elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
};
const send = (id: string, values: Record<string, string>, replies: FakeServer['replies'] = {}) => {
  const server = fakeServer(replies);
  fill(id, values);
  fireEvent.submit(form(id));
  return server;
};
const good = { email: 'ada@school.example', password: 'secret1', confirmPassword: 'secret1' };

beforeEach(() => {
  localStorage.clear();
  leave.mockReset();
  showLandingPage();
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  startDialogs();
  startLogin();
  startForgotten();
  startSent();
  startSignup();
});

it.each([
  ['login-form', { email: 'nobody', password: '' }, 'email', ['Email'], AUTH_MESSAGES.invalidEmail.message],
  [
    'signup-form',
    { ...good, password: '12345', confirmPassword: '12345' },
    'password',
    ['Password'],
    `${AUTH_MESSAGES.invalidPassword.message} At least 6 characters`,
  ],
])(
  'an error in %s describes its field, and is not part of its name',
  (id, values, name, names, description) => {
    send(id, values);
    const input = form(id).elements.namedItem(name) as HTMLInputElement;
    expect([...(input.labels ?? [])].map(({ textContent }) => textContent?.trim())).toEqual(names);
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((one) => document.getElementById(one)?.textContent).join(' ')).toBe(description);
    expect(document.activeElement).toBe(input);
  },
);

describe('the login dialog', () => {
  it.each([
    [{ email: 'nobody', password: 'secret1' }, AUTH_MESSAGES.invalidEmail],
    [{ email: good.email, password: '12345' }, AUTH_MESSAGES.invalidPassword],
  ])('refuses %j before it asks the server', (values, { title, message }) => {
    const server = send('login-form', values);
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(within(form('login-form')).getByText(message)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it.each([
    [refusal(401, 'invalid_credentials'), AUTH_MESSAGES.invalidCredentials],
    [refusal(403, 'trial_expired'), AUTH_MESSAGES.trialExpired],
    [refusal(429, 'too_many'), AUTH_MESSAGES.loginFailed],
  ])('says why the login was refused (%#)', async (reply, { title, message }) => {
    send('login-form', good, { 'POST /api/auth/login': reply });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(title));
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(leave).not.toHaveBeenCalled();
    const ended = screen.getByText('Open your account').parentElement;
    expect(ended?.hidden).toBe(reply.status !== 403);
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe(reply.status === 403 ? good.email : null);
  });

  it.each([
    [true, '/admin'],
    [false, '/'],
  ])('opens the next page a second after success (admin: %s)', async (isAdmin, target) => {
    send('login-form', good, { 'POST /api/auth/login': { status: 200, body: { user: aUser({ isAdmin }) } } });
    await waitFor(() => expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example'));
    expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(leave).toHaveBeenCalledWith(target));
  });

  it('opens nothing where the address does not ask for it', () => {
    openForgottenFromAddress();
    expect(document.getElementById('forgot-dialog')?.hasAttribute('open')).toBe(false);
  });

  it('tells a person who forgot the password to contact support', async () => {
    fireEvent.click(screen.getByText('Forgot password?'));
    await waitFor(() =>
      expect(document.querySelector('#toasts [role="status"]')?.textContent).toContain('contact support'),
    );
  });

  it('opens the form for a forgotten password, where the server sends mail', async () => {
    const server = fakeServer({
      'GET /api/config': { status: 200, body: aConfig({ mail: true }) },
      'POST /api/auth/forgot-password': { status: 202, body: { message: 'A link is on its way.' } },
    });
    void loadConfig();
    fill('login-form', { email: 'ada@school.example' });
    // The server has not yet said that it sends mail.
    fireEvent.click(screen.getByText('Forgot password?'));
    const email = form('forgot-form').elements.namedItem('email') as HTMLInputElement;
    await waitFor(() => expect(email.value).toBe('ada@school.example'));
    expect(document.querySelector('#toasts')?.textContent).not.toContain('contact support');
    fireEvent.submit(form('forgot-form'));
    await screen.findByText('A link is on its way.');
    expect(server.bodies.at(-1)).toBe('{"email":"ada@school.example"}');
  });

  it('opens from the link of a page on which the session has ended', async () => {
    fakeServer({ 'GET /api/config': { status: 200, body: aConfig({ mail: true }) } });
    await loadConfig();
    location.hash = '#forgot-password';
    openForgottenFromAddress();
    await waitFor(() => expect(document.getElementById('forgot-dialog')?.hasAttribute('open')).toBe(true));
    expect(location.hash).toBe('');
  });

  it('asks for an email before it asks the server for a link', () => {
    const server = send('forgot-form', { email: 'nobody' });
    expect(within(form('forgot-form')).getByText(AUTH_MESSAGES.invalidEmail.message)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('opens in place of the other dialog', () => {
    document.querySelector<HTMLElement>('header [data-opens="signup-dialog"]')?.click();
    document.querySelector<HTMLElement>('#signup-dialog [data-opens="login-dialog"]')?.click();
    expect([...document.querySelectorAll('dialog[open]')].map(({ id }) => id)).toEqual(['login-dialog']);
  });
});

describe('the Get Started dialog', () => {
  it.each([
    [{ ...good, email: 'nobody' }, AUTH_MESSAGES.invalidEmail],
    [{ ...good, password: '12345' }, AUTH_MESSAGES.weakPassword],
    [{ ...good, confirmPassword: 'other12' }, AUTH_MESSAGES.passwordMismatch],
  ])('refuses %j before it asks the server', (values, { title, message }) => {
    const server = send('signup-form', values);
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(within(form('signup-form')).getByText(message)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('keeps the email and goes home a second and a half after success', async () => {
    const reply = {
      status: 201,
      body: { emailSent: false, message: 'Your trial has begun.', user: aUser() },
    };
    send('signup-form', good, { 'POST /api/email-signup': reply });
    await waitFor(() => expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });

  it('says that the next step is in an email, where the server sends one', async () => {
    const reply = { status: 201, body: { emailSent: true, message: 'We have sent an email.' } };
    send('signup-form', good, { 'POST /api/email-signup': reply });
    await screen.findByText('We have sent an email.');
    expect([...document.querySelectorAll('dialog[open]')].map(({ id }) => id)).toEqual(['sent-dialog']);
    expect(document.activeElement?.textContent).toBe('Check your email');
    expect(leave).not.toHaveBeenCalled();
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBeNull();
    expect((form('signup-form').elements.namedItem('password') as HTMLInputElement).value).toBe('');
  });

  it('has the mail sent again, and says what came of it', async () => {
    const reply = { status: 201, body: { emailSent: true, message: 'We have sent an email.' } };
    const server = send(
      'signup-form',
      { ...good, email: ' ada@school.example ' },
      {
        'POST /api/email-signup': reply,
        'POST /api/auth/resend-confirmation': refusal(429, 'too_many_links'),
      },
    );
    await screen.findByText('We have sent an email.');
    const again = screen.getByRole('button', { name: 'Send again' });
    fireEvent.click(again);
    const outcome = await screen.findByText('The server says too_many_links.');
    expect(outcome.className).toBe('lp-field-error');
    server.replies['POST /api/auth/resend-confirmation'] = { status: 202, body: { message: 'On its way.' } };
    fireEvent.click(again);
    fireEvent.click(again);
    await screen.findByText('On its way.');
    expect(outcome.className).toBe('');
    expect(server.asked.filter((call) => call.includes('resend'))).toHaveLength(2);
    expect(server.bodies.at(-1)).toBe('{"email":"ada@school.example"}');
  });

  it('says no more than that it failed, and keeps what was typed', async () => {
    const taken = refusal(400, 'signup_failed');
    send('signup-form', good, { 'POST /api/email-signup': taken });
    await within(form('signup-form')).findByText('The server says signup_failed.');
    expect(screen.getByRole('alert').textContent).toContain(AUTH_MESSAGES.signupFailed.title);
    expect((form('signup-form').elements.namedItem('password') as HTMLInputElement).value).toBe('secret1');
  });
});

describe('what the server says about itself', () => {
  it('fills in the support address and the grader', async () => {
    fakeServer({ 'GET /api/config': { status: 200, body: aConfig() } });
    await loadConfig();
    expect(document.getElementById('support')?.textContent).toBe('support@school.example');
    expect(document.getElementById('about-text')?.textContent).toContain(
      'On this server essays are graded by the built-in',
    );
  });

  it('tells of planned maintenance', async () => {
    const maintenance = {
      startsAt: '2126-03-01T10:00:00.000Z',
      endsAt: '2126-03-01T12:00:00.000Z',
      message: 'The database moves.',
    };
    fakeServer({ 'GET /api/config': { status: 200, body: aConfig({ maintenance }) } });
    await loadConfig();
    const banner = document.querySelector('.lp-notice');
    expect(banner?.textContent).toMatch(/^Maintenance from .+ to .+\. The database moves\.$/);
  });

  it('stays true where the server does not answer', async () => {
    fakeServer({ 'GET /api/config': 'no answer' });
    await loadConfig();
    expect(document.getElementById('about-text')?.textContent).toContain('Your school chooses');
  });
});

describe('who may create an account', () => {
  const dialog = () => document.getElementById('signup-dialog') as HTMLDialogElement;
  const load = async (signup: object, replies: FakeServer['replies'] = {}) => {
    const server = fakeServer({
      'GET /api/config': { status: 200, body: aConfig({ ...signup }) },
      ...replies,
    });
    await loadConfig();
    await openInvitation();
    return server;
  };
  const invited = (reply: FakeServer['replies'][string]) => {
    history.replaceState(null, '', '/#invite=abc-123');
    return load({ signup: { mode: 'invite', domains: [] } }, { 'POST /api/invitations/look-up': reply });
  };

  it('is everybody by default: the trial is offered', async () => {
    await load({});
    expect(form('signup-form').hidden).toBe(false);
    expect(document.getElementById('hero-hint')?.textContent).toBe('No card needed.');
  });

  it.each([
    ['invite', 'You need an invitation to create an account on this server.'],
    ['closed', 'Only people invited by an administrator can create an account on this server.'],
  ])('is said in words where it is not everybody: %s', async (mode, words) => {
    await load({ signup: { mode, domains: [] } });
    expect(form('signup-form').hidden).toBe(true);
    expect(within(dialog()).getByText(new RegExp(words)).textContent).toContain('ask your administrator');
    for (const id of ['hero-hint', 'trial-hint'])
      expect(document.getElementById(id)?.textContent).toBe(words);
    expect(document.body.textContent).not.toContain('Start free trial');
  });

  it('names the school’s domains', async () => {
    await load({ signup: { mode: 'domain', domains: ['school.edu.au', 'hill.example'] } });
    expect(document.getElementById('signup-hint')?.textContent).toBe(
      'For people with an email address at school.edu.au or hill.example.',
    );
    expect(form('signup-form').hidden).toBe(false);
  });

  it('offers neither trial nor price on a school’s own server', async () => {
    await load({ billing: { enabled: false, publishableKey: null, scriptUrl: null } });
    const shown = [...document.querySelectorAll<HTMLElement>('[data-priced]')].filter(
      ({ hidden }) => !hidden,
    );
    expect(shown).toEqual([]);
    expect(document.body.textContent).not.toMatch(/start (your|free)/i);
    // 25 essays of 15 minutes at $45 an hour, nine tenths of it saved, for 52 weeks, and nothing to pay.
    expect(document.getElementById('saved-year')?.textContent).toBe('$13,163');
  });

  it('does not mention a trial to whoever links to such a server', async () => {
    document.head.innerHTML = html.slice(html.indexOf('<meta'), html.indexOf('</head>'));
    const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description()).toContain('no card needed');
    await load({ billing: { enabled: false, publishableKey: null, scriptUrl: null } });
    expect(description()).toMatch(/You decide\.$/);
  });

  it('is whoever has an invitation: the form opens, filled in, and the secret leaves the address', async () => {
    const expiresAt = '2126-03-01T10:00:00.000Z';
    const server = await invited({ status: 200, body: { email: 'ada@school.example', expiresAt } });
    expect(location.hash).toBe('');
    expect(dialog().open).toBe(true);
    const field = form('signup-form').elements.namedItem('email') as HTMLInputElement;
    expect([field.value, field.readOnly, form('signup-form').hidden]).toEqual([
      'ada@school.example',
      true,
      false,
    ]);
    server.replies['POST /api/email-signup'] = { status: 201, body: { message: '', user: aUser() } };
    fill('signup-form', good);
    fireEvent.submit(form('signup-form'));
    await waitFor(() => expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example'));
    expect(server.bodies.join()).toContain('"invitation":"abc-123"');
  });

  it('says why an invitation cannot be used', async () => {
    await invited(refusal(410, 'invitation_not_valid'));
    expect(form('signup-form').hidden).toBe(true);
    expect(document.getElementById('signup-refused')?.hidden).toBe(false);
    expect(document.getElementById('signup-refused')?.textContent).not.toBe('');
  });
});

import { readFileSync } from 'fs';
import { join } from 'path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { goTo } from '@marklight/ui/go-to';
import { aConfig, aUser, fakeServer, refusal, type FakeServer } from '../src/testing/fake-server';
import { startLink } from './link';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));

const leave = jest.mocked(goTo);
const html = readFileSync(join(__dirname, '..', 'link.html'), 'utf8');
const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
const form = () => document.getElementById('link-form') as HTMLFormElement;
const input = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

function open(address: string, replies: FakeServer['replies'] = {}): FakeServer {
  history.replaceState(null, '', address);
  document.body.innerHTML = body;
  const server = fakeServer(replies);
  startLink();
  return server;
}

beforeEach(() => {
  localStorage.clear();
  leave.mockReset();
});

it('confirms an email with the password of the account and no sooner, and signs in', async () => {
  const server = open('/verify-email#token=abc-123', {
    'POST /api/auth/verify-email': { status: 200, body: { user: aUser() } },
  });
  expect(heading()).toBe('Confirm your email');
  expect(server.asked).toEqual([]);
  input('ownPassword').value = 'a long enough one';
  fireEvent.submit(form());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(server.bodies).toEqual(['{"token":"abc-123","password":"a long enough one"}']);
  expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example');
});

it('shows a wrong password at its field', async () => {
  open('/verify-email#token=abc-123', {
    'POST /api/auth/verify-email': refusal(400, 'wrong_password', {
      password: 'This password is incorrect.',
    }),
  });
  fireEvent.submit(form());
  await screen.findByText('This password is incorrect.');
  expect(document.activeElement).toBe(input('ownPassword'));
});

it('takes the token out of the address', () => {
  open('/verify-email#token=abc-123');
  expect(location.href).not.toContain('abc-123');
});

it('shows a wrong password for a new email at its field, and can be tried again', async () => {
  const server = open('/change-email#token=abc', {
    'POST /api/auth/change-email': refusal(400, 'wrong_password', {
      password: 'This password is incorrect.',
    }),
  });
  fireEvent.submit(form());
  await screen.findByText('This password is incorrect.');
  expect(document.activeElement).toBe(input('ownPassword'));
  server.replies['POST /api/auth/change-email'] = { status: 200, body: { email: 'new@school.example' } };
  fireEvent.submit(form());
  await waitFor(() => expect(heading()).toBe('Your email has changed'));
});

it('confirms a new email with the password of the account, and remembers it where the old one was known', async () => {
  localStorage.setItem(STORED_EMAIL_KEY, 'old@school.example');
  const server = open('/change-email#token=abc', {
    'POST /api/auth/change-email': { status: 200, body: { email: 'new@school.example' } },
  });
  expect(screen.getByLabelText(/^Password/)).toBe(input('ownPassword'));
  expect(screen.getByText(/^If you did not ask to change your email, close this page/)).toBeTruthy();
  expect(document.activeElement).toBe(input('ownPassword'));
  input('ownPassword').value = 'a long enough one';
  fireEvent.submit(form());
  await waitFor(() => expect(heading()).toBe('Your email has changed'));
  expect(server.bodies).toEqual(['{"token":"abc","password":"a long enough one"}']);
  expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('new@school.example');
  expect(document.activeElement?.id).toBe('link-title');
});

describe('a new password', () => {
  const type = (password: string, confirmPassword = password) => {
    input('password').value = password;
    input('confirmPassword').value = confirmPassword;
    fireEvent.submit(form());
  };

  it.each([
    ['12345', '12345', 'Password must be at least 6 characters long.'],
    ['long enough', 'other', 'Passwords do not match. Please try again.'],
  ])('%s / %s is refused before the server is asked', (password, again, message) => {
    const server = open('/reset-password#token=abc');
    type(password, again);
    expect(screen.getByText(message)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('is saved, and the way to sign in is shown', async () => {
    open('/reset-password#token=abc', { 'POST /api/auth/reset-password': { status: 204, body: undefined } });
    type('a long enough one');
    await waitFor(() => expect(heading()).toBe('Your password has changed'));
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  });

  it('that the server refuses is shown at its field, and can be tried again', async () => {
    const server = open('/reset-password#token=abc', {
      'POST /api/auth/reset-password': refusal(400, 'common_password', {
        password: 'This is guessed first.',
      }),
    });
    type('password1');
    await screen.findByText('This is guessed first.');
    server.replies['POST /api/auth/reset-password'] = { status: 204, body: undefined };
    type('a long enough one');
    await waitFor(() => expect(heading()).toBe('Your password has changed'));
  });
});

it('says at the form what failed, and can be tried again', async () => {
  const server = open('/verify-email#token=abc', { 'POST /api/auth/verify-email': 'no answer' });
  fireEvent.submit(form());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be reached'));
  server.replies['POST /api/auth/verify-email'] = { status: 200, body: { user: aUser() } };
  fireEvent.submit(form());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
});

describe('a link that no longer works', () => {
  const again = () => document.getElementById('link-again') as HTMLFormElement;
  const ask = (email: string) => {
    (again().elements.namedItem('email') as HTMLInputElement).value = email;
    fireEvent.submit(again());
  };
  const openUsed = async (address: string, route: string, mail = true) => {
    const server = open(address, {
      [`POST ${route}`]: refusal(400, 'link_invalid'),
      'GET /api/config': { status: 200, body: aConfig({ mail }) },
    });
    const passwords = ['password', 'confirmPassword'].map(input);
    for (const field of passwords) if (field) field.value = 'a long enough one';
    fireEvent.submit(form());
    await screen.findByText(/^The server says link_invalid\./);
    await waitFor(() => expect(server.asked).toContain('GET /api/config'));
    return server;
  };

  it.each([
    ['/verify-email#token=abc', '/api/auth/verify-email', '/api/auth/resend-confirmation'],
    ['/reset-password#token=abc', '/api/auth/reset-password', '/api/auth/forgot-password'],
  ])('says so, and asks for another by email: %s', async (address, route, resend) => {
    const server = await openUsed(address, route);
    expect(heading()).toBe('This link cannot be used');
    expect(form().hidden).toBe(true);
    await waitFor(() => expect(again().hidden).toBe(false));
    ask('nobody');
    await screen.findByText('Please enter a valid email address.');
    server.replies[`POST ${resend}`] = refusal(429, 'too_many_links');
    ask(' ada@school.example ');
    await screen.findByText('The server says too_many_links.');
    server.replies[`POST ${resend}`] = { status: 202, body: { message: 'On its way.' } };
    ask('ada@school.example');
    await waitFor(() => expect(heading()).toBe('Check your email'));
    expect(screen.getByText('On its way.')).toBeTruthy();
    expect(again().hidden).toBe(true);
    expect(server.bodies.at(-1)).toBe('{"email":"ada@school.example"}');
  });

  it.each([
    ['/verify-email#token=abc', '/api/auth/verify-email', 'If you have confirmed your email already'],
    ['/change-email#token=abc', '/api/auth/change-email', 'If you have confirmed this address already'],
  ])('says of %s what to do where it was opened before', async (address, route, words) => {
    open(address, { [`POST ${route}`]: refusal(400, 'link_invalid') });
    fireEvent.submit(form());
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  });

  it('offers no mail where the server sends none', async () => {
    await openUsed('/reset-password#token=abc', '/api/auth/reset-password', false);
    expect(again().hidden).toBe(true);
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy();
  });
});

it.each(['/verify-email', '/reset-password#token=', '/change-email#other=1', '/reset-password#token=a b'])(
  'says of %s that the link is not complete',
  (address) => {
    open(address);
    expect(heading()).toBe('This link is incomplete');
    expect(form().hidden).toBe(true);
  },
);

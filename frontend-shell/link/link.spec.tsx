import { readFileSync } from 'fs';
import { join } from 'path';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { goTo } from '@marklight/ui/go-to';
import { aUser, fakeServer, refusal, type FakeServer } from '../src/testing/fake-server';
import { startLink } from './link';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));
configure({ asyncUtilTimeout: 10_000 });

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

it('confirms an email by a click and no sooner, and signs in', async () => {
  const server = open('/verify-email#token=abc-123', {
    'POST /api/auth/verify-email': { status: 200, body: { user: aUser() } },
  });
  expect(heading()).toBe('Confirm your email');
  expect(server.asked).toEqual([]);
  fireEvent.submit(form());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(server.bodies).toEqual(['{"token":"abc-123"}']);
  expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('ada@school.example');
});

it('takes the token out of the address', () => {
  open('/verify-email#token=abc-123');
  expect(location.href).not.toContain('abc-123');
});

it('confirms a new email, and remembers it where the old one was known', async () => {
  localStorage.setItem(STORED_EMAIL_KEY, 'old@school.example');
  open('/change-email#token=abc', {
    'POST /api/auth/change-email': { status: 200, body: { email: 'new@school.example' } },
  });
  fireEvent.submit(form());
  await waitFor(() => expect(heading()).toBe('Your email has changed'));
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

it('says what is wrong with a link that opens nothing any more', async () => {
  open('/verify-email#token=abc', { 'POST /api/auth/verify-email': refusal(400, 'link_invalid') });
  fireEvent.submit(form());
  await screen.findByText('The server says link_invalid.');
  expect(screen.getByRole('alert').textContent).toBe('The server says link_invalid.');
});

it.each(['/verify-email', '/reset-password#token=', '/change-email#other=1', '/reset-password#token=a b'])(
  'says of %s that the link is not complete',
  (address) => {
    open(address);
    expect(heading()).toBe('This link is not complete');
    expect(form().hidden).toBe(true);
  },
);

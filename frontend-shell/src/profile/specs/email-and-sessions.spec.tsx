import { findToast, renderPage } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { CurrentUser } from '@marklight/contracts/auth';
import type { OpenSession } from '@marklight/contracts/profile';
import { aConfig, aUser } from '../../testing/fake-server';
import { lastUseOf } from '../logic/sessions';
import { ProfilePage } from '../profile-page';
import { aProfile, aSession } from './builders';

let leave: () => void = () => undefined;
afterEach(() => leave());

function page(given: { user?: Partial<CurrentUser>; mail?: boolean; sessions?: OpenSession[] } = {}) {
  const state = { user: aUser(given.user), sessions: given.sessions ?? [aSession()] };
  const view = renderPage(<ProfilePage />, '/profile', {
    'GET /api/user/profile': () => ({ body: aProfile({ user: state.user }) }),
    'GET /api/user/sessions': () => ({ body: { sessions: state.sessions } }),
    'GET /api/config': () => ({ body: aConfig({ mail: given.mail ?? true }) }),
    'GET /api/auth/user': () => ({ body: state.user }),
  });
  leave = view.leave;
  return { ...view, state };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an email that waits to be confirmed', () => {
  const user = { pendingEmail: 'new@school.example' };

  it('is shown beside the one that still counts, and its link is sent again', async () => {
    const view = page({ user });
    view.network.on('POST /api/user/email/link', () => ({ status: 204 }));
    const card = await region('Profile Information');
    expect(card.getByText('new@school.example')).toBeTruthy();
    expect(card.getByText(/Until then you sign in with ada@school\.example/)).toBeTruthy();
    await view.user.click(card.getByRole('button', { name: 'Send again' }));
    expect((await findToast('Email sent')).textContent).toContain('To new@school.example.');
  });

  it('is dropped by Cancel the change', async () => {
    const view = page({ user });
    view.network.on('DELETE /api/user/email/pending', () => {
      view.state.user = aUser();
      return { status: 204 };
    });
    const card = await region('Profile Information');
    await view.user.click(card.getByRole('button', { name: 'Cancel the change' }));
    await findToast('Change cancelled');
    await waitFor(() => expect(screen.queryByText('new@school.example')).toBeNull());
  });

  it('says why nothing more is sent', async () => {
    const view = page({ user });
    view.network.fail('POST /api/user/email/link', 429, 'Too many links have been requested.');
    const card = await region('Profile Information');
    await view.user.click(card.getByRole('button', { name: 'Send again' }));
    expect((await findToast('Error')).textContent).toContain('Too many links have been requested.');
  });
});

describe('one’s own email that is not confirmed', () => {
  it('can be confirmed by mail where the server sends it', async () => {
    page({ user: { emailVerified: false } });
    const card = await region('Profile Information');
    expect(card.getByText('not confirmed')).toBeTruthy();
    expect(await card.findByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('is confirmed by an administrator where it does not', async () => {
    page({ user: { emailVerified: false }, mail: false });
    const card = await region('Profile Information');
    expect(await card.findByText(/Ask an administrator to confirm it/)).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('where one is signed in', () => {
  const there = aSession({ id: '1'.repeat(64), agent: 'Safari on iOS', current: false });

  it('names each device and when it was used, and marks this one', async () => {
    page({ sessions: [aSession(), there, aSession({ id: '2'.repeat(64), agent: null, current: false })] });
    const card = await region('Where you are signed in');
    const items = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items[0]).toBe('Firefox on Windows this deviceIn use now');
    expect(items[1]).toMatch(/^Safari on iOS Last used on 3 Mar 2026Sign out there$/);
    expect(items[2]).toMatch(/^Another program/);
  });

  it('signs out there, and the list comes again', async () => {
    const view = page({ sessions: [aSession(), there] });
    view.network.on(`DELETE /api/user/sessions/${there.id}`, () => {
      view.state.sessions = [aSession()];
      return { status: 204 };
    });
    const card = await region('Where you are signed in');
    await view.user.click(await card.findByRole('button', { name: 'Sign out there: Safari on iOS' }));
    await findToast('Signed out');
    await waitFor(() => expect(card.queryByText(/Safari on iOS/)).toBeNull());
    expect(card.queryByRole('button')).toBeNull();
  });

  it('signs out everywhere else', async () => {
    const view = page({ sessions: [aSession(), there] });
    view.network.on('DELETE /api/user/sessions', () => {
      view.state.sessions = [aSession()];
      return { status: 204 };
    });
    const card = await region('Where you are signed in');
    await view.user.click(await card.findByRole('button', { name: 'Sign out everywhere else' }));
    await findToast('Signed out');
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
  });

  it('that cannot be fetched says so, and comes by Retry', async () => {
    const view = page();
    view.network.fail('GET /api/user/sessions', 400, 'Not now.');
    const card = await region('Where you are signed in');
    expect(await card.findByText('Failed to fetch your sessions')).toBeTruthy();
    view.network.on('GET /api/user/sessions', () => ({ body: { sessions: [aSession()] } }));
    await view.user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByText('In use now')).toBeTruthy();
  });

  it.each([
    [0, 'Last used within the hour'],
    [1, 'Last used an hour ago'],
    [5, 'Last used 5 hours ago'],
    [24, 'Last used on 3 Mar 2026'],
  ])('says of a use %d hours ago: %s', (hours, words) => {
    const now = new Date(Date.parse(there.lastUsedAt) + hours * 3_600_000 + 1_000);
    expect(lastUseOf(there, now)).toBe(words);
  });
});

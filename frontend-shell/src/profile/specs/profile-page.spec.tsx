import { findToast, renderPage } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import type { ProfileReply } from '@marklight/contracts/profile';
import { aConfig, aUser } from '../../testing/fake-server';
import type { Answer } from '../../testing/fake-network';
import { ProfilePage } from '../profile-page';
import { aGrade, anEntry, aProfile, aSession } from './builders';

let leave: () => void = () => undefined;
beforeEach(() => localStorage.setItem(STORED_EMAIL_KEY, 'ada@school.example'));
afterEach(() => {
  leave();
  localStorage.clear();
});

/** The page over a profile that the answers may change. */
function page(profile: ProfileReply = aProfile(), answers: Record<string, Answer> = {}) {
  const view = renderPage(<ProfilePage />, '/profile', {
    'GET /api/user/profile': () => ({ body: profile }),
    'GET /api/user/sessions': () => ({ body: { sessions: [aSession()] } }),
    'GET /api/config': () => ({ body: aConfig() }),
    ...answers,
  });
  leave = view.leave;
  return view;
}
const card = async (name: string) => screen.findByRole('region', { name });
const factsOf = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the profile', () => {
  it('is asked for with the person’s own email, and shows who they are', async () => {
    const { network } = page();
    expect(factsOf(await card('Profile Information'))).toEqual({
      'Full Name': 'Ada Nguyen',
      'Email Address': 'ada@school.example',
      'Member Since': '5 Jan 2026',
    });
    expect(network.sent('GET /api/user/profile')[0]?.params.get('email')).toBe('ada@school.example');
  });

  it.each([
    [true, 'Admin User'],
    [false, 'Standard User'],
  ])('has a badge (admin: %s): %s', async (isAdmin, badge) => {
    page(aProfile({ user: aUser({ isAdmin }) }));
    expect(await screen.findByText(badge)).toBeTruthy();
  });

  it('shows the use so far', async () => {
    page();
    expect(factsOf(await card('Usage Statistics'))).toEqual({
      'Essays Uploaded': '1,240',
      'Gradings Completed': '31',
      'Average Grade': 'B',
      'Last Activity': '3 Mar 2026',
    });
  });

  it('shows N/A where there is nothing yet', async () => {
    const { usageStats } = aProfile();
    page(aProfile({ usageStats: { ...usageStats, averageGrade: null, lastActivity: null } }));
    expect(factsOf(await card('Usage Statistics'))).toMatchObject({
      'Average Grade': 'N/A',
      'Last Activity': 'N/A',
    });
  });

  it.each([
    [0.051, '12,300 tokens, about US$0.05.'],
    [null, '12,300 tokens.'],
  ])('says what the AI service used (cost %s)', async (costUsdThisMonth, text) => {
    const { usageStats } = aProfile();
    page(aProfile({ usageStats: { ...usageStats, tokensThisMonth: 12_300, costUsdThisMonth } }));
    expect((await card('Usage Statistics')).textContent).toContain(text);
  });

  it.each([
    [
      'trial',
      'The AI service this month: 0 tokens. Each calendar month (UTC) an account on trial may use 1,000 tokens.',
    ],
    ['active', '0 tokens. Each calendar month (UTC) your account may use 1,000 tokens.'],
  ] as const)('says what an account may use of the AI service (%s)', async (accessStatus, text) => {
    const { usageStats } = aProfile();
    page(aProfile({ user: aUser({ accessStatus }), usageStats: { ...usageStats, tokenCap: 1_000 } }));
    expect((await card('Usage Statistics')).textContent).toContain(text);
  });

  it('lists activity, the first underscore as a space, with details or without', async () => {
    page();
    const entries = within(await card('Recent Activity')).getAllByRole('listitem');
    expect(entries[0]?.textContent).toMatch(/^Essays uploaded3 essays3 Mar 2026/);
    expect(entries[1]?.textContent).toMatch(/^Two factor_turned_onNo details2 Mar 2026/);
  });

  it('lists the first five essays with their first grade, or that there is none', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => anEntry(n, n === 1 ? { gradingResults: [aGrade('A')] } : {}));
    page(aProfile({ essayHistory: six }));
    const entries = within(await card('Essay History')).getAllByRole('listitem');
    expect(entries).toHaveLength(5);
    expect(entries[0]?.textContent).toBe('essay-1.pdfUploaded 3 Mar 2026Grade A');
    expect(entries[1]?.textContent).toBe('essay-2.pdfUploaded 3 Mar 2026Not graded');
  });

  it('says of an essay’s grade that it is provisional, or not there yet', async () => {
    const essayHistory = [
      anEntry(1, { gradingResults: [aGrade('B', true)] }),
      anEntry(2, { gradingResults: [aGrade(null, true)] }),
    ];
    page(aProfile({ essayHistory }));
    const entries = within(await card('Essay History')).getAllByRole('listitem');
    expect(entries[0]?.textContent).toMatch(/ProvisionalGrade B$/);
    expect(entries[1]?.textContent).toMatch(/\d{4}No grade yet$/);
  });

  it('has no Essay History without essays', async () => {
    page(aProfile({ essayHistory: [] }));
    await card('Recent Activity');
    expect(screen.queryByText('Essay History')).toBeNull();
  });

  it('that cannot be fetched says so, and comes by Retry', async () => {
    const { network, user } = page(aProfile(), {
      'GET /api/user/profile': () => ({
        status: 400,
        body: { statusCode: 400, code: 'test', message: 'Not now.' },
      }),
    });
    expect(await screen.findByText('Failed to fetch profile')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    network.on('GET /api/user/profile', () => ({ body: aProfile() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Profile Information')).toBeTruthy();
  });
});

describe('editing the profile', () => {
  const edit = async (view: ReturnType<typeof page>) =>
    view.user.click(within(await card('Profile Information')).getByRole('button', { name: 'Edit' }));

  it('asks the browser to require names and a valid email', async () => {
    await edit(page());
    expect([input('First Name'), input('Last Name'), input('Email')].map((one) => one.required)).toEqual([
      true,
      true,
      true,
    ]);
    expect(input('Email').type).toBe('email');
    expect(input('Email').form?.noValidate).toBe(false);
  });

  it('goes back to the saved values by Cancel', async () => {
    const view = page();
    await edit(view);
    await view.user.type(input('First Name'), 'x');
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Ada Nguyen')).toBeTruthy();
    await edit(view);
    expect(input('First Name').value).toBe('Ada');
    expect(view.network.sent('PUT /api/user/profile')).toEqual([]);
  });

  it('saves, says so, and asks by the new email from then on', async () => {
    let answer: () => void = () => undefined;
    let saved = aProfile();
    const view = page(saved, {
      'GET /api/user/profile': () => ({ body: saved }),
      'PUT /api/user/profile': async ({ json }) => {
        await new Promise<void>((done) => (answer = done));
        saved = aProfile({ user: aUser(json as object) });
        return { body: saved.user };
      },
    });
    await edit(view);
    await view.user.clear(input('Email'));
    await view.user.type(input('Email'), 'new@school.example');
    await view.user.type(input('Current password'), 'secret1');
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect(saving.disabled).toBe(true);
    answer();
    expect((await findToast('Success')).textContent).toContain('Profile updated successfully');
    expect(await screen.findByText('new@school.example')).toBeTruthy();
    const [put] = view.network.sent('PUT /api/user/profile');
    expect(put?.params.get('email')).toBe('ada@school.example');
    const was = { firstName: 'Ada', lastName: 'Nguyen', email: 'ada@school.example' };
    expect(put?.json).toEqual({ ...was, email: 'new@school.example', currentPassword: 'secret1', was });
    const asked = view.network.sent('GET /api/user/profile').map(({ params }) => params.get('email'));
    expect(asked).toEqual(['ada@school.example', 'new@school.example']);
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBe('new@school.example');
  });

  it('asks for the password where the email changes, and only there', async () => {
    const view = page();
    await edit(view);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await view.user.type(input('Email'), '.au');
    input('Email').form?.setAttribute('novalidate', '');
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByText('Please enter your current password to change your email.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input('Current password')));
    expect(view.network.sent('PUT /api/user/profile')).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says it at the field', async () => {
    const view = page();
    view.network.fail('PUT /api/user/profile', 409, 'Another account has this email.', {
      email: 'Taken already.',
    });
    await edit(view);
    await view.user.type(input('First Name'), ' Mae');
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await findToast('Error')).textContent).toContain('Another account has this email.');
    expect(screen.getByText('Taken already.')).toBeTruthy();
    expect(input('First Name').value).toBe('Ada Mae');
    expect(document.activeElement).toBe(input('Email'));
  });

  it('does not overwrite what another tab saved: it shows both and keeps what was typed', async () => {
    let saved = aProfile();
    const view = page(saved, { 'GET /api/user/profile': () => ({ body: saved }) });
    view.network.conflict('PUT /api/user/profile', 'Your profile was changed in another tab.');
    await edit(view);
    await view.user.type(input('First Name'), ' Mae');
    saved = aProfile({ user: aUser({ firstName: 'Adele', lastName: 'Lee' }) });
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile was changed in another tab.')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Reload the saved version' }));
    expect(await screen.findByText('Saved in the meantime: Adele')).toBeTruthy();
    expect(input('First Name').value).toBe('Ada Mae');
    await view.user.click(screen.getByRole('button', { name: 'Use the saved last name' }));
    view.network.on('PUT /api/user/profile', () => ({ body: saved.user }));
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await findToast('Success');
    expect(view.network.sent('PUT /api/user/profile').at(-1)?.json).toEqual({
      firstName: 'Ada Mae',
      lastName: 'Lee',
      email: 'ada@school.example',
      was: { firstName: 'Adele', lastName: 'Lee', email: 'ada@school.example' },
    });
  });

  it('says that it failed where the answer has no words', async () => {
    const view = page(aProfile(), { 'PUT /api/user/profile': () => ({ status: 502, body: undefined }) });
    await edit(view);
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await findToast('Error')).textContent).toContain('Failed to update profile');
  });

  it('does not save without an email', async () => {
    const view = page();
    await edit(view);
    await view.user.clear(input('Email'));
    input('Email').form?.setAttribute('novalidate', '');
    await view.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await findToast('Error')).textContent).toContain('User email not available');
    await waitFor(() => expect(view.network.sent('PUT /api/user/profile')).toEqual([]));
  });
});

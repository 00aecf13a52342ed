import { findToast, renderPage } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { downloadFile } from '@marklight/api-client/download';
import { failureOf, RequestError } from '@marklight/api-client/errors';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { goTo } from '@marklight/ui/go-to';
import type { Answer } from '../../testing/fake-network';
import { ProfilePage } from '../profile-page';
import { aProfile } from './builders';

jest.mock('@marklight/ui/go-to', () => ({ goTo: jest.fn() }));
jest.mock('@marklight/api-client/download', () => ({ downloadFile: jest.fn() }));
const download = jest.mocked(downloadFile);

let leave: () => void = () => undefined;
beforeEach(() => {
  localStorage.setItem(STORED_EMAIL_KEY, 'ada@school.example');
  jest.mocked(goTo).mockReset();
  download.mockReset();
});
afterEach(() => leave());

function page(answers: Record<string, Answer> = {}) {
  const view = renderPage(<ProfilePage />, '/profile', {
    'GET /api/user/profile': () => ({ body: aProfile() }),
    ...answers,
  });
  leave = view.leave;
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  /** Presses a button of the dialog that is open. */
  const confirm = async (name: string) =>
    view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  const type = async (label: string, text: string) =>
    view.user.type(await screen.findByLabelText(label, { selector: 'input' }), text);
  return { ...view, press, confirm, type };
}

describe('changing the password', () => {
  it('sends the current and the new one, and says what it means', async () => {
    const view = page({ 'PUT /api/user/password': () => ({ status: 204 }) });
    await view.press('Change password');
    await view.type('Current password', 'old secret');
    await view.type('New password', 'new secret');
    await view.type('Confirm new password', 'new secret');
    await view.confirm('Change password');
    expect((await findToast('Password changed')).textContent).toContain('logged out everywhere else');
    expect(view.network.sent('PUT /api/user/password')[0]?.json).toEqual({
      currentPassword: 'old secret',
      newPassword: 'new secret',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at the fields what is missing, and sends nothing', async () => {
    const view = page();
    await view.press('Change password');
    await view.type('New password', '12345');
    await view.confirm('Change password');
    expect(await screen.findByText('Please enter your current password.')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters long.')).toBeTruthy();
    expect(screen.getByText('Passwords do not match. Please try again.')).toBeTruthy();
    expect(view.network.sent('PUT /api/user/password')).toEqual([]);
  });

  it('stays open with what was typed when the current password is wrong', async () => {
    const view = page();
    view.network.fail('PUT /api/user/password', 400, 'Wrong.', { currentPassword: 'This is not right.' });
    await view.press('Change password');
    await view.type('Current password', 'old secret');
    await view.type('New password', 'new secret');
    await view.type('Confirm new password', 'new secret');
    await view.confirm('Change password');
    expect(await screen.findByText('This is not right.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('new secret');
  });
});

describe('downloading my data', () => {
  it('saves the archive and names it', async () => {
    download.mockResolvedValue('my-data-2026.zip');
    const { press } = page();
    await press('Download my data');
    expect((await findToast('Download ready')).textContent).toContain('Saved as my-data-2026.zip');
    expect(download).toHaveBeenCalledWith({ url: '/api/user/data', fallbackName: 'my-data.zip' });
  });

  it('says when it fails, and can be tried again', async () => {
    download.mockRejectedValue(new RequestError(failureOf(503, 'Service Unavailable', '')));
    const { press } = page();
    await press('Download my data');
    expect((await findToast('Error')).textContent).toContain('Try again');
    expect(await screen.findByRole('button', { name: 'Download my data' })).toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('says what is lost, asks for the password, and leaves', async () => {
    const view = page({ 'POST /api/user/delete': () => ({ status: 204 }) });
    await view.press('Delete my account');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1,240 essays and 31 gradings');
    expect(dialog.textContent).toContain('Nobody can restore it');
    await view.type('Your password', 'my secret');
    await view.confirm('Delete my account');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
    expect(view.network.sent('POST /api/user/delete')[0]?.json).toEqual({ password: 'my secret' });
    expect(localStorage.getItem(STORED_EMAIL_KEY)).toBeNull();
  });

  it('deletes nothing without a password, nor by Cancel', async () => {
    const view = page();
    await view.press('Delete my account');
    await view.confirm('Delete my account');
    expect(await screen.findByText('Please enter your password.')).toBeTruthy();
    await view.confirm('Cancel');
    expect(view.network.sent('POST /api/user/delete')).toEqual([]);
  });

  it('says a wrong password at the field', async () => {
    const view = page();
    view.network.fail('POST /api/user/delete', 400, 'Wrong.', { password: 'This is not right.' });
    await view.press('Delete my account');
    await view.type('Your password', 'guess');
    await view.confirm('Delete my account');
    expect(await screen.findByText('This is not right.')).toBeTruthy();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('says in the dialog why the last administrator has to stay', async () => {
    const view = page();
    view.network.fail('POST /api/user/delete', 409, 'You are the only administrator here.');
    await view.press('Delete my account');
    await view.type('Your password', 'my secret');
    await view.confirm('Delete my account');
    expect(await screen.findByText('You are the only administrator here.')).toBeTruthy();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { LOGO_MAX_BYTES, type Letterhead } from '@marklight/contracts/letterhead';
import type { Answer } from '../../testing/fake-network';
import { findToast, renderPage } from '../../testing/render-page';
import { ProfilePage } from '../profile-page';
import { aProfile } from './builders';

let leave: () => void = () => undefined;
afterEach(() => leave());

const NONE: Letterhead = { schoolName: '', logo: null };
const LOGO = { width: 340, height: 170, changedAt: '2026-03-03T02:00:00.000Z' };
const crest = (bytes = 9) => new File([new Uint8Array(bytes)], 'crest.png', { type: 'image/png' });

async function card(saved: Letterhead = NONE, answers: Record<string, Answer> = {}) {
  const state = { saved };
  const view = renderPage(<ProfilePage />, '/profile', {
    'GET /api/user/profile': () => ({ body: aProfile() }),
    'GET /api/user/sessions': () => ({ body: { sessions: [] } }),
    'GET /api/user/letterhead': () => ({ body: state.saved }),
    'PUT /api/user/letterhead': ({ json }) => {
      const { schoolName } = json as { schoolName: string };
      return { body: (state.saved = { ...state.saved, schoolName: schoolName.trim() }) };
    },
    'POST /api/user/letterhead/logo': () => ({ body: (state.saved = { ...state.saved, logo: LOGO }) }),
    'DELETE /api/user/letterhead/logo': () => ({ body: (state.saved = { ...state.saved, logo: null }) }),
    ...answers,
  });
  leave = view.leave;
  const part = within(await screen.findByRole('region', { name: 'School name and logo' }));
  const name = await part.findByLabelText<HTMLInputElement>('School name');
  const choose = (file: File) =>
    fireEvent.change(part.getByLabelText('Logo file'), { target: { files: [file] } });
  const press = async (label: string) => view.user.click(await part.findByRole('button', { name: label }));
  return { ...view, state, part, name, choose, press };
}

it('saves a school name as the server has cleaned it, and removes it when it is left empty', async () => {
  const { name, press, state, user } = await card();
  await user.type(name, '  Hillside College ');
  await press('Save name');
  await findToast('School name saved');
  expect(state.saved.schoolName).toBe('Hillside College');
  expect(name.value).toBe('Hillside College');
  await user.clear(name);
  await press('Save name');
  await findToast('School name removed');
  expect(state.saved.schoolName).toBe('');
});

it('says at the field, which gets the focus, why a name is refused, and keeps what was typed', async () => {
  const { name, press, part, network, user } = await card();
  network.fail('PUT /api/user/letterhead', 400, 'Not so.', { schoolName: 'This name is too long.' });
  await user.type(name, 'Hillside');
  await press('Save name');
  expect(await part.findByText('This name is too long.')).toBeTruthy();
  expect(document.activeElement).toBe(part.getByLabelText('School name'));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('Hillside');
});

it('sends a chosen picture, shows the logo, and removes it', async () => {
  const { choose, press, part, network } = await card();
  expect(part.queryByRole('img', { name: /Your logo/ })).toBeNull();
  choose(crest());
  await findToast('Logo saved');
  expect((network.sent('POST /api/user/letterhead/logo')[0]?.form?.get('logo') as File).name).toBe(
    'crest.png',
  );
  const picture = await part.findByRole('img', { name: /Your logo/ });
  expect(picture.getAttribute('src')).toBe('/api/user/letterhead/logo?at=2026-03-03T02%3A00%3A00.000Z');
  expect(part.getByRole('button', { name: 'Replace logo' })).toBeTruthy();
  await press('Remove logo');
  await findToast('Logo removed');
  expect(part.queryByRole('img', { name: /Your logo/ })).toBeNull();
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Choose a logo' }));
});

it('says why the server refuses a picture, and the logo before stays', async () => {
  const { choose, part, network } = await card({ schoolName: '', logo: LOGO });
  network.fail('POST /api/user/letterhead/logo', 400, 'This picture is damaged or incomplete.');
  choose(crest());
  expect((await part.findByRole('alert')).textContent).toBe('This picture is damaged or incomplete.');
  expect(part.getByRole('img', { name: /Your logo/ })).toBeTruthy();
  network.on('POST /api/user/letterhead/logo', () => ({ body: { schoolName: '', logo: LOGO } }));
  choose(crest());
  await findToast('Logo saved');
  expect(part.queryByRole('alert')).toBeNull();
});

it('does not send a file that is too large', async () => {
  const { choose, part, network } = await card();
  choose(crest(LOGO_MAX_BYTES + 1));
  expect((await part.findByRole('alert')).textContent).toMatch(/at most 2 MB/);
  expect(network.sent('POST /api/user/letterhead/logo')).toEqual([]);
});

it('can be fetched again where that fails', async () => {
  let fails = true;
  const view = renderPage(<ProfilePage />, '/profile', {
    'GET /api/user/profile': () => ({ body: aProfile() }),
    'GET /api/user/sessions': () => ({ body: { sessions: [] } }),
    'GET /api/user/letterhead': () =>
      fails
        ? { status: 400, body: { statusCode: 400, code: 'test', message: 'Not now.' } }
        : { body: { schoolName: 'Hillside College', logo: null } },
  });
  leave = view.leave;
  const part = within(await screen.findByRole('region', { name: 'School name and logo' }));
  expect(await part.findByText('Not now.')).toBeTruthy();
  fails = false;
  await view.user.click(part.getByRole('button', { name: /Try again|Retry/ }));
  expect((await part.findByLabelText<HTMLInputElement>('School name')).value).toBe('Hillside College');
});

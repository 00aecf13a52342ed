import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { COMMENT_BANK_MAX } from '@marklight/contracts/business';
import type { BankComment } from '@marklight/contracts/comment-bank';
import type { Answer } from '../../testing/fake-network';
import { findToast, renderPage } from '../../testing/render-page';
import { ProfilePage } from '../profile-page';
import { aProfile } from './builders';

let leave: () => void = () => undefined;
afterEach(() => leave());

const COMMENTS = [
  { id: 'a', words: 'Say how you know.', uses: 3 },
  { id: 'b', words: 'Name your source.', uses: 0 },
];

async function bank(answers: Record<string, Answer> = {}, given: BankComment[] = COMMENTS) {
  const state = { comments: [...given], grows: true, count: given.length };
  const view = renderPage(<ProfilePage />, '/profile', {
    'GET /api/user/profile': () => ({ body: aProfile() }),
    'GET /api/user/sessions': () => ({ body: { sessions: [] } }),
    'GET /api/comment-bank': () => ({ body: state.comments }),
    'GET /api/comment-bank/settings': () => ({ body: { grows: state.grows, count: state.count } }),
    ...answers,
  });
  leave = view.leave;
  await view.user.click(await screen.findByRole('button', { name: 'Open comment bank' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment bank' }));
  const press = async (name: string) => view.user.click(await dialog.findByRole('button', { name }));
  return { ...view, state, dialog, press };
}

it('lists the comments with how often they were used', async () => {
  const { dialog } = await bank();
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Say how you know.Used 3 times',
    'Name your source.Not used yet',
  ]);
  expect(dialog.getByText('2 of 2,000 comments.')).toBeTruthy();
});

it('changes one, and says why the server refuses words that are there already', async () => {
  let refuses = true;
  const { dialog, press, network } = await bank({
    'PUT /api/comment-bank/a': ({ json }) =>
      refuses
        ? { status: 409, body: { statusCode: 409, code: 'known_comment', message: 'It has these words.' } }
        : { body: { ...COMMENTS[0], ...(json as object) } },
  });
  await press('Edit “Say how you know.”');
  fireEvent.change(dialog.getByLabelText('Comment'), { target: { value: 'Name your source.' } });
  await press('Save');
  expect(await dialog.findByText('It has these words.')).toBeTruthy();
  refuses = false;
  fireEvent.change(dialog.getByLabelText('Comment'), { target: { value: 'Say how.' } });
  await press('Save');
  await waitFor(() => expect(dialog.queryByLabelText('Comment')).toBeNull());
  expect(network.sent('PUT /api/comment-bank/a').at(-1)?.json).toEqual({ words: 'Say how.' });
});

it('deletes one only after it has asked', async () => {
  const { dialog, press, state, network } = await bank({
    'DELETE /api/comment-bank/b': () => {
      state.comments.pop();
      return { status: 204 };
    },
  });
  await press('Delete “Name your source.”');
  await press('Keep it');
  expect(network.sent('DELETE /api/comment-bank/b')).toEqual([]);
  await press('Delete “Name your source.”');
  await press('Delete');
  await waitFor(() => expect(dialog.queryByText('Name your source.')).toBeNull());
  expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'Your comments' }));
});

it('imports what is pasted, and shows which line is wrong beside it', async () => {
  let refuses = true;
  const { dialog, press, network } = await bank({
    'POST /api/comment-bank/import': () =>
      refuses
        ? { status: 400, body: { statusCode: 400, code: 'line_too_long', message: 'Line 2 is too long.' } }
        : { body: { added: 1, known: 1 } },
  });
  await press('Import');
  const form = within(dialog.getByLabelText('Comments to import').closest('form')!);
  // Its name differs while it is busy.
  const send = async () => fireEvent.click(await form.findByRole('button', { name: 'Import' }));
  await send();
  expect(await form.findByText('Paste the comments first.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Comments to import'));
  fireEvent.change(form.getByLabelText('Comments to import'), { target: { value: 'One.\nTwo.' } });
  await send();
  expect(await form.findByText('Line 2 is too long.')).toBeTruthy();
  refuses = false;
  await send();
  expect((await findToast('Comments imported')).textContent).toContain(
    '1 comment added. 1 line repeated comments that are already there.',
  );
  expect(network.sent('POST /api/comment-bank/import').at(-1)?.json).toEqual({
    text: 'One.\nTwo.',
    format: 'lines',
  });
});

function aFile(name: string, bytes: number[]): File {
  const file = new File([Uint8Array.from(bytes)], name);
  Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.from(bytes).buffer });
  return file;
}

it('shows a file before anything is saved, reads a CSV file as such, and refuses what is not text', async () => {
  const { dialog, press, network, user } = await bank({
    'POST /api/comment-bank/import': () => ({ body: { added: 1, known: 0 } }),
  });
  await press('Import');
  const choose = (name: string, bytes: number[]) =>
    user.upload(dialog.getByLabelText('File of comments'), aFile(name, bytes));
  await choose('bank.txt', [0x50, 0x4b, 3, 4, 0, 0, 0x0a, 0x41]);
  expect(await dialog.findByText(/This is not a text or CSV file/)).toBeTruthy();
  // “Très bien, go on.” as Excel writes it.
  await choose('Bank.CSV', [...Buffer.from('"Tr'), 0xe8, ...Buffer.from('s bien, go on."\r\n')]);
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Comments to import').value).toContain('Très bien'),
  );
  expect(network.sent('POST /api/comment-bank/import')).toEqual([]);
  const form = within(dialog.getByLabelText('Comments to import').closest('form')!);
  fireEvent.click(form.getByRole('button', { name: 'Import' }));
  await findToast('Comments imported');
  expect(network.sent('POST /api/comment-bank/import')[0]?.json).toEqual({
    text: '"Très bien, go on."\r\n',
    format: 'csv',
  });
});

it('stops growing, and says when it is full', async () => {
  const { dialog, state, network, user } = await bank({
    'PUT /api/comment-bank/settings': () => {
      state.grows = false;
      state.count = COMMENT_BANK_MAX;
      return { body: { grows: false, count: COMMENT_BANK_MAX } };
    },
  });
  const choice = await dialog.findByRole<HTMLInputElement>('checkbox');
  await user.click(choice);
  await waitFor(() => expect(choice.checked).toBe(false));
  expect(network.sent('PUT /api/comment-bank/settings')[0]?.json).toEqual({ grows: false });
  expect(dialog.getByText(/The bank is full/)).toBeTruthy();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ESSAY_TEXT } from '../../testing/builders';
import { appended } from '../logic/bank-words';
import { feedback, renderBank } from '../testing/render-bank';
import { openTab, saveNow } from '../testing/render-review';

afterEach(() => document.getSelection()?.removeAllRanges());

it('/ opens the bank, and Enter puts the words at the end of the feedback of the open criterion', async () => {
  const { press, find, gone, server } = await renderBank();
  const before = feedback().value;
  press('/');
  const field = await find('SOURCE');
  expect(screen.getByText('Goes to the end of the feedback for criterion 1.')).toBeTruthy();
  // Before the list has caught up with what was typed.
  fireEvent.keyDown(field, { key: 'Enter' });
  await gone();
  expect(feedback().value).toBe(appended(before, 'Name your source.'));
  saveNow();
  await waitFor(() => expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1));
});

it('after Esc the words go to the caret of the field that was left, and typing goes on there', async () => {
  const { press, find, gone } = await renderBank();
  fireEvent.keyDown(document.body, { key: 'e' });
  await waitFor(() => expect(document.activeElement).toBe(feedback()));
  fireEvent.change(feedback(), { target: { value: 'First. Last.' } });
  feedback().setSelectionRange(6, 6);
  press('Escape');
  expect(document.activeElement).not.toBe(feedback());
  press('/');
  const field = await find('');
  expect(screen.getByText('Goes where the cursor is: Feedback for criterion 1.')).toBeTruthy();
  await screen.findByRole('option', { name: /Say how/ });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await gone();
  expect(feedback().value).toBe('First. Name your source. Last.');
  await waitFor(() => expect(document.activeElement).toBe(feedback()));
  expect(feedback().selectionStart).toBe('First. Name your source.'.length);
});

it('the button leaves the caret where it is, and / is a letter while somebody types', async () => {
  const { user, find, gone } = await renderBank();
  await user.click(feedback());
  await user.clear(feedback());
  await user.keyboard('either/or');
  expect(feedback().value).toBe('either/or');
  expect(screen.queryByRole('combobox', { name: 'Find a comment' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Comment bank' }));
  await find('');
  await user.click(await screen.findByRole('option', { name: /Quote the line/ }));
  await gone();
  expect(feedback().value).toBe('either/or Quote the line you mean.');
});

it('on selected words of the essay they become a comment', async () => {
  const { press, find, gone } = await renderBank();
  const text = document.querySelector('.er-text')!;
  const first = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode()!;
  document.getSelection()!.setBaseAndExtent(first, 0, first, 6);
  fireEvent(document, new Event('selectionchange'));
  press('/');
  const field = await find('how');
  expect(screen.getByText('Becomes a comment on the selected words.')).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  await gone();
  const comment = await screen.findByLabelText<HTMLTextAreaElement>('Comment');
  expect(comment.value).toBe('Say how you know.');
  expect(comment.closest('.er-comment')?.querySelector('q')?.textContent).toBe(ESSAY_TEXT.slice(0, 6));
});

it('beside the words on the whole essay they go to the overall remark', async () => {
  const { press, find, gone } = await renderBank();
  await openTab('Whole essay');
  press('/');
  fireEvent.keyDown(await find('quote'), { key: 'Enter' });
  await gone();
  const remark = screen.getByRole('heading', { name: 'Overall remark' }).closest('.er-part');
  expect(remark?.textContent).toContain('Quote the line you mean.');
});

it('words that nobody wrote yet put nothing in, and Esc leaves everything as it is', async () => {
  const { press, find, gone } = await renderBank();
  const before = feedback().value;
  press('/');
  const field = await find('zebra');
  await screen.findByText('No comment has these words.');
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  await gone();
  expect(feedback().value).toBe(before);
});

it('an empty bank says how it fills, and the way to manage it is there', async () => {
  const { press, user } = await renderBank([]);
  press('/');
  expect(await screen.findByText(/^Your comment bank is empty/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Manage comments' }));
  expect(
    await screen.findByRole('checkbox', { name: 'Add what I write when I approve an essay' }),
  ).toBeTruthy();
});

it('after managing comments the focus is back where the bank was opened', async () => {
  const { user } = await renderBank();
  await user.click(feedback());
  const button = screen.getByRole('button', { name: 'Comment bank' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Manage comments' }));
  await screen.findByRole('checkbox', { name: 'Add what I write when I approve an essay' });
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(document.activeElement).toBe(feedback()));
});

it('words go into the same line after a sentence, and into the next one after anything else', () => {
  expect(appended('', 'B.')).toBe('B.');
  expect(appended('A. ', 'B.')).toBe('A. B.');
  expect(appended('He asks “why?”', 'B.')).toBe('He asks “why?” B.');
  expect(appended('A', 'B.')).toBe('A\nB.');
});

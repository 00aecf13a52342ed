import { fireEvent, screen, waitFor } from '@testing-library/react';
import { appended } from '../logic/bank-words';
import { feedback, renderBank } from '../testing/render-bank';

const options = () => screen.getAllByRole('option');
const said = () => screen.getByRole('listbox', { name: 'Comments' }).previousElementSibling?.textContent;
/** The row that Enter would insert, if there is one. */
const highlighted = () => {
  const id = screen.getByRole('combobox', { name: 'Find a comment' }).getAttribute('aria-activedescendant');
  expect(
    options()
      .filter((one) => one.ariaSelected === 'true')
      .map((one) => one.id),
  ).toEqual(id ? [id] : []);
  return id ? (document.getElementById(id)?.textContent ?? 'no element has this id') : null;
};

/** Longer than the list waits for a click after a press. */
const longerThanAClick = () => new Promise((resolve) => setTimeout(resolve, 500));

/** The open bank, with a search for "know" whose answer is held back. */
async function searching() {
  const rendered = await renderBank();
  const answer = rendered.hold('know');
  rendered.press('/');
  await screen.findByRole('option', { name: /Quote/ });
  const field = await rendered.find('');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const enter = () => fireEvent.keyDown(field, { key: 'Enter' });
  const down = () => fireEvent.keyDown(field, { key: 'ArrowDown' });
  type('know');
  await waitFor(() => expect(rendered.server.requests.at(-1)?.params.get('search')).toBe('know'));
  return { ...rendered, field, type, enter, down, answer, before: feedback().value };
}

describe('while a search has no answer', () => {
  it('the comments found before stay, none of them is highlighted, and Enter inserts what is found', async () => {
    const { enter, answer, gone, before } = await searching();
    expect(options()).toHaveLength(3);
    expect(highlighted()).toBeNull();
    expect(said()).toBe('Searching…');
    enter();
    await answer();
    await gone();
    expect(feedback().value).toBe(appended(before, 'Say how you know.'));
  });

  it('Enter inserts the comment that the arrow keys have highlighted', async () => {
    const { enter, down, gone, before } = await searching();
    down();
    down();
    expect(highlighted()).toContain('Name your source.');
    enter();
    await gone();
    expect(feedback().value).toBe(appended(before, 'Name your source.'));
  });

  it('the answer moves the highlight to its first comment', async () => {
    const { enter, down, answer, gone, before } = await searching();
    down();
    down();
    down();
    await answer();
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(highlighted()).toContain('Say how you know.');
    expect(said()).toBe('1 comment');
    enter();
    await gone();
    expect(feedback().value).toBe(appended(before, 'Say how you know.'));
  });

  it('the mouse highlights nothing once Enter waits for the answer', async () => {
    const { enter, answer, gone, before } = await searching();
    enter();
    fireEvent.mouseMove(screen.getByRole('option', { name: /Quote/ }));
    expect(highlighted()).toBeNull();
    await answer();
    await gone();
    expect(feedback().value).toBe(appended(before, 'Say how you know.'));
  });

  it('Enter no longer inserts anything once the words have changed', async () => {
    const { enter, type, answer, before } = await searching();
    enter();
    type('source');
    await answer();
    await waitFor(() => expect(highlighted()).toContain('Name your source.'));
    expect(feedback().value).toBe(before);
  });
});

describe('a comment that is pressed while an answer arrives', () => {
  async function pressing() {
    const rendered = await searching();
    const { user, answer } = rendered;
    const pressed = screen.getByRole('option', { name: /Quote/ });
    await user.pointer({ keys: '[MouseLeft>]', target: pressed });
    const letGo = (target: Element) => user.pointer({ keys: '[/MouseLeft]', target });
    await answer();
    return { ...rendered, pressed, letGo };
  }

  it('stays where it is, so that it is chosen', async () => {
    const { pressed, letGo, gone, before } = await pressing();
    expect(pressed.isConnected).toBe(true);
    expect(said()).toBe('Searching…');
    await letGo(pressed);
    await gone();
    expect(feedback().value).toBe(appended(before, 'Quote the line you mean.'));
  });

  it('gives way to the answer if the press ends outside it', async () => {
    const { letGo } = await pressing();
    await letGo(document.body);
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(highlighted()).toContain('Say how you know.');
  });

  it('is also chosen by a press that follows another straight away', async () => {
    const { pressed, gone, before } = await pressing();
    fireEvent.pointerUp(window);
    fireEvent.pointerDown(pressed);
    await longerThanAClick();
    expect(pressed.isConnected).toBe(true);
    fireEvent.click(pressed);
    await gone();
    expect(feedback().value).toBe(appended(before, 'Quote the line you mean.'));
  });

  it('gives way when the press ends in another window', async () => {
    await pressing();
    fireEvent.blur(window);
    await waitFor(() => expect(options()).toHaveLength(1));
  });

  it('stays for as long as a finger scrolls the list', async () => {
    const { answer } = await searching();
    fireEvent.pointerDown(screen.getByRole('option', { name: /Quote/ }));
    window.dispatchEvent(Object.assign(new Event('pointercancel'), { pointerType: 'touch' }));
    await answer();
    await longerThanAClick();
    expect(options()).toHaveLength(3);
    fireEvent.touchEnd(window);
    await waitFor(() => expect(options()).toHaveLength(1));
  });
});

describe('a page of the bank', () => {
  const MANY = Array.from({ length: 23 }, (_, index) => `Remark ${index + 1}.`);

  it('has its first comment inserted by Enter, even before the page has arrived', async () => {
    const { press, find, hold, user, gone } = await renderBank(MANY);
    const answer = hold('page 2');
    press('/');
    await screen.findByRole('option', { name: /Remark 20\./ });
    const before = feedback().value;
    const list = screen.getByRole('listbox', { name: 'Comments' });
    list.scrollTop = 700;
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(highlighted()).toBeNull();
    const field = await find('');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(list.scrollTop).toBe(700);
    await answer();
    await gone();
    expect(feedback().value).toBe(appended(before, 'Remark 21.'));
  });

  it('is shown from its top', async () => {
    const { press, user } = await renderBank(MANY);
    press('/');
    await screen.findByRole('option', { name: /Remark 20\./ });
    const list = screen.getByRole('listbox', { name: 'Comments' });
    list.scrollTop = 700;
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('option', { name: /Remark 23\./ });
    expect(list.scrollTop).toBe(0);
    expect(highlighted()).toContain('Remark 21.');
  });
});

it('after a failure, Retry puts the focus back in the search field', async () => {
  const { press, find, server, user } = await renderBank();
  press('/');
  await screen.findByRole('option', { name: /Quote/ });
  let fails = true;
  server.on('GET', '/api/comment-bank', () =>
    fails
      ? { status: 500, body: { statusCode: 500, code: 'unexpected', message: 'Something went wrong.' } }
      : undefined,
  );
  const field = await find('how');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await user.click(retry);
  await screen.findByRole('option', { name: /Say how/ });
  expect(document.activeElement).toBe(field);
});

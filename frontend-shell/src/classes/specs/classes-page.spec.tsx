import { findToast, renderPage } from '../../testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Class } from '@marklight/contracts/classes';
import type { Answer } from '../../testing/fake-network';
import { ClassesPage } from '../classes-page';
import { aClass } from '@marklight/contracts/testing/records';

let leave: () => void = () => undefined;
afterEach(() => leave());

/** The page over a list that the answers may change. */
function page(list: Class[], answers: Record<string, Answer> = {}) {
  const view = renderPage(<ClassesPage />, '/classes', {
    'GET /api/classes': () => ({ body: list }),
    ...answers,
  });
  leave = view.leave;
  return view;
}
const nameField = () => screen.findByLabelText<HTMLInputElement>('Class name *');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openMenu(user: ReturnType<typeof page>['user'], item: 'Edit' | 'Delete') {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

describe('the list of classes', () => {
  it('shows six grey cards while it loads', async () => {
    page([], { 'GET /api/classes': () => new Promise(() => undefined) });
    const loading = await screen.findByRole('status', { name: 'Loading' });
    expect(loading.querySelectorAll('.ml-card')).toHaveLength(6);
  });

  it('says that there are none, and offers to create one', async () => {
    page([]);
    expect(await screen.findByText('No classes have been created yet.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'New Class' })).toHaveLength(2);
  });

  it('shows name, date, description and both counts of a class', async () => {
    page([aClass({ id: 'a', assignmentCount: 3, essayCount: 0 })]);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('link', { name: 'Year 9 English' }).getAttribute('href')).toBe('/classes/a');
    expect(card.getByText(/^Created 3 Mar(ch)? 2026$/)).toBeTruthy();
    expect(card.getByText('Mondays and Thursdays')).toBeTruthy();
    expect(card.getByText('24 students')).toBeTruthy();
    expect(card.getByText('3 assignments')).toBeTruthy();
    expect(card.queryByRole('link', { name: /essays/ })).toBeNull();
  });

  it('leads from a class to its essays', async () => {
    page([aClass({ id: 'a', essayCount: 12 })]);
    const link = await screen.findByRole('link', { name: '12 essays of Year 9 English' });
    expect(link.getAttribute('href')).toBe('/essays?class=a');
  });

  it('says what happened when it cannot be loaded, and loads on Retry', async () => {
    const refusal = { statusCode: 404, code: 'test', message: 'Out of order.' };
    const { network, user } = page([], { 'GET /api/classes': () => ({ status: 404, body: refusal }) });
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    network.on('GET /api/classes', () => ({ body: [aClass()] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Year 9 English')).toBeTruthy();
  });

  it('cuts a name of emoji in labels between characters, not inside them', async () => {
    page([aClass({ name: '👩🏽‍🏫'.repeat(150) })]);
    const menu = await screen.findByRole('button', { name: /^Actions for/ });
    expect(menu.getAttribute('aria-label')).toBe(`Actions for ${'👩🏽‍🏫'.repeat(80)}…`);
  });
});

describe('a new class', () => {
  it('is sent as typed, closes the dialog and appears in the list', async () => {
    const list: Class[] = [];
    const { network, user } = page(list, {
      'POST /api/classes': ({ json }) => {
        const made = aClass(json as Partial<Class>);
        list.push(made);
        return { status: 201, body: made };
      },
    });
    await user.click((await screen.findAllByRole('button', { name: 'New Class' }))[0] as HTMLElement);
    expect((await nameField()).placeholder).toBe('Enter name');
    expect(screen.getByLabelText('Number of students')).toHaveProperty('value', '0');
    type('Class name *', 'Year 7');
    type('Description', 'Fridays');
    type('Number of students', '28');
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    expect(
      within(await findToast('Class Created')).getByText('Your new class has been created successfully.'),
    ).toBeTruthy();
    expect(network.sent('POST /api/classes')[0]?.json).toEqual({
      name: 'Year 7',
      description: 'Fridays',
      studentCount: 28,
    });
    expect(await screen.findByRole('link', { name: 'Year 7' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('without a name is not sent, and says so under the field', async () => {
    const { network, user } = page([]);
    await user.click((await screen.findAllByRole('button', { name: 'New Class' }))[0] as HTMLElement);
    await nameField();
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    const note = await screen.findByText('Please enter a class name.');
    const field = await nameField();
    expect(field.getAttribute('aria-describedby')).toBe(note.id);
    expect(document.activeElement).toBe(field);
    expect(network.sent('POST /api/classes')).toHaveLength(0);
  });

  it('that the server refuses keeps what was typed, with its words at the field', async () => {
    const { network, user } = page([]);
    network.fail('POST /api/classes', 400, 'Please enter a whole number.', {
      studentCount: 'Please enter a whole number.',
    });
    await user.click((await screen.findAllByRole('button', { name: 'New Class' }))[0] as HTMLElement);
    await nameField();
    type('Class name *', 'Year 7');
    type('Number of students', 'a few');
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    await findToast('Error');
    expect(screen.getByLabelText('Number of students')).toHaveProperty('value', 'a few');
    expect(screen.getByLabelText('Number of students').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter a whole number.', { selector: '.ml-field-error' })).toBeTruthy();
    expect(network.sent('POST /api/classes')[0]?.json).toMatchObject({ studentCount: null });
  });

  it('says "Creating..." while it is on its way', async () => {
    const { user } = page([], { 'POST /api/classes': () => new Promise(() => undefined) });
    await user.click((await screen.findAllByRole('button', { name: 'New Class' }))[0] as HTMLElement);
    await nameField();
    type('Class name *', 'Year 7');
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    expect(await screen.findByRole('button', { name: /Creating\.\.\./ })).toBeTruthy();
  });
});

describe('editing a class', () => {
  it('saves with the version it started from', async () => {
    const { network, user } = page([aClass({ version: 4 })], {
      'PUT /api/classes/class-1': () => ({ body: aClass() }),
    });
    await openMenu(user, 'Edit');
    await nameField();
    type('Class name *', 'Year 10 English');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Class Saved');
    expect(network.sent('PUT /api/classes/class-1')[0]?.json).toEqual({
      name: 'Year 10 English',
      description: 'Mondays and Thursdays',
      studentCount: 24,
      version: 4,
    });
  });

  it('that another tab has overtaken keeps what was typed beside what is saved, and then saves on top', async () => {
    const { network, user } = page([aClass()], {
      'GET /api/classes/class-1': () => ({
        body: aClass({ name: 'From the other tab', description: 'Theirs', version: 2 }),
      }),
    });
    network.conflict('PUT /api/classes/class-1', 'This class was changed in another tab.');
    await openMenu(user, 'Edit');
    await nameField();
    type('Class name *', 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This class was changed in another tab.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reload the saved version' }));
    expect(await screen.findByText('Saved in the meantime: From the other tab')).toBeTruthy();
    expect(await nameField()).toHaveProperty('value', 'Mine');
    await user.click(screen.getByRole('button', { name: 'Use the saved description' }));
    network.on('PUT /api/classes/class-1', () => ({ body: aClass() }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Class Saved');
    expect(network.sent('PUT /api/classes/class-1').at(-1)?.json).toEqual({
      name: 'Mine',
      description: 'Theirs',
      studentCount: 24,
      version: 2,
    });
  });
});

describe('deleting a class', () => {
  it('says first what goes and what stays', async () => {
    const { network, user } = page([aClass({ assignmentCount: 2, rosterSize: 24, essayCount: 12 })], {
      'DELETE /api/classes/class-1': () => ({ status: 204 }),
    });
    await openMenu(user, 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/its 2 assignments and its list of 24 students/)).toBeTruthy();
    expect(dialog.getByText(/12 essays stay on the Essays page.*no longer filed/)).toBeTruthy();
    expect(network.sent('DELETE /api/classes/class-1')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete class' }));
    expect(
      within(await findToast('Class Deleted')).getByText('The class has been deleted successfully.'),
    ).toBeTruthy();
  });

  it('that fails shows no message, stays open and can be tried again', async () => {
    const { network, user } = page([aClass()]);
    network.fail('DELETE /api/classes/class-1', 500, 'Something went wrong.');
    await openMenu(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete class' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Something went wrong.')).toBeNull();
    network.on('DELETE /api/classes/class-1', () => ({ status: 204 }));
    await user.click(again);
    await findToast('Class Deleted');
  });
});

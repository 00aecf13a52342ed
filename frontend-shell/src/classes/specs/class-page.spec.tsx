import { findToast, renderPage } from '../../testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Assignment, Student } from '@marklight/contracts/classes';
import { Route, Routes } from '@marklight/ui/router';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import type { Answer } from '../../testing/fake-network';
import { ClassPage } from '../class-page';
import { dueDateFrom } from '@marklight/ui/assignment-form/due-date';
import { aClass, anAssignment, aStudent } from '@marklight/contracts/testing/records';

let leave: () => void = () => undefined;
afterEach(() => leave());

const RUBRICS = [
  { id: 'platform-1', name: 'Narrative', type: 'platform', isOwn: false, author: null },
  { id: 'own-1', name: 'My rubric', type: 'custom', isOwn: true, author: null },
  { id: 'shared-1', name: 'Debate', type: 'custom', isOwn: false, author: 'Ana Lee' },
];

function page(
  { assignments = [], students = [] }: { assignments?: Assignment[]; students?: Student[] } = {},
  answers: Record<string, Answer> = {},
) {
  const view = renderPage(
    <Routes>
      <Route path="/classes/:id" element={<ClassPage />} />
      <Route path="/classes" element={<p>The list of classes</p>} />
    </Routes>,
    '/classes/class-1',
    {
      'GET /api/classes/class-1': () => ({ body: aClass({ rosterSize: students.length }) }),
      'GET /api/assignments': () => ({ body: assignments }),
      'GET /api/classes/class-1/students': () => ({ body: students }),
      'GET /api/rubrics': () => ({ body: RUBRICS }),
      ...answers,
    },
  );
  leave = view.leave;
  return view;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a class', () => {
  it('shows its assignments with due date, rubric and essays', async () => {
    const { network } = page({
      assignments: [
        anAssignment({ dueDate: '2026-05-04T03:00:00.000Z', rubricName: 'Narrative', essayCount: 1 }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Belonging' })).toBeTruthy();
    expect(screen.getByText(/^Due 4 May 2026$/)).toBeTruthy();
    expect(screen.getByText('Narrative')).toBeTruthy();
    expect(screen.getByText('1 essay')).toBeTruthy();
    expect(network.sent('GET /api/assignments')[0]?.params.get('classId')).toBe('class-1');
  });

  it('that is gone says so and leads back', async () => {
    page(
      {},
      { 'GET /api/classes/class-1': () => ({ status: 404, body: { code: 'not_found', message: 'Gone.' } }) },
    );
    expect(await screen.findByText('This class was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your classes' })).toBeTruthy();
  });

  it('goes back to the list once it is deleted', async () => {
    const { user } = page({}, { 'DELETE /api/classes/class-1': () => ({ status: 204 }) });
    await user.click(await screen.findByRole('button', { name: 'Delete class' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete class' }));
    expect(await screen.findByText('The list of classes')).toBeTruthy();
  });
});

describe('the assignment editor', () => {
  it('sends title, texts, the end of the due day and the rubric', async () => {
    const { network, user } = page(
      {},
      { 'POST /api/assignments': () => ({ status: 201, body: anAssignment() }) },
    );
    await user.click(await screen.findByRole('button', { name: 'New assignment' }));
    await screen.findByLabelText('Title *');
    type('Title *', 'Belonging');
    type('Description', 'Unit 2');
    type('Instructions', 'Write 600 words.');
    type('Due date', '2027-03-01');
    await screen.findByRole('combobox', { name: 'Rubric', description: 'No rubric' });
    await chooseOption(user, screen.getByLabelText('Rubric'), 'My rubric');
    expect(screen.getByLabelText('Kind of writing')).toBe(
      screen.getByRole('combobox', { description: /^Recognised from each essay/ }),
    );
    await chooseOption(user, screen.getByLabelText('Kind of writing'), 'Answer to a source');
    type('Source text', 'Bees matter.');
    type('Year level', '9');
    type('Minimum words', '300');
    await user.click(screen.getByRole('button', { name: 'Create assignment' }));
    await findToast('Assignment Created');
    expect(network.sent('POST /api/assignments')[0]?.json).toEqual({
      title: 'Belonging',
      description: 'Unit 2',
      instructions: 'Write 600 words.',
      classId: 'class-1',
      rubricId: 'own-1',
      genre: 'source-answer',
      dueDate: new Date('2027-03-01T23:59:00').toISOString(),
      sourceText: 'Bees matter.',
      yearLevel: 9,
      wordsMin: 300,
      wordsMax: null,
      locale: null,
    });
  });

  it('adds the text of a file to the source text, and says why a file is refused', async () => {
    const { network, user } = page(
      {},
      { 'POST /api/source-text': () => ({ body: { text: 'The river rose.' } }) },
    );
    await user.click(await screen.findByRole('button', { name: 'New assignment' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Source text');
    const choose = (text: string) =>
      user.upload(
        screen.getByLabelText('Add text from a file', { selector: 'input' }),
        new File([text], 'source.txt', { type: 'text/plain' }),
      );
    type('Source text', 'Read this first.');
    await choose('one');
    await waitFor(() => expect(field.value).toBe('Read this first.\n\nThe river rose.'));
    type('Source text', 'x'.repeat(29_990));
    await choose('two');
    await screen.findByText(/this file has more than 30,000 characters/);
    expect(field.value).toHaveLength(29_990);
    expect(network.sent('POST /api/source-text')).toHaveLength(2);
  });

  it('is not saved while a file is still being read, because its text would be lost', async () => {
    let arrive = () => undefined as void;
    const { network, user } = page(
      {},
      {
        'POST /api/source-text': () =>
          new Promise((resolve) => (arrive = () => resolve({ body: { text: 'The river rose.' } }))),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'New assignment' }));
    await screen.findByLabelText('Title *');
    type('Title *', 'Belonging');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create assignment' });
    await user.upload(
      screen.getByLabelText('Add text from a file', { selector: 'input' }),
      new File(['one'], 'source.txt', { type: 'text/plain' }),
    );
    await waitFor(() => expect(button.disabled).toBe(true));
    await user.type(screen.getByLabelText('Title *'), '{Enter}');
    expect(network.sent('POST /api/assignments')).toHaveLength(0);
    arrive();
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await waitFor(() => expect(network.sent('POST /api/assignments')).toHaveLength(1));
    expect(network.sent('POST /api/assignments')[0]?.json).toMatchObject({ sourceText: 'The river rose.' });
  });

  it('asks for a number, under the field, when something else was typed', async () => {
    const { network, user } = page();
    await user.click(await screen.findByRole('button', { name: 'New assignment' }));
    await screen.findByLabelText('Title *');
    type('Title *', 'Belonging');
    type('Maximum words', 'many');
    await user.click(screen.getByRole('button', { name: 'Create assignment' }));
    expect(await screen.findByText('Please enter a number of words from 1 to 20,000.')).toBeTruthy();
    expect(network.sent('POST /api/assignments')).toHaveLength(0);
  });

  it('says that criteria are pasted, which a rubric would replace', async () => {
    const { user } = page({ assignments: [anAssignment({ pastedCriteria: 3 })] });
    await screen.findByText('3 pasted criteria');
    await user.click(await screen.findByRole('button', { name: 'Actions for Belonging' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await screen.findByText('Criteria are pasted on the assignment’s page. A rubric takes their place.');
  });

  it('names who shared a rubric beside it', async () => {
    const { user } = page();
    await user.click(await screen.findByRole('button', { name: 'New assignment' }));
    await screen.findByRole('combobox', { name: 'Rubric', description: 'No rubric' });
    await chooseOption(user, screen.getByLabelText('Rubric'), 'Debate (Ana Lee)');
    await screen.findByRole('combobox', { name: 'Rubric', description: 'Debate (Ana Lee)' });
  });

  it('asks for a title under the field', async () => {
    const { network, user } = page();
    await user.click(await screen.findByRole('button', { name: 'New assignment' }));
    await user.click(await screen.findByRole('button', { name: 'Create assignment' }));
    expect(await screen.findByText('Please enter a title.')).toBeTruthy();
    expect(network.sent('POST /api/assignments')).toHaveLength(0);
  });

  it('loads the texts of an assignment before they are changed, where the list had no room for them', async () => {
    const whole = anAssignment({ description: 'All of it.', instructions: 'Write about the sea.' });
    const { user, network } = page(
      { assignments: [anAssignment({ description: null, instructions: null, isShortened: true })] },
      {
        'GET /api/assignments/assignment-1': () => ({ body: whole }),
        'PUT /api/assignments/assignment-1': () => ({ body: whole }),
      },
    );
    expect(await screen.findByText(/too long for this list/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await screen.findByDisplayValue('Write about the sea.');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Assignment Saved');
    expect(network.sent('PUT /api/assignments/assignment-1')[0]?.json).toMatchObject({
      description: 'All of it.',
      instructions: 'Write about the sea.',
    });
  });

  it('keeps a rubric that can no longer be chosen, and the hour of a due date that was not touched', async () => {
    const saved = anAssignment({
      rubricId: 'lost-1',
      rubricName: 'Of a colleague',
      dueDate: '2026-05-04T03:00:00.000Z',
      version: 3,
    });
    const { network, user } = page(
      { assignments: [saved] },
      { 'PUT /api/assignments/assignment-1': () => ({ body: saved }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for Belonging' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(
      await screen.findByRole('combobox', { name: 'Rubric', description: 'Of a colleague' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Assignment Saved');
    expect(network.sent('PUT /api/assignments/assignment-1')[0]?.json).toMatchObject({
      rubricId: 'lost-1',
      dueDate: saved.dueDate,
      version: 3,
    });
  });

  it('shows the kind of writing that is set, and takes it back', async () => {
    const saved = anAssignment({ genre: 'story' });
    const { network, user } = page(
      { assignments: [saved] },
      { 'PUT /api/assignments/assignment-1': () => ({ body: saved }) },
    );
    expect(await screen.findByText('Story')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for Belonging' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(
      await screen.findByRole('combobox', { name: 'Kind of writing', description: /^Story/ }),
    ).toBeTruthy();
    await chooseOption(user, screen.getByLabelText('Kind of writing'), 'Recognised from each essay');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Assignment Saved');
    expect(network.sent('PUT /api/assignments/assignment-1')[0]?.json).toMatchObject({ genre: null });
  });

  it('says what stays before an assignment is deleted', async () => {
    const { user } = page(
      { assignments: [anAssignment({ essayCount: 7 })] },
      { 'DELETE /api/assignments/assignment-1': () => ({ status: 204 }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for Belonging' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/7 essays stay on the Essays page/)).toBeTruthy();
    expect(dialog.getByText(/Results and your decisions stay with the essays/).textContent).toContain(
      'The class and its students’ pages no longer show them.',
    );
    await user.click(dialog.getByRole('button', { name: 'Delete assignment' }));
    await findToast('Assignment Deleted');
  });

  it('sends a due date that is not a date to the server as it is', () => {
    expect(dueDateFrom('999999-01-01', null)).toBe('999999-01-01');
    expect(dueDateFrom('', '2026-05-04T03:00:00.000Z')).toBeNull();
  });
});

describe('the class list', () => {
  it('is saved as pasted, and says which lines were left out and why', async () => {
    const { network, user } = page(
      {},
      {
        'PUT /api/classes/class-1/students': () => ({
          body: { students: [aStudent()], skipped: [{ line: 2, reason: 'The email address is not valid.' }] },
        }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Add students' }));
    await screen.findByRole('textbox', { name: 'Students' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Students' }), {
      target: { value: 'Mia Chen\nZoë,not-an-email' },
    });
    await user.click(screen.getByRole('button', { name: 'Save class list' }));
    expect(await screen.findByText('1 student saved. 1 line was left out:')).toBeTruthy();
    expect(screen.getByText('Line 2')).toBeTruthy();
    expect(screen.getByText('Zoë,not-an-email')).toBeTruthy();
    expect(screen.getByText('The email address is not valid.')).toBeTruthy();
    expect(network.sent('PUT /api/classes/class-1/students')[0]?.json).toEqual({
      text: 'Mia Chen\nZoë,not-an-email',
    });
  });

  it('is saved as an edit of the list that was opened, and says so if another tab has changed it since', async () => {
    const students = [aStudent({ name: 'Mia Chen' })];
    const { network, user } = page(
      { students },
      {
        'GET /api/classes/class-1/students': () => ({
          body: students,
          headers: { 'X-Roster-Version': 'v1' },
        }),
      },
    );
    network.fail('PUT /api/classes/class-1/students', 409, 'This class list was changed in another tab.');
    await user.click(await screen.findByRole('button', { name: 'Edit class list' }));
    await screen.findByRole('textbox', { name: 'Students' });
    await user.click(screen.getByRole('button', { name: 'Save class list' }));
    expect(await screen.findByText('This class list was changed in another tab.')).toBeTruthy();
    expect(network.sent('PUT /api/classes/class-1/students')[0]?.json).toMatchObject({ version: 'v1' });
  });

  it('comes from a CSV file, also one that a spreadsheet wrote in the Windows code page', async () => {
    const { user } = page();
    await user.click(await screen.findByRole('button', { name: 'Add students' }));
    await screen.findByRole('textbox', { name: 'Students' });
    const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x2c, 0x31]);
    const file = new File([bytes], 'list.csv');
    fireEvent.change(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), {
      target: { files: [Object.assign(file, { arrayBuffer: async () => bytes.buffer })] },
    });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Students' })).toHaveProperty('value', 'Zoë,1'),
    );
  });

  it('that cannot be read keeps the text and says why under it', async () => {
    const { network, user } = page();
    network.fail('PUT /api/classes/class-1/students', 400, 'No.', {
      text: 'Line 1: There is no name on this line.',
    });
    await user.click(await screen.findByRole('button', { name: 'Add students' }));
    await screen.findByRole('textbox', { name: 'Students' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Students' }), { target: { value: '12345' } });
    await user.click(screen.getByRole('button', { name: 'Save class list' }));
    expect(await screen.findByText('Line 1: There is no name on this line.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Students' })).toHaveProperty('value', '12345');
  });

  it('is edited as the text that would make it', async () => {
    const { user } = page({
      students: [aStudent({ name: 'Chen, Mia', email: 'mia@school.example', studentNumber: '7' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit class list' }));
    expect(await screen.findByRole('textbox', { name: 'Students' })).toHaveProperty(
      'value',
      'Name,Email,Student number\n"Chen, Mia",mia@school.example,7',
    );
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { HandBackSummary } from '@marklight/contracts/hand-back';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { findToast } from '../../testing/render-dashboard';
import { aWorkRow, leavePage, page, type GivenPage } from '../testing/render-page';

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
});
afterEach(() => leavePage());

const SUMMARY = '/api/hand-back/summary';
const FILE = '/api/hand-back';
const GRADEBOOK = '/api/hand-back/gradebook';

const counts = (summary: Partial<HandBackSummary>): HandBackSummary => ({
  reviewed: 0,
  notReviewed: 0,
  withoutResult: 0,
  otherLevel: [],
  fullMarks: null,
  platformFiles: { moodle: { reviewed: 0, notReviewed: 0 }, canvas: { reviewed: 0, notReviewed: 0 } },
  ...summary,
});

/** The dialog of an assignment, opened on its page. */
async function dialog(summary: Partial<HandBackSummary>, given: GivenPage = {}) {
  const view = page({
    states: { reviewed: 2 },
    ...given,
    prepare: (fake) => {
      fake.on('GET', SUMMARY, () => ({ body: counts(summary) }));
      fake.on('GET', FILE, () => ({ headers: { 'Content-Disposition': 'attachment; filename="sheets"' } }));
      given.prepare?.(fake);
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Hand back' }));
  const opened = within(await screen.findByRole('dialog', { name: 'Hand back' }));
  const asked = () => Object.fromEntries(view.server.sent('GET', FILE).at(-1)?.params ?? []);
  return { ...view, opened, asked };
}

describe('handing back', () => {
  it('is the next step once every essay is reviewed, and possible before', async () => {
    page({ states: { reviewed: 1, graded: 1 } });
    await screen.findByRole('button', { name: 'Review 1' });
    screen.getByRole('button', { name: 'Hand back' });
  });

  it('is not offered before anything is graded', async () => {
    page({ states: { new: 2 } });
    await screen.findByRole('button', { name: 'Grade 2 essays' });
    expect(screen.queryByRole('button', { name: 'Hand back' })).toBeNull();
  });

  it('says what goes out, leaves out what is not reviewed unless asked, and gives one PDF', async () => {
    const { opened, user, asked } = await dialog({ reviewed: 12, notReviewed: 3, withoutResult: 1 });
    await opened.findByText('12 reviewed essays will be included.');
    opened.getByText('3 essays have not been reviewed and will be left out.');
    opened.getByText('1 essay has no result and will be left out.');
    await user.click(opened.getByRole('button', { name: 'Download 12 sheets' }));
    await findToast('Ready to hand back');
    const { timeZone, ...rest } = asked();
    expect(rest).toEqual({ assignmentId: 'assignment-1', form: 'pdf' });
    expect(timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('includes the rest if asked, and says that it will be marked', async () => {
    const { opened, user, asked } = await dialog({ reviewed: 12, notReviewed: 3 });
    await user.click(
      await opened.findByRole('checkbox', { name: 'Also include 3 essays you have not reviewed' }),
    );
    opened.getByText('3 essays have not been reviewed and will be marked “Not reviewed” on every page.');
    await user.click(opened.getByRole('button', { name: 'Download 15 sheets' }));
    await findToast('Ready to hand back');
    expect(asked()).toMatchObject({ unreviewed: 'include' });
  });

  it.each([
    ['ZIP with a PDF for each student', 'Download 2 sheets', 'pdf_zip'],
    ['ZIP with a Word document for each student', 'Download 2 sheets', 'docx_zip'],
    ['Spreadsheet (CSV)', 'Download 2 rows', 'csv'],
  ])('gives a %s', async (label, button, form) => {
    const { opened, user, asked } = await dialog({ reviewed: 2 });
    await user.click(await opened.findByRole('radio', { name: label }));
    await user.click(opened.getByRole('button', { name: button }));
    await findToast('Ready to hand back');
    expect(asked()).toMatchObject({ form });
  });

  it.each([
    ['Moodle', 'moodle_zip'],
    ['Canvas', 'canvas_zip'],
  ])('promises no number of sheets for %s, which takes only its own essays', async (platform, form) => {
    const files = { reviewed: 3, notReviewed: 2 };
    const { opened, user, asked, server } = await dialog({
      ...{ reviewed: 7, notReviewed: 2 },
      platformFiles: { moodle: files, canvas: files },
    });
    server.on('GET', FILE, () => ({ headers: { 'X-Left-Out': '4' } }));
    await user.click(await opened.findByRole('radio', { name: `ZIP of feedback files for ${platform}` }));
    opened.getByText('7 essays are reviewed.');
    opened.getByText(new RegExp(`^3 essays came from a ${platform} download and are included,`));
    expect(opened.queryByText(/will be included/)).toBeNull();
    expect(opened.queryByRole('button', { name: /Download \d/ })).toBeNull();
    await user.click(opened.getByRole('button', { name: 'Download the ZIP' }));
    await findToast('Ready to hand back');
    screen.getByText(/4 essays are not included; the ZIP lists them\.$/);
    expect(asked()).toMatchObject({ form });
  });

  it('says before it is asked that no essay came from the platform', async () => {
    const { opened, user } = await dialog({ reviewed: 7 });
    await user.click(await opened.findByRole('radio', { name: /for Canvas/ }));
    opened.getByText(/^None of them came from a Canvas download/);
    expect(opened.getByRole('button', { name: 'Download the ZIP' })).toHaveProperty('disabled', true);
  });

  it('says in the table which are not reviewed, where the table is chosen', async () => {
    const { opened, user } = await dialog({ reviewed: 1, notReviewed: 3 });
    await user.click(await opened.findByRole('radio', { name: 'Spreadsheet (CSV)' }));
    await user.click(opened.getByRole('checkbox', { name: /^Also include/ }));
    opened.getByText('3 essays have not been reviewed and will be marked “Not reviewed” in the table.');
  });

  it('lists comments that were written for another level, of the essays that go out', async () => {
    const { opened, user } = await dialog({
      ...{ reviewed: 2, notReviewed: 1 },
      otherLevel: [
        { essayId: 'a', name: 'Mia Chen', criteria: 1, isReviewed: true },
        { essayId: 'b', name: 'Tom Baker', criteria: 2, isReviewed: false },
      ],
    });
    await opened.findByText(/^1 comment was written for a different level from the one you set: Mia Chen\./);
    await user.click(opened.getByRole('checkbox', { name: /^Also include/ }));
    opened.getByText(/^3 comments were written for a different level .*: Mia Chen, Tom Baker \(2\)\./);
  });

  it('gives students the grader’s notes on the whole essay only if the teacher asks for it', async () => {
    const { opened, user, asked } = await dialog({ reviewed: 2 });
    const notes = await opened.findByRole('checkbox', { name: /^Give students the grader’s notes/ });
    expect(notes).toHaveProperty('checked', false);
    await user.click(notes);
    await user.click(opened.getByRole('button', { name: 'Download 2 sheets' }));
    await findToast('Ready to hand back');
    expect(asked()).toMatchObject({ notes: 'include' });
  });

  it('takes a refusal away once another form or other essays are chosen', async () => {
    const files = { reviewed: 2, notReviewed: 1 };
    const { opened, user, server } = await dialog({
      ...files,
      platformFiles: { moodle: files, canvas: files },
    });
    server.fail('GET', FILE, 400, 'None of these essays came from a download of that platform.');
    const refuse = async (form: RegExp) => {
      await user.click(await opened.findByRole('radio', { name: form }));
      await user.click(opened.getByRole('button', { name: /^Download/ }));
      await opened.findByText(/^None of these essays came/);
    };
    await refuse(/for Canvas/);
    await user.click(opened.getByRole('radio', { name: 'Spreadsheet (CSV)' }));
    expect(opened.queryByText(/^None of these essays came/)).toBeNull();
    await refuse(/for Moodle/);
    await user.click(opened.getByRole('checkbox', { name: /^Also include/ }));
    expect(opened.queryByText(/^None of these essays came/)).toBeNull();
  });

  it('offers a plain document, and no ZIP, for one student', async () => {
    const { opened, user, asked } = await dialog({ reviewed: 1 });
    await user.click(await opened.findByRole('radio', { name: 'Word document' }));
    expect(opened.queryByRole('radio', { name: /ZIP/ })).toBeNull();
    await user.click(opened.getByRole('button', { name: 'Download 1 sheet' }));
    await findToast('Ready to hand back');
    expect(asked()).toMatchObject({ form: 'docx' });
  });

  it('has nothing to give while none is reviewed, until the rest is included', async () => {
    const { opened, user } = await dialog({ notReviewed: 1 }, { states: { graded: 1 } });
    await opened.findByText('None of these essays is reviewed yet.');
    expect(opened.getByRole('button', { name: 'Nothing to hand back' })).toHaveProperty('disabled', true);
    await user.click(opened.getByRole('checkbox', { name: 'Also include 1 essay you have not reviewed' }));
    opened.getByRole('button', { name: 'Download 1 sheet' });
  });

  it('says so where no essay has a result', async () => {
    const { opened } = await dialog({ withoutResult: 2 });
    await opened.findByText('There is nothing to hand back yet.');
  });

  it('stays open with the reason where the file cannot be made, and can be tried again', async () => {
    const { opened, user, server } = await dialog({ reviewed: 2 });
    server.fail('GET', FILE, 404, 'None of these essays is reviewed. Review them first.');
    await user.click(await opened.findByRole('button', { name: 'Download 2 sheets' }));
    expect(await opened.findByText(/Review them first/)).toBeTruthy();
    server.on('GET', FILE, () => ({}));
    await user.click(await opened.findByRole('button', { name: 'Download 2 sheets' }));
    await findToast('Ready to hand back');
  });

  it('can be tried again where its numbers could not be loaded', async () => {
    const { opened, user, server } = await dialog(
      {},
      { prepare: (fake) => fake.fail('GET', SUMMARY, 500, 'The database is away.') },
    );
    await opened.findByText('The database is away.');
    server.on('GET', SUMMARY, () => ({ body: counts({ reviewed: 4 }) }));
    await user.click(opened.getByRole('button', { name: 'Retry' }));
    await opened.findByRole('button', { name: 'Download 4 sheets' });
  });

  it('ends the request when it is closed', async () => {
    const { opened, user, server } = await dialog({ reviewed: 2 });
    let answer: () => void = () => undefined;
    server.on('GET', FILE, () => new Promise((resolve) => (answer = () => resolve({}))) as never);
    await user.click(await opened.findByRole('button', { name: 'Download 2 sheets' }));
    await waitFor(() => expect(server.sent('GET', FILE)).toHaveLength(1));
    await user.click(opened.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(server.sent('GET', FILE)[0]?.signal.aborted).toBe(true));
    answer();
  });

  it('is of the ticked rows in the table', async () => {
    const { user, server } = page({
      states: { reviewed: 2 },
      rows: [aWorkRow(), aWorkRow({ essayId: 'essay-2', studentName: 'Tom Baker' })],
      prepare: (fake) => fake.on('GET', SUMMARY, () => ({ body: counts({ reviewed: 1 }) })),
    });
    await user.click(await screen.findByRole('checkbox', { name: /Tom Baker/ }));
    const bar = within(screen.getByRole('group', { name: 'Selected essays' }));
    await user.click(bar.getByRole('button', { name: 'Hand back' }));
    await screen.findByRole('button', { name: 'Download 1 sheet' });
    expect(Object.fromEntries(server.sent('GET', SUMMARY).at(-1)?.params ?? [])).toEqual({ ids: 'essay-2' });
  });

  it('fills in a gradebook’s file, asks for its column, and lists what it has no row for', async () => {
    const filled = {
      ...{ kind: 'canvas', as: 'points', columns: ['Essay 1 (7)', 'Essay 2 (8)'], filename: 'grades.csv' },
      ...{
        column: null,
        content: null,
        written: 0,
        replaced: 0,
        rowsLeft: 0,
        left: [],
        comments: null,
        notWritten: [],
      },
    };
    const { opened, user, server } = await dialog(
      { reviewed: 3 },
      {
        prepare: (fake) =>
          fake.on('POST', GRADEBOOK, ({ texts }) => ({
            body: texts['column']
              ? {
                  ...filled,
                  ...{
                    column: texts['column'],
                    content: btoa('x'),
                    written: 2,
                    replaced: 1,
                    rowsLeft: 3,
                    comments: 2,
                  },
                  left: [{ student: 'Ben Late', reason: 'not_reviewed' }],
                  notWritten: [
                    { student: 'Tom Baker', reason: 'no_row' },
                    { student: 'Mia Chen', reason: 'no_number', inFile: 'EX' },
                    { student: 'Ada Lind', reason: 'other_grade', inFile: '12.00' },
                  ],
                }
              : filled,
          })),
      },
    );
    await user.click(await opened.findByText('Fill in a gradebook’s file'));
    await user.click(opened.getByRole('checkbox', { name: /^Replace grades and comments/ }));
    await user.click(opened.getByRole('checkbox', { name: /^Write the feedback too/ }));
    const file = new File(['Student,ID\n'], 'grades.csv', { type: 'text/csv' });
    await user.upload(opened.getByLabelText('Gradebook’s file'), file);
    await opened.findByText('This file has several columns for grades. Choose one.');
    await chooseOption(user, 'Column to fill', 'Essay 2 (8)');
    await user.click(opened.getByRole('button', { name: 'Fill in this column' }));
    await opened.findByText(/2 grades written into “Essay 2 \(8\)”, and the file saved/);
    opened.getByText(/1 of them replaced another grade\. 2 comments written\./);
    opened.getByText('3 results not written:');
    const left = within(opened.getByRole('list', { name: 'Rows that were left' }));
    expect(left.getByRole('listitem').textContent).toBe('Ben Late: Its result is not reviewed yet.');
    opened.getByText('The file says EX.', { exact: false });
    opened.getByText('The file has 12.00.', { exact: false });
    expect(
      within(opened.getByRole('list', { name: 'Results that were not written' })).getByText('Tom Baker'),
    ).toBeTruthy();
    expect(server.sent('POST', GRADEBOOK).at(-1)?.texts).toMatchObject({
      ...{ assignmentId: 'assignment-1', as: 'points', maximum: '100', column: 'Essay 2 (8)' },
      replace: 'include',
      comments: 'include',
    });
  });

  it.each([
    [20, '20'],
    [null, '100'],
  ])('proposes the points of the rubric as full marks (%j)', async (fullMarks, proposed) => {
    const { opened, user } = await dialog({ reviewed: 3, fullMarks });
    await user.click(await opened.findByText('Make a file for a gradebook'));
    const fields = opened.getAllByLabelText<HTMLInputElement>('Points for full marks');
    expect(fields.map(({ value }) => value)).toEqual([proposed, proposed]);
  });

  it('is made where the teacher has none, and says whom it could not name', async () => {
    const { opened, user, server } = await dialog(
      { reviewed: 3 },
      {
        prepare: (fake) =>
          fake.on('GET', GRADEBOOK, () => ({
            body: {
              ...{ as: 'points', content: 'YQ==', filename: 'gradebook-moodle-1.csv', written: 2 },
              notWritten: [{ student: 'Zoë Roy', reason: 'no_email' }],
            },
          })),
      },
    );
    await user.click(await opened.findByText('Make a file for a gradebook'));
    await chooseOption(user, 'For', 'Moodle');
    const [, form] = opened.getAllByLabelText('Points for full marks');
    await user.clear(form!);
    await user.type(form!, '20');
    await user.click(opened.getByRole('button', { name: 'Save the file' }));
    await opened.findByText('2 grades written, and saved as gradebook-moodle-1.csv.');
    opened.getByText('This student has no email address in the class list.', { exact: false });
    expect(Object.fromEntries(server.sent('GET', GRADEBOOK).at(-1)?.params ?? [])).toMatchObject({
      ...{ assignmentId: 'assignment-1', for: 'moodle', maximum: '20' },
    });
  });
});

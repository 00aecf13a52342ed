import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findToast } from '../../testing/render-dashboard';
import { anAssignment } from '@marklight/contracts/testing/records';
import { ASSIGNMENT_PATH, leavePage, page, stands } from '../testing/render-page';

afterEach(() => leavePage());

const CRITERIA = `${ASSIGNMENT_PATH}/criteria`;
const open = async (assignment: object, text = '') => {
  const shown = page({
    states: { new: 2 },
    assignment: { rubricId: null, version: 3, ...assignment },
    prepare: (fake) => {
      fake.on('GET', CRITERIA, () => ({ body: { text, items: text.split('\n') } }));
      fake.on('PUT', CRITERIA, () => ({ body: anAssignment({ id: 'assignment-1', pastedCriteria: 2 }) }));
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: /criteria$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Criteria of this assignment' }));
  const area = await dialog.findByLabelText<HTMLTextAreaElement>('Criteria, one per line');
  return { ...shown, dialog, area };
};

describe('criteria pasted on the page of an assignment', () => {
  it('are offered where there are none, and saved for the version that is shown', async () => {
    const { server, user, dialog, area } = await open({});
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save criteria' });
    expect(save.disabled).toBe(true);
    expect(dialog.queryByRole('button', { name: 'Remove criteria' })).toBeNull();
    fireEvent.change(area, { target: { value: 'Thesis\nEvidence' } });
    await user.click(save);
    expect((await findToast('Criteria saved')).textContent).toContain('2 criteria');
    expect(server.sent('PUT', CRITERIA)[0]?.json).toEqual({ text: 'Thesis\nEvidence', version: 3 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('take the place of a rubric, which the dialog says', async () => {
    const { dialog } = await open({ rubricId: 'r', rubricName: 'Year 9 argument' });
    dialog.getByText(/^They take the place of the rubric/);
    dialog.getByText('Year 9 argument');
  });

  it('are edited and removed as they were typed', async () => {
    const { server, user, dialog, area } = await open({ pastedCriteria: 2 }, '1. Thesis\n2. Evidence');
    screen.getByText(/2 pasted criteria/);
    expect(area.value).toBe('1. Thesis\n2. Evidence');
    await user.click(dialog.getByRole('button', { name: 'Remove criteria' }));
    await findToast('Criteria removed');
    expect(server.sent('PUT', CRITERIA)[0]?.json).toEqual({ text: null, version: 3 });
  });

  it('stay in the dialog if they are refused, with the reason', async () => {
    const { server, user, dialog, area } = await open({});
    server.fail('PUT', CRITERIA, 409, 'This assignment was changed in another tab.');
    fireEvent.change(area, { target: { value: 'Thesis' } });
    await user.click(dialog.getByRole('button', { name: 'Save criteria' }));
    const reason = await dialog.findByText('This assignment was changed in another tab.');
    expect(reason.closest('[role="alert"]')).not.toBeNull();
    expect(area.value).toBe('Thesis');
    expect(area.getAttribute('aria-invalid')).toBe('true');
  });

  it('are not saved over those of another tab by a second attempt', async () => {
    const { server, user, dialog, area } = await open({});
    server.fail('PUT', CRITERIA, 409, 'This assignment was changed in another tab.');
    fireEvent.change(area, { target: { value: 'Thesis' } });
    const read = server.sent('GET', ASSIGNMENT_PATH).length;
    server.on('GET', ASSIGNMENT_PATH, () => ({
      body: anAssignment({ id: 'assignment-1', rubricId: null, version: 4, pastedCriteria: 9 }),
    }));
    await user.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await dialog.findByText('This assignment was changed in another tab.');
    await waitFor(() => expect(server.sent('GET', ASSIGNMENT_PATH).length).toBeGreaterThan(read));
    await screen.findByText(/9 pasted criteria/);
    await user.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(server.sent('PUT', CRITERIA)).toHaveLength(2));
    expect(server.sent('PUT', CRITERIA).map(({ json }) => json)).toEqual(
      Array.from({ length: 2 }, () => ({ text: 'Thesis', version: 3 })),
    );
  });

  it('grade the essays, whether or not there is a rubric', async () => {
    page({ states: { new: 2 }, assignment: { rubricId: null, pastedCriteria: 2 } });
    (await stands()).getByRole('button', { name: 'Grade 2 essays' });
  });

  it('are named where results are based on others', async () => {
    page({
      states: { graded: 2 },
      assignment: { rubricId: null, pastedCriteria: 2 },
      gradedByOthers: { undecided: 2, decided: 0 },
    });
    await screen.findByText(
      '2 results are based on other criteria, or on an earlier version of the pasted criteria.',
    );
  });
});

import { configure, screen, waitFor, within } from '@testing-library/react';
import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import { aPreview } from '../../testing/builders';
import { findToast } from '../../testing/render-dashboard';
import { ASSIGNMENT_PATH, aWorkRow, leavePage, page, type GivenPage } from '../testing/render-page';

configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
afterEach(() => leavePage());

const pending = (...essayIds: string[]): GradeEnhancedReply => ({
  jobs: essayIds.map((essayId) => ({ essayId, status: 'pending' })),
  started: essayIds.length,
  passedOver: [],
});

describe('results by another rubric, or by an older version', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Graded by another version' }));
  const changed = (gradedByOthers: GivenPage['gradedByOthers']) =>
    page({
      states: { graded: 5 },
      gradedByOthers,
      assignment: { rubricName: 'Year 9 argument' },
      prepare: (fake) =>
        fake.on('POST', `${ASSIGNMENT_PATH}/grade`, () => ({ status: 202, body: pending('a', 'b', 'c') })),
    });

  it('are counted, with what grading again does to them', async () => {
    changed({ undecided: 2, decided: 1 });
    const { getByText } = await card();
    expect(getByText(/^3 results are based on another rubric/).textContent).toBe(
      '3 results are based on another rubric, or on an earlier version of Year 9 argument. If you grade them again:',
    );
    getByText('2 essays without your decisions: the new results count, and the earlier ones are kept.');
    getByText('1 essay with your decisions: your result still counts until you accept the new one.');
  });

  it.each([
    ['Grade 3 again', 'all'],
    ['Only 2 essays without decisions', 'undecided'],
  ])('are graded again with “%s”', async (name, again) => {
    const { server, user } = changed({ undecided: 2, decided: 1 });
    await user.click((await card()).getByRole('button', { name }));
    expect((await findToast('Grading started')).textContent).toContain('3 essays are being graded.');
    expect(server.sent('POST', `${ASSIGNMENT_PATH}/grade`)[0]?.json).toMatchObject({ again });
  });

  it('leave nothing to choose if all of them carry decisions', async () => {
    changed({ undecided: 0, decided: 1 });
    expect((await card()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Grade 1 again',
    ]);
  });

  it('are not mentioned where there are none', async () => {
    changed({ undecided: 0, decided: 0 });
    await screen.findByRole('link', { name: 'Mia Chen' });
    expect(screen.queryByText('Graded by another version')).toBeNull();
  });
});

describe('essays chosen in the table', () => {
  const rows = [aWorkRow(), aWorkRow({ essayId: 'essay-2', studentName: 'Tom Baker' })];
  const chosen = async (preview: object) => {
    const shown = page({
      states: { graded: 2 },
      rows,
      prepare: (fake) => {
        fake.on('POST', '/api/grading/preview', () => ({ body: aPreview(preview) }));
        fake.on('POST', '/api/grade-enhanced', () => ({ status: 202, body: pending('essay-1') }));
      },
    });
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Select Mia Chen' }));
    await shown.user.click(screen.getByRole('checkbox', { name: 'Select Tom Baker' }));
    const bar = within(screen.getByRole('group', { name: 'Selected essays' }));
    expect(bar.getByRole('status').textContent).toBe('2 selected');
    return { ...shown, bar };
  };

  it('are graded again after the page has said what will happen', async () => {
    const { server, user, bar } = await chosen({ gradedByOthers: 1, gradedByThese: 1 });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grade 1 essay again?' }));
    dialog.getByText('1 essay without your decisions: the new result counts, and the earlier one is kept.');
    dialog.getByText('1 essay already graded by this version of the rubric: nothing changes.');
    expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Grade 1 essay' }));
    await findToast('Grading started');
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toMatchObject({
      essayIds: ['essay-1', 'essay-2'],
      again: 'all',
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull());
  });

  it('stay chosen if the teacher cancels', async () => {
    const { server, user, bar } = await chosen({ decided: 2 });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/^2 essays with your decisions: your results still count/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(bar.getByRole('status').textContent).toBe('2 selected');
    expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(0);
  });

  it('start nothing if all of them go by the rubric', async () => {
    const { server, user, bar } = await chosen({ gradedByThese: 2 });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    await findToast('Nothing to grade again');
    expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(0);
  });

  it('are let go by a button, which leaves the keyboard at the table', async () => {
    const { user, bar } = await chosen({});
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Essays' })));
  });

  it('are let go when other rows are shown', async () => {
    const { user } = await chosen({});
    await user.type(screen.getByRole('searchbox'), 'tom');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull());
  });
});

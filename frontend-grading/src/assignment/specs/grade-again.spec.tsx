import { screen, waitFor, within } from '@testing-library/react';
import { PAGE_SIZE_MAX } from '@marklight/contracts/business';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { aPreview } from '../../testing/builders';
import { findToast } from '../../testing/render-dashboard';
import { ASSIGNMENT_PATH, aWorkRow, leavePage, page, type GivenPage } from '../testing/render-page';

afterEach(() => leavePage());

const pending = (...essayIds: string[]): GradeEnhancedReply => ({
  jobs: essayIds.map((essayId) => ({ essayId, status: 'pending' })),
  started: essayIds.length,
  passedOver: [],
});

type User = ReturnType<typeof page>['user'];
const chooseStrictness = async (user: User, name: string) => {
  await screen.findByRole('combobox', { name: 'Strictness' });
  await chooseOption(user, 'Strictness', name);
};

describe('results from before the assignment changed', () => {
  const changed = (given: Pick<GivenPage, 'gradedByOthers' | 'strictness'> = {}) =>
    page({
      states: { graded: 5 },
      otherSettings: { undecided: 2, decided: 1, changes: ['task', 'yearLevel', 'grader'] },
      ...given,
      prepare: (fake) =>
        fake.on('POST', `${ASSIGNMENT_PATH}/grade`, () => ({ status: 202, body: pending('a', 'b', 'c') })),
    });

  it('are offered for grading again, in words that say what changed', async () => {
    const { server, user } = changed();
    const card = within(await screen.findByRole('region', { name: 'Graded before a change' }));
    card.getByText('3 results are from before the task, the year level or the grader changed.');
    card.getByText('2 essays graded with other settings: the new results replace the old ones.');
    card.getByText('1 essay with your decisions: your result still counts until you accept the new one.');
    expect(card.queryByText(/rubric/)).toBeNull();
    await user.click(card.getByRole('button', { name: 'Grade 3 again' }));
    await findToast('Grading started');
    expect(server.sent('POST', `${ASSIGNMENT_PATH}/grade`)[0]?.json).toEqual({
      again: 'all',
      strictness: 'standard',
    });
  });

  it('are counted with those by another version, and graded as strictly as the others', async () => {
    const { server, user } = changed({ gradedByOthers: { undecided: 1, decided: 1 }, strictness: 'lenient' });
    const card = within(await screen.findByRole('region', { name: 'Graded by another version' }));
    card.getByText('3 results are from before the task, the year level or the grader changed.');
    card.getByText('Essays handed in later are graded like most of this assignment.');
    await user.click(card.getByRole('button', { name: 'Grade only 3 essays without decisions' }));
    await findToast('Grading started');
    expect(server.sent('POST', `${ASSIGNMENT_PATH}/grade`)[0]?.json).toMatchObject({
      again: 'undecided',
      strictness: 'lenient',
    });
    await chooseStrictness(user, 'Strict');
    await card.findByText('Essays handed in later are graded like most of this assignment: so far, lenient.');
  });
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
      '3 results are based on another rubric, or on an earlier version of Year 9 argument.',
    );
    getByText('If you grade them again:');
    getByText('2 essays without your decisions: the new results count, and the earlier ones are kept.');
    getByText('1 essay with your decisions: your result still counts until you accept the new one.');
  });

  it.each([
    ['Grade 3 again', 'all'],
    ['Grade only 2 essays without decisions', 'undecided'],
  ])('are graded again with “%s”', async (name, again) => {
    const { server, user } = changed({ undecided: 2, decided: 1 });
    await user.click((await card()).getByRole('button', { name }));
    expect((await findToast('Grading started')).textContent).toContain('3 essays are being graded.');
    expect(server.sent('POST', `${ASSIGNMENT_PATH}/grade`)[0]?.json).toMatchObject({
      again,
      strictness: 'standard',
    });
  });

  it('are graded as strictly as the teacher chooses', async () => {
    const { server, user } = changed({ undecided: 3, decided: 0 });
    const { getByText } = await card();
    getByText('Levels begin where they usually do.');
    await chooseStrictness(user, 'Strict');
    getByText('Between two levels, the grader gives the lower one more often.');
    await user.click((await card()).getByRole('button', { name: 'Grade 3 again' }));
    await findToast('Grading started');
    expect(server.sent('POST', `${ASSIGNMENT_PATH}/grade`)[0]?.json).toMatchObject({ strictness: 'strict' });
  });

  it('are graded by the built-in grader where the server has an AI service too, if the teacher chooses it', async () => {
    const { server, user } = page({
      states: { graded: 5 },
      gradedByOthers: { undecided: 3, decided: 0 },
      prepare: (fake) => {
        fake.on('GET', '/api/config', () => ({
          body: { provider: { name: 'openai', model: 'gpt-4o-mini' }, billing: { enabled: false } },
        }));
        fake.on('POST', `${ASSIGNMENT_PATH}/grade`, () => ({ status: 202, body: pending('a', 'b', 'c') }));
      },
    });
    await screen.findByRole('combobox', { name: 'Grader' });
    screen.getByText('The text is sent to the AI service, with known names replaced.');
    await chooseOption(user, 'Grader', 'Built-in grader');
    screen.getByText('Grades on this server. Nothing is sent to the AI service.');
    await user.click((await card()).getByRole('button', { name: 'Grade 3 again' }));
    await findToast('Grading started');
    expect(server.sent('POST', `${ASSIGNMENT_PATH}/grade`)[0]?.json).toMatchObject({ grader: 'built-in' });
  });

  it('offer no choice if all of them carry decisions', async () => {
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
  const third = aWorkRow({ essayId: 'essay-3', studentName: 'Ngaio Reed' });
  /** @param total how many the table lists; those that are not on its page are on the next */
  const chosen = async (preview: object | ((asked: { strictness?: string }) => object), total = 2) => {
    const shown = page({
      states: { graded: 2 },
      rows,
      prepare: (fake) => {
        fake.on('POST', '/api/grading/preview', ({ json }) => ({
          body: aPreview(typeof preview === 'function' ? preview(json as { strictness?: string }) : preview),
        }));
        fake.on('GET', `${ASSIGNMENT_PATH}/work`, ({ params }) => ({
          body: params.get('pageSize') === String(PAGE_SIZE_MAX) ? [...rows, third] : rows,
          headers: { [TOTAL_COUNT_HEADER]: String(total) },
        }));
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Grade again' }));
    await dialog.findByText(
      '1 essay without your decisions: the new result counts, and the earlier one is kept.',
    );
    dialog.getByText('1 essay already graded by this version of the criteria: nothing changes.');
    expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Grade 1 essay' }));
    await findToast('Grading started');
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toEqual({
      essayIds: ['essay-1', 'essay-2'],
      again: 'all',
      strictness: 'standard',
      seenAt: aPreview().seenAt,
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull());
  });

  it('stay chosen if the teacher cancels', async () => {
    const { server, user, bar } = await chosen({ decided: 2 });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/^2 essays with your decisions: your results still count/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(bar.getByRole('status').textContent).toBe('2 selected');
    expect(server.sent('POST', '/api/grade-enhanced')).toHaveLength(0);
  });

  it('are graded once more if nothing has changed about any of them, as the teacher saw them', async () => {
    let asked = 0;
    const { server, user, bar } = await chosen(() => {
      asked += 1;
      return { gradedByThese: 2, seenAt: `2026-03-01T02:00:0${asked}.000Z` };
    });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(
      '2 essays already graded by this version of the criteria: graded once more. A result without your decisions is replaced.',
    );
    await chooseStrictness(user, 'Lenient');
    await waitFor(() => expect(asked).toBe(2));
    await user.click(await dialog.findByRole('button', { name: 'Grade 2 essays' }));
    await findToast('Grading started');
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toMatchObject({
      again: 'same',
      seenAt: '2026-03-01T02:00:01.000Z',
    });
  });

  it('include those for which nothing has changed if the teacher ticks that', async () => {
    const { server, user, bar } = await chosen({
      otherSettings: 1,
      gradedByThese: 1,
      changes: ['task', 'genre'],
    });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('What is different now: the task and the kind of writing.');
    dialog.getByRole('button', { name: 'Grade 1 essay' });
    await user.click(
      dialog.getByRole('checkbox', { name: 'Also grade again 1 essay for which nothing has changed' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Grade 2 essays' }));
    await findToast('Grading started');
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toMatchObject({ again: 'same' });
  });

  it('are not called new if they failed and have a result', async () => {
    const { user, bar } = await chosen({ new: 1, failed: 1 });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1 essay without a result: graded for the first time.');
    dialog.getByText(
      '1 failed essay with a result: tried again. A result without your decisions is replaced.',
    );
    dialog.getByRole('button', { name: 'Grade 2 essays' });
  });

  it('cannot be graded again without criteria', async () => {
    const { user, bar } = await chosen({ noCriteria: 2 });
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = await dialog.findByRole<HTMLButtonElement>('button', { name: /^Grade \d|^Nothing/ });
    expect(button.textContent).toBe('Nothing to grade');
    expect(button.disabled).toBe(true);
  });

  it('are graded as strictly as the teacher chooses, after the page has asked again what that does', async () => {
    const { server, user, bar } = await chosen(({ strictness }) =>
      strictness === 'lenient' ? { otherSettings: 2 } : { gradedByThese: 2 },
    );
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/^2 essays already graded/);
    await chooseStrictness(user, 'Lenient');
    await dialog.findByText('2 essays graded with other settings: the new results replace the old ones.');
    await user.click(dialog.getByRole('button', { name: 'Grade 2 essays' }));
    await findToast('Grading started');
    expect(server.sent('POST', '/api/grade-enhanced')[0]?.json).toMatchObject({ strictness: 'lenient' });
  });

  it('can be all that the table lists, also on other pages', async () => {
    const { user, bar } = await chosen({}, 3);
    await user.click(bar.getByRole('button', { name: 'Select all 3' }));
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('3 selected'));
    expect(bar.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });

  it('stay chosen if the others cannot be loaded', async () => {
    const { server, user, bar } = await chosen({}, 3);
    server.fail('GET', `${ASSIGNMENT_PATH}/work`, 500, 'Try again in a minute.');
    await user.click(bar.getByRole('button', { name: 'Select all 3' }));
    expect((await findToast('Error')).textContent).toContain('Try again in a minute.');
    expect(bar.getByRole('status').textContent).toBe('2 selected');
  });

  it('can be asked about again where the server did not answer', async () => {
    const { server, user, bar } = await chosen({ decided: 2 });
    server.fail('POST', '/api/grading/preview', 500, 'Try again in a minute.');
    await user.click(bar.getByRole('button', { name: 'Grade again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('What grading again would do could not be loaded.');
    server.on('POST', '/api/grading/preview', () => ({ body: aPreview({ decided: 2 }) }));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByRole('button', { name: 'Grade 2 essays' });
  });

  it('are deselected by a button, which leaves the keyboard at the table', async () => {
    const { user, bar } = await chosen({});
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Essays' })));
  });

  it('are deselected when other rows are shown', async () => {
    const { user } = await chosen({});
    await user.type(screen.getByRole('searchbox'), 'tom');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected essays' })).toBeNull());
  });
});

import { findToast } from '../../testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Rubric } from '@marklight/contracts/rubrics';
import type { Answer } from '../../testing/fake-network';
import { draftReducer, openedDraft } from '../logic/draft-state';
import { blankCriterion, draftFrom, moved } from '../logic/rubric-draft';
import { aCriterion, aRubric } from '../testing/builders';
import { choose, renderRubrics } from '../testing/render-rubrics';

let leave: () => void = () => undefined;
afterEach(() => leave());

function page(list: Rubric[], answers: Record<string, Answer> = {}) {
  const view = renderRubrics('mine', list, answers);
  leave = view.leave;
  return view;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const names = () =>
  screen.getAllByLabelText(/^Criterion \d+$/).map((field) => (field as HTMLTextAreaElement).value);
const saved = (network: ReturnType<typeof page>['network']) =>
  network.sent('PUT /api/rubrics/rubric-1').at(-1)?.json as Rubric;

describe('a new rubric', () => {
  const open = async (answers: Record<string, Answer> = {}) => {
    const view = page([], answers);
    await view.user.click((await screen.findAllByRole('button', { name: 'New Rubric' }))[0] as HTMLElement);
    await screen.findByLabelText('Rubric Name *');
    return view;
  };

  it('is sent with the defaults of the form, and goes on to its criteria', async () => {
    const { network, user } = await open({
      'POST /api/rubrics': ({ json }) => ({
        status: 201,
        body: aRubric({ ...(json as Partial<Rubric>), criteria: [] }),
      }),
    });
    expect(screen.getByText('Create New Rubric')).toBeTruthy();
    type('Rubric Name *', 'Letters');
    type('Description', 'Fridays');
    await user.click(screen.getByRole('button', { name: 'Create Rubric' }));
    expect(
      within(await findToast('Rubric Created')).getByText('Your new rubric has been created successfully.'),
    ).toBeTruthy();
    expect(network.sent('POST /api/rubrics')[0]?.json).toEqual({
      name: 'Letters',
      description: 'Fridays',
      type: 'custom',
      criteria: [],
      isPublic: false,
    });
    expect(await screen.findByLabelText('Criterion 1')).toBeTruthy();
    expect(screen.getByText('Edit Letters')).toBeTruthy();
  });

  it('without a name is not sent, and says so under the field', async () => {
    const { network, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Create Rubric' }));
    const note = await screen.findByText('Please enter a rubric name.');
    expect(screen.getByLabelText('Rubric Name *').getAttribute('aria-describedby')).toBe(note.id);
    expect(network.sent('POST /api/rubrics')).toHaveLength(0);
  });

  it('that cannot be stored keeps the dialog with what was typed, and shows the server’s words', async () => {
    const { network, user } = await open();
    network.fail('POST /api/rubrics', 400, 'The server is full.');
    type('Rubric Name *', 'Letters');
    await user.click(screen.getByRole('button', { name: 'Create Rubric' }));
    expect(within(await findToast('Error')).getByText('The server is full.')).toBeTruthy();
    expect(screen.getByLabelText('Rubric Name *')).toHaveProperty('value', 'Letters');
  });
});

describe('the rubric editor', () => {
  const open = async (rubric: Rubric, answers: Record<string, Answer> = {}) => {
    const view = page([rubric], { 'PUT /api/rubrics/rubric-1': () => ({ body: rubric }), ...answers });
    await choose(view.user, 'Edit');
    await screen.findByLabelText('Rubric Name *');
    return view;
  };
  const save = (user: ReturnType<typeof page>['user']) =>
    user.click(screen.getByRole('button', { name: 'Save changes' }));

  it('saves everything that can be typed with the version it started from', async () => {
    const { network, user } = await open(aRubric({ version: 7 }));
    type('Rubric Name *', 'Letters');
    type('Criterion 1', 'A clear\nrequest');
    type('Weight of criterion 1', '2,5');
    await user.click(screen.getByRole('checkbox', { name: /^Public/ }));
    await user.click(screen.getByRole('button', { name: 'Add description and levels, criterion 2' }));
    expect(screen.getByText(/Other descriptions do not change the level it gives/)).toBeTruthy();
    type('4 Outstanding', 'Quotes with their page');
    await save(user);
    await findToast('Rubric Saved');
    expect(saved(network)).toEqual({
      name: 'Letters',
      description: 'Term 3',
      type: 'custom',
      isPublic: true,
      version: 7,
      criteria: [
        { name: 'A clear request', description: '', weight: 2.5, levels: [] },
        { name: 'Evidence', description: '', weight: 3, levels: ['', '', '', '', 'Quotes with their page'] },
      ],
    });
  });

  describe('with levels of its own', () => {
    const levels = ['Yes', 'Partly', 'No'].map((name, n) => ({ name, description: '', points: 4 - 2 * n }));
    const ownScale = { isRange: false, levels };
    const withScale = () =>
      aRubric({
        criteria: [
          aCriterion({ name: 'Thesis', weight: 4, levels: ['No', '', 'Partly', '', 'Yes'], ownScale }),
        ],
      });

    it('says that it is graded by five, and which, and keeps its own', async () => {
      const { network, user } = await open(withScale());
      screen.getByText(/^This rubric’s own levels differ from Marklight’s five\. Each was matched/);
      await user.click(screen.getByRole('button', { name: '3 levels described, criterion 1' }));
      screen.getByText(/Partly.*, 2 points: 2 Sound$/);
      type('Criterion 1', 'A clear thesis');
      await save(user);
      await findToast('Rubric Saved');
      expect(saved(network).criteria[0]).toMatchObject({ name: 'A clear thesis', ownScale });
    });

    it('loses them with a change of the weight, which they go by', async () => {
      const { network, user } = await open(withScale());
      type('Weight of criterion 1', '5');
      expect(screen.queryByText(/^This rubric’s own levels/)).toBeNull();
      await save(user);
      await findToast('Rubric Saved');
      expect(saved(network).criteria[0]).not.toHaveProperty('ownScale');
    });
  });

  it('leaves out a criterion that was added and not filled in', async () => {
    const { network, user } = await open(aRubric());
    await user.click(screen.getByRole('button', { name: 'Add criterion' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Criterion 3'));
    await save(user);
    await findToast('Rubric Saved');
    expect(saved(network).criteria).toHaveLength(2);
  });

  it('moves a criterion from the keyboard, keeps the focus on it and says where it is', async () => {
    const { user } = await open(aRubric());
    const down = screen.getByRole('button', { name: 'Move criterion 1 down' });
    down.focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Evidence', 'Thesis']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move criterion 2 down' }));
    expect(screen.getByText('Criterion 1 is now number 2 of 2.')).toBeTruthy();
  });

  it('removes a criterion and puts it back where it was', async () => {
    const { user } = await open(aRubric());
    await user.click(screen.getByRole('button', { name: 'Remove criterion 1' }));
    expect(names()).toEqual(['Evidence']);
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(names()).toEqual(['Thesis', 'Evidence']);
  });

  it.each([
    ['', 'Please enter a weight.'],
    ['a lot', 'Please enter a weight.'],
    ['0', 'A weight must be above 0.'],
    ['1001', 'A weight can be at most 1,000.'],
  ])('says at the field why "%s" is not a weight', async (weight, words) => {
    const { network, user } = await open(aRubric());
    type('Weight of criterion 2', weight);
    await save(user);
    const note = await screen.findByText(words);
    const field = screen.getByLabelText('Weight of criterion 2');
    expect(field.getAttribute('aria-describedby')).toBe(note.id);
    expect(document.activeElement).toBe(field);
    expect(network.sent('PUT /api/rubrics/rubric-1')).toHaveLength(0);
  });

  it('shows what the server says of a level at that level, and keeps what was typed', async () => {
    const { network, user } = await open(aRubric());
    network.fail('PUT /api/rubrics/rubric-1', 400, 'Too long.', { 'criteria.1.levels.3': 'Too long.' });
    type('Criterion 2', 'Mine');
    await save(user);
    const field = await screen.findByLabelText('3 Strong');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Criterion 2')).toHaveProperty('value', 'Mine');
  });

  it('that another tab has overtaken keeps what was typed, shows the saved version, and saves on top', async () => {
    const theirs = aRubric({ criteria: [aCriterion({ name: 'Theirs' })], version: 2 });
    const { network, user } = await open(aRubric(), {
      'GET /api/rubrics/rubric-1': () => ({ body: theirs }),
    });
    network.conflict('PUT /api/rubrics/rubric-1', 'This rubric was changed in another tab.');
    type('Criterion 1', 'Mine');
    await save(user);
    expect(await screen.findByText('This rubric was changed in another tab.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reload the saved version' }));
    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(screen.getByLabelText('Criterion 1')).toHaveProperty('value', 'Mine');
    network.on('PUT /api/rubrics/rubric-1', () => ({ body: theirs }));
    await save(user);
    await findToast('Rubric Saved');
    expect(saved(network)).toMatchObject({ version: 2, criteria: [{ name: 'Mine' }, { name: 'Evidence' }] });
  });

  it('can take over the version that another tab has saved', async () => {
    const { network, user } = await open(aRubric(), {
      'GET /api/rubrics/rubric-1': () => ({
        body: aRubric({ criteria: [aCriterion({ name: 'Theirs' })], version: 2 }),
      }),
    });
    network.conflict('PUT /api/rubrics/rubric-1', 'This rubric was changed in another tab.');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Reload the saved version' }));
    await user.click(await screen.findByRole('button', { name: 'Use the saved version instead' }));
    expect(names()).toEqual(['Theirs']);
  });

  it('asks before changes are lost, and not where there are none', async () => {
    const { user } = await open(aRubric());
    type('Criterion 1', 'Mine');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = (await screen.findByText('Leave without saving?')).closest('[role="dialog"]');
    await user.click(within(question as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Criterion 1')).toHaveProperty('value', 'Mine');
    await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByLabelText('Criterion 1')).toBeNull());
  });

  it('takes no more than 300 criteria', () => {
    const full = draftFrom(aRubric({ criteria: Array.from({ length: 300 }, () => aCriterion()) }));
    const state = draftReducer(openedDraft(full), { type: 'add', criterion: blankCriterion() });
    expect(state.draft.criteria).toHaveLength(300);
  });
});

describe('moving in a list', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 3, 'abc'],
    [5, 0, 'abc'],
  ])('from %i to %i gives %s', (from, to, result) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result);
  });
});

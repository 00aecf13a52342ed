import { findToast } from '../../testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Rubric, RubricShare } from '@marklight/contracts/rubrics';
import type { Answer } from '../../testing/fake-network';
import { rubricAsJson, rubricFilename } from '../logic/rubric-file';
import { readShares } from '../logic/shares';
import { aCriterion, aRubric } from '../testing/builders';
import { choose, renderRubrics } from '../testing/render-rubrics';

let leave: () => void = () => undefined;
afterEach(() => leave());

function page(list: Rubric[], answers: Record<string, Answer> = {}) {
  const view = renderRubrics('mine', list, answers);
  leave = view.leave;
  return view;
}

describe('sharing a rubric', () => {
  const ADA: RubricShare = { kind: 'email', value: 'ada@school.example' };
  const open = async (sharedWith: RubricShare[] = []) => {
    const view = page([aRubric()], {
      'GET /api/rubrics/rubric-1': () => ({ body: aRubric({ sharedWith }) }),
      'PUT /api/rubrics/rubric-1/shares': () => ({ body: aRubric() }),
    });
    await choose(view.user, 'Share');
    await screen.findByRole('textbox', { name: 'People' });
    return view;
  };
  const type = (field: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value } });
  const sent = (network: ReturnType<typeof page>['network']) =>
    (network.sent('PUT /api/rubrics/rubric-1/shares').at(-1)?.json as { shares: RubricShare[] }).shares;

  it('sends people and domains, also those that were typed and not added', async () => {
    const { network, user } = await open([ADA]);
    type('People', 'Bo@School.example; cy@school.example');
    await user.click(screen.getByRole('button', { name: 'Add person' }));
    type('Email domains', '@school.edu.au');
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    const saved = within(await findToast('Sharing Saved'));
    expect(saved.getByText('Shared with 3 people and 1 email domain.')).toBeTruthy();
    expect(sent(network)).toEqual([
      ADA,
      { kind: 'email', value: 'bo@school.example' },
      { kind: 'email', value: 'cy@school.example' },
      { kind: 'domain', value: 'school.edu.au' },
    ]);
  });

  it('says that an email counts once it is confirmed', async () => {
    await open();
    expect(screen.getByText(/under Shared with me once their email address is confirmed/)).toBeTruthy();
    expect(screen.getByText(/^Everybody whose confirmed email address ends in @/)).toBeTruthy();
  });

  it('says "1 person" of one', async () => {
    const { user } = await open([ADA]);
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    expect(within(await findToast('Sharing Saved')).getByText('Shared with 1 person.')).toBeTruthy();
  });

  it('takes a person out', async () => {
    const { network, user } = await open([ADA]);
    await user.click(screen.getByRole('button', { name: 'Remove ada@school.example' }));
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    await findToast('Sharing Saved');
    expect(sent(network)).toEqual([]);
  });

  it('says at the field what is not an address, and keeps it there', async () => {
    const { network, user } = await open();
    type('People', 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'People' })).toHaveProperty('value', 'nobody');
    expect(network.sent('PUT /api/rubrics/rubric-1/shares')).toHaveLength(0);
  });

  it('shows what the server refuses at that entry', async () => {
    const { network, user } = await open([ADA]);
    network.fail('PUT /api/rubrics/rubric-1/shares', 400, 'No.', { 'shares.1.value': 'Anybody can join.' });
    type('Email domains', 'mail.example');
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    const note = await screen.findByText('Anybody can join.');
    const remove = screen.getByRole('button', { name: 'Remove mail.example' });
    expect(remove.getAttribute('aria-describedby')).toBe(note.id);
  });

  it('reads several entries and keeps back only the wrong ones', () => {
    expect(readShares('domain', 'School.edu.au, nowhere\n@other.example')).toEqual({
      shares: [
        { kind: 'domain', value: 'school.edu.au' },
        { kind: 'domain', value: 'other.example' },
      ],
      rest: 'nowhere',
      problem: 'Please enter a domain such as school.edu.au.',
    });
  });
});

describe('importing a rubric', () => {
  const READ = {
    name: 'Imported rubric',
    description: null,
    type: 'custom',
    isPublic: false,
    criteria: [aCriterion({ name: 'Thesis', weight: 2 })],
  };
  const open = async (answers: Record<string, Answer> = {}) => {
    const view = page([], { 'POST /api/rubrics/import': () => ({ body: READ }), ...answers });
    await view.user.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByRole('textbox', { name: 'Rubric' });
    return view;
  };
  const paste = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Rubric' }), { target: { value } });

  it('shows what was understood, for correction, before it is stored', async () => {
    const { network, user } = await open({ 'POST /api/rubrics': () => ({ status: 201, body: aRubric() }) });
    paste('Thesis\t2');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByLabelText('Criterion 1')).toHaveProperty('value', 'Thesis');
    expect(network.sent('POST /api/rubrics/import')[0]?.json).toEqual({ text: 'Thesis\t2' });
    expect(network.sent('POST /api/rubrics')).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Rubric Name *'), { target: { value: 'From a table' } });
    await user.click(screen.getByRole('button', { name: 'Create Rubric' }));
    await findToast('Rubric Created');
    expect(network.sent('POST /api/rubrics')[0]?.json).toMatchObject({
      name: 'From a table',
      criteria: [{ name: 'Thesis', weight: 2 }],
    });
  });

  it('goes back to the text', async () => {
    const { user } = await open();
    paste('Thesis\t2');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the text' }));
    expect(await screen.findByRole('textbox', { name: 'Rubric' })).toHaveProperty('value', 'Thesis\t2');
  });

  it('says under the text what cannot be read, and keeps it', async () => {
    const { network, user } = await open();
    network.fail('POST /api/rubrics/import', 400, 'No.', { text: 'Line 2: there is no criterion.' });
    paste('a,b\n,');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Line 2: there is no criterion.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Rubric' })).toHaveProperty('value', 'a,b\n,');
  });

  it('takes the text of a file', async () => {
    await open();
    const bytes = new TextEncoder().encode('Criterion,Weight\nThesis,2');
    const file = Object.assign(new File([bytes], 'rubric.csv'), { arrayBuffer: async () => bytes.buffer });
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
      target: { files: [file] },
    });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Rubric' })).toHaveProperty(
        'value',
        'Criterion,Weight\nThesis,2',
      ),
    );
  });
});

describe('a downloaded rubric', () => {
  it('holds what it says, and not whose it is or who has it', () => {
    const kept = JSON.parse(rubricAsJson(aRubric({ sharedWith: [{ kind: 'email', value: 'a@b.example' }] })));
    expect(Object.keys(kept as object)).toEqual(['name', 'description', 'criteria']);
  });

  it.each([
    ['Year 9: “Belonging” / draft?', 'Year 9- “Belonging” - draft-.json'],
    ['🦉'.repeat(200), `${'🦉'.repeat(80)}.json`],
    ['   ', 'rubric.json'],
  ])('is saved under a name that every system takes: %s', (name, filename) => {
    expect(rubricFilename(name, 'json')).toBe(filename);
  });
});

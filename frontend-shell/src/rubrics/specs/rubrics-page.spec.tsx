import { findToast } from '../../testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Rubric, RubricShare } from '@marklight/contracts/rubrics';
import type { Answer } from '../../testing/fake-network';
import { aPlatformRubric, aRubric } from '../testing/builders';
import { choose, renderRubrics } from '../testing/render-rubrics';

let leave: () => void = () => undefined;
afterEach(() => leave());

function page(tab: string, list: Rubric[], answers: Record<string, Answer> = {}) {
  const view = renderRubrics(tab, list, answers);
  leave = view.leave;
  return view;
}

describe('the lists of rubrics', () => {
  it('show six grey cards while they load', async () => {
    page('platform', [], { 'GET /api/rubrics': () => new Promise(() => undefined) });
    const loading = await screen.findByRole('status', { name: 'Loading' });
    expect(loading.querySelectorAll('.ml-card')).toHaveLength(6);
  });

  it.each(['platform', 'mine'])(
    'say on the %s tab that there are none, and offer to make one',
    async (tab) => {
      page(tab, []);
      expect(await screen.findByText('No rubrics have been created yet.')).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'New Rubric' })).toHaveLength(2);
    },
  );

  it('say on the shared tab how rubrics come there', async () => {
    page('shared', []);
    expect(await screen.findByText('No rubrics have been shared with you yet.')).toBeTruthy();
    expect(
      screen.getByText(/shared with specific users or with groups of users that share the same email domain/),
    ).toBeTruthy();
  });

  it('ask for what each tab holds', async () => {
    const { network, user } = page('platform', [aRubric()]);
    await screen.findByText('Persuasive letters');
    await user.click(screen.getByRole('tab', { name: 'Shared with me' }));
    await waitFor(() => expect(network.sent('GET /api/rubrics')).toHaveLength(2));
    expect(network.sent('GET /api/rubrics').map(({ params }) => params.get('scope'))).toEqual([
      'platform',
      'shared',
    ]);
  });

  it('show name, badge, reach, date, description and number of criteria of a rubric', async () => {
    page('mine', [aRubric({ isPublic: true })]);
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Persuasive letters' })).toBeTruthy();
    expect(card.getByText('Custom')).toBeTruthy();
    expect(card.getByText('Public')).toBeTruthy();
    expect(card.getByText(/^Created 3 Mar(ch)? 2026$/)).toBeTruthy();
    expect(card.getByText('Term 3')).toBeTruthy();
    expect(card.getByText('2 criteria')).toBeTruthy();
  });

  const somebodys = { isOwn: false, isShared: true };
  const ada: RubricShare = { kind: 'email', value: 'ada@school.example' };
  const domain: RubricShare = { kind: 'domain', value: 'school.example' };
  it.each([
    ['that nobody else has', {}, 'Private'],
    ['of one’s own', { sharedWith: [ada] }, 'Shared with 1 person'],
    [
      'of one’s own with many',
      { sharedWith: [ada, { ...ada, value: 'bo@school.example' }, domain] },
      'Shared with 2 people and 1 email domain',
    ],
    ['that somebody shared', { ...somebodys, author: 'Ada Bell' }, 'Shared with you', 'Shared by Ada Bell'],
    [
      'of somebody without a name',
      somebodys,
      'Shared with you',
      'Shared by a teacher who has not given a name',
    ],
    ['that is public', { ...somebodys, isPublic: true, author: 'Ada Bell' }, 'Public', 'By Ada Bell'],
  ])(
    'tell the reach of a rubric %s, and whose it is',
    async (_, given: Partial<Rubric>, reach, whose = '') => {
      page('mine', [aRubric(given)]);
      const card = within(await screen.findByRole('listitem'));
      expect(card.getByText(reach, { selector: '.ml-sr-only' })).toBeTruthy();
      const named = card.queryByText((_text, element) => element?.matches('p.ml-anywhere') ?? false);
      expect(named?.textContent ?? '').toBe(whose);
    },
  );

  it('offer to change only what is the teacher’s own', async () => {
    const { user } = page('platform', [aPlatformRubric()]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Narrative' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View as EssayGrader',
      'Versions',
      'Calibrate',
      'Download',
      'Duplicate',
    ]);
    expect(screen.getByText('Platform')).toBeTruthy();
  });

  it('say what happened when they cannot be loaded, and load on Retry', async () => {
    const { network, user } = page('mine', [], {
      'GET /api/rubrics': () => ({
        status: 404,
        body: { statusCode: 404, code: 'x', message: 'Out of order.' },
      }),
    });
    expect(await screen.findByText('Out of order.')).toBeTruthy();
    network.on('GET /api/rubrics', () => ({ body: [aRubric()] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Persuasive letters')).toBeTruthy();
  });

  it('that were found before are not shown when a search fails', async () => {
    const failure = { statusCode: 400, code: 'bad_request', message: 'This search does not work.' };
    page('mine', [], {
      'GET /api/rubrics': ({ params }) =>
        params.get('search') === 'zzz' ? { status: 400, body: failure } : { body: [aRubric()] },
    });
    const name = await screen.findByText('Persuasive letters');
    fireEvent.change(screen.getByLabelText('Search rubrics'), { target: { value: 'zzz' } });
    await screen.findByText('This search does not work.');
    expect(name.isConnected).toBe(false);
  });

  it('search by the server, and say when nothing matches', async () => {
    const { user } = page('mine', [], {
      'GET /api/rubrics': ({ params }) => ({ body: params.get('search') === 'zzz' ? [] : [aRubric()] }),
    });
    await screen.findByText('Persuasive letters');
    fireEvent.change(screen.getByLabelText('Search rubrics'), { target: { value: ' zzz ' } });
    expect(await screen.findByText('No rubrics match “zzz”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Persuasive letters')).toBeTruthy();
  });
});

describe('a rubric', () => {
  it('is taken to the dashboard as its criteria', async () => {
    const { network, user } = page('platform', [aPlatformRubric()], {
      'POST /api/rubrics/platform-1/criteria-set': () => ({ status: 201, body: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start grading' }));
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(network.sent('POST /api/rubrics/platform-1/criteria-set')).toHaveLength(1);
  });

  it('that has no criteria says so and stays', async () => {
    const { network, user } = page('mine', [aRubric({ criteria: [] })]);
    network.fail('POST /api/rubrics/rubric-1/criteria-set', 400, 'This rubric has no criteria yet.');
    await user.click(await screen.findByRole('button', { name: 'Start grading' }));
    expect(within(await findToast('Error')).getByText('This rubric has no criteria yet.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Rubrics' })).toBeTruthy();
  });

  it('is shown as the grader reads it: numbered, with weights and the levels that are described', async () => {
    const levels = ['', 'Some', '', 'Well explained', ''];
    const { user } = page('mine', [
      aRubric({
        criteria: [
          { name: 'Thesis', description: 'A clear position', weight: 1, levels: [] },
          { name: 'Evidence', description: '', weight: 3, levels },
        ],
      }),
    ]);
    await choose(user, 'View as EssayGrader');
    const dialog = within(await screen.findByRole('dialog'));
    const [thesis, evidence] = dialog.getAllByRole('listitem');
    expect(thesis?.textContent).toBe('Thesis: A clear positionWeight 1, 25% of the mark');
    expect(evidence?.textContent).toBe(
      'EvidenceWeight 3, 75% of the mark1 EmergingSome3 StrongWell explained',
    );
    expect(
      dialog.getByText(/uses a level description only if it asks for something that can be counted/),
    ).toBeTruthy();
  });

  it('lists its versions with what uses them, and shows the text of each', async () => {
    const used = { isCurrent: false, firstUsedAt: '2026-03-03T02:00:00.000Z', criteriaId: 'criteria-1' };
    const { user } = page('mine', [aRubric()], {
      'GET /api/rubrics/rubric-1/versions': () => ({
        body: [
          { version: 2, isCurrent: true, firstUsedAt: null, criteriaId: null, essays: 0, assignments: [] },
          { ...used, version: 1, essays: 12, assignments: ['Letters'] },
        ],
      }),
      'GET /api/criteria/criteria-1': () => ({
        body: {
          ...{ id: 'criteria-1', filename: 'Persuasive letters', items: ['Position: takes a side'] },
          ...{ rubric: { id: 'rubric-1', version: 1 }, uploadedAt: '2026-03-03T02:00:00.000Z' },
          ...{ details: [{ weight: 2, levels: [] }], currentVersion: 2 },
        },
      }),
    });
    await choose(user, 'Versions');
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByRole('heading', { name: 'Version 2 (now)' });
    drawer.getByText('Not used yet.');
    drawer.getByText(/First used on 3 Mar 2026\. 12 essays’ results are based on it \(.?Letters.?\)\./);
    await user.click(drawer.getByRole('button', { name: 'Show the criteria of version 1' }));
    await drawer.findByText('Position: takes a side');
    drawer.getByText('Weight 2, 100% of the mark');
    await user.click(drawer.getByRole('button', { name: 'Show the criteria of version 2' }));
    drawer.getByText('Thesis');
  });

  it('is duplicated into the teacher’s own', async () => {
    const { network, user } = page('platform', [aPlatformRubric()], {
      'POST /api/rubrics/platform-1/duplicate': () => ({
        status: 201,
        body: aRubric({ name: 'Narrative (copy)' }),
      }),
    });
    await choose(user, 'Duplicate');
    await findToast('Rubric Duplicated');
    await waitFor(() => expect(network.sent('GET /api/rubrics').at(-1)?.params.get('scope')).toBe('mine'));
  });

  it('says before it is deleted who loses it and what stays', async () => {
    const { network, user } = page(
      'mine',
      [
        aRubric({
          sharedWith: [
            { kind: 'email', value: 'ada@school.example' },
            { kind: 'domain', value: 'school.example' },
          ],
        }),
      ],
      { 'DELETE /api/rubrics/rubric-1': () => ({ status: 204 }) },
    );
    await choose(user, 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/with its 2 criteria/)).toBeTruthy();
    expect(dialog.getByText(/shared with 1 person and 1 email domain/)).toBeTruthy();
    expect(dialog.getByText(/graded with it keep their results/)).toBeTruthy();
    expect(network.sent('DELETE /api/rubrics/rubric-1')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete rubric' }));
    await findToast('Rubric Deleted');
  });
});

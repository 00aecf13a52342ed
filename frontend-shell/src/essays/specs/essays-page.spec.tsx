import { chooseOption } from '@marklight/ui/testing/choose-option';
import { findToast } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { anEssay } from '@marklight/contracts/testing/records';
import { aPageOf } from '../testing/builders';
import { ABC, OF_103, openEssaysPage, shownAddress } from '../testing/open-essays-page';

let leave: () => void = () => undefined;
afterEach(() => leave());
function page(...given: Parameters<typeof openEssaysPage>) {
  const view = openEssaysPage(...given);
  leave = view.leave;
  return view;
}
const lastQuery = (view: ReturnType<typeof page>) =>
  Object.fromEntries(view.network.sent('GET /api/essays').at(-1)?.params ?? []);

describe('the list of essays', () => {
  it('shows what is known of an essay, and a dash where nothing is', async () => {
    page([
      anEssay({
        grade: 'B',
        status: 'ready_for_review',
        classId: 'class-9b',
        className: '9B',
        assignmentId: 'letter',
        assignmentTitle: 'Letter',
        rubricName: 'R1',
      }),
      anEssay({ id: 'two', filename: 'two.pdf', studentName: null }),
    ]);
    const row = (await screen.findByRole('link', { name: 'mia.pdf' })).closest('tr') as HTMLElement;
    const texts = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(texts.slice(1, 7)).toEqual([
      'Ready for review',
      'mia.pdfMia Chen',
      '9B',
      'Letter',
      'R1',
      'Grade B',
    ]);
    expect(within(row).getByRole('link', { name: 'Letter' }).getAttribute('href')).toBe(
      '/classes/class-9b/assignments/letter',
    );
    const other = screen.getByRole('link', { name: 'two.pdf' }).closest('tr') as HTMLElement;
    expect(
      within(other)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(1, 7),
    ).toEqual(['Draft', 'two.pdf', '-', '-', '-', '-']);
  });

  it('says out of how many criteria a provisional grade is, and where there is no grade yet', async () => {
    page([
      anEssay({ grade: 'B', assessed: { assessedCriteria: 4, totalCriteria: 6, isProvisional: true } }),
      anEssay({
        id: 'two',
        filename: 'two.pdf',
        assessed: { assessedCriteria: 0, totalCriteria: 6, isProvisional: true },
      }),
      anEssay({
        id: 'three',
        filename: 'three.pdf',
        grade: 'A',
        assessed: { assessedCriteria: 6, totalCriteria: 6, isProvisional: false },
      }),
    ]);
    const gradeOf = async (name: string) =>
      within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement).getAllByRole('cell')[6]
        ?.textContent;
    expect(await gradeOf('mia.pdf')).toBe('Grade B' + '4 of 6 criteria, provisional');
    expect(await gradeOf('two.pdf')).toBe('No grade yet' + '0 of 6 criteria, provisional');
    expect(await gradeOf('three.pdf')).toBe('Grade A');
  });

  it('shows the tiles where there are essays, and the empty state where there are none', async () => {
    page([anEssay()]);
    expect((await screen.findByText('Total')).nextElementSibling?.textContent).toBe('1');
    leave();
    page([]);
    expect(await screen.findByText('No essays have been graded yet.')).toBeTruthy();
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Grade new essay' })).toHaveLength(2);
  });

  it('shows five grey rows until the list is there', async () => {
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    page([], { 'GET /api/essays': () => wait.then(() => aPageOf([anEssay()])) });
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(5);
    answer();
    await screen.findByRole('link', { name: 'mia.pdf' });
  });

  it('asks the server for what the address says', async () => {
    const view = page(ABC, OF_103, '/essays?search=mia&status=reviewed&sort=grade&order=asc&page=2');
    await screen.findByText('51–100 of 103');
    expect(lastQuery(view)).toEqual({
      search: 'mia',
      status: 'reviewed',
      sort: 'grade',
      order: 'asc',
      page: '2',
      pageSize: '50',
    });
  });

  it('goes back to the first page when it is filtered, and forward by Next', async () => {
    const view = page(ABC, OF_103);
    await view.user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shownAddress()).toBe('/essays?page=2'));
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Status' }), 'Reviewed');
    await waitFor(() => expect(shownAddress()).toBe('/essays?status=reviewed'));
  });

  it('narrows to the essays whose newer grading waits', async () => {
    const view = page(ABC);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Proposals waiting' }));
    await waitFor(() => expect(shownAddress()).toBe('/essays?proposal=waiting'));
    expect(lastQuery(view)).toMatchObject({ proposal: 'waiting' });
  });

  it('searches once the person pauses', async () => {
    const view = page(ABC);
    await view.user.type(await screen.findByPlaceholderText('Essay name...'), ' Mia ');
    await waitFor(() => expect(shownAddress()).toBe('/essays?search=Mia'));
    expect(view.network.sent('GET /api/essays')).toHaveLength(2);
  });

  it('sorts by a column, and turns the order around', async () => {
    const { user } = page(ABC);
    await user.click(await screen.findByRole('columnheader', { name: 'Essay' }));
    await waitFor(() => expect(shownAddress()).toBe('/essays?sort=filename&order=asc'));
    await user.click(screen.getByRole('columnheader', { name: 'Essay' }));
    await waitFor(() => expect(shownAddress()).toBe('/essays?sort=filename'));
    expect(screen.getByRole('columnheader', { name: 'Essay' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('opens an essay by a click anywhere on its row, but not by its checkbox', async () => {
    const { user } = page(ABC);
    await user.click(await screen.findByRole('checkbox', { name: 'Select b.pdf' }));
    expect(shownAddress()).toBe('/essays');
    const row = screen.getByRole('link', { name: 'b.pdf' }).closest('tr') as HTMLElement;
    await user.click(within(row).getByText('Draft'));
    await waitFor(() => expect(shownAddress()).toBe('/essays/b'));
  });

  it('that cannot be loaded says why and tries again', async () => {
    const failure = { statusCode: 400, code: 'test', message: 'No such class.' };
    const view = page(ABC, { 'GET /api/essays': () => ({ status: 400, body: failure }) });
    expect(await screen.findByText('No such class.')).toBeTruthy();
    view.network.on('GET /api/essays', () => aPageOf(ABC));
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'a.pdf' });
  });
});

describe('the details of an essay', () => {
  it('are saved as far as they were changed; a refusal keeps what was typed', async () => {
    const view = page(ABC);
    view.network.fail('PUT /api/essays/a', 400, 'No.', { studentName: 'That is no name.' });
    await view.user.click(await screen.findByRole('button', { name: 'Edit details of a.pdf' }));
    const name = await screen.findByLabelText('Student’s name');
    await view.user.clear(name);
    await view.user.type(name, 'Zoë');
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('That is no name.')).toBeTruthy();
    expect(name).toHaveProperty('value', 'Zoë');
    view.network.on('PUT /api/essays/a', () => ({ body: anEssay() }));
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    expect(view.network.sent('PUT /api/essays/a').at(-1)?.json).toEqual({
      studentName: 'Zoë',
      was: { studentName: ABC[0]?.studentName },
    });
  });

  it('do not overwrite what another tab saved: both can be seen, and the teacher chooses', async () => {
    const filed = { assignmentId: 'homework', assignmentTitle: 'Homework', className: '9B' };
    const view = page(ABC, {
      'GET /api/essays/a': () => ({ body: anEssay({ id: 'a', studentName: 'Zoe Miller', ...filed }) }),
    });
    view.network.conflict('PUT /api/essays/a', 'These details were changed in another tab.');
    await view.user.click(await screen.findByRole('button', { name: 'Edit details of a.pdf' }));
    const name = await screen.findByLabelText('Student’s name');
    await view.user.clear(name);
    await view.user.type(name, 'Zoë');
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('These details were changed in another tab.')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Reload the saved version' }));
    expect(await screen.findByText('Saved in the meantime: Zoe Miller')).toBeTruthy();
    expect(screen.getByText('Saved in the meantime: Homework')).toBeTruthy();
    expect(name).toHaveProperty('value', 'Zoë');
    await view.user.click(screen.getByRole('button', { name: 'Use the saved assignment' }));
    view.network.on('PUT /api/essays/a', () => ({ body: anEssay() }));
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    expect(view.network.sent('PUT /api/essays/a').at(-1)?.json).toEqual({
      studentName: 'Zoë',
      was: { studentName: 'Zoe Miller' },
    });
  });
});

describe('recently deleted', () => {
  it('says when an essay goes for good, and restores it', async () => {
    const view = page(
      [],
      {
        'GET /api/deleted-essays': () =>
          aPageOf([
            {
              id: 'a',
              filename: 'a.pdf',
              studentName: null,
              deletedAt: '2026-03-04T02:00:00.000Z',
              purgedAt: '2026-04-03T02:00:00.000Z',
            },
          ]),
        'POST /api/deleted-essays/restore': () => ({ body: { restored: 1 } }),
      },
      '/essays?view=deleted',
    );
    expect(await screen.findByText('Deleted on 4 Mar 2026. Removed for good on 3 Apr 2026.')).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Restore a.pdf' }));
    await findToast('Restored');
    expect(view.network.sent('POST /api/deleted-essays/restore')[0]?.json).toEqual({ ids: ['a'] });
  });
});

import { chooseOption } from '@marklight/ui/testing/choose-option';
import { findToast } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { ABC, OF_103, openEssaysPage } from '../testing/open-essays-page';

const OWN_TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const DELETED_AT = '2026-03-04T02:00:00.123Z';
const NOTHING_TO_EXPORT = {
  status: 404,
  body: { statusCode: 404, code: 'no_results', message: 'No grading results available to export' },
};

let leave: () => void = () => undefined;
afterEach(() => leave());
function page(...given: Parameters<typeof openEssaysPage>) {
  const view = openEssaysPage(...given);
  leave = view.leave;
  return view;
}
type View = ReturnType<typeof page>;
const box = (name: string) => screen.findByRole('checkbox', { name });
const wholePage = () => box('Select all essays on this page');
async function exportAs(view: View, format: RegExp) {
  await view.user.click(screen.getByRole('button', { name: 'Export' }));
  await view.user.click(await screen.findByRole('menuitem', { name: format }));
}

describe('deleting', () => {
  it('is offered for selected essays only, is confirmed, and can be undone', async () => {
    const view = page(ABC, {
      'POST /api/essays/delete': () => ({ body: { deleted: 2, deletedAt: DELETED_AT } }),
      'POST /api/deleted-essays/restore': () => ({ body: { restored: 2 } }),
    });
    await screen.findByRole('link', { name: 'a.pdf' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await view.user.click(await wholePage());
    await view.user.click(await box('Select b.pdf'));
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete 2 essays' }));
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await findToast('Restored');
    expect(view.network.sent('POST /api/essays/delete')[0]?.json).toEqual({ ids: ['a', 'c'] });
    expect(view.network.sent('POST /api/deleted-essays/restore')[0]?.json).toEqual({ deletedAt: DELETED_AT });
  });

  it('that fails says why and keeps the selection', async () => {
    const view = page(ABC);
    view.network.fail('POST /api/essays/delete', 500, 'The database is away.');
    await view.user.click(await box('Select a.pdf'));
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete 1 essay' }));
    expect(within(await findToast('Error')).getByText('The database is away.')).toBeTruthy();
    expect(await box('Select a.pdf')).toHaveProperty('checked', true);
  });
});

describe('marking as reviewed', () => {
  it('approves the selected essays that wait, says how many do not, and clears the selection', async () => {
    const waiting = {
      ...{ essayId: 'a', id: 'result-a', version: 1, proposalId: null, filename: 'a.pdf' },
      ...{ studentName: null, studentMark: null, grade: 'B', percentage: 72 },
      ...{ totalCriteria: 2, unassessedCriteria: 0, otherLevelCriteria: 0, eyeReasons: [] },
    };
    const view = page(ABC, {
      'GET /api/approvals': () => ({ body: [waiting] }),
      'POST /api/approvals': () => ({ body: { approved: ['a'], already: [], changed: [], notMarked: [] } }),
    });
    await view.user.click(await box('Select a.pdf'));
    await view.user.click(await box('Select b.pdf'));
    await view.user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await screen.findByText('1 selected essay is not waiting: reviewed already, or not graded yet.');
    await view.user.click(screen.getByRole('button', { name: 'Mark 1 as reviewed' }));
    await screen.findByText('1 essay is now marked as reviewed.');
    expect(view.network.sent('POST /api/approvals')[0]?.json).toEqual({
      essays: [{ essayId: 'a', id: 'result-a', version: 1, proposalId: null, leaveOutUnmarked: false }],
    });
    await view.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await box('Select b.pdf')).toHaveProperty('checked', false);
  });
});

describe('all that match', () => {
  const selectAll = async (view: View) => {
    await view.user.click(await wholePage());
    await view.user.click(screen.getByRole('button', { name: 'Select all 103 essays that match' }));
    await screen.findByText('All 103 essays selected.');
  };

  it('can be selected once the page is, and are deleted by the filter', async () => {
    const view = page(
      ABC,
      { ...OF_103, 'POST /api/essays/delete': () => ({ body: { deleted: 103, deletedAt: DELETED_AT } }) },
      '/essays?search=mia&class=class-1',
    );
    await selectAll(view);
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await view.user.click(await screen.findByRole('button', { name: 'Delete 103 essays' }));
    await screen.findByText(/^103 essays deleted/);
    expect(view.network.sent('POST /api/essays/delete')[0]?.json).toEqual({
      matching: { search: 'mia', classId: 'class-1' },
      expected: 103,
    });
  });

  it('are exported by the filter', async () => {
    const view = page(ABC, OF_103, '/essays?search=mia');
    view.network.on('GET /api/export/detailed-feedback', () => NOTHING_TO_EXPORT);
    await selectAll(view);
    await exportAs(view, /PDF/);
    await findToast('No Data');
    const { params } = view.network.sent('GET /api/export/detailed-feedback')[0] ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({ search: 'mia', timeZone: OWN_TIME_ZONE });
  });

  it('become the rest of the page when one is deselected, and none when the filter changes', async () => {
    const view = page(ABC, OF_103, '/essays?search=mia');
    await selectAll(view);
    await view.user.click(await box('Select b.pdf'));
    await screen.findByText('2 of 103 essays selected.');
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Status' }), 'Reviewed');
    await screen.findByText('103 essays match.');
    expect(await box('Select a.pdf')).toHaveProperty('checked', false);
  });

  it('are not offered where the page is all there is', async () => {
    const view = page(ABC);
    await view.user.click(await wholePage());
    await screen.findByText('3 of 3 essays selected.');
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });
});

describe('the export', () => {
  it.each([
    ['CSV', /CSV/, '/api/export/reports'],
    ['PDF', /PDF/, '/api/export/detailed-feedback'],
    ['JSON', /JSON/, '/api/export/detailed-feedback'],
  ])('as %s is of the filter, or of the selected essays', async (_, format, address) => {
    const view = page(ABC, {}, '/essays?search=x&class=class-1');
    view.network.fail(`GET ${address}`, 404, 'No grading results available to export');
    const chosen = () => Object.fromEntries(view.network.sent(`GET ${address}`).at(-1)?.params ?? []);
    await screen.findByRole('link', { name: 'a.pdf' });
    await exportAs(view, format);
    await findToast('Error');
    expect(chosen()).toEqual({ search: 'x', classId: 'class-1', timeZone: OWN_TIME_ZONE });
    await view.user.click(await box('Select a.pdf'));
    await view.user.click(await box('Select c.pdf'));
    await exportAs(view, format);
    await waitFor(() => expect(chosen()).toEqual({ ids: 'a,c', timeZone: OWN_TIME_ZONE }));
  });

  it('of essays without results says No Data', async () => {
    const view = page(ABC, { 'GET /api/export/reports': () => NOTHING_TO_EXPORT });
    await screen.findByRole('link', { name: 'a.pdf' });
    await exportAs(view, /CSV/);
    expect(
      within(await findToast('No Data')).getByText('No grading results available to export'),
    ).toBeTruthy();
  });
});

describe('handing back', () => {
  const summary = (view: View) =>
    Object.fromEntries(view.network.sent('GET /api/hand-back/summary').at(-1)?.params ?? []);
  const answers = {
    'GET /api/hand-back/summary': () => ({
      body: { reviewed: 2, notReviewed: 0, withoutResult: 1, otherLevel: [], platformFiles: {} },
    }),
  };
  const handBack = (view: View) => view.user.click(screen.getByRole('button', { name: 'Hand back' }));

  it('is offered for selected essays', async () => {
    const view = page(ABC, answers);
    await screen.findByRole('link', { name: 'a.pdf' });
    expect(screen.queryByRole('button', { name: 'Hand back' })).toBeNull();
    await view.user.click(await box('Select a.pdf'));
    await view.user.click(await box('Select c.pdf'));
    await handBack(view);
    await screen.findByRole('button', { name: 'Download 2 sheets' });
    expect(summary(view)).toEqual({ ids: 'a,c' });
  });

  it('of all that match is by the filter', async () => {
    const view = page(ABC, { ...OF_103, ...answers }, '/essays?search=mia');
    await view.user.click(await wholePage());
    await view.user.click(screen.getByRole('button', { name: 'Select all 103 essays that match' }));
    await handBack(view);
    await screen.findByRole('button', { name: 'Download 2 sheets' });
    expect(summary(view)).toEqual({ search: 'mia' });
  });
});

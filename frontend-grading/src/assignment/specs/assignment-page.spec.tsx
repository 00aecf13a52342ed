import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import type { AssignmentStanding, WorkRow } from '@marklight/contracts/assignment-work';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { anAssignment } from '@marklight/contracts/testing/records';
import { AppProviders } from '@marklight/ui/app-providers';
import { MemoryRouter, Route, Routes } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { FakeServer } from '../../testing/fake-server';
import { fileInput, findToast } from '../../testing/render-dashboard';
import { AssignmentPage } from '../AssignmentPage';

configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

let leave: () => void = () => undefined;
afterEach(() => leave());

const PATH = '/api/assignments/assignment-1';

interface Given {
  states?: Partial<AssignmentStanding['states']>;
  rows?: WorkRow[];
  assignment?: object;
  prepare?: (server: FakeServer) => void;
}

function aRow(overrides: Partial<WorkRow> = {}): WorkRow {
  return {
    essayId: 'essay-1',
    filename: 'mia.pdf',
    studentName: 'Mia Chen',
    state: 'graded',
    grade: 'B',
    percentage: 75,
    levels: [4, 2],
    uploadedAt: '2026-03-01T02:00:00.000Z',
    ...overrides,
  };
}

function page({ states = {}, rows = [aRow()], assignment, prepare }: Given = {}) {
  const all = { failed: 0, needs_eye: 0, graded: 0, new: 0, grading: 0, reviewed: 0, ...states };
  const standing: AssignmentStanding = {
    rosterSize: 30,
    handedIn: Object.values(all).reduce((sum, count) => sum + count, 0),
    states: all,
    criteria: [
      { text: 'Thesis: a clear position', weight: 1 },
      { text: 'Evidence', weight: 1 },
    ],
  };
  const server = new FakeServer();
  server.on('GET', PATH, () => ({
    body: anAssignment({ id: 'assignment-1', rubricId: 'r', ...assignment }),
  }));
  server.on('GET', `${PATH}/standing`, () => ({ body: standing }));
  server.on('GET', `${PATH}/work`, () => ({
    body: rows,
    headers: { [TOTAL_COUNT_HEADER]: String(rows.length) },
  }));
  prepare?.(server);
  dismissToast();
  const view = render(
    <AppProviders store={makeStore()}>
      <MemoryRouter initialEntries={['/classes/class-1/assignments/assignment-1']}>
        <Routes>
          <Route path="/classes/:classId/assignments/:id" element={<AssignmentPage />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </MemoryRouter>
    </AppProviders>,
  );
  leave = () => {
    view.unmount();
    server.uninstall();
  };
  return { server, standing, user: userEvent.setup({ delay: null }) };
}

const stands = async () =>
  within(await screen.findByRole('region', { name: 'Where this assignment stands' }));

describe('the page of an assignment', () => {
  it('shows how far the work is', async () => {
    page({ states: { needs_eye: 2, graded: 3, reviewed: 4, new: 1 } });
    const card = await stands();
    for (const [name, value] of [
      ['Handed in', '10 of 30'],
      ['Graded', '9'],
      ['Need your eye', '2'],
      ['Reviewed', '4'],
    ] as const) {
      expect(card.getByText(name).nextElementSibling?.textContent).toBe(value);
    }
  });

  it('offers to upload, and files what is uploaded under the assignment', async () => {
    const { server, user } = page({ rows: [] });
    expect((await stands()).getByRole('button', { name: 'Upload essays' })).toBeTruthy();
    const file = new File(['%PDF-1.7'], 'tom.pdf', { type: 'application/pdf' });
    await user.upload(fileInput('Choose PDF files'), file);
    await findToast('Essays uploaded');
    expect(server.sent('POST', '/api/essays')[0]?.texts).toMatchObject({ assignmentId: 'assignment-1' });
  });

  it('grades what has no result with one click, and says how many', async () => {
    const { server, user } = page({
      states: { new: 2, failed: 1, graded: 5 },
      prepare: (fake) =>
        fake.on('POST', `${PATH}/grade`, () => ({
          status: 202,
          body: { jobs: [], started: 3, passedOver: [] },
        })),
    });
    await user.click((await stands()).getByRole('button', { name: 'Grade 3 essays' }));
    expect((await findToast('Grading started')).textContent).toContain('3 essays are being graded.');
    expect(server.sent('POST', `${PATH}/grade`)).toHaveLength(1);
  });

  it('folds the upload area once there are essays, and opens it again', async () => {
    const { user } = page({ states: { new: 2 } });
    const heading = await screen.findByText('Add essays');
    const place = heading.closest('details');
    expect(place?.open).toBe(false);
    await user.click(heading);
    expect(place?.open).toBe(true);
  });

  it('asks for a rubric before it can grade', async () => {
    page({ states: { new: 2 }, assignment: { rubricId: null, rubricName: null } });
    const link = await (await stands()).findByRole('link', { name: 'edit it on the class page' });
    expect(link.getAttribute('href')).toMatch(/^\/classes\//);
  });

  it('opens the first essay that needs the teacher’s eye', async () => {
    const { server, user } = page({ states: { needs_eye: 1, graded: 4 } });
    await user.click((await stands()).getByRole('button', { name: 'Review 5' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
    const asked = server.sent('GET', `${PATH}/work`).at(-1);
    expect(asked?.query.get('state')).toBe('needs_eye');
  });

  it('hands back once every essay is reviewed', async () => {
    page({ states: { reviewed: 5 } });
    const actions = within(await screen.findByRole('group', { name: 'Hand back' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Feedback (PDF)',
      'Grades (CSV)',
    ]);
  });

  it('shows each essay with its levels, and sorts by a criterion on the server', async () => {
    const { server, user } = page({
      states: { graded: 1, new: 1 },
      rows: [
        aRow(),
        aRow({ essayId: 'essay-2', studentName: null, state: 'new', grade: null, levels: null }),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Mia Chen' });
    expect(link.getAttribute('href')).toBe('/essays/essay-1');
    expect(screen.getByText('Outstanding')).toBeTruthy();
    expect(screen.getAllByText('No level')).toHaveLength(2);
    await user.click(screen.getByRole('columnheader', { name: /Evidence/ }));
    await waitFor(() => {
      const query = server.sent('GET', `${PATH}/work`).at(-1)?.query;
      expect([query?.get('sort'), query?.get('criterion'), query?.get('order')]).toEqual([
        'criterion',
        '1',
        'asc',
      ]);
    });
  });

  it('says so when the assignment is gone', async () => {
    page({ prepare: (fake) => fake.fail('GET', PATH, 404, 'This assignment was not found.') });
    expect(await screen.findByText('This assignment was not found.')).toBeTruthy();
  });
});

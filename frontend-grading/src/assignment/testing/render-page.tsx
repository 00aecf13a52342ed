import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import type { AssignmentStanding, WorkRow } from '@marklight/contracts/assignment-work';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { anAssignment } from '@marklight/contracts/testing/records';
import { AppProviders } from '@marklight/ui/app-providers';
import { createMemoryRouter, RouterProvider } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { FakeServer } from '../../testing/fake-server';
import { AssignmentPage } from '../AssignmentPage';

let leave: () => void = () => undefined;
/** Takes the page and its server away. */
export const leavePage = () => leave();

export const ASSIGNMENT_PATH = '/api/assignments/assignment-1';

export interface GivenPage {
  states?: Partial<AssignmentStanding['states']>;
  rows?: WorkRow[];
  assignment?: object;
  gradedByOthers?: AssignmentStanding['gradedByOthers'];
  otherSettings?: AssignmentStanding['otherSettings'];
  strictness?: AssignmentStanding['strictness'];
  proposals?: number;
  unread?: AssignmentStanding['unread'];
  handIns?: Partial<Pick<AssignmentStanding, 'rosterSize' | 'handedIn' | 'unmatched'>>;
  prepare?: (server: FakeServer) => void;
}

export function aWorkRow(overrides: Partial<WorkRow> = {}): WorkRow {
  return {
    essayId: 'essay-1',
    filename: 'mia.pdf',
    studentName: 'Mia Chen',
    studentMark: null,
    state: 'graded',
    grade: 'B',
    percentage: 75,
    levels: [4, 2],
    otherCriteria: null,
    hasProposal: false,
    uploadedAt: '2026-03-01T02:00:00.000Z',
    wordCount: 250,
    fileFaults: [],
    hiddenText: [],
    reading: null,
    ...overrides,
  };
}

/** Draws the page of an assignment on a stand-in for the server. */
export function page({ states = {}, rows = [aWorkRow()], assignment, prepare, ...given }: GivenPage = {}) {
  const all = { failed: 0, needs_eye: 0, graded: 0, new: 0, grading: 0, reviewed: 0, ...states };
  const essays = Object.values(all).reduce((sum, count) => sum + count, 0);
  const standing: AssignmentStanding = {
    ...{ rosterSize: 30, handedIn: essays, essays, unmatched: 0, ...given.handIns },
    states: all,
    criteria: [
      { text: 'Thesis: a clear position', weight: 1 },
      { text: 'Evidence', weight: 1 },
    ],
    gradedByOthers: given.gradedByOthers ?? { undecided: 0, decided: 0 },
    otherSettings: given.otherSettings ?? { undecided: 0, decided: 0, changes: [] },
    strictness: given.strictness ?? 'standard',
    proposals: given.proposals ?? 0,
    unread: given.unread ?? { beingRead: 0, hardToRead: 0, essays: [] },
  };
  const server = new FakeServer();
  const saved = anAssignment({ id: 'assignment-1', rubricId: 'r', ...assignment });
  server.on('GET', ASSIGNMENT_PATH, () => ({
    body: saved,
  }));
  server.on('GET', `${ASSIGNMENT_PATH}/standing`, () => ({ body: standing }));
  server.on('GET', `${ASSIGNMENT_PATH}/work`, () => ({
    body: rows,
    headers: { [TOTAL_COUNT_HEADER]: String(rows.length) },
  }));
  prepare?.(server);
  dismissToast();
  const router = createMemoryRouter(
    [
      { path: '/classes/:classId/assignments/:id', element: <AssignmentPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/classes/class-1/assignments/assignment-1'] },
  );
  const view = render(
    <AppProviders store={makeStore()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  leave = () => {
    view.unmount();
    server.uninstall();
  };
  return { server, standing, saved, user: userEvent.setup({ delay: null }) };
}

/** The card that shows the progress of the work. */
export const stands = async (options: { timeout?: number } = {}) =>
  within(await screen.findByRole('region', { name: 'Where this assignment stands' }, options));

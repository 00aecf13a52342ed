import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import type { AssignmentRoster } from '@marklight/contracts/roster-matches';
import { AppProviders } from '@marklight/ui/app-providers';
import { MemoryRouter } from '@marklight/ui/router';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { dismissToast } from '@marklight/ui/toast';
import { FakeServer } from '../../testing/fake-server';
import { findToast } from '../../testing/render-dashboard';
import { HandIns } from '../components/HandIns';
import { ToMatch } from '../components/ToMatch';

let leave: () => void = () => undefined;
afterEach(() => leave());

const student = (id: string, name: string, studentNumber: string | null, ...essayIds: string[]) => ({
  ...{ id, name, email: null, studentNumber, essayIds },
});
const ROSTER: AssignmentRoster = {
  students: [
    student('s1', 'Aroha Ngata', null, 'e1'),
    student('s2', 'Jane Smith', '1001'),
    student('s3', 'Jane Smith', '1002'),
  ],
  toMatch: [
    {
      essayId: 'e2',
      filename: 'jane.pdf',
      studentName: 'Jane Smith',
      candidates: [{ studentId: 's3', reason: 'name' }],
    },
  ],
  moreToMatch: 0,
};

const PATH = '/api/assignments/a1/roster';

function shown(
  roster: () => AssignmentRoster,
  prepare: (server: FakeServer) => void = () => undefined,
  unmatched = 0,
) {
  const server = new FakeServer();
  server.on('GET', PATH, () => ({ body: roster() }));
  prepare(server);
  dismissToast();
  const view = render(
    <AppProviders store={makeStore()}>
      <MemoryRouter>
        <ToMatch assignmentId="a1" />
        <HandIns assignmentId="a1" unmatched={unmatched} />
      </MemoryRouter>
    </AppProviders>,
  );
  leave = () => {
    view.unmount();
    server.uninstall();
  };
  return { server, user: userEvent.setup({ delay: null }) };
}

describe('who has handed in', () => {
  it('does not call an essay matched that the teacher gave to nobody on the list', async () => {
    shown(() => ({ ...ROSTER, toMatch: [] }), undefined, 1);
    await screen.findByText('1 essay is by nobody on the class list.');
  });

  it('says nothing of essays where there are none', async () => {
    const students = ROSTER.students.map((one) => ({ ...one, essayIds: [] }));
    shown(() => ({ ...ROSTER, students, toMatch: [] }));
    await screen.findByRole('region', { name: 'Not handed in: 3 of 3 students' });
    expect(screen.queryByText('Every essay is matched to a student.')).toBeNull();
  });

  it('lists the essays to match and who is missing, and stores the teacher’s choice', async () => {
    let roster = ROSTER;
    const { server, user } = shown(
      () => roster,
      (fake) =>
        fake.on('PUT', '/api/essays/e2/student', () => {
          roster = { students: ROSTER.students, toMatch: [], moreToMatch: 0 };
          return { status: 204 };
        }),
    );
    await screen.findByRole('heading', { name: '1 to match' });
    screen.getByText('We could not tell for sure whose essay this is. Please choose.');
    const missing = within(screen.getByRole('region', { name: 'Not handed in: 2 of 3 students' }));
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jane Smith (1001)',
      'Jane Smith (1002)',
    ]);
    await chooseOption(user, 'Student who wrote jane.pdf', 'Jane Smith (1002): Name found');
    await waitFor(() =>
      expect(server.sent('PUT', '/api/essays/e2/student').map(({ json }) => json)).toEqual([
        { studentId: 's3', was: null },
      ]),
    );
    await screen.findByText('Every essay is matched to a student.');
  });

  it('hands the focus to what is left to match', async () => {
    let roster: AssignmentRoster = {
      ...ROSTER,
      toMatch: ['e2', 'e4'].map((essayId) => ({
        ...{ essayId, filename: `${essayId}.pdf`, studentName: null, candidates: [] },
      })),
    };
    const { user } = shown(
      () => roster,
      (fake) =>
        fake.on('PUT', '/api/essays/e2/student', () => {
          roster = { ...roster, toMatch: roster.toMatch.slice(1) };
          return { status: 204 };
        }),
    );
    await screen.findByRole('heading', { name: '2 to match' });
    await chooseOption(user, 'Student who wrote e2.pdf', 'Nobody on the class list');
    const heading = await screen.findByRole('heading', { name: '1 to match' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('shows five to match first, and all on request', async () => {
    const { user } = shown(() => ({
      ...ROSTER,
      toMatch: Array.from({ length: 7 }, (_, n) => ({
        ...{ essayId: `m${n}`, filename: `m${n}.pdf`, studentName: null, candidates: [] },
      })),
    }));
    const card = within(await screen.findByRole('region', { name: '7 to match' }));
    expect(card.getAllByRole('combobox')).toHaveLength(5);
    await user.click(card.getByRole('button', { name: 'Show all 7' }));
    expect(card.getAllByRole('combobox')).toHaveLength(7);
  });

  it('counts those that are not listed yet', async () => {
    const { user } = shown(() => ({
      ...ROSTER,
      toMatch: Array.from({ length: 6 }, (_, n) => ({
        ...{ essayId: `m${n}`, filename: `m${n}.pdf`, studentName: null, candidates: [] },
      })),
      moreToMatch: 94,
    }));
    const card = within(await screen.findByRole('region', { name: '100 to match' }));
    await user.click(card.getByRole('button', { name: 'Show the first 6' }));
    expect(card.getAllByRole('combobox')).toHaveLength(6);
  });

  it('says so when another window was faster', async () => {
    const message = 'This essay was changed in another tab.';
    const { user } = shown(
      () => ROSTER,
      (fake) => fake.fail('PUT', '/api/essays/e2/student', 409, message),
    );
    await screen.findByRole('heading', { name: '1 to match' });
    await chooseOption(user, 'Student who wrote jane.pdf', 'Nobody on the class list');
    expect((await findToast('Error')).textContent).toContain(message);
  });

  it('asks for a class list when there is none', async () => {
    shown(() => ({ students: [], toMatch: [], moreToMatch: 0 }));
    expect(await screen.findByText('This class has no class list.')).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type {
  AcceptProposalsReply,
  AcceptProposalsRequest,
  WaitingProposal,
} from '@marklight/contracts/proposals';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import type { FakeReply } from '../../testing/fake-network';
import { findToast } from '../../testing/render-dashboard';
import { ASSIGNMENT_PATH, aWorkRow, leavePage, page } from '../testing/render-page';

afterEach(() => leavePage());

const waiting = (essayId: string, given: Partial<WaitingProposal> = {}): WaitingProposal => ({
  essayId,
  filename: `${essayId}.pdf`,
  studentName: null,
  studentMark: null,
  id: `new-${essayId}`,
  version: 1,
  inForce: { id: `old-${essayId}`, version: 2 },
  isReviewed: false,
  grade: 'B',
  newGrade: 'B',
  percentage: 72,
  newPercentage: 72,
  decisions: 1,
  carriedOver: 1,
  criteriaName: 'Argument',
  rubricVersion: 2,
  ...given,
});

function shown(list: WaitingProposal[], reply: Partial<AcceptProposalsReply> = {}) {
  return page({
    states: { graded: 5 },
    proposals: 2,
    rows: [aWorkRow({ hasProposal: true })],
    prepare: (fake) => {
      fake.on('GET', '/api/proposals', () => ({ body: list }));
      fake.on('POST', '/api/proposals/accept', () => ({
        body: { accepted: [], withoutProposal: [], changed: [], ...reply },
      }));
    },
  });
}
const acceptAll = () => screen.findByRole('button', { name: 'Accept all 2' });

it('shows the essays whose newer grading waits, from the notice and from the filter', async () => {
  const { server, user } = shown([]);
  const asked = () => server.sent('GET', `${ASSIGNMENT_PATH}/work`).at(-1)?.params.get('proposal');
  await screen.findByText('2 essays were graded again. Your results count until you accept the new ones.');
  await screen.findByText('Graded again');
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(asked()).toBe('waiting'));
  await chooseOption(user, 'Show', 'All 5');
  await screen.findByRole('button', { name: 'Show them' });
  await chooseOption(user, 'Show', 'Proposals waiting (2)');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull());
});

it('tells students of one name apart', async () => {
  const ofOneName = (id: string, studentMark: string) =>
    waiting(id, { studentName: 'Jordan Lee', studentMark });
  const { user } = shown([ofOneName('e1', '201'), ofOneName('e2', 'jordan@school.example')]);
  await user.click(await acceptAll());
  const grades = within(await screen.findByRole('region', { name: 'Grades' })).getAllByRole('listitem');
  expect(grades.map((li) => li.textContent)).toEqual([
    'Jordan Lee (201)B (72%), unchanged',
    'Jordan Lee (jordan@school.example)B (72%), unchanged',
  ]);
});

it('says what accepting all would replace, and accepts what was shown', async () => {
  const list = [
    waiting('e1', { studentName: 'Mia Chen', newGrade: 'A', newPercentage: 86.25, isReviewed: true }),
    waiting('e2', {
      newPercentage: 75,
      decisions: 2,
      carriedOver: 1,
      criteriaName: 'Story',
      rubricVersion: null,
    }),
  ];
  const { server, user } = shown(list, { accepted: ['e1'], changed: ['e2'] });
  await user.click(await acceptAll());
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 2 new gradings?' }));
  dialog.getByText('Graded by different criteria: 1 by “Argument”, version 2; 1 by “Story”.');
  dialog.getByText('1 grade changes, and 1 score changes within the same grade.');
  dialog.getByText('2 of your decisions are carried over.');
  dialog.getByText(/^1 of your decisions is about a criterion that the new grading does not have/);
  dialog.getByText(/^1 essay marked as reviewed goes back/);
  expect(
    within(dialog.getByRole('region', { name: 'Grades' }))
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  ).toEqual(['Mia ChenB (72%) now, A (86.3%) after', 'e2.pdfB (72%) now, B (75%) after']);
  expect(server.sent('GET', '/api/proposals')[0]?.params.get('assignmentId')).toBe('assignment-1');
  expect(server.sent('POST', '/api/proposals/accept')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Accept 2' }));
  expect((await findToast('Accepted')).textContent).toContain(
    '1 new grading now counts. 1 essay was left alone, because it has changed since you looked.',
  );
  expect(server.sent('POST', '/api/proposals/accept')[0]?.json).toEqual({
    proposals: list.map(({ essayId, id, version, inForce, isReviewed }) => ({
      ...{ essayId, id, version, inForce, isReviewed },
    })),
  });
});

it('shows all essays again once the last proposal is accepted, with the focus on their heading', async () => {
  const { server, standing, user } = shown([waiting('e1')], { accepted: ['e1'] });
  await chooseOption(user, 'Show', 'Proposals waiting (2)');
  await waitFor(() =>
    expect(server.sent('GET', `${ASSIGNMENT_PATH}/work`).at(-1)?.params.get('proposal')).toBe('waiting'),
  );
  await user.click(await acceptAll());
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 1 new grading?' }));
  standing.proposals = 0;
  await user.click(dialog.getByRole('button', { name: 'Accept 1' }));
  await findToast('Accepted');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept all 2' })).toBeNull());
  await waitFor(() =>
    expect(server.sent('GET', `${ASSIGNMENT_PATH}/work`).at(-1)?.params.get('proposal')).toBeNull(),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Essays' })));
});

it('accepts nothing if the teacher cancels', async () => {
  const { server, user } = shown([waiting('e1'), waiting('e2')]);
  await user.click(await acceptAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(server.sent('POST', '/api/proposals/accept')).toHaveLength(0);
  expect(await acceptAll()).toBeTruthy();
});

it('says so if none is waiting any more', async () => {
  const { user } = shown([]);
  await user.click(await acceptAll());
  await findToast('Nothing to accept');
});

describe('more proposals than one request takes', () => {
  const MANY = Array.from({ length: 1_100 }, (_, n) => waiting(`e${n}`));
  const askFor = async (answer: (ids: string[], request: number) => FakeReply) => {
    let requests = 0;
    const { server, user } = page({
      states: { graded: 1_100 },
      proposals: 1_100,
      prepare: (fake) => {
        fake.on('GET', '/api/proposals', ({ params }) => {
          const at = params.has('page') ? (Number(params.get('page')) - 1) * 100 : 0;
          return {
            body: MANY.slice(at, at + (params.has('page') ? 100 : 500)),
            headers: { [TOTAL_COUNT_HEADER]: '1100' },
          };
        });
        fake.on('POST', '/api/proposals/accept', ({ json }) => {
          requests += 1;
          return answer(
            (json as AcceptProposalsRequest).proposals.map(({ essayId }) => essayId),
            requests,
          );
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept all 1,100' }));
    await user.click(await screen.findByRole('button', { name: 'Accept 1,100' }));
    return () =>
      server
        .sent('POST', '/api/proposals/accept')
        .map(({ json }) => (json as AcceptProposalsRequest).proposals.length);
  };
  const accepted = (ids: string[]) => ({ body: { accepted: ids, withoutProposal: [], changed: [] } });

  it('are all accepted, in as many requests as it takes', async () => {
    const sizes = await askFor(accepted);
    expect((await findToast('Accepted')).textContent).toContain('1,100 new gradings now count.');
    expect(sizes()).toEqual([500, 500, 100]);
  });

  it('are counted as far as they went where a request fails', async () => {
    const refused = { status: 503, body: { statusCode: 503, code: 'busy', message: 'The server is busy.' } };
    await askFor((ids, request) => (request === 2 ? refused : accepted(ids)));
    expect((await findToast('Not all accepted')).textContent).toContain(
      '500 new gradings now count. The others could not be accepted: The server is busy. Try again.',
    );
  });
});

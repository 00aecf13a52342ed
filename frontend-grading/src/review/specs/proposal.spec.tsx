import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import type { EssayStatus } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { AppProviders } from '@marklight/ui/app-providers';
import { createMemoryRouter, RouterProvider } from '@marklight/ui/router';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { dismissToast } from '@marklight/ui/toast';
import { aFeedbackItem, anEssay, aResult } from '../../testing/builders';
import { FakeServer } from '../../testing/fake-server';
import { findToast } from '../../testing/render-dashboard';
import { EssayReview } from '../EssayReview';

let leave: () => void = () => undefined;
afterEach(() => leave());

const mine = aFeedbackItem({
  criteria: 'Thesis',
  level: 4,
  feedback: 'Mine.',
  proposed: { level: 1, feedback: '' },
});
const inForce = aResult({ version: 2, hasProposal: true, feedback: [mine] });
const proposed = aResult({
  id: 'result-2',
  standing: 'proposed',
  feedback: [mine, aFeedbackItem({ criteria: 'Voice', level: 2, feedback: 'Lively.' })],
});

function page(status: EssayStatus = 'ready_for_review', both = { inForce, proposed }) {
  const server = new FakeServer();
  const state: { results: GradingResult[] } = { results: [both.inForce, both.proposed] };
  server.on('GET', '/api/essays/essay-1', () => ({ body: anEssay({ status }) }));
  server.on('GET', '/api/essays/essay-1/results', () => ({ body: state.results }));
  server.on('GET', '/api/essays/essay-1/proposal', () => ({
    body: {
      inForce: { result: both.inForce, criteriaSet: { id: 'c-1', name: 'first.txt', rubric: null } },
      proposed: {
        result: both.proposed,
        criteriaSet: { id: 'c-2', name: 'Year 9 rubric', rubric: { id: 'r', version: 3 } },
      },
    },
  }));
  dismissToast();
  const router = createMemoryRouter([{ path: '/essays/:id', element: <EssayReview /> }], {
    initialEntries: ['/essays/essay-1'],
  });
  const view = render(
    <AppProviders store={makeStore()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  leave = () => {
    view.unmount();
    server.uninstall();
  };
  return { server, state, user: userEvent.setup({ delay: null }) };
}
const card = async () => {
  fireEvent.click(await screen.findByRole('tab', { name: 'Graded again' }));
  return within(await screen.findByRole('region', { name: 'Graded again' }));
};

describe('an essay that was graded again', () => {
  it('names the criteria, and shows both results criterion by criterion', async () => {
    page();
    const [named] = (await card()).getAllByText('Year 9 rubric', { selector: 'p > bdi' });
    expect(named?.closest('p')?.textContent).toMatch(
      /^This essay was graded again with the rubric Year 9 rubric, version 3 on /,
    );
    const [thesis, voice] = (await card())
      .getAllByRole('heading', { level: 3, name: /Thesis|Voice/ })
      .map((heading) => heading.closest('li'));
    expect(thesis?.textContent).toContain('Level 4: OutstandingYour decision');
    expect(thesis?.textContent).toContain(
      'Level 4: OutstandingCarried over: your level (the grading says Level 1: Emerging), your comment',
    );
    (await card()).getByText('“New grading” is shown as it would count', { exact: false });
    (await card()).getByText('Without your decisions: grade', { exact: false });
    expect(voice?.textContent).toContain('Not in these criteria');
    expect(voice?.textContent).toContain('Lively.');
  });

  it('shows what both say of the whole essay, and marks what is carried over', async () => {
    const { overallAnalysis, contextualInsights } = aResult();
    const remark = { remark: 'Well done, Mia.', nextSteps: ['Read it aloud'] };
    const whole = { overallAnalysis: { ...overallAnalysis, ...remark } };
    page('ready_for_review', {
      inForce: aResult({
        ...{ ...inForce, ...whole },
        proposedWhole: { remark: '', nextSteps: ['Add a second example'], originalityScore: 61 },
        contextualInsights: { ...contextualInsights, originalityScore: null },
      }),
      proposed: aResult({
        ...proposed,
        overallAnalysis: { ...whole.overallAnalysis, strengths: ['A lively voice', 'Short sentences'] },
        proposedWhole: { remark: '', nextSteps: ['Cut the last line'] },
      }),
    });
    const rowOf = async (name: string) =>
      (await card()).getByRole('heading', { level: 3, name }).closest('li')?.textContent;
    expect(await rowOf('Whole essay: overall remark')).toBe(
      'Whole essay: overall remarkCounts nowYour decisionWell done, Mia.New gradingCarried overWell done, Mia.',
    );
    expect(await rowOf('Whole essay: strengths')).toBe(
      'Whole essay: strengthsCounts nowA clear positionNew gradingA lively voiceShort sentences',
    );
    expect(await rowOf('Whole essay: next steps')).toMatch(
      /Your decisionRead it aloud.*Carried overRead it aloud$/,
    );
    expect(await rowOf('Whole essay: originality')).toMatch(/Your decisionLeft out.*61 \/ 100$/);
    expect((await card()).queryByRole('heading', { name: 'Whole essay: cognitive level' })).toBeNull();
  });

  it('says what accepting the new grading changes', async () => {
    const changes = async () =>
      within((await card()).getByRole('list', { name: 'If you accept the new grading:' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    page();
    expect(await changes()).toEqual([
      'The result that counts now is replaced. It is kept, and you can go back to it.',
      expect.stringMatching(/^Grade: /),
      '2 of your decisions are carried over.',
    ]);
    leave();
    page('reviewed');
    expect((await changes()).at(-1)).toBe(
      '1 essay marked as reviewed goes back to ready for review, because nobody has looked at the new result.',
    );
  });

  it('is accepted with the versions of both that the teacher saw', async () => {
    const { server, state, user } = page();
    server.on('PUT', '/api/results/result-2/in-force', () => {
      state.results = [{ ...proposed, standing: 'in_force' }];
      return { body: state.results[0] };
    });
    await user.click((await card()).getByRole('button', { name: 'Accept the new grading' }));
    await findToast('New grading accepted');
    expect(server.sent('PUT', '/api/results/result-2/in-force')[0]?.json).toEqual({
      version: proposed.version,
      inForce: { id: inForce.id, version: 2 },
      isReviewed: false,
    });
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Graded again' })).toBeNull());
    // There is nothing to compare any more.
    expect(server.sent('GET', '/api/essays/essay-1/proposal')).toHaveLength(1);
  });

  it('keeps its result if the teacher says so', async () => {
    const { server, user } = page();
    server.on('DELETE', '/api/results/result-2/proposal', () => ({ status: 204 }));
    await user.click((await card()).getByRole('button', { name: 'Keep my result' }));
    await findToast('Your result stays');
  });

  it('says of any other result by which criteria it was graded and what comes along, before it is used', async () => {
    const { server, state, user } = page();
    server.on('PUT', '/api/results/result-2/in-force', () => {
      state.results = [{ ...proposed, standing: 'in_force' }];
      return { body: state.results[0] };
    });
    await chooseOption(user, 'Result to show', /proposed/);
    const use = screen.getByRole('button', { name: 'Use this result' });
    const changes = await screen.findByRole('list', { name: 'If you use this result:' });
    expect(changes.textContent).toContain('2 of your decisions are carried over.');
    screen.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent ===
          'It was graded with Year 9 rubric, version 3; the result that counts, with first.txt.',
    );
    expect(server.sent('GET', '/api/essays/essay-1/proposal').at(-1)?.params.get('resultId')).toBe(
      'result-2',
    );
    await user.click(use);
    await findToast('This result now counts');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this result' })).toBeNull());
    expect(
      server.sent('GET', '/api/essays/essay-1/proposal').filter(({ params }) => params.has('resultId')),
    ).toHaveLength(1);
  });
});

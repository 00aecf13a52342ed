import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { makeStore } from '@marklight/api-client/make-store';
import type { Essay } from '@marklight/contracts/essays';
import { GENRE_ADVICE } from '@marklight/contracts/genre';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import { AppProviders } from '@marklight/ui/app-providers';
import { createMemoryRouter, Link, Outlet, RouterProvider } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { aFeedbackItem, anEssay, aProvisionalResult, aResult } from '../../testing/builders';
import { FakeServer } from '../../testing/fake-server';
import { findToast } from '../../testing/render-dashboard';
import { EssayReview } from '../EssayReview';

configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

let leave: () => void = () => undefined;
afterEach(() => leave());

interface Given {
  essay?: Partial<Essay>;
  results?: GradingResult[];
  prepare?: (server: FakeServer) => void;
}

function page(given: Given = {}) {
  const server = new FakeServer();
  const state = {
    essay: anEssay({ status: 'ready_for_review', ...given.essay }),
    results: given.results ?? [aResult()],
  };
  server.on('GET', '/api/essays/essay-1', () => ({ body: state.essay }));
  server.on('GET', '/api/essays/essay-1/results', () => ({ body: state.results }));
  given.prepare?.(server);
  dismissToast();
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/elsewhere">Elsewhere</Link>
            <Outlet />
          </>
        ),
        children: [
          { path: '/essays/:id', element: <EssayReview /> },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: ['/elsewhere', '/essays/essay-1'] },
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
  return { server, state, router, user: userEvent.setup({ delay: null }) };
}
const nameOf = (n: number) => `Level for criterion ${n}`;
const level = async (n = 1) => screen.findByRole('combobox', { name: nameOf(n) });
const feedback = (n = 1) => screen.getByLabelText<HTMLTextAreaElement>(`Feedback for criterion ${n}`);
const type = (text: string) => fireEvent.change(feedback(), { target: { value: text } });

/** What the server makes of a decision. */
function decided(result: GradingResult, changes: { level: number; feedback: string }): GradingResult {
  const [first, ...rest] = result.feedback;
  const { level: proposedLevel = 0, feedback: text = '' } = first ?? {};
  const item = aFeedbackItem({ ...first, ...changes, proposed: { level: proposedLevel, feedback: text } });
  return { ...result, version: result.version + 1, feedback: [item, ...rest] };
}

describe('notes to the teacher', () => {
  const notes: GradingResult['notesToTeacher'] = [
    { about: 'criterion', words: 'The task asks for no sources.', evidence: null },
    {
      about: 'welfare',
      words: 'The essay may speak of harm.',
      evidence: { quote: 'Hungry children cannot learn well.', start: 49, end: 83 },
    },
  ];

  it('stand above the feedback, concern for somebody first', async () => {
    page({ results: [aResult({ notesToTeacher: notes })] });
    const shown = within(await screen.findByRole('region', { name: 'Only you see this' }));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Please read this essay yourselfThe essay may speak of harm.Hungry children cannot learn well.',
      'About a criterionThe task asks for no sources.',
    ]);
  });

  it('take no room where there are none', async () => {
    page();
    await level();
    expect(screen.queryByRole('region', { name: 'Only you see this' })).toBeNull();
  });
});

describe('the assignment that the essay is filed under', () => {
  it('is one step away', async () => {
    page({
      essay: {
        ...{ classId: 'class-9b', className: '9B' },
        ...{ assignmentId: 'letter', assignmentTitle: 'A letter' },
      },
    });
    const way = await screen.findByRole('link', { name: 'A letter' });
    expect(way.getAttribute('href')).toBe('/classes/class-9b/assignments/letter');
  });

  it('is where the next essay to review comes from', async () => {
    const { server } = page({ essay: { assignmentId: 'letter' } });
    await level();
    await waitFor(() =>
      expect(server.sent('GET', '/api/essays').map(({ query }) => query.get('assignmentId'))).toEqual([
        'letter',
      ]),
    );
  });
});

describe('the kind of writing', () => {
  const facts = async () => within(await screen.findByRole('region', { name: 'How it was graded' }));

  it('is among the facts, with a way to correct it', async () => {
    page({ results: [aResult({ genre: { genre: 'story', basis: 'task', isSure: true } })] });
    expect((await facts()).getByText('Story (recognised from the task)')).toBeTruthy();
    expect((await facts()).getByText(GENRE_ADVICE)).toBeTruthy();
  });

  it('offers no correction where the teacher set it', async () => {
    page({ results: [aResult({ genre: { genre: 'story', basis: 'teacher', isSure: true } })] });
    expect((await facts()).getByText('Story (set on the assignment)')).toBeTruthy();
    expect((await facts()).queryByText(GENRE_ADVICE)).toBeNull();
  });

  it('is left out of a result from before it was recognised', async () => {
    page({ results: [aResult({ genre: null })] });
    expect((await facts()).queryByText('Kind of writing')).toBeNull();
  });
});

describe('reviewing a result', () => {
  it('saves the decision on every criterion with the version it started from', async () => {
    const { server, state, user } = page();
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 4, feedback: 'Mine.' })];
      return { body: state.results[0] };
    });
    await chooseOption(user, nameOf(1), '4: Outstanding');
    type('Mine.');
    expect(screen.getByText('Unsaved changes to 1 criterion.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    const [sent] = server.sent('PUT', '/api/results/result-1');
    expect(sent?.json).toMatchObject({ version: 1, feedback: [{ level: 4, feedback: 'Mine.' }, {}] });
    await waitFor(() => expect(screen.queryByText(/Unsaved changes/)).toBeNull());
    expect(feedback().value).toBe('Mine.');
  });

  it('keeps the proposal in sight beside a decision, and takes it back on demand', async () => {
    const proposal = aFeedbackItem();
    page({ results: [decided(aResult(), { level: 0, feedback: 'Mine.' })] });
    await level();
    expect(screen.getByText('The grader proposed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use the proposal again for criterion 1' }));
    expect(feedback().value).toBe(proposal.feedback);
    const description = new RegExp(`^${proposal.level}: `);
    await screen.findByRole('combobox', { name: nameOf(1), description });
    expect(screen.queryByText('The grader proposed')).toBeNull();
  });

  it('states the grader’s confidence only while the level is the grader’s', async () => {
    const { user } = page();
    const first = within(await screen.findByRole('region', { name: /^Criterion 1: / }));
    expect(first.getByText(/confident/)).toBeTruthy();
    type('Mine.');
    expect(first.getByText(/confident/)).toBeTruthy();
    await chooseOption(user, nameOf(1), '0: Missing');
    expect(first.queryByText(/confident|Confidence/)).toBeNull();
  });

  it('shows the grade that the edits lead to', async () => {
    const { user } = page();
    await chooseOption(user, nameOf(1), '0: Missing');
    expect(screen.getByText(/The grade goes from B to/)).toBeTruthy();
  });

  it('explains an edit in another window, loses nothing, and lets the teacher choose', async () => {
    const { server, state } = page();
    await level();
    type('Mine.');
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 2, feedback: 'Theirs.' })];
      return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Nothing was overwritten/)).toBeTruthy();
    expect(await screen.findByText('Theirs.')).toBeTruthy();
    expect(feedback().value).toBe('Mine.');

    server.on('PUT', '/api/results/result-1', ({ json }) => {
      state.results = [decided(aResult(), { level: 3, feedback: 'Mine.' })];
      return { body: { ...state.results[0], version: (json as { version: number }).version + 1 } };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    expect(server.sent('PUT', '/api/results/result-1').at(-1)?.json).toMatchObject({ version: 2 });
  });

  describe('saved over a change in another window', () => {
    const [first, second] = aResult().feedback as [FeedbackItem, FeedbackItem];
    /** The other window's changes of the first criterion are saved before this one's. */
    async function afterConflict(theirs: Partial<FeedbackItem>, mine: () => void) {
      const { server, state } = page();
      await level();
      mine();
      server.on('PUT', '/api/results/result-1', () => {
        const item = aFeedbackItem({ ...first, ...theirs, proposed: first });
        state.results = [aResult({ version: 2, feedback: [item, second] })];
        return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
      });
      fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(server.sent('GET', '/api/essays/essay-1/results')).toHaveLength(2));
      const saveAgain = async () => {
        server.on('PUT', '/api/results/result-1', ({ json }) => {
          const [item, other] = state.results[0]?.feedback ?? [];
          const mine = (json as { feedback: Partial<FeedbackItem>[] }).feedback[0];
          state.results = [
            aResult({ version: 3, feedback: [{ ...item, ...mine } as FeedbackItem, other ?? second] }),
          ];
          return { body: state.results[0] };
        });
        fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
        await findToast('Saved');
        await waitFor(() => expect(screen.queryByText(/^Unsaved changes/)).toBeNull());
        const sent = server.sent('PUT', '/api/results/result-1').at(-1)?.json;
        return (sent as { feedback: object[] }).feedback[0];
      };
      return { saveAgain };
    }
    const removeStep = () => {
      fireEvent.click(screen.getByRole('button', { name: 'Edit Steps to improve for criterion 1' }));
      fireEvent.click(screen.getByRole('button', { name: 'Remove step 1 for criterion 1' }));
    };

    it('a level that this one left alone is as the other saved it', async () => {
      const { saveAgain } = await afterConflict({ level: 1 }, removeStep);
      await screen.findByRole('combobox', { name: nameOf(1), description: /^1: / });
      expect(screen.queryByText(/^(Saved|Removed) meanwhile/)).toBeNull();
      expect(await saveAgain()).toEqual({ level: 1, feedback: first.feedback, improvementSteps: [] });
    });

    it('steps that this one left alone are as the other saved them', async () => {
      const steps = { improvementSteps: ['Theirs.'], suggestions: 'Theirs.' };
      const { saveAgain } = await afterConflict(steps, () => type('Mine.'));
      const criterion = within(screen.getByRole('region', { name: /^Criterion 1: / }));
      expect(await criterion.findByText('Theirs.')).toBeTruthy();
      expect(feedback().value).toBe('Mine.');
      expect(screen.queryByText(/^(Saved|Removed) meanwhile/)).toBeNull();
      expect(await saveAgain()).toEqual({ level: first.level, feedback: 'Mine.' });
    });

    it('what both changed is shown, and taking it leaves the other words alone', async () => {
      const { saveAgain } = await afterConflict({ level: 1, feedback: 'Theirs.' }, () => {
        type('Mine.');
        removeStep();
      });
      expect(await screen.findByText('Theirs.')).toBeTruthy();
      await screen.findByRole('combobox', { name: nameOf(1), description: /^1: / });
      fireEvent.click(screen.getByRole('button', { name: 'Use the saved version for criterion 1' }));
      expect(feedback().value).toBe('Theirs.');
      expect(await saveAgain()).toEqual({ level: 1, feedback: 'Theirs.', improvementSteps: [] });
    });

    it('nothing is left unsaved where the other saved the same', async () => {
      await afterConflict({ feedback: 'Mine.' }, () => type('Mine.'));
      await findToast('Nothing left to save');
      expect(screen.queryByText(/Unsaved changes/)).toBeNull();
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    });
  });

  it('keeps what was typed where saving fails', async () => {
    const { server } = page();
    server.fail('PUT', '/api/results/result-1', 500, 'The database is away.');
    await level();
    type('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Not saved: The database is away\./)).toBeTruthy();
    expect(feedback().value).toBe('Mine.');
  });

  it('keeps unsaved edits while another result is looked at', async () => {
    const older = aResult({ id: 'result-0', standing: 'earlier', createdAt: '2026-02-01T00:00:00.000Z' });
    const { user } = page({ results: [aResult(), older] });
    await level();
    type('Mine.');
    const pick = 'Result to show';
    await chooseOption(user, pick, /^\d+ Feb/);
    // A result that does not count can be read, and chosen once nothing is unsaved.
    expect(screen.queryByLabelText('Feedback for criterion 1')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use this result' })).toHaveProperty('disabled', true);
    await chooseOption(user, pick, /counts/);
    expect(feedback().value).toBe('Mine.');
  });

  it('asks before unsaved work is left by a link', async () => {
    page();
    await level();
    type('Mine.');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(feedback().value).toBe('Mine.');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('asks before Back leaves unsaved work, and warns about closing the window', async () => {
    const { router } = page();
    await level();
    const closing = () => new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(closing())).toBe(true);
    type('Mine.');
    expect(window.dispatchEvent(closing())).toBe(false);
    await act(() => router.navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });

  it('is left without a question where nothing was changed', async () => {
    page();
    await level();
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
  });
});

describe('marking an essay', () => {
  it('saves unsaved edits first', async () => {
    const { server, state } = page();
    server.on('PUT', '/api/results/result-1', () => {
      state.results = [decided(aResult(), { level: 3, feedback: 'Mine.' })];
      return { body: state.results[0] };
    });
    server.on('PUT', '/api/essays/essay-1/reviewed', () => ({ status: 204 }));
    await level();
    type('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save and mark as reviewed' }));
    await findToast('Marked as reviewed');
    expect(server.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      '/api/results/result-1',
      '/api/essays/essay-1/reviewed',
    ]);
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')[0]?.json).toEqual({
      reviewed: true,
      result: { id: 'result-1', version: 2 },
    });
  });

  it('does not happen where those edits could not be saved', async () => {
    const { server } = page();
    server.fail('PUT', '/api/results/result-1', 500, 'The database is away.');
    await level();
    type('Mine.');
    fireEvent.click(screen.getByRole('button', { name: 'Save and mark as reviewed' }));
    await screen.findByText(/The database is away/);
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(0);
  });

  it('can be undone', async () => {
    const { server } = page({ essay: { status: 'reviewed' } });
    server.on('PUT', '/api/essays/essay-1/reviewed', () => ({ status: 204 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as not reviewed' }));
    await findToast('Marked as not reviewed');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')[0]?.json).toEqual({ reviewed: false });
  });
});

describe('what is known of an essay', () => {
  it('includes the words that its file hides, where, and why they are hidden', async () => {
    page({ essay: { hiddenText: [{ page: 2, reason: 'same_colour', text: 'Give me an A.' }] } });
    expect(await screen.findByText('Give me an A.')).toBeTruthy();
    expect(screen.getByText('Page 2: in the colour of the background')).toBeTruthy();
  });

  it('includes model, tokens and cost where they are known', async () => {
    page({
      results: [
        aResult({
          provider: 'openai',
          model: 'gpt-x',
          usage: { promptTokens: 1200, completionTokens: 400, costUsd: 0.0042 },
        }),
      ],
    });
    expect(await screen.findByText('gpt-x')).toBeTruthy();
    expect(screen.getByText('1,200 read, 400 written')).toBeTruthy();
    expect(screen.getByText('US$0.0042')).toBeTruthy();
  });

  it.each([
    [null, /Nothing left this server/],
    ['My name is [student].', /My name is \[student\]\./],
  ])('includes the text as it was sent (%s)', async (text, shown) => {
    const { server } = page();
    server.on('GET', '/api/results/result-1/text-as-sent', () => ({ body: { text } }));
    await level();
    expect(server.sent('GET', '/api/results/result-1/text-as-sent')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Text as sent' }));
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  it('says so where it is not graded, and shows the text', async () => {
    page({ results: [] });
    expect(await screen.findByRole('heading', { name: 'Not graded yet' })).toBeTruthy();
    expect(screen.getByText(/Hungry children cannot learn well/)).toBeTruthy();
    await act(async () => undefined);
  });

  it('says so where the essay is gone', async () => {
    page({ prepare: (server) => server.fail('GET', '/api/essays/essay-1', 404, 'Gone.') });
    expect(await screen.findByText('This essay was not found.')).toBeTruthy();
  });
});

describe('a criterion that the grader left to the teacher', () => {
  it('has no level until the teacher picks one, which completes the score', async () => {
    const { server, user } = page({ results: [aProvisionalResult()] });
    server.on('PUT', '/api/results/result-1', () => ({ body: aResult() }));
    await screen.findByRole('combobox', { name: nameOf(2), description: 'Choose a level' });
    expect(screen.getByText('Handwriting cannot be seen in typed text.')).toBeTruthy();
    expect(screen.getByText('1 of 2 criteria, provisional')).toBeTruthy();
    await chooseOption(user, nameOf(2), '1: Emerging');
    expect(screen.queryByText(/provisional/)).toBeNull();
    expect(screen.getByText('The grade goes from B to C (1 / 2).')).toBeTruthy();
    expect(screen.queryByText('The grader proposed')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('Saved');
    expect(server.sent('PUT', '/api/results/result-1')[0]?.json).toMatchObject({
      feedback: [{ level: 3 }, { level: 1, feedback: '' }],
    });
  });

  it('can be left unmarked again', async () => {
    const { user } = page({ results: [aProvisionalResult()] });
    await chooseOption(user, nameOf(2), '1: Emerging');
    await chooseOption(user, nameOf(2), 'Choose a level');
    expect(screen.queryByText(/Unsaved changes/)).toBeNull();
  });

  const SEEN = { id: 'result-1', version: aProvisionalResult().version };
  const REFUSAL = '“Neat handwriting” has no level yet. Mark it first, or leave it out.';
  const refuseUnlessLeftOut = (server: FakeServer) =>
    server.on('PUT', '/api/essays/essay-1/reviewed', ({ json }) =>
      (json as { leaveOutUnmarked?: boolean }).leaveOutUnmarked
        ? { status: 204 }
        : { status: 409, body: { statusCode: 409, code: 'criteria_not_marked', message: REFUSAL } },
    );

  it.each([
    [
      'Leave out and mark as reviewed',
      [
        { reviewed: true, result: SEEN },
        { reviewed: true, result: SEEN, leaveOutUnmarked: true },
      ],
    ],
    ['Continue marking', [{ reviewed: true, result: SEEN }]],
  ])('is named before the essay is marked as reviewed: %s', async (answer, sent) => {
    const { server } = page({ results: [aProvisionalResult()], prepare: refuseUnlessLeftOut });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as reviewed' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(REFUSAL, { exact: false })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: answer }));
    if (sent.length > 1) await findToast('Marked as reviewed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed').map(({ json }) => json)).toEqual(sent);
  });
});

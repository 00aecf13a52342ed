import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { AppProviders } from '@marklight/ui/app-providers';
import { createMemoryRouter, Link, Outlet, RouterProvider } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { aFeedbackItem, anEssay, aResult } from '../../testing/builders';
import { FakeServer } from '../../testing/fake-server';
import { EssayReview } from '../EssayReview';
import { AUTOSAVE } from '../hooks/use-autosave';
import { REST } from '../hooks/use-rest';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  localStorage.clear();
});

export interface Given {
  essay?: Partial<Essay>;
  results?: GradingResult[];
  prepare?: (server: FakeServer) => void;
  /** How long an essay that has come up cannot be approved; default not at all. */
  restMs?: number;
  /** How long after a change it is saved by itself; default only when `saveNow` asks for it. */
  autosaveMs?: number;
  /** Of the account that is signed in; null where the page does not know. */
  account?: string | null;
}

/** The review of `essay-1`, with a link to another page. It ends with its test, or when `leave` is called. */
export function renderReview(given: Given = {}) {
  const server = new FakeServer();
  REST.ms = given.restMs ?? 0;
  AUTOSAVE.afterChange = given.autosaveMs ?? 1_000_000;
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
  const { account = 'account-1' } = given;
  const store = makeStore({ session: { status: 'live', email: 'mia@school.example', id: account } });
  const view = render(
    <AppProviders store={store}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  leave = () => {
    view.unmount();
    server.uninstall();
    leave = () => undefined;
  };
  return { server, state, router, store, leave: () => leave(), user: userEvent.setup({ delay: null }) };
}

const LEVEL_NAMES = ['Missing', 'Emerging', 'Sound', 'Strong', 'Outstanding'];
/** One of the five keys of a criterion's level; the row is there although the criterion is closed. */
export const levelKey = (criterion: number, level: number): Promise<HTMLButtonElement> =>
  screen
    .findByRole('group', { name: `Level for criterion ${criterion}` })
    .then((group) =>
      [...group.querySelectorAll('button')].find(
        (button) => button.getAttribute('aria-label') === `${level}: ${LEVEL_NAMES[level]}`,
      )!,
    );
/** The level that a criterion has; null where it has none. */
export function levelOf(criterion: number): string | null {
  const group = screen.getByRole('group', { name: `Level for criterion ${criterion}` });
  return group.querySelector('[aria-pressed="true"]')?.getAttribute('aria-label') ?? null;
}
export const chooseLevel = async (criterion: number, level: number) =>
  fireEvent.click(await levelKey(criterion, level));

export const openCriterion = async (criterion: number) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Criterion ${criterion}: `) }));
export const openTab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));

/** What the server makes of a decision on the first criterion. */
export function decided(result: GradingResult, changes: { level: number; feedback: string }): GradingResult {
  const [first, ...rest] = result.feedback;
  const { level: proposedLevel = 0, feedback: text = '' } = first ?? {};
  const item = aFeedbackItem({ ...first, ...changes, proposed: { level: proposedLevel, feedback: text } });
  return { ...result, version: result.version + 1, feedback: [item, ...rest] };
}

/** What the screen says of where the changes are; empty where nothing was changed. */
export const saveLine = () => document.querySelector('.er-save-line')?.textContent ?? '';
/** As when the window is left. */
export const saveNow = () => fireEvent(window, new Event('pagehide'));

export const feedbackField = (criterion = 1) =>
  screen.getByLabelText<HTMLTextAreaElement>(`Feedback for criterion ${criterion}`);
export const typeFeedback = (text: string) => fireEvent.change(feedbackField(), { target: { value: text } });

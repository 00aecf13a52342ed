import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@marklight/api-client/base-api';
import type { Essay } from '@marklight/contracts/essays';
import { aFeedbackItem, anEssay, aResult } from '../../testing/builders';
import { findToast } from '../../testing/render-dashboard';
import { REST } from '../hooks/use-rest';
import {
  chooseLevel,
  decided,
  levelKey,
  levelOf,
  renderReview,
  saveLine,
  saveNow,
  type Given,
} from '../testing/render-review';

const two = (id = 'result-1') =>
  aResult({
    id,
    feedback: [aFeedbackItem({ criteria: 'Position' }), aFeedbackItem({ criteria: 'Reasons', level: 2 })],
  });

/** Three essays wait; the third needs the teacher's eye. */
function page(given: Given = {}) {
  const names = ['Mia', 'Noah', 'Olive'];
  const essays: Essay[] = names.map((studentName, index) =>
    anEssay({
      ...{ id: `essay-${index + 1}`, studentName, status: 'ready_for_review' as const },
      eyeReasons: index === 2 ? [{ code: 'not_assessed', words: 'Look.' } as never] : [],
    }),
  );
  const rendered = renderReview({
    results: [two()],
    ...given,
    prepare: (server) => {
      server.on('GET', '/api/essays', () => ({
        body: essays.filter(({ status }) => status === 'ready_for_review'),
      }));
      for (const essay of essays) {
        server.on('PUT', `/api/essays/${essay.id}/reviewed`, ({ json }) => {
          essay.status = (json as { reviewed: boolean }).reviewed ? 'reviewed' : 'ready_for_review';
          return { status: 204 };
        });
        server.on('GET', `/api/essays/${essay.id}`, () => ({ body: essay }));
        if (essay.id === 'essay-1') continue;
        server.on('GET', `/api/essays/${essay.id}/results`, () => ({ body: [two(`of-${essay.id}`)] }));
      }
      given.prepare?.(server);
    },
  });
  return rendered;
}
const focused = () => document.activeElement;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const feedback = (n: number) => screen.getByRole('textbox', { name: `Feedback for criterion ${n}` });

describe('keys', () => {
  it('go through the criteria, set levels and undo them, and rest while somebody types', async () => {
    const { user } = page();
    await levelKey(1, 3);
    await user.keyboard('{ArrowDown}');
    expect(focused()?.textContent).toContain('Reasons');
    await user.keyboard('4');
    expect(levelOf(2)).toBe('4: Outstanding');
    await user.keyboard('1');
    await user.keyboard('u');
    expect(levelOf(2)).toBe('4: Outstanding');
    await user.keyboard('e');
    expect(focused()).toBe(feedback(2));
    await user.keyboard('0 u ? n');
    expect(levelOf(2)).toBe('4: Outstanding');
    expect((feedback(2) as HTMLTextAreaElement).value).toContain('0 u ? n');
    await user.keyboard('{Escape}{ArrowUp}3');
    expect(focused()?.textContent).toContain('Position');
    await user.keyboard('uu');
    expect([levelOf(1), levelOf(2)]).toEqual(['3: Strong', '2: Sound']);
    expect((feedback(2) as HTMLTextAreaElement).value).toBe(aFeedbackItem().feedback);
  });

  it('undo nothing that was decided before this visit, and no level that was there already', async () => {
    const changed = aFeedbackItem({ level: 4, proposed: { level: 1, feedback: 'The grader’s.' } });
    const { user } = page({ results: [aResult({ feedback: [changed] })] });
    await levelKey(1, 4);
    const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled;
    expect(undo()).toBe(true);
    await user.keyboard('u4');
    await chooseLevel(1, 4);
    expect([levelOf(1), undo()]).toEqual(['4: Outstanding', true]);
    expect(screen.getByRole('button', { name: 'Use the proposal again for criterion 1' })).toBeTruthy();
    await user.keyboard('2u');
    expect([levelOf(1), undo()]).toEqual(['4: Outstanding', true]);
  });

  it('undo nothing of a result that counts no longer', async () => {
    const { state, store, user } = page();
    await levelKey(1, 3);
    await user.keyboard('0');
    expect(levelOf(1)).toBe('0: Missing');
    state.results = [two('result-2'), { ...two(), standing: 'earlier' }];
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Results'])));
    await waitFor(() => expect(levelOf(1)).toBe('3: Strong'));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
    await user.keyboard('u');
    expect(levelOf(1)).toBe('3: Strong');
  });

  it('lead to the next essay from a level, which a click chooses and opens', async () => {
    const { user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await user.click(await levelKey(2, 4));
    expect(levelOf(2)).toBe('4: Outstanding');
    expect(screen.getByRole('button', { name: /^Criterion 2: / }).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('u');
    const level = await levelKey(2, 2);
    act(() => level.focus());
    await user.keyboard('{ArrowRight}');
    await heading('Noah');
    expect(levelOf(2)).toBe('2: Sound');
  });

  it('approve after a click on a criterion or a level, and press what Tab led to', async () => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    const row = () => screen.getByRole('button', { name: /^Criterion 2: / });
    await screen.findByRole('button', { name: /^Criterion 2: / });
    act(() => row().focus());
    await user.keyboard('{Enter}');
    expect(row().getAttribute('aria-expanded')).toBe('true');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(0);
    await user.click(row());
    await user.keyboard('{Enter}');
    await heading('Olive');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(1);
  });

  it('go on after a click on a tab, and after a comment is left', async () => {
    const { user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await screen.findByRole('button', { name: /^Criterion 1: / });
    const tab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
    const opened = () =>
      screen
        .getAllByRole('button', { name: /^Criterion \d+: / })
        .findIndex((row) => row.getAttribute('aria-expanded') === 'true');
    const first = opened();
    await tab(/^Comments/);
    await user.click(screen.getByRole('button', { name: 'Comment on words that you type' }));
    await user.keyboard('{Escape}{ArrowDown}');
    await waitFor(() => expect(opened()).toBe(first + 1));
    await tab(/^Comments/);
    await tab(/^Criteria/);
    await user.keyboard('{ArrowUp}');
    expect(opened()).toBe(first);
  });

  it('undo reaches behind a save, and what was typed after it goes first', async () => {
    const { server, state, user } = page();
    server.on('PUT', '/api/results/result-1', ({ json }) => {
      const [{ level, feedback: words }] = (json as { feedback: [{ level: number; feedback: string }] })
        .feedback;
      state.results = [decided(state.results[0]!, { level, feedback: words })];
      return { body: state.results[0] };
    });
    await levelKey(1, 3);
    await user.keyboard('{ArrowUp}e');
    await user.type(feedback(1), ' Before.');
    saveNow();
    await waitFor(() => expect(saveLine()).toBe('Saved'));
    await user.type(feedback(1), ' After.');
    const words = () => (feedback(1) as HTMLTextAreaElement).value;
    expect(words()).toBe(`${aFeedbackItem().feedback} Before. After.`);
    await user.keyboard('{Escape}u');
    expect(words()).toBe(`${aFeedbackItem().feedback} Before.`);
    await user.keyboard('u');
    expect(words()).toBe(aFeedbackItem().feedback);
    expect(saveLine()).toBe('Saving…');
  });

  it('approve, and go to the next essay that needs the eye', async () => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await user.keyboard('{Enter}');
    const name = await heading('Olive');
    await waitFor(() => expect(focused()).toBe(name));
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(1);
    expect(screen.getByText('3 of 3 · 1 needs your eye')).toBeTruthy();
    await user.keyboard('{Enter}');
    await heading('Noah');
    expect(screen.getByRole('link', { name: '1: Mia, reviewed' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await findToast('Marked as reviewed');
    await waitFor(() => expect(server.sent('PUT', '/api/essays/essay-2/reviewed')).toHaveLength(1));
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('lead to no essay that was approved in this visit, also before the set is fetched again', async () => {
    const { server, user } = page({
      // What is fetched again waits for whatever is being fetched.
      prepare: (server) => server.on('POST', '/api/analyze-text', () => new Promise<never>(() => undefined)),
    });
    await screen.findByText('1 of 3 · 1 needs your eye');
    await user.keyboard('{Enter}');
    await heading('Olive');
    await user.keyboard('{Enter}');
    await heading('Noah');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: '3: Olive, reviewed' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Mark as not reviewed' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Noah');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed')).toHaveLength(1);
  });

  it('lead on past an essay that was deleted meanwhile', async () => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await waitFor(() => expect(server.sent('GET', '/api/essays/essay-3/results')).toHaveLength(1));
    server.fail('GET', '/api/essays/essay-3', 404, 'Not found.');
    await user.keyboard('{Enter}');
    await screen.findByText('This essay was not found.');
    expect(screen.getByRole('link', { name: '3: Olive, not found' })).toBeTruthy();
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next to review' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await heading('Noah');
    expect(screen.getByText('2 of 2')).toBeTruthy();
  });

  it('approve no essay that has only just come up, by key or by button', async () => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    REST.ms = 60_000;
    await user.keyboard('{Enter}');
    await heading('Olive');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Approve and next' }));
    await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await user.keyboard('p');
    await heading('Noah');
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('approve after a short rest', async () => {
    const { user } = page({ restMs: 30 });
    await screen.findByText('1 of 3 · 1 needs your eye');
    const button = screen.getByRole('button', { name: 'Approve and next' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
    await user.keyboard('{Enter}');
    await heading('Olive');
  });

  it.each(['u', 'Undo'])('take an approval back, and go to that essay again: %s', async (way) => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await user.keyboard('{Enter}');
    await heading('Olive');
    const toast = within(await findToast('Marked as reviewed'));
    expect(toast.getByText('Mia')).toBeTruthy();
    if (way === 'u') await user.keyboard('u');
    else await user.click(toast.getByRole('button', { name: 'Undo' }));
    await heading('Mia');
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed').at(-1)?.json).toEqual({ reviewed: false });
    expect(screen.getByRole('link', { name: '1: Mia, ready for review' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as reviewed' })).toBeTruthy();
  });

  it('take no approval back once something else was changed', async () => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await user.keyboard('{Enter}');
    await heading('Olive');
    await user.keyboard('0uu');
    expect(levelOf(1)).toBe('3: Strong');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Olive');
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('press a button once that is held down', async () => {
    const { server, user } = page();
    const button = await screen.findByRole('button', { name: 'Mark as reviewed' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const back = await screen.findByRole('button', { name: 'Mark as not reviewed' });
    // False where the press is taken from the button.
    expect(fireEvent.keyDown(back, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(back, { key: 'Enter' })).toBe(true);
    expect(server.sent('PUT', '/api/essays/essay-1/reviewed').map(({ json }) => json)).toMatchObject([
      { reviewed: true },
    ]);
  });

  it('save what was changed on a reviewed essay, also while that is saved, and go on', async () => {
    let answer = () => undefined as void;
    const { server, state, user } = page({
      prepare: (server) =>
        server.on('PUT', '/api/results/result-1', async ({ json }) => {
          const { feedback } = json as { feedback: { level: number; feedback: string }[] };
          if (server.sent('PUT', '/api/results/result-1').length === 1)
            await new Promise<void>((resolve) => (answer = resolve));
          state.results = [decided(state.results[0]!, feedback[0]!)];
          return { body: state.results[0] };
        }),
    });
    await screen.findByText('1 of 3 · 1 needs your eye');
    await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }));
    await findToast('Marked as reviewed');
    await waitFor(() => expect(document.querySelector('.er-head [aria-disabled="true"]')).toBeNull());
    await user.keyboard('{ArrowUp}0{Enter}');
    await waitFor(() => expect(server.sent('PUT', '/api/results/result-1')).toHaveLength(1));
    await user.keyboard('1');
    answer();
    await heading('Olive');
    const levels = server
      .sent('PUT', '/api/results/result-1')
      .map(({ json }) => (json as { feedback: { level: number }[] }).feedback[0]?.level);
    expect(levels).toEqual([0, 1]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go to the essay before and after, which is loaded ahead', async () => {
    const { server, user } = page();
    await screen.findByText('1 of 3 · 1 needs your eye');
    await waitFor(() => expect(server.sent('GET', '/api/essays/essay-3/results')).toHaveLength(1));
    expect(server.sent('GET', '/api/essays/essay-2/results')).toHaveLength(1);
    const stops = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^\d: / });
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await user.keyboard('n');
    await heading('Noah');
    await user.keyboard('{ArrowRight}');
    await heading('Olive');
    await user.keyboard('{ArrowLeft}p');
    await heading('Mia');
  });

  it('are listed, and can be turned off', async () => {
    const { user } = page();
    await levelKey(1, 3);
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(sheet).getByText(/^Undo the last change/)).toBeTruthy();
    await user.keyboard('4');
    expect(levelOf(1)).toBe('3: Strong');
    await user.click(within(sheet).getByRole('checkbox', { name: 'Use these keys' }));
    await user.click(within(sheet).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('4');
    expect(levelOf(1)).toBe('3: Strong');
  });
});

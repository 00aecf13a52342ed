import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EssayComment } from '@marklight/contracts/comments';
import { aResult, ESSAY_TEXT } from '../../testing/builders';
import { commentsWithout, entryOf, mergedComments, placeOfWords } from '../logic/comment-edits';
import { openTab, renderReview, saveLine, saveNow, type Given } from '../testing/render-review';

afterEach(() => {
  document.getSelection()?.removeAllRanges();
});

const QUOTE = ESSAY_TEXT.split(' ').slice(0, 2).join(' ');
function aComment(words: string, more: Partial<EssayComment> = {}): EssayComment {
  return { id: 'one', start: 0, end: QUOTE.length, quote: QUOTE, words, criterion: null, ...more };
}

function page(given: Given = {}) {
  const rendered = renderReview(given);
  const { server, state } = rendered;
  server.on('PUT', '/api/results/result-1', ({ json }) => {
    const { whole } = json as { whole: { comments: EssayComment[] | null } };
    const now = state.results[0]!;
    state.results = [{ ...now, version: now.version + 1, comments: whole.comments ?? [] }];
    return { body: state.results[0] };
  });
  const sent = async () => {
    saveNow();
    await waitFor(() => expect(saveLine()).toBe('Saved'));
    return (server.sent('PUT', '/api/results/result-1').at(-1)?.json as { whole: { comments: unknown } })
      .whole.comments;
  };
  return { ...rendered, sent };
}

/** As somebody drags over the first words, across any marks and their numbers. */
async function select(words: string) {
  await screen.findByRole('tab', { name: /^Comments/ });
  const root = document.querySelector('.er-text')!;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.setStart(walker.nextNode()!, 0);
  range.setEnd(walker.currentNode, 0);
  let left = words.length;
  do {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('button')) continue;
    if (left <= node.data.length) {
      range.setEnd(node, left);
      break;
    }
    left -= node.data.length;
  } while (walker.nextNode());
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Comment', { selector: 'textarea' });
const type = async (words: string) => fireEvent.change(await field(), { target: { value: words } });

describe('a comment', () => {
  it('is typed letter by letter, before and after others, and goes on at its end', async () => {
    const others = [aComment('Second.', { start: QUOTE.length + 1, end: QUOTE.length + 5 })];
    const { user } = page({ results: [aResult({ comments: others })] });
    await select(QUOTE);
    await user.keyboard('c');
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    await user.keyboard('Human speed.');
    expect((await field()).value).toBe('Human speed.');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Edit comment 1' }));
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    await user.keyboard(' Slowly.');
    expect((await field()).value).toBe('Human speed. Slowly.');
  });

  it('on selected words is written, saved with their place, marked in the essay and undone', async () => {
    const { user, sent } = page();
    await select(QUOTE);
    await user.keyboard('c');
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    await type('Say it at once.');
    const start = ESSAY_TEXT.indexOf(QUOTE);
    expect(await sent()).toEqual([
      {
        id: expect.any(String),
        start,
        end: start + QUOTE.length,
        quote: QUOTE,
        words: 'Say it at once.',
        criterion: null,
      },
    ]);
    const mark = screen.getByRole('button', { name: 'Open comment C1' });
    expect(mark.closest('.er-text')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Comments (1)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByRole('button', { name: 'Open comment C1' })).toBeNull();
  });

  it('keeps its place where the selection crosses marks with numbers behind them', async () => {
    page();
    const words = ESSAY_TEXT.slice(0, 120).trim();
    await select(words);
    fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
    const fields = within(await screen.findByRole('group', { name: 'New comment' }));
    expect(fields.getByText((_, element) => element?.tagName === 'Q')?.textContent).toBe(words);
  });

  it('can be on words that are typed, by keyboard alone', async () => {
    const { user, sent } = page();
    await screen.findByRole('tab', { name: 'Comments' });
    await user.keyboard('c');
    const words = await screen.findByRole('textbox', { name: 'Words of the essay' });
    await waitFor(() => expect(document.activeElement).toBe(words));
    await user.type(words, 'No such words{Enter}');
    expect(screen.getByText(/does not have these words/)).toBeTruthy();
    await user.clear(words);
    await user.type(words, `${QUOTE.toUpperCase()}{Enter}`);
    await type('Mine.');
    expect(await sent()).toMatchObject([{ quote: QUOTE, words: 'Mine.' }]);
  });

  it('is changed and removed; without words it is none', async () => {
    const { sent } = page({ results: [aResult({ comments: [aComment('One.')] })] });
    await openTab('Comments (1)');
    fireEvent.click(screen.getByRole('button', { name: 'Edit comment 1' }));
    await type('Two.');
    expect(await sent()).toMatchObject([{ id: 'one', words: 'Two.' }]);
    await type('');
    expect(screen.getByRole('tab', { name: 'Comments' })).toBeTruthy();
    await type('Three.');
    expect(await sent()).toMatchObject([{ id: 'one', words: 'Three.' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await sent()).toBeNull();
  });
});

describe('a comment that another window changed while its form was open', () => {
  it('stays in its form, beside the other, and typing goes on in it', async () => {
    const { server, state, user } = page({ results: [aResult({ comments: [aComment('Orig.')] })] });
    await openTab('Comments (1)');
    fireEvent.click(screen.getByRole('button', { name: 'Edit comment 1' }));
    const mine = await field();
    await user.type(mine, ' First half, ');
    const [before] = state.results;
    state.results = [{ ...before!, version: 2, comments: [aComment('Theirs.')] }];
    server.on('PUT', '/api/results/result-1', ({ json }) => {
      const { version, whole } = json as { version: number; whole: { comments: EssayComment[] } };
      const now = state.results[0]!;
      if (version !== now.version)
        return { status: 409, body: { statusCode: 409, code: 'changed_meanwhile', message: 'Changed.' } };
      const comments = whole.comments.map((one) => ({ ...one, words: one.words.trim() }));
      state.results = [{ ...now, version: version + 1, comments }];
      return { body: state.results[0] };
    });
    const saved = () => state.results[0]!.comments!.map(({ words }) => words);
    saveNow();
    await waitFor(() => expect(saved()).toEqual(['Theirs.', 'Orig. First half,']));
    await waitFor(() => expect(saveLine()).toBe('Saved'));
    expect(await field()).toBe(mine);
    expect(document.activeElement).toBe(mine);
    expect(screen.getByText(/^Another window changed this comment too/)).toBeTruthy();
    await user.keyboard('second half.');
    expect(mine.value).toBe('Orig. First half, second half.');
    saveNow();
    await waitFor(() => expect(saved()).toEqual(['Theirs.', 'Orig. First half, second half.']));
    // One step for each save, and never the other window's words.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    saveNow();
    await waitFor(() => expect(saved()).toEqual(['Theirs.', 'Orig. First half,']));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    saveNow();
    await waitFor(() => expect(saved()).toEqual(['Theirs.']));
  });

  it('does not take the id of an earlier copy', () => {
    const of = (...comments: EssayComment[]) => comments.map(entryOf);
    const copy = aComment('Earlier.', { id: 'one-2' });
    const merged = mergedComments(
      of(aComment('Orig.'), copy),
      of(aComment('Mine.'), copy),
      of(aComment('Theirs.'), copy),
    );
    expect(merged).toEqual(of(aComment('Theirs.'), copy, aComment('Mine.', { id: 'one-3' })));
  });
});

describe('comments of two windows', () => {
  const of = (...comments: EssayComment[]) => comments.map(entryOf);
  const [first, second] = [aComment('First.'), aComment('Second.', { id: 'two', start: 1 })];

  it('are put together: what either added, changed or removed', () => {
    expect(mergedComments([], of(first), of(second))).toEqual(of(first, second));
    expect(mergedComments(of(first), of({ ...first, words: 'Mine.' }), of(first, second))).toEqual(
      of({ ...first, words: 'Mine.' }, second),
    );
    expect(mergedComments(of(first, second), of(second), of(first, second))).toEqual(of(second));
    expect(mergedComments(of(first, second), of(first, second), of(first))).toEqual(of(first));
  });

  it('are undone one by one: what another window added, changed or removed since stays', () => {
    const mine = { ...first, words: 'Mine.' };
    const theirs = { ...first, words: 'Theirs.' };
    const changing = { before: of(first), changed: of(mine) };
    expect(commentsWithout(changing, of(mine, second))).toEqual(of(first, second));
    expect(commentsWithout(changing, of(theirs, { ...mine, id: 'one-2' }))).toEqual(of(theirs));
    expect(commentsWithout(changing, of(theirs))).toEqual(of(theirs));
    const adding = { before: [], changed: of(first) };
    expect(commentsWithout(adding, of(first, second))).toEqual(of(second));
    const removing = { before: of(first, second), changed: of(second) };
    expect(commentsWithout(removing, of(second))).toEqual(of(first, second));
    expect(commentsWithout(removing, of(theirs))).toEqual(of(theirs));
  });

  it('both stand where both changed the same, or one changed what the other removed', () => {
    const [mine, theirs] = [
      { ...first, words: 'Mine.' },
      { ...first, words: 'Theirs.' },
    ];
    expect(mergedComments(of(first), of(mine), of(theirs))).toEqual(of(theirs, { ...mine, id: 'one-2' }));
    expect(mergedComments(of(first), of(mine), [])).toEqual(of(mine));
    expect(mergedComments(of(first), [], of(theirs))).toEqual(of(theirs));
  });
});

it('typed words are found whatever their capitals and spaces', () => {
  expect(placeOfWords('He said:\n“Yes (no)”.', 'said: “yes  (NO)”')).toEqual({ start: 3, end: 19 });
  expect(placeOfWords('He said.', ' ')).toBeNull();
});

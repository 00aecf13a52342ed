import { screen } from '@testing-library/react';
import type { Essay } from '@marklight/contracts/essays';
import { renderReview } from '../testing/render-review';

let view: ReturnType<typeof renderReview>;
afterEach(() => view.leave());

const SCANNED: Partial<Essay> = {
  ...{ status: 'draft', content: 'Libraiies matter.', hasFile: true, pageCount: 1 },
  fileFaults: [{ kind: 'scanned_page', page: 1, confidence: 70 }],
};

describe('an essay without a result', () => {
  it('cannot be approved, and leads to its assignment', async () => {
    view = renderReview({
      essay: {
        status: 'draft',
        assignmentId: 'a1',
        classId: 'c1',
        className: '10B',
        assignmentTitle: 'Essay',
      },
      results: [],
    });
    await screen.findByText('Not graded yet');
    const mark = screen.getByRole('button', { name: 'Mark as reviewed' });
    expect(mark).toHaveProperty('disabled', true);
    expect(mark.title).toBe('This essay has no result yet. Grade it first.');
    const link = screen.getByRole('link', { name: 'Grade it in its assignment' });
    expect(link.getAttribute('href')).toBe('/classes/c1/assignments/a1');
  });

  it.each<[Partial<Essay>, RegExp]>([
    [{ content: '', reading: { done: 0, pages: 1 } }, /pages are still being read/],
    [{ content: ' ', reading: null }, /^No text was read from this essay/],
    [
      { content: '', reading: null, fileFaults: [{ kind: 'blank_page', page: 1 }] },
      /^No writing was found on the pages of this essay/,
    ],
  ])('says why there is no analysis where it has no text', async (essay, words) => {
    view = renderReview({ essay: { status: 'draft', ...essay }, results: [] });
    await screen.findByText(words);
    expect(screen.queryByText('This essay could not be analysed.')).toBeNull();
    expect(view.server.sent('POST', '/api/analyze-text')).toHaveLength(0);
  });
});

describe('a text that was read from pictures', () => {
  it('is corrected beside them, before it is graded', async () => {
    view = renderReview({ essay: SCANNED, results: [] });
    view.server.on('PUT', '/api/essays/essay-1/text', () => ({
      body: { ...SCANNED, content: 'Libraries matter.' },
    }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the essay' });
    expect(text.value).toBe('Libraiies matter.');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save text' });
    expect(save.disabled).toBe(true);
    await view.user.clear(text);
    await view.user.type(text, 'Libraries matter.');
    await view.user.click(save);
    await screen.findByText('Text saved');
    expect(view.server.sent('PUT', '/api/essays/essay-1/text').map(({ json }) => json)).toEqual([
      { text: 'Libraries matter.', was: 'Libraiies matter.' },
    ]);
  });

  it('asks before corrections are left', async () => {
    view = renderReview({ essay: SCANNED, results: [] });
    await view.user.type(await screen.findByRole('textbox', { name: 'Text of the essay' }), ' Much.');
    await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await screen.findByText(/Your corrections to this essay’s text are not saved/);
  });

  it.each<[string, Partial<Essay>]>([
    ['that is still being read', { ...SCANNED, reading: { done: 0, pages: 1 } }],
    ['that was typed', { ...SCANNED, fileFaults: [] }],
  ])('is not offered for one %s', async (_, essay) => {
    view = renderReview({ essay, results: [] });
    await screen.findByText('Not graded yet');
    expect(screen.queryByRole('textbox', { name: 'Text of the essay' })).toBeNull();
  });
});

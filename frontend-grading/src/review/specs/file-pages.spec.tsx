import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TextPlaces } from '@marklight/contracts/text-places';
import { aFeedbackItem, aResult, ESSAY_TEXT } from '../../testing/builders';
import { openCriterion, renderReview } from '../testing/render-review';

let view: ReturnType<typeof renderReview>;
afterEach(() => view.leave());

describe('the file of an essay on its review', () => {
  it('is shown page by page, and can be downloaded', async () => {
    view = renderReview({ essay: { hasFile: true, pageCount: 2 } });
    await screen.findByRole('tab', { name: 'Text', selected: true });
    await view.user.click(screen.getByRole('tab', { name: 'Pages as handed in' }));
    const panel = screen.getByRole('tabpanel', { name: 'Pages as handed in' });
    const pages = await within(panel).findAllByRole('img');
    expect(pages.map((page) => [page.getAttribute('alt'), page.getAttribute('src')])).toEqual([
      ['Page 1 of 2, as handed in', '/api/essays/essay-1/page-picture?page=1'],
      ['Page 2 of 2, as handed in', '/api/essays/essay-1/page-picture?page=2'],
    ]);
    screen.getByRole('button', { name: 'Download file' });
    screen.getByText('Page 2 of 2 is being loaded…');
    fireEvent.load(pages[1]!);
    expect(screen.queryByText('Page 2 of 2 is being loaded…')).toBeNull();
    screen.getByText('Page 1 of 2 is being loaded…');
  });

  it('says which page cannot be shown, and tries again', async () => {
    view = renderReview({ essay: { hasFile: true, pageCount: 2 } });
    await view.user.click(await screen.findByRole('tab', { name: 'Pages as handed in' }));
    fireEvent.error(await screen.findByRole('img', { name: /Page 2 of 2/ }));
    const failed = screen.getByRole('group', { name: 'Page 2 of 2' });
    within(failed).getByText('Page 2 of 2 cannot be shown. The file can still be downloaded.');
    await view.user.click(within(failed).getByRole('button', { name: 'Try again' }));
    screen.getByRole('img', { name: /Page 2 of 2/ });
  });

  it.each([
    ['without pages can only be downloaded', { hasFile: true, pageCount: 0 }, 1],
    ['that was not kept is not offered', { hasFile: false, pageCount: 2 }, 0],
  ])('%s', async (_, essay, downloads) => {
    view = renderReview({ essay });
    await screen.findByRole('region', { name: 'Text of the essay' });
    expect(screen.queryByRole('tab', { name: 'Text' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: 'Download file' })).toHaveLength(downloads);
  });
});

const FIRST = 'School lunches should be free for every student.';
const SECOND = 'Hungry children cannot learn well.';
const quoted = (quote: string) => {
  const start = ESSAY_TEXT.indexOf(quote);
  return { quote, start, end: start + quote.length };
};
const results = [
  aResult({
    feedback: [
      aFeedbackItem({ criteria: 'Position', evidence: [quoted(FIRST)] }),
      aFeedbackItem({ criteria: 'Reasons', evidence: [quoted(SECOND)] }),
    ],
  }),
];
/** A line with one of the quotes. */
const lineOf = (quote: string, page: number): TextPlaces['lines'][number] => ({
  page,
  corners: [0.1, 0.2, 0.5, 0.2, 0.5, 0.3, 0.1, 0.3],
  words: [[quoted(quote).start, quoted(quote).end, 0, 1]],
});
const places = (...lines: TextPlaces['lines']): TextPlaces => ({ characters: ESSAY_TEXT.length, lines });
const given = (body: TextPlaces) => ({
  essay: { hasFile: true, pageCount: 2 },
  results,
  prepare: (server: ReturnType<typeof renderReview>['server']) =>
    server.on('GET', '/api/essays/essay-1/text-places', () => ({ body })),
});
const openPages = async () => view.user.click(await screen.findByRole('tab', { name: 'Pages as handed in' }));
const marksOn = (page: number) =>
  screen.findByRole('list', { name: `Marked on page ${page}` }).then((list) => within(list));

describe('evidence on the pages of the file', () => {
  it('is marked with the number of its criterion, in its colour where that is open', async () => {
    view = renderReview(given(places(lineOf(FIRST, 1), lineOf(SECOND, 2))));
    await openPages();
    const first = (await marksOn(1)).getByRole('button', { name: `Open criterion 1: “${FIRST}”` });
    const second = (await marksOn(2)).getByRole('button', { name: `Open criterion 2: “${SECOND}”` });
    const drawn = (criterion: number) =>
      document.querySelector(`.er-page-marks [data-criterion="${criterion}"]`)!;
    expect(drawn(1).getAttribute('class')).toBe('er-hue-1');
    expect(drawn(2).getAttribute('class')).toBe('er-page-mark-pale');
    expect(drawn(1).querySelector('polygon')?.getAttribute('points')).toBe('0.1 0.2 0.5 0.2 0.5 0.3 0.1 0.3');
    expect([first, second].map((one) => one.getAttribute('aria-current'))).toEqual(['true', 'false']);

    fireEvent.click(second);
    expect(drawn(2).getAttribute('class')).toBe('er-hue-2');
    fireEvent.click(drawn(1));
    expect(drawn(1).getAttribute('class')).toBe('er-hue-1');
  });

  it('comes into sight when its criterion is opened', async () => {
    view = renderReview(given(places(lineOf(FIRST, 1), lineOf(SECOND, 2))));
    await openPages();
    await marksOn(2);
    const panel = screen.getByRole('tabpanel', { name: 'Pages as handed in' });
    const scrollTo = jest.fn();
    panel.scrollTo = scrollTo as typeof panel.scrollTo;
    jest.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400));
    const mark = document.querySelector('.er-page-marks [data-criterion="2"]')!;
    jest.spyOn(mark, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1_500, 300, 20));
    await openCriterion(2);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1_488 })));
  });

  it.each([
    ['one quote', [lineOf(FIRST, 1)], /^1 quote of 2 cannot be marked on the pages for certain/],
    ['all quotes', [], /^The quotes are not marked on the pages/],
  ])('says so where the place of %s is not known', async (_, lines, words) => {
    view = renderReview(given(places(...lines)));
    await openPages();
    await screen.findByText(words);
  });

  it('is not asked for where there is nothing to mark', async () => {
    view = renderReview({ essay: { hasFile: true, pageCount: 1 }, results: [] });
    await openPages();
    await screen.findByRole('img', { name: 'Page 1 of 1, as handed in' });
    expect(view.server.requests.filter(({ path }) => path.endsWith('/text-places'))).toEqual([]);
  });
});

describe('text and pages beside each other', () => {
  const wide = (matches: boolean) =>
    ((window as { matchMedia?: unknown }).matchMedia = (query: string) => ({
      matches: matches && query.includes('1280px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
  const before = window.matchMedia;
  afterEach(() => {
    (window as { matchMedia?: unknown }).matchMedia = before;
  });

  it('are offered where there is room, and the browser remembers the choice', async () => {
    wide(true);
    view = renderReview(given(places(lineOf(FIRST, 1))));
    await view.user.click(await screen.findByRole('tab', { name: 'Both' }));
    within(screen.getByRole('tabpanel', { name: 'Text' })).getByText(FIRST, { selector: 'mark' });
    await within(screen.getByRole('tabpanel', { name: 'Pages as handed in' })).findByRole('img', {
      name: /Page 1/,
    });
    view.leave();
    view = renderReview(given(places(lineOf(FIRST, 1))));
    await screen.findByRole('tab', { name: 'Both', selected: true });
    screen.getByRole('tabpanel', { name: 'Pages as handed in' });
  });

  it('are not offered on a narrow window, which shows the text', async () => {
    localStorage.setItem('marklight-review-view', 'both');
    wide(false);
    view = renderReview(given(places(lineOf(FIRST, 1))));
    await screen.findByRole('tab', { name: 'Text', selected: true });
    expect(screen.queryByRole('tab', { name: 'Both' })).toBeNull();
  });
});

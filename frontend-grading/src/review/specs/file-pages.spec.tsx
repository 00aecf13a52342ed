import { fireEvent, screen, within } from '@testing-library/react';
import { renderReview } from '../testing/render-review';

let view: ReturnType<typeof renderReview>;
afterEach(() => view.leave());

describe('the file of an essay on its review', () => {
  it('is shown page by page, and can be downloaded', async () => {
    view = renderReview({ essay: { hasFile: true, pageCount: 2 } });
    await screen.findByRole('tab', { name: 'Text', selected: true });
    await view.user.click(screen.getByRole('tab', { name: 'Pages as handed in' }));
    const pages = within(screen.getByRole('tabpanel', { name: 'Pages as handed in' })).getAllByRole('img');
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
    fireEvent.error(screen.getByRole('img', { name: /Page 2 of 2/ }));
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

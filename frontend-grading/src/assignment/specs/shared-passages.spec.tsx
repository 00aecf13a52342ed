import { screen, waitFor, within } from '@testing-library/react';
import type { SimilarEssay, Similarity } from '@marklight/contracts/similarity';
import { anEssay } from '../../testing/builders';
import { leavePage, page, type GivenPage } from '../testing/render-page';

afterEach(() => leavePage());

const SIMILARITY = '/api/assignments/assignment-1/similarity';
const FIRST = 'The harbour was quiet. Nobody spoke.';
const SECOND = 'At dawn the harbour was quiet.';

const essay = (essayId: string, given: Partial<SimilarEssay> = {}): SimilarEssay => ({
  ...{ essayId, filename: `${essayId}.pdf`, studentName: null, studentMark: null },
  ...{ elsewhere: null, share: 0.33, ...given },
});
const ONE: Similarity = {
  ...{ essays: 28, others: 0, othersLeftOut: 0, fewMayShare: 7, total: 1, notListed: 0 },
  pairs: [
    {
      first: essay('e1', { studentName: 'Mia Chen', studentMark: '1001' }),
      second: essay('e2', { share: 0.5 }),
      words: 120,
      count: 4,
      passages: [{ first: { start: 4, end: 21 }, second: { start: 12, end: 29 } }],
    },
  ],
};
const NONE: Similarity = { ...ONE, total: 0, pairs: [] };

const shown = (prepare: GivenPage['prepare'], states: GivenPage['states'] = { graded: 28 }) =>
  page({ states, ...(prepare ? { prepare } : {}) });

async function compare(user: ReturnType<typeof page>['user'], withOthers = false) {
  const card = within(await screen.findByRole('region', { name: 'Shared passages' }));
  if (withOthers)
    await user.click(card.getByRole('checkbox', { name: 'Also compare with my other assignments' }));
  await user.click(card.getByRole('button', { name: 'Compare essays' }));
  return card;
}

describe('essays that share passages', () => {
  it('are found in the background once every essay is graded, with a line above that leads to them', async () => {
    const { server, user } = shown((fake) => fake.on('GET', SIMILARITY, () => ({ body: ONE })));
    await screen.findByText('2 essays share unusual passages.');
    await user.click(screen.getByRole('button', { name: 'See the passages' }));
    expect(document.activeElement?.id).toBe('as-shared');
    const card = within(screen.getByRole('region', { name: 'Shared passages' }));
    await card.findByText(/1 pair shares passages\./);
    expect(server.sent('GET', SIMILARITY)[0]?.params.get('others')).toBeNull();
  });

  it('have a line from the beginning, which stays where none are found', async () => {
    let finish: () => void = () => undefined;
    const compared = new Promise<void>((resolve) => (finish = resolve));
    const { server } = shown((fake) =>
      fake.on('GET', SIMILARITY, async () => {
        await compared;
        return { body: NONE };
      }),
    );
    const line = await screen.findByText('Comparing the essays for shared passages…');
    finish();
    await waitFor(() => expect(line.textContent).toBe('No two essays share unusual passages.'));
    expect(server.sent('GET', SIMILARITY)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'See the passages' })).toBeNull();
  });

  it('have that line below the next step while essays are graded, so that nothing is pushed down once they are', async () => {
    const { server } = shown(undefined, { graded: 1, grading: 1 });
    const line = await screen.findByText(
      'Essays are compared for shared passages once all of them are graded.',
    );
    const card = screen.getByRole('region', { name: 'Where this assignment stands' });
    expect(line.previousElementSibling).toBe(card);
    expect(server.sent('GET', SIMILARITY)).toEqual([]);
  });

  it('lead to where they can be compared, if they could not be', async () => {
    const { user } = shown((fake) => fake.fail('GET', SIMILARITY, 503, 'Busy.'));
    await screen.findByText('The essays could not be compared for shared passages.');
    await user.click(screen.getByRole('button', { name: 'Compare them below' }));
    expect(document.activeElement?.id).toBe('as-shared');
  });

  it('are compared only when the teacher asks while essays wait to be graded, and named with their shares in words', async () => {
    const waiting = { graded: 27, new: 1 };
    const { server, user } = shown((fake) => fake.on('GET', SIMILARITY, () => ({ body: ONE })), waiting);
    await screen.findByRole('region', { name: 'Shared passages' });
    expect(server.sent('GET', SIMILARITY)).toEqual([]);
    const card = await compare(user);
    await card.findByText(
      '28 essays compared. 1 pair shares passages. Passages that more than 7 essays have count as common and are left out.',
    );
    card.getByText(
      'About a third of the first essay, in 4 passages, is also in the second, where it makes up about half of the essay: 120 words in the same order.',
    );
    expect(card.getByRole('link', { name: 'Mia Chen (1001)' }).getAttribute('href')).toBe('/essays/e1');
    expect(card.getByRole('link', { name: 'e2.pdf' }).getAttribute('href')).toBe('/essays/e2');
  });

  it('show the passages side by side, as each essay has them', async () => {
    const { user } = shown((fake) => {
      fake.on('GET', SIMILARITY, () => ({ body: ONE }));
      fake.on('GET', '/api/essays/e1', () => ({ body: anEssay({ id: 'e1', content: FIRST }) }));
      fake.on('GET', '/api/essays/e2', () => ({ body: anEssay({ id: 'e2', content: SECOND }) }));
    });
    const card = await compare(user);
    await user.click(await card.findByText('Passages side by side'));
    const figures = await card.findAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Mia Chen (1001)harbour was quiet',
      'e2.pdfharbour was quiet',
    ]);
    card.getByText('3 shorter passages are not shown.');
  });

  it('may be filed under another assignment, which is named', async () => {
    const others: Similarity = {
      ...{ ...ONE, others: 300, othersLeftOut: 2 },
      pairs: ONE.pairs.map((pair) => ({
        ...pair,
        second: essay('e2', { elsewhere: { title: 'Speech', className: 'Year 8' } }),
      })),
    };
    const { server, user } = shown((fake) => fake.on('GET', SIMILARITY, () => ({ body: others })), {
      graded: 27,
      new: 1,
    });
    const card = await compare(user, true);
    await card.findByText(
      /^28 essays compared, also with 300 essays of other assignments, but not with the 2 oldest ones of them\./,
    );
    expect(card.getByRole('listitem').textContent).toContain('e2.pdf (Speech, Year 8)');
    expect(server.sent('GET', SIMILARITY).map(({ params }) => params.toString())).toEqual([
      'page=1&pageSize=10&others=include',
    ]);
  });

  it('may be none', async () => {
    const { user } = shown((fake) => fake.on('GET', SIMILARITY, () => ({ body: NONE })));
    const card = await compare(user);
    await card.findByText(/No two essays share unusual passages\./);
    expect(card.queryAllByRole('listitem')).toEqual([]);
  });

  it('say why they could not be compared, and can be tried again', async () => {
    const message = 'At most 1,000 essays can be compared with each other.';
    const { server, user } = shown((fake) => fake.fail('GET', SIMILARITY, 413, message));
    const card = await compare(user);
    await card.findByText(message);
    server.on('GET', SIMILARITY, () => ({ body: NONE }));
    await user.click(await card.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
  });

  it('are not offered where there are no essays', async () => {
    shown(undefined, {});
    await screen.findByRole('region', { name: 'Where this assignment stands' });
    expect(screen.queryByRole('region', { name: 'Shared passages' })).toBeNull();
  });
});

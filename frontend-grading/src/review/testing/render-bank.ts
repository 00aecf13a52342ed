import { fireEvent, screen, waitFor } from '@testing-library/react';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { aResult } from '../../testing/builders';
import { renderReview } from './render-review';

const BANK = ['Say how you know.', 'Name your source.', 'Quote the line you mean.'];

/** The review with a comment bank, which answers searches and pages as the server does. */
export async function renderBank(bank: readonly string[] = BANK) {
  /** What an answer waits for, by the search or the page that it is for. */
  const held = new Map<string, Promise<void>>();
  const rendered = renderReview({
    prepare: (server) => {
      server.on('GET', '/api/comment-bank', async ({ params }) => {
        const [search, page] = [params.get('search') ?? '', Number(params.get('page'))];
        await held.get(search === '' ? `page ${page}` : search);
        const found = bank
          .map((words, index) => ({ id: `b${index}`, words, uses: index }))
          .filter(({ words }) => words.toLowerCase().includes(search.toLowerCase()));
        const size = Number(params.get('pageSize'));
        return {
          body: found.slice((page - 1) * size, page * size),
          headers: { [TOTAL_COUNT_HEADER]: String(found.length) },
        };
      });
      server.on('GET', '/api/comment-bank/settings', () => ({ body: { grows: true, count: bank.length } }));
    },
  });
  const { server, store, user } = rendered;
  server.on('PUT', '/api/results/result-1', () => ({ body: { ...aResult(), version: 2 } }));
  await screen.findByLabelText('Feedback for criterion 1');
  return {
    ...rendered,
    /** Presses a key where the focus is. */
    press: (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key }),
    /** Types into the search of the open bank. */
    find: async (words: string) => {
      const field = await screen.findByRole('combobox', { name: 'Find a comment' });
      await waitFor(() => expect(document.activeElement).toBe(field));
      if (words) await user.type(field, words);
      return field;
    },
    gone: () => waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find a comment' })).toBeNull()),
    /** Holds back the answer to a search, or to `page 2`. @returns lets it through, and waits until the page has it */
    hold: (key: string) => {
      let release: () => void = () => undefined;
      held.set(key, new Promise((resolve) => (release = resolve)));
      return async () => {
        release();
        await waitFor(() => {
          const of = Object.values(store.getState().api.queries).find((query) => {
            const { search, page } = (query?.originalArgs ?? {}) as { search?: string; page?: number };
            return query?.endpointName === 'bankComments' && (search || `page ${page}`) === key;
          });
          expect(of?.status).toBe('fulfilled');
        });
      };
    },
  };
}

/** The field for the feedback of the open criterion. */
export const feedback = () => screen.getByLabelText<HTMLTextAreaElement>('Feedback for criterion 1');

import { configureStore } from '@reduxjs/toolkit';
import { baseQuery } from './base-query';
import { openNetwork } from './testing/network';

const store = configureStore({ reducer: () => ({}) });
const api = { signal: new AbortController().signal, getState: store.getState, type: 'query' } as never;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  openNetwork(({ path }) => {
    asked.push(path);
    return { body: '"from the server"' };
  });
  window.marklightEarly = new Map([['/api/essays', Promise.resolve(new Response('"early"'))]]);
});

const dataOf = async (request: Parameters<typeof baseQuery>[0]) =>
  ((await baseQuery(request, api, {})) as { data?: unknown }).data;

describe('a reply that the page asked for before its code was there', () => {
  it('is for the first call to its address, and the next one asks the server', async () => {
    expect(await dataOf('/api/essays')).toBe('early');
    expect(asked).toEqual([]);
    expect(await dataOf('/api/essays')).toBe('from the server');
  });

  it('is not for another address', async () => {
    expect(await dataOf({ url: '/api/essays', params: { page: 2 } })).toBe('from the server');
  });

  it('is of no use after a change', async () => {
    await dataOf({ url: '/api/essays', method: 'POST', body: {} });
    expect(await dataOf('/api/essays')).toBe('from the server');
    expect(asked).toEqual(['/api/essays', '/api/essays']);
  });
});

import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { everyPage } from './every-page';
import { openNetwork } from './testing/network';

const asked: string[] = [];
const api = {
  type: 'query',
  endpoint: 'choices',
  signal: new AbortController().signal,
  getState: () => ({}),
  dispatch: () => undefined,
} as unknown as BaseQueryApi;

/** A server with so many rows, which answers as ours does. */
function serverWith(total: number, failAtPage?: number) {
  asked.length = 0;
  const rows = Array.from({ length: total }, (_, index) => ({ id: `row-${index}` }));
  openNetwork(({ path, params }) => {
    asked.push(params.size > 0 ? `${path}?${params}` : path);
    const page = Number(params.get('page') ?? 0);
    if (page > 0 && page === failAtPage) return { status: 400, body: {} };
    const size = Number(params.get('pageSize') ?? 500);
    const slice = rows.slice(page === 0 ? 0 : (page - 1) * size, page === 0 ? 500 : page * size);
    return { body: slice, headers: { 'X-Total-Count': String(total) } };
  });
  return rows;
}

describe('everyPage', () => {
  it('asks once where the list ends there', async () => {
    const rows = serverWith(500);
    expect(await everyPage({ url: '/api/classes' }, api)).toEqual({ data: rows });
    expect(asked).toEqual(['/api/classes']);
  });

  it('gives all rows of a longer list, each once and in order', async () => {
    const rows = serverWith(730);
    expect(await everyPage({ url: '/api/assignments', params: { classId: 'a' } }, api)).toEqual({
      data: rows,
    });
    expect(asked.slice(1)).toEqual(
      [6, 7, 8].map((page) => `/api/assignments?classId=a&page=${page}&pageSize=100`),
    );
  });

  it('fails as a whole where a page fails', async () => {
    serverWith(730, 7);
    expect(await everyPage({ url: '/api/classes' }, api)).toMatchObject({ error: { status: 400 } });
  });
});

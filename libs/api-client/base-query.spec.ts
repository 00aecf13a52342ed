import { TIMINGS } from '@marklight/contracts/business';
import { baseApi } from './base-api';
import { isRequestFailure, messageOf } from './errors';
import { makeStore } from './make-store';
import type { SessionState } from './session-state';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => '/api/things' }),
    write: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: '/api/things', method: 'POST', body }),
    }),
  }),
});

const live: SessionState = { status: 'live', id: 'account-1', email: 'a@school.example' };
const answers = jest.fn<Promise<Response>, [string, RequestInit]>();
const reply = (status: number, body: unknown) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText: 'Status text' });

beforeEach(() => {
  jest.useFakeTimers();
  answers.mockReset();
  globalThis.fetch = answers as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

async function read(session?: SessionState) {
  const store = makeStore({ session });
  const pending = store.dispatch(testApi.endpoints.read.initiate());
  await jest.advanceTimersByTimeAsync(TIMINGS.queryRetryDelay * 5);
  return { result: await pending, store };
}

describe('the base query', () => {
  it('sends cookies and gives the parsed reply', async () => {
    answers.mockResolvedValue(reply(200, [1, 2]));
    const { result } = await read();
    expect(result.data).toEqual([1, 2]);
    expect(answers.mock.calls[0]?.[1].credentials).toBe('include');
  });

  it('asks a failing query three times in all, one second apart', async () => {
    answers.mockImplementation(async () => reply(500, 'down'));
    const store = makeStore();
    const pending = store.dispatch(testApi.endpoints.read.initiate());
    await jest.advanceTimersByTimeAsync(TIMINGS.queryRetryDelay - 1);
    expect(answers).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(answers).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(TIMINGS.queryRetryDelay * 3);
    expect(answers).toHaveBeenCalledTimes(3);
    expect((await pending).error).toMatchObject({ status: 500, message: '500: down', body: null });
  });

  it('does not ask again after 404', async () => {
    answers.mockResolvedValue(reply(404, ''));
    const { result } = await read();
    expect(answers).toHaveBeenCalledTimes(1);
    expect(result.error).toMatchObject({ message: '404: Status text' });
  });

  it('never repeats a mutation', async () => {
    answers.mockImplementation(async () => reply(500, 'down'));
    const store = makeStore();
    const pending = store.dispatch(testApi.endpoints.write.initiate({ name: 'x' }));
    await jest.advanceTimersByTimeAsync(TIMINGS.queryRetryDelay * 5);
    await pending;
    expect(answers).toHaveBeenCalledTimes(1);
    expect(answers.mock.calls[0]?.[1].body).toBe('{"name":"x"}');
  });

  it('gives nothing for 401 where nobody is signed in', async () => {
    answers.mockResolvedValue(reply(401, 'no'));
    const { result } = await read();
    expect(result.data).toBeNull();
    expect(result.error).toBeUndefined();
  });

  it('keeps the error of a 401 and marks the session expired where somebody was signed in', async () => {
    answers.mockResolvedValue(reply(401, 'no'));
    const { result, store } = await read(live);
    expect(result.error).toMatchObject({ status: 401 });
    expect(store.getState().session.status).toBe('expired');
  });

  it('keeps the error shape of the server for the form that asked', async () => {
    const body = {
      statusCode: 400,
      code: 'invalid',
      message: 'Check the fields.',
      fields: { name: 'Too long' },
    };
    answers.mockResolvedValue(reply(400, body));
    const { error } = (await read()).result;
    expect(isRequestFailure(error) && error.body?.fields).toEqual({ name: 'Too long' });
    expect(messageOf(error)).toBe('Check the fields.');
  });

  it('says that the server cannot be reached when no answer came', async () => {
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    const { result } = await read();
    expect(answers).toHaveBeenCalledTimes(3);
    expect(messageOf(result.error)).toContain('cannot be reached');
  });
});

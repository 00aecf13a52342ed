import { TIMINGS } from '@marklight/contracts/business';
import { baseApi } from './base-api';
import { isRequestFailure, messageOf } from './errors';
import { makeStore } from './make-store';
import type { SessionState } from './session-state';
import { openNetwork, type Answer, type SentRequest } from './testing/network';
import { fakeTimers, until } from './testing/waiting';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => '/api/things' }),
    write: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: '/api/things', method: 'POST', body }),
    }),
  }),
});

const live: SessionState = { status: 'live', id: 'account-1', email: 'a@school.example' };
let network: ReturnType<typeof openNetwork>;
const asked: { request: SentRequest; at: number }[] = [];

/** The server's answer to every request of the page. */
function serverAnswers(answer: Answer): void {
  asked.length = 0;
  network = openNetwork((request) => {
    asked.push({ request, at: Date.now() });
    return answer(request);
  });
}

beforeEach(() => fakeTimers());
afterEach(() => {
  network.close();
  jest.useRealTimers();
});

/** The outcome. Time passes only while the page waits. */
async function outcomeOf<Outcome>(pending: PromiseLike<Outcome>): Promise<Outcome> {
  let isOver = false;
  void pending.then(() => (isOver = true));
  while (!isOver) {
    await until(() => isOver || jest.getTimerCount() > 0);
    if (!isOver) await jest.advanceTimersToNextTimerAsync();
  }
  return pending;
}

async function read(session?: SessionState) {
  const store = makeStore({ session });
  return { result: await outcomeOf(store.dispatch(testApi.endpoints.read.initiate())), store };
}

describe('the base query', () => {
  it('sends cookies and gives the parsed reply', async () => {
    serverAnswers(() => ({ body: [1, 2] }));
    const { result } = await read();
    expect(result.data).toEqual([1, 2]);
    expect(asked[0]?.request.credentials).toBe('include');
  });

  it('asks a failing query three times in all, one second apart', async () => {
    serverAnswers(() => ({ status: 500, body: 'down' }));
    const { result } = await read();
    expect(TIMINGS.queryRetryDelay).toBe(1_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 1_000, 2_000]);
    expect(result.error).toMatchObject({ status: 500, message: '500: down', body: null });
  });

  it('does not ask again after 404', async () => {
    serverAnswers(() => ({ status: 404, statusText: 'Status text' }));
    const { result } = await read();
    expect(asked).toHaveLength(1);
    expect(result.error).toMatchObject({ message: '404: Status text' });
  });

  it('never repeats a mutation', async () => {
    serverAnswers(() => ({ status: 500, body: 'down' }));
    await outcomeOf(makeStore().dispatch(testApi.endpoints.write.initiate({ name: 'x' })));
    expect(asked.map(({ request }) => request.text)).toEqual(['{"name":"x"}']);
  });

  it('gives nothing for 401 where nobody is signed in', async () => {
    serverAnswers(() => ({ status: 401, body: 'no' }));
    const { result } = await read();
    expect(result.data).toBeNull();
    expect(result.error).toBeUndefined();
  });

  it('keeps the error of a 401 and marks the session expired where somebody was signed in', async () => {
    serverAnswers(() => ({ status: 401, body: 'no' }));
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
    serverAnswers(() => ({ status: 400, body }));
    const { error } = (await read()).result;
    expect(isRequestFailure(error) && error.body?.fields).toEqual({ name: 'Too long' });
    expect(messageOf(error)).toBe('Check the fields.');
  });

  it('says that the server cannot be reached when no answer came', async () => {
    serverAnswers(() => 'no answer');
    const { result } = await read();
    expect(asked).toHaveLength(3);
    expect(messageOf(result.error)).toContain('cannot be reached');
  });
});

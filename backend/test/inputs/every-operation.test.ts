import { apiErrorSchema } from '@marklight/contracts/errors.schema';
import { OPERATIONS, type Operation } from '@marklight/contracts/operations';
import { API } from '@marklight/contracts/routes';
import { hostileFor, hostileJson, hostileText } from '@marklight/contracts/testing/hostile';
import fc from 'fast-check';
import { belongingsOf } from '../access/belongings';
import { anAdmin, aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

/** Runs for each operation. A failure once found becomes a separate case, so a few are enough. */
const RUNS = { seed: 20_261_122, numRuns: 8 } as const;
/** One ends the session of the test, one never ends, and one has a separate test: webhook-inputs.test.ts. */
const LEFT_OUT: readonly string[] = [API.logout, API.processingStatusStream, API.stripeWebhook];

let app: TestApp;
let teacher: Person;
let admin: Person;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
  admin = await anAdmin(app);
  ids = Object.values(await belongingsOf(app, teacher));
});
afterAll(() => app.close());

/** One part of a path, percent-encoded, sometimes as no client would do it. */
const segment = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    fc.uuid(),
    fc.constantFrom('%00', '%ED%A0%80', '%', '%ZZ', '..%2f..', '%F0%9F%98%80', 'x'.repeat(2_000)),
    hostileText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')) || '-'),
  );

const queryText = ({ query }: Operation) =>
  (query ? hostileFor(query, ids) : hostileJson).map((given) => {
    if (typeof given !== 'object' || given === null) return 'page=%00&search=%ED%A0%80&search=2';
    return Object.entries(given)
      .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const))
      .map((pair) => pair.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))).join('='))
      .join('&')
      .slice(0, 6_000);
  });

async function call(operation: Operation, path: string, query: string, body: unknown) {
  const { agent } = operation.access === 'admins' ? admin : teacher;
  const request = agent[operation.method](`${path}${query ? `?${query}` : ''}`).buffer(true);
  if (operation.method === 'get' || body === undefined) return request;
  // Hand-made JSON: the escapes of halves of characters and NUL are to arrive as they are.
  return request.set('content-type', 'application/json').send(JSON.stringify(body));
}

/** On a busy machine any work may run out of time; that says nothing of the input. */
const SERVER_IS_BUSY = ['busy', 'out_of_time'];

function expectExpected({ errors }: Operation, { status, body }: { status: number; body: unknown }): void {
  if (status < 400) return;
  const error = apiErrorSchema.parse(body);
  expect(error.statusCode).toBe(status);
  expect(error.code).not.toBe('unexpected');
  if (status >= 500 && !SERVER_IS_BUSY.includes(error.code)) expect(errors).toContain(status);
}

const operations = OPERATIONS.filter(({ path }) => path.startsWith('/api') && !LEFT_OUT.includes(path)).map(
  (operation) => [`${operation.method} ${operation.path}`, operation] as const,
);

it.each(operations)('%s answers any input, and never with an internal error', async (_, operation) => {
  const names = [...operation.path.matchAll(/:(\w+)/g)].length;
  await fc.assert(
    fc.asyncProperty(
      fc.array(segment(), { minLength: names, maxLength: names }),
      queryText(operation),
      operation.body ? hostileFor(operation.body, ids) : fc.constant(undefined),
      async (parts, query, body) => {
        let at = 0;
        const path = operation.path.replace(/:\w+/g, () => parts[at++] ?? '-');
        expectExpected(operation, await call(operation, path, query, body));
      },
    ),
    RUNS,
  );
});

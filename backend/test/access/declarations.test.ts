import { OPERATIONS } from '@marklight/contracts/operations';
import { pageQuerySchema } from '@marklight/contracts/common.schema';
import { startTestApp, type TestApp } from '../setup/test-app';
import { handlersOf, type Handler } from './handlers';
import { idsTakenBy } from './named-ids';

/** The payment provider's webhook checks raw bytes, and signing in has a separate guard that checks the body. */
const READ_WITHOUT_A_SCHEMA = ['post /api/auth/login', 'post /api/webhooks/stripe'];

let app: TestApp;
let handlers: Map<string, Handler>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  handlers = new Map(handlersOf(app).map((handler) => [`${handler.method} ${handler.path}`, handler]));
});
afterAll(() => app.close());

const routes = OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

it('every route of a controller is in the list of operations, where its decisions are declared', () => {
  expect([...handlers.keys()].sort()).toEqual(routes.map(([name]) => name).sort());
});

describe.each(routes)('%s', (name, operation) => {
  it('lets in the people whom its contract names (`access` in libs/contracts/operations, the guard’s decorator)', () => {
    expect({ access: handlers.get(name)?.access }).toEqual({ access: operation.access });
  });

  it('declares every id that it takes (`objects` in libs/contracts/operations)', () => {
    expect(Object.keys(operation.objects ?? {}).sort()).toEqual(idsTakenBy(operation));
  });

  it('reads its query and body by the schemas of its contract', () => {
    const handler = handlers.get(name);
    expect(handler?.query).toBe(operation.query ?? (operation.paged ? pageQuerySchema : undefined));
    if (READ_WITHOUT_A_SCHEMA.includes(name)) return;
    expect(handler?.unchecked).toBe(false);
    expect(handler?.body).toBe(operation.body);
  });
});

import { randomUUID } from 'node:crypto';
import { apiErrorSchema } from '@marklight/contracts/errors.schema';
import { pageQuerySchema } from '@marklight/contracts/common.schema';
import { OPERATIONS, type Operation } from '@marklight/contracts/operations';
import { API } from '@marklight/contracts/routes';
import { partsOf, type SchemaPart } from '@marklight/contracts/testing/schema-parts';
import { SAMPLE_BODIES, SAMPLE_QUERIES } from '../access/sample-bodies';
import { anAdmin, aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

/** What the library that checks requests says where the contract says nothing. */
const OF_THE_LIBRARY =
  /invalid (input|option|string|key|element|uuid|iso|email|url|number|discriminator)|expected .*received|unrecognized key|too (big|small):|^required$|\bNaN\b/i;

let app: TestApp;
let teacher: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const ID = randomUUID();

interface Wrong {
  /** The field, as a refusal names it; empty for the body itself. */
  field: string;
  body: unknown;
}

/** A value of another kind than this part takes. */
function wrongFor({ def }: SchemaPart): unknown {
  if (def.type === 'string') return 5;
  if (def.type === 'object') return [];
  if (['number', 'boolean', 'array', 'union'].includes(def.type)) return def.type === 'union' ? 5 : 'x';
  return def.type === 'enum' || def.type === 'literal' ? 'no-such-value' : undefined;
}

/** The sample with one place changed; lists are left with one entry. */
function withValue(sample: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  if (first === '[]') return [withValue(Array.isArray(sample) ? sample[0] : {}, rest, value)];
  const fields = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {};
  return { ...fields, [first]: withValue((fields as Record<string, unknown>)[first], rest, value) };
}

function wrongBodies({ method, path, body }: Operation): Wrong[] {
  if (!body) return [];
  const sample = SAMPLE_BODIES[`${method} ${path}`]?.(() => ID);
  const parts = partsOf(body).flatMap((part) => {
    const wrong = wrongFor(part);
    if (wrong === undefined || part.path === '') return [];
    const way = part.path.split('.');
    return [{ field: part.path.replaceAll('[]', '0'), body: withValue(sample, way, wrong) }];
  });
  return [{ field: '', body: [] }, ...parts];
}

/** In an address every value is a text, so a wrong one is a number, a choice or an id that does not exist, or a list. */
function wrongQueries({
  method,
  path,
  query,
  paged,
}: Operation): [string, Record<string, string | string[]>][] {
  const schema = query ?? (paged ? pageQuerySchema : undefined);
  if (!schema) return [];
  const sample = SAMPLE_QUERIES[`${method} ${path}`]?.(() => ID) ?? {};
  return partsOf(schema).flatMap(({ path: name, def }) => {
    if (name === '' || name.includes('.')) return [];
    if (['number', 'enum', 'literal'].includes(def.type))
      return [[name, { ...sample, [name]: 'no-such-value' }]];
    if (def.format !== undefined) return [[name, { ...sample, [name]: 'x' }]];
    return def.type === 'string' && name !== 'ids' ? [[name, { ...sample, [name]: ['x', 'y'] }]] : [];
  });
}

const pathOf = ({ path }: Operation) => path.replace(/:\w+/g, ID);
const agentFor = ({ access }: Operation) => (access === 'admins' ? admin : teacher).agent;

function expectPlain({ status, body }: { status: number; body: unknown }, field: string): void {
  const { code, message, fields = {} } = apiErrorSchema.parse(body);
  expect({ status, code }).toEqual({ status: 400, code: 'invalid_input' });
  for (const text of [message, ...Object.values(fields)]) {
    expect(text).not.toMatch(OF_THE_LIBRARY);
    expect(text).toMatch(/^[A-Z]/);
  }
  if (field !== '')
    expect(Object.keys(fields).some((name) => name.startsWith(field.split('.')[0] ?? ''))).toBe(true);
}

const named = (operation: Operation) => [`${operation.method} ${operation.path}`, operation] as const;
const inApi = OPERATIONS.filter(({ path }) => path.startsWith('/api') && path !== API.stripeWebhook);

it.each(inApi.filter(({ body }) => body).map(named))(
  '%s refuses a body of the wrong kind in plain words, naming the field',
  async (_, operation) => {
    for (const { field, body } of wrongBodies(operation)) {
      const reply = await agentFor(operation)
        [operation.method](pathOf(operation))
        .send(body as object);
      expectPlain(reply, field);
    }
  },
);

it.each(inApi.filter((operation) => wrongQueries(operation).length > 0).map(named))(
  '%s refuses a query of the wrong kind in plain words, naming the field',
  async (_, operation) => {
    for (const [name, query] of wrongQueries(operation)) {
      const request = agentFor(operation)[operation.method](pathOf(operation)).query(query);
      expectPlain(await request, name);
    }
  },
);

it('names a value in the path that is not an id', async () => {
  const { body } = await teacher.agent.get('/api/essays/no-id').expect(400);
  expect(body).toMatchObject({ fields: { id: 'This is not a valid id.' } });
});

it('names the text fields of an upload', async () => {
  for (const field of ['assignmentId', 'duplicates']) {
    const reply = await teacher.agent
      .post(API.essays)
      .field(field, 'x')
      .attach('essays', Buffer.from('%PDF'), 'a.pdf');
    expectPlain(reply, field);
  }
});

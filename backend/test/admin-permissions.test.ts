import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { OPERATIONS } from '@marklight/contracts/operations';
import { pathTo } from '@marklight/contracts/routes';
import { anAdmin, aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

/** Everything under this address is for administrators only, including routes added later. */
const ROUTES = OPERATIONS.filter(({ path }) => path.startsWith('/api/admin/')).map(
  ({ method, path }) => [method, path] as const,
);

let app: TestApp;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  admin = await anAdmin(app);
  teacher = await aTeacher(app);
});
afterAll(() => app.close());

type Caller = Pick<Person['agent'], 'get' | 'post' | 'put' | 'delete'>;
const call = (by: Caller, [method, path]: readonly [(typeof ROUTES)[number][0], string], email?: string) => {
  const address = pathTo(path, { id: randomUUID(), name: 'no_such_job' });
  return by[method](address).query(email === undefined ? {} : { email });
};

it('covers every administrator’s address that the server answers', () => {
  const router = (app.nest.getHttpAdapter().getInstance() as { router: { stack: RouterLayer[] } }).router;
  const served = router.stack.flatMap(({ route }) =>
    typeof route?.path === 'string' && route.path.startsWith('/api/admin')
      ? Object.keys(route.methods).map((m) => `${m} ${route.path}`)
      : [],
  );
  expect(served.length).toBeGreaterThan(15);
  expect(served.sort()).toEqual(ROUTES.map(([method, path]) => `${method} ${path}`).sort());
});

describe.each(ROUTES)('%s %s', (...route) => {
  it('is 401 for a visitor', async () => {
    await call(request(app.address), route).expect(401);
    await call(request(app.address), route, admin.email).expect(401);
  });

  it('is 403 for a teacher, whoever they claim to be', async () => {
    for (const email of [undefined, teacher.email, admin.email, `${admin.email}, ${teacher.email}`]) {
      await call(teacher.agent, route, email).expect(403);
    }
  });

  it('is 403 for an administrator who names somebody else', async () => {
    await call(admin.agent, route, teacher.email).expect(403);
  });

  it('is 403 for the next call of a former administrator, and 401 once disabled', async () => {
    const former = await anAdmin(app);
    expect((await call(former.agent, route)).status).not.toBe(403);
    await app.database.query('update users set is_admin = false where id = $1', [former.id]);
    await call(former.agent, route).expect(403);
    await app.database.query('update users set is_admin = true, disabled_at = now() where id = $1', [
      former.id,
    ]);
    await call(former.agent, route).expect(401);
  });
});

interface RouterLayer {
  route?: { path: unknown; methods: Record<string, boolean> };
}

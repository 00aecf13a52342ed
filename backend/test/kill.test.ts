import { access } from 'node:fs/promises';
import request from 'supertest';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher, PASSWORD } from './factories/people';
import { aProductHome, type ProductHome } from './setup/product';
import { until } from './setup/until';

const ESSAYS = 30;
let home: ProductHome;
beforeAll(async () => {
  home = await aProductHome();
});
afterAll(() => home.remove());

/** Signed in again: another process has another port, and cookies belong to an address. */
async function signedIn(address: string, email: string, id: string) {
  const agent = request.agent(address);
  await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  return { agent, email, id };
}

it('ends with exactly one result for each essay when the server is killed again and again', async () => {
  let product = await home.start();
  const { email, id, agent } = await aTeacher(product);
  const set = await aClassSet({ email, id, agent }, { essays: ESSAYS });
  await agent.post('/api/grade-enhanced').send(set).expect(202);

  for (const results of [1, 12]) {
    await untilResults(email, id, results, product.address);
    await product.kill('SIGKILL');
    product = await home.start();
  }

  const teacher = await signedIn(product.address, email, id);
  const statuses = await untilGraded(teacher);
  expect(statuses.filter(({ status }) => status === 'error')).toEqual([]);
  expect(statuses).toHaveLength(ESSAYS);
  const { body } = await teacher.agent.get('/api/results').expect(200);
  const graded = (body as { essay: { id: string } }[]).map((result) => result.essay.id);
  expect([...graded].sort()).toEqual([...set.essayIds].sort());
});

it('stops its database when it is asked to end', async () => {
  const product = await home.start();
  expect(await exists(`${home.dataDir}/postgres/postmaster.pid`)).toBe(true);
  await product.kill('SIGTERM');
  expect(await exists(`${home.dataDir}/postgres/postmaster.pid`)).toBe(false);
});

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function untilResults(email: string, id: string, wanted: number, address: string): Promise<void> {
  const { agent } = await signedIn(address, email, id);
  await until(async () => ((await agent.get('/api/results')).body as unknown[]).length >= wanted);
}

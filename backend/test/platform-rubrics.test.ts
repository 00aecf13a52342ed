import { randomUUID } from 'node:crypto';
import type { Rubric } from '@marklight/contracts/rubrics';
import { PlatformRubricsService } from '../src/rubrics/platform-rubrics.service';
import { PLATFORM_RUBRICS } from '../src/rubrics/platform/platform-rubrics';
import { aTeacher, type Person } from './factories/people';
import { share } from './factories/rubrics';
import { startTestApp, type TestApp } from './setup/test-app';

const platform = PLATFORM_RUBRICS[0]!;

let app: TestApp;
let teacher: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [teacher, other] = await Promise.all([
    aTeacher(app, { email: `tess-${randomUUID()}@north.example` }),
    aTeacher(app, { email: `Otto-${randomUUID()}@South.example` }),
  ]);
});

describe('a platform rubric', () => {
  it('is there for everybody, and is changed by nobody', async () => {
    const { body } = await teacher.agent.get(`/api/rubrics/${platform.id}`).expect(200);
    expect(body).toMatchObject({
      name: platform.name,
      type: 'platform',
      isOwn: false,
      isShared: false,
      criteria: platform.criteria,
    });
    const edit = teacher.agent.put(`/api/rubrics/${platform.id}`).send({ name: 'Mine', version: 1 });
    expect((await edit.expect(403)).body.code).toBe('platform_rubric');
    await teacher.agent.delete(`/api/rubrics/${platform.id}`).expect(403);
    await share(body as Rubric, [{ kind: 'email', value: other.email }], teacher).expect(403);
  });

  it('can be duplicated, and the copy is the teacher’s', async () => {
    const { body } = await teacher.agent.post(`/api/rubrics/${platform.id}/duplicate`).expect(201);
    expect(body).toMatchObject({
      name: `${platform.name} (copy)`,
      type: 'custom',
      isOwn: true,
      isPublic: false,
      version: 1,
    });
    await teacher.agent.put(`/api/rubrics/${body.id}`).send({ name: 'Ours', version: 1 }).expect(200);
  });

  it('follows our text under the next version, once, however many processes start', async () => {
    const seeder = app.nest.get(PlatformRubricsService);
    const before = (await teacher.agent.get(`/api/rubrics/${platform.id}`)).body as Rubric;
    expect(await seeder.seed()).toBe(0);
    const changed = PLATFORM_RUBRICS.map((one) => ({ ...one, description: `${one.description} Changed.` }));
    const counts = await Promise.all([1, 2, 3, 4].map(() => seeder.seed(changed)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PLATFORM_RUBRICS.length);
    const after = (await teacher.agent.get(`/api/rubrics/${platform.id}`)).body as Rubric;
    expect(after).toEqual({
      ...before,
      description: `${platform.description} Changed.`,
      version: before.version + 1,
    });
    await seeder.seed();
  });
});

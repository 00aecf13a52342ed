import type { AuditEntry, HandwritingReply } from '@marklight/contracts/admin';
import type { Essay, UploadEssaysReply } from '@marklight/contracts/essays';
import { createCanvas } from '@napi-rs/canvas';
import { Handwriting } from '../src/ai/handwriting/handwriting.service';
import { aPdfOfPages, withHandwriting } from '../src/documents/testing/scan-samples';
import { untilGraded } from './factories/class-set';
import { aTeacher, anAdmin, type Person } from './factories/people';
import { startAppWithAiService } from './setup/ai-service-app';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';
import { WORDS_OF_A_PAGE } from './stand-ins/openai/answers';
import type { OpenAiStandIn } from './stand-ins/openai/server';

const TYPED = 'Schools should teach every student to cook. It is useful for the whole of life.';
const CAP = 1_000_000;

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let admin: Person;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({
    env: { OPENAI_MODEL: 'gpt-4o-mini', AI_TIMEOUT_SECONDS: '5', AI_MONTHLY_TOKEN_CAP: String(CAP) },
  }));
  admin = await anAdmin(app);
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
  await app.database.query('delete from picture_trials');
  await app.database.query('update handwriting_setting set allowed = false');
});

const standing = async () =>
  (await admin.agent.get('/api/admin/handwriting').expect(200)).body as HandwritingReply;
const allow = async (allowed = true) =>
  (await admin.agent.put('/api/admin/handwriting').send({ allowed }).expect(200)).body as HandwritingReply;

/** Small, as recognition takes time with each of its pixels, and looks at it from every side. */
function aWrittenPage() {
  const page = createCanvas(1_240, 1_754);
  page.getContext('2d').fillStyle = '#ffffff';
  page.getContext('2d').fillRect(0, 0, 1_240, 1_754);
  const photo = createCanvas(240, 125);
  photo.getContext('2d').drawImage(withHandwriting(page), 140, 950, 480, 250, 0, 0, 240, 125);
  return photo;
}

async function upload(person: Person, content: Buffer, name: string): Promise<Essay> {
  const { body } = await person.agent.post('/api/essays').attach('essays', content, name).expect(201);
  return (body as UploadEssaysReply).essays[0]!;
}

async function read(id: string, person = teacher): Promise<Essay> {
  for (;;) {
    const essay = (await person.agent.get(`/api/essays/${id}`).expect(200)).body as Essay;
    if (!essay.reading) return essay;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const readPhoto = async () => read((await upload(teacher, aWrittenPage().encodeSync('png'), 'photo.png')).id);
const pictures = () =>
  service.requests.flatMap(({ body }) => body.messages.flatMap(({ pictures: sent = [] }) => sent));
const tokensOf = async ({ id }: Person) =>
  (
    await app.database.query<{ tokens: number }[]>(
      'select coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 as tokens from ai_usage where user_id = $1',
      [id],
    )
  )[0]!.tokens;

describe('handwriting', () => {
  it('is sent nowhere until an administrator allows it, and the teacher reads why it was not read', async () => {
    await app.nest.get(Handwriting).tryOnce();
    service.reset();
    const essay = await readPhoto();
    expect(essay.fileFaults).toEqual([{ kind: 'picture_page', page: 1, handwriting: 'off' }]);
    expect(service.requests).toEqual([]);
    await teacher.agent.get('/api/admin/handwriting').expect(403);
    await teacher.agent.put('/api/admin/handwriting').send({ allowed: true }).expect(403);
    await teacher.agent.post('/api/admin/handwriting/try').expect(403);
  });

  it('is read by the model once it is allowed, counted, marked, and graded as the teacher leaves it', async () => {
    expect(await allow()).toMatchObject({ model: 'gpt-4o-mini', allowed: true });
    const file = await aPdfOfPages([TYPED, aWrittenPage()]);
    const { id } = await upload(teacher, file, 'essay.pdf');
    const essay = await read(id);
    expect(essay.content).toBe(`${TYPED}\n\n${WORDS_OF_A_PAGE.replace('\n', '\n\n')}`);
    expect(essay.fileFaults).toEqual([{ kind: 'model_page', page: 2 }]);
    const sent = pictures();
    // Two calls: our own picture, to find out whether the model sees pictures, and the page.
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatch(/^data:image\/jpeg;base64,/);
    expect(await tokensOf(teacher)).toBeGreaterThan(1_000);

    const set = await teacher.agent.post('/api/criteria/text').send({ text: 'Clear thesis' }).expect(201);
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ essayIds: [id], criteriaId: (set.body as { id: string }).id })
      .expect(202);
    expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
    expect((await read(id)).eyeReasons).toContainEqual(
      expect.objectContaining({
        code: 'partly_read',
        words: expect.stringContaining('Page 2 was read by an AI model') as string,
      }),
    );
  });

  it('is not marked any more once the teacher has corrected it', async () => {
    await allow();
    const { id, content } = await readPhoto();
    const { body } = await teacher.agent
      .put(`/api/essays/${id}/text`)
      .send({ text: content.replace('hole chapter', 'whole chapter'), was: content })
      .expect(200);
    expect(body).toMatchObject({ fileFaults: [{ kind: 'typed_over' }] });
  });

  it('is not asked of a model that sees no pictures, or takes them without looking', async () => {
    for (const sees of [false, 'ignored'] as const) {
      await app.database.query('delete from picture_trials');
      service.support({ pictures: sees });
      await app.nest.get(Handwriting).tryOnce();
      expect(await standing()).toMatchObject({ sees: false, problem: null });
      await allow();
      service.requests.length = 0;
      expect((await readPhoto()).fileFaults).toMatchObject([{ handwriting: 'no_service' }]);
      expect(service.requests).toEqual([]);
    }
    service.support({ pictures: true });
    const { body } = await admin.agent.post('/api/admin/handwriting/try').expect(200);
    expect(body).toMatchObject({ sees: true, allowed: true });
  });

  it('is tried once, and what was found out is remembered', async () => {
    const handwriting = app.nest.get(Handwriting);
    service.always({ type: 'quota' });
    await handwriting.tryOnce();
    expect(await standing()).toMatchObject({
      sees: null,
      problem: expect.stringContaining('quota') as string,
    });
    service.reset();
    await admin.agent.post('/api/admin/handwriting/try').expect(200);
    await Promise.all([handwriting.tryOnce(), handwriting.tryOnce()]);
    expect(service.requests).toHaveLength(1);
    expect(await standing()).toMatchObject({ sees: true, problem: null });
  });

  it('is not read beyond the teacher’s allowance, nor where the service refuses, and what was spent is counted', async () => {
    await allow();
    await app.nest.get(Handwriting).tryOnce();
    service.always({ type: 'refusal' });
    expect((await readPhoto()).fileFaults).toMatchObject([{ handwriting: 'failed' }]);
    expect(await tokensOf(teacher)).toBeGreaterThan(1_000);
    await app.database.query(
      'insert into ai_usage (user_id, prompt_tokens, completion_tokens) values ($1, $2, 0)',
      [teacher.id, CAP],
    );
    service.reset();
    expect((await readPhoto()).fileFaults).toMatchObject([{ handwriting: 'allowance' }]);
    expect(service.requests).toEqual([]);
  });

  it('waits while the rest of the allowance is only set aside, and is then read', async () => {
    await allow();
    await app.nest.get(Handwriting).tryOnce();
    service.reset();
    await app.database.query(
      `insert into ai_token_reservations (user_id, tokens, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [teacher.id, CAP],
    );
    const { id } = await upload(teacher, aWrittenPage().encodeSync('png'), 'photo.png');
    await until(async () => {
      const [job] = await app.database.query(
        `select 1 from graphile_worker.jobs where key = 'scan:' || $1 and locked_at is null and attempts = 0 and run_at > now()`,
        [id],
      );
      return job !== undefined;
    });
    expect(service.requests).toEqual([]);
    await app.database.query('delete from ai_token_reservations where user_id = $1', [teacher.id]);
    await app.database.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = 'scan:' || $1), now())`,
      [id],
    );
    // The queue wakes for new jobs only; this spares the test its next look.
    await app.database.query(`select pg_notify('jobs:insert', '{"r":1,"count":1}')`);
    expect((await read(id)).fileFaults).toEqual([{ kind: 'model_page', page: 1 }]);
  });

  it('is asked for twice, not for minutes, where the answers make no sense', async () => {
    await allow();
    await app.nest.get(Handwriting).tryOnce();
    service.reset();
    service.always({ type: 'invalid_json' });
    expect((await readPhoto()).fileFaults).toMatchObject([{ handwriting: 'failed' }]);
    expect(pictures()).toHaveLength(2);
  });

  it('costs nothing where a page is blank, or where print is read well', async () => {
    await allow();
    await app.nest.get(Handwriting).tryOnce();
    service.reset();
    const blank = createCanvas(600, 800);
    blank.getContext('2d').fillStyle = '#f4f2ee';
    blank.getContext('2d').fillRect(0, 0, 600, 800);
    const { id } = await upload(teacher, blank.encodeSync('png'), 'blank.png');
    expect((await read(id)).fileFaults).toEqual([{ kind: 'blank_page', page: 1 }]);
    expect(service.requests).toEqual([]);
  });

  it('keeps what the administrator decided in the audit log, once for each change', async () => {
    await allow();
    await allow();
    await allow(false);
    const { body } = await admin.agent.get('/api/admin/audit').expect(200);
    expect((body as AuditEntry[]).slice(0, 2).map(({ action }) => action)).toEqual([
      'handwriting_stopped',
      'handwriting_allowed',
    ]);
    await admin.agent.put('/api/admin/handwriting').send({}).expect(400);
  });
});

describe('handwriting without an AI service', () => {
  it('is said to need one', async () => {
    const alone = await startTestApp();
    try {
      const person = await aTeacher(alone);
      const { id } = await upload(person, aWrittenPage().encodeSync('png'), 'photo.png');
      expect((await read(id, person)).fileFaults).toEqual([
        { kind: 'picture_page', page: 1, handwriting: 'no_service' },
      ]);
      const head = await anAdmin(alone);
      expect((await head.agent.get('/api/admin/handwriting').expect(200)).body).toEqual({
        ...{ model: null, allowed: false, sees: null, triedAt: null, problem: null },
      });
    } finally {
      await alone.close();
    }
  });
});

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@marklight/contracts/durations';
import type { GradingResult } from '@marklight/contracts/grading';
import { PurgeJob } from '../src/essays/trash/purge.job';
import { aClassSet, untilGraded, type ClassSet } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let set: ClassSet;
let result: GradingResult;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  set = await aClassSet(teacher);
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  await untilGraded(teacher);
  [result] = (await teacher.agent.get('/api/results?texts=included').expect(200)).body as [GradingResult];
});

const decide = (person: Person, changes: { version?: number; level?: number; feedback?: string } = {}) =>
  person.agent.put(`/api/results/${result.id}`).send({
    version: changes.version ?? result.version,
    feedback: result.feedback.map((item, n) => ({
      level: n === 0 ? (changes.level ?? item.level) : item.level,
      feedback: n === 0 ? (changes.feedback ?? item.feedback) : item.feedback,
    })),
  });
const essayOf = async () => (await teacher.agent.get(`/api/essays/${set.essayIds[0]}`).expect(200)).body;

describe('the teacher’s decision', () => {
  it('counts, and what the machine proposed stays beside it', async () => {
    const proposed = result.feedback[0];
    const level = proposed?.level === 4 ? 0 : 4;
    const { body } = await decide(teacher, { level, feedback: 'I read this differently.' }).expect(200);
    expect(body.feedback[0]).toMatchObject({
      level,
      feedback: 'I read this differently.',
      proposed: { level: proposed?.level, feedback: proposed?.feedback },
    });
    expect(body.feedback[1]).not.toHaveProperty('proposed');
    expect(body.score).not.toBe(result.score);
    expect((await teacher.agent.get('/api/results?texts=included')).body[0]).toEqual(body);
    expect((await essayOf()).grade).toBe(body.grade);
  });

  it('can be changed back to what was proposed', async () => {
    const changed = (await decide(teacher, { level: 0, feedback: 'Changed.' }).expect(200))
      .body as GradingResult;
    const { body } = await decide(teacher, { version: changed.version }).expect(200);
    expect({ ...body, version: 0 }).toEqual({ ...result, version: 0 });
  });

  it('is not overwritten by a second window', async () => {
    await decide(teacher, { feedback: 'From the first window.' }).expect(200);
    const { body } = await decide(teacher, { feedback: 'From the second window.' }).expect(409);
    expect(body.code).toBe('changed_meanwhile');
    expect((await teacher.agent.get('/api/results?texts=included')).body[0].feedback[0].feedback).toBe(
      'From the first window.',
    );
  });

  it.each([
    ['a level of 5', { version: 1, feedback: [{ level: 5, feedback: 'x' }] }],
    ['half a level', { version: 1, feedback: [{ level: 1.5, feedback: 'x' }] }],
    ['other criteria', { version: 1, feedback: [{ level: 1, feedback: 'x' }] }],
    ['no version', { feedback: [] }],
  ])('is refused for %s', async (_, body) => {
    await teacher.agent.put(`/api/results/${result.id}`).send(body).expect(400);
  });

  it('is the teacher’s own', async () => {
    const other = await aTeacher(app);
    const stranger = await decide(other).expect(404);
    const unknown = await other.agent
      .put(`/api/results/${randomUUID()}`)
      .send({ version: 1, feedback: [] })
      .expect(404);
    expect(stranger.body).toEqual(unknown.body);
    await other.agent.get(`/api/results/${result.id}/text-as-sent`).expect(404);
    await other.agent.get(`/api/essays/${set.essayIds[0]}/results`).expect(404);
    await other.agent.put(`/api/essays/${set.essayIds[0]}/reviewed`).send({ reviewed: true }).expect(404);
  });
});

describe('an essay', () => {
  it('is marked reviewed, and the mark can be removed', async () => {
    const mark = (reviewed: boolean) =>
      teacher.agent.put(`/api/essays/${set.essayIds[0]}/reviewed`).send({ reviewed }).expect(204);
    await mark(true);
    expect((await essayOf()).status).toBe('reviewed');
    await mark(false);
    expect((await essayOf()).status).toBe('ready_for_review');
  });

  it('is marked reviewed with the result that the teacher saw, and no other', async () => {
    const path = `/api/essays/${set.essayIds[0]}/reviewed`;
    const mark = (seen: object | null) => teacher.agent.put(path).send({ reviewed: true, result: seen });
    const { id, version } = result;
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...set, locale: 'en-US', again: 'settings' })
      .expect(202);
    await untilGraded(teacher);
    for (const seen of [{ id, version }, { id: randomUUID(), version }, null]) {
      expect((await mark(seen).expect(409)).body.code).toBe('changed_meanwhile');
    }
    expect(await essayOf()).toMatchObject({ status: 'ready_for_review' });
    const [now] = (await teacher.agent.get('/api/results?texts=included').expect(200)).body as [
      GradingResult,
    ];
    await mark({ id: now.id, version: now.version }).expect(204);
    expect(await essayOf()).toMatchObject({ status: 'reviewed' });
  });

  it('lists its results, and says that nothing left the server', async () => {
    const { body } = await teacher.agent.get(`/api/essays/${set.essayIds[0]}/results`).expect(200);
    expect(body).toEqual([result]);
    expect((await teacher.agent.get(`/api/results/${result.id}/text-as-sent`).expect(200)).body).toEqual({
      text: null,
    });
  });
});

describe('recently deleted essays', () => {
  it('come back with their result when they are restored', async () => {
    await teacher.agent.post('/api/essays/delete').send({ ids: set.essayIds }).expect(200);
    const { body } = await teacher.agent.get('/api/deleted-essays').expect(200);
    expect(body).toMatchObject([{ id: set.essayIds[0], filename: 'essay-1.pdf' }]);
    expect((Date.parse(body[0].purgedAt) - Date.parse(body[0].deletedAt)) / DAY_MS).toBe(30);
    await teacher.agent.post('/api/deleted-essays/restore').send({ ids: set.essayIds }).expect(200);
    expect((await teacher.agent.get('/api/results?texts=included')).body).toEqual([result]);
    expect((await teacher.agent.get('/api/deleted-essays')).body).toEqual([]);
  });

  it('are removed permanently after 30 days, and no sooner', async () => {
    const older = await aClassSet(teacher);
    await teacher.agent
      .post('/api/essays/delete')
      .send({ ids: [...set.essayIds, ...older.essayIds] })
      .expect(200);
    const age = (id: string | undefined, days: number) =>
      app.database.query(`update essays set deleted_at = now() - make_interval(days => $2) where id = $1`, [
        id,
        days,
      ]);
    await age(set.essayIds[0], 29);
    await age(older.essayIds[0], 31);
    await app.nest.get(PurgeJob).run();
    const { body } = await teacher.agent.get('/api/deleted-essays').expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(set.essayIds);
  });

  it('are restored by their teacher only', async () => {
    await teacher.agent.delete(`/api/essays/${set.essayIds[0]}`).expect(204);
    const other = await aTeacher(app);
    expect((await other.agent.get('/api/deleted-essays')).body).toEqual([]);
    await other.agent.post('/api/deleted-essays/restore').send({ ids: set.essayIds }).expect(404);
    await other.agent.post('/api/essays/delete').send({ ids: set.essayIds }).expect(404);
  });
});

describe('deleting all essays that match', () => {
  const remove = (matching: object, expected: number, by = teacher) =>
    by.agent.post('/api/essays/delete').send({ matching, expected });
  const names = async () =>
    ((await teacher.agent.get('/api/essays').expect(200)).body as { filename: string }[])
      .map(({ filename }) => filename)
      .sort();

  it('deletes what the filter lets through, and restores all of it in one step', async () => {
    await aClassSet(teacher, { essays: 3 });
    const { body } = await remove({ search: 'ESSAY-1' }, 2).expect(200);
    expect(body).toEqual({ deleted: 2, deletedAt: expect.any(String) });
    expect(await names()).toEqual(['essay-2.pdf', 'essay-3.pdf']);
    const other = await aTeacher(app);
    const restore = (by: Person) =>
      by.agent.post('/api/deleted-essays/restore').send({ deletedAt: body.deletedAt });
    await restore(other).expect(404);
    expect((await restore(teacher).expect(200)).body).toEqual({ restored: 2 });
    expect(await names()).toEqual(['essay-1.pdf', 'essay-1.pdf', 'essay-2.pdf', 'essay-3.pdf']);
    await restore(teacher).expect(404);
  });

  it('deletes nothing if a different number matches from the one that the person saw', async () => {
    const { body } = await remove({}, 2).expect(409);
    expect(body.code).toBe('changed_meanwhile');
    expect(await names()).toEqual(['essay-1.pdf']);
  });

  it('is about the teacher’s own essays', async () => {
    const other = await aTeacher(app);
    await remove({}, 1, other).expect(409);
    expect(await names()).toEqual(['essay-1.pdf']);
  });

  it.each([
    ['neither ids nor a filter', {}],
    ['a filter without the number', { matching: {} }],
    ['both', { ids: ['00000000-0000-4000-8000-000000000001'], matching: {}, expected: 1 }],
  ])('refuses %s', async (_, body) => {
    await teacher.agent.post('/api/essays/delete').send(body).expect(400);
  });
});

describe('the list of essays', () => {
  const list = async (query: string) => {
    const reply = await teacher.agent.get(`/api/essays?${query}`).expect(200);
    return {
      names: (reply.body as { filename: string }[]).map(({ filename }) => filename),
      total: reply.headers['x-total-count'],
    };
  };

  it('is searched, filtered, sorted and paged', async () => {
    await aClassSet(teacher, { essays: 3 });
    expect(await list('page=1&pageSize=2&sort=filename&order=asc')).toEqual({
      names: ['essay-1.pdf', 'essay-1.pdf'],
      total: '4',
    });
    expect(await list('page=2&pageSize=2&sort=filename&order=asc')).toEqual({
      names: ['essay-2.pdf', 'essay-3.pdf'],
      total: '4',
    });
    expect(await list('page=1&search=ESSAY-3')).toEqual({ names: ['essay-3.pdf'], total: '1' });
    expect(await list('page=1&search=%25')).toEqual({ names: [], total: '0' });
    expect(await list('page=1&status=ready_for_review')).toEqual({ names: ['essay-1.pdf'], total: '1' });
    await teacher.agent.get('/api/essays?page=0').expect(400);
    await teacher.agent.get('/api/essays?sort=password').expect(400);
  });

  it('has essays without a grade or a student last, whichever way it is sorted', async () => {
    const { id: userId } = teacher;
    await app.database.query(
      `insert into essays (user_id, filename, content, word_count, page_count, grade, student_name)
       values ($1, 'a.pdf', '', 0, 0, 'A', 'Zoë'), ($1, 'c.pdf', '', 0, 0, 'C', 'Ada'), ($1, 'none.pdf', '', 0, 0, null, null)`,
      [userId],
    );
    await teacher.agent.delete(`/api/essays/${set.essayIds[0]}`).expect(204);
    const names = async (query: string) => (await list(`page=1&${query}`)).names;
    expect(await names('sort=grade&order=asc')).toEqual(['a.pdf', 'c.pdf', 'none.pdf']);
    expect(await names('sort=grade&order=desc')).toEqual(['c.pdf', 'a.pdf', 'none.pdf']);
    expect(await names('sort=studentName&order=asc')).toEqual(['c.pdf', 'a.pdf', 'none.pdf']);
    expect(await names('sort=studentName&order=desc')).toEqual(['a.pdf', 'c.pdf', 'none.pdf']);
  });

  it('counts what there is, whatever was done to the essays', async () => {
    const more = await aClassSet(teacher, { essays: 3 });
    const [first, second] = more.essayIds;
    const reviewed = (id: string | undefined, value: boolean) =>
      teacher.agent.put(`/api/essays/${id}/reviewed`).send({ reviewed: value }).expect(204);
    await reviewed(first, true);
    await reviewed(second, true);
    await reviewed(second, false);
    await teacher.agent.post('/api/essays/delete').send({ ids: more.essayIds }).expect(200);
    await teacher.agent
      .post('/api/deleted-essays/restore')
      .send({ ids: [first] })
      .expect(200);
    const [counted] = await app.database.query(
      `select count(*)::int as total, count(grade)::int as graded,
         (count(*) filter (where status = 'ready_for_review'))::int as "readyForReview",
         (count(*) filter (where status = 'reviewed'))::int as reviewed
       from essays where user_id = $1 and deleted_at is null`,
      [teacher.id],
    );
    expect((await teacher.agent.get('/api/essays/counts').expect(200)).body).toEqual(counted);
    expect(counted).toMatchObject({ total: 2, reviewed: 1 });
    await app.database.query('delete from users where id = $1', [teacher.id]);
    expect(await app.database.query('select n from essay_counts where user_id = $1', [teacher.id])).toEqual(
      [],
    );
  });

  it('counts its states', async () => {
    await aClassSet(teacher, { essays: 2 });
    expect((await teacher.agent.get('/api/essays/counts').expect(200)).body).toEqual({
      total: 3,
      graded: 1,
      readyForReview: 1,
      reviewed: 0,
    });
  });
});

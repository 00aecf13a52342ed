import { strFromU8, unzipSync } from 'fflate';
import { aGradedClassSet } from './factories/class-set';
import { aClass, aFiledEssay, anAssignment, aStoredRubric } from './factories/classes';
import { aLogo } from './factories/logos';
import { aTeacher, type Person } from './factories/people';
import { bodyBytes } from './setup/body-bytes';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

describe('downloading my data', () => {
  const download = async (person: Person) => {
    const reply = await person.agent.get('/api/user/data').buffer(true).parse(bodyBytes).expect(200);
    const files = Object.entries(unzipSync(new Uint8Array(reply.body as Buffer)));
    const texts = new Map(files.map(([name, content]) => [name, strFromU8(content)]));
    return {
      headers: reply.headers,
      names: [...texts.keys()],
      text: (name: string) => texts.get(name) ?? '',
      json: (name: string) => JSON.parse(texts.get(name) ?? 'null'),
    };
  };

  it('contains everything in the account and nothing of others', async () => {
    const other = await aTeacher(app);
    await aGradedClassSet(other);
    await aStoredRubric(app, { owner: other, name: 'Not mine' });
    const { essayIds, criteriaId } = await aGradedClassSet(teacher, 2);
    await teacher.agent.delete(`/api/essays/${essayIds[1]}`).expect(204);
    const oneClass = await aClass(teacher);
    const assignment = await anAssignment(teacher, { classId: oneClass.id });
    await aStoredRubric(app, { owner: teacher, name: 'Mine' });
    await teacher.agent
      .put(`/api/classes/${oneClass.id}/students`)
      .send({ text: 'Ngozi Adebayo' })
      .expect(200);

    await teacher.agent.post('/api/comment-bank').send({ words: 'Say how you know.' }).expect(201);

    await teacher.agent.put('/api/user/letterhead').send({ schoolName: 'Hillside College' }).expect(200);
    await teacher.agent
      .post('/api/user/letterhead/logo')
      .attach('logo', await aLogo(), 'crest.png')
      .expect(200);

    const data = await download(teacher);
    expect(data.headers['content-type']).toBe('application/zip');
    expect(data.headers['content-disposition']).toMatch(/^attachment; filename="my-data-.+\.zip"/);
    expect(data.names).toEqual([
      'README.txt',
      'account.json',
      'school-logo.png',
      'essays.json',
      'results.json',
      'ledger.json',
      'criteria.json',
      'rubrics.json',
      'calibrations.json',
      'comments.json',
      'classes.json',
      'assignments.json',
      'rosters.json',
      'payments.json',
      'activity.json',
      'essays/0001 essay-1.txt',
      'essays/0002 essay-2.txt',
      'files/0001 essay-1.pdf',
      'files/0002 essay-2.pdf',
    ]);
    expect(data.json('account.json')).toMatchObject({
      ...{ email: teacher.email, commentBankGrows: true, schoolName: 'Hillside College' },
    });
    expect(data.text('school-logo.png')).toMatch(/^.PNG/);
    expect(data.json('comments.json')).toMatchObject([{ words: 'Say how you know.', uses: 0 }]);
    expect(data.json('essays.json')).toMatchObject([
      { id: essayIds[0], file: 'essays/0001 essay-1.txt', deletedAt: null },
      { id: essayIds[1], file: 'essays/0002 essay-2.txt', deletedAt: expect.any(String) },
    ]);
    expect(data.text('essays/0001 essay-1.txt')).toContain('reason number 1');
    expect(data.text('files/0001 essay-1.pdf')).toMatch(/^%PDF-/);
    expect(data.json('results.json')).toHaveLength(2);
    expect(data.json('results.json')[0].feedback).toHaveLength(3);
    expect(data.json('ledger.json')).toMatchObject(
      [0, 1].map(() => ({ kind: 'proposed', details: { criteriaSet: { id: criteriaId } } })),
    );
    expect(data.json('criteria.json')).toMatchObject([{ id: criteriaId }]);
    expect(data.json('rubrics.json')).toMatchObject([{ name: 'Mine', sharedWith: [] }]);
    expect(data.json('classes.json')).toMatchObject([{ id: oneClass.id, name: 'Year 9 English' }]);
    expect(data.json('assignments.json')).toMatchObject([{ id: assignment.id }]);
    expect(data.json('rosters.json')).toMatchObject([{ name: 'Ngozi Adebayo', classId: oneClass.id }]);
    expect(data.json('activity.json').map(({ action }: { action: string }) => action)).toContain(
      'grading_started',
    );
    const everything = data.names.map((name) => data.text(name)).join('');
    expect(everything).not.toContain('argon2');
    expect(everything).not.toContain(other.email);
  });

  it('cannot be led out of its folder by a file name', async () => {
    const assignment = await anAssignment(teacher);
    const id = await aFiledEssay(app, teacher, assignment.id);
    await app.database.query('update essays set filename = $2 where id = $1', [id, '../../../etc/cron.d/x']);
    expect((await download(teacher)).names.filter((name) => name.startsWith('essays/'))).toEqual([
      'essays/0001 _.._.._etc_cron.d_x.txt',
    ]);
  });

  it('holds a class set of 5,000 essays, each once', async () => {
    await app.database.query(
      `insert into essays (filename, content, word_count, page_count, user_id)
       select 'essay.pdf', 'Essay number ' || n, 3, 1, $1 from generate_series(1, 5000) n`,
      [teacher.id],
    );
    await app.database.query(
      `insert into user_activity_log (user_id, action) select $1, 'logged_in' from generate_series(1, 1200)`,
      [teacher.id],
    );
    const data = await download(teacher);
    const texts = data.names.filter((name) => name.startsWith('essays/')).map(data.text);
    expect(new Set(texts).size).toBe(5000);
    expect(data.json('essays.json')).toHaveLength(5000);
    expect(data.json('activity.json')).toHaveLength(1201);
  });
});

import type { Assignment } from '@marklight/contracts/classes';
import type { Similarity } from '@marklight/contracts/similarity';
import { aClass, anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay, type GradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let assignment: Assignment;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  assignment = await anAssignment(teacher);
});

/** Words that no other name gives. */
const words = (name: string, count = 40): string =>
  Array.from({ length: count }, (_, n) => `${name}${n}word`).join(' ');

const filed = (content: string, given: Partial<GradedEssay> = {}, by = teacher): Promise<string> =>
  aGradedEssay(app, by, { assignmentId: assignment.id, levels: null, content, ...given });
const similarity = async (query = ''): Promise<Similarity> =>
  (await teacher.agent.get(`/api/assignments/${assignment.id}/similarity${query}`).expect(200))
    .body as Similarity;
const pairsOf = ({ pairs }: Similarity) => pairs.map(({ first, second }) => [first.essayId, second.essayId]);
const put = (given: object) =>
  teacher.agent
    .put(`/api/assignments/${assignment.id}`)
    .send({ title: 'Letter', classId: assignment.classId, version: assignment.version, ...given })
    .expect(200);

describe('essays of an assignment that share passages', () => {
  it('are named in pairs, with their shares and the places of the passages', async () => {
    const shared = words('shared');
    const first = await filed(`${words('a', 60)} ${shared}`, { filename: 'a.pdf', studentName: 'Mia Chen' });
    await filed(words('b'));
    const second = await filed(`${shared} ${words('c')}`, { filename: 'c.pdf' });
    expect(await similarity()).toEqual({
      ...{ essays: 3, others: 0, othersLeftOut: 0, fewMayShare: 5, total: 1, notListed: 0 },
      pairs: [
        {
          first: {
            ...{ essayId: first, filename: 'a.pdf', studentName: 'Mia Chen', studentMark: null },
            ...{ elsewhere: null, share: 0.4 },
          },
          second: {
            ...{ essayId: second, filename: 'c.pdf', studentName: null, studentMark: null },
            ...{ elsewhere: null, share: 0.5 },
          },
          words: 40,
          count: 1,
          passages: [
            {
              first: { start: words('a', 60).length + 1, end: words('a', 60).length + 1 + shared.length },
              second: { start: 0, end: shared.length },
            },
          ],
        },
      ],
    });
  });

  it('do not share the words of the task and the source', async () => {
    const [task, source] = [words('task'), words('source')];
    await filed(`${task} ${words('a')} ${source}`);
    await filed(`${source} ${words('b')} ${task}`);
    expect((await similarity()).total).toBe(1);
    await put({ instructions: task, sourceText: source });
    expect(await similarity()).toMatchObject({ essays: 2, total: 0, pairs: [] });
  });

  it('do not include what is under Recently deleted, also if it was compared before', async () => {
    const [one, two] = [await filed(words('x')), await filed(words('x'))];
    await filed(words('x'), { deleted: true });
    expect(pairsOf(await similarity())).toEqual([[one, two]]);
    await teacher.agent
      .post('/api/essays/delete')
      .send({ ids: [two] })
      .expect(200);
    expect(await similarity()).toMatchObject({ essays: 1, total: 0, pairs: [] });
  });

  it('are not two by one student on the class list', async () => {
    await teacher.agent
      .put(`/api/classes/${assignment.classId}/students`)
      .send({ text: 'Mia Chen' })
      .expect(200);
    const essays = [await filed(words('x')), await filed(words('x')), await filed(words('x'))];
    await app.database.query(
      'update essays set student_id = (select id from class_students where class_id = $1) where id = any($2)',
      [assignment.classId, essays.slice(0, 2)],
    );
    expect((await similarity()).total).toBe(2);
  });

  it('are paged, the greatest share first', async () => {
    const half = words('half');
    await filed(`${half} ${words('a')}`);
    await filed(`${half} ${words('b')}`);
    const whole = [await filed(words('whole')), await filed(words('whole'))];
    expect(await similarity('?page=1&pageSize=1')).toMatchObject({ total: 2, pairs: [{ words: 40 }] });
    expect(new Set(pairsOf(await similarity('?page=1&pageSize=1'))[0])).toEqual(new Set(whole));
    expect((await similarity('?page=2&pageSize=1')).pairs).toMatchObject([{ first: { share: 0.5 } }]);
    expect(await similarity('?page=3&pageSize=1')).toMatchObject({ total: 2, pairs: [] });
  });

  it('may be none', async () => {
    expect(await similarity()).toMatchObject({ essays: 0, total: 0, pairs: [] });
    await filed('');
    await filed('A short essay.');
    expect(await similarity()).toMatchObject({ essays: 2, total: 0, pairs: [] });
  });
});

describe('essays of other assignments', () => {
  it('are compared on request, and named with where they are filed', async () => {
    const earlier = await anAssignment(teacher, {
      classId: (await aClass(teacher, { name: 'Year 8' })).id,
      title: 'Speech',
    });
    const [own, other] = [
      await filed(words('x')),
      await filed(words('x'), { assignmentId: earlier.id, studentName: 'Li Wei' }),
    ];
    // Not with each other, and not what is filed under nothing.
    await filed(words('x'), { assignmentId: earlier.id, deleted: true });
    await filed(words('x'), { assignmentId: null });
    expect(await similarity()).toMatchObject({ essays: 1, others: 0, total: 0 });
    const found = await similarity('?others=include');
    expect(found).toMatchObject({ essays: 1, others: 1, othersLeftOut: 0, total: 1 });
    expect(pairsOf(found)).toEqual([[own, other]]);
    expect(found.pairs[0]?.second).toMatchObject({
      studentName: 'Li Wei',
      elsewhere: { title: 'Speech', className: 'Year 8' },
    });
  });

  it('are never another teacher’s', async () => {
    const stranger = await aTeacher(app);
    const theirs = await anAssignment(stranger);
    await filed(words('x'));
    await filed(words('x'), { assignmentId: theirs.id }, stranger);
    expect(await similarity('?others=include')).toMatchObject({ others: 0, total: 0 });
    await stranger.agent.get(`/api/assignments/${assignment.id}/similarity`).expect(404);
  });

  it('are included only by the word for it', async () => {
    const { body } = await teacher.agent
      .get(`/api/assignments/${assignment.id}/similarity?others=yes`)
      .expect(400);
    expect(body).toMatchObject({ fields: { others: 'Set "others" to "include", or leave it out.' } });
  });
});

describe('what is too much to compare', () => {
  const many = (count: number, content: string, assignmentId = assignment.id) =>
    app.database.query(
      `insert into essays (filename, content, word_count, page_count, user_id, assignment_id)
       select 'essay.pdf', $1 || n, 3, 1, $2, $3 from generate_series(1, $4::int) n`,
      [content, teacher.id, assignmentId, count],
    );

  it('is refused before it is read, with what to do', async () => {
    await many(1_001, 'Essay ');
    const { body } = await teacher.agent.get(`/api/assignments/${assignment.id}/similarity`).expect(413);
    expect(body).toMatchObject({
      message:
        'At most 1,000 essays can be compared with each other. File some of them under another assignment, then compare again.',
    });
  });

  it('counts the text too, and leaves out the oldest essays of other assignments', async () => {
    const earlier = await anAssignment(teacher);
    await many(15, 'again '.repeat(95_000), earlier.id);
    await filed(words('x'));
    expect(await similarity('?others=include')).toMatchObject({ essays: 1, others: 14, othersLeftOut: 1 });
    await many(15, 'again '.repeat(95_000));
    const { body } = await teacher.agent.get(`/api/assignments/${assignment.id}/similarity`).expect(413);
    expect((body as { message: string }).message).toMatch(/more text than can be compared: at most 8 MB/);
  });
});

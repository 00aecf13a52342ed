import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { ESSAY_SORTS, type Essay } from '@marklight/contracts/essays';
import { aTeacher, type Person } from './factories/people';
import { rowsRead, settle, statementsOf, type RowsRead } from './setup/statements';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

interface List {
  essays: Essay[];
  total: number;
  bytes: number;
}

async function listOf(teacher: Person, query: string): Promise<List> {
  const reply = await teacher.agent.get(`/api/essays?${query}`).expect(200);
  return {
    essays: reply.body as Essay[],
    total: Number(reply.headers[TOTAL_COUNT_HEADER.toLowerCase()]),
    bytes: Buffer.byteLength(reply.text),
  };
}

/** As many essays as asked for, in several states, uploaded in batches of three; their texts fill a quarter of a page. */
async function withEssays(teacher: Person, count: number): Promise<void> {
  await app.database.query(
    `insert into essays (user_id, filename, content, student_name, status, grade, word_count, page_count, uploaded_at)
     select $1, 'Essay-' || n % 7 || '.pdf', (select string_agg(md5(n || ' ' || part), ' ') from generate_series(1, 55) part),
       case when n % 5 > 0 then 'Student ' || n end, (array['draft', 'ready_for_review', 'reviewed'])[1 + n % 3],
       (array['A', 'B', 'C', null])[1 + n % 4], 300, 2, now() - make_interval(secs => n / 3)
     from generate_series(1, $2::int) n`,
    [teacher.id, count],
  );
}

describe('pages of essays', () => {
  let teacher: Person;
  beforeAll(async () => {
    teacher = await aTeacher(app);
    await withEssays(teacher, 22);
  });

  it.each(ESSAY_SORTS.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`]))(
    'hold every essay once, in one order: %s',
    async (by) => {
      const whole = await listOf(teacher, `page=1&pageSize=200&${by}`);
      expect(whole.essays).toHaveLength(22);
      const pages: Essay[] = [];
      for (let page = 1; page <= 5; page++)
        pages.push(...(await listOf(teacher, `page=${page}&pageSize=5&${by}`)).essays);
      expect(pages).toEqual(whole.essays);
      expect((await listOf(teacher, `page=6&pageSize=5&${by}`)).essays).toEqual([]);
    },
  );

  it('end in the middle of a filter too', async () => {
    const drafts = await listOf(teacher, 'page=1&pageSize=200&status=draft&sort=filename&order=asc');
    const last = await listOf(teacher, 'page=3&pageSize=3&status=draft&sort=filename&order=asc');
    expect(last).toMatchObject({ total: 7, essays: drafts.essays.slice(6) });
  });
});

describe('a search', () => {
  const found = async (teacher: Person, words: string, more = '') =>
    (await listOf(teacher, `page=1&search=${encodeURIComponent(words)}${more}`)).essays.map(
      ({ studentName, filename }) => studentName ?? filename,
    );

  it('takes names in any case and characters as they are, in file names and students’ names', async () => {
    const teacher = await aTeacher(app);
    await app.database.query(
      `insert into essays (user_id, filename, content, student_name, word_count, page_count)
       select $1, filename, 'Text.', student, 1, 1 from unnest($2::text[], $3::text[]) as given (filename, student)`,
      [
        teacher.id,
        ['100%_done.PDF', 'ÉTUDE.pdf', 'back\\slash.pdf', 'plain.pdf'],
        [null, 'Zoë Ångström', null, 'Mia'],
      ],
    );
    expect(await found(teacher, '100%')).toEqual(['100%_done.PDF']);
    expect(await found(teacher, '%_D')).toEqual(['100%_done.PDF']);
    expect(await found(teacher, 'étude')).toEqual(['Zoë Ångström']);
    expect(await found(teacher, 'ZOË ÅNG')).toEqual(['Zoë Ångström']);
    expect(await found(teacher, 'k\\S')).toEqual(['back\\slash.pdf']);
    expect(await found(teacher, 'miaplain')).toEqual([]);
    expect(await found(teacher, 'p_ain')).toEqual([]);
  });

  it('finds an essay by the name it has now', async () => {
    const teacher = await aTeacher(app);
    await withEssays(teacher, 3);
    const [essay] = (await listOf(teacher, 'page=1&search=student%203')).essays;
    await teacher.agent.put(`/api/essays/${essay?.id}`).send({ studentName: 'Ngaio Marsh' }).expect(200);
    expect(await found(teacher, 'ngaio')).toEqual(['Ngaio Marsh']);
    expect(await found(teacher, 'student 3')).toEqual([]);
  });

  it('pages through as many as it finds', async () => {
    const teacher = await aTeacher(app);
    await withEssays(teacher, 1_300);
    const all = await listOf(teacher, 'page=1&pageSize=200&search=Student&sort=filename&order=asc');
    expect(all.total).toBe(1_040);
    const last = await listOf(teacher, 'page=6&pageSize=200&search=Student&sort=filename&order=asc');
    expect(last.essays).toHaveLength(40);
    const backwards = await listOf(teacher, 'page=1&pageSize=40&search=Student&sort=filename&order=desc');
    expect(last.essays).toEqual(backwards.essays.reverse());
  });
});

describe('with thousands of essays', () => {
  const ESSAYS = 4_000;
  const PAGE = 25;
  let teacher: Person;
  beforeAll(async () => {
    teacher = await aTeacher(app);
    await withEssays(teacher, ESSAYS);
    await withEssays(await aTeacher(app), ESSAYS);
    await settle(app, 'essays');
  });

  async function costOf(query: string): Promise<List & RowsRead & { statements: number }> {
    let list: List | undefined;
    const sent = await statementsOf(app, async () => (list = await listOf(teacher, query)));
    // Others find out whose request it is.
    const statements = sent.filter(({ sql }) => /\bessay/.test(sql));
    const read = await rowsRead(app, statements, 'essays');
    if (!list) throw new Error('There was no answer.');
    return { ...list, ...read, statements: statements.length };
  }

  it('any page costs what the first costs', async () => {
    const first = await costOf('page=1');
    expect(first.essays).toHaveLength(PAGE);
    // Its rows, what stands beside them, and a few more where several have the same time.
    expect(first.fetched).toBeLessThan(4 * PAGE);
    const last = await costOf(`page=${ESSAYS / PAGE}`);
    const middle = await costOf(`page=${ESSAYS / PAGE / 2}`);
    for (const page of [last, middle]) {
      expect(page.essays).toHaveLength(PAGE);
      // Only the first is known to begin at the beginning; of another, the nearer end has to be found.
      expect([first.statements, page.statements]).toEqual([1, 2]);
      expect(page.fetched).toBeLessThanOrEqual(first.fetched + PAGE);
      expect(page.bytes).toBeLessThan(1.2 * first.bytes);
    }
    expect(last.entries).toBeLessThan(4 * PAGE);
  });

  it.each(['filename', 'studentName', 'status', 'grade'])('so does the last by %s', async (sort) => {
    for (const order of ['asc', 'desc']) {
      const last = await costOf(`page=${ESSAYS / PAGE}&sort=${sort}&order=${order}`);
      expect(last.essays).toHaveLength(PAGE);
      expect(last.fetched).toBeLessThan(4 * PAGE);
    }
  });

  it('a search reads names in an index, once, and only the essays that it shows', async () => {
    const one = await costOf('page=1&search=student%203333');
    expect(one.essays).toHaveLength(1);
    expect(one.fetched).toBeLessThan(10);
    expect(one.entries).toBeLessThan(ESSAYS + 10);
    expect(one.statements).toBe(2);
    expect(await costOf('page=1&search=zebra')).toMatchObject({ total: 0, fetched: 0, statements: 1 });
    const most = await costOf('page=1&search=student');
    expect(most.total).toBe((ESSAYS * 4) / 5);
    expect(most.fetched).toBeLessThan(4 * PAGE);
    // What there is at most, how many there are, which are on the page, and their rows.
    expect(most.statements).toBe(4);
  });
});

import { plainLine } from '@marklight/contracts/text';
import { UNSEEN_CHARACTER } from '@marklight/text/unseen-characters';
import request from 'supertest';
import { anEssayPdf } from '../factories/pdf';
import { PASSWORD } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

/** Zero-width, direction, tag and variation characters and fillers. A control character would become a blank. */
const UNSEEN = '\u200b\u2060\u202e\u2066\u{e0041}\ufe01\u{e0101}\u3164\u00ad\u034f';
const laced = (text: string): string => [...text].join(UNSEEN);
const LEVELS = ['none', 'some', 'half', 'most', 'all'].map(laced);

async function columnsWithUnseen(): Promise<string[]> {
  const columns = (await app.database.query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'citext', 'ARRAY', 'jsonb')`,
  )) as { table: string; column: string }[];
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = (await app.database.query(
      `select "${column}"::text as value from "${table}" where "${column}" is not null`,
    )) as { value: string }[];
    if (rows.some(({ value }) => UNSEEN_CHARACTER.test(value.replace(/[\n\t]/g, ' '))))
      found.push(`${table}.${column}`);
  }
  return found;
}

it('no name, address, title, description, file name, essay or criterion is stored with invisible characters', async () => {
  const agent = request.agent(app.address);
  const person = { firstName: laced('Tess'), lastName: laced('Teacher') };
  const signup = await agent
    .post('/api/email-signup')
    .send({ email: laced('tess@school.example'), ...person, password: PASSWORD, confirmPassword: PASSWORD })
    .expect(201);
  expect(signup.body.user).toMatchObject({ email: 'tess@school.example' });
  await agent
    .post('/api/auth/login')
    .send({ email: laced('tess@school.example'), password: PASSWORD })
    .expect(200);

  const { body: group } = await agent
    .post('/api/classes')
    .send({ name: laced('Year 9'), description: laced('Mornings\nonly') })
    .expect(201);
  const roster = `Name,Email,Student number\n${laced('Mia Tran')},${laced('mia@school.example')},${laced('S123')}`;
  await agent.put(`/api/classes/${group.id}/students`).send({ text: roster }).expect(200);
  await agent
    .post('/api/assignments')
    .send({
      ...{ title: laced('Cooking'), classId: group.id },
      ...{ description: laced('Due soon'), instructions: laced('Argue.') },
    })
    .expect(201);
  await agent
    .post('/api/rubrics')
    .send({
      ...{ name: laced('Argument'), description: laced('Ours') },
      criteria: [{ name: laced('Thesis'), description: laced('Clear'), levels: LEVELS }],
    })
    .expect(201);
  await agent
    .post('/api/criteria/text')
    .send({ text: `${laced('A clear thesis')}\n${laced('Evidence')}` })
    .expect(201);

  const { body } = await agent
    .post('/api/essays')
    .attach('essays', await anEssayPdf({ title: 'On Cooking' }), { filename: `${laced('mia')}.pdf` })
    .expect(201);
  const [stored] = body.essays as { id: string; filename: string }[];
  expect(stored?.filename).toBe('mia.pdf');
  await agent
    .put(`/api/essays/${stored?.id}`)
    .send({ studentName: laced('Mia Tran') })
    .expect(200);

  expect(await columnsWithUnseen()).toEqual([]);
  // The search for them finds what is there.
  await app.database.query(`update classes set name = $1`, [`9\u200bB`]);
  expect(await columnsWithUnseen()).toEqual(['classes.name']);
  expect(plainLine('9\u200bB')).toBe('9B');
});

import type { GradingResult } from '@marklight/contracts/grading';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { startAppWithAiService } from './setup/ai-service-app';
import type { TestApp } from './setup/test-app';
import type { OpenAiStandIn } from './stand-ins/openai/server';

let app: TestApp;
let service: OpenAiStandIn;
let close: () => Promise<void>;
let teacher: Person;
beforeAll(async () => {
  ({ app, service, close } = await startAppWithAiService({ env: {} }));
});
afterAll(() => close());
beforeEach(async () => {
  service.reset();
  teacher = await aTeacher(app);
  await app.database.query(
    `update users set first_name = 'Helena', last_name = 'Quillfeather' where id = $1`,
    [teacher.id],
  );
});

const NAMES =
  /Quillfeather|Zephyrine|Oakenfold|Tarquin|Bellweather|Ignatia|0491 570 156|example\.com|\u200b|\u{e0041}/iu;
const LETTER = [
  'Dear Ms Quillfeather,',
  'My name is Zephyrine Oakenfold. On the camp Tarquin and I cooked for everybody, because a school should teach it.',
  'My sister Ignatia says that cooking is a skill for life. Ring me on 0491 570 156 or write to zeph@example.com.',
  'Co\u200boking ma\u{e0041}kes people generous, and generous people make a good school.',
  'Yours sincerely,\nZephyrine',
].join('\n\n');

async function aClassWithRoster(essayId: string | undefined): Promise<void> {
  const [row] = await app.database.query(
    `insert into classes (user_id, name, student_count) values ($1, '9B', 2) returning id`,
    [teacher.id],
  );
  await app.database.query(
    `insert into class_students (class_id, name, student_number, position)
     values ($1, 'Tarquin Bellweather', 'ZX998877', 0), ($1, 'Zephyrine Oakenfold', null, 1)`,
    [row.id],
  );
  const [assignment] = await app.database.query(
    `insert into assignments (user_id, class_id, title, instructions)
     values ($1, $2, 'Cooking', 'Hand it in to Ms Quillfeather. Should every school teach cooking?') returning id`,
    [teacher.id, row.id],
  );
  await app.database.query('update essays set assignment_id = $1 where id = $2', [assignment.id, essayId]);
}

const sent = () => JSON.stringify(service.requests.map(({ body }) => body));

it('nothing personal is in a grading request, and the quotes are the essay’s own words', async () => {
  const set = await aClassSet(teacher, {
    criteria: ['A clear claim', 'Evidence, as Ms Quillfeather taught it'],
  });
  await aClassWithRoster(set.essayIds[0]);
  await app.database.query('update essays set content = $2 where id = $1', [
    set.essayIds[0],
    `${LETTER}\n\nZX998877`,
  ]);
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  expect(await untilGraded(teacher)).toMatchObject([{ status: 'complete' }]);
  expect(sent()).toContain('generous people make a good school');
  expect(sent()).not.toMatch(NAMES);
  expect(sent()).not.toContain('ZX998877');
  const [result] = (await teacher.agent.get('/api/results?texts=included').expect(200))
    .body as GradingResult[];
  const evidence = result?.feedback.flatMap((item) => item.evidence) ?? [];
  expect(evidence.length).toBeGreaterThan(0);
  for (const { quote, start, end } of evidence) expect(result?.essay.content.slice(start, end)).toBe(quote);
  expect(app.log.join('\n')).not.toMatch(NAMES);
});

it.each(['detector', 'summarizer'])('nothing personal is in what the %s is asked', async (tool) => {
  await aClassWithRoster(undefined);
  const text = `${LETTER}\n\n${'I helped Tarquin Bellweather to bake bread for the whole of our year. '.repeat(12)}`;
  await teacher.agent.post(`/api/ai/${tool}`).send({ text }).expect(200);
  await teacher.agent
    .post(`/api/ai/${tool}-file`)
    .attach('file', Buffer.from(text), 'letter.txt')
    .expect(200);
  expect(service.requests).toHaveLength(2);
  expect(sent()).toContain('to bake bread');
  expect(sent()).not.toMatch(NAMES);
  expect(app.log.join('\n')).not.toMatch(NAMES);
});

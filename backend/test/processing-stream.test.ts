import http from 'node:http';
import type { GradingResult, ProcessingEvent } from '@marklight/contracts/grading';
import { processingEventSchema } from '@marklight/contracts/grading.schema';
import { aClassSet, untilGraded } from './factories/class-set';
import { aTeacher, PASSWORD, type Person } from './factories/people';
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

interface Stream {
  events: ProcessingEvent[];
  contentType: string | undefined;
  until(found: (events: ProcessingEvent[]) => boolean): Promise<void>;
  close(): void;
}

async function listen(person: Person): Promise<Stream> {
  const login = await person.agent.post('/api/auth/login').send({ email: person.email, password: PASSWORD });
  const cookie = (login.headers['set-cookie'] as unknown as string[])
    .map((line) => line.split(';')[0])
    .join('; ');
  const events: ProcessingEvent[] = [];
  let wake = () => {};
  const { response, call } = await new Promise<{ response: http.IncomingMessage; call: http.ClientRequest }>(
    (resolve, reject) => {
      const call = http.get(
        `${app.address}/api/processing-status/stream`,
        { headers: { cookie } },
        (response) => resolve({ response, call }),
      );
      call.on('error', reject);
    },
  );
  let text = '';
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data && !block.includes('keep-alive')) events.push(processingEventSchema.parse(JSON.parse(data)));
    }
    wake();
  });
  return {
    events,
    contentType: response.headers['content-type'],
    until: async (found) => {
      while (!found(events)) await new Promise<void>((resolve) => (wake = resolve));
    },
    close: () => call.destroy(),
  };
}

const isComplete = (essayId: string) => (events: ProcessingEvent[]) =>
  events.some(
    (event) =>
      event.type === 'change' && event.status.essayId === essayId && event.status.status === 'complete',
  );

describe('the stream of processing statuses', () => {
  it('begins with a snapshot and then sends every change to the end', async () => {
    const stream = await listen(teacher);
    expect(stream.contentType).toMatch(/^text\/event-stream/);
    await stream.until((events) => events.length > 0);
    expect(stream.events[0]).toEqual({ type: 'snapshot', statuses: [] });
    const set = await aClassSet(teacher);
    const essayId = set.essayIds[0] as string;
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    await stream.until(isComplete(essayId));
    const states = stream.events.flatMap((event) => (event.type === 'change' ? [event.status.status] : []));
    expect(states).toContain('processing');
    stream.close();
  });

  it('sends the present state to a page that connects late, or again', async () => {
    const set = await aClassSet(teacher);
    await teacher.agent.post('/api/grade-enhanced').send(set);
    await untilGraded(teacher);
    const stream = await listen(teacher);
    await stream.until((events) => events.length > 0);
    expect(stream.events[0]).toMatchObject({
      type: 'snapshot',
      statuses: [{ essayId: set.essayIds[0], status: 'complete', progress: 100 }],
    });
    stream.close();
  });

  it('reports that an entry was dismissed', async () => {
    const set = await aClassSet(teacher);
    await teacher.agent.post('/api/grade-enhanced').send(set);
    await untilGraded(teacher);
    const stream = await listen(teacher);
    await stream.until((events) => events.length > 0);
    await teacher.agent.delete(`/api/processing-status/${set.essayIds[0]}`).expect(204);
    await stream.until((events) =>
      events.some((event) => event.type === 'removed' && event.essayId === set.essayIds[0]),
    );
    stream.close();
  });

  it('never tells one teacher about another', async () => {
    const other = await aTeacher(app);
    const stream = await listen(other);
    await stream.until((events) => events.length > 0);
    const [theirs, own] = [await aClassSet(teacher), await aClassSet(other)];
    await teacher.agent.post('/api/grade-enhanced').send(theirs);
    await untilGraded(teacher);
    await other.agent.post('/api/grade-enhanced').send(own);
    await stream.until(isComplete(own.essayIds[0] as string));
    expect(JSON.stringify(stream.events)).not.toContain(theirs.essayIds[0]);
    stream.close();
  });

  it('says what the teacher decided, in whichever window', async () => {
    const set = await aClassSet(teacher);
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    await untilGraded(teacher);
    const essayId = set.essayIds[0] as string;
    const [{ body: results }, other] = [
      await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200),
      await aTeacher(app),
    ];
    const [result] = results as [GradingResult];
    const [stream, theirs] = [await listen(teacher), await listen(other)];
    for (const one of [stream, theirs]) await one.until((events) => events.length > 0);
    const feedback = result.feedback.map(({ level, feedback }) => ({ level, feedback }));
    const { id, version } = result;
    await teacher.agent.put(`/api/results/${id}`).send({ version, feedback }).expect(200);
    const mark = { reviewed: true, leaveOutUnmarked: true };
    await teacher.agent.put(`/api/essays/${essayId}/reviewed`).send(mark).expect(204);
    const approved = [{ essayId, id, version: version + 1 }];
    await teacher.agent.post('/api/approvals/take-back').send({ essays: approved }).expect(200);
    const decided = (events: ProcessingEvent[]) => events.filter(({ type }) => type === 'decided');
    await stream.until((events) => decided(events).length === 3);
    expect(decided(stream.events)).toEqual([
      { type: 'decided', essayId, result: { id, version: version + 1 } },
      { type: 'decided', essayId, reviewed: true },
      { type: 'decided' },
    ]);
    expect(JSON.stringify(theirs.events)).not.toContain(essayId);
    for (const one of [stream, theirs]) one.close();
  });

  it('survives a lost database connection and then sends what was missed', async () => {
    const stream = await listen(teacher);
    await stream.until((events) => events.length > 0);
    await app.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marklight-listen' and datname = current_database()`,
    );
    await stream.until((events) => events.filter(({ type }) => type === 'snapshot').length > 1);
    stream.close();
  });
});

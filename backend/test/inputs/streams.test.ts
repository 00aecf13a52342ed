import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { STREAMS_PER_ACCOUNT } from '@marklight/contracts/business';
import { AppLog } from '../../src/common/app-log';
import { TeacherChannel } from '../../src/database/teacher-channel';
import { OpenStreams } from '../../src/grading/open-streams';
import { OpenStreamsRepository } from '../../src/grading/open-streams.repository';
import { ProcessingStatusService } from '../../src/grading/processing-status.service';
import { aTeacher, PASSWORD, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';
import { until } from '../setup/until';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

interface Opened {
  status: number;
  retryAfter: string | undefined;
  text(): string;
  close(): void;
}

async function cookieOf({ agent, email }: Person): Promise<string> {
  const login = await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  return (login.headers['set-cookie'] as unknown as string[]).map((line) => line.split(';')[0]).join('; ');
}

function open(cookie: string): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const call = http.get(
      `${app.address}/api/processing-status/stream`,
      { headers: { cookie } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('error', () => undefined);
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          text: () => text,
          close: () => call.destroy(),
        });
      },
    );
    call.on('error', reject);
  });
}

it('allows an account a number of streams, refuses more with a message, and accepts the next when one closes', async () => {
  const cookie = await cookieOf(teacher);
  const streams = await Promise.all(Array.from({ length: STREAMS_PER_ACCOUNT }, () => open(cookie)));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const refused = await open(cookie);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBe('30');
  await until(() => refused.text().endsWith('}'));
  expect(JSON.parse(refused.text())).toMatchObject({ statusCode: 429, code: 'too_many_streams' });

  const other = await open(await cookieOf(await aTeacher(app)));
  expect(other.status).toBe(200);
  other.close();

  streams[0]?.close();
  await until(async () => {
    const again = await open(cookie);
    if (again.status === 200) streams.push(again);
    return again.status === 200;
  });
  for (const stream of streams) stream.close();
});

it('reads a change once for all streams of an account, and nothing for other accounts', async () => {
  const cookie = await cookieOf(teacher);
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(cookie)));
  await until(() => streams.every((stream) => stream.text().includes('"snapshot"')));
  const changesOf = jest.spyOn(app.nest.get(ProcessingStatusService), 'changesOf');
  const channel = app.nest.get(TeacherChannel);
  const jobIds = Array.from({ length: 30 }, () => randomUUID());
  const stranger = await aTeacher(app);
  // Of one transaction, so that the news arrives together however busy the machine is.
  await app.database.transaction(async (manager) => {
    for (const jobId of jobIds) {
      await channel.publish({ userId: stranger.id, jobId: randomUUID() }, manager);
      await channel.publish({ userId: teacher.id, jobId }, manager);
    }
  });
  const read = () => changesOf.mock.calls.flatMap(([ids]) => ids);
  await until(() => read().length >= jobIds.length);
  expect(read().sort()).toEqual([...jobIds].sort());
  // The first may have been read alone, and the others while it was.
  expect(changesOf.mock.calls.length).toBeLessThanOrEqual(3);
  changesOf.mockRestore();
  for (const stream of streams) stream.close();
});

describe('of several servers', () => {
  const never = () => new AbortController().signal;
  const anotherServer = () => new OpenStreams(app.nest.get(OpenStreamsRepository), app.nest.get(AppLog));

  it('an account’s streams count across all of them, even if they are opened at the same time', async () => {
    const servers = [anotherServer(), anotherServer()];
    const opened = await Promise.allSettled(
      Array.from({ length: 2 * STREAMS_PER_ACCOUNT }, (_, index) =>
        servers[index % 2]?.take(teacher.id, never()),
      ),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(STREAMS_PER_ACCOUNT);
    expect((await open(await cookieOf(teacher))).status).toBe(429);
    // A server that stops in order ends its streams.
    await servers[0]?.onModuleDestroy();
    const again = await open(await cookieOf(teacher));
    expect(again.status).toBe(200);
    again.close();
  });

  it('one that died holds no place for longer than a minute', async () => {
    const dead = anotherServer();
    for (let taken = 0; taken < STREAMS_PER_ACCOUNT; taken += 1) await dead.take(teacher.id, never());
    const cookie = await cookieOf(teacher);
    expect((await open(cookie)).status).toBe(429);
    await app.database.query(
      `update event_streams set seen_at = now() - interval '61 seconds' where user_id = $1`,
      [teacher.id],
    );
    const later = await open(cookie);
    expect(later.status).toBe(200);
    later.close();
  });

  it('a wrong count corrects itself with the next report', async () => {
    const server = anotherServer();
    await server.take(teacher.id, never());
    const [row] = (await app.database.query(
      'update event_streams set open = 7 where user_id = $1 returning server',
      [teacher.id],
    )) as [{ server: string }[], number];
    const repository = app.nest.get(OpenStreamsRepository);
    await repository.report(row[0]?.server ?? '', new Map([[teacher.id, 1]]));
    const counted = await app.database.query('select open from event_streams where user_id = $1', [
      teacher.id,
    ]);
    expect(counted).toEqual([{ open: 1 }]);
  });
});

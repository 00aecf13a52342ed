import http from 'node:http';
import type { GradingRequest } from '@marklight/ai/provider';
import { ESSAYS_FIELD } from '@marklight/contracts/essays';
import { AnalysisPool } from '../src/ai/analysis-pool';
import { THE_SERVER } from '../src/common/work/asker';
import { Workers } from '../src/common/work/workers';
import { DocumentsService } from '../src/documents/documents.service';
import { ReadyForEssays } from '../src/grading/ready-for-essays';
import { REHEARSED } from '../src/grading/rehearsed-essays';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

let app: TestApp;
let teacher: Person;
let pool: AnalysisPool;
beforeEach(async () => {
  app = await startTestApp({ warmsUp: true });
  teacher = await aTeacher(app);
  pool = app.nest.get(AnalysisPool);
});
afterEach(() => app.close());

async function cookieOf({ agent, email }: Person): Promise<string> {
  const login = await agent.post('/api/auth/login').send({ email, password: PASSWORD });
  return (login.headers['set-cookie'] as unknown as string[]).map((line) => line.split(';')[0]).join('; ');
}

const upload = (name: string, text: string) =>
  teacher.agent.post('/api/essays').attach(ESSAYS_FIELD, Buffer.from(text), name);

describe('the grammar checker', () => {
  it('is left alone by somebody who signs in and only looks at lists', async () => {
    await teacher.agent.get('/api/essays').expect(200);
    expect(pool.isWarm).toBe(false);
  });

  it('is loaded when the page opens on which essays are graded', async () => {
    const cookie = await cookieOf(teacher);
    const stream = await new Promise<http.IncomingMessage>((resolve, reject) =>
      http
        .get(`${app.address}/api/processing-status/stream`, { headers: { cookie } }, resolve)
        .on('error', reject),
    );
    stream.on('error', () => undefined);
    expect(pool.isWarm).toBe(true);
    stream.destroy();
  });

  it('comes with a process that has read a PDF', async () => {
    const read = jest.spyOn(app.nest.get(DocumentsService), 'readEssay');
    app.nest.get(ReadyForEssays).enter();
    await until(() => read.mock.results.length > 0);
    await expect(read.mock.results[0]?.value).resolves.toMatchObject({ type: 'pdf', pageCount: 2 });
    expect(app.nest.get(Workers).isReady).toBe(true);
  });

  it('comes with a process that has graded essays, the shortest first', async () => {
    const run = jest.spyOn(pool, 'run');
    app.nest.get(ReadyForEssays).enter();
    const done = (name: string) => run.mock.calls.flatMap((call, at) => (call[0] === name ? [at] : []));
    await until(() => done('check').length === REHEARSED.length);
    await Promise.all(run.mock.results.map(({ value }) => value as Promise<unknown>));
    const lengths = done('grade').map((at) => (run.mock.calls[at]?.[1] as GradingRequest).essayText.length);
    expect(lengths).toHaveLength(REHEARSED.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('rehearses nothing while there is work', async () => {
    jest.spyOn(app.nest.get(Workers), 'isIdle', 'get').mockReturnValue(false);
    const run = jest.spyOn(pool, 'run');
    await pool.rehearse(REHEARSED);
    expect(run).not.toHaveBeenCalled();
  });

  it('is loaded while essays are read', async () => {
    await upload('essay.txt', 'A short essay about the sea.').expect(201);
    expect(pool.isWarm).toBe(true);
  });

  it('may take longer to load than somebody would wait for a text', async () => {
    const run = jest.spyOn(pool, 'run');
    await pool.check();
    expect(run).toHaveBeenCalledWith('analyze', expect.anything(), THE_SERVER, 'background');
  });

  it('is not loaded twice', async () => {
    const check = jest.spyOn(pool, 'check');
    pool.warmUp();
    pool.warmUp();
    await upload('essay.txt', 'A short essay about the sea.').expect(201);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('says nothing to a person who uploads an essay while it cannot be loaded', async () => {
    jest.spyOn(pool, 'check').mockRejectedValue(new Error('it cannot be loaded'));
    await upload('essay.txt', 'A short essay about the sea.').expect(201);
    expect(pool.isWarm).toBe(false);
  });
});

import { SESSIONS_PER_ACCOUNT } from '@marklight/contracts/business';
import { BACKGROUND_HEADER } from '@marklight/contracts/common';
import type { OpenSession, OpenSessionsReply } from '@marklight/contracts/profile';
import { API, pathTo } from '@marklight/contracts/routes';
import { SessionsService } from '../src/auth/sessions.service';
import { logIn } from './factories/accounts';
import { anExpiredTeacher, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOURS_OF_A_WEEK = 7 * 24;

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

async function elsewhere(person: Person): Promise<Person> {
  const { agent, reply } = logIn(app, person.email, PASSWORD);
  await reply.set('user-agent', FIREFOX).expect(200);
  return { ...person, agent };
}
const sessionsOf = async (person: Person): Promise<OpenSession[]> =>
  ((await person.agent.get(API.ownSessions).expect(200)).body as OpenSessionsReply).sessions;
const whoAmI = (person: Person) => person.agent.get(API.currentUser);
const rowsOf = (person: Person) =>
  app.database.query(
    `select sid, last_used_at as "lastUsedAt" from sessions where sess -> 'passport' ->> 'user' = $1`,
    [person.id],
  ) as Promise<{ sid: string; lastUsedAt: Date }[]>;

describe('the list of one’s sessions', () => {
  it('names each device in words, this one marked, and gives no session id away', async () => {
    await elsewhere(teacher);
    const sessions = await sessionsOf(teacher);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ agent }) => agent)).toEqual(expect.arrayContaining([null, 'Firefox on Windows']));
    expect(sessions.filter(({ current }) => current)).toEqual([expect.objectContaining({ agent: null })]);
    for (const { sid } of await rowsOf(teacher)) expect(JSON.stringify(sessions)).not.toContain(sid);
  });

  it('is the person’s own, and does not list what has ended', async () => {
    await aTeacher(app);
    await elsewhere(teacher);
    await app.database.query(
      `update sessions set expire = now() - interval '1 second' where agent is not null`,
    );
    expect(await sessionsOf(teacher)).toHaveLength(1);
  });

  it('has a largest length: one more sign-in ends the session that has gone unused for longest', async () => {
    const oldest = await elsewhere(teacher);
    await app.database.query(
      `update sessions set last_used_at = now() - interval '1 hour' where agent is not null`,
    );
    await app.database.query(
      `insert into sessions (sid, sess, expire, agent)
       select 'one-of-many-' || n, json_build_object('passport', json_build_object('user', $1::text)), now() + interval '1 day', null
       from generate_series(1, $2::int) n`,
      [teacher.id, SESSIONS_PER_ACCOUNT],
    );
    const newest = await elsewhere(teacher);
    expect(await rowsOf(teacher)).toHaveLength(SESSIONS_PER_ACCOUNT);
    await whoAmI(oldest).expect(401);
    await whoAmI(newest).expect(200);
  });

  it('is there for an account whose access has ended', async () => {
    expect(await sessionsOf(await anExpiredTeacher(app))).toHaveLength(1);
  });
});

describe('signing out there', () => {
  const end = (by: Person, id: string) => by.agent.delete(pathTo(API.ownSession, { id }));

  it('ends that session and no other', async () => {
    const [there, third] = [await elsewhere(teacher), await elsewhere(teacher)];
    const ofThere = (await sessionsOf(there)).find(({ current }) => current) as OpenSession;
    await end(teacher, ofThere.id).expect(204);
    await whoAmI(there).expect(401);
    await whoAmI(third).expect(200);
    await whoAmI(teacher).expect(200);
  });

  it('does not reach another person’s session', async () => {
    const other = await aTeacher(app);
    const [theirs] = await sessionsOf(other);
    await end(teacher, theirs?.id as string).expect(404);
    await whoAmI(other).expect(200);
  });

  it.each(['x', '0'.repeat(64)])('answers in words for %s', async (id) => {
    const { status } = await end(teacher, id);
    expect([400, 404]).toContain(status);
  });

  it('everywhere else keeps this session', async () => {
    const [one, two] = [await elsewhere(teacher), await elsewhere(teacher)];
    const other = await aTeacher(app);
    await teacher.agent.delete(API.ownSessions).expect(204);
    await whoAmI(one).expect(401);
    await whoAmI(two).expect(401);
    await whoAmI(teacher).expect(200);
    await whoAmI(other).expect(200);
  });
});

describe('a session that is not used', () => {
  const idle = (person: Person, hours: number) =>
    app.database.query(
      `update sessions set last_used_at = now() - make_interval(secs => $2)
       where sess -> 'passport' ->> 'user' = $1`,
      [person.id, hours * 3_600],
    );
  const sidOf = async (person: Person) => (await rowsOf(person))[0]?.sid as string;

  it('ends after a week', async () => {
    await idle(teacher, HOURS_OF_A_WEEK - 0.1);
    await whoAmI(teacher).expect(200);
    await idle(teacher, HOURS_OF_A_WEEK + 0.1);
    await whoAmI(teacher).expect(401);
  });

  it('ends after twelve hours for administrators, including one promoted in the meantime', async () => {
    await idle(teacher, 12.1);
    await whoAmI(teacher).expect(200);
    await app.database.query('update users set is_admin = true where id = $1', [teacher.id]);
    await idle(teacher, 11.9);
    await whoAmI(teacher).expect(200);
    await idle(teacher, 12.1);
    await whoAmI(teacher).expect(401);
  });

  it('is no longer listed', async () => {
    await elsewhere(teacher);
    await app.database.query(
      `update sessions set last_used_at = now() - interval '8 days' where agent is not null`,
    );
    expect(await sessionsOf(teacher)).toHaveLength(1);
  });

  it('is prolonged by use, noted at most once an hour', async () => {
    const sessions = app.nest.get(SessionsService);
    const idleHours = async () =>
      Math.round((Date.now() - ((await rowsOf(teacher))[0]?.lastUsedAt.getTime() ?? 0)) / 3_600_000);
    await whoAmI(teacher).expect(200);
    await idle(teacher, 3);
    await whoAmI(teacher).expect(200);
    expect(await idleHours()).toBe(3);
    await sessions.noteUse(await sidOf(teacher), Date.now() + 3_600_000);
    expect(await idleHours()).toBe(0);
  });

  describe('is not prolonged by what a page does without its user', () => {
    const lastUse = async () => Math.max(...(await rowsOf(teacher)).map((row) => row.lastUsedAt.getTime()));
    /** Notes of use are an hour apart in each process, so each call here comes with a new session. */
    const unnoted = async () => {
      await idle(teacher, 3);
      return lastUse();
    };

    it.each([API.subscriptionStatus, API.essays, API.currentUser])('such as polling %s', async (route) => {
      const before = await unnoted();
      await teacher.agent.get(route).set(BACKGROUND_HEADER, '1').expect(200);
      expect(await lastUse()).toBe(before);
      await teacher.agent.get(route).expect(200);
      expect(await lastUse()).not.toBe(before);
    });

    it.each([API.processingStatus, API.config, '/', '/icon.svg'])(
      'nor by asking for %s, whoever asks',
      async (route) => {
        const before = await unnoted();
        await teacher.agent.get(route);
        expect(await lastUse()).toBe(before);
      },
    );

    it('nor by listening for progress', async () => {
      const { headers } = await logIn(app, teacher.email, PASSWORD).reply.expect(200);
      const cookie = (headers['set-cookie'] as unknown as string[])
        .map((line) => line.split(';')[0])
        .join('; ');
      const before = await unnoted();
      const stop = new AbortController();
      const stream = await fetch(`${app.address}${API.processingStatusStream}`, {
        headers: { cookie },
        signal: stop.signal,
      });
      expect(stream.status).toBe(200);
      expect(await lastUse()).toBe(before);
      stop.abort();
    });

    it('so it ends although the page keeps polling', async () => {
      await idle(teacher, HOURS_OF_A_WEEK - 0.1);
      await teacher.agent.get(API.essays).set(BACKGROUND_HEADER, '1').expect(200);
      await idle(teacher, HOURS_OF_A_WEEK + 0.1);
      await teacher.agent.get(API.essays).set(BACKGROUND_HEADER, '1').expect(401);
    });
  });

  it('ends thirty days after signing in, however much it is used', async () => {
    const [{ days }] = await app.database.query(
      `select extract(epoch from expire - opened_at) / 86400 as days from sessions where sid = $1`,
      [await sidOf(teacher)],
    );
    expect(Math.round(Number(days))).toBe(30);
  });

  it('is not revived by being used while it is ended', async () => {
    const sid = await sidOf(teacher);
    await app.database.query('delete from sessions where sid = $1', [sid]);
    await app.nest.get(SessionsService).noteUse(sid, Date.now() + 7_200_000);
    await whoAmI(teacher).expect(401);
    expect(await rowsOf(teacher)).toEqual([]);
  });
});

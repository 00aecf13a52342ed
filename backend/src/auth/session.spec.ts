import { createHmac } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { sessionOfReads } from './session';
import type { OpenedSession } from './sessions.repository';
import { User } from './user.entity';

const config = { secureCookies: false, sessionSecret: 'a secret' };
const account = Object.assign(new User(), { id: 'mia' });
const data = () => ({ passport: { user: 'mia' } }) as unknown as ReturnType<OpenedSession['data']>;

const signed = (id: string, secret = config.sessionSecret): string => {
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return `marklight_session=${encodeURIComponent(`s:${id}.${signature}`)}`;
};

interface Outcome {
  user: User | undefined;
  /** Sessions that were looked up. */
  asked: string[];
  /** Whether express-session and passport were needed. */
  isLeftToWhole: boolean;
  error: unknown;
}

async function outcomeOf(
  method: string,
  cookie: string | undefined,
  opened: OpenedSession | null | Error = { data, account },
): Promise<Outcome> {
  const outcome: Outcome = { user: undefined, asked: [], isLeftToWhole: false, error: undefined };
  const request = { method, headers: { cookie } } as unknown as Request;
  await new Promise<void>((resolve) => {
    const sessions = {
      opened: (id: string) => {
        outcome.asked.push(id);
        return opened instanceof Error ? Promise.reject(opened) : Promise.resolve(opened);
      },
    };
    const whole: RequestHandler = (_request, _response, next) => {
      outcome.isLeftToWhole = true;
      next();
    };
    void sessionOfReads(config, sessions, whole)(request, {} as Response, (error?: unknown) => {
      outcome.error = error;
      resolve();
    });
  });
  return { ...outcome, user: request.user };
}

describe('whose a request is that only reads', () => {
  it.each(['GET', 'HEAD'])('%s: of whoever the session belongs to, after one look', async (method) => {
    expect(await outcomeOf(method, `other=1; ${signed('abc')}`)).toEqual({
      user: account,
      asked: ['abc'],
      isLeftToWhole: false,
      error: undefined,
    });
  });

  it('nobody’s without the cookie, and nothing is looked up', async () => {
    expect(await outcomeOf('GET', 'other=1')).toMatchObject({
      user: undefined,
      asked: [],
      isLeftToWhole: false,
    });
    expect(await outcomeOf('GET', undefined)).toMatchObject({
      user: undefined,
      asked: [],
      isLeftToWhole: false,
    });
  });

  it('nobody’s where the session has ended', async () => {
    expect(await outcomeOf('GET', signed('abc'), null)).toMatchObject({
      user: undefined,
      isLeftToWhole: false,
    });
  });

  it.each([
    ['is signed with another secret', signed('abc', 'another')],
    ['has no signature', 'marklight_session=s%3Aabc'],
    ['has another form', 'marklight_session=s:abc.def'],
  ])('is not decided here where the cookie %s', async (_, cookie) => {
    expect(await outcomeOf('GET', cookie)).toMatchObject({ user: undefined, asked: [], isLeftToWhole: true });
  });

  it('is not decided here where the session went unused for too long', async () => {
    const idle = await outcomeOf('GET', signed('abc'), { data, account: null });
    expect(idle).toMatchObject({ user: undefined, isLeftToWhole: true });
  });

  it('is not known while the database is away', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const { user, error } = await outcomeOf('GET', signed('abc'), away);
    expect(user).toBeUndefined();
    expect(error).toMatchObject({ code: 'database_unavailable' });
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'leaves %s, which may change a session, to the whole',
  async (method) => {
    expect(await outcomeOf(method, signed('abc'))).toMatchObject({ asked: [], isLeftToWhole: true });
  },
);

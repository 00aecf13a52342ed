import { OPERATIONS, type Audience } from '@marklight/contracts/operations';
import { API } from '@marklight/contracts/routes';
import { anAdmin, aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';
import { KeptBelongings } from './belongings';
import { aVisitor, Caller, signIn, type Reply } from './caller';
import { idsFrom } from './ids';
import { stored } from './stored';

const ROLES = [
  'visitor',
  'signed out',
  'disabled',
  'unconfirmed',
  'expired',
  'teacher',
  'administrator',
] as const;
type Role = (typeof ROLES)[number];
type Refusal = `${number} ${string}`;

const STRANGERS: Partial<Record<Role, Refusal>> = {
  visitor: '401 not_signed_in',
  'signed out': '401 not_signed_in',
  disabled: '401 not_signed_in',
};
/** People who may only sign in, look at their own account, pay and sign out. */
const HELD_BACK: Partial<Record<Role, Refusal>> = {
  unconfirmed: '403 email_not_confirmed',
  expired: '403 trial_expired',
};
/** Who is refused, and how; everybody else is let in. */
const REFUSED: Record<Audience, Partial<Record<Role, Refusal>>> = {
  everyone: {},
  even_expired: STRANGERS,
  teachers: { ...STRANGERS, ...HELD_BACK },
  admins: { ...STRANGERS, ...HELD_BACK, teacher: '403 admins_only' },
};
const SAID_BY_THE_GUARD = [
  'not_signed_in',
  'email_not_confirmed',
  'trial_expired',
  'admins_only',
  'other_account',
];

let app: TestApp;
let people: Record<Exclude<Role, 'visitor'>, Person>;
let callers: Record<Role, Caller>;
/** Refused calls are made for the teacher’s belongings. */
let kept: KeptBelongings;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  kept = new KeptBelongings(app);
  people = {
    'signed out': await aTeacher(app),
    disabled: await aTeacher(app),
    unconfirmed: await aTeacher(app),
    expired: await aTeacher(app),
    teacher: await aTeacher(app),
    administrator: await anAdmin(app),
  };
  callers = {
    visitor: aVisitor(app),
    'signed out': await signIn(app, people['signed out']),
    disabled: await signIn(app, people.disabled),
    unconfirmed: await signIn(app, people.unconfirmed),
    expired: await signIn(app, people.expired),
    teacher: await signIn(app, people.teacher),
    administrator: await signIn(app, people.administrator),
  };
  const logout = OPERATIONS.find(({ path }) => path === API.logout);
  if (logout) await callers['signed out'].call(logout, { id: () => '' });
  // After their sessions were opened.
  await app.database.query('update users set disabled_at = now() where id = $1', [people.disabled.id]);
  await app.database.query('update users set awaits_confirmation = true where id = $1', [
    people.unconfirmed.id,
  ]);
  await app.database.query(`update users set trial_ends_at = now() - interval '1 day' where id = $1`, [
    people.expired.id,
  ]);
});
afterAll(() => app.close());

const answer = ({ status, code }: Reply) => `${status} ${code ?? ''}`;
/** Signing out comes last: it ends the sessions. */
const routes = OPERATIONS.toSorted(
  (a, b) => Number(a.path === API.logout) - Number(b.path === API.logout),
).map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

describe.each(routes)('%s', (_, operation) => {
  const refused = REFUSED[operation.access];

  it('refuses people who may not call it, and does nothing for them', async () => {
    const belongings = await kept.take(people.teacher);
    const before = await stored(app);
    const answers: Partial<Record<Role, string>> = {};
    for (const role of ROLES.filter((one) => refused[one])) {
      answers[role] = answer(await callers[role].call(operation, { id: idsFrom(operation, belongings) }));
    }
    expect(answers).toEqual(refused);
    expect(await stored(app)).toEqual(before);
    kept.giveBack(people.teacher, belongings);
  });

  it('refuses a caller who names another account in ?email=', async () => {
    if (operation.access === 'everyone') return;
    const belongings = await kept.take(people.teacher);
    const before = await stored(app);
    for (const role of ['expired', 'teacher', 'administrator'] as const) {
      for (const email of [people.disabled.email, `${people[role].email},${people.disabled.email}`]) {
        const reply = await callers[role].call(operation, { id: idsFrom(operation, belongings), email });
        expect(`${role}: ${answer(reply)}`).toBe(`${role}: 403 other_account`);
      }
    }
    expect(await stored(app)).toEqual(before);
    kept.giveBack(people.teacher, belongings);
  });

  it('lets everybody else in', async () => {
    const belongings = await kept.take(people.teacher);
    for (const role of ROLES.filter((one) => !refused[one])) {
      const reply = await callers[role].call(operation, { id: idsFrom(operation, belongings) });
      expect(SAID_BY_THE_GUARD).not.toContain(reply.code);
      expect(reply.status).not.toBe(500);
    }
  });
});

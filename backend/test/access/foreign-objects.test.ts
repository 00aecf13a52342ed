import { OPERATIONS, type ObjectKind } from '@marklight/contracts/operations';
import { anAdmin, aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';
import { KeptBelongings, noSuch } from './belongings';
import { signIn, type Caller, type Reply } from './caller';
import { idsFrom, kindOf } from './ids';
import { stored } from './stored';

/** Belong to nobody: administrators deal with all of them. */
const EVERYBODYS: readonly ObjectKind[] = [
  'account',
  'invitation',
  'maintenance_window',
  'rubric_report',
  'scheduled_job',
];

const cases = OPERATIONS.flatMap((operation) =>
  Object.entries(operation.objects ?? {}).flatMap(([name, named]) => {
    const kind = kindOf(named);
    return kind === null
      ? []
      : [[`${operation.method} ${operation.path}`, name, { operation, kind, named }] as const];
  }),
);

let app: TestApp;
let owner: Person;
let kept: KeptBelongings;
let callers: { 'another teacher': Caller; 'an administrator': Caller };
let people: Record<keyof typeof callers, Person>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  kept = new KeptBelongings(app);
  owner = await aTeacher(app);
  people = { 'another teacher': await aTeacher(app), 'an administrator': await anAdmin(app) };
  callers = {
    'another teacher': await signIn(app, people['another teacher']),
    'an administrator': await signIn(app, people['an administrator']),
  };
});
afterAll(() => app.close());

const seen = ({ status, body }: Reply) => ({ status, body });
const hasFailed = (reply: Reply) => reply.status >= 400;

describe.each(cases)('%s with %s', (_, name, { operation, kind, named }) => {
  const isFilter = typeof named === 'object';
  const isInPath = operation.path.includes(`:${name}`);
  const roles = (['another teacher', 'an administrator'] as const).filter(
    (role) => operation.access !== 'admins' || role === 'an administrator',
  );

  it.each(roles)('answers %s for somebody else’s as for none at all, and does nothing', async (role) => {
    const theirs = await kept.take(owner);
    const own = await kept.take(people[role]);
    const ask = (id: string) =>
      callers[role].call(operation, { id: idsFrom(operation, own, { [name]: id }), tested: name });
    const before = await stored(app);
    const none = await ask(noSuch(kind));
    if (!EVERYBODYS.includes(kind)) expect(seen(await ask(theirs[kind]))).toEqual(seen(none));
    expect(await stored(app)).toEqual(before);
    kept.giveBack(owner, theirs);
    kept.giveBack(people[role], own);
    if (isInPath) expect(none.status).toBe(404);
    expect(hasFailed(none)).toBe(!isFilter);
    expect(none.status).toBeLessThan(500);
  });

  it('finds the caller’s own: the answers above are about the owner', async () => {
    const [role = 'an administrator'] = roles;
    const own = await kept.take(people[role]);
    const ask = (id: string) =>
      callers[role].call(operation, { id: idsFrom(operation, own, { [name]: id }), tested: name });
    const none = await ask(noSuch(kind));
    const mine = await ask(own[kind]);
    expect(seen(mine)).not.toEqual(seen(none));
    expect(mine.status).toBeLessThan(500);
  });
});

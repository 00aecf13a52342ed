import { CallError } from './call-error';
import { ServiceGate } from './service-gate';

let clock: number;
let gate: ServiceGate;
let calls: number;
beforeEach(() => {
  clock = 1_000_000;
  calls = 0;
  gate = new ServiceGate(
    () => clock,
    () => clock,
  );
});

const noMoney = (): CallError => new CallError('quota', '429 insufficient_quota');
const answers = () => {
  calls += 1;
  return Promise.resolve('an answer');
};
const refuses =
  (error: () => CallError = noMoney) =>
  () => {
    calls += 1;
    return Promise.reject(error());
  };
const askedNow = () => ++clock;
/** Thirty essays of one request, all at the same time. */
const thirty = (call: () => Promise<unknown>, askedAt = askedNow()) =>
  Promise.allSettled(Array.from({ length: 30 }, () => gate.run(askedAt, undefined, call)));
const failures = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as CallError).failure] : [],
  );

it('asks a service out of quota three times for thirty essays, and gives every one the same cause', async () => {
  const outcomes = await thirty(refuses());
  expect(calls).toBe(3);
  expect(failures(outcomes)).toEqual(Array.from({ length: 30 }, () => 'quota'));
});

it('lets all go once the first has been answered', async () => {
  let atOnce = 0;
  let most = 0;
  const slowly = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  await gate.run(askedNow(), undefined, answers);
  await thirty(slowly);
  expect(most).toBe(30);
});

it('starts gently: three at once while nothing is known', async () => {
  const release: (() => void)[] = [];
  const held = Array.from({ length: 10 }, () =>
    gate.run(clock, undefined, () => new Promise<void>((resolve) => release.push(resolve))),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(release).toHaveLength(3);
  release[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(release).toHaveLength(10);
  for (const end of release) end();
  await Promise.all(held);
});

it('sends one probe for work that was asked for after the refusal, and stays closed where it fails', async () => {
  await thirty(refuses());
  const outcomes = await thirty(refuses());
  expect(calls).toBe(4);
  expect(failures(outcomes)).toHaveLength(30);
});

it('opens for everybody when the probe is answered', async () => {
  const before = clock;
  await thirty(refuses(), before);
  expect(failures(await thirty(answers))).toEqual([]);
  expect(failures(await thirty(answers, before))).toEqual([]);
});

it('tries again by itself after a minute', async () => {
  const before = clock;
  await thirty(refuses(), before);
  clock += 59_000;
  expect(failures(await thirty(answers, before))).toHaveLength(30);
  clock += 2_000;
  expect(failures(await thirty(answers, before))).toEqual([]);
});

it('holds everybody back for as long as a busy service asked, and says how long that is', async () => {
  const busy = () => new CallError('rate_limited', '429', { transient: true, retryAfterMs: 40_000 });
  const before = clock;
  await gate.run(before, undefined, refuses(busy)).catch(() => undefined);
  clock += 10_000;
  await expect(gate.run(before, undefined, answers)).rejects.toMatchObject({
    failure: 'rate_limited',
    options: { transient: true, retryAfterMs: 30_000 },
  });
  clock += 30_000;
  await expect(gate.run(before, undefined, answers)).resolves.toBe('an answer');
});

it('is not closed by what concerns one essay, or by silence', async () => {
  await thirty(refuses(() => new CallError('content_filter', '400')));
  expect(calls).toBe(30);
  await thirty(refuses(() => new CallError('timeout', 'timeout')));
  expect(calls).toBe(60);
});

it('lets go of one that is called off while it waits', async () => {
  const controller = new AbortController();
  void thirty(() => new Promise(() => undefined));
  const waiting = gate.run(clock, controller.signal, answers);
  controller.abort(new Error('the server is stopping'));
  await expect(waiting).rejects.toThrow('the server is stopping');
});

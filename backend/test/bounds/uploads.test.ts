import { request as httpRequest } from 'node:http';
import { UPLOAD_MAX_BYTES } from '@marklight/contracts/business';
import { aPdf, aPdfOfNestedForms } from '../../src/documents/testing/pdf-samples';
import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

// The readers run what the last build wrote.
let app: TestApp;
let teacher: Person;
let hostile: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [teacher, hostile] = [await aTeacher(app), await aTeacher(app)];
});
afterAll(() => app.close());

const endless = aPdfOfNestedForms(24);
const uploadOf = (by: Person, bytes: Buffer, count: number) => {
  const request = by.agent.post('/api/essays');
  for (let at = 0; at < count; at += 1) void request.attach('essays', bytes, `essay-${at}.pdf`);
  return request;
};
/** Sends it, and returns its outcome and a way to cancel it. */
const begun = (request: ReturnType<typeof uploadOf>) => {
  let ended: string | null = null;
  const outcome = request.then(
    ({ status }) => (ended = String(status)),
    () => (ended = 'gone'),
  );
  return { outcome, abort: () => request.abort(), hasEnded: () => ended !== null };
};

const cookieOf = ({ agent }: Person) =>
  (agent as unknown as { jar: { getCookies(access: unknown): { toValueString(): string }[] } }).jar
    .getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false })
    .map((one) => one.toValueString())
    .join('; ');

/** Sends the beginning of an upload, and then nothing more. */
async function halfOpen(by: Person) {
  const request = httpRequest(`${app.address}/api/essays`, {
    method: 'POST',
    headers: { cookie: cookieOf(by), 'content-type': 'multipart/form-data; boundary=x' },
  });
  request.on('error', () => undefined);
  await new Promise((resolve) => request.write('--x\r\nContent-Disposition: form-data; name="es', resolve));
  return request;
}

it('reads one teacher’s essays while another’s 400 never end, and drops those when nobody waits for them', async () => {
  const essay = await aPdf((pdf) => pdf.text('We went to the library in the town.'));
  const attacks = [begun(uploadOf(hostile, endless, 200)), begun(uploadOf(hostile, endless, 200))];
  for (let round = 0; round < 3; round += 1) {
    expect((await uploadOf(teacher, essay, 5)).status).toBe(201);
  }
  expect(attacks.map((attack) => attack.hasEnded())).toEqual([false, false]);
  for (const attack of attacks) attack.abort();
  expect(await Promise.all(attacks.map(({ outcome }) => outcome))).toEqual(['gone', 'gone']);
  // Were the 400 still to be read, 20 seconds each, this would take hours.
  expect((await uploadOf(hostile, essay, 1)).status).toBe(201);
  expect(app.log.some((line) => line.includes('unexpected error'))).toBe(false);
});

it('accepts one teacher’s essays while 26 accounts have each begun two uploads and send nothing more', async () => {
  const accounts = await Promise.all(Array.from({ length: 26 }, () => aTeacher(app)));
  const silent = await Promise.all([...accounts, ...accounts].map(halfOpen));
  // They hold their places once a later call is answered.
  await teacher.agent.get('/api/classes').expect(200);
  const essay = await aPdf((pdf) => pdf.text('We went to the library in the town.'));
  expect((await uploadOf(teacher, essay, 5)).status).toBe(201);
  for (const request of silent) request.destroy();
});

it('refuses the uploads of an account beyond those that may wait', async () => {
  const attacks = Array.from({ length: 14 }, () => begun(uploadOf(hostile, endless, 1)));
  expect(await Promise.race(attacks.map(({ outcome }) => outcome))).toBe('429');
  for (const attack of attacks) attack.abort();
  await Promise.all(attacks.map(({ outcome }) => outcome));
});

it('refuses more bytes than one upload may have, by its stated length', async () => {
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = httpRequest(
      `${app.address}/api/essays`,
      {
        method: 'POST',
        headers: {
          cookie: cookieOf(teacher),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(UPLOAD_MAX_BYTES + 1),
        },
      },
      (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('end', () => resolve({ status: response.statusCode, body }));
      },
    );
    request.on('error', reject);
    request.flushHeaders();
  });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('At most 500 MB can be sent at once.');
});

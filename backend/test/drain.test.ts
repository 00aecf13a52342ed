import http from 'node:http';
import request from 'supertest';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, PASSWORD } from './factories/people';
import { aProductHome, type Product, type ProductHome } from './setup/product';

const TEACHERS = 5;
/** An account may have this many in progress. */
const UPLOADS_EACH = 4;
let home: ProductHome;
let product: Product;
beforeEach(async () => {
  home = await aProductHome();
  product = await home.start();
});
afterEach(() => home.remove());

interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

async function cookieOf(email: string): Promise<string> {
  const login = await request(product.address)
    .post('/api/auth/login')
    .send({ email, password: PASSWORD })
    .expect(200);
  return (login.headers['set-cookie'] as unknown as string[]).map((line) => line.split(';')[0]).join('; ');
}

/** An upload that the server has begun to read: half of it has been sent; `finish` sends the rest. */
async function halfAnUpload(cookie: string, pdf: Buffer) {
  const body = Buffer.concat([
    Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="essays"; filename="e.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    ),
    pdf,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const call = http.request(`${product.address}/api/essays`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const reply = new Promise<Reply>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
  });
  const half = Math.floor(body.length / 2);
  // The server has read the headers and asks for the body.
  await new Promise<void>((resolve) => call.once('continue', resolve));
  call.write(body.subarray(0, half));
  return { reply, finish: () => call.end(body.subarray(half)) };
}

/** What an event stream says, to its end. */
function stream(cookie: string): Promise<{ opened: Promise<void>; said: Promise<string> }> {
  return new Promise((resolve, reject) => {
    http
      .get(
        `${product.address}/api/processing-status/stream`,
        { headers: { cookie }, agent: false },
        (response) => {
          let text = '';
          let begun: () => void = () => undefined;
          const opened = new Promise<void>((done) => (begun = done));
          const said = new Promise<string>((done) => response.on('end', () => done(text)));
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString();
            begun();
          });
          resolve({ opened, said });
        },
      )
      .on('error', reject);
  });
}

const untilDraining = async (): Promise<Reply> => {
  for (;;) {
    const reply = await request(product.address).get('/api/ready');
    if (reply.status === 503)
      return { status: 503, headers: reply.headers as http.IncomingHttpHeaders, text: reply.text };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

it('finishes uploads in progress, refuses new work with a message, and sends event streams to the next server', async () => {
  const teachers = [];
  for (let n = 0; n < TEACHERS; n += 1) teachers.push(await aTeacher(product));
  const cookies = await Promise.all(teachers.map(({ email }) => cookieOf(email)));
  const cookie = cookies[0] ?? '';
  const pdf = await anEssayPdf({
    paragraphs: ['Schools should teach every student to cook, and that is that.'],
  });
  const events = await stream(cookie);
  await events.opened;
  const uploads = [];
  for (const each of cookies)
    for (let n = 0; n < UPLOADS_EACH; n += 1) uploads.push(await halfAnUpload(each, pdf));

  const ended = product.kill('SIGTERM');
  expect(JSON.parse((await untilDraining()).text)).toMatchObject({ status: 'not_ready', draining: true });
  expect(await events.said).toMatch(/event: reconnect\n(.*\n)*retry: \d{4}\n/);
  const refused = await request(product.address)
    .post('/api/criteria/text')
    .set('cookie', cookie)
    .send({ text: 'Clear thesis' });
  expect(refused.status).toBe(503);
  expect(refused.body).toEqual({
    statusCode: 503,
    code: 'draining',
    message: expect.stringContaining('restarting'),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers.connection).toBe('close');

  for (const upload of uploads) upload.finish();
  const replies = await Promise.all(uploads.map(({ reply }) => reply));
  expect(replies.map(({ status }) => status)).toEqual(Array(uploads.length).fill(201));
  expect(new Set(replies.map(({ headers }) => headers.connection))).toEqual(new Set(['close']));
  await ended;

  product = await home.start();
  const again = request.agent(product.address);
  await again.post('/api/auth/login').send({ email: teachers[0]?.email, password: PASSWORD }).expect(200);
  expect((await again.get('/api/essays').expect(200)).body).toHaveLength(UPLOADS_EACH);
});

it('ends although streams are open, and asks them to reconnect', async () => {
  const { email } = await aTeacher(product);
  const events = await stream(await cookieOf(email));
  await events.opened;
  await product.kill('SIGTERM');
  expect(await events.said).toContain('event: reconnect');
});

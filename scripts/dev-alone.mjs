// npm run dev:grading, npm run dev:admin: one remote without its host, on a page with nothing else on it, with live
// reload, until Ctrl-C. The API is a server with a database in .cache/dev-alone; the page is signed in there.
// PORT is the page's, 3102 if not set. API_URL and API_COOKIE: another server, and a session there.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { CACHE, ROOT, say, toolPath } from './lib/project.mjs';
import { startProduct } from './lib/running-product.mjs';

const PEOPLE = {
  grading: { email: 'teacher@marklight.local', firstName: 'Tess', lastName: 'Teacher' },
  admin: { email: 'admin@marklight.local' },
};
/** Password of accounts that exist only in the developer's own database. */
const PASSWORD = 'a sentence for developers';

const remote = process.argv[2] ?? '';
if (!(remote in PEOPLE)) {
  process.stderr.write(`Which remote? There are: ${Object.keys(PEOPLE).join(', ')}.\n`);
  process.exit(2);
}
const person = PEOPLE[remote];
const port = process.env.PORT ?? '3102';
const product = process.env.API_URL ? undefined : await startServer();
const address = process.env.API_URL ?? product.address;
const cookie = process.env.API_COOKIE ?? (await signIn());

const build = spawn(
  process.execPath,
  [
    toolPath('@rspack/cli', 'rspack'),
    'serve',
    '--mode',
    'development',
    '--env',
    `alone=${remote}`,
    '--port',
    port,
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, API_URL: address, API_COOKIE: cookie } },
);
say(`${remote} alone, as ${person.email}: http://localhost:${port}${remote === 'admin' ? '/admin' : '/'}`);

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  build.kill('SIGTERM');
  await product?.stop();
  process.exit(0);
}
build.once('exit', () => void end());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());

async function startServer() {
  await prepare(['backend']);
  const dataDir = join(CACHE, 'dev-alone');
  mkdirSync(dataDir, { recursive: true });
  return startProduct({
    dataDir,
    env: { ADMIN_EMAIL: PEOPLE.admin.email, ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'development' },
  });
}

/** The cookie of a session; the teacher's account is created the first time. */
async function signIn() {
  const { email } = person;
  const post = (path, body) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(body),
    });
  let reply = await post('/api/auth/login', { email, password: PASSWORD });
  if (!reply.ok && remote === 'grading') {
    reply = await post('/api/email-signup', { ...person, password: PASSWORD, confirmPassword: PASSWORD });
  }
  if (!reply.ok) throw new Error(`Signing in as ${email} answered ${reply.status}: ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

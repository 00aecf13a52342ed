import { readFileSync } from 'node:fs';
import { OWNER, RUNTIME_ROLE } from '../database/embedded/server-address';
import { projectPath } from '../web/project-path';
import { parseEnvironment } from './parse-environment';

const SECRETS: Record<string, string> = {
  SESSION_SECRET: 'a'.repeat(32) + 'b'.repeat(32),
  POSTGRES_PASSWORD: 'owner',
  DATABASE_PASSWORD: 'product',
};
/** The lines `NAME: value` of the server's part, with variables as compose fills them in. */
function environmentOfServer(): Record<string, string> {
  const compose = readFileSync(projectPath('compose.yaml'), 'utf8');
  const server = compose.slice(compose.indexOf('\n  marklight:'), compose.indexOf('\n  database:'));
  const filled = (value: string) =>
    value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, otherwise = '') =>
      String(SECRETS[name] ?? otherwise),
    );
  return Object.fromEntries(
    [...server.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, filled(value)]),
  );
}

it('compose.yaml gives the product a separate role beside the owner, on the same database', () => {
  const env = parseEnvironment({ ...environmentOfServer(), NODE_ENV: 'production' });
  const product = new URL(env.DATABASE_URL ?? '');
  const owner = new URL(env.DATABASE_OWNER_URL ?? '');
  expect([product.username, product.password]).toEqual([RUNTIME_ROLE, 'product']);
  expect([owner.username, owner.password]).toEqual([OWNER, 'owner']);
  expect([product.host, product.pathname]).toEqual([owner.host, owner.pathname]);
});

it('the roles that compose.yaml makes are not superusers', () => {
  const script = readFileSync(projectPath('scripts/compose-roles.sh'), 'utf8');
  expect(script).toContain(`create role ${OWNER} login password`);
  expect(script).toContain(`create role ${RUNTIME_ROLE} login role ${OWNER} password`);
  expect(script).not.toMatch(/\bsuperuser\b(?! has)/i);
});

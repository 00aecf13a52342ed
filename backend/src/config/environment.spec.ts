import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from './environment';
import { ConfigurationError, parseEnvironment } from './parse-environment';

describe('parseEnvironment', () => {
  it('needs nothing on a fresh machine', () => {
    expect(parseEnvironment({})).toMatchObject({ PORT: 3000, AI_PROVIDER: 'auto', BILLING: 'on' });
  });

  it('takes an empty value as not set', () => {
    expect(parseEnvironment({ PORT: '' }).PORT).toBe(3000);
  });

  it.each([
    [undefined, 5_000_000],
    ['250000', 250_000],
    ['0', null],
    ['off', null],
  ])('reads AI_MONTHLY_TOKEN_CAP=%s as %s', (value, cap) => {
    expect(parseEnvironment({ AI_MONTHLY_TOKEN_CAP: value }).AI_MONTHLY_TOKEN_CAP).toBe(cap);
  });

  it('takes the administrator’s email as the sign-in does', () => {
    expect(parseEnvironment({ ADMIN_EMAIL: 'it\u200b@school.org' }).ADMIN_EMAIL).toBe('it@school.org');
  });

  it.each(['https://school.org', 'https://school.org/', 'http://10.0.0.4:3000'])(
    'accepts PUBLIC_URL=%s',
    (value) => {
      expect(parseEnvironment({ PUBLIC_URL: value }).PUBLIC_URL).toBe(value);
    },
  );

  it('lists every bad variable in one message', () => {
    const parse = () => parseEnvironment({ PORT: 'abc', AI_PROVIDER: 'magic', DATABASE_URL: 'mysql://x' });
    expect(parse).toThrow(ConfigurationError);
    expect(parse).toThrow(
      /PORT must be a whole number[\s\S]*DATABASE_URL must be an address[\s\S]*AI_PROVIDER must be one of/,
    );
  });

  it.each([
    [{ DATABASE_URL: 'postgres://h/d' }, 'SESSION_SECRET must be set'],
    [{ SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET must be random'],
    [{ SESSION_SECRET: 'short' }, 'at least 32 characters'],
    [{ AI_PROVIDER: 'openai' }, 'needs OPENAI_API_KEY or OPENAI_BASE_URL'],
    [{ AI_MONTHLY_TOKEN_CAP: 'none' }, 'AI_MONTHLY_TOKEN_CAP must be a whole number'],
    [{ SMTP_URL: 'http://mail.school.example' }, 'SMTP_URL must be an address like smtp:'],
    [{ MAIL_FROM: 'marks@school.org' }, 'MAIL_FROM needs SMTP_URL'],
    [{ MAIL_FROM: 'Marks <a@b.org>\r\nBcc: c@d.org' }, 'MAIL_FROM must be an address like'],
    [{ SMTP_URL: 'smtp://mail.school.org' }, 'SMTP_URL needs MAIL_FROM or SUPPORT_EMAIL'],
    [{ SMTP_URL: 'smtp://mail.school.org' }, 'SMTP_URL needs PUBLIC_URL'],
    [{ BILLING: 'off', SIGNUP: 'open' }, 'SIGNUP=open and BILLING=off contradict each other'],
    [{ SIGNUP: 'domain' }, 'SIGNUP=domain needs SIGNUP_DOMAINS'],
    [{ SIGNUP_DOMAINS: 'school.edu.au' }, 'SIGNUP_DOMAINS needs SIGNUP=domain'],
    [{ SIGNUP: 'domain', SIGNUP_DOMAINS: '@school.edu.au' }, 'SIGNUP_DOMAINS must be domains like'],
    [{ DATA_DIR: __filename, PORT: 'abc' }, /PORT must be[\s\S]*DATA_DIR .* is a file or lies below one/],
    [{ PUBLIC_URL: 'school.org' }, 'PUBLIC_URL must be an address like https://example.org'],
    [{ DATABASE_URL: 'postgres://u:100%@h/d' }, 'DATABASE_URL must have its special characters encoded'],
    [{ DATABASE_OWNER_URL: 'postgres://u:%zz@h/d' }, 'DATABASE_OWNER_URL must have its special'],
    [{ PUBLIC_URL: 'https://school.org/marklight' }, 'PUBLIC_URL must be an address like'],
    [{ PUBLIC_URL: 'https://it:word@school.org' }, 'PUBLIC_URL must be an address like'],
    [{ PUBLIC_URL: 'https://school.org?from=mail' }, 'PUBLIC_URL must be an address like'],
    [{ OPENAI_BASE_URL: 'http://it:word@ai.school.org/v1' }, 'OPENAI_BASE_URL must not contain a user name'],
    [{ OPENAI_API_KEY: 'sk-“quoted”' }, 'OPENAI_API_KEY must have only letters'],
    [{ METRICS_TOKEN: 'überlang-und-geheim' }, 'METRICS_TOKEN must have only letters'],
    [{ ADMIN_EMAIL: `${'a'.repeat(250)}@b.org` }, 'ADMIN_EMAIL can have at most 254'],
    [{ ADMIN_PASSWORD: 'long sentence '.repeat(20) }, 'ADMIN_PASSWORD can have at most 200'],
    [{ SUPPORT_EMAIL: 'it<a@school.org' }, 'SUPPORT_EMAIL must be an email address'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 12'],
    [{ ADMIN_PASSWORD: 'Password12345' }, 'ADMIN_PASSWORD is one of the most common passwords'],
    [{ ADMIN_PASSWORD: 'Marklight2026' }, 'ADMIN_PASSWORD is made of ADMIN_EMAIL or of the name'],
    [
      { ADMIN_PASSWORD: 'Hillside-College-1', ADMIN_EMAIL: 'head@hillside-college.example' },
      'ADMIN_PASSWORD is made of ADMIN_EMAIL or of the name',
    ],
  ])('refuses %j', (source, problem) => {
    expect(() => parseEnvironment(source)).toThrow(problem);
  });
});

describe('the README’s configuration table', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+` +\|/.test(line));

  it('has one row for every variable, with its default and description', () => {
    const expected = Object.entries(VARIABLES).map(
      ([name, v]) => `| \`${name}\` | ${v.whenUnset} | ${v.description} |`,
    );
    const plain = (line: string) => line.replace(/\s+/g, ' ').trim();
    expect(rows.map(plain)).toEqual(expected.map(plain));
  });
});

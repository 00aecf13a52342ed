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

  it('lists every bad variable at once', () => {
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

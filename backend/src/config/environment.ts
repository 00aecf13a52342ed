import { AI_MONTHLY_TOKENS } from '@marklight/contracts/business';
import { z } from 'zod';

interface Variable<S extends z.ZodType> {
  schema: S;
  /** What the README's table says is used when the variable is not set. */
  whenUnset: string;
  description: string;
}

function variable<S extends z.ZodType>(schema: S, whenUnset: string, description: string): Variable<S> {
  return { schema, whenUnset, description };
}

const text = z.string().trim().min(1, 'must not be empty');
const url = (protocols: RegExp, hint: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${hint}` });
const httpUrl = url(/^https?$/, 'https://example.org');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

/** Every environment variable the product reads, once; the README's table is held to this by a test. */
export const VARIABLES = {
  NODE_ENV: variable(
    oneOf(['production', 'development', 'test']).default('production'),
    '`production`',
    'What the server runs as. `production` refuses weak secrets.',
  ),
  PORT: variable(wholeNumber(0, 65_535).default(3000), '`3000`', 'Port of the pages and the API.'),
  HOST: variable(
    text.optional(),
    'every interface',
    'Address to listen on, for example `127.0.0.1` behind a reverse proxy.',
  ),
  PUBLIC_URL: variable(
    httpUrl.optional(),
    '`http://localhost:PORT`',
    'Address that teachers type. With `https:` the session cookie is sent over HTTPS only. When set, changes are taken from pages at this address alone.',
  ),
  TRUST_PROXY: variable(
    wholeNumber(0, 10).default(0),
    '`0`',
    'How many reverse proxies stand in front, so that addresses in the log are the callers’.',
  ),
  DATABASE_URL: variable(
    url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
    'a PostgreSQL of its own in `DATA_DIR`',
    'PostgreSQL 14 or newer to use instead.',
  ),
  DATABASE_POOL: variable(wholeNumber(2, 200).default(20), '`20`', 'Database connections per process.'),
  DATA_DIR: variable(
    text.default('./.data'),
    '`./.data`',
    'Folder for the database and the secrets that the product makes for itself.',
  ),
  SESSION_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'made once and kept in `DATA_DIR`',
    'Signs session cookies. Required with `DATABASE_URL`, the same on every machine.',
  ),
  ADMIN_EMAIL: variable(
    z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address')
      .optional(),
    '`admin@marklight.local`',
    'The first administrator; an account with this email is promoted at start.',
  ),
  ADMIN_PASSWORD: variable(
    z.string().min(12, 'must have at least 12 characters').optional(),
    'made and printed once',
    'Password of the first administrator when the account is created.',
  ),
  AI_PROVIDER: variable(
    oneOf(['auto', 'built-in', 'openai']).default('auto'),
    '`auto`',
    'Who grades: `built-in` (no key, no network), `openai` (any compatible server), or `auto` (`openai` when a key or a base URL is set).',
  ),
  OPENAI_API_KEY: variable(text.optional(), 'none', 'Key of the AI service.'),
  OPENAI_BASE_URL: variable(
    httpUrl.optional(),
    'OpenAI',
    'An OpenAI-compatible server, for example `http://localhost:11434/v1`.',
  ),
  OPENAI_MODEL: variable(text.default('gpt-4o-mini'), '`gpt-4o-mini`', 'Model to ask.'),
  AI_CONCURRENCY: variable(
    wholeNumber(1, 100).default(10),
    '`10`',
    'Essays graded at the same time per process by the AI service.',
  ),
  AI_TIMEOUT_SECONDS: variable(
    wholeNumber(1, 600).default(60),
    '`60`',
    'Longest wait for one answer of the AI service.',
  ),
  AI_TOKEN_PRICE: variable(
    z
      .string()
      .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two prices like 0.15/0.60')
      .optional(),
    'known for some of OpenAI’s models',
    'US dollars per million tokens of the AI service, read and written: `0.15/0.60`. For the costs that are shown.',
  ),
  AI_MONTHLY_TOKEN_CAP: variable(
    z
      .union(
        [z.literal('off').transform(() => 0), wholeNumber(0, 10_000_000_000)],
        'must be a whole number from 0 to 10000000000, or off',
      )
      .default(AI_MONTHLY_TOKENS)
      .transform((tokens) => (tokens === 0 ? null : tokens)),
    '`5000000`',
    'Tokens of the AI service that one teacher may use in a calendar month, an account on trial a fifth of it; then new grading stops with a message. The default is two essays a month from each of 140 students, with room to spare. `off` for no cap.',
  ),
  SUPPORT_EMAIL: variable(
    z
      .string()
      .regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address')
      .default('support@marklight.example'),
    '`support@marklight.example`',
    'The contact that the pages show.',
  ),
  SMTP_URL: variable(
    url(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
    'mail is off',
    'Mail server for the welcome, the reminder of the trial’s end, failed payments and receipts. `smtps:` is encrypted from the start.',
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(
        /^([^\s<>@"]+@[^\s<>@",;]+|[^<>@",;:\p{Cc}]+ <[^\s<>@"]+@[^\s<>@",;]+>)$/u,
        'must be an address like school@example.org or Name <school@example.org>',
      )
      .optional(),
    'the product’s name and `SUPPORT_EMAIL`',
    'Sender of the mails.',
  ),
  BILLING: variable(
    oneOf(['on', 'off']).default('on'),
    '`on`',
    '`off` makes every account active and hides the plan: for a school’s own server.',
  ),
  STRIPE_SECRET_KEY: variable(
    z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key like sk_live_… or sk_test_…')
      .optional(),
    'no card payments',
    'Secret key of the Stripe account. Card payments need this and the three below it: see [docs/billing.md](docs/billing.md).',
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key like pk_live_… or pk_test_…')
      .optional(),
    'no card payments',
    'Publishable key of the same account and mode; the payment form uses it in the browser.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z
      .string()
      .regex(
        /^whsec_\w+(\s*,\s*whsec_\w+)*$/,
        'must be a signing secret like whsec_…, or several with commas between',
      )
      .optional(),
    'no card payments',
    'Signing secret of the webhook endpoint `/api/webhooks/stripe`. While it is being replaced: both, with a comma between.',
  ),
  STRIPE_PRICE_ID: variable(
    z
      .string()
      .regex(/^price_\w+$/, 'must be the id of a price, like price_…')
      .optional(),
    'no card payments',
    'Id of the monthly price of the plan.',
  ),
  STRIPE_API_BASE: variable(
    url(/^http$/, 'http://127.0.0.1:4242').optional(),
    'Stripe',
    'A stand-in for Stripe on this machine, for trying out and tests; never with a live key.',
  ),
  GRADING_REMOTE_URL: variable(
    text.default('/remotes/grading/remoteEntry.js'),
    'served by this server',
    'Address of the grading frontend’s `remoteEntry.js` when it is deployed elsewhere.',
  ),
  ADMIN_REMOTE_URL: variable(
    text.default('/remotes/admin/remoteEntry.js'),
    'served by this server',
    'Address of the admin frontend’s `remoteEntry.js` when it is deployed elsewhere.',
  ),
  ACTIVITY_RETENTION_DAYS: variable(
    wholeNumber(31, 3_650).default(365),
    '`365`',
    'Days after which the record of what people did (signing in, uploading, exporting) is removed. At least 31, for the count of active users.',
  ),
  LOG_LEVEL: variable(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    '`info`',
    'How much the server logs, as JSON lines.',
  ),
  METRICS_TOKEN: variable(
    z.string().min(16, 'must have at least 16 characters').optional(),
    '`/metrics` answers this machine only',
    'Bearer token that `/metrics` asks for.',
  ),
} as const;

type VariableName = keyof typeof VARIABLES;
export type Environment = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** Boot stops with this; the message lists every bad variable and what it must be. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration has problems:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/**
 * Checks the whole environment at once. An empty value counts as not set.
 * @throws ConfigurationError naming every bad variable.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(VARIABLES)) {
    const given = source[name]?.trim() === '' ? undefined : source[name];
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
  }
  const environment = values as Environment;
  if (problems.length === 0) problems.push(...conflictsIn(environment));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return environment;
}

const WEAK_SECRET = /^(.)\1*$|^(secret|change-?me|password|keyboard cat)/i;

function conflictsIn(environment: Environment): string[] {
  const problems: string[] = [];
  const production = environment.NODE_ENV === 'production';
  if (production && environment.DATABASE_URL && !environment.SESSION_SECRET) {
    problems.push('SESSION_SECRET must be set together with DATABASE_URL, the same on every machine');
  }
  if (production && environment.SESSION_SECRET && WEAK_SECRET.test(environment.SESSION_SECRET)) {
    problems.push('SESSION_SECRET must be random: run "openssl rand -hex 32"');
  }
  problems.push(...mailConflictsIn(environment));
  problems.push(...stripeConflictsIn(environment));
  if (environment.AI_PROVIDER === 'openai' && !environment.OPENAI_API_KEY && !environment.OPENAI_BASE_URL) {
    problems.push('AI_PROVIDER=openai needs OPENAI_API_KEY or OPENAI_BASE_URL');
  }
  return problems;
}

function mailConflictsIn(environment: Environment): string[] {
  const { SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, PUBLIC_URL, NODE_ENV } = environment;
  if (!SMTP_URL) return MAIL_FROM ? ['MAIL_FROM needs SMTP_URL: without it no mail is sent'] : [];
  const problems: string[] = [];
  if (!MAIL_FROM && SUPPORT_EMAIL.endsWith('.example')) {
    problems.push('SMTP_URL needs MAIL_FROM or SUPPORT_EMAIL, the address that mails come from');
  }
  if (NODE_ENV === 'production' && !PUBLIC_URL) {
    problems.push('SMTP_URL needs PUBLIC_URL, the address of this server that links in mails lead to');
  }
  return problems;
}

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Half a payment set-up would take money without noticing, or fail at the till: all of it or nothing. */
function stripeConflictsIn(environment: Environment): string[] {
  const problems: string[] = [];
  const missing = STRIPE_VARIABLES.filter((name) => !environment[name]);
  if (missing.length > 0 && missing.length < STRIPE_VARIABLES.length) {
    problems.push(
      `${missing.join(', ')} must be set too: card payments need all four Stripe variables or none`,
    );
  }
  const live = (key: string | undefined) => key !== undefined && /^[a-z]+_live_/.test(key);
  const {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_API_BASE: base,
  } = environment;
  if (secret && publishable && live(secret) !== live(publishable)) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of the same mode, both test or both live',
    );
  }
  if (base && !LOOPBACK.has(new URL(base).hostname)) {
    problems.push('STRIPE_API_BASE must be on this machine: http://127.0.0.1:PORT');
  }
  if (base && (live(secret) || live(publishable))) {
    problems.push('STRIPE_API_BASE cannot be used with a live key: money is taken at Stripe only');
  }
  if (base && missing.length === STRIPE_VARIABLES.length) {
    problems.push('STRIPE_API_BASE needs the four other Stripe variables');
  }
  return problems;
}

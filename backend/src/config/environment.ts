import { AI_MONTHLY_TOKENS, PASSWORD_MAX_CHARACTERS } from '@marklight/contracts/business';
import { SIGNUP_MODES } from '@marklight/contracts/invitations';
import { z } from 'zod';
import {
  apiAddress,
  databaseUrl,
  oneOf,
  remoteEntry,
  signInEmail,
  siteAddress,
  text,
  token,
  url,
  wholeNumber,
} from './formats';

interface Variable<S extends z.ZodType> {
  schema: S;
  /** What the README's table gives as the default. */
  whenUnset: string;
  description: string;
}

function variable<S extends z.ZodType>(schema: S, whenUnset: string, description: string): Variable<S> {
  return { schema, whenUnset, description };
}

/** Every environment variable the product reads, once; the README's table is held to this by a test. */
export const VARIABLES = {
  NODE_ENV: variable(
    oneOf(['production', 'development', 'test']).default('production'),
    '`production`',
    'How the server runs. `production` refuses weak secrets.',
  ),
  PORT: variable(wholeNumber(0, 65_535).default(3000), '`3000`', 'Port of the pages and the API.'),
  HOST: variable(
    text
      .regex(/^[\w.:%-]+$/, 'must be an address or a name like 127.0.0.1, without http:// and port')
      .optional(),
    'every interface',
    'Address to listen on, for example `127.0.0.1` behind a reverse proxy.',
  ),
  PUBLIC_URL: variable(
    siteAddress.optional(),
    '`http://localhost:PORT`',
    'Address that teachers type. With `https:` the session cookie is sent over HTTPS only. When set, changes are accepted from pages at this address only.',
  ),
  TRUST_PROXY: variable(
    wholeNumber(0, 10).default(0),
    '`0`',
    'How many reverse proxies stand in front, so that addresses in the log are the callers’.',
  ),
  DATABASE_URL: variable(
    databaseUrl.optional(),
    'a built-in PostgreSQL in `DATA_DIR`',
    'PostgreSQL 14 or newer to use instead.',
  ),
  DATABASE_DIRECT_URL: variable(
    databaseUrl.optional(),
    '`DATABASE_URL`',
    'The same database, bypassing a pooler such as PgBouncer: for notifications, locks and the queue.',
  ),
  DATABASE_OWNER_URL: variable(
    databaseUrl.optional(),
    'the role of `DATABASE_URL`',
    'The same database, bypassing any pooler, as the role that owns the tables: for migrations, backup and restore. See [docs/operations.md](docs/operations.md#database-roles).',
  ),
  DATABASE_POOL: variable(wholeNumber(2, 200).default(20), '`20`', 'Database connections per process.'),
  MEMORY_LIMIT_MB: variable(
    wholeNumber(500, 1_000_000).default(1200),
    '`1200`',
    'Megabytes of memory that a server and the processes that work for it may use together, without PostgreSQL.',
  ),
  SCAN_CONCURRENCY: variable(
    wholeNumber(1, 16).default(1),
    '`1`',
    'Pages of scans and photos read at the same time per process; each takes one processor and up to 600 MB of `MEMORY_LIMIT_MB`.',
  ),
  DATA_DIR: variable(
    text.default('./.data'),
    '`./.data`',
    'Folder for the built-in database and the secrets that the product generates.',
  ),
  SESSION_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    'made once and kept in `DATA_DIR`',
    'Signs session cookies. Required with `DATABASE_URL`, the same on every machine.',
  ),
  ADMIN_EMAIL: variable(
    signInEmail.optional(),
    '`admin@marklight.local`',
    'The first administrator, created once. Nobody can sign up with this address; an account that already has it is promoted only if `ADMIN_PASSWORD` is its password.',
  ),
  ADMIN_PASSWORD: variable(
    z
      .string()
      .min(12, 'must have at least 12 characters')
      .max(PASSWORD_MAX_CHARACTERS, `can have at most ${PASSWORD_MAX_CHARACTERS} characters`)
      .optional(),
    'made and printed once',
    'Password of the first administrator when the account is created: 12 characters or more, and not a common password.',
  ),
  SIGNUPS_PER_HOUR: variable(
    wholeNumber(1, 100_000).default(20),
    '`20`',
    'Accounts that may be created from one network address in an hour. Each invitation is counted separately. Raise it if a whole staff room signs up together without any.',
  ),
  AI_PROVIDER: variable(
    oneOf(['auto', 'built-in', 'openai']).default('auto'),
    '`auto`',
    'Who grades: `built-in` (no key, no network), `openai` (any compatible server), or `auto` (`openai` when a key or a base URL is set).',
  ),
  OPENAI_API_KEY: variable(token.optional(), 'none', 'Key of the AI service.'),
  OPENAI_BASE_URL: variable(
    apiAddress.optional(),
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
    'Tokens of the AI service that one teacher may use in a calendar month; an account on trial gets a fifth. Beyond it, new grading is refused with a message. The default covers two essays a month from each of 140 students, with room to spare. `off` for no cap.',
  ),
  SUPPORT_EMAIL: variable(
    z
      .string()
      .regex(/^[^\s<>@"]+@[^\s<>@",;]+$/, 'must be an email address')
      .default('support@marklight.example'),
    '`support@marklight.example`',
    'The contact that the pages show.',
  ),
  SMTP_URL: variable(
    url(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
    'mail is off',
    'Mail server, for confirming emails and resetting passwords, and for welcomes, reminders of the trial’s end, failed payments and receipts. `smtps:` is encrypted from the start.',
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
  WELFARE_NOTES: variable(
    oneOf(['on', 'off']).default('on'),
    '`on`',
    'Notes to the teacher alone where an essay may speak of harm. `off` makes none and shows none of those made before. See [docs/privacy.md](docs/privacy.md#notes-about-welfare).',
  ),
  SIGNUP: variable(
    oneOf(SIGNUP_MODES).optional(),
    '`open`, or `invite` with `BILLING=off`',
    'Who may create an account: `open`, anybody; `domain`, people with an address at `SIGNUP_DOMAINS`; `invite`, people with an invitation; `closed`, only people whom an administrator invites by email.',
  ),
  SIGNUP_DOMAINS: variable(
    z
      .string()
      .regex(
        /^\s*[a-z0-9-]+(\.[a-z0-9-]+)+(\s*,\s*[a-z0-9-]+(\.[a-z0-9-]+)+)*\s*$/i,
        'must be domains like school.edu.au, separated by commas',
      )
      .optional(),
    'none',
    'Email domains whose people may create an account with `SIGNUP=domain`, each exactly as written. The address is confirmed by email, or by an administrator where mail is off.',
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
        'must be a signing secret like whsec_…, or several separated by commas',
      )
      .optional(),
    'no card payments',
    'Signing secret of the webhook endpoint `/api/webhooks/stripe`. While it is being replaced: both, separated by a comma.',
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
    'A stand-in for Stripe on this machine, for trials and tests; never with a live key.',
  ),
  GRADING_REMOTE_URL: variable(
    remoteEntry.default('/remotes/grading/remoteEntry.js'),
    'served by this server',
    'Address of the grading frontend’s `remoteEntry.js` when it is deployed elsewhere.',
  ),
  ADMIN_REMOTE_URL: variable(
    remoteEntry.default('/remotes/admin/remoteEntry.js'),
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
    token.min(16, 'must have at least 16 characters').optional(),
    '`/metrics` answers this machine only',
    'Bearer token that `/metrics` asks for.',
  ),
} as const;

export type VariableName = keyof typeof VARIABLES;
export type Environment = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** The domains of SIGNUP_DOMAINS, in lower case. */
export function domainsIn(list: string): string[] {
  const domains = list.split(',').map((domain) => domain.trim().toLowerCase());
  return [...new Set(domains.filter((domain) => domain !== ''))];
}

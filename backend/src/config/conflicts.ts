import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { codeOf } from '../common/code-of';
import { weaknessOf } from '../common/password-weakness';
import type { Environment, VariableName } from './environment';
import { firstAdminEmail } from './first-admin-email';

/** Contradictions between several variables, or between one and what is on the disk. */
interface Conflict {
  /** A rule is left out if one of these has a bad value, because that says nothing about the others. */
  about: readonly VariableName[];
  /** What is wrong and what to do, or null. */
  problem: (environment: Environment) => string | null;
}

const WEAK_SECRET = /^(.)\1*$|^(secret|change-?me|password|keyboard cat)/i;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const;

const isProduction = ({ NODE_ENV }: Environment): boolean => NODE_ENV === 'production';
const isLive = (key: string | undefined): boolean => key !== undefined && /^[a-z]+_live_/.test(key);
const missingForStripe = (environment: Environment) => STRIPE_VARIABLES.filter((name) => !environment[name]);

function rule(
  about: readonly VariableName[],
  isBroken: (env: Environment) => boolean,
  problem: string,
): Conflict {
  return { about, problem: (environment) => (isBroken(environment) ? problem : null) };
}

const DATABASE: readonly Conflict[] = [
  rule(
    ['NODE_ENV', 'DATABASE_URL', 'SESSION_SECRET'],
    (env) => isProduction(env) && Boolean(env.DATABASE_URL) && !env.SESSION_SECRET,
    'SESSION_SECRET must be set together with DATABASE_URL, the same on every machine',
  ),
  rule(
    ['NODE_ENV', 'SESSION_SECRET'],
    (env) => isProduction(env) && env.SESSION_SECRET !== undefined && WEAK_SECRET.test(env.SESSION_SECRET),
    'SESSION_SECRET must be random: run "openssl rand -hex 32"',
  ),
  ...(['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'] as const).map((name) =>
    rule(
      ['DATABASE_URL', name],
      (env) => Boolean(env[name]) && !env.DATABASE_URL,
      `${name} needs DATABASE_URL, the address for everything else`,
    ),
  ),
];

/** A folder that is not there yet is made when something is kept in it. */
const DATA_FOLDER: Conflict = {
  about: ['DATA_DIR'],
  problem: ({ DATA_DIR }) => {
    // A quoted value, or one in a file, arrives with the tilde; a folder with that name is never meant.
    if (/^~[^/]*(\/|$)/.test(DATA_DIR))
      return `DATA_DIR ${DATA_DIR} starts with ~, which only a shell replaces: write the whole path, like ${homedir()}/marklight`;
    const dataDir = resolve(DATA_DIR);
    return isFile(dataDir) ? `DATA_DIR ${dataDir} is a file or lies below one: name a folder` : null;
  },
};

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch (error) {
    return codeOf(error) === 'ENOTDIR';
  }
}

const ADMIN_PASSWORD_PROBLEMS = {
  common_password: 'is one of the most common passwords, which are guessed first',
  own_word_password: 'is made of ADMIN_EMAIL or of the name of the product, which is guessed first',
} as const;

const FIRST_ADMIN: Conflict = {
  about: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  problem: (env) => {
    const weakness =
      env.ADMIN_PASSWORD && weaknessOf(env.ADMIN_PASSWORD, { email: firstAdminEmail({ env }) });
    return weakness ? `ADMIN_PASSWORD ${ADMIN_PASSWORD_PROBLEMS[weakness]}: choose another` : null;
  },
};

const SIGN_UP: readonly Conflict[] = [
  rule(
    ['SIGNUP', 'BILLING'],
    ({ SIGNUP, BILLING }) => SIGNUP === 'open' && BILLING === 'off',
    'SIGNUP=open and BILLING=off contradict each other: anybody could use this server for free. ' +
      'Set SIGNUP to domain, invite or closed, or BILLING to on',
  ),
  rule(
    ['SIGNUP', 'SIGNUP_DOMAINS'],
    ({ SIGNUP, SIGNUP_DOMAINS }) => SIGNUP === 'domain' && !SIGNUP_DOMAINS,
    'SIGNUP=domain needs SIGNUP_DOMAINS, the email domains of your school',
  ),
  rule(
    ['SIGNUP', 'SIGNUP_DOMAINS'],
    ({ SIGNUP, SIGNUP_DOMAINS }) => SIGNUP !== 'domain' && Boolean(SIGNUP_DOMAINS),
    'SIGNUP_DOMAINS needs SIGNUP=domain: otherwise it changes nothing',
  ),
];

const MAIL: readonly Conflict[] = [
  rule(
    ['SMTP_URL', 'MAIL_FROM'],
    (env) => !env.SMTP_URL && Boolean(env.MAIL_FROM),
    'MAIL_FROM needs SMTP_URL: without it no mail is sent',
  ),
  rule(
    ['SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'],
    (env) => Boolean(env.SMTP_URL) && !env.MAIL_FROM && env.SUPPORT_EMAIL.endsWith('.example'),
    'SMTP_URL needs MAIL_FROM or SUPPORT_EMAIL, the address that mails come from',
  ),
  rule(
    ['SMTP_URL', 'NODE_ENV', 'PUBLIC_URL'],
    (env) => Boolean(env.SMTP_URL) && isProduction(env) && !env.PUBLIC_URL,
    'SMTP_URL needs PUBLIC_URL, the address of this server that links in mails lead to',
  ),
];

/** Half a payment set-up would take money without recording it, or fail at the checkout: all of it or nothing. */
const STRIPE: readonly Conflict[] = [
  {
    about: STRIPE_VARIABLES,
    problem: (env) => {
      const missing = missingForStripe(env);
      return missing.length > 0 && missing.length < STRIPE_VARIABLES.length
        ? `${missing.join(', ')} must be set too: card payments need all four Stripe variables or none`
        : null;
    },
  },
  rule(
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
    ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
      Boolean(secret && publishable) && isLive(secret) !== isLive(publishable),
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be in the same mode, both test or both live',
  ),
  rule(
    ['STRIPE_API_BASE'],
    ({ STRIPE_API_BASE: base }) => base !== undefined && !LOOPBACK.has(new URL(base).hostname),
    'STRIPE_API_BASE must be on this machine: http://127.0.0.1:PORT',
  ),
  rule(
    ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
    (env) =>
      Boolean(env.STRIPE_API_BASE) && (isLive(env.STRIPE_SECRET_KEY) || isLive(env.STRIPE_PUBLISHABLE_KEY)),
    'STRIPE_API_BASE cannot be used with a live key: only Stripe itself takes money',
  ),
  rule(
    ['STRIPE_API_BASE', ...STRIPE_VARIABLES],
    (env) => Boolean(env.STRIPE_API_BASE) && missingForStripe(env).length === STRIPE_VARIABLES.length,
    'STRIPE_API_BASE needs the four other Stripe variables',
  ),
];

const CONFLICTS: readonly Conflict[] = [
  DATA_FOLDER,
  ...DATABASE,
  FIRST_ADMIN,
  ...SIGN_UP,
  ...MAIL,
  ...STRIPE,
  rule(
    ['AI_PROVIDER', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    (env) => env.AI_PROVIDER === 'openai' && !env.OPENAI_API_KEY && !env.OPENAI_BASE_URL,
    'AI_PROVIDER=openai needs OPENAI_API_KEY or OPENAI_BASE_URL',
  ),
  ...(['GRADING_REMOTE_URL', 'ADMIN_REMOTE_URL'] as const).map((name) =>
    rule(
      ['PUBLIC_URL', name],
      (env) => Boolean(env.PUBLIC_URL?.startsWith('https:')) && env[name].startsWith('http:'),
      `${name} must be an https address, because PUBLIC_URL is one: browsers load nothing else there`,
    ),
  ),
];

/**
 * @param environment the variables that could be read
 * @param bad those that could not
 * @returns a message for every contradiction
 */
export function conflictsIn(environment: Environment, bad: ReadonlySet<string>): string[] {
  return CONFLICTS.filter(({ about }) => !about.some((name) => bad.has(name))).flatMap(
    ({ problem }) => problem(environment) ?? [],
  );
}

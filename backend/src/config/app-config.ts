import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';
import type { SignupMode } from '@marklight/contracts/invitations';
import type { ProviderName } from '@marklight/contracts/grading';
import { codeOf } from '../common/code-of';
import { makeFolder } from '../common/files/make-folder';
import { cureFor, placeFile } from '../common/files/place-file';
import { stripeSettingsOf, type StripeSettings } from './stripe-settings';
import { domainsIn, type Environment } from './environment';
import { ConfigurationError, parseEnvironment } from './parse-environment';

const SESSION_SECRET_FILE = 'session-secret';

/** The checked environment and settings derived from it. Injected by its class. */
export class AppConfig {
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly production: boolean;
  readonly providerName: ProviderName;
  /** Null if card payments are not set up, or nothing is charged. */
  readonly stripe: StripeSettings | null;

  constructor(
    readonly env: Environment,
    readonly sessionSecret: string,
  ) {
    this.dataDir = resolve(env.DATA_DIR);
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
    this.production = env.NODE_ENV === 'production';
    this.stripe = stripeSettingsOf(env);
    const openAiIsSet = Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);
    this.providerName = env.AI_PROVIDER === 'auto' ? (openAiIsSet ? 'openai' : 'built-in') : env.AI_PROVIDER;
  }

  /** US dollars per million tokens read and written, if the environment says so. */
  get tokenPrice(): { input: number; output: number } | undefined {
    const [input, output] = this.env.AI_TOKEN_PRICE?.split('/').map(Number) ?? [];
    return input === undefined || output === undefined ? undefined : { input, output };
  }

  /** Who may create an account. A server that charges nothing is a school's own, so it is not open by default. */
  get signup(): { mode: SignupMode; domains: string[] } {
    const mode = this.env.SIGNUP ?? (this.env.BILLING === 'off' ? 'invite' : 'open');
    return { mode, domains: mode === 'domain' ? domainsIn(this.env.SIGNUP_DOMAINS ?? '') : [] };
  }

  /** True if cookies may be sent over HTTPS only. */
  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}

/**
 * The environment, with the file `.env` in the working folder as its fallback. Tests read no file, so that a
 * developer's own settings cannot change their outcome.
 * @throws ConfigurationError if the file exists and cannot be read
 */
export function environmentWithFile(
  environment: Record<string, string | undefined>,
  folder: string,
): Record<string, string | undefined> {
  const file = join(folder, '.env');
  if (environment.NODE_ENV === 'test' || !existsSync(file)) return environment;
  return { ...parse(contentOf(file)), ...environment };
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ConfigurationError([
      `The file ${file} cannot be read (${codeOf(error) ?? 'unknown reason'}): start as the user it belongs to`,
    ]);
  }
}

/** The environment that this process was started with. */
export function ownEnvironment(): Record<string, string | undefined> {
  return environmentWithFile(process.env, process.cwd());
}

/**
 * Reads and checks the environment, and makes the secrets that are not given.
 * @throws ConfigurationError listing every bad variable, or naming a data folder that cannot be written.
 */
export function loadConfig(source = ownEnvironment()): AppConfig {
  const env = parseEnvironment(source);
  return new AppConfig(env, env.SESSION_SECRET ?? keptSecret(resolve(env.DATA_DIR), SESSION_SECRET_FILE));
}

/**
 * The same for a look at the installation, which stores nothing: a secret that is not there yet is made up and forgotten.
 * @throws ConfigurationError as `loadConfig`
 */
export function loadConfigToLookAt(source = ownEnvironment()): AppConfig {
  const env = parseEnvironment(source);
  const file = join(resolve(env.DATA_DIR), SESSION_SECRET_FILE);
  const isThere = env.SESSION_SECRET !== undefined || existsSync(file);
  return isThere ? loadConfig(source) : new AppConfig(env, randomBytes(32).toString('hex'));
}

/** @throws ConfigurationError if it cannot be stored, or its file has been emptied */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  let secret: string;
  try {
    makeFolder(dataDir);
    if (!existsSync(file)) placeFile(file, randomBytes(32).toString('hex'));
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = codeOf(error);
    throw new ConfigurationError([
      `DATA_DIR ${dataDir} cannot be written (${code ?? 'unknown reason'}): ${cureFor(code)}, or name another folder`,
    ]);
  }
  // With an empty one anybody could sign a session.
  if (secret !== '') return secret;
  throw new ConfigurationError([
    `The file ${file} is empty: delete it and start again. A new one is then made, and everybody has to sign in again`,
  ]);
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProviderName } from '@marklight/contracts/grading';
import { ConfigurationError, parseEnvironment, type Environment } from './environment';

/** The checked environment and what follows from it. Injected by its class. */
export class AppConfig {
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly production: boolean;
  readonly providerName: ProviderName;

  constructor(
    readonly env: Environment,
    readonly sessionSecret: string,
  ) {
    this.dataDir = resolve(env.DATA_DIR);
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
    this.production = env.NODE_ENV === 'production';
    const openAiIsSet = Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);
    this.providerName = env.AI_PROVIDER === 'auto' ? (openAiIsSet ? 'openai' : 'built-in') : env.AI_PROVIDER;
  }

  /** US dollars per million tokens read and written, where the environment says so. */
  get tokenPrice(): { input: number; output: number } | undefined {
    const [input, output] = this.env.AI_TOKEN_PRICE?.split('/').map(Number) ?? [];
    return input === undefined || output === undefined ? undefined : { input, output };
  }

  /** True where cookies may travel over HTTPS only. */
  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}

/**
 * Reads and checks the environment, and makes the secrets that are not given.
 * @throws ConfigurationError listing every bad variable, or naming a data folder that cannot be written.
 */
export function loadConfig(source: Record<string, string | undefined> = process.env): AppConfig {
  const env = parseEnvironment(source);
  return new AppConfig(env, env.SESSION_SECRET ?? keptSecret(resolve(env.DATA_DIR), 'session-secret'));
}

function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // Another process that starts at the same time made it first.
    if (code === 'EEXIST') return readFileSync(file, 'utf8').trim();
    throw new ConfigurationError([
      `DATA_DIR ${dataDir} cannot be written (${code ?? 'unknown reason'}): make it writable for this user or name another folder`,
    ]);
  }
}

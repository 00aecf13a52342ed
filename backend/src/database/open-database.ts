import { StartError } from '../common/start-error';
import type { AppConfig } from '../config/app-config';
import { checkAddresses, explained } from './check-addresses';
import { DatabaseUrl } from './database-url';
import { holdsDatabase } from './embedded/cluster';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { migrate } from './migrate';
import { throughRestart } from './through-restart';

export interface OpenDatabase {
  /** For the product's daily work. */
  url: DatabaseUrl;
  /** For migrations, backup and restore: leads to PostgreSQL itself, as the role that owns the tables. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/**
 * The configured database, or the built-in one in DATA_DIR; migrated either way.
 * @throws StartError, EmbeddedPostgresError
 */
export async function openDatabase(config: AppConfig, say: (line: string) => void): Promise<OpenDatabase> {
  const database = await openAsItIs(config, say);
  const variable = config.env.DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  try {
    await throughRestart(
      () => explained(database.ownerUrl, variable, () => migrate(database.ownerUrl, database.url.direct)),
      { hasAnswered: true, say },
    );
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/**
 * For commands that work on what a server has stored: without the server's configuration they would otherwise create
 * an empty database, back it up and report that all is well. @throws StartError if no database is configured and
 * DATA_DIR holds none
 */
export function requireStoredData(config: AppConfig): void {
  if (config.env.DATABASE_URL || holdsDatabase(config.dataDir)) return;
  throw new StartError(
    `There is no database in ${config.dataDir}: the first start of the server makes it. If the server has been ` +
      'started already, give this command the same configuration: DATA_DIR, or DATABASE_URL and SESSION_SECRET.',
  );
}

/**
 * The configured database, or the built-in one in DATA_DIR, whatever version it is at: for restoring and examining.
 */
export async function openAsItIs(config: AppConfig, say: (line: string) => void): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = config.env;
  if (DATABASE_URL) {
    const url = new DatabaseUrl(DATABASE_URL, DATABASE_DIRECT_URL);
    await throughRestart(() => checkAddresses(url, DATABASE_OWNER_URL), { hasAnswered: false, say });
    return { url, ownerUrl: DATABASE_OWNER_URL ?? url.direct, stop: () => Promise.resolve() };
  }
  const { url, ownerUrl, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  return { url: new DatabaseUrl(url), ownerUrl, stop };
}

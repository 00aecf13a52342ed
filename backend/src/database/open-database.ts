import type { AppConfig } from '../config/app-config';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { migrate } from './migrate';

export interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The configured database, or our own from DATA_DIR; migrated either way. */
export async function openDatabase(config: AppConfig, say: (line: string) => void): Promise<OpenDatabase> {
  const database = await openAsItIs(config, say);
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

/** The configured database, or our own from DATA_DIR, whatever version it is at: for restoring and examining. */
export async function openAsItIs(config: AppConfig, say: (line: string) => void): Promise<OpenDatabase> {
  const external = config.env.DATABASE_URL;
  if (external) return { url: external, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
}

import type { AppConfig } from '../config/app-config';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { migrate } from './migrate';

export interface OpenDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The configured database, or our own from DATA_DIR; migrated either way. */
export async function openDatabase(config: AppConfig, say: (line: string) => void): Promise<OpenDatabase> {
  const external = config.env.DATABASE_URL;
  const database = external
    ? { url: external, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

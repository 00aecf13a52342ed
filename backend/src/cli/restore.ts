import 'reflect-metadata';
import { requireBackupFile, restoreBackup } from '../backup/restore-backup';
import { loadConfig } from '../config/app-config';
import { holdsDatabase } from '../database/embedded/cluster';
import { openAsItIs } from '../database/open-database';
import { runCommand } from './run-command';

/** `npm run restore FILE`, `npm run restore FILE -- --replace` */
runCommand(async (say) => {
  const given = process.argv.slice(2);
  const [file, ...others] = given.filter((argument) => argument !== '--replace');
  if (!file || file.startsWith('-') || others.length > 0) {
    say('Usage: npm run restore FILE, or npm run restore FILE -- --replace');
    return 2;
  }
  await requireBackupFile(file);
  const config = loadConfig();
  // On a new machine there is none yet; where the folder is misspelt, the person sees which one it is.
  const isNew = !config.env.DATABASE_URL && !holdsDatabase(config.dataDir);
  const database = await openAsItIs(config, () => undefined);
  try {
    const { tables } = await restoreBackup(database.ownerUrl, file, {
      replace: given.includes('--replace'),
      runtimeUrl: database.url.direct,
    });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${Object.keys(tables).length} tables, ${rows} rows; all match the file’s checksums.`);
    if (isNew) say(`There was no database in ${config.dataDir} (DATA_DIR), so one was made there.`);
    return 0;
  } finally {
    await database.stop();
  }
});

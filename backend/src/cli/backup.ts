import 'reflect-metadata';
import { makeBackup, requireNewFile } from '../backup/make-backup';
import { loadConfig, loadConfigToLookAt } from '../config/app-config';
import { openDatabase, requireStoredData } from '../database/open-database';
import { runCommand } from './run-command';

const ACCOUNTS = '"public"."users"';

/** `npm run backup FILE` */
runCommand(async (say) => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || file.startsWith('-') || others.length > 0) {
    say('Usage: npm run backup FILE');
    return 2;
  }
  // Before anything is made in a folder that may be misspelt.
  requireStoredData(loadConfigToLookAt());
  await requireNewFile(file);
  const database = await openDatabase(loadConfig(), () => undefined);
  try {
    const { tables } = await makeBackup(database.ownerUrl, file);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(`${file}: ${Object.keys(tables).length} tables, ${rows} rows.`);
    // The first start makes one; without it this is an empty database beside the server's.
    if ((tables[ACCOUNTS]?.rows ?? 0) === 0) {
      say(
        'It holds no account, so no server has ever been started on this database. ' +
          'Give this command the configuration of the server.',
      );
      return 1;
    }
    say('It holds students’ names and texts: keep it where only you can read it.');
    return 0;
  } finally {
    await database.stop();
  }
});

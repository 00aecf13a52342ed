import 'reflect-metadata';
import { makeBackup } from '../backup/make-backup';
import { loadConfig } from '../config/app-config';
import { openDatabase } from '../database/open-database';
import { runCommand } from './run-command';

/** `npm run backup FILE` */
runCommand(async (say) => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || file.startsWith('-') || others.length > 0) {
    say('Usage: npm run backup FILE');
    return 2;
  }
  const database = await openDatabase(loadConfig(), () => undefined);
  try {
    const { tables } = await makeBackup(database.ownerUrl, file);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    say(`${file}: ${Object.keys(tables).length} tables, ${rows} rows.`);
    say('It holds students’ names and texts: keep it where only you can read it.');
    return 0;
  } finally {
    await database.stop();
  }
});

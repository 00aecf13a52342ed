import 'reflect-metadata';
import { promote } from '../auth/first-admin';
import { loadConfig } from '../config/app-config';
import { makeDataSource } from '../database/data-source';
import { openDatabase } from '../database/open-database';
import { runCommand } from './run-command';

/** `npm run admin -- promote EMAIL` */
runCommand(async (say) => {
  const [verb, email] = process.argv.slice(2);
  if (verb !== 'promote' || !email) {
    say('Usage: npm run admin -- promote EMAIL');
    return 2;
  }
  const database = await openDatabase(loadConfig(), () => undefined);
  const dataSource = await makeDataSource(database.url.direct, 2).initialize();
  try {
    const found = await promote(dataSource, email);
    say(found ? `${email} is an administrator now.` : `There is no account with the email ${email}.`);
    return found ? 0 : 1;
  } finally {
    await dataSource.destroy();
    await database.stop();
  }
});

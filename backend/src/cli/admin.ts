import 'reflect-metadata';
import { promote } from '../auth/first-admin';
import { loadConfig } from '../config/app-config';
import { makeDataSource } from '../database/data-source';
import { openDatabase } from '../database/open-database';

/** `npm run admin -- promote EMAIL` */
async function main(): Promise<number> {
  const [verb, email] = process.argv.slice(2);
  if (verb !== 'promote' || !email) {
    process.stderr.write('Usage: npm run admin -- promote EMAIL\n');
    return 2;
  }
  const database = await openDatabase(loadConfig(), () => undefined);
  const dataSource = await makeDataSource(database.url, 2).initialize();
  try {
    const found = await promote(dataSource, email);
    process.stdout.write(
      found ? `${email} is an administrator now.\n` : `There is no account with the email ${email}.\n`,
    );
    return found ? 0 : 1;
  } finally {
    await dataSource.destroy();
    await database.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);

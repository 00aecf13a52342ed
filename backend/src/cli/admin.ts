import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { promote } from '../auth/first-admin';
import { resetLinkOf } from '../auth/reset-link';
import { loadConfig, loadConfigToLookAt, type AppConfig } from '../config/app-config';
import { makeDataSource } from '../database/data-source';
import { openDatabase, requireStoredData } from '../database/open-database';
import { entities } from '../entities';
import { runCommand } from './run-command';

const VERBS = { promote: promoted, 'reset-link': linked } as const;

/** `npm run admin -- promote EMAIL` and `npm run admin -- reset-link EMAIL` */
runCommand(async (say) => {
  const [verb = '', email] = process.argv.slice(2);
  if (!Object.hasOwn(VERBS, verb) || !email) {
    say('Usage: npm run admin -- promote EMAIL');
    say('       npm run admin -- reset-link EMAIL');
    return 2;
  }
  // Before anything is made in a folder that may be misspelt.
  requireStoredData(loadConfigToLookAt());
  const config = loadConfig();
  const database = await openDatabase(config, () => undefined);
  const dataSource = await makeDataSource(database.url.direct, 2, entities).initialize();
  try {
    const done = await VERBS[verb as keyof typeof VERBS](dataSource, config, email);
    say(done ?? `There is no account with the email ${email}.`);
    return done ? 0 : 1;
  } finally {
    await dataSource.destroy();
    await database.stop();
  }
});

async function promoted(dataSource: DataSource, _: AppConfig, email: string): Promise<string | null> {
  return (await promote(dataSource.manager, email)) ? `${email} is now an administrator.` : null;
}

async function linked(dataSource: DataSource, config: AppConfig, email: string): Promise<string | null> {
  const link = await dataSource.transaction((manager) => resetLinkOf(manager, config, email));
  return link && `A new password can be chosen here, once, within 24 hours: ${link}`;
}

import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { loadConfig, loadConfigToLookAt } from '../config/app-config';
import { makeDataSource } from '../database/data-source';
import { revertLastMigration } from '../database/migrate';
import { openAsItIs, openDatabase, requireStoredData, type OpenDatabase } from '../database/open-database';
import { schemaDifference } from '../database/schema-difference';
import { entities } from '../entities';
import { projectPath } from '../web/project-path';
import { runCommand } from './run-command';

/** `npm run migration:run`, `migration:revert`, `migration:generate -- NAME` */
runCommand(async (say) => {
  const [verb, name] = process.argv.slice(2);
  switch (verb) {
    case 'run':
      return withDatabase(openDatabase(loadConfig(), say), () => {
        // Opening it has run them.
        say('The database is at the newest version.');
        return Promise.resolve(0);
      });
    case 'revert':
      requireStoredData(loadConfigToLookAt());
      return withDatabase(openAsItIs(loadConfig(), say), async ({ ownerUrl }) => {
        const reverted = await revertLastMigration(ownerUrl);
        say(reverted ? `${reverted} was reverted.` : 'This database has no migration to revert.');
        return reverted ? 0 : 1;
      });
    case 'generate':
      return withDatabase(openDatabase(loadConfig(), say), ({ ownerUrl }) => generate(ownerUrl, name, say));
    default:
      say('Usage: npm run migration:run | migration:revert | migration:generate -- NAME');
      return 2;
  }
});

async function withDatabase(
  opening: Promise<OpenDatabase>,
  work: (database: OpenDatabase) => Promise<number>,
): Promise<number> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}

/**
 * Writes a migration file with what the entities have and the database lacks, for you to read and edit. Add indexes,
 * checks and keys by hand.
 */
async function generate(url: string, name = '', say: (line: string) => void): Promise<number> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    say('Name the migration in lower case with dashes: npm run migration:generate -- add-rosters');
    return 2;
  }
  const dataSource = await makeDataSource(url, 2, entities).initialize();
  try {
    const { up, down } = await schemaDifference(dataSource);
    if (up.length === 0) {
      say('The entities and the database agree: there is nothing to migrate.');
      return 0;
    }
    const stamp = new Date().toISOString().slice(0, 16).replace(/\D/g, '');
    const className = `${name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}${stamp}0`;
    const statements = (queries: readonly string[]) =>
      queries.map((query) => `    await runner.query(\`${query}\`);`).join('\n');
    const file = projectPath('backend', 'src', 'database', 'migrations', `${stamp}-${name}.ts`);
    writeFileSync(
      file,
      `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Generated from the entities: read it, say here what it is for, and add it to data-source.ts. */
export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(down)}
  }
}
`,
    );
    say(`Written: ${file}`);
    return 0;
  } finally {
    await dataSource.destroy();
  }
}

import type { Client } from 'pg';
import { migrationsDone } from '../database/connection.repository';
import { migrationNames } from '../database/migrate';
import { rightsOfRole } from '../database/runtime-role.repository';
import { serverFacts } from './doctor.repository';
import { about, type Finding } from './finding';

/** PostgreSQL 14 is the oldest release that still gets fixes. */
const OLDEST = 140_000;

/** The database's version, and whether its tables are those of this version of the product. */
export async function examineDatabase(client: Client): Promise<Finding[]> {
  const { number, version, size } = await serverFacts(client);
  const words = `PostgreSQL ${version}, ${size}`;
  const database = about('Database');
  return [
    number < OLDEST ? database('problem', `${words}: 14 or newer is needed`) : database('ok', words),
    await examineMigrations(client),
  ];
}

async function examineMigrations(client: Client): Promise<Finding> {
  const tell = about('Migrations');
  const known = migrationNames();
  const done = new Set(await migrationsDone(client));
  if (done.size === 0)
    return tell('problem', 'the database is empty: the first start of the server sets it up');
  const newer = [...done].filter((name) => !known.includes(name));
  const missing = known.filter((name) => !done.has(name));
  if (newer.length > 0) {
    return tell('problem', `the database is of a newer version of Marklight (${newer.join(', ')})`);
  }
  if (missing.length > 0) {
    return tell('problem', `${missing.length} to come: start the server, or run npm run migration:run`);
  }
  return tell('ok', `all ${known.length} done`);
}

/** Whether the role that the product works as could do more than it needs. */
export async function examineRole(client: Client): Promise<Finding> {
  const tell = about('Database role');
  const { role, isSuperuser, mayChangeAuditLog } = await rightsOfRole(client);
  const howTo = 'see “Database roles” in docs/operations.md';
  if (isSuperuser)
    return tell('problem', `${role} is a superuser: give the product an ordinary role, ${howTo}`);
  return mayChangeAuditLog
    ? tell(
        'note',
        `${role} owns the tables, so it could change the audit log and the ledger of results once it has switched their guards off: ${howTo}`,
      )
    : tell('ok', `${role} is not a superuser and cannot change the audit log or the ledger of results`);
}

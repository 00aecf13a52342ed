import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { migrate, migrateTo, migrationNames } from '../database/migrate';
import { BackupError } from './backup-error';
import {
  BACKUP_FORMAT,
  END_OF_ROWS,
  readCopyLine,
  readHead,
  readTail,
  type BackupHead,
  type BackupTail,
} from './backup-file';
import { linesOf } from './lines';
import {
  begin,
  commit,
  contentsOf,
  copiedTables,
  copyIn,
  emptyWithoutTriggers,
  enableTriggers,
  readAlikeEverywhere,
  rollback,
  setSequences,
} from './tables.repository';
import { emptyDatabase, isEmpty, isInUse } from './target.repository';
import { codeOf } from '../common/code-of';

const NOT_A_BACKUP =
  'This file is not a complete backup of ours: it was cut off, changed, or is something else.';

/**
 * Restores what `makeBackup` wrote: into an empty database, or with `replace` in place of the present contents. An
 * older backup is loaded into tables of its time, which are then brought up to date. The rows are loaded and compared
 * with the file's own sums in one transaction: a file that turns out to be damaged leaves an empty database, never
 * half of one.
 * @param url of the role that owns the tables
 * @param options.runtimeUrl of the role that the product works as, if it is another
 * @returns each table's checksum
 * @throws BackupError if the file is not a whole backup or is of a newer version, or if the database is in use or not
 * empty
 */
export async function restoreBackup(
  url: string,
  file: string,
  { replace, runtimeUrl = url }: { replace: boolean; runtimeUrl?: string },
): Promise<BackupTail> {
  // The whole file is read once before anything is changed.
  const { head } = await inspect(file).catch(withWords(NOTHING_CHANGED));
  const client = new Client({ connectionString: url, application_name: 'marklight-restore' });
  // Its statements fail with the connection; an unhandled error would end the process instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await readAlikeEverywhere(client);
    if (await isInUse(client)) {
      throw new BackupError(
        `Marklight is running on this database. Stop it first, on every machine. ${NOTHING_CHANGED}`,
      );
    }
    if (!(await isEmpty(client))) {
      if (!replace) {
        throw new BackupError(
          `This database is not empty. Restore into an empty one, or add --replace to lose what is in it. ${NOTHING_CHANGED}`,
        );
      }
      await emptyDatabase(client);
    }
    await migrateTo(url, head.migrations);
    const contents = await load(client, file).catch(withWords(NOW_EMPTY));
    await migrate(url, runtimeUrl);
    return contents;
  } finally {
    await client.end();
  }
}

/** Before a database is opened, and made where there is none. @throws BackupError if nothing can be read there */
export async function requireBackupFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw noFile(file);
  if (found.isDirectory())
    throw new BackupError(`${file} is a folder. Name the backup file in it. ${NOTHING_CHANGED}`);
}

function noFile(file: string, cause?: unknown): BackupError {
  return new BackupError(`There is no file ${file}. Check the name and the folder.`, { cause });
}

const NOTHING_CHANGED = 'Nothing in the database was changed.';
const NOW_EMPTY = 'The database is empty now: restore another backup with --replace.';

/** Says in what state a restore leaves the database that could not be completed. */
function withWords(words: string): (error: unknown) => never {
  return (cause) => {
    throw cause instanceof BackupError ? new BackupError(`${cause.message} ${words}`, { cause }) : cause;
  };
}

/** Reads a backup to its end. @throws BackupError if it is damaged or of a newer version */
export async function inspect(file: string): Promise<{ head: BackupHead; tail: BackupTail }> {
  let head: BackupHead | undefined;
  let tail: BackupTail | undefined;
  for await (const line of linesIn(file)) {
    head ??= readHead(line.toString());
    if (!head) throw new BackupError(NOT_A_BACKUP);
    tail = line[0] === DASH ? (readTail(line.toString()) ?? tail) : tail;
  }
  if (!head || !tail) throw new BackupError(NOT_A_BACKUP);
  const known = migrationNames();
  if (head.format > BACKUP_FORMAT || head.migrations.some((name) => !known.includes(name))) {
    throw new BackupError(
      'This backup was made by a newer version of Marklight. Install that version first.',
    );
  }
  return { head, tail };
}

const DASH = '-'.charCodeAt(0);

async function load(client: Client, file: string): Promise<BackupTail> {
  await begin(client);
  try {
    const tables = await copiedTables(client);
    const names = tables.map(({ name }) => name);
    // Triggers keep counts of rows, and the counts themselves are rows of the backup.
    await emptyWithoutTriggers(client, names);
    const tail = await copyRows(client, file, new Set(names));
    await enableTriggers(client, names);
    await setSequences(client, tail.sequences);
    const contents = await contentsOf(client);
    const different = names.filter((name) => !sameSum(contents.tables[name], tail.tables[name]));
    if (different.length > 0) {
      throw new BackupError(
        `The rows loaded do not match the file’s checksums, in: ${different.join(', ')}.`,
      );
    }
    await commit(client);
    return contents;
  } catch (error) {
    await rollback(client);
    throw error;
  }
}

const sameSum = (a?: { rows: number; sum: string }, b?: { rows: number; sum: string }) =>
  (a?.rows ?? 0) === (b?.rows ?? 0) && (a?.sum ?? '0') === (b?.sum ?? '0');

async function copyRows(client: Client, file: string, tables: ReadonlySet<string>): Promise<BackupTail> {
  let rows: CopyStreamQuery | undefined;
  let tail: BackupTail | undefined;
  for await (const line of linesIn(file)) {
    if (rows) {
      if (line.length <= 3 && line.toString().trimEnd() === END_OF_ROWS) {
        rows.end();
        await finished(rows);
        rows = undefined;
      } else if (!rows.write(line)) await once(rows, 'drain');
      continue;
    }
    const text = line.toString().trimEnd();
    const table = readCopyLine(text);
    if (table && tables.has(table.name)) {
      rows = copyIn(client, table);
    } else if (table) throw new BackupError(NOT_A_BACKUP);
    tail = readTail(text) ?? tail;
  }
  if (!tail) throw new BackupError(NOT_A_BACKUP);
  return tail;
}

async function* linesIn(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    for await (const lines of linesOf(text as AsyncIterable<Buffer>)) yield* lines;
  } catch (cause) {
    const code = codeOf(cause) ?? '';
    if (code === 'ENOENT') throw noFile(file, cause);
    if (code === 'EISDIR')
      throw new BackupError(`${file} is a folder. Name the backup file in it.`, { cause });
    if (code === 'EACCES' || code === 'EPERM') {
      throw new BackupError(`${file} cannot be read (${code}). Run this as the user it belongs to.`, {
        cause,
      });
    }
    if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') {
      throw new BackupError(NOT_A_BACKUP, { cause });
    }
    throw cause;
  }
}

import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { Client } from 'pg';
import { migrationsDone } from '../database/connection.repository';
import { BackupError } from './backup-error';
import { BACKUP_FORMAT, copyLine, END_OF_ROWS, headLine, tailLine, type BackupTail } from './backup-file';
import {
  beginSnapshot,
  commit,
  contentsOf,
  copiedTables,
  copyOut,
  readAlikeEverywhere,
} from './tables.repository';
import { codeOf } from '../common/code-of';

/**
 * Writes everything in the database at `url` to `file`, as of one moment; the server may keep running. The file
 * appears under its name only when it is complete and on the disk, readable by its owner alone.
 * @returns each table's checksum
 * @throws BackupError if the file exists or cannot be written
 */
export async function makeBackup(url: string, file: string): Promise<BackupTail> {
  const unfinished = `${file}.unfinished`;
  await requireNewFile(file);
  const client = new Client({ connectionString: url, application_name: 'marklight-backup' });
  // Its statements fail with the connection; an unhandled error would end the process instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await readAlikeEverywhere(client);
    await beginSnapshot(client);
    const contents = await writeAll(client, unfinished);
    await commit(client);
    await rename(unfinished, file);
    return contents;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** @throws BackupError if the file exists or cannot be written */
export async function requireNewFile(file: string): Promise<void> {
  if (file.endsWith('/') || (await isFolder(file))) {
    const example = join(file, `marklight-${new Date().toISOString().slice(0, 10)}.sql.gz`);
    throw new BackupError(`${file} is a folder. Name the file to write, such as ${example}.`);
  }
  if (!(await isFolder(dirname(file)))) {
    throw new BackupError(`There is no folder ${dirname(file)}. Make it first, or choose another.`);
  }
  try {
    await (await open(file, 'wx', 0o600)).close();
    await rm(file);
  } catch (cause) {
    const code = codeOf(cause);
    throw new BackupError(
      code === 'EEXIST'
        ? `${file} already exists. Give another name, or move the old file away.`
        : `${file} cannot be written (${code ?? 'unknown reason'}). Choose a folder that this user may write to.`,
      { cause },
    );
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function writeAll(client: Client, file: string): Promise<BackupTail> {
  const gzip = createGzip();
  const disk = createWriteStream(file, { mode: 0o600, flush: true });
  const written = finished(gzip.pipe(disk));
  // A full disk ends the backup at the next write; until then nobody else listens.
  written.catch((error: Error) => gzip.destroy(error));
  const head = {
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await migrationsDone(client),
  };
  await write(gzip, `${headLine(head)}\n`);
  for (const table of await copiedTables(client)) {
    await write(gzip, `\n${copyLine(table)}\n`);
    for await (const chunk of copyOut(client, table)) await write(gzip, chunk as Buffer);
    await write(gzip, `${END_OF_ROWS}\n`);
  }
  const contents = await contentsOf(client);
  gzip.end(`\n${tailLine(contents)}\n`);
  await written;
  return contents;
}

async function write(gzip: Gzip, data: string | Buffer): Promise<void> {
  if (gzip.errored) throw gzip.errored;
  if (!gzip.write(data)) await once(gzip, 'drain');
}

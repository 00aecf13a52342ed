import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@marklight/contracts/durations';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppLog, errorFacts } from '../app-log';
import { UPLOAD_FOLDER_PREFIX } from '../uploads';

/**
 * Essays that were being uploaded when a process was killed lie in the system's temporary folder. An upload takes
 * minutes, so a folder that nothing has been written to for an hour is abandoned and is removed: students' texts are
 * not left lying about, and the disk does not fill.
 * @param place the folder that uploads are received in
 */
export async function removeAbandonedUploads(place = tmpdir(), now = Date.now()): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(UPLOAD_FOLDER_PREFIX)) continue;
    const folder = join(place, name);
    const written = await stat(folder).catch(() => null);
    if (written && now - written.mtimeMs > HOUR_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Removes them at the start and every hour; any that cannot be removed are tried again an hour later. */
@Injectable()
export class AbandonedUploads implements OnApplicationBootstrap {
  constructor(private readonly log: AppLog) {}

  onApplicationBootstrap(): void {
    void this.remove();
  }

  @Interval(HOUR_MS)
  async remove(): Promise<void> {
    await removeAbandonedUploads().catch((error: unknown) =>
      this.log.warn(errorFacts(error), 'uploads left behind by a killed process could not be removed'),
    );
  }
}

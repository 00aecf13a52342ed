import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandonedUploads } from './abandoned-uploads';

const HOURS = 60 * 60;

describe('uploads that a killed process left behind', () => {
  let place: string;
  beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'marklight-abandoned-'))));
  afterEach(() => rmSync(place, { recursive: true }));

  /** A folder with a file in it, last written to the given time ago. */
  function left(name: string, hoursAgo: number): string {
    const path = join(place, name);
    mkdirSync(path);
    writeFileSync(join(path, 'essay'), 'My holidays');
    const at = Date.now() / 1_000 - hoursAgo * HOURS;
    utimesSync(path, at, at);
    return path;
  }

  it('are removed an hour after the last byte, with what is in them', async () => {
    const path = left('marklight-upload-abc123', 1.1);
    await removeAbandonedUploads(place);
    expect(existsSync(path)).toBe(false);
  });

  it('stay while an upload may still be going on, and other people’s folders always stay', async () => {
    const paths = [left('marklight-upload-abc123', 0.9), left('somebody-else', 200)];
    await removeAbandonedUploads(place);
    expect(paths.map(existsSync)).toEqual([true, true]);
  });
});

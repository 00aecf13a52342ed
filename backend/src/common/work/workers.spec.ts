import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerFile } from '../worker-file';
import { Workers } from './workers';

const workers = new Workers();
const folder = mkdtempSync(join(tmpdir(), 'marklight-workers-'));
afterAll(() => {
  workers.onModuleDestroy();
  rmSync(folder, { recursive: true });
});

// The processes run what the last build wrote.
const task = {
  file: workerFile(__dirname, 'testing/talk.worker'),
  asker: { account: 'teacher' },
  milliseconds: 60_000,
};

describe('work whose process something outside ends', () => {
  it('is done in another', async () => {
    const input = { give: 'the page', killedBefore: join(folder, 'killed') };
    await expect(workers.run({ ...task, input })).resolves.toMatchObject({ give: 'the page' });
  });

  it('is taken for too large if that happens again', async () => {
    await expect(workers.run({ ...task, input: { killed: true } })).rejects.toMatchObject({
      code: 'takes_too_much_memory',
    });
  });
});

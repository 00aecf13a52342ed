import { SlowDownloads } from './slow-downloads';

async function* pieces() {
  yield await Promise.resolve('a piece');
  yield 'another';
}

describe('downloads whose clients read slowly', () => {
  let now = 0;
  let downloads: SlowDownloads;
  beforeEach(() => {
    now = 0;
    downloads = new SlowDownloads(() => now);
  });
  /** A download of which the client has taken nothing but the first piece. */
  const stalled = async () => {
    const download = downloads.begin(pieces());
    await download.content.next();
    return download;
  };

  it('end, the one that has waited longest first', async () => {
    const first = await stalled();
    now = 10_000;
    const second = await stalled();
    now = 15_000;
    downloads.makeRoom();
    expect(first.ended.aborted).toBe(false);
    now = 16_000;
    downloads.makeRoom();
    expect([first.ended.aborted, second.ended.aborted]).toEqual([true, false]);
    downloads.makeRoom();
    expect(second.ended.aborted).toBe(false);
    now = 26_000;
    downloads.makeRoom();
    expect(second.ended.aborted).toBe(true);
  });

  it('are not those that take long to make, nor those that have ended', async () => {
    const slowToMake = downloads.begin(pieces());
    const ended = await stalled();
    ended.done();
    now = 60_000;
    downloads.makeRoom();
    expect([slowToMake.ended.aborted, ended.ended.aborted]).toEqual([false, false]);
  });

  it('are also those of which all is made and little is taken', async () => {
    const download = downloads.begin(pieces());
    for await (const _piece of download.content);
    now = 16_000;
    downloads.makeRoom();
    expect(download.ended.aborted).toBe(true);
  });

  it('pass their content on as it is', async () => {
    const all: string[] = [];
    for await (const piece of downloads.begin(pieces()).content) all.push(piece);
    expect(all).toEqual(['a piece', 'another']);
  });
});

/** A client that has kept its download waiting for this long in all may have to make room. */
const PATIENCE_MS = 15_000;

interface Download {
  /** Milliseconds that it has waited for its client, apart from the present wait. */
  waited: number;
  /** Since when it has been waiting for its client; null while it is being made. */
  waitingSince: number | null;
  stop: AbortController;
}

/**
 * Downloads that are being sent, with how long their clients have kept them waiting. Clients that read slowly could otherwise hold
 * all seats of all accounts for 20 minutes: two dozen accounts are enough.
 */
export class SlowDownloads {
  private readonly downloads = new Set<Download>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * @returns the same content; `ended`, aborted when the download has to make room; and `done`, to be called when it has been sent
   */
  begin<Piece>(content: AsyncIterable<Piece>) {
    const download: Download = { waited: 0, waitingSince: null, stop: new AbortController() };
    this.downloads.add(download);
    return {
      content: this.timed(content, download),
      ended: download.stop.signal,
      done: () => void this.downloads.delete(download),
    };
  }

  /** Ends the download that has waited longest for its client, if that is long. Call it where somebody lacks only a seat. */
  makeRoom(): void {
    const now = this.now();
    const waitedBy = ({ waited, waitingSince }: Download) =>
      waited + (waitingSince === null ? 0 : now - waitingSince);
    const [slowest] = [...this.downloads]
      .filter(({ stop }) => !stop.signal.aborted)
      .sort((a, b) => waitedBy(b) - waitedBy(a));
    if (slowest && waitedBy(slowest) > PATIENCE_MS) slowest.stop.abort();
  }

  private async *timed<Piece>(content: AsyncIterable<Piece>, download: Download): AsyncGenerator<Piece> {
    for await (const piece of content) {
      download.waitingSince = this.now();
      yield piece;
      download.waited += this.now() - download.waitingSince;
      download.waitingSince = null;
    }
    // What is made in one piece has been handed over, but the client may not have taken it.
    download.waitingSince = this.now();
  }
}

import { inTime } from '../common/in-time';

/** Less than load balancers and monitoring wait for an answer; a healthy database takes some milliseconds. */
const PATIENCE_MS = 2_500;
/** Queries that a frozen server never answers would use up the pool. */
const OPEN_AT_ONCE = 3;

/** Queries the database, and gives a substitute answer if it does not reply in time. */
export class Probe<Answer> {
  private open = 0;
  private latest: Promise<Answer> | undefined;

  /** @param ask never rejects */
  constructor(private readonly ask: () => Promise<Answer>) {}

  /**
   * @param late the answer if there is none within 2.5 seconds
   */
  answer(late: Answer): Promise<Answer> {
    if (this.latest === undefined || this.open < OPEN_AT_ONCE) {
      this.open += 1;
      this.latest = this.ask().finally(() => (this.open -= 1));
    }
    return inTime(PATIENCE_MS, this.latest, late);
  }
}

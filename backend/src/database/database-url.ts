/** Addresses of the database in use, embedded or not. Injected by its class. */
export class DatabaseUrl {
  /**
   * @param value for statements and transactions; a pooler may stand in front
   * @param direct for what needs its own session (LISTEN, advisory locks, the queue), which a pooler that gives
   * out connections by the transaction cannot keep
   */
  constructor(
    readonly value: string,
    readonly direct: string = value,
  ) {}

  /** Whether a pooler stands in front of `value`. */
  get isPooled(): boolean {
    return this.direct !== this.value;
  }
}

/**
 * Addresses of the database in use, embedded or not. Injected by its class.
 * `direct` is for what needs a session of its own (LISTEN, advisory locks, the queue), which a pooler that gives
 * out connections by the transaction cannot keep.
 */
export class DatabaseUrl {
  constructor(
    readonly value: string,
    readonly direct: string = value,
  ) {}
}

/** Address of the database in use, embedded or not. Injected by its class. */
export class DatabaseUrl {
  constructor(readonly value: string) {}
}

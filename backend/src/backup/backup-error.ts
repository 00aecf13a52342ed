/** A backup or restore that cannot continue; the message says what happened and what to do, without data. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

import { StartError } from '../../common/start-error';

/** The built-in database cannot be used; the message tells a person what is wrong and what to do. */
export class EmbeddedPostgresError extends StartError {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}

import { Logger } from 'graphile-worker';

/**
 * The queue's own log lines carry task payloads and database messages; ours say what matters, so only
 * its errors are kept, without their details.
 */
export const quietQueueLogger = new Logger(() => () => undefined);

/**
 * A worker that had no answer from the queue and no job in hand for this long counts as dead, and its jobs are
 * handed on. It asks every few seconds and its row is written every five.
 */
export const WORKER_SILENT_SECONDS = 30;
/** A job that waits for longer than this although it is due, or is held by a worker that has gone, is stuck. */
export const STUCK_SECONDS = 60;

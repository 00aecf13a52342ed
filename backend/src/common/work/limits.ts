/** Nothing larger is worked through on the event loop: parsing this much takes a few milliseconds. */
export const EVENT_LOOP_MAX_BYTES = 64 * 1024;

/** Parsing of texts, tables and lists in threads. */
export const THREAD_WORK_LIMITS = {
  turns: { seats: 2, seatsPerAccount: 1, waitingPerAccount: 8, waitingInAll: 200 },
  /** Parsing is linear; 10 MB of text take some tenths of a second. */
  milliseconds: 5_000,
  heapMegabytes: 128,
  idleMilliseconds: 20_000,
} as const;

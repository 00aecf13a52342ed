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

/** Reading of files in processes. A process takes 0.5 s to start, and about 110 MB. */
export const READER_LIMITS = {
  turns: { seats: 3, seatsPerAccount: 2, waitingPerAccount: 400, waitingInAll: 4_000 },
  /** A hundred pages take 2 s. */
  milliseconds: 20_000,
  heapMegabytes: 160,
  usualMegabytes: 130,
  /** An A4 page scanned at 600 dpi is decoded into 140 MB. */
  ceilingMegabytes: 400,
  idleMilliseconds: 20_000,
} as const;

/** Uploads that are received, read and stored at a time. */
export const UPLOAD_TURNS = {
  seats: 24,
  seatsPerAccount: 2,
  waitingPerAccount: 8,
  waitingInAll: 200,
} as const;

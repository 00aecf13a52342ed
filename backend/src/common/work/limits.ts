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

/** Text analysis and built-in grading. */
export const ANALYSIS_LIMITS = {
  interactive: { seats: 4, seatsPerAccount: 1, waitingPerAccount: 20, waitingInAll: 400 },
  /** How many essays are graded at a time is the grading queue's to say. */
  background: { seats: 4, seatsPerAccount: 3, waitingPerAccount: 400, waitingInAll: 2_000 },
  /**
   * Generous, as texts take turns by paragraph and none holds up another: 50 s for 200,000 characters. Nobody sits in
   * front of background work, and an essay must not fail because the machine was busy while its process started.
   */
  milliseconds: { interactive: 20_000, background: 180_000 },
  millisecondsPerCharacter: 0.15,
  process: {
    heapMegabytes: 320,
    usualMegabytes: 300,
    ceilingMegabytes: 640,
    /** Loading the grammar checker again takes 1.5 s. */
    idleMilliseconds: 40_000,
  },
} as const;

/** Documents made in threads. */
export const PDF_LIMITS = {
  /** Those that are made in one piece, of a kind. */
  whole: { seats: 1, seatsPerAccount: 1, waitingPerAccount: 8, waitingInAll: 200 },
  /** The longest rubric takes 2 s. */
  milliseconds: 20_000,
  heapMegabytes: 192,
  idleMilliseconds: 20_000,
} as const;

/** Exports and archives that are made while they are sent. */
export const DOWNLOAD_LIMITS = {
  turns: { seats: 48, seatsPerAccount: 2, waitingPerAccount: 8, waitingInAll: 200 },
  /** Of the whole download; a hundred thousand essays take 5 minutes on a slow line. */
  milliseconds: 20 * 60_000,
} as const;

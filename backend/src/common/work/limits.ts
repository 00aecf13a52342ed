/** Nothing larger is worked through on the event loop: parsing this much takes a few milliseconds. */
export const EVENT_LOOP_MAX_BYTES = 64 * 1024;

/** Parsing of texts, tables and lists in threads. */
export const THREAD_WORK_LIMITS = {
  turns: { seats: 2, seatsPerAccount: 1, waitingPerAccount: 8, waitingInAll: 200 },
  /** Of a processor. Parsing is linear; 10 MB of text take some tenths of a second. */
  cpuMilliseconds: 5_000,
  /** By the clock, for a machine with too much to do. See `READING_LIMITS`. */
  milliseconds: 60_000,
  heapMegabytes: 128,
  idleMilliseconds: 20_000,
} as const;

/** Comparing the essays of an assignment: 500 of 1,000 words take a second, 8 MB of text that repeats itself some ten. */
export const SIMILARITY_LIMITS = {
  turns: { seats: 1, seatsPerAccount: 1, waitingPerAccount: 2, waitingInAll: 100 },
  /** Of a processor. */
  cpuMilliseconds: 20_000,
  /** By the clock. See `READING_LIMITS`. */
  milliseconds: 90_000,
  heapMegabytes: 256,
  idleMilliseconds: 20_000,
} as const;

/** Processes that work on what strangers send: files to read, texts to analyse. One takes 0.5 s to start. */
export const WORKER_LIMITS = {
  /** An account has both processors of a small machine only while nobody else needs one. */
  turns: { seats: 3, seatsPerAccount: 2, seatsBesideOthers: 1, waitingPerAccount: 450, waitingInAll: 4_000 },
  process: {
    heapMegabytes: 192,
    usualMegabytes: 95,
    /** An A4 page scanned at 600 dpi is decoded into 140 MB, by the canvas alone. */
    ceilingMegabytes: 340,
    idleMilliseconds: 20_000,
    /** The first essay of a process is graded in 0.8 s. */
    longCpuMilliseconds: 1_500,
  },
} as const;

/** For one file, from the moment that a process takes it: a hundred pages take 2 s. See `ANALYSIS_CPU_MILLISECONDS`. */
export const READING_LIMITS = {
  /** Of a processor. */
  cpuMilliseconds: 12_000,
  /** By the clock: on a machine with too much to do, a file that is in order gets its turn at the processor within this time. */
  milliseconds: 60_000,
} as const;

/** Pages that have no text, read by OCR. One takes 2 to 4 s, and up to four times as long if it lies on its side. */
export const SCAN_LIMITS = {
  turns: { waitingPerAccount: 50, waitingInAll: 1_000 },
  process: {
    heapMegabytes: 192,
    /** With the engine and its English data; a large page that lies askew takes 600 for a moment. */
    usualMegabytes: 450,
    ceilingMegabytes: 700,
    idleMilliseconds: 20_000,
  },
  page: {
    /** Of a processor. */
    cpuMilliseconds: 60_000,
    /** By the clock; see `READING_LIMITS`. */
    milliseconds: 300_000,
  },
} as const;

/**
 * For short calls, of 5 to 20 ms, and for downloads. A page makes about ten calls, so a person who opens one every second
 * stays below the share; a program that never stops calling soon makes two calls in thirteen times the time they take.
 */
const CALL_PACE = { burst: 2_000, share: 0.3, turnMax: 50, rest: 12, restMax: 250 } as const;

/** Short calls of signed-in people that are being answered; whatever else they ask for waits its turn. */
export const REQUEST_TURNS = {
  seats: 500,
  /** Most connections to the database are left for others. */
  seatsPerAccount: 4,
  seatsBesideOthers: 2,
  waitingPerAccount: 200,
  waitingInAll: 5_000,
  pace: CALL_PACE,
} as const;

/** Requests of people who are not signed in, by network address. */
export const STRANGER_TURNS = {
  seats: 24,
  /** Enough for a school behind one address: most calls take a few milliseconds. */
  seatsPerAccount: 4,
  waitingPerAccount: 1_000,
  waitingInAll: 5_000,
} as const;
/** A request that takes longer is mostly waiting, as a failed sign-in does before its reply, and gives up its seat. */
export const STRANGER_TURN_MILLISECONDS = 150;

/** Uploads at a time, from their first byte. A hundred accounts that upload a byte a second hold up nobody else. */
export const RECEIVING_TURNS = {
  seats: 300,
  seatsPerAccount: 2,
  seatsBesideOthers: 1,
  waitingPerAccount: 8,
  waitingInAll: 400,
} as const;

/** Of them, those that are being read and stored. */
export const UPLOAD_TURNS = {
  seats: 24,
  seatsPerAccount: 2,
  waitingPerAccount: 8,
  waitingInAll: 400,
} as const;

/** Pages drawn as pictures: whoever has a turn holds a whole file in the server's memory. */
export const PICTURE_TURNS = {
  seats: 2,
  seatsPerAccount: 1,
  waitingPerAccount: 110,
  waitingInAll: 1_000,
} as const;

/** The process that holds the grammar checker. */
export const GRAMMAR_LIMITS = {
  slowToStart: true,
  tasksPerProcess: 8,
  heapMegabytes: 96,
  usualMegabytes: 260,
  ceilingMegabytes: 480,
  /** Loading the grammar checker again takes 1.5 s. */
  idleMilliseconds: 40_000,
} as const;

/** Stretches of text at the grammar checker; the number of texts is bounded before. */
export const STRETCH_TURNS = {
  seats: 1,
  seatsPerAccount: 1,
  waitingPerAccount: 1_000,
  waitingInAll: 1_000,
  /**
   * Another account's essay waits for the stretch in progress, so one should not always be in progress. A class set needs a quarter of
   * the grammar checker's time, and its stretches are further apart than the rest.
   */
  pace: { burst: 1_000, share: 0.3, turnMax: 250, rest: 2, restMax: 250 },
} as const;

/** Requests for an analysis that wait or are being done: each holds its text. One account's beyond 20 are refused. */
export const ANALYSES_AT_ONCE = {
  seats: 200,
  seatsPerAccount: 20,
  waitingPerAccount: 0,
  waitingInAll: 100,
} as const;

/**
 * Checks of what an AI service proposed, of some milliseconds each. Two of one class set would start a second process, which takes
 * longer than a hundred of them.
 */
export const CHECK_TURNS = {
  seats: 2,
  seatsPerAccount: 1,
  waitingPerAccount: 2_000,
  waitingInAll: 20_000,
} as const;

/**
 * For one text. Generous, as texts share the grammar checker by paragraph and none holds up another: 50 s for 200,000
 * characters. Nobody sits in front of background work, and an essay must not fail because the machine was busy while
 * its process started.
 */
export const ANALYSIS_MILLISECONDS = {
  base: { interactive: 20_000, background: 180_000 },
  perCharacter: 0.15,
} as const;

/**
 * Processor time, which other work on the machine does not use up: the longest essay takes some 8 s alone, and has
 * 44.
 */
export const ANALYSIS_CPU_MILLISECONDS = { base: 8_000, perCharacter: 0.06 } as const;

/** Documents made in threads. */
export const PDF_LIMITS = {
  /** For each kind of document made in one piece. */
  whole: { seats: 1, seatsPerAccount: 1, waitingPerAccount: 8, waitingInAll: 200 },
  /** Of a processor; the longest rubric takes 2 s. */
  cpuMilliseconds: 10_000,
  /** By the clock. */
  milliseconds: 60_000,
  heapMegabytes: 192,
  idleMilliseconds: 20_000,
} as const;

/** Exports and archives that are made while they are sent. */
export const DOWNLOAD_LIMITS = {
  /** Refusing one costs half as much as making a short one, so many may wait. */
  turns: { seats: 48, seatsPerAccount: 2, waitingPerAccount: 50, waitingInAll: 500, pace: CALL_PACE },
  /** For the whole download; a hundred thousand essays take 5 minutes on a slow line. */
  milliseconds: 20 * 60_000,
} as const;

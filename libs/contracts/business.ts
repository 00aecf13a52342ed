/** Limits, prices and times that the business chose. Both sides import these; nothing repeats them. */
export const PRODUCT_NAME = 'Marklight';
export const PLAN_NAME = 'Pro';

export const TRIAL_DAYS = 7;
export const PRO_PRICE_AUD = 30;
export const CURRENCY = 'aud';

const MEBIBYTE = 1024 * 1024;
export const ESSAY_MAX_MB = 10;
export const ESSAY_MAX_BYTES = ESSAY_MAX_MB * MEBIBYTE;
/** One multipart request; the client sends a larger class set in several requests. */
export const ESSAYS_PER_UPLOAD = 200;
/** Of one multipart request, all its files together. */
export const UPLOAD_MAX_MB = 500;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * MEBIBYTE;
export const ESSAY_MAX_PAGES = 100;
/** Of a photo or a scan: a phone takes 12 to 24 million, and each is four bytes once decoded. */
export const PICTURE_MAX_MEGAPIXELS = 40;
export const PICTURE_MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000;
/** Below this confidence, out of 100, the words of a scanned page are called uncertain. */
export const SCAN_UNSURE_BELOW = 80;
/** Words of an essay whose places on its pages are given; few theses are as long. */
export const PLACED_WORDS_MAX = 12_000;
/** Of a ZIP of essays: packed, as one upload; and its files unpacked, all together. */
export const ARCHIVE_MAX_BYTES = UPLOAD_MAX_BYTES;
export const ARCHIVE_UNPACKED_MAX_MB = 500;
export const ARCHIVE_UNPACKED_MAX_BYTES = ARCHIVE_UNPACKED_MAX_MB * MEBIBYTE;
export const ARCHIVE_MAX_FILES = 2_000;
/** Of all essays of one upload together: twenty of the longest, or two hundred of 10,000 words. */
export const UPLOAD_MAX_CHARACTERS = 12_000_000;
/** 60,000 words of English prose are about 360,000 characters; this leaves room for other scripts. */
export const ESSAY_MAX_CHARACTERS = 600_000;

export const CRITERIA_MAX_BYTES = 10 * MEBIBYTE;
export const CRITERIA_MAX_ITEMS = 300;
export const CRITERION_MAX_CHARACTERS = 1_000;
export const CRITERIA_TEXT_MAX_CHARACTERS = CRITERIA_MAX_ITEMS * CRITERION_MAX_CHARACTERS;
export const CRITERIA_EXTENSIONS = ['txt', 'pdf', 'doc', 'docx'] as const;
export const AI_TOOL_EXTENSIONS = ['txt', 'docx', 'pdf'] as const;
export const CRITERIA_PREVIEW_ITEMS = 5;
/** A shorter text gets no AI detection score: there is too little to go by. */
export const DETECTOR_MIN_WORDS = 150;
/** The name the client gives to criteria that were pasted. */
export const PASTED_CRITERIA_FILENAME = 'pasted-criteria.txt';

export const PASSWORD_MIN_CHARACTERS = 6;
export const PASSWORD_MAX_CHARACTERS = 200;

/** How long a deleted account's trial is remembered, by a keyed digest of its email. */
export const FORMER_TRIAL_KEPT_DAYS = 3 * 365;
/** How long an invitation to create an account can be used. */
export const INVITATION_DAYS = 14;

/** Failed sign-ins are counted over this time. */
export const SIGN_IN_WINDOW_MINUTES = 15;
/** To one account from browsers that never signed in to it; and, counted separately, from each browser that did. */
export const SIGN_IN_FAILURES_MAX = 10;
/** From one network address; beyond it, unknown browsers there continue in the slow lane. */
export const ADDRESS_FAILURES_MAX = 100;
/** Sign-ins in the slow lane, for each account. */
export const SLOW_LANE_PER_MINUTE = 3;
export const SLOW_LANE_ANSWER_SECONDS = 1;

/** How long a link that confirms an email can be used. */
export const EMAIL_LINK_HOURS = 24;
/** A mailed link to choose a new password, and one that an administrator hands over. */
export const RESET_LINK_HOURS = 1;
export const ADMIN_RESET_LINK_HOURS = 24;
export const LINK_TOKEN_MAX_CHARACTERS = 100;
/** Links by mail that may be asked for. */
export const LINKS_PER_ACCOUNT_AND_HOUR = 5;
export const LINKS_PER_ADDRESS_AND_HOUR = 20;
/**
 * A reply that must not reveal whether an email has an account is given no sooner than this. The work is the same
 * either way; what differs is a few milliseconds, for one statement more or less. Argon2id and ten statements take
 * some 60 ms.
 */
export const CONSTANT_TIME_MS = 400;
/** How long a sign-up whose email is never confirmed is kept. */
export const UNCONFIRMED_KEPT_DAYS = 7;
/** How long after signing in a session ends, however much it is used. */
export const SESSION_DAYS = 30;
/** How long a session may go unused before it ends. */
export const SESSION_IDLE_DAYS = 7;
/** The same for administrators, whose sessions open more. */
export const ADMIN_SESSION_IDLE_HOURS = 12;
/** Places where one account can be signed in; one more ends the session that has gone unused for longest. */
export const SESSIONS_PER_ACCOUNT = 50;
export const EMAIL_MAX_CHARACTERS = 254;
export const PERSON_NAME_MAX_CHARACTERS = 100;

/** Lists without `?page=` give at most this many of the newest. */
export const UNPAGED_LIST_MAX = 500;
export const PAGE_SIZE_MAX = 200;
/** Essay text in one list reply, in UTF-8; essays after that come without theirs. */
export const LIST_TEXT_MAX_BYTES = 4 * MEBIBYTE;
/** Feedback in one list of results: 500 of the usual length, and as much again. */
export const LIST_FEEDBACK_MAX_BYTES = 16 * MEBIBYTE;
/** Results of one essay that its page shows: one of each criteria set. */
export const RESULTS_PER_ESSAY_MAX = 50;
/** The most essays in a report on the progress of grading; those in progress come first. */
export const PROCESSING_STATUSES_MAX = 5_000;
export const PAGE_SIZE_DEFAULT = 25;

/**
 * Tabs that may show live progress: for one account across all servers, and for all accounts on each server process.
 */
export const STREAMS_PER_ACCOUNT = 12;
export const STREAMS_PER_PROCESS = 5_000;

export const DELETED_KEPT_DAYS = 30;

/**
 * Tokens of an AI service that one teacher may use in a calendar month, where the person who runs the server sets
 * nothing else. Five classes of 28 students and two essays of 1,500 words a month are 280 essays; one such essay with
 * six criteria takes some 7,000 tokens, prompt and answer. That is 2 million, and as much again for repeated requests
 * and the AI tools; the rest is a margin. On gpt-4o-mini the whole of it costs about US$1.50.
 */
export const AI_MONTHLY_TOKENS = 5_000_000;
/** The part of them for an account on trial: a week, with one set for each of five classes. */
export const AI_TRIAL_TOKEN_SHARE = 0.2;

/**
 * What one account may store. A teacher of five classes of 28 who sets an essay a week has 5,600 essays a year, so
 * nobody who teaches will reach these; they keep one account from filling the disk of all the others. The database
 * counts as it stores. Essays, criteria sets and so on under "Recently deleted" do not count as such, but their text
 * does until it is removed.
 */
export const ESSAYS_PER_ACCOUNT = 200_000;
/** Files as they were handed in, kept to be looked at. Beyond this an essay is stored without its file. */
export const STORED_FILES_MAX_MB = 20 * 1024;
export const STORED_FILES_MAX_BYTES = STORED_FILES_MAX_MB * MEBIBYTE;
/** Pasted, uploaded and copied from rubrics: one for each of ten essays a week, for ten years. */
export const CRITERIA_SETS_PER_ACCOUNT = 5_000;
export const RUBRICS_PER_ACCOUNT = 500;
export const PUBLIC_RUBRICS_PER_ACCOUNT = 20;
/** Each with at most ROSTER_MAX_STUDENTS students. */
export const CLASSES_PER_ACCOUNT = 300;
/** Thirty for each of five classes a year, for over thirty years. */
export const ASSIGNMENTS_PER_ACCOUNT = 5_000;
/**
 * Of texts in all, as UTF-8, with some room for each row: essays, criteria, rubrics, classes, assignments, results and the
 * ledgers of these. An essay of 1,500 words with its result takes some 30 KB, so these are about 70,000 of them.
 */
export const STORED_TEXT_MAX_MB = 2_048;
export const STORED_TEXT_MAX_BYTES = STORED_TEXT_MAX_MB * MEBIBYTE;
/** Criteria sets that nothing uses are removed this long after they were made or deleted. */
export const UNUSED_CRITERIA_KEPT_DAYS = 30;

/** Essays of one assignment that are compared with each other for passages they share; a year of 500 has room. */
export const SIMILARITY_ESSAYS_MAX = 1_000;
/** With those of other assignments, the newest of them. */
export const SIMILARITY_ALL_ESSAYS_MAX = 2_000;
/** Of their texts all together, in UTF-8: 1,000 essays of 1,300 words. */
export const SIMILARITY_TEXT_MAX_MB = 8;
export const SIMILARITY_TEXT_MAX_BYTES = SIMILARITY_TEXT_MAX_MB * MEBIBYTE;

/** Milliseconds that the screens wait; fixed by the product's owner. */
export const TIMINGS = {
  demoCarouselInterval: 6_000,
  subscriptionRefetch: 30_000,
  adminStatsRefresh: 30_000,
  processingStatusCleared: 2_000,
  signupRedirect: 1_500,
  loginRedirect: 1_000,
  logoutRedirect: 1_000,
  alreadySubscribedRedirect: 2_000,
  toastDuration: 5_000,
  dataStale: 5 * 60_000,
  processingStatusStale: 60_000,
  queryRetryDelay: 1_000,
} as const;

export const EXPORT_FILENAMES = {
  reports: 'essay-grading-report',
  detailedFeedback: 'detailed-feedback-report',
  explanation: 'grade-explanation',
  handBack: 'hand-back',
  gradebook: 'gradebook',
  commentBank: 'comment-bank',
} as const;
/** The most that one file hands back: five times the students of a large year. */
export const HAND_BACK_SHEETS_MAX = 2_000;
/** A school's name and logo at the head of these sheets. */
export const SCHOOL_NAME_MAX_CHARACTERS = 120;
export const LOGO_MAX_MB = 2;
export const LOGO_MAX_MEGAPIXELS = 16;
export const LOGO_MAX_PIXELS = LOGO_MAX_MEGAPIXELS * 1_000_000;
/** As it is printed at most. */
export const LOGO_PRINTED_MM = { width: 60, height: 18 } as const;
/** A logo is kept with no more detail than this prints. */
export const LOGO_DOTS_PER_INCH = 240;
/** Of the detailed feedback PDF, in millimetres. */
export const PDF_EXPORT_MARGIN_MM = 20;
export const PDF_EXPORT_LINE_HEIGHT_MM = 6;

/** Essays that a teacher marks to calibrate a version of a rubric: nothing is concluded from fewer, and more are not taken. */
export const CALIBRATION_ESSAYS_MIN = 5;
export const CALIBRATION_ESSAYS_MAX = 20;
/** Versions of rubrics that one account calibrates: ten a year for twenty years. */
export const CALIBRATIONS_PER_ACCOUNT = 200;
/** Marked essays that an AI service is shown as examples, and their characters: all together about a page and a half. */
export const CALIBRATION_EXAMPLES_MAX = 3;
export const CALIBRATION_EXAMPLE_MAX_CHARACTERS = 2_000;

/** The most that one request starts grading. */
export const GRADE_ESSAYS_MAX = 5_000;
/** The most that one request deletes or restores by their ids. */
export const ESSAYS_CHOSEN_MAX = 5_000;
/** So many ids are about half of what an address may carry. */
export const EXPORT_IDS_MAX = 200;
/** The most that one request accepts; each is stored by itself. */
export const PROPOSALS_MAX = 500;
/** The most that one request marks as reviewed; all in one transaction. */
export const APPROVALS_MAX = 500;
/**
 * Limits on what a result says, whoever wrote it: one paragraph, one entry of a list, entries of a list, one quote.
 */
export const FEEDBACK_MAX_CHARACTERS = 10_000;
export const POINT_MAX_CHARACTERS = 2_000;
export const POINTS_MAX = 20;
export const QUOTE_MAX_CHARACTERS = 4_000;
/** What a teacher says of some words of an essay: the characters of one comment, and comments on one essay. */
export const COMMENT_MAX_CHARACTERS = 2_000;
export const COMMENTS_MAX = 100;
/** Comments that a teacher keeps for using them again; together with COMMENT_MAX_CHARACTERS at most 4 MB. */
export const COMMENT_BANK_MAX = 2_000;
export const BANK_IMPORT_MAX_CHARACTERS = 500_000;
/** Saves of one text that follow each other within so many minutes are shown as one change. */
export const LEDGER_SITTING_MINUTES = 10;
/** Quotes that one request adds to a result: each is looked for in the whole essay. */
export const NEW_QUOTES_MAX = 40;
/** Of one result; about 100 pages. */
export const ALL_FEEDBACK_MAX_CHARACTERS = 300_000;
/** Of an assignment. */
export const INSTRUCTIONS_MAX_CHARACTERS = 20_000;
export const SOURCE_TEXT_MAX_CHARACTERS = 30_000;
/** Of a class list. */
export const ROSTER_TEXT_MAX_CHARACTERS = 500_000;
/** Of a whole rubric: names, descriptions and levels together; about 35 pages. */
export const RUBRIC_MAX_CHARACTERS = 100_000;
export const RUBRIC_IMPORT_MAX_CHARACTERS = 500_000;

import type { ClientBase } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Foundation2026112001000 } from './migrations/2026112001-foundation';
import { ClassRosters2026112002000 } from './migrations/2026112002-class-rosters';
import { RubricSharing2026112003000 } from './migrations/2026112003-rubric-sharing';
import { AiUsage2026112005000 } from './migrations/2026112005-ai-usage';
import { Samples2026112007000 } from './migrations/2026112007-samples';
import { EssayAnalyses2026112006000 } from './migrations/2026112006-essay-analyses';
import { EssayCounts2026112008000 } from './migrations/2026112008-essay-counts';
import { Administration2026112103000 } from './migrations/2026112103-administration';
import { Mails2026112140000 } from './migrations/2026112140-mails';
import { EssaysAscending2026112150000 } from './migrations/2026112150-essays-ascending';
import { Sessions2026112220000 } from './migrations/2026112220-sessions';
import { VerifiedEmails2026112221000 } from './migrations/2026112221-verified-emails';
import { Billing2026112101000 } from './migrations/2026112101-billing';
import { WorkerIdentity2026112210000 } from './migrations/2026112210-worker-identity';
import { GradingClaims2026112211000 } from './migrations/2026112211-grading-claims';
import { SessionNews2026112230000 } from './migrations/2026112230-session-news';
import { AiTokenReservations2026112240000 } from './migrations/2026112240-ai-token-reservations';
import { EventStreams2026112246000 } from './migrations/2026112246-event-streams';
import { NotesToTeacher2026112265000 } from './migrations/2026112265-notes-to-teacher';
import { FileFaults2026112270000 } from './migrations/2026112270-file-faults';
import { EyeReasons2026112271000 } from './migrations/2026112271-eye-reasons';
import { ResultsInForce2026112280000 } from './migrations/2026112280-results-in-force';
import { AssignmentCriteria2026112281000 } from './migrations/2026112281-assignment-criteria';
import { AssignmentBrief2026112285000 } from './migrations/2026112285-assignment-brief';
import { ResultLedger2026112290000 } from './migrations/2026112290-result-ledger';
import { RosterMatches2026112291000 } from './migrations/2026112291-roster-matches';
import { EssayDuplicates2026112292000 } from './migrations/2026112292-essay-duplicates';
import { Strictness2026112310000 } from './migrations/2026112310-strictness';
import { AssignmentOwnCriteria2026112311000 } from './migrations/2026112311-assignment-own-criteria';
import { ResultLevels2026112320000 } from './migrations/2026112320-result-levels';
import { CriteriaVersions2026112321000 } from './migrations/2026112321-criteria-versions';
import { StudentsWhoLeft2026112330000 } from './migrations/2026112330-students-who-left';
import { StoredAmounts2026112430000 } from './migrations/2026112430-stored-amounts';
import { ChosenResults2026112340000 } from './migrations/2026112340-chosen-results';
import { GradedWith2026112410000 } from './migrations/2026112410-graded-with';
import { CriteriaOfGradings2026112420000 } from './migrations/2026112420-criteria-of-gradings';
import { LedgerNotEmptied2026112421000 } from './migrations/2026112421-ledger-not-emptied';
import { Invitations2026112231000 } from './migrations/2026112231-invitations';
import { FormerTrials2026112232000 } from './migrations/2026112232-former-trials';
import { AuditLogAppendOnly2026112215000 } from './migrations/2026112215-audit-log-append-only';
import { RubricReports2026112233000 } from './migrations/2026112233-rubric-reports';
import { Genre2026112250000 } from './migrations/2026112250-genre';
import { NotAssessed2026112255000 } from './migrations/2026112255-not-assessed';
import { ChosenGrader2026112530000 } from './migrations/2026112530-chosen-grader';
import { SecondLook2026112540000 } from './migrations/2026112540-second-look';
import { TimesOfEntries2026112570000 } from './migrations/2026112570-times-of-entries';
import { EssayFiles2026112680000 } from './migrations/2026112680-essay-files';
import { CommentBank2026112690000 } from './migrations/2026112690-comment-bank';
import { SecondOpinion2026112700000 } from './migrations/2026112700-second-opinion';
import { Letterheads2026112710000 } from './migrations/2026112710-letterheads';
import { ScannedPages2026112720000 } from './migrations/2026112720-scanned-pages';
import { EssaysSearched2026112730000 } from './migrations/2026112730-essays-searched';
import { PagesUpright2026112750000 } from './migrations/2026112750-pages-upright';
import { Handwriting2026112760000 } from './migrations/2026112760-handwriting';
import { StreamTaken2026112775000 } from './migrations/2026112775-stream-taken';
import { NotesRead2026112780000 } from './migrations/2026112780-notes-read';
import { ResultsWithoutGrade2026112785000 } from './migrations/2026112785-results-without-grade';
import { RecognisedPages2026112790000 } from './migrations/2026112790-recognised-pages';
import { AiCallsOnce2026112795000 } from './migrations/2026112795-ai-calls-once';
import { AiReservationsReplaced2026112800000 } from './migrations/2026112800-ai-reservations-replaced';
import { GradingWaits2026112810000 } from './migrations/2026112810-grading-waits';
import { Calibration2026112620000 } from './migrations/2026112620-calibration';
import { WholeReview2026112440000 } from './migrations/2026112440-whole-review';
import { Review2026112004000 } from './migrations/2026112004-review';
import { socketsThatGiveUp } from './pool-socket';

/** Classes with `@Entity`. */
export type Entities = readonly (new () => object)[];

/** In the order in which they run. */
const migrations = [
  Foundation2026112001000,
  ClassRosters2026112002000,
  RubricSharing2026112003000,
  Review2026112004000,
  AiUsage2026112005000,
  EssayAnalyses2026112006000,
  Samples2026112007000,
  EssayCounts2026112008000,
  Billing2026112101000,
  Administration2026112103000,
  Mails2026112140000,
  EssaysAscending2026112150000,
  WorkerIdentity2026112210000,
  GradingClaims2026112211000,
  AuditLogAppendOnly2026112215000,
  Sessions2026112220000,
  VerifiedEmails2026112221000,
  SessionNews2026112230000,
  Invitations2026112231000,
  FormerTrials2026112232000,
  RubricReports2026112233000,
  AiTokenReservations2026112240000,
  EventStreams2026112246000,
  Genre2026112250000,
  NotAssessed2026112255000,
  NotesToTeacher2026112265000,
  FileFaults2026112270000,
  EyeReasons2026112271000,
  ResultsInForce2026112280000,
  AssignmentCriteria2026112281000,
  AssignmentBrief2026112285000,
  ResultLedger2026112290000,
  RosterMatches2026112291000,
  EssayDuplicates2026112292000,
  Strictness2026112310000,
  AssignmentOwnCriteria2026112311000,
  ResultLevels2026112320000,
  CriteriaVersions2026112321000,
  StudentsWhoLeft2026112330000,
  ChosenResults2026112340000,
  GradedWith2026112410000,
  CriteriaOfGradings2026112420000,
  LedgerNotEmptied2026112421000,
  StoredAmounts2026112430000,
  WholeReview2026112440000,
  ChosenGrader2026112530000,
  SecondLook2026112540000,
  TimesOfEntries2026112570000,
  Calibration2026112620000,
  EssayFiles2026112680000,
  CommentBank2026112690000,
  SecondOpinion2026112700000,
  Letterheads2026112710000,
  ScannedPages2026112720000,
  EssaysSearched2026112730000,
  PagesUpright2026112750000,
  Handwriting2026112760000,
  StreamTaken2026112775000,
  NotesRead2026112780000,
  ResultsWithoutGrade2026112785000,
  RecognisedPages2026112790000,
  AiCallsOnce2026112795000,
  AiReservationsReplaced2026112800000,
  GradingWaits2026112810000,
];

/** A statement that runs longer is cancelled; none of ours takes a tenth of it. */
const STATEMENT_TIMEOUT_MS = 60_000;

/**
 * A connection that is lost while it passes from one user of the pool to the next has no listener for a moment, and
 * an unhandled error would end the process. The next user learns of it from its first statement.
 */
function hearErrors(client: ClientBase): void {
  client.on('error', () => undefined);
}

/**
 * The one set of data-source options: the server, the migration commands and the tests use it.
 * @param isPooled whether a pooler stands in front, which refuses settings that belong to a session
 */
export function dataSourceOptions(url: string, poolSize = 20, isPooled = false): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations,
    synchronize: false,
    poolSize,
    // A pooler keeps a connection, and its name, after the product has stopped.
    applicationName: isPooled ? 'marklight-pooled' : 'marklight',
    // Waiting for a connection for longer than this means that something is wrong; the caller gets a 5xx.
    connectTimeoutMS: 10_000,
    // Ids come from gen_random_uuid(), which needs no extension and no right to make one.
    installExtensions: false,
    extra: {
      keepAlive: true,
      onConnect: hearErrors,
      stream: socketsThatGiveUp(STATEMENT_TIMEOUT_MS + 5_000),
      ...(isPooled
        ? { query_timeout: STATEMENT_TIMEOUT_MS }
        : { idle_in_transaction_session_timeout: 60_000, statement_timeout: STATEMENT_TIMEOUT_MS }),
    },
  };
}

/** Without entities it runs migrations and plain SQL. */
export function makeDataSource(url: string, poolSize?: number, entities: Entities = []): DataSource {
  return new DataSource({ ...dataSourceOptions(url, poolSize), entities: [...entities] });
}

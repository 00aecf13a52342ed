import type { EssayStatus } from '@marklight/contracts/essays';
import type { NoteToTeacher } from '@marklight/contracts/grading';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { keepGradeInStep, keepNewGradeInStep } from './graded-essays.repository';
import { GradingResultRecord } from './grading-result.entity';
import { isDecidedSql } from '../common/sql/result-standing.sql';

/** A grading as it comes from the grader, before its standing is known. */
export type NewResult = Omit<
  GradingResultRecord,
  | 'id'
  | 'essay'
  | 'standing'
  | 'version'
  | 'review'
  | 'wholeReview'
  | 'secondOpinion'
  | 'secondLevels'
  | 'reviewedAt'
  | 'chosenAt'
  | 'notesReadAt'
  | 'createdAt'
>;

/**
 * Locks the essay. Everything that writes its results takes this lock: a new grading, a decision, the
 * mark as reviewed, another result in force. Take it before any other lock of the transaction.
 * @returns null if the essay is gone for good
 */
export async function lockEssay(
  manager: EntityManager,
  essayId: string,
): Promise<{ status: EssayStatus } | null> {
  const rows = await manager.query<{ status: EssayStatus }[]>(
    'select status from essays where id = $1 for no key update',
    [essayId],
  );
  return rows[0] ?? null;
}

/** The same for the essay of one of the teacher's results; does nothing if there is none. */
export async function lockEssayOf(manager: EntityManager, userId: string, resultId: string): Promise<void> {
  await manager.query(
    `select from essays where user_id = $1 and id = (select essay_id from grading_results where id = $2)
     for no key update`,
    [userId, resultId],
  );
}

/** The result of the essay that counts; null if it was never graded. */
export function resultInForce(manager: EntityManager, essayId: string): Promise<GradingResultRecord | null> {
  return manager.findOneBy(GradingResultRecord, { essayId, standing: 'in_force' });
}

/** Those results in force of the essays in which the teacher decided something, in the order of the essays' ids. */
export function decidedResultsInForce(
  manager: EntityManager,
  essayIds: readonly string[],
): Promise<GradingResultRecord[]> {
  const decided = { essayId: In([...essayIds]), standing: 'in_force' } as const;
  return manager.find(GradingResultRecord, {
    where: [
      { ...decided, review: Not(IsNull()) },
      { ...decided, wholeReview: Not(IsNull()) },
    ],
    order: { essayId: 'asc' },
  });
}

/** The newer grading that is waiting beside it; null if there is none. */
export function proposalOf(manager: EntityManager, essayId: string): Promise<GradingResultRecord | null> {
  return manager.findOneBy(GradingResultRecord, { essayId, standing: 'proposed' });
}

/**
 * Keeps a new grading of an essay: in force, unless the result that is carries decisions of the teacher; then as the
 * essay's proposal. What carries no decision and was graded by the same criteria is replaced, everything else stays.
 * An essay with a new result in force has to be reviewed. The caller holds the essay's lock.
 */
export async function keepNewResult(
  manager: EntityManager,
  given: NewResult,
  essayStatus: EssayStatus,
): Promise<Pick<GradingResultRecord, 'id' | 'standing'>> {
  const { essayId, criteriaId } = given;
  const stored = await standingsOf(manager, essayId);
  const current = stored.find((one) => one.standing === 'in_force');
  const isKept = current !== undefined && (current.isDecided || essayStatus === 'reviewed');
  const standing = isKept ? 'proposed' : 'in_force';
  const older = stored.find((one) => one.criteriaId === criteriaId && !one.isDecided);
  const replaced = older && (older.id !== current?.id || standing === 'in_force') ? older : null;
  const giveWay = stored.filter(
    (one) =>
      one.id !== replaced?.id &&
      (one.standing === 'proposed' || (one.standing === 'in_force' && standing === 'in_force')),
  );
  if (giveWay.length > 0)
    await manager.query(`update grading_results set standing = 'earlier' where id = any($1::uuid[])`, [
      giveWay.map(({ id }) => id),
    ]);
  const row = {
    ...given,
    standing,
    // A window that still shows the older one must not overwrite this.
    version: (replaced?.version ?? 0) + 1,
    review: null,
    wholeReview: null,
    reviewedAt: null,
    chosenAt: null,
    // The second opinion was about other levels.
    secondOpinion: null,
    secondLevels: null,
    notesReadAt: await readBefore(manager, essayId, given.notesToTeacher ?? []),
    createdAt: new Date(),
  } as const;
  if (replaced) {
    await manager.update(GradingResultRecord, { id: replaced.id }, row);
    await keepNewGradeInStep(manager, essayId, standing);
    return { id: replaced.id, standing };
  }
  const { identifiers } = await manager.insert(GradingResultRecord, row);
  await keepNewGradeInStep(manager, essayId, standing);
  return { id: (identifiers[0] as { id: string }).id, standing };
}

/** What decides where a new result stands, of each that the essay has, the newest first. */
function standingsOf(
  manager: EntityManager,
  essayId: string,
): Promise<
  (Pick<GradingResultRecord, 'id' | 'standing' | 'version' | 'criteriaId'> & { isDecided: boolean })[]
> {
  return manager.query(
    `select id, standing, version, criteria_id as "criteriaId", ${isDecidedSql('result')} as "isDecided"
     from grading_results result where essay_id = $1 order by created_at desc, id desc`,
    [essayId],
  );
}

/**
 * When the teacher marked notes that include all of these as read, with another result of the essay; null if never.
 */
async function readBefore(
  manager: EntityManager,
  essayId: string,
  notes: readonly NoteToTeacher[],
): Promise<Date | null> {
  if (notes.length === 0) return null;
  const [row] = await manager.query<{ readAt: Date | null }[]>(
    `select max(notes_read_at) as "readAt" from grading_results
     where essay_id = $1 and notes_read_at is not null and notes_to_teacher @> $2::jsonb`,
    [essayId, JSON.stringify(notes)],
  );
  return row?.readAt ?? null;
}

async function notesOf(manager: EntityManager, resultId: string): Promise<NoteToTeacher[]> {
  const [row] = await manager.query<{ notes: NoteToTeacher[] }[]>(
    'select notes_to_teacher as notes from grading_results where id = $1',
    [resultId],
  );
  return row?.notes ?? [];
}

/**
 * Marks the notes of a result as read, or as unread with every result of the essay: otherwise a mark that is taken
 * back would return with another result. The caller holds the essay's lock.
 */
export async function setNotesRead(
  manager: EntityManager,
  { id, essayId }: Pick<GradingResultRecord, 'id' | 'essayId'>,
  read: boolean,
): Promise<void> {
  if (read) await manager.update(GradingResultRecord, { id }, { notesReadAt: new Date() });
  else await manager.update(GradingResultRecord, { essayId }, { notesReadAt: null });
}

/** Stores a result as made by `withDecisions`, with the essay's grade. The caller holds the essay's lock. */
export async function saveDecisions(manager: EntityManager, result: GradingResultRecord): Promise<void> {
  result.version += 1;
  await manager.save(result);
  await keepGradeInStep(manager, result.essayId);
}

/**
 * Puts another result of the essay in force, as the one that the teacher chose; the previous one stays stored with its
 * levels and words. The essay has to be reviewed again. The caller holds the essay's lock.
 */
export async function putInForce(
  manager: EntityManager,
  before: GradingResultRecord,
  result: GradingResultRecord,
): Promise<void> {
  await manager.update(GradingResultRecord, { id: before.id }, { standing: 'earlier', chosenAt: null });
  result.standing = 'in_force';
  result.reviewedAt = null;
  result.chosenAt = new Date();
  result.notesReadAt = await readBefore(manager, result.essayId, await notesOf(manager, result.id));
  await saveDecisions(manager, result);
  await manager.query(`update essays set status = 'ready_for_review' where id = $1`, [result.essayId]);
}

/**
 * Withdraws the essay's proposal; the grading itself is kept, and the result in force is from now on the one that the
 * teacher chose. The caller holds the essay's lock.
 */
export async function declineProposal(
  manager: EntityManager,
  current: GradingResultRecord,
  proposal: GradingResultRecord,
): Promise<void> {
  await manager.update(
    GradingResultRecord,
    { id: proposal.id },
    { standing: 'earlier', version: proposal.version + 1 },
  );
  await manager.update(GradingResultRecord, { id: current.id }, { chosenAt: new Date() });
}

import type { DuplicateReason } from '@marklight/contracts/essays';
import type { EntityManager } from 'typeorm';
import type { Essay } from '../essay.entity';
import { carriesDecisionsSql } from '../../common/sql/result-standing.sql';

/** What an uploaded file is compared by. */
export interface HandedIn {
  fileHash: string;
  textHash: string;
  /** Null if it is uncertain who wrote it. */
  studentId: string | null;
}

export interface StoredTwin {
  essayId: string;
  filename: string;
  studentName: string | null;
  /** The teacher has marked it as reviewed, or changed or chosen one of its results. */
  hasDecisions: boolean;
  reason: DuplicateReason;
  writer: Writer;
}

/** Who wrote an essay, as far as that is known or the teacher has said. */
export type Writer = Pick<Essay, 'studentId' | 'studentName' | 'studentDecided' | 'studentLeft'>;

/** Until the transaction ends, the teacher's other uploads wait, so that two uploads of the same files see each other. */
export async function lockUploads(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select from users where id = $1 for no key update', [userId]);
}

interface Place {
  userId: string;
  assignmentId: string | null;
}

/** SQL: each of the files $3, and its place among them. */
const GIVEN = `(select place - 1 as place, file ->> 'fileHash' as "fileHash", file ->> 'textHash' as "textHash",
    (file ->> 'studentId')::uuid as "studentId"
  from jsonb_array_elements($3::jsonb) with ordinality as listed (file, place)) given`;
/** SQL: the essay is filed in the place of teacher $1 and assignment $2, and a given file repeats it. */
const IS_REPEATED = `essay.user_id = $1 and essay.deleted_at is null
  and essay.assignment_id is not distinct from $2::uuid and not essay.is_sample
  and (essay.file_hash = given."fileHash" or essay.text_hash = given."textHash"
    or ($2::uuid is not null and essay.student_id = given."studentId"))`;

/**
 * Locks the stored essays that the files repeat, so that no decision is made on one while it is being replaced. In the
 * order of their ids, like everything that locks several.
 */
export async function lockTwins(
  manager: EntityManager,
  { userId, assignmentId }: Place,
  files: readonly HandedIn[],
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select id from essays where id = any(array(select essay.id from ${GIVEN} join essays essay on ${IS_REPEATED}))
     order by id for no key update`,
    [userId, assignmentId, JSON.stringify(files)],
  );
  return rows.map(({ id }) => id);
}

/**
 * For each file, the stored essay that it repeats, by the surest match, and the newest of several: the same file, the
 * same text, or another essay by the student. Only essays filed in the same place count, or like the file in none.
 * @param among ids; null for all
 */
export async function storedTwins(
  manager: EntityManager,
  { userId, assignmentId }: Place,
  files: readonly HandedIn[],
  among: readonly string[] | null,
): Promise<(StoredTwin | null)[]> {
  const rows = await manager.query<(StoredTwin & { place: number })[]>(
    `select distinct on (given.place) given.place::int as place, essay.id as "essayId", essay.filename,
       essay.student_name as "studentName",
       json_build_object('studentId', essay.student_id, 'studentName', essay.student_name,
         'studentDecided', essay.student_decided, 'studentLeft', essay.student_left) as writer,
       essay.status = 'reviewed' or exists (
         select from grading_results result
         where result.essay_id = essay.id and ${carriesDecisionsSql('result', 'essay')}) as "hasDecisions",
       case when essay.file_hash = given."fileHash" then 'same_file'
         when essay.text_hash = given."textHash" then 'same_text' else 'same_student' end as reason
     from ${GIVEN} join essays essay on ${IS_REPEATED} and ($4::uuid[] is null or essay.id = any($4))
     order by given.place, essay.file_hash = given."fileHash" desc nulls last,
       essay.text_hash = given."textHash" desc nulls last, essay.uploaded_at desc, essay.id`,
    [userId, assignmentId, JSON.stringify(files), among],
  );
  const byPlace = new Map(rows.map(({ place, ...twin }) => [place, twin]));
  return files.map((_, place) => byPlace.get(place) ?? null);
}

import type { DuplicateReason } from '@marklight/contracts/essays';
import type { EntityManager } from 'typeorm';

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
  /** The teacher has marked it as reviewed, or changed one of its results. */
  hasDecisions: boolean;
  reason: DuplicateReason;
}

/** Until the transaction ends, the teacher's other uploads wait, so that two uploads of the same files see each other. */
export async function lockUploads(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select from users where id = $1 for no key update', [userId]);
}

/**
 * For each file, the stored essay that it repeats, the surest match first and the newest of several: the same file, the same
 * text, or another essay by the student. Only essays filed in the same place count, or like the file in none.
 */
export async function storedTwins(
  manager: EntityManager,
  { userId, assignmentId }: { userId: string; assignmentId: string | null },
  files: readonly HandedIn[],
): Promise<(StoredTwin | null)[]> {
  const rows = await manager.query<(StoredTwin & { place: number })[]>(
    `select distinct on (given.place) given.place::int as place, essay.id as "essayId", essay.filename,
       essay.student_name as "studentName",
       essay.status = 'reviewed' or exists (
         select from grading_results where essay_id = essay.id and review is not null) as "hasDecisions",
       case when essay.file_hash = given."fileHash" then 'same_file'
         when essay.text_hash = given."textHash" then 'same_text' else 'same_student' end as reason
     from jsonb_array_elements($3::jsonb) with ordinality as listed (file, place)
     cross join lateral (
       select listed.place - 1 as place, file ->> 'fileHash' as "fileHash", file ->> 'textHash' as "textHash",
         (file ->> 'studentId')::uuid as "studentId") given
     join essays essay on essay.user_id = $1 and essay.deleted_at is null
       and essay.assignment_id is not distinct from $2::uuid and not essay.is_sample
       and (essay.file_hash = given."fileHash" or essay.text_hash = given."textHash"
         or ($2::uuid is not null and essay.student_id = given."studentId"))
     order by given.place, essay.file_hash = given."fileHash" desc nulls last,
       essay.text_hash = given."textHash" desc nulls last, essay.uploaded_at desc, essay.id`,
    [userId, assignmentId, JSON.stringify(files)],
  );
  const byPlace = new Map(rows.map(({ place, ...twin }) => [place, twin]));
  return files.map((_, place) => byPlace.get(place) ?? null);
}

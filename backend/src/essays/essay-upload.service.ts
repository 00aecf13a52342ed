import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ESSAY_MAX_BYTES, ESSAYS_PER_UPLOAD, UPLOAD_MAX_CHARACTERS } from '@marklight/contracts/business';
import type {
  DuplicateChoice,
  DuplicateFile,
  RefusedFile,
  UploadEssaysReply,
} from '@marklight/contracts/essays';
import { REFUSAL_MESSAGES, type FileRefusal } from '@marklight/contracts/refusals';
import type { DataSource, EntityManager } from 'typeorm';
import { AnalysisPool } from '../ai/analysis-pool';
import { assignmentNotFound, AssignmentsService } from '../classes/assignments.service';
import { OPENING_CHARACTERS } from '../classes/matching/essay-matching.repository';
import { EssayMatching } from '../classes/matching/essay-matching.service';
import type { RosterMatcher } from '../classes/matching/roster-matcher';
import type { Student } from '../classes/student.entity';
import { fileHash, textHash } from '../common/files/hashes';
import type { UploadedFile } from '../common/uploads';
import type { Asker } from '../common/work/asker';
import { giveWay } from '../common/work/give-way';
import { WorkError } from '../common/work/work.errors';
import { throughDeadlocks } from '../database/deadlocks';
import { TeacherChannel } from '../database/teacher-channel';
import { DocumentRefusedError } from '../documents/document-refused.error';
import { DocumentsService } from '../documents/documents.service';
import { scanFault } from '../documents/ocr/scanned-glyphs';
import type { CountedDocument } from '../documents/read-document';
import { keptWithin, requireRoom } from '../storage/storage-limits';
import { unpacked, type Unpacked } from './archives/unpack';
import { lockTwins, lockUploads, storedTwins, type HandedIn } from './duplicates/duplicates.repository';
import { sortUpload, type Sorted } from './duplicates/sort-upload';
import { FileStore, type FileToKeep } from './files/file-store';
import { addScans } from './scans/scans.repository';
import { EssayListsRepository } from './essay-lists.repository';
import { toEssayReply } from './essay.mapper';
import { Essay } from './essay.entity';
import { EssayTrashRepository } from './trash/essay-trash.repository';

interface Filing {
  assignmentId?: string | null;
  /** What to do with files that repeat an essay. */
  duplicates?: DuplicateChoice;
  now?: Date;
}

type TakenFile = { file: UploadedFile; fileHash: string; document: CountedDocument };
type ReadFile = TakenFile | { file: UploadedFile; refusal: FileRefusal };
type Row = Essay & HandedIn;

/** Uploads of class sets. */
@Injectable()
export class EssayUpload {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly documents: DocumentsService,
    private readonly assignments: AssignmentsService,
    private readonly matching: EssayMatching,
    private readonly trash: EssayTrashRepository,
    private readonly files: FileStore,
    private readonly lists: EssayListsRepository,
    private readonly channel: TeacherChannel,
    private readonly analysis: AnalysisPool,
  ) {}

  /**
   * Reads and stores a class set; a ZIP is as good as its files. Each file is accepted or refused separately; the accepted ones are stored together,
   * except that files repeating an essay filed in the same place are treated as the teacher chose. Under an
   * assignment, each is matched to a student of the class where that is certain.
   * @throws NotFoundError if the assignment is not the teacher's; StorageError
   */
  async submit(
    userId: string,
    files: readonly UploadedFile[],
    asker: Asker,
    { assignmentId = null, duplicates = 'keep', now = new Date() }: Filing = {},
  ): Promise<UploadEssaysReply> {
    if (assignmentId !== null) await this.assignments.requireOwned(userId, assignmentId);
    // Files that repeat an essay may add nothing, which shows only when they are read.
    await requireRoom(this.dataSource.manager, userId, duplicates === 'keep' ? 'essays' : 'results');
    // Essays that are uploaded are graded next.
    void this.analysis.warmUp();
    const read = await this.readAll(await unpacked(files), asker);
    const refused = read.flatMap((outcome) => ('refusal' in outcome ? [refusedFile(outcome)] : []));
    return throughDeadlocks(() =>
      this.dataSource.transaction(async (manager) => {
        await lockUploads(manager, userId);
        const taken = read.filter((outcome) => 'document' in outcome);
        const rows = await this.rowsOf(manager, taken, { userId, assignmentId, now });
        const place = { userId, assignmentId };
        const held = duplicates === 'replace' ? await lockTwins(manager, place, rows) : null;
        const sorted = sortUpload(rows, await storedTwins(manager, place, rows, held), duplicates);
        keepWriters(rows, sorted);
        const stored = await keptWithin(manager, userId, 'essays', async () => {
          const saved = await manager.save(rows.filter((_, at) => sorted[at]?.isStored));
          await this.putReplacedAway(manager, userId, sorted);
          return saved;
        });
        const kept = await this.files.keep(manager, userId, filesToKeep(taken, rows));
        await this.readLater(manager, userId, { taken, rows, kept });
        const contexts = await this.lists.contextsOf(
          stored.map(({ id }) => id),
          manager,
        );
        return {
          essays: stored.map((essay) => toEssayReply(essay, contexts.get(essay.id))),
          refused,
          duplicates: sorted.flatMap((one, at) => duplicateFile(one, at, rows)),
        };
      }),
    );
  }

  /** The files that were taken, matched to the class's students as they stand until the transaction ends. */
  private async rowsOf(
    manager: EntityManager,
    taken: readonly TakenFile[],
    { userId, assignmentId, now }: { userId: string; assignmentId: string | null; now: Date },
  ): Promise<Row[]> {
    const matcher = await this.matcherFor(manager, userId, assignmentId);
    const rows: Row[] = [];
    for (const [index, outcome] of taken.entries()) {
      const begin = performance.now();
      rows.push(
        Object.assign(new Essay(), {
          userId,
          assignmentId,
          filename: outcome.file.filename,
          ...storedPartsOf(outcome),
          ...writerOf(matcher, outcome),
          // A millisecond apart, so that "newest first" lists one upload's files in their order.
          uploadedAt: new Date(now.getTime() - index),
        }),
      );
      // The class list may be long.
      await giveWay(begin);
    }
    return rows;
  }

  /** An essay without decisions goes under "Recently deleted", where it can be restored. */
  private async putReplacedAway(
    manager: EntityManager,
    userId: string,
    sorted: readonly Sorted[],
  ): Promise<void> {
    const ids = sorted.flatMap(({ outcome, twin }) =>
      outcome === 'replaced' && twin && 'stored' in twin ? [twin.stored.essayId] : [],
    );
    if (ids.length === 0) return;
    await this.trash.putIn(manager, [...new Set(ids)]);
    await this.channel.publish({ userId }, manager);
  }

  /** Pages without text are read in the background, from the file that is kept. Where there was no room for it, they stay unread. */
  private async readLater(
    manager: EntityManager,
    userId: string,
    { taken, rows, kept }: { taken: readonly TakenFile[]; rows: readonly Row[]; kept: ReadonlySet<string> },
  ): Promise<void> {
    const scans: { essayId: string; pages: number[] }[] = [];
    for (const [at, { document }] of taken.entries()) {
      const row = rows[at];
      if (!row?.id || document.pagesToRead.length === 0) continue;
      if (kept.has(row.id)) {
        scans.push({ essayId: row.id, pages: document.pagesToRead });
        continue;
      }
      row.fileFaults.push(...document.pagesToRead.map((page) => scanFault(page, 'no_text')));
      await manager.update(Essay, { id: row.id }, { fileFaults: row.fileFaults });
    }
    await addScans(manager, userId, scans);
  }

  private async readAll(files: readonly Unpacked[], asker: Asker): Promise<ReadFile[]> {
    let characters = 0;
    const readOne = async (file: Unpacked): Promise<ReadFile> => {
      const outcome = 'refusal' in file ? file : await this.read(file, asker);
      if ('refusal' in outcome) return outcome;
      characters += outcome.document.text.length;
      // Texts are held until all are stored together.
      return characters > UPLOAD_MAX_CHARACTERS
        ? { file: outcome.file, refusal: 'too_much_together' }
        : outcome;
    };
    const all: ReadFile[] = [];
    // An archive may hold more files than one account may have waiting.
    for (let from = 0; from < files.length; from += ESSAYS_PER_UPLOAD)
      all.push(...(await Promise.all(files.slice(from, from + ESSAYS_PER_UPLOAD).map(readOne))));
    return all;
  }

  private async read(file: UploadedFile, asker: Asker): Promise<ReadFile> {
    const { path, bytes, filename } = file;
    if (path === null || bytes > ESSAY_MAX_BYTES) return { file, refusal: 'too_large' };
    if (bytes === 0) return { file, refusal: 'empty_file' };
    try {
      const document = await this.documents.readEssay({ path, bytes, filename }, asker);
      return { file, fileHash: await fileHash(path), document };
    } catch (error) {
      if (error instanceof DocumentRefusedError) return { file, refusal: error.code };
      if (error instanceof WorkError && error.code === 'out_of_time') return { file, refusal: 'server_busy' };
      throw error;
    }
  }

  /** @throws NotFoundError if the assignment was deleted while the files were read */
  private async matcherFor(
    manager: EntityManager,
    userId: string,
    assignmentId: string | null,
  ): Promise<RosterMatcher<Student> | null> {
    if (assignmentId === null) return null;
    const classId = await this.assignments.hold(manager, userId, assignmentId);
    if (classId === null) throw assignmentNotFound();
    return this.matching.matcherFor(manager, classId);
  }
}

function refusedFile({ file, refusal }: { file: UploadedFile; refusal: FileRefusal }): RefusedFile {
  return { filename: file.filename, code: refusal, message: REFUSAL_MESSAGES[refusal] };
}

/** What the teacher said of who wrote an essay holds for the file that takes its place, and so does what nobody can read in the new file. */
function keepWriters(rows: readonly Row[], sorted: readonly Sorted[]): void {
  sorted.forEach(({ outcome, twin }, place) => {
    const row = rows[place];
    if (!row || outcome !== 'replaced' || !twin || !('stored' in twin)) return;
    const { writer } = twin.stored;
    if (writer.studentDecided || row.studentName === null) Object.assign(row, writer);
  });
}

/** @param rows one for each file; those that were stored have their ids */
function filesToKeep(taken: readonly TakenFile[], rows: readonly Row[]): FileToKeep[] {
  return taken.flatMap(({ file: { path, bytes }, document: { type } }, at) => {
    const essayId = rows[at]?.id;
    return essayId && path !== null ? [{ essayId, type, path, bytes }] : [];
  });
}

/** @param rows of the whole upload; those that were stored have their ids */
function duplicateFile({ twin, outcome }: Sorted, place: number, rows: readonly Row[]): DuplicateFile[] {
  if (!twin || !outcome) return [];
  const filename = rows[place]?.filename ?? '';
  if ('stored' in twin) {
    const { reason, writer: _, ...stored } = twin.stored;
    return [{ filename, reason, outcome, twin: stored }];
  }
  const earlier = rows[twin.place];
  if (!earlier) return [];
  const { id: essayId, filename: named, studentName } = earlier;
  return [
    {
      ...{ filename, reason: twin.reason, outcome },
      twin: { essayId, filename: named, studentName, hasDecisions: false },
    },
  ];
}

type Writer = Pick<Essay, 'studentId' | 'studentName' | 'heading'>;

/** The student's name as the roster spells it, if the match is certain; else the name in the file. */
function writerOf(
  matcher: RosterMatcher<Student> | null,
  { file: { filename }, document: { text, heading, studentName } }: TakenFile,
): Writer {
  const hints = { filename, heading, studentName, opening: text.slice(0, OPENING_CHARACTERS) };
  const student = matcher?.match(hints).student ?? null;
  return { heading, studentId: student?.id ?? null, studentName: student?.name ?? studentName };
}

function storedPartsOf({ document, fileHash: ofFile }: TakenFile) {
  return {
    content: document.text,
    wordCount: document.wordCount,
    pageCount: document.pageCount,
    hiddenText: document.hiddenText,
    fileFaults: document.fileFaults,
    fileHash: ofFile,
    // Pages that are still to be read make it another text: until then only the same file repeats it.
    textHash: document.pagesToRead.length > 0 ? `unread ${ofFile}` : textHash(document.text),
  };
}

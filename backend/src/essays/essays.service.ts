import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ESSAY_MAX_BYTES, UPLOAD_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { RefusedFile, UpdateEssayRequest, UploadEssaysReply } from '@marklight/contracts/essays';
import { REFUSAL_MESSAGES, type FileRefusal } from '@marklight/contracts/refusals';
import { In, Repository } from 'typeorm';
import { AssignmentsService } from '../classes/assignments.service';
import { RosterService } from '../classes/roster.service';
import { undoesAnother } from '../common/changed-meanwhile';
import { NotFoundError } from '../common/coded-error';
import type { UploadedFile } from '../common/uploads';
import type { Asker } from '../common/work/asker';
import { DocumentRefusedError } from '../documents/document-refused.error';
import { DocumentsService } from '../documents/documents.service';
import type { CountedDocument } from '../documents/read-document';
import { toEssayReply } from './essay.mapper';
import { Essay } from './essay.entity';
import { EssayError } from './essays.errors';

interface Filing {
  assignmentId?: string | null;
  now?: Date;
}

type EssayDetails = Pick<Essay, 'studentName' | 'assignmentId'>;
type ReadFile = { file: UploadedFile } & ({ document: CountedDocument } | { refusal: FileRefusal });

@Injectable()
export class EssaysService {
  constructor(
    @InjectRepository(Essay) private readonly essays: Repository<Essay>,
    private readonly documents: DocumentsService,
    private readonly assignments: AssignmentsService,
    private readonly rosters: RosterService,
  ) {}

  /**
   * Reads and stores a class set. Each file is taken or refused by itself; the taken ones are stored together.
   * Filed under an assignment, the guessed student names are matched to the roster of its class.
   * @throws NotFoundError where the assignment is not the teacher's
   */
  async submit(
    userId: string,
    files: readonly UploadedFile[],
    asker: Asker,
    { assignmentId = null, now = new Date() }: Filing = {},
  ): Promise<UploadEssaysReply> {
    const nameOf = await this.namerFor(userId, assignmentId);
    let characters = 0;
    const read = await Promise.all(
      files.map(async (file): Promise<ReadFile> => {
        const outcome = await this.read(file, asker);
        if ('refusal' in outcome) return outcome;
        characters += outcome.document.text.length;
        // Texts are held until all are stored together.
        return characters > UPLOAD_MAX_CHARACTERS ? { file, refusal: 'too_much_together' } : outcome;
      }),
    );
    const refused: RefusedFile[] = read.flatMap((outcome) =>
      'refusal' in outcome
        ? [
            {
              filename: outcome.file.filename,
              code: outcome.refusal,
              message: REFUSAL_MESSAGES[outcome.refusal],
            },
          ]
        : [],
    );
    const rows = read.flatMap((outcome, index) =>
      'document' in outcome
        ? [
            this.essays.create({
              userId,
              assignmentId,
              filename: outcome.file.filename,
              ...storedPartsOf(outcome.document),
              studentName: nameOf(outcome.document.studentName),
              // A millisecond apart, so that "newest first" lists one upload's files in their order.
              uploadedAt: new Date(now.getTime() - index),
            }),
          ]
        : [],
    );
    const stored = await this.essays.save(rows);
    return { essays: stored.map((essay) => toEssayReply(essay)), refused };
  }

  /** @throws NotFoundError also where the essay is another teacher's. */
  async requireOwned(userId: string, id: string): Promise<Essay> {
    const essay = await this.essays.findOneBy({ id, userId });
    if (!essay) throw essayNotFound();
    return essay;
  }

  /** @throws NotFoundError when any of them is missing or another teacher's. */
  async requireAllOwned(userId: string, ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    const found = await this.essays.countBy({ userId, id: In([...wanted]) });
    if (found !== wanted.size) {
      throw new NotFoundError(
        'Some of these essays were not found. They may have been deleted; reload the page.',
      );
    }
  }

  /**
   * Corrects the student's name, or files the essay elsewhere.
   * @throws NotFoundError where essay or assignment is not the teacher's; EssayError where a detail is not what
   * the form was filled with any more
   */
  async update(
    userId: string,
    id: string,
    { was, studentName, assignmentId }: UpdateEssayRequest,
  ): Promise<Essay> {
    await this.requireOwned(userId, id);
    if (assignmentId) await this.assignments.requireOwned(userId, assignmentId);
    return this.essays.manager.transaction(async (manager) => {
      const essay = await manager.findOne(Essay, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!essay) throw essayNotFound();
      if (was && undoesAnother<EssayDetails>(essay, was, { studentName, assignmentId })) {
        throw new EssayError('changed_meanwhile');
      }
      if (studentName !== undefined) essay.studentName = studentName;
      if (assignmentId !== undefined) essay.assignmentId = assignmentId;
      return manager.save(essay);
    });
  }

  private async read(file: UploadedFile, asker: Asker): Promise<ReadFile> {
    const { path, bytes, filename } = file;
    if (path === null || bytes > ESSAY_MAX_BYTES) return { file, refusal: 'too_large' };
    if (bytes === 0) return { file, refusal: 'empty_file' };
    try {
      return { file, document: await this.documents.readPdf({ path, bytes, filename }, asker) };
    } catch (error) {
      if (error instanceof DocumentRefusedError) return { file, refusal: error.code };
      throw error;
    }
  }

  /** Gives a guessed name the spelling of the roster where there is one. */
  private async namerFor(
    userId: string,
    assignmentId: string | null,
  ): Promise<(guessed: string | null) => string | null> {
    if (assignmentId === null) return (guessed) => guessed;
    const { classId } = await this.assignments.requireOwned(userId, assignmentId);
    const match = await this.rosters.matcherFor(userId, classId);
    return (guessed) => match(guessed)?.name ?? guessed;
  }
}

function essayNotFound(): NotFoundError {
  return new NotFoundError('This essay was not found. It may have been deleted.');
}

function storedPartsOf(document: CountedDocument) {
  return {
    content: document.text,
    wordCount: document.wordCount,
    pageCount: document.pageCount,
    hiddenText: document.hiddenText,
    fileFaults: document.fileFaults,
  };
}

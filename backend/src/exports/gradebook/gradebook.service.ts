import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import {
  GRADEBOOK_FIELD,
  GRADEBOOK_MAX_BYTES,
  type FilledGradebook,
  type GradebookFields,
  type GradebookQuery,
  type MadeGradebook,
} from '@marklight/contracts/gradebook';
import type { UploadedFile } from '../../common/uploads';
import { Clock } from '../../common/clock';
import type { Asker } from '../../common/work/asker';
import { ThreadWork } from '../../common/work/thread-work';
import { workerFile } from '../../common/worker-file';
import { exportFilename } from '../../common/files/export-filename';
import { AssignmentsService } from '../../classes/assignments.service';
import { ExportError } from '../exports.errors';
import { HandBackService } from '../hand-back/hand-back.service';
import { sheetOf, type HandedBack, type SheetPlace } from '../hand-back/sheet';
import { feedbackHtml } from './feedback-html';
import type { Filled } from './fill-gradebook';
import type { GradeToWrite } from './grade-to-write';
import { run, type FillTask } from './gradebook.worker';
import { makeGradebook } from './make-gradebook';

/** Grades for a gradebook, in the file that a teacher exported from it or in a new one. Neither is stored. */
@Injectable()
export class GradebookService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly handBack: HandBackService,
    private readonly clock: Clock,
    private readonly work: ThreadWork,
  ) {}

  /** @throws NotFoundError if the assignment is not the teacher's; ExportError */
  async fill(
    userId: string,
    file: UploadedFile | undefined,
    asker: Asker,
    { assignmentId, unreviewed, replace, comments, ...wish }: GradebookFields,
  ): Promise<FilledGradebook> {
    const { title } = await this.assignments.requireOwned(userId, assignmentId);
    if (!file) throw new ExportError('no_gradebook');
    if (file.path === null) throw new ExportError('gradebook_too_large');
    const bytes = await readFile(file.path);
    const filled = await this.work.runOrDefer<FillTask, Filled | null>(
      {
        file: workerFile(__dirname, 'gradebook.worker'),
        input: {
          bytes,
          grades: await this.grades(userId, assignmentId, unreviewed === undefined, comments !== undefined),
          wish: { ...wish, replace: replace !== undefined, title },
        },
        size: { what: GRADEBOOK_FIELD, is: bytes.length, limit: GRADEBOOK_MAX_BYTES, unit: 'bytes' },
        asker,
      },
      run,
    );
    if (!filled) throw new ExportError('no_gradebook');
    const content = filled.content && Buffer.from(filled.content).toString('base64');
    return { ...filled, content, filename: file.filename };
  }

  /**
   * A new file, where the teacher has none from the gradebook.
   * @throws NotFoundError if the assignment is not the teacher's; ExportError
   */
  async make(
    userId: string,
    { assignmentId, unreviewed, timeZone = 'UTC', ...wish }: GradebookQuery,
  ): Promise<MadeGradebook> {
    const { title } = await this.assignments.requireOwned(userId, assignmentId);
    const grades = await this.grades(userId, assignmentId, unreviewed === undefined);
    const madeAt = this.clock.now();
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(madeAt);
    const { content, ...made } = makeGradebook(grades, { ...wish, title, assignmentId, madeAt, day });
    const base = `${EXPORT_FILENAMES.gradebook}-${wish.for}`;
    return {
      ...made,
      content: content && Buffer.from(content).toString('base64'),
      filename: exportFilename(base, 'csv', madeAt, timeZone),
    };
  }

  private async grades(
    userId: string,
    assignmentId: string,
    onlyReviewed: boolean,
    withComments = false,
  ): Promise<GradeToWrite[]> {
    const commentOf = withComments
      ? (one: HandedBack) => ({ comment: feedbackHtml(sheetOf(one)) })
      : () => ({});
    const handedBack = await this.handBack.all(userId, { assignmentId }, onlyReviewed, commentOf);
    const heldBack = await this.handBack.heldBack(userId, { assignmentId }, onlyReviewed);
    const whose = ({ studentId, studentEmail, studentNumber }: SheetPlace) => ({
      ...{ studentId, email: studentEmail, studentNumber },
    });
    return [
      ...handedBack.map(({ place, result: { essay, percentage, grade }, more }) => ({
        ...{ essayId: essay.id, filename: essay.filename, studentName: essay.studentName, percentage, grade },
        ...{ ...whose(place), heldBack: null, ...more },
      })),
      ...heldBack.map(({ id, filename, studentName, reason, ...place }) => ({
        ...{ essayId: id, filename, studentName, percentage: null, grade: null },
        ...{ ...whose(place), heldBack: reason },
      })),
    ];
  }
}

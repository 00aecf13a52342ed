import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { FilledGradebook, GradebookFields } from '@marklight/contracts/gradebook';
import type { UploadedFile } from '../../common/uploads';
import { AssignmentsService } from '../../classes/assignments.service';
import { ExportError } from '../exports.errors';
import { HandBackService } from '../hand-back/hand-back.service';
import { fillGradebook } from './fill-gradebook';

/** Grades back into the file that a teacher exported from a gradebook. Neither the file nor its names are stored. */
@Injectable()
export class GradebookService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly handBack: HandBackService,
  ) {}

  /** @throws NotFoundError if the assignment is not the teacher's; ExportError */
  async fill(
    userId: string,
    file: UploadedFile | undefined,
    { assignmentId, unreviewed, replace, ...wish }: GradebookFields,
  ): Promise<FilledGradebook> {
    const { title } = await this.assignments.requireOwned(userId, assignmentId);
    if (!file) throw new ExportError('no_gradebook');
    if (file.path === null) throw new ExportError('gradebook_too_large');
    const handedBack = await this.handBack.all(userId, { assignmentId }, unreviewed === undefined);
    const grades = handedBack.map(({ place, result: { essay, percentage, grade } }) => ({
      ...{ filename: essay.filename, studentName: essay.studentName, percentage, grade },
      ...{ email: place.studentEmail, studentNumber: place.studentNumber },
    }));
    const filled = fillGradebook(await readFile(file.path), grades, {
      ...wish,
      replace: replace !== undefined,
      title,
    });
    if (!filled) throw new ExportError('no_gradebook');
    const content = filled.content && Buffer.from(filled.content).toString('base64');
    return { ...filled, content, filename: file.filename };
  }
}

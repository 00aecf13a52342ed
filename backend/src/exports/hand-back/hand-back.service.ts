import { Injectable } from '@nestjs/common';
import { HAND_BACK_SHEETS_MAX } from '@marklight/contracts/business';
import type { EssayFilter } from '@marklight/contracts/essays';
import {
  LEFT_OUT_HEADER,
  type HandBackForm,
  type HandBackQuery,
  type HandBackSummary,
} from '@marklight/contracts/hand-back';
import { AssignmentsService } from '../../classes/assignments.service';
import { ClassesService } from '../../classes/classes.service';
import { Clock } from '../../common/clock';
import { exportFilename } from '../../common/files/export-filename';
import { UniqueFileNames } from '../../common/files/safe-file-name';
import type { ExportedFile } from '../../common/files/send-file';
import { started } from '../../common/files/started';
import { zipArchive, type ZipEntry } from '../../common/files/zip';
import { dayInWords } from '../../common/pdf/date-in-words';
import { CriteriaService } from '../../criteria/criteria.service';
import { ResultsService } from '../../grading/results.service';
import { LetterheadService } from '../../letterhead/letterhead.service';
import { ExportError } from '../exports.errors';
import { handBackCsv } from './hand-back-csv';
import { HandBackRepository, type ChosenEssay, type HeldBackEssay } from './hand-back.repository';
import { fileBase, fileNameOf, titleOf, withMarks } from './hand-back-names';
import {
  isPlatformForm,
  LEFT_OUT_FILE,
  leftOutText,
  platformFileOf,
  type LeftOut,
  type PlatformForm,
} from './platform-names';
import { sheetOf, withoutNotes, type HandBackStart, type HandedBack, type Sheet } from './sheet';
import { SheetsPool } from './sheets-pool';

/** Results read at a time: fewer than `ResultsService.all` reads, so that it asks the database once. */
const RESULTS_AT_ONCE = 20;

const CONTENT_TYPES: Record<HandBackForm, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf_zip: 'application/zip',
  docx_zip: 'application/zip',
  moodle_zip: 'application/zip',
  canvas_zip: 'application/zip',
  csv: 'text/csv; charset=utf-8; header=present',
};
const EXTENSIONS: Record<HandBackForm, string> = {
  ...{ pdf: 'pdf', docx: 'docx', csv: 'csv' },
  ...{ pdf_zip: 'zip', docx_zip: 'zip', moodle_zip: 'zip', canvas_zip: 'zip' },
};

/** What students get back: a sheet for each, of results that their teacher has reviewed. */
/** Weights such as 1 and 1.5 only compare criteria; those that add up to 20 or 100 are the points of a rubric. */
const arePoints = (sum: number): boolean => Number.isInteger(sum) && sum >= 10;

@Injectable()
export class HandBackService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly classes: ClassesService,
    private readonly repository: HandBackRepository,
    private readonly results: ResultsService,
    private readonly criteria: CriteriaService,
    private readonly letterheads: LetterheadService,
    private readonly sheets: SheetsPool,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError also if the class or the assignment is another teacher's */
  async summary(userId: string, filter: EssayFilter): Promise<HandBackSummary> {
    await this.requireOwned(userId, filter);
    const [counts, graded, weights] = await Promise.all([
      this.repository.counts(userId, filter),
      this.repository.graded(userId, filter),
      this.repository.weights(userId, filter),
    ]);
    const filesFor = (form: PlatformForm) => {
      const named = graded.filter(({ filename }) => platformFileOf(filename, form) !== null);
      const reviewed = named.filter(({ isReviewed }) => isReviewed).length;
      return { reviewed, notReviewed: named.length - reviewed };
    };
    return {
      ...counts,
      otherLevel: graded.flatMap(({ id, studentName, filename, isReviewed, otherLevel }) =>
        otherLevel > 0
          ? [{ essayId: id, name: studentName ?? filename, criteria: otherLevel, isReviewed }]
          : [],
      ),
      fullMarks: weights !== null && arePoints(weights) ? weights : null,
      platformFiles: { moodle: filesFor('moodle_zip'), canvas: filesFor('canvas_zip') },
    };
  }

  /** @throws NotFoundError as above; ExportError before anything is sent */
  async file(userId: string, query: HandBackQuery): Promise<ExportedFile> {
    await this.requireOwned(userId, query);
    const { form, unreviewed, notes, timeZone = 'UTC', ...filter } = query;
    const onlyReviewed = unreviewed === undefined;
    const chosen = await this.chosenOf(userId, filter, onlyReviewed);
    if (form === 'docx' && chosen.length > 1) throw new ExportError('one_sheet_only');
    const leftOut = isPlatformForm(form)
      ? await this.leftOut(userId, filter, { form, chosen, onlyReviewed })
      : [];
    const madeAt = this.clock.now();
    const start = {
      title: titleOf(chosen),
      madeAt,
      date: dayInWords(madeAt.toISOString(), timeZone),
      letterhead: form === 'csv' ? null : await this.letterheads.forSheets(userId),
    };
    const withNotes = notes !== undefined;
    const handedBack = () => this.handedBack(userId, chosen, { onlyReviewed, withNotes });
    const content = await started<string | Uint8Array>(
      form === 'csv' ? handBackCsv(handedBack) : this.documents(form, start, sheetsOf(handedBack()), leftOut),
    );
    // All of them may have been deleted since they were listed.
    if (!content) throw new ExportError('no_results');
    return {
      contentType: CONTENT_TYPES[form],
      filename: exportFilename(fileBase(chosen, form), EXTENSIONS[form], madeAt, timeZone),
      ...(leftOut.length > 0 && { headers: { [LEFT_OUT_HEADER]: String(leftOut.length) } }),
      content,
    };
  }

  /** Essays that do not go out, by name and in the order of the sheets. @throws as `file` */
  async heldBack(userId: string, filter: EssayFilter, onlyReviewed: boolean): Promise<HeldBackEssay[]> {
    await this.requireOwned(userId, filter);
    return this.repository.heldBack(userId, filter, onlyReviewed);
  }

  /**
   * What counts of each essay that would be handed back, in the order of the sheets, without its text and feedback.
   * @param take what is wanted of these, before they are let go of
   * @throws as `file`
   */
  async all<More>(
    userId: string,
    filter: EssayFilter,
    onlyReviewed: boolean,
    take: (handedBack: HandedBack) => More,
  ): Promise<(HandedBack & { more: More })[]> {
    await this.requireOwned(userId, filter);
    const chosen = await this.chosenOf(userId, filter, onlyReviewed);
    const all: (HandedBack & { more: More })[] = [];
    // Texts and feedback are let go of, batch by batch.
    for await (const batch of this.handedBack(userId, chosen, { onlyReviewed, withNotes: false })) {
      for (const one of batch) {
        const { result } = one;
        const kept = { ...result, feedback: [], essay: { ...result.essay, content: '' } };
        all.push({ ...one, result: kept, more: take(one) });
      }
    }
    return all;
  }

  private async requireOwned(userId: string, { assignmentId, classId }: EssayFilter): Promise<void> {
    if (assignmentId !== undefined) await this.assignments.requireOwned(userId, assignmentId);
    if (classId !== undefined) await this.classes.requireOwned(userId, classId);
  }

  private async chosenOf(userId: string, filter: EssayFilter, onlyReviewed: boolean): Promise<ChosenEssay[]> {
    const chosen = await this.repository.chosen(userId, filter, onlyReviewed, HAND_BACK_SHEETS_MAX + 1);
    if (chosen.length > HAND_BACK_SHEETS_MAX) throw new ExportError('too_many_sheets');
    if (chosen.length > 0) return withMarks(chosen);
    const { notReviewed } = await this.repository.counts(userId, filter);
    throw new ExportError(notReviewed > 0 ? 'none_reviewed' : 'no_results');
  }

  /**
   * The essays that a platform's archive lists instead of containing them.
   * @throws ExportError if it would hold nothing else
   */
  private async leftOut(
    userId: string,
    filter: EssayFilter,
    { form, chosen, onlyReviewed }: { form: PlatformForm; chosen: ChosenEssay[]; onlyReviewed: boolean },
  ): Promise<LeftOut[]> {
    const others = chosen.filter(({ filename }) => platformFileOf(filename, form) === null);
    if (others.length === chosen.length) throw new ExportError('no_platform_files');
    const heldBack = await this.repository.heldBack(userId, filter, onlyReviewed);
    return [...others.map((one) => ({ ...one, reason: 'not_of_platform' as const })), ...heldBack];
  }

  /** In the order of `chosen`, with what counts by now; an essay that was deleted or reopened since then is left out. */
  private async *handedBack(
    userId: string,
    chosen: readonly ChosenEssay[],
    { onlyReviewed, withNotes }: { onlyReviewed: boolean; withNotes: boolean },
  ): AsyncGenerator<HandedBack[]> {
    for (let from = 0; from < chosen.length; from += RESULTS_AT_ONCE) {
      const places = chosen.slice(from, from + RESULTS_AT_ONCE);
      const found = new Map<string, HandedBack['result']>();
      for await (const results of this.results.all(userId, { ids: places.map(({ id }) => id) })) {
        for (const result of results) found.set(result.essay.id, result);
      }
      const rubrics = await this.criteria.contentsOf(
        userId,
        [...found.values()].map(({ criteriaId }) => criteriaId),
      );
      const batch = places.flatMap((place) => {
        const result = found.get(place.id);
        if (!result || (onlyReviewed && result.essay.status !== 'reviewed')) return [];
        return [
          {
            place,
            result: withNotes ? result : withoutNotes(result),
            rubric: rubrics.get(result.criteriaId),
          },
        ];
      });
      if (batch.length > 0) yield batch;
    }
  }

  private async *documents(
    form: Exclude<HandBackForm, 'csv'>,
    start: Omit<HandBackStart, 'form'>,
    all: AsyncIterable<Sheet>,
    leftOut: readonly LeftOut[],
  ): AsyncGenerator<Uint8Array> {
    // The first sheet is read before anything is made, so that a document is never empty.
    const sheets = await started(all);
    if (!sheets) return;
    if (isPlatformForm(form))
      yield* zipArchive(this.platformFiles(form, start, sheets, leftOut), start.madeAt);
    else if (form === 'pdf_zip' || form === 'docx_zip')
      yield* zipArchive(this.files(form, start, sheets), start.madeAt);
    else yield* this.pieces(form, start, sheets);
  }

  private async *pieces(
    form: 'pdf' | 'docx',
    start: Omit<HandBackStart, 'form'>,
    sheets: AsyncIterable<Sheet>,
  ): AsyncGenerator<Uint8Array> {
    const work = this.sheets.begin({ ...start, form: form === 'pdf' ? 'pdf' : 'docx_each' });
    try {
      for await (const sheet of sheets) yield* await work.add([sheet]);
      yield* await work.end();
    } finally {
      work.close();
    }
  }

  /** A file for each sheet, named by its student. */
  private async *files(
    form: 'pdf_zip' | 'docx_zip',
    start: Omit<HandBackStart, 'form'>,
    sheets: AsyncIterable<Sheet>,
  ): AsyncGenerator<ZipEntry> {
    const extension = form === 'pdf_zip' ? 'pdf' : 'docx';
    const names = new UniqueFileNames();
    const work = this.sheets.begin({ ...start, form: `${extension}_each` });
    try {
      for await (const sheet of sheets) {
        const content = await work.add([sheet]);
        yield { name: names.of(fileNameOf(sheet), extension), content };
      }
    } finally {
      work.close();
    }
  }

  /** A file for each sheet that the platform can give to its student, and a list of the others. */
  private async *platformFiles(
    form: PlatformForm,
    start: Omit<HandBackStart, 'form'>,
    sheets: AsyncIterable<Sheet>,
    leftOut: readonly LeftOut[],
  ): AsyncGenerator<ZipEntry> {
    const taken = new Set<string>();
    const works = new Map<string, ReturnType<SheetsPool['begin']>>();
    try {
      for await (const sheet of sheets) {
        const file = platformFileOf(sheet.filename, form);
        if (!file) continue;
        const { base, extension } = file;
        const work = works.get(extension) ?? this.sheets.begin({ ...start, form: `${extension}_each` });
        works.set(extension, work);
        const content = await work.add([sheet]);
        let name = `${base}.${extension}`;
        for (let count = 2; taken.has(name); count += 1) name = `${base} ${count}.${extension}`;
        taken.add(name);
        yield { name, content };
      }
      if (leftOut.length > 0) yield { name: LEFT_OUT_FILE, content: [Buffer.from(leftOutText(leftOut))] };
    } finally {
      for (const work of works.values()) work.close();
    }
  }
}

async function* sheetsOf(handedBack: AsyncIterable<HandedBack[]>): AsyncGenerator<Sheet> {
  for await (const batch of handedBack) {
    for (const one of batch) yield sheetOf(one);
  }
}

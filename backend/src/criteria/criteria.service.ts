import { DAY_MS } from '@marklight/contracts/durations';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  CRITERIA_MAX_BYTES,
  CRITERIA_TEXT_MAX_CHARACTERS,
  LIST_TEXT_MAX_BYTES,
  PASTED_CRITERIA_FILENAME,
} from '@marklight/contracts/business';
import type { PageQuery } from '@marklight/contracts/common';
import type { CriteriaSet, GradedCriteria } from '@marklight/contracts/criteria';
import { isolated } from '@marklight/contracts/direction';
import { REFUSAL_MESSAGES } from '@marklight/contracts/refusals';
import type { Rubric } from '@marklight/contracts/rubrics';
import { In, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import type { UploadedFile } from '../common/uploads';
import type { Asker } from '../common/work/asker';
import { ThreadWork } from '../common/work/thread-work';
import { workerFile } from '../common/worker-file';
import { ListRoomRepository } from '../database/list-room.repository';
import { DocumentRefusedError } from '../documents/document-refused.error';
import { DocumentsService } from '../documents/documents.service';
import { run, type CriteriaLinesAnswer } from './criteria-lines.worker';
import { keptWithin, requireRoom, withinLimits } from '../storage/storage-limits';
import { CriteriaSetRecord, type CriterionDetails } from './criteria.entity';
import { GradedCriteriaRepository } from './graded-criteria.repository';
import { CriteriaError } from './criteria.errors';

/** The parts of a rubric that go into a criteria set; the version is that of its criteria. */
export type RubricSnapshot = Pick<Rubric, 'id' | 'name' | 'version' | 'criteria'>;

/** What a set says, apart from its name. */
export type CriteriaContent = Pick<CriteriaSetRecord, 'items' | 'details'>;

const WITHOUT_ITEMS = {
  id: true,
  filename: true,
  rubricId: true,
  rubricVersion: true,
  uploadedAt: true,
} as const;

@Injectable()
export class CriteriaService {
  constructor(
    @InjectRepository(CriteriaSetRecord) private readonly sets: Repository<CriteriaSetRecord>,
    private readonly documents: DocumentsService,
    private readonly work: ThreadWork,
    private readonly room: ListRoomRepository,
    private readonly gradedCriteria: GradedCriteriaRepository,
  ) {}

  /** @throws CriteriaError naming the file if it cannot be read. */
  async addFile(
    userId: string,
    file: UploadedFile,
    asker: Asker = { account: userId },
  ): Promise<CriteriaSet> {
    const { path, bytes, filename } = file;
    if (path === null || bytes > CRITERIA_MAX_BYTES) throw unreadable(file, REFUSAL_MESSAGES.too_large);
    await requireRoom(this.sets.manager, userId, 'criteria');
    const text = await this.textOf({ path, bytes, filename }, asker);
    return this.store(userId, file.filename, text, asker);
  }

  /** @throws CriteriaError */
  addText(userId: string, text: string, asker: Asker = { account: userId }): Promise<CriteriaSet> {
    return this.store(userId, PASTED_CRITERIA_FILENAME, text, asker);
  }

  /** Stores a copy of a rubric's present criteria; later edits of the rubric do not change it. */
  async addFromRubric(userId: string, rubric: RubricSnapshot): Promise<CriteriaSet> {
    if (rubric.criteria.length === 0) throw new CriteriaError('empty');
    return toReply(await this.save(valuesOf(userId, rubric)));
  }

  /** A criteria set that copies the rubric's present criteria; null if there is none. */
  async findOfRubric(userId: string, { id, version }: RubricSnapshot): Promise<string | null> {
    const found = await this.sets.findOne({
      select: { id: true },
      where: { userId, rubricId: id, rubricVersion: version },
      order: { uploadedAt: 'asc', id: 'asc' },
    });
    return found?.id ?? null;
  }

  /**
   * The same, created if there is none yet: for essays whose assignment has the rubric. It is not listed among
   * the teacher's uploads.
   */
  async ofRubric(userId: string, rubric: RubricSnapshot): Promise<string> {
    const found = await this.findOfRubric(userId, rubric);
    if (found) {
      // A corrected title; the ledger keeps the one that each result was graded under.
      await this.sets.update({ id: found, filename: Not(rubric.name) }, { filename: rubric.name });
      // Given a new date, so that the removal of unused sets leaves it alone until the gradings that it is
      // needed for are recorded. Listed sets are not removed, and the newest of those grades what is on the
      // dashboard.
      await this.sets.update(
        { id: found, forAssignments: true, uploadedAt: LessThan(new Date(Date.now() - DAY_MS)) },
        { uploadedAt: new Date() },
      );
      return found;
    }
    // Of two simultaneous requests, one creates it and both use it.
    await withinLimits(this.sets.manager, userId, 'criteria', (manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(CriteriaSetRecord)
        .values({ ...valuesOf(userId, rubric), forAssignments: true })
        .orIgnore()
        .execute(),
    );
    const made = await this.findOfRubric(userId, rubric);
    if (!made) throw new Error('the criteria set of a rubric was not stored');
    return made;
  }

  /** What a set says, also of one that was deleted since; nothing if it is another teacher's. */
  async contentOf(userId: string, id: string): Promise<CriteriaContent> {
    const set = await this.sets.findOne({
      select: { items: true, details: true },
      where: { id, userId },
      withDeleted: true,
    });
    return { items: set?.items ?? [], details: set?.details ?? null };
  }

  /** The same of several, by their ids. */
  async contentsOf(userId: string, ids: readonly string[]): Promise<Map<string, CriteriaContent>> {
    const sets = await this.sets.find({
      select: { id: true, items: true, details: true },
      where: { id: In([...new Set(ids)]), userId },
      withDeleted: true,
    });
    return new Map(sets.map(({ id, items, details }) => [id, { items, details }]));
  }

  /** Criteria that were pasted for one assignment. Not listed among the teacher's uploads. @returns its id */
  async addForAssignment(
    manager: EntityManager,
    userId: string,
    { name, content }: { name: string; content: CriteriaContent },
  ): Promise<string> {
    const set = manager.create(CriteriaSetRecord, {
      userId,
      filename: name,
      ...content,
      forAssignments: true,
    });
    return (await keptWithin(manager, userId, 'criteria', () => manager.save(set))).id;
  }

  /** Newest first, with their criteria as far as there is room for them: the newest always has them. */
  async list(userId: string, query: PageQuery): Promise<Page<CriteriaSet>> {
    const [sets, total] = await this.sets.findAndCount({
      select: WITHOUT_ITEMS,
      where: { userId, forAssignments: false },
      order: { uploadedAt: 'desc', id: 'asc' },
      ...sliceOf(query),
    });
    const fitting = await this.room.fitting(
      'criteria',
      sets.map(({ id }) => id),
      LIST_TEXT_MAX_BYTES,
    );
    const whole = await this.sets.find({
      select: { id: true, items: true, details: true },
      where: { id: In([...fitting]) },
    });
    const contentOf = new Map(whole.map(({ id, items, details }) => [id, { items, details }]));
    const items = sets.map((set): CriteriaSet => {
      const content = contentOf.get(set.id);
      if (content) return toReply({ ...set, ...content });
      return { ...toReply({ ...set, items: [], details: null }), isShortened: true };
    });
    return { items, total };
  }

  /** @throws NotFoundError also if the set is another teacher's. */
  async requireOwned(userId: string, id: string): Promise<CriteriaSetRecord> {
    const set = await this.sets.findOneBy({ id, userId });
    if (!set) throw notFound();
    return set;
  }

  /** The criteria that results are based on, even if the set was cleared from the dashboard. @throws NotFoundError */
  async graded(userId: string, id: string): Promise<GradedCriteria> {
    const row = await this.gradedCriteria.find(userId, id);
    if (!row) throw notFound();
    const { currentVersion, ...set } = row;
    return { ...toReply(set), details: set.details, currentVersion };
  }

  async delete(userId: string, id: string): Promise<void> {
    await this.requireOwned(userId, id);
    await this.sets.softDelete({ id, userId });
  }

  private async textOf(file: UploadedFile & { path: string }, asker: Asker): Promise<string> {
    try {
      return (await this.documents.readDocument(file, asker, { keepHeading: true })).text;
    } catch (error) {
      if (!(error instanceof DocumentRefusedError)) throw error;
      throw unreadable(file, REFUSAL_MESSAGES[error.code]);
    }
  }

  private async store(userId: string, filename: string, text: string, asker: Asker): Promise<CriteriaSet> {
    await requireRoom(this.sets.manager, userId, 'criteria');
    const read = await this.read(text, asker);
    return toReply(await this.save({ userId, filename, ...read }));
  }

  private save(values: Partial<CriteriaSetRecord> & { userId: string }): Promise<CriteriaSetRecord> {
    return withinLimits(this.sets.manager, values.userId, 'criteria', (manager) =>
      manager.save(manager.create(CriteriaSetRecord, values)),
    );
  }

  /** The criteria in a text, weighted by the points written in it. A long list is read in a thread. @throws CriteriaError, WorkError */
  async read(text: string, asker: Asker): Promise<CriteriaContent> {
    const limit = CRITERIA_TEXT_MAX_CHARACTERS;
    if (text.length > limit) throw new CriteriaError('too_much');
    const size = { what: 'text', is: text.length, limit, unit: 'characters' };
    const file = workerFile(__dirname, 'criteria-lines.worker');
    const answer = await this.work.runOrDefer<string, CriteriaLinesAnswer>(
      { file, input: text, size, asker },
      run,
    );
    if ('criteria' in answer) {
      const { criteria, weights } = answer;
      return { items: criteria, details: weights?.map((weight) => ({ weight, levels: [] })) ?? null };
    }
    const { problem, points } = answer;
    throw new CriteriaError(
      problem,
      points ? { message: `“${isolated(points.line)}”: ${points.problem}` } : {},
    );
  }
}

function notFound(): NotFoundError {
  return new NotFoundError('These criteria were not found. They may have been deleted; upload them again.');
}

/** What a set that copies the rubric says. */
export function contentOfRubric({ criteria }: Pick<RubricSnapshot, 'criteria'>): CriteriaContent {
  return {
    items: criteria.map(({ name, description }) => (description ? `${name}: ${description}` : name)),
    details: criteria.map(({ weight, levels }) => ({ weight, levels: [...levels] })),
  };
}

function valuesOf(userId: string, rubric: RubricSnapshot) {
  return {
    userId,
    filename: rubric.name,
    ...contentOfRubric(rubric),
    rubricId: rubric.id,
    rubricVersion: rubric.version,
  };
}

function unreadable(file: UploadedFile, reason: string): CriteriaError {
  return new CriteriaError('unreadable_file', {
    message: `${isolated(file.filename)}: ${reason}`,
    fields: { criteria: reason },
  });
}

type ShownSet = Pick<
  CriteriaSetRecord,
  'id' | 'filename' | 'items' | 'details' | 'rubricId' | 'rubricVersion' | 'uploadedAt'
>;

function toReply(set: ShownSet): CriteriaSet {
  const { id, filename, items, details, rubricId, rubricVersion } = set;
  const weights = weightsIn(details);
  const rubric =
    rubricId !== null && rubricVersion !== null ? { id: rubricId, version: rubricVersion } : null;
  return {
    id,
    filename,
    items,
    ...(weights && { weights }),
    rubric,
    uploadedAt: set.uploadedAt.toISOString(),
  };
}

/** Null if all criteria count the same. */
export function weightsIn(details: CriterionDetails[] | null): number[] | null {
  const weights = (details ?? []).map(({ weight }) => weight);
  return weights.some((weight) => weight !== weights[0]) ? weights : null;
}

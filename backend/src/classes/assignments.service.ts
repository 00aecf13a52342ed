import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Assignment as AssignmentReply,
  AssignmentsQuery,
  CreateAssignmentRequest,
  UpdateAssignmentRequest,
} from '@marklight/contracts/classes';
import { LIST_TEXT_MAX_BYTES } from '@marklight/contracts/business';
import { In, Repository, type EntityManager } from 'typeorm';
import type { User } from '../auth/user.entity';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { throughDeadlocks } from '../database/deadlocks';
import { ListRoomRepository } from '../database/list-room.repository';
import { foreignKeyViolated } from '../database/sql-errors';
import { RubricsService } from '../rubrics/rubrics.service';
import { withinLimits } from '../storage/storage-limits';
import { Assignment } from './assignment.entity';
import { EssayMatching } from './matching/essay-matching.service';
import { toAssignmentReply } from './assignment.mapper';
import { AssignmentError } from './classes.errors';
import { ClassesRepository } from './classes.repository';
import { ClassesService } from './classes.service';

const WITHOUT_TEXTS = {
  id: true,
  title: true,
  yearLevel: true,
  wordsMin: true,
  wordsMax: true,
  locale: true,
  classId: true,
  rubricId: true,
  genre: true,
  dueDate: true,
  version: true,
  createdAt: true,
} as const;

@Injectable()
export class AssignmentsService {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    private readonly classes: ClassesService,
    private readonly rubrics: RubricsService,
    private readonly repository: ClassesRepository,
    private readonly room: ListRoomRepository,
    private readonly matching: EssayMatching,
  ) {}

  /**
   * Newest first, of one class or of all, with the long texts as far as there is room for them.
   * @throws NotFoundError if the class asked for is not the teacher's.
   */
  async list(userId: string, { classId, ...query }: AssignmentsQuery): Promise<Page<AssignmentReply>> {
    if (classId !== undefined) await this.classes.requireOwned(userId, classId);
    const [items, total] = await this.assignments.findAndCount({
      select: WITHOUT_TEXTS,
      where: { userId, ...(classId === undefined ? {} : { classId }) },
      order: { createdAt: 'desc', id: 'asc' },
      ...sliceOf(query),
    });
    const fitting = await this.room.fitting(
      'assignments',
      items.map(({ id }) => id),
      LIST_TEXT_MAX_BYTES,
    );
    const texts = await this.assignments.find({
      select: { id: true, description: true, instructions: true, sourceText: true },
      where: { id: In([...fitting]) },
    });
    const textsOf = new Map(texts.map((one) => [one.id, one]));
    for (const one of items) {
      one.description = textsOf.get(one.id)?.description ?? null;
      one.instructions = textsOf.get(one.id)?.instructions ?? null;
      one.sourceText = textsOf.get(one.id)?.sourceText ?? null;
    }
    return { items: await this.replies(items, fitting), total };
  }

  /** @throws NotFoundError also if the assignment is another teacher's. */
  async one(userId: string, id: string): Promise<AssignmentReply> {
    return this.reply(await this.requireOwned(userId, id));
  }

  /** @throws AssignmentError if the class is not the teacher's, or the rubric is not one they may use. */
  async create(user: User, given: CreateAssignmentRequest): Promise<AssignmentReply> {
    await this.requireOwnClass(user, given.classId);
    if (given.rubricId !== null) await this.requireUsableRubric(user, given.rubricId);
    const row = this.assignments.create({ ...valuesOf(given), userId: user.id });
    return this.reply(
      await withinLimits(this.assignments.manager, user.id, 'assignments', (manager) =>
        manager.save(row),
      ).catch(throwWhatIsGone),
    );
  }

  /**
   * May move the assignment, with its essays, into another class. A rubric that it already had may stay, even if it
   * is no longer shared with the teacher.
   * @throws NotFoundError, AssignmentError as `create`, and if it has changed since the version edited.
   */
  async update(user: User, id: string, given: UpdateAssignmentRequest): Promise<AssignmentReply> {
    const before = await this.requireOwned(user.id, id);
    if (given.classId !== before.classId) await this.requireOwnClass(user, given.classId);
    if (given.rubricId !== null && given.rubricId !== before.rubricId)
      await this.requireUsableRubric(user, given.rubricId);
    const { version } = given;
    const isMoved = given.classId !== before.classId;
    await throughDeadlocks(() =>
      withinLimits(this.assignments.manager, user.id, 'assignments', async (manager) => {
        // Moving to another class changes who wrote the essays, so anybody else who decides on that waits in
        // the meantime.
        if (isMoved) await this.repository.lock(manager, user.id, given.classId);
        const { affected } = await manager
          .update(Assignment, { id, userId: user.id, version }, { ...valuesOf(given), version: version + 1 })
          .catch(throwWhatIsGone);
        if (!affected) throw new AssignmentError('changed_meanwhile');
        if (isMoved) await this.matching.rematch(manager, given.classId);
      }),
    );
    return this.one(user.id, id);
  }

  /** Essays filed under it stay, with their results, and belong to no assignment any more. */
  async delete(userId: string, id: string): Promise<void> {
    await this.requireOwned(userId, id);
    await throughDeadlocks(() => this.assignments.delete({ id, userId }));
  }

  /** @throws NotFoundError also if the assignment is another teacher's. */
  async requireOwned(userId: string, id: string): Promise<Assignment> {
    const found = await this.assignments.findOneBy({ id, userId });
    if (!found) throw assignmentNotFound();
    return found;
  }

  /**
   * Until the transaction ends, the assignment stays in its class, and changes to that class's roster wait. Call it
   * before locking essays, as changes to a roster lock its class and then the essays.
   * @returns its class; null if the assignment has been deleted in the meantime
   */
  hold(manager: EntityManager, userId: string, id: string): Promise<string | null> {
    return this.repository.holdAssignment(manager, userId, id);
  }

  private async requireOwnClass(user: User, classId: string): Promise<void> {
    try {
      await this.classes.requireOwned(user.id, classId);
    } catch (error) {
      throw error instanceof NotFoundError ? missing('class_not_found') : error;
    }
  }

  private async requireUsableRubric(user: User, rubricId: string): Promise<void> {
    try {
      await this.rubrics.requireUsable(user, rubricId);
    } catch (error) {
      throw error instanceof NotFoundError ? missing('rubric_not_found') : error;
    }
  }

  private async reply(one: Assignment): Promise<AssignmentReply> {
    const [reply] = await this.replies([one]);
    if (!reply) throw assignmentNotFound();
    return reply;
  }

  /**
   * With what other tables hold about them.
   * @param withTexts those that were read with their long texts; by default all
   */
  private async replies(
    assignments: readonly Assignment[],
    withTexts?: ReadonlySet<string>,
  ): Promise<AssignmentReply[]> {
    const contexts = await this.repository.contextsOf(assignments.map(({ id }) => id));
    // One that was deleted between the two queries is left out.
    return assignments.flatMap((one) => {
      const context = contexts.get(one.id);
      const isShortened = withTexts !== undefined && !withTexts.has(one.id);
      return context ? [toAssignmentReply(one, context, isShortened)] : [];
    });
  }
}

export function assignmentNotFound(): NotFoundError {
  return new NotFoundError('This assignment was not found. It may have been deleted.');
}

function valuesOf(given: CreateAssignmentRequest) {
  const { title, description, instructions, classId, rubricId, genre, dueDate } = given;
  const { sourceText, yearLevel, wordsMin, wordsMax, locale } = given;
  const due = dueDate === null ? null : new Date(dueDate);
  const brief = { sourceText, yearLevel, wordsMin, wordsMax, locale };
  return { title, description, instructions, ...brief, classId, rubricId, genre, dueDate: due };
}

type Missing = 'class_not_found' | 'rubric_not_found';

/** Names the field of the form for which something was not found. */
function missing(code: Missing): AssignmentError {
  const field = code === 'class_not_found' ? 'classId' : 'rubricId';
  return new AssignmentError(code, { fields: { [field]: new AssignmentError(code).message } });
}

/** A class or rubric may be deleted between the check and the write; the foreign key then refuses. */
function throwWhatIsGone(error: unknown): never {
  const constraint = foreignKeyViolated(error);
  if (constraint === 'assignments_class_id_fkey') throw missing('class_not_found');
  if (constraint === 'assignments_rubric_id_fkey') throw missing('rubric_not_found');
  throw error;
}

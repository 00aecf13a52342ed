import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Class as ClassReply,
  CreateClassRequest,
  UpdateClassRequest,
} from '@marklight/contracts/classes';
import type { PageQuery } from '@marklight/contracts/common';
import { LIST_TEXT_MAX_BYTES } from '@marklight/contracts/business';
import { In, Repository } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { Class } from './class.entity';
import { throughDeadlocks } from '../database/deadlocks';
import { ListRoomRepository } from '../database/list-room.repository';
import { withinLimits } from '../storage/storage-limits';
import { NO_COUNTS, toClassReply } from './class.mapper';
import { ClassError } from './classes.errors';
import { ClassesRepository } from './classes.repository';

const WITHOUT_TEXTS = {
  id: true,
  name: true,
  studentCount: true,
  version: true,
  createdAt: true,
} as const;

@Injectable()
export class ClassesService {
  constructor(
    @InjectRepository(Class) private readonly classes: Repository<Class>,
    private readonly repository: ClassesRepository,
    private readonly room: ListRoomRepository,
  ) {}

  /** Newest first, with the descriptions as far as there is room for them. */
  async list(userId: string, query: PageQuery): Promise<Page<ClassReply>> {
    const [items, total] = await this.classes.findAndCount({
      select: WITHOUT_TEXTS,
      where: { userId },
      order: { createdAt: 'desc', id: 'asc' },
      ...sliceOf(query),
    });
    const fitting = await this.room.fitting(
      'classes',
      items.map(({ id }) => id),
      LIST_TEXT_MAX_BYTES,
    );
    const texts = await this.classes.find({
      select: { id: true, description: true },
      where: { id: In([...fitting]) },
    });
    const descriptions = new Map(texts.map(({ id, description }) => [id, description]));
    for (const one of items) one.description = descriptions.get(one.id) ?? null;
    return { items: await this.withCounts(items, fitting), total };
  }

  /** @throws NotFoundError also if the class is another teacher's. */
  async one(userId: string, id: string): Promise<ClassReply> {
    return this.reply(await this.requireOwned(userId, id));
  }

  async create(userId: string, given: CreateClassRequest): Promise<ClassReply> {
    const { name, description, studentCount } = given;
    const one = this.classes.create({ userId, name, description, studentCount });
    return this.reply(
      await withinLimits(this.classes.manager, userId, 'classes', (manager) => manager.save(one)),
    );
  }

  /** @throws NotFoundError, or ClassError if the class has changed since the version that was edited. */
  async update(userId: string, id: string, given: UpdateClassRequest): Promise<ClassReply> {
    await this.requireOwned(userId, id);
    const { name, description, studentCount, version } = given;
    const change = { name, description, studentCount, version: version + 1 };
    const { affected } = await withinLimits(this.classes.manager, userId, 'classes', (manager) =>
      manager.update(Class, { id, userId, version }, change),
    );
    if (!affected) throw new ClassError('changed_meanwhile');
    return this.one(userId, id);
  }

  /**
   * Its assignments and roster go with it. Essays filed under them stay, with their results, and belong to no
   * assignment any more.
   */
  async delete(userId: string, id: string): Promise<void> {
    await this.requireOwned(userId, id);
    await throughDeadlocks(() => this.classes.delete({ id, userId }));
  }

  /** @throws NotFoundError also if the class is another teacher's. */
  async requireOwned(userId: string, id: string): Promise<Class> {
    const found = await this.classes.findOneBy({ id, userId });
    if (!found) throw new NotFoundError('This class was not found. It may have been deleted.');
    return found;
  }

  private async reply(one: Class): Promise<ClassReply> {
    const counts = await this.repository.countsOf([one.id]);
    return toClassReply(one, counts.get(one.id) ?? NO_COUNTS);
  }

  private async withCounts(classes: readonly Class[], withTexts: ReadonlySet<string>): Promise<ClassReply[]> {
    const counts = await this.repository.countsOf(classes.map(({ id }) => id));
    return classes.map((one) => toClassReply(one, counts.get(one.id) ?? NO_COUNTS, !withTexts.has(one.id)));
  }
}

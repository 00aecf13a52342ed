import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PUBLIC_RUBRICS_PER_ACCOUNT } from '@marklight/contracts/business';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import {
  RUBRIC_NAME_MAX_CHARACTERS,
  type CreateRubricRequest,
  type Rubric as RubricReply,
  type RubricListQuery,
  type RubricShare,
  type RubricVersion,
  type UpdateRubricRequest,
} from '@marklight/contracts/rubrics';
import { Repository } from 'typeorm';
import type { User } from '../auth/user.entity';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { CriteriaService, type RubricSnapshot } from '../criteria/criteria.service';
import { likePattern } from '../database/like-pattern';
import { withinLimits } from '../storage/storage-limits';
import { Rubric } from './rubric.entity';
import { RubricAuthorsRepository } from './rubric-authors.repository';
import { toRubricReply } from './rubric.mapper';
import { RubricListsRepository } from './rubric-lists.repository';
import { RubricSharesService } from './rubric-shares.service';
import { RubricVersionsRepository } from './rubric-versions.repository';
import { RubricError } from './rubrics.errors';
import { SCOPES, viewerParameters } from './visible-rubrics.sql';

const COPY_SUFFIX = ' (copy)';

/** Every column but the criteria, which can be large. */
const LIST_COLUMNS = [
  ...['id', 'userId', 'name', 'type', 'isPublic'],
  ...['publicRemovedAt', 'publicRemovedReason', 'version', 'createdAt'],
].map((name) => `rubric.${name}`);

@Injectable()
export class RubricsService {
  constructor(
    @InjectRepository(Rubric) private readonly rubrics: Repository<Rubric>,
    private readonly shares: RubricSharesService,
    private readonly criteria: CriteriaService,
    private readonly authors: RubricAuthorsRepository,
    private readonly lists: RubricListsRepository,
    private readonly usedVersions: RubricVersionsRepository,
  ) {}

  /** All that the teacher may use, newest first. */
  async list(user: User, query: RubricListQuery): Promise<Page<RubricReply>> {
    const { take, skip } = sliceOf(query);
    const visible = this.visible(user, query.scope).orderBy({
      'rubric.createdAt': 'DESC',
      'rubric.id': 'ASC',
    });
    if (query.type) visible.andWhere('rubric.type = :type', { type: query.type });
    if (query.search)
      visible.andWhere('(rubric.name ilike :words or rubric.description ilike :words)', {
        words: likePattern(query.search),
      });
    const [items, total] = await visible.select(LIST_COLUMNS).limit(take).offset(skip).getManyAndCount();
    const listed = await this.lists.textsOf(items.map(({ id }) => id));
    const sharedWith = await this.shares.ofAll(items.filter(({ userId }) => userId === user.id));
    const authors = await this.authors.of(items.filter(({ userId }) => userId !== user.id));
    return {
      items: items.map((one) =>
        toRubricReply(
          one,
          user.id,
          sharedWith.get(one.id) ?? [],
          authors.get(one.id) ?? null,
          listed.get(one.id),
        ),
      ),
      total,
    };
  }

  /** @throws NotFoundError also if the teacher may not see the rubric. */
  async one(user: User, id: string): Promise<RubricReply> {
    return this.reply(user, await this.requireVisible(user, id));
  }

  /** The versions that the teacher has used, and the present one; newest first. @throws NotFoundError */
  async versions(user: User, id: string): Promise<RubricVersion[]> {
    const { criteriaVersion } = await this.requireVisible(user, id);
    const used = (await this.usedVersions.used(user.id, id)).map((one): RubricVersion => {
      return {
        ...one,
        isCurrent: one.version === criteriaVersion,
        firstUsedAt: one.firstUsedAt.toISOString(),
      };
    });
    if (used.some(({ isCurrent }) => isCurrent)) return used;
    const unused = { firstUsedAt: null, criteriaId: null, essays: 0, assignments: [] };
    return [{ version: criteriaVersion, isCurrent: true, ...unused }, ...used];
  }

  /**
   * A rubric that the teacher may name in an assignment or grade with: their own, the platform's, a public one
   * or one shared with them.
   * @throws NotFoundError
   */
  async requireUsable(user: User, id: string): Promise<RubricReply> {
    return this.one(user, id);
  }

  /** What a grader is given of the rubric's present version; null if the teacher may no longer use it, or if it has no criteria. */
  async findForGrading(user: User, id: string): Promise<RubricSnapshot | null> {
    try {
      const rubric = await this.requireVisible(user, id);
      return rubric.criteria.length > 0 ? snapshotOf(rubric) : null;
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }

  /** What a grader is given of the rubric's present version, even if it has no criteria. @throws NotFoundError */
  async requireSnapshot(user: User, id: string): Promise<RubricSnapshot> {
    return snapshotOf(await this.requireVisible(user, id));
  }

  /** What a teacher makes is custom, whatever type is asked for. */
  async create(user: User, given: CreateRubricRequest): Promise<RubricReply> {
    const rubric = await withinLimits(this.rubrics.manager, user.id, 'rubrics', async (manager) => {
      if (given.isPublic) requireRoomInPublic(await this.lists.publicOf(user.id, manager));
      return manager.save(manager.create(Rubric, { userId: user.id, type: 'custom', ...contentOf(given) }));
    });
    return this.reply(user, rubric);
  }

  /** @throws NotFoundError, or RubricError if it is not the teacher's or has changed since it was opened. */
  async update(user: User, id: string, given: UpdateRubricRequest): Promise<RubricReply> {
    const owned = await this.requireOwned(user, id);
    if (given.isPublic && owned.publicRemovedAt) throw new RubricError('removed_from_public');
    const { version } = given;
    const affected = await withinLimits(this.rubrics.manager, user.id, 'rubrics', async (manager) => {
      if (given.isPublic) requireRoomInPublic(await this.lists.publicOf(user.id, manager, id));
      const which = { id, userId: user.id, version };
      // The version in `which` makes sure that the criteria being replaced are the ones that were read.
      const isSame = isDeepStrictEqual(owned.criteria, given.criteria);
      const change = {
        ...contentOf(given),
        version: version + 1,
        criteriaVersion: owned.criteriaVersion + (isSame ? 0 : 1),
      };
      return (await manager.update(Rubric, which, change)).affected;
    });
    if (!affected) throw new RubricError('changed_meanwhile');
    return this.one(user, id);
  }

  /**
   * Deletes the rubric immediately and permanently: criteria sets and results hold copies, and assignments continue
   * without a rubric.
   */
  async delete(user: User, id: string): Promise<void> {
    await this.requireOwned(user, id);
    await this.rubrics.delete({ id, userId: user.id });
  }

  /** A copy of any rubric that the teacher sees. The copy is theirs to change and shared with nobody. */
  async duplicate(user: User, id: string): Promise<RubricReply> {
    const { name, description, criteria } = await this.requireVisible(user, id);
    return this.create(user, {
      name: copyName(name),
      description,
      criteria,
      type: 'custom',
      isPublic: false,
    });
  }

  /** Replaces the people and domains that it is shared with. @throws RubricError `free_mail_domain` */
  async share(user: User, id: string, shares: readonly RubricShare[]): Promise<RubricReply> {
    const rubric = await this.requireOwned(user, id);
    await this.shares.replace(id, shares);
    return this.reply(user, rubric);
  }

  /** Takes the rubric to the dashboard: stores its present criteria as the newest criteria set. */
  async startGrading(user: User, id: string): Promise<CriteriaSet> {
    const rubric = await this.requireVisible(user, id);
    if (rubric.criteria.length === 0) throw new RubricError('no_criteria');
    return this.criteria.addFromRubric(user.id, snapshotOf(rubric));
  }

  /** @throws NotFoundError if the teacher does not see it, RubricError if they see it but do not own it. */
  async requireOwned(user: User, id: string): Promise<Rubric> {
    const rubric = await this.requireVisible(user, id);
    if (rubric.type === 'platform') throw new RubricError('platform_rubric');
    if (rubric.userId !== user.id) throw new RubricError('shared_rubric');
    return rubric;
  }

  private async requireVisible(user: User, id: string): Promise<Rubric> {
    const rubric = await this.visible(user).andWhere('rubric.id = :id', { id }).getOne();
    if (!rubric) throw notFound();
    return rubric;
  }

  private visible(user: User, scope: RubricListQuery['scope'] | 'all' = 'all') {
    return this.rubrics
      .createQueryBuilder('rubric')
      .where(`(${SCOPES[scope]})`)
      .setParameters(viewerParameters(user));
  }

  private async reply(user: User, rubric: Rubric): Promise<RubricReply> {
    const isOwn = rubric.userId === user.id;
    if (isOwn) return toRubricReply(rubric, user.id, await this.shares.of(rubric.id), null);
    return toRubricReply(rubric, user.id, [], (await this.authors.of([rubric])).get(rubric.id) ?? null);
  }
}

function notFound(): NotFoundError {
  return new NotFoundError(
    'This rubric was not found. It may have been deleted, or is no longer shared with you.',
  );
}

function requireRoomInPublic(count: number): void {
  if (count >= PUBLIC_RUBRICS_PER_ACCOUNT) throw new RubricError('too_many_public');
}

/** The version is that of the criteria: a new title makes no other criteria. */
function snapshotOf({ id, name, criteria, criteriaVersion }: Rubric): RubricSnapshot {
  return { id, name, criteria, version: criteriaVersion };
}

function contentOf({ name, description, criteria, isPublic }: CreateRubricRequest) {
  return { name, description, criteria, isPublic };
}

/** The name with "(copy)" after it, shortened if the two together are too long. */
function copyName(name: string): string {
  const kept: string[] = [];
  let length = COPY_SUFFIX.length;
  for (const character of name) {
    length += character.length;
    if (length > RUBRIC_NAME_MAX_CHARACTERS) break;
    kept.push(character);
  }
  return kept.join('').trimEnd() + COPY_SUFFIX;
}

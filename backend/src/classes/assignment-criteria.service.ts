import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Assignment as AssignmentReply,
  AssignmentCriteria,
  PutAssignmentCriteriaRequest,
} from '@marklight/contracts/classes';
import { Repository } from 'typeorm';
import type { User } from '../auth/user.entity';
import type { Asker } from '../common/work/asker';
import { CriteriaService, weightsIn } from '../criteria/criteria.service';
import { requireRoom, withinLimits } from '../storage/storage-limits';
import { Assignment } from './assignment.entity';
import { AssignmentsService } from './assignments.service';
import { AssignmentError } from './classes.errors';

/** Criteria that a teacher pasted for one assignment. */
@Injectable()
export class AssignmentCriteriaService {
  constructor(
    @InjectRepository(Assignment) private readonly rows: Repository<Assignment>,
    private readonly assignments: AssignmentsService,
    private readonly criteria: CriteriaService,
  ) {}

  /** As typed and as read; both empty where nothing was pasted. @throws NotFoundError */
  async read(userId: string, assignmentId: string): Promise<AssignmentCriteria> {
    const { criteriaId } = await this.assignments.requireOwned(userId, assignmentId);
    const row = await this.rows.findOne({ select: { criteriaText: true }, where: { id: assignmentId } });
    const text = row?.criteriaText ?? '';
    if (criteriaId === null) return { text, items: [] };
    const { items, details } = await this.criteria.contentOf(userId, criteriaId);
    const weights = weightsIn(details);
    return { text, items, ...(weights && { weights }) };
  }

  /**
   * Pasted criteria take the place of a rubric. Other criteria are another set, so results keep the ones that they were graded
   * by; the same ones in another layout are not.
   * @throws NotFoundError; AssignmentError if the assignment has changed since the version edited; CriteriaError, WorkError
   */
  async replace(
    user: User,
    assignmentId: string,
    { text, version }: PutAssignmentCriteriaRequest,
    asker: Asker,
  ): Promise<AssignmentReply> {
    const before = await this.assignments.requireOwned(user.id, assignmentId);
    if (before.version !== version) throw new AssignmentError('changed_meanwhile');
    const { criteriaId: currentId } = before;
    // The same criteria in another layout need no room.
    if (text !== null && currentId === null) await requireRoom(this.rows.manager, user.id, 'criteria');
    const current = currentId === null ? null : await this.criteria.contentOf(user.id, currentId);
    const content = text === null ? null : await this.criteria.read(text, asker);
    const isSame = content !== null && isDeepStrictEqual(content, current);
    await withinLimits(this.rows.manager, user.id, 'assignments', async (manager) => {
      const criteriaVersion = before.criteriaVersion + (content === null || isSame ? 0 : 1);
      let criteriaId = isSame ? currentId : null;
      if (content !== null && !isSame)
        criteriaId = await this.criteria.addForAssignment(manager, user.id, {
          name: nameOf(criteriaVersion),
          content,
        });
      const { affected } = await manager.update(
        Assignment,
        { id: assignmentId, userId: user.id, version },
        {
          ...{ criteriaText: text, criteriaId, criteriaVersion, version: version + 1 },
          ...(content !== null && { rubricId: null }),
        },
      );
      if (!affected) throw new AssignmentError('changed_meanwhile');
    });
    return this.assignments.one(user.id, assignmentId);
  }
}

/** Results name the criteria that graded them, so each version has a name. */
function nameOf(version: number): string {
  return version === 1 ? 'Pasted criteria' : `Pasted criteria, version ${version}`;
}

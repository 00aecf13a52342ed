import type { Rubric as RubricReply, RubricShare } from '@marklight/contracts/rubrics';
import type { Rubric } from './rubric.entity';

/**
 * The rubric as one teacher sees it. Nothing says whose a shared rubric is or who else has it.
 * @param sharedWith of the teacher's own rubric; ignored for others
 */
export function toRubricReply(
  rubric: Rubric,
  viewerId: string,
  sharedWith: readonly RubricShare[],
): RubricReply {
  const isOwn = rubric.userId === viewerId;
  return {
    id: rubric.id,
    name: rubric.name,
    description: rubric.description,
    type: rubric.type,
    isPublic: rubric.isPublic,
    criteria: rubric.criteria,
    isOwn,
    isShared: !isOwn && rubric.type !== 'platform',
    sharedWith: isOwn ? [...sharedWith] : [],
    createdAt: rubric.createdAt.toISOString(),
    version: rubric.version,
  };
}

import type { Rubric as RubricReply, RubricShare } from '@marklight/contracts/rubrics';
import type { ListedTexts } from './rubric-lists.repository';
import type { Rubric } from './rubric.entity';

/**
 * The rubric as one teacher sees it. The owner is shown by the name that they chose, never by email, and nothing
 * shows who else has it.
 * @param author the owner's name; ignored for the teacher's own
 * @param listed what a list has room for; without it the rubric's own texts
 * @param sharedWith of the teacher's own rubric; ignored for others
 */
export function toRubricReply(
  rubric: Rubric,
  viewerId: string,
  sharedWith: readonly RubricShare[],
  author: string | null,
  listed?: ListedTexts,
): RubricReply {
  const isOwn = rubric.userId === viewerId;
  return {
    id: rubric.id,
    name: rubric.name,
    description: listed ? listed.description : rubric.description,
    type: rubric.type,
    isPublic: rubric.isPublic,
    criteria: listed?.criteria ?? rubric.criteria,
    criterionCount: listed?.count ?? rubric.criteria.length,
    isShortened: listed?.isShortened ?? false,
    isOwn,
    isShared: !isOwn && rubric.type !== 'platform',
    author: isOwn || rubric.type === 'platform' ? null : author,
    removedFromPublic:
      isOwn && rubric.publicRemovedAt
        ? { at: rubric.publicRemovedAt.toISOString(), reason: rubric.publicRemovedReason ?? '' }
        : null,
    sharedWith: isOwn ? [...sharedWith] : [],
    createdAt: rubric.createdAt.toISOString(),
    version: rubric.version,
  };
}

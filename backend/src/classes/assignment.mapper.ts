import type { Assignment as AssignmentReply } from '@marklight/contracts/classes';
import type { Assignment } from './assignment.entity';

export type AssignmentContext = Pick<
  AssignmentReply,
  'className' | 'rubricName' | 'pastedCriteria' | 'essayCount'
>;

/** @param isShortened read without its long texts, for which a list had no room */
export function toAssignmentReply(
  one: Assignment,
  context: AssignmentContext,
  isShortened = false,
): AssignmentReply {
  return {
    id: one.id,
    title: one.title,
    description: isShortened ? null : one.description,
    instructions: isShortened ? null : one.instructions,
    sourceText: isShortened ? null : one.sourceText,
    yearLevel: one.yearLevel,
    wordsMin: one.wordsMin,
    wordsMax: one.wordsMax,
    locale: one.locale,
    classId: one.classId,
    className: context.className,
    rubricId: one.rubricId,
    rubricName: context.rubricName,
    pastedCriteria: context.pastedCriteria,
    genre: one.genre,
    dueDate: one.dueDate?.toISOString() ?? null,
    essayCount: context.essayCount,
    createdAt: one.createdAt.toISOString(),
    version: one.version,
    ...(isShortened ? { isShortened } : {}),
  };
}

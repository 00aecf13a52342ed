import type { Assignment as AssignmentReply } from '@marklight/contracts/classes';
import type { Assignment } from './assignment.entity';

export type AssignmentContext = Pick<AssignmentReply, 'className' | 'rubricName' | 'essayCount'>;

export function toAssignmentReply(one: Assignment, context: AssignmentContext): AssignmentReply {
  return {
    id: one.id,
    title: one.title,
    description: one.description,
    instructions: one.instructions,
    classId: one.classId,
    className: context.className,
    rubricId: one.rubricId,
    rubricName: context.rubricName,
    dueDate: one.dueDate?.toISOString() ?? null,
    essayCount: context.essayCount,
    createdAt: one.createdAt.toISOString(),
    version: one.version,
  };
}

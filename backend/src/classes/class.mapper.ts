import type { Class as ClassReply } from '@marklight/contracts/classes';
import type { Class } from './class.entity';

export type ClassCounts = Pick<ClassReply, 'assignmentCount' | 'essayCount' | 'rosterSize'>;
export const NO_COUNTS: ClassCounts = { assignmentCount: 0, essayCount: 0, rosterSize: 0 };

/**
 * A roster, if there is one, gives the number of students more reliably than the number once entered.
 * @param isShortened read without its description, for which a list had no room
 */
export function toClassReply(one: Class, counts: ClassCounts, isShortened = false): ClassReply {
  return {
    id: one.id,
    name: one.name,
    description: isShortened ? null : one.description,
    studentCount: counts.rosterSize || one.studentCount,
    ...counts,
    createdAt: one.createdAt.toISOString(),
    version: one.version,
    ...(isShortened ? { isShortened } : {}),
  };
}

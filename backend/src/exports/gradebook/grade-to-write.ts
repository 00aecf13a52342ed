import type { GradeForm } from '@marklight/contracts/gradebook';
import type { HeldBack } from '@marklight/contracts/hand-back';

/** A result as it goes into a gradebook. */
export interface GradeToWrite {
  essayId: string;
  /** Of the class list. */
  studentId: string | null;
  filename: string;
  studentName: string | null;
  email: string | null;
  studentNumber: string | null;
  /** Null where no criterion has a level. */
  percentage: number | null;
  grade: string | null;
  /** Why it is not written; null where it is. */
  heldBack: HeldBack | null;
  /** HTML for the student; left out where none is wanted. */
  comment?: string;
}

/**
 * What stands in the student's cell; null where there is no grade.
 * @param most points of a full mark
 */
export function valueOf({ percentage, grade }: GradeToWrite, form: GradeForm, most: number): string | null {
  if (form === 'letters') return grade;
  if (percentage === null) return null;
  if (form === 'percent') return `${rounded(percentage)}%`;
  return String(rounded((percentage * most) / 100));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

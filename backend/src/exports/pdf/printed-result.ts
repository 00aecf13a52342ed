import type { GradingResult } from '@marklight/contracts/grading';

/** The parts of a result that are printed: all but the essay's text and what only the teacher reads. */
export type PrintedResult = Omit<GradingResult, 'essay' | 'usage' | 'flags' | 'notesToTeacher'> & {
  essay: Pick<GradingResult['essay'], 'filename' | 'studentName' | 'status'>;
  /** The student's number or email, where another on the class list has the same name. */
  studentMark: string | null;
};

/** Leaves out what is not printed, before a result is sent to another thread. */
export function printedResult(
  { essay, usage: _usage, flags: _flags, notesToTeacher: _notes, ...result }: GradingResult,
  studentMark: string | null,
): PrintedResult {
  const { filename, studentName, status } = essay;
  return { ...result, essay: { filename, studentName, status }, studentMark };
}

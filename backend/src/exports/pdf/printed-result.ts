import type { GradingResult } from '@marklight/contracts/grading';

/** The parts of a result that are printed: all but the essay's text and what only the teacher reads. */
export type PrintedResult = Omit<GradingResult, 'essay' | 'usage' | 'notesToTeacher' | 'proposedWhole'> & {
  essay: Pick<GradingResult['essay'], 'filename' | 'studentName'>;
};

/** Leaves out what is not printed, before a result is sent to another thread. */
export function printedResult({
  essay,
  usage: _usage,
  notesToTeacher: _notes,
  proposedWhole: _proposed,
  ...result
}: GradingResult): PrintedResult {
  return { ...result, essay: { filename: essay.filename, studentName: essay.studentName } };
}

import type { AssessedShare } from '@marklight/contracts/grades';
import type { Essay as EssayReply } from '@marklight/contracts/essays';
import type { ListedEyeReason } from '@marklight/contracts/eye-reasons';
import type { Essay } from './essay.entity';

/** What other tables hold about an essay. */
export interface EssayContext {
  studentMark: string | null;
  isToMatch: boolean;
  assignmentTitle: string | null;
  classId: string | null;
  className: string | null;
  rubricName: string | null;
  /** Of the result in force; null if there is none. */
  assessed: AssessedShare | null;
  eyeReasons: ListedEyeReason[];
  hasProposal: boolean;
  hasFile: boolean;
  reading: EssayReply['reading'];
}

const NOT_FILED: EssayContext = {
  studentMark: null,
  isToMatch: false,
  assignmentTitle: null,
  classId: null,
  className: null,
  rubricName: null,
  assessed: null,
  eyeReasons: [],
  hasProposal: false,
  hasFile: false,
  reading: null,
};

/** What a reply says of an essay itself. */
export type EssayColumns = Pick<
  Essay,
  | 'id'
  | 'filename'
  | 'content'
  | 'studentName'
  | 'status'
  | 'assignmentId'
  | 'grade'
  | 'uploadedAt'
  | 'wordCount'
  | 'pageCount'
  | 'hiddenText'
  | 'fileFaults'
  | 'isSample'
>;

export function toEssayReply(essay: EssayColumns, context: EssayContext = NOT_FILED): EssayReply {
  return {
    id: essay.id,
    filename: essay.filename,
    content: essay.content,
    studentName: essay.studentName,
    status: essay.status,
    assignmentId: essay.assignmentId,
    ...context,
    grade: essay.grade ?? null,
    uploadedAt: essay.uploadedAt.toISOString(),
    wordCount: essay.wordCount,
    pageCount: essay.pageCount,
    hiddenText: essay.hiddenText,
    fileFaults: essay.fileFaults,
    isSample: essay.isSample ?? false,
  };
}

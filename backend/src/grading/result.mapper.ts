import type { GradingResult } from '@marklight/contracts/grading';
import { decidedFeedback } from './decided-feedback';
import { decidedWhole } from './decided-whole';
import type { Essay } from '../essays/essay.entity';
import type { GradingResultRecord } from './grading-result.entity';

/** What a reply says of a result; `notesToTeacher` only where one essay is reviewed. */
export type ResultColumns = Pick<
  GradingResultRecord,
  | 'id'
  | 'essayId'
  | 'criteriaId'
  | 'score'
  | 'totalCriteria'
  | 'unassessedCriteria'
  | 'percentage'
  | 'standing'
  | 'grade'
  | 'feedback'
  | 'review'
  | 'wholeReview'
  | 'overallAnalysis'
  | 'contextualInsights'
  | 'flags'
  | 'genre'
  | 'secondLevels'
  | 'notesToTeacher'
  | 'notesReadAt'
  | 'locale'
  | 'strictness'
  | 'provider'
  | 'model'
  | 'usage'
  | 'version'
  | 'reviewedAt'
  | 'createdAt'
> & { essay: Pick<Essay, 'filename' | 'studentName' | 'content' | 'status'> };

/** For a row read without the grader's text, for which a list had no room. */
export function toShortenedReply(
  row: Omit<
    ResultColumns,
    'feedback' | 'review' | 'wholeReview' | 'overallAnalysis' | 'contextualInsights' | 'flags'
  >,
): GradingResult {
  const nothing = {
    feedback: [],
    review: null,
    wholeReview: null,
    overallAnalysis: {
      strengths: [],
      areasForImprovement: [],
      nextSteps: [],
      cognitiveLevel: '',
      writingMaturity: '',
    },
    contextualInsights: {
      thematicConsistency: '',
      argumentStructure: '',
      evidenceQuality: '',
      linguisticComplexity: '',
      originalityScore: 0,
    },
    flags: [],
    secondLevels: null,
  };
  return { ...toResultReply({ ...row, ...nothing }), isShortened: true };
}

export function toResultReply(row: ResultColumns): GradingResult {
  const feedback = decidedFeedback(row.feedback, row.review);
  return {
    id: row.id,
    criteriaId: row.criteriaId,
    standing: row.standing,
    essay: {
      id: row.essayId,
      filename: row.essay.filename,
      studentName: row.essay.studentName,
      content: row.essay.content,
      status: row.essay.status,
    },
    grade: row.grade,
    score: row.score,
    totalCriteria: row.totalCriteria,
    assessedCriteria: row.totalCriteria - row.unassessedCriteria,
    percentage: row.percentage,
    isProvisional: row.unassessedCriteria > 0 && row.reviewedAt === null,
    feedback,
    ...decidedWhole(row, row.wholeReview, feedback),
    flags: row.flags,
    ...(row.secondLevels && { secondLevels: row.secondLevels }),
    genre: row.genre,
    notesToTeacher: row.notesToTeacher ?? [],
    ...(row.notesToTeacher?.length &&
      (row.notesReadAt ? { notesRead: true as const } : { hasNotesToTeacher: true as const })),
    locale: row.locale,
    strictness: row.strictness,
    provider: row.provider,
    model: row.model,
    usage: row.usage,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

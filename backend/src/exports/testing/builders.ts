import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';

/** A criterion's feedback for specs; fields that are not given have ordinary values. */
export function aFeedbackItem(given: Partial<FeedbackItem> = {}): FeedbackItem {
  const level = given.level === undefined ? 3 : given.level;
  return {
    criteria: 'States a clear position',
    weight: 1,
    level,
    status: statusOfLevel(level),
    feedback: 'The position is stated in the opening and kept to the end.',
    confidenceScore: 82,
    chainOfThought: 'Looked for a sentence that takes a side.',
    identifiedText: 'School gardens teach patience.',
    evidence: [{ quote: 'School gardens teach patience.', start: 0, end: 30 }],
    improvementSteps: ['Name the other side of the question.', 'Answer it in one paragraph.'],
    exemplarComparison: 'An outstanding essay also says why the position matters.',
    suggestions: 'Name the other side of the question. Answer it in one paragraph.',
    reviewReasons: [],
    ...given,
  };
}

/** The checked form of a criterion that the grader leaves to the teacher. */
export function aNotAssessedItem(given: Partial<FeedbackItem> = {}): FeedbackItem {
  return aFeedbackItem({
    criteria: 'Neat handwriting',
    level: null,
    feedback: '',
    notAssessedReason: 'Handwriting cannot be seen in typed text.',
    confidenceScore: 0,
    chainOfThought: '',
    identifiedText: '',
    evidence: [],
    improvementSteps: [],
    exemplarComparison: '',
    suggestions: '',
    ...given,
  });
}

/** A result for specs; fields that are not given have ordinary values. */
export function aResult(
  given: Partial<Omit<GradingResult, 'essay'>> & { essay?: Partial<GradingResult['essay']> } = {},
): GradingResult {
  const feedback = given.feedback ?? [aFeedbackItem()];
  const unmarked = feedback.filter(({ level }) => level === null).length;
  return {
    id: 'result-1',
    criteriaId: 'criteria-1',
    standing: 'in_force',
    grade: 'B',
    score: 0.8,
    totalCriteria: feedback.length,
    assessedCriteria: (given.totalCriteria ?? feedback.length) - unmarked,
    isProvisional: unmarked > 0,
    percentage: 75,
    overallAnalysis: {
      strengths: ['The argument is easy to follow.'],
      areasForImprovement: ['Few sources are named.'],
      nextSteps: ['Add one source to each paragraph.'],
      cognitiveLevel: 'Explains and gives reasons.',
      writingMaturity: 'Sentences vary in length.',
    },
    contextualInsights: {
      thematicConsistency: 'Every paragraph returns to gardens.',
      argumentStructure: 'Claim, reason, example.',
      evidenceQuality: 'Examples come from experience.',
      linguisticComplexity: 'Plain words, some long sentences.',
      originalityScore: 64,
    },
    comments: [],
    flags: [],
    genre: { genre: 'argument', basis: 'task', isSure: true },
    notesToTeacher: [],
    locale: 'en-AU',
    strictness: 'standard',
    provider: 'built-in',
    model: 'built-in-1',
    usage: null,
    version: 1,
    createdAt: '2026-11-20T22:05:00.000Z',
    ...given,
    feedback,
    essay: {
      id: 'essay-1',
      filename: 'essay-1.pdf',
      studentName: 'Alex Example',
      content: 'School gardens teach patience.',
      status: 'ready_for_review',
      ...given.essay,
    },
  };
}

import type { EssayAnalysis } from '@marklight/contracts/analysis';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import type { FeedbackItem, GradingResult, ProcessingStatus } from '@marklight/contracts/grading';
import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { anEssay as anyEssay } from '@marklight/contracts/testing/records';

/** Builders with defaults for the specs of this remote: `anEssay({ status: 'reviewed' })`. */
export const ESSAY_TEXT =
  'School lunches should be free for every student. Hungry children cannot learn well.\n\n' +
  'In 2019 a survey of our town found that one child in eight came to school without breakfast.';

export function anEssay(overrides: Partial<Essay> = {}): Essay {
  return anyEssay({ filename: 'mia-chen.pdf', content: ESSAY_TEXT, wordCount: 31, ...overrides });
}

export function aCriteriaSet(overrides: Partial<CriteriaSet> = {}): CriteriaSet {
  return {
    id: 'criteria-1',
    filename: 'criteria.txt',
    items: ['States a clear position', 'Supports claims with evidence'],
    rubric: null,
    uploadedAt: '2026-03-01T02:00:00.000Z',
    ...overrides,
  };
}

export function aFeedbackItem(overrides: Partial<FeedbackItem> = {}): FeedbackItem {
  const quote = 'School lunches should be free for every student.';
  return {
    criteria: 'States a clear position',
    weight: 1,
    level: 3,
    status: 'strong',
    feedback: 'You say what you want in the first sentence.',
    confidenceScore: 88,
    chainOfThought: 'The first sentence takes a side and names what should change.',
    identifiedText: quote,
    evidence: [{ quote, start: 0, end: quote.length }],
    improvementSteps: ['Name the people you want to persuade.'],
    exemplarComparison: 'An outstanding essay also says why the question matters now.',
    suggestions: 'Name the people you want to persuade.',
    reviewReasons: [],
    ...overrides,
  };
}

/** A criterion that the grader left to the teacher. */
export function aNotAssessedItem(overrides: Partial<FeedbackItem> = {}): FeedbackItem {
  return aFeedbackItem({
    criteria: 'Neat handwriting',
    level: null,
    status: 'not_assessed',
    feedback: '',
    notAssessedReason: 'Handwriting cannot be seen in typed text.',
    confidenceScore: 0,
    chainOfThought: '',
    identifiedText: '',
    evidence: [],
    improvementSteps: [],
    exemplarComparison: '',
    suggestions: '',
    ...overrides,
  });
}

/** The second of two criteria is left to the teacher. */
export function aProvisionalResult(overrides: Partial<GradingResult> = {}): GradingResult {
  return aResult({
    score: 0.8,
    assessedCriteria: 1,
    isProvisional: true,
    feedback: [aFeedbackItem(), aNotAssessedItem()],
    ...overrides,
  });
}

export function aResult(overrides: Partial<GradingResult> = {}): GradingResult {
  return {
    id: 'result-1',
    criteriaId: 'criteria-1',
    standing: 'in_force',
    essay: {
      id: 'essay-1',
      filename: 'mia-chen.pdf',
      studentName: 'Mia Chen',
      content: ESSAY_TEXT,
      status: 'ready_for_review',
    },
    grade: 'B',
    score: 1.5,
    totalCriteria: 2,
    assessedCriteria: 2,
    isProvisional: false,
    percentage: 75,
    feedback: [
      aFeedbackItem(),
      aFeedbackItem({
        criteria: 'Supports claims with evidence',
        confidenceScore: 64,
        reviewReasons: ['quote_not_found'],
        evidence: [],
        identifiedText: 'No sentence of the essay supports this.',
      }),
    ],
    overallAnalysis: {
      strengths: ['A clear position'],
      areasForImprovement: ['More than one source'],
      nextSteps: ['Add a second example'],
      cognitiveLevel: 'Applies ideas',
      writingMaturity: 'Developing',
    },
    contextualInsights: {
      thematicConsistency: 'Stays on the subject throughout.',
      argumentStructure: 'Claim, then one reason.',
      evidenceQuality: 'One dated survey.',
      linguisticComplexity: 'Short, plain sentences.',
      originalityScore: 61,
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
    createdAt: '2026-03-01T02:05:00.000Z',
    ...overrides,
  };
}

export function aStatus(overrides: Partial<ProcessingStatus> = {}): ProcessingStatus {
  return {
    essayId: 'essay-1',
    filename: 'mia-chen.pdf',
    assignmentId: null,
    status: 'pending',
    progress: 0,
    error: null,
    waitsFor: null,
    ...overrides,
  };
}

export function anAnalysis(overrides: Partial<EssayAnalysis> = {}): EssayAnalysis {
  return {
    wordCount: 31,
    characterCount: 177,
    paragraphCount: 2,
    sentenceCount: 3,
    averageWordsPerSentence: 10.3,
    readabilityScore: 74.2,
    readabilityLevel: 'Fairly Easy',
    spellingErrors: [],
    grammarErrors: [],
    aiDetection: { aiProbability: 12, humanProbability: 88, confidence: 70, tooShort: false },
    ...overrides,
  };
}

/** A file of `bytes` bytes that looks like a PDF. */
export function aPdf(name: string, bytes = 64): File {
  return new File(['%PDF-1.7\n'.padEnd(bytes, ' ')], name, { type: 'application/pdf' });
}

/** What a start would do: nothing, except what is given. */
export function aPreview(given: Partial<GradingPreviewReply> = {}): GradingPreviewReply {
  return {
    new: 0,
    failed: 0,
    otherSettings: 0,
    gradedByOthers: 0,
    decided: 0,
    gradedByThese: 0,
    beingGraded: 0,
    noCriteria: 0,
    ownCriteria: 0,
    ownLocale: 0,
    changes: [],
    seenAt: '2026-03-01T02:00:00.000Z',
    ...given,
  };
}

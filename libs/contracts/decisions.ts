import type { z } from 'zod';
import type { reviewRequestSchema, wholeDecisionSchema } from './decisions.schema';

/** What is said about the whole essay, besides the originality score. */
export const WHOLE_LISTS = ['strengths', 'areasForImprovement', 'nextSteps'] as const;
export const WHOLE_TEXTS = [
  'remark',
  'cognitiveLevel',
  'writingMaturity',
  'thematicConsistency',
  'argumentStructure',
  'evidenceQuality',
  'linguisticComplexity',
] as const;
/** Of these, the ones by the built-in grader that go to students only if the teacher changed them or asks for it. */
export const NOTES_OF_ANALYSIS = ['cognitiveLevel', 'writingMaturity'] as const;
export const NOTES_OF_INSIGHTS = [
  ...(['thematicConsistency', 'argumentStructure', 'evidenceQuality'] as const),
  'linguisticComplexity',
] as const;
export const NOTES = [...NOTES_OF_ANALYSIS, ...NOTES_OF_INSIGHTS] as const;
export type NotePart = (typeof NOTES)[number];
export type WholeList = (typeof WHOLE_LISTS)[number];
export type WholeText = (typeof WHOLE_TEXTS)[number];
export type WholePart = WholeList | WholeText | 'originalityScore' | 'comments';

/** What screens and files call them; two are called something else where the kind of writing is known (`insightLabels`). */
export const WHOLE_LABELS: Record<WholePart, string> = {
  remark: 'Overall remark',
  strengths: 'Strengths',
  areasForImprovement: 'Areas for improvement',
  nextSteps: 'Next steps',
  cognitiveLevel: 'Cognitive level',
  writingMaturity: 'Writing maturity',
  thematicConsistency: 'Thematic consistency',
  argumentStructure: 'Argument structure',
  evidenceQuality: 'Evidence quality',
  linguisticComplexity: 'Linguistic complexity',
  originalityScore: 'Originality',
  comments: 'Comments on your words',
};

export type ReviewRequest = z.infer<typeof reviewRequestSchema>;
export type WholeDecisionRequest = z.infer<typeof wholeDecisionSchema>;

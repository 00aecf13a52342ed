import { criterionName } from '@marklight/contracts/criterion-text';
import { WHOLE_LABELS, type WholePart } from '@marklight/contracts/decisions';
import { NO_GRADE_YET, NOT_MARKED, roundedPercentage } from '@marklight/contracts/grades';
import {
  reasonsToLookTwice,
  REVIEW_REASON_WORDS,
  type FeedbackItem,
  type GradingResult,
} from '@marklight/contracts/grading';
import { REVIEW_WORDS } from '@marklight/contracts/hand-back';
import { STRICTNESS_FIELD_LABEL, STRICTNESS_WORDS } from '@marklight/contracts/strictness';
import { reasonsOfTheWhole } from '@marklight/contracts/triage';
import { commentLines, graderName, languageName, levelName, statusName } from '../wording';
import type { ReportLayout } from './report-layout';
import type { Cell } from '../../common/files/csv-lines';
import { safeCell } from '../../common/files/safe-cell';

/** Where an essay belongs. */
export interface ReportPlace {
  className: string | null;
  assignmentTitle: string | null;
  studentNumber: string | null;
  rubricName: string | null;
}

/** These columns were added later and come last, so that programs which find the others by position still do. */
const OF_PLACE = ['Class', 'Assignment', 'Student number', 'Rubric', 'Review', 'Comments'] as const;
const WORDS_OF_CRITERION = [
  'feedback',
  'quotes',
  'steps to improve',
  'corrected sentence or model answer',
] as const;
const WHOLE_COLUMNS = (Object.keys(WHOLE_LABELS) as WholePart[]).filter((part) => part !== 'comments');

/**
 * The column names. If all essays were graded by the same criteria, those name their columns; otherwise the columns
 * are numbered and each row names its own criteria.
 */
export function headerRow(layout: ReportLayout, timeZone: string): string[] {
  return [
    'Student',
    'Essay file',
    'Grade',
    'Score',
    'Out of',
    'Percentage',
    'Criteria assessed',
    'Provisional',
    ...Array.from({ length: layout.criteriaCount }, (_, index) => criterionHeader(layout, index)).flat(),
    ...WHOLE_COLUMNS.map((part) => WHOLE_LABELS[part]),
    'Needs your eye',
    'Language standard',
    STRICTNESS_FIELD_LABEL,
    'Graded by',
    `Graded at (${timeZone})`,
    ...OF_PLACE,
  ].map(safeCell);
}

/** One essay's row, with as many cells as the header has. */
export function resultRow(
  result: GradingResult,
  place: ReportPlace | undefined,
  layout: ReportLayout,
  timeZone: string,
): Cell[] {
  return [
    safeCell(result.essay.studentName ?? ''),
    safeCell(result.essay.filename),
    result.grade ?? NO_GRADE_YET,
    result.score ?? '',
    result.assessedCriteria,
    result.percentage === null ? '' : roundedPercentage(result.percentage),
    `${result.assessedCriteria} of ${result.totalCriteria}`,
    result.isProvisional ? 'Yes' : 'No',
    ...Array.from({ length: layout.criteriaCount }, (_, index) =>
      criterionCells(result.feedback[index], layout),
    ).flat(),
    ...wholeCells(result),
    safeCell(eyeWords(result)),
    languageName(result.locale),
    STRICTNESS_WORDS[result.strictness],
    safeCell(graderName(result)),
    sortableTime(result.createdAt, timeZone),
    ...[place?.className, place?.assignmentTitle, place?.studentNumber, place?.rubricName].map((text) =>
      safeCell(text ?? ''),
    ),
    result.essay.status === 'reviewed' ? REVIEW_WORDS.reviewed : REVIEW_WORDS.notReviewed,
    safeCell(linesOf(commentLines(result.comments))),
  ];
}

function criterionHeader(layout: ReportLayout, index: number): string[] {
  const shared = layout.sharedCriteria?.[index];
  const columns = ['level (0–4)', 'level name', 'status', ...WORDS_OF_CRITERION];
  if (shared !== undefined)
    return columns.map((column) => `${index + 1}. ${criterionName(shared)}: ${column}`);
  return [`Criterion ${index + 1}`, ...columns.map((column) => `Criterion ${index + 1} ${column}`)];
}

function criterionCells(item: FeedbackItem | undefined, layout: ReportLayout): Cell[] {
  const name = layout.sharedCriteria === null ? [safeCell(item?.criteria ?? '')] : [];
  if (!item) return [...name, '', '', '', ...WORDS_OF_CRITERION.map(() => '')];
  const { feedback, evidence, improvementSteps, exemplarComparison } = item;
  const words = [
    feedback,
    linesOf(evidence.map(({ quote }) => quote)),
    linesOf(improvementSteps),
    exemplarComparison,
  ];
  return [...name, item.level ?? '', levelName(item.level), statusName(item), ...words.map(safeCell)];
}

function wholeCells({ overallAnalysis, contextualInsights }: GradingResult): Cell[] {
  const words = { ...overallAnalysis, ...contextualInsights };
  return WHOLE_COLUMNS.map((part) => {
    const cell = words[part] ?? '';
    if (typeof cell === 'number') return Math.round(cell);
    return safeCell(typeof cell === 'string' ? cell : linesOf(cell));
  });
}

/** `2026-11-21 09:05:00`: spreadsheets read this form as a date and time in every regional setting. */
function sortableTime(iso: string, timeZone: string): string {
  // The Swedish form of a date and time is this one.
  return new Date(iso).toLocaleString('sv-SE', { timeZone });
}

/** A list in one cell. */
export const linesOf = (texts: readonly string[]): string => texts.join('\n');

/** What the teacher should see before trusting the row; notes on one criterion carry its number. */
function eyeWords(result: GradingResult): string {
  const doubts = result.feedback.flatMap((item, index) => {
    const unmarked =
      item.level === null ? [[NOT_MARKED, item.notAssessedReason].filter(Boolean).join('. ')] : [];
    const reasons = reasonsToLookTwice(item).map((reason) => REVIEW_REASON_WORDS[reason]);
    return [...unmarked, ...reasons].map((words) => `Criterion ${index + 1}: ${words}`);
  });
  return [...reasonsOfTheWhole(result).map(({ words }) => words), ...doubts].join('\n');
}

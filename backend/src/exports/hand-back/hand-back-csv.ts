import { criterionName } from '@marklight/contracts/criterion-text';
import { WHOLE_LABELS, WHOLE_LISTS, WHOLE_TEXTS } from '@marklight/contracts/decisions';
import {
  LEVEL_MAX,
  NO_GRADE_YET,
  NOT_MARKED,
  pointsOf,
  roundedPercentage,
  roundedPoints,
} from '@marklight/contracts/grades';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import { REVIEW_WORDS } from '@marklight/contracts/hand-back';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../../common/files/csv-lines';
import { layoutOf, type ReportLayout } from '../csv/report-layout';
import { linesOf } from '../csv/report-rows';
import { safeCell } from '../../common/files/safe-cell';
import { commentLines, forStudents, levelName } from '../wording';
import type { HandedBack } from './sheet';

const OF_STUDENT = ['Class', 'Assignment', 'Student', 'Student number', 'Email', 'Essay file', 'Status'];
const OF_RESULT = ['Grade', 'Percentage', 'Points', 'Points out of', 'Score by criteria', 'Criteria scored'];
const OF_CRITERION = [
  ...['level (0–4)', 'level name', 'points', 'points out of'],
  ...['feedback', 'quotes', 'steps to improve', 'corrected sentence or model answer'],
];
const OF_WHOLE = [...WHOLE_LISTS, ...WHOLE_TEXTS] as const;

/**
 * What is handed back as a table, one row for each sheet.
 * @param handedBack gives it from the beginning each time it is called; it is called twice, since the columns depend on all
 */
export async function* handBackCsv(handedBack: () => AsyncIterable<HandedBack[]>): AsyncGenerator<string> {
  const layout = await layoutOf(resultsOf(handedBack()));
  if (layout.resultIds.size === 0) return;
  yield BYTE_ORDER_MARK + csvLines([headerRow(layout)]);
  for await (const batch of handedBack()) {
    // A result that came in between would not fit the columns.
    const rows = batch.filter(({ result }) => layout.resultIds.has(result.id)).map((one) => row(one, layout));
    if (rows.length > 0) yield csvLines(rows);
  }
}

async function* resultsOf(handedBack: AsyncIterable<HandedBack[]>): AsyncGenerator<GradingResult[]> {
  for await (const batch of handedBack) yield batch.map(({ result }) => result);
}

function headerRow(layout: ReportLayout): string[] {
  const criteria = Array.from({ length: layout.criteriaCount }, (_, index) => {
    const shared = layout.sharedCriteria?.[index];
    const name = `Criterion ${index + 1}`;
    return shared === undefined
      ? [name, ...OF_CRITERION.map((column) => `${name} ${column}`)]
      : OF_CRITERION.map((column) => `${index + 1}. ${criterionName(shared)}: ${column}`);
  });
  const whole = [...OF_WHOLE, 'comments' as const].map((part) => WHOLE_LABELS[part]);
  return [...OF_STUDENT, ...OF_RESULT, ...criteria.flat(), ...whole].map(safeCell);
}

function row({ place, result }: HandedBack, layout: ReportLayout): Cell[] {
  const { essay, grade, score, assessedCriteria, percentage, feedback } = result;
  const { className, assignmentTitle, studentNumber, studentEmail } = place;
  const points = pointsOf(feedback);
  const words = { ...result.overallAnalysis, ...result.contextualInsights };
  return [
    ...[className, assignmentTitle, essay.studentName, studentNumber, studentEmail, essay.filename].map(
      (text) => safeCell(text ?? ''),
    ),
    essay.status === 'reviewed' ? REVIEW_WORDS.reviewed : REVIEW_WORDS.notReviewed,
    grade ?? NO_GRADE_YET,
    percentage === null ? '' : roundedPercentage(percentage),
    points?.points ?? '',
    points?.outOf ?? '',
    score ?? '',
    assessedCriteria,
    ...Array.from({ length: layout.criteriaCount }, (_, index) =>
      criterionCells(feedback[index], layout),
    ).flat(),
    ...OF_WHOLE.map((part) => safeCell([words[part] ?? ''].flat().map(forStudents).join('\n'))),
    safeCell(linesOf(commentLines(result.comments))),
  ];
}

function criterionCells(item: FeedbackItem | undefined, layout: ReportLayout): Cell[] {
  const name = layout.sharedCriteria === null ? [safeCell(item?.criteria ?? '')] : [];
  if (!item) return [...name, ...OF_CRITERION.map(() => '')];
  const { level, weight, feedback, evidence, improvementSteps, exemplarComparison } = item;
  const words = [
    feedback,
    linesOf(evidence.map(({ quote }) => quote)),
    linesOf(improvementSteps),
    exemplarComparison,
  ];
  return [
    ...name,
    level ?? '',
    level === null ? NOT_MARKED : levelName(level),
    level === null ? '' : roundedPoints((weight * level) / LEVEL_MAX),
    weight,
    ...words.map(safeCell),
  ];
}

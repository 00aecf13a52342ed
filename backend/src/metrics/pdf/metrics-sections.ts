import { isolated } from '@marklight/contracts/direction';
import { LEVEL_MAX, roundedPercentage } from '@marklight/contracts/grades';
import {
  notAssessedInWords,
  provisionalInWords,
  tooFewToCompare,
  type MetricsReply,
} from '@marklight/contracts/metrics';
import type { Blocks } from '../../common/pdf/blocks';
import type { FontBook } from '../../common/pdf/font-book';
import { STYLES } from '../../common/pdf/styles';
import type { Block } from '../../common/pdf/page-flow';
import { barRows, type BarRow } from './bar-rows';
import { heatMap } from './heat-map';

const days = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** Everything under the heading. A section without data is left out. */
export function metricsSections(metrics: MetricsReply, blocks: Blocks, fonts: FontBook): Block[] {
  const bars = (rows: readonly BarRow[]) => barRows(rows, fonts);
  return [
    ...counts(metrics, blocks),
    ...blocks.titled('Grades', metrics.counts.graded > 0 ? bars(grades(metrics)) : []),
    ...blocks.titled('Criteria', criteria(metrics, blocks, bars)),
    ...blocks.titled('Progress over time', bars(progress(metrics))),
    ...blocks.titled('Levels by student and criterion', heatMap(metrics, blocks, fonts)),
    ...blocks.titled('Common errors', commonErrors(metrics, blocks, bars)),
  ];
}

function counts({ counts }: MetricsReply, blocks: Blocks): Block[] {
  const { essays, graded, provisional, reviewed, students, meanPercentage } = counts;
  if (essays === 0) return blocks.paragraph('No essays are filed here yet.');
  return [
    ...blocks.named('Essays', `${essays}, of which ${graded} graded and ${reviewed} reviewed`),
    ...blocks.named('Students', String(students)),
    ...(meanPercentage === null ? [] : blocks.named('Average', `${meanPercentage}%`)),
    ...blocks.paragraph(provisional > 0 ? provisionalInWords(provisional) : '', STYLES.facts),
  ];
}

function grades({ gradeDistribution, counts }: MetricsReply): BarRow[] {
  const most = Math.max(1, ...gradeDistribution.map(({ count }) => count));
  return gradeDistribution.map(({ grade, count }) => ({
    label: grade,
    share: count / most,
    value: `${count} (${roundedPercentage((count / Math.max(1, counts.graded)) * 100)}%)`,
  }));
}

function criteria(
  metrics: MetricsReply,
  blocks: Blocks,
  bars: (rows: readonly BarRow[]) => Block[],
): Block[] {
  const { notAssessed } = metrics;
  const unmarked =
    notAssessed.length > 0
      ? [
          ...blocks.label('Not assessed'),
          ...blocks.list(notAssessed, 'bullets'),
          ...blocks.paragraph(notAssessedInWords(notAssessed), STYLES.facts),
        ]
      : [];
  if (metrics.criteria.length === 0) return unmarked;
  const left = metrics.counts.criteria - metrics.criteria.length;
  return [
    ...bars(
      metrics.criteria.map(({ name, meanLevel, results }, index) => ({
        label: `${index + 1}. ${isolated(name)}`,
        share: meanLevel / LEVEL_MAX,
        value: `${meanLevel.toFixed(1)} of ${LEVEL_MAX}, ${essaysInWords(results)}`,
      })),
    ),
    ...blocks.paragraph(
      left > 0 ? `The ${metrics.criteria.length} most used of ${metrics.counts.criteria}.` : '',
      STYLES.facts,
    ),
    ...blocks.paragraph(tooFewToCompare(metrics.criteria) ?? '', STYLES.facts),
    ...(metrics.strongest.length > 0
      ? [...blocks.label('Strongest'), ...blocks.list(metrics.strongest, 'bullets')]
      : []),
    ...(metrics.weakest.length > 0
      ? [...blocks.label('Weakest'), ...blocks.list(metrics.weakest, 'bullets')]
      : []),
    ...unmarked,
  ];
}

function progress(metrics: MetricsReply): BarRow[] {
  return metrics.progress.map(({ date, meanPercentage, results }) => ({
    label: days.format(new Date(date)),
    share: meanPercentage / 100,
    value: `${meanPercentage}%, ${essaysInWords(results)}`,
  }));
}

function commonErrors(
  { commonErrors, analysedEssays, counts }: MetricsReply,
  blocks: Blocks,
  bars: (rows: readonly BarRow[]) => Block[],
): Block[] {
  if (commonErrors.length === 0) return [];
  const most = Math.max(...commonErrors.map(({ count }) => count));
  return [
    ...blocks.paragraph(`From ${analysedEssays} of ${essaysInWords(counts.essays)}.`, STYLES.facts),
    ...bars(
      commonErrors.map(({ message, count, essays }) => ({
        label: message,
        share: count / most,
        value: `${count} in ${essaysInWords(essays)}`,
      })),
    ),
  ];
}

function essaysInWords(count: number): string {
  return count === 1 ? '1 essay' : `${count} essays`;
}

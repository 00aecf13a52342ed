import { isolated } from '@marklight/contracts/direction';
import { insightLabels } from '@marklight/contracts/genre';
import {
  isLevelOverridden,
  reasonsToLookTwice,
  REVIEW_REASON_WORDS,
  type FeedbackItem,
} from '@marklight/contracts/grading';
import { reasonsOfTheWhole } from '@marklight/contracts/triage';
import { levelName, statusName } from '../wording';
import type { Blocks } from '../../common/pdf/blocks';
import { LINE, STATUS_COLOURS, STYLES } from '../../common/pdf/styles';
import type { Block } from '../../common/pdf/page-flow';
import type { PrintedResult } from './printed-result';

/** Everything under an essay's heading, in the order a reader wants it. */
export function essaySections(result: PrintedResult, blocks: Blocks): Block[] {
  return [
    ...needsEye(result, blocks),
    ...overall(result, blocks),
    ...blocks.titled('Feedback by criterion', criteria(result, blocks)),
    ...blocks.titled('Insights', insights(result, blocks)),
  ];
}

function needsEye(result: PrintedResult, blocks: Blocks): Block[] {
  const found = reasonsOfTheWhole(result).flatMap(({ words, quote }) => [
    ...blocks.paragraph(words, STYLES.warning),
    ...(quote === null ? [] : blocks.paragraph(`“${quote}”`, STYLES.quote)),
  ]);
  return blocks.titled('Needs your eye', found);
}

function overall({ overallAnalysis }: PrintedResult, blocks: Blocks): Block[] {
  return blocks.titled('Overall', [
    ...under('Overall remark', overallAnalysis.remark ?? '', blocks),
    ...bulleted('Strengths', overallAnalysis.strengths, blocks),
    ...bulleted('Areas for improvement', overallAnalysis.areasForImprovement, blocks),
    ...bulleted('Next steps', overallAnalysis.nextSteps, blocks),
    ...spaced(blocks.named('Cognitive level', overallAnalysis.cognitiveLevel)),
    ...blocks.named('Writing maturity', overallAnalysis.writingMaturity),
  ]);
}

function criteria(result: PrintedResult, blocks: Blocks): Block[] {
  return result.feedback.flatMap((item, index) => criterion(item, index + 1, blocks));
}

function criterion(item: FeedbackItem, number: number, blocks: Blocks): Block[] {
  const quotes = item.evidence.flatMap(({ quote }) => blocks.quote(quote, number));
  return [
    ...blocks.lines(`${number}. ${isolated(item.criteria)}`, STYLES.heading, {
      spaceBefore: number === 1 ? 0 : LINE,
      keepWithNext: true,
    }),
    ...blocks.chipRow(statusName(item), STATUS_COLOURS[item.status], factsOf(item)),
    ...reasonsToLookTwice(item).flatMap((reason) =>
      blocks.paragraph(REVIEW_REASON_WORDS[reason], STYLES.warning),
    ),
    ...(item.level === null ? blocks.paragraph(item.notAssessedReason ?? '', STYLES.warning) : []),
    ...blocks.paragraph(item.feedback, STYLES.body),
    ...(quotes.length > 0 ? quotes : blocks.paragraph(item.identifiedText, STYLES.facts)),
    ...numbered('Steps to improve', item.improvementSteps, blocks),
    ...under('Compared with an exemplar', item.exemplarComparison, blocks),
  ];
}

function factsOf(item: FeedbackItem): string {
  const weight = item.weight === 1 ? '' : `weight ${item.weight}`;
  if (item.level === null) return weight;
  const confidence = isLevelOverridden(item) ? '' : `${Math.round(item.confidenceScore)}% confident`;
  return [`Level ${item.level} of 4, ${levelName(item.level)}`, confidence, weight]
    .filter(Boolean)
    .join(' · ');
}

function insights({ contextualInsights, genre }: PrintedResult, blocks: Blocks): Block[] {
  const labels = insightLabels(genre);
  const { originalityScore } = contextualInsights;
  return [
    ...blocks.named('Thematic consistency', contextualInsights.thematicConsistency),
    ...blocks.named(labels.argumentStructure, contextualInsights.argumentStructure),
    ...blocks.named(labels.evidenceQuality, contextualInsights.evidenceQuality),
    ...blocks.named('Linguistic complexity', contextualInsights.linguisticComplexity),
    ...(originalityScore === null
      ? []
      : blocks.named('Originality', `${Math.round(originalityScore)} of 100`)),
  ];
}

function bulleted(title: string, items: readonly string[], blocks: Blocks): Block[] {
  const list = blocks.list(items, 'bullets');
  return list.length > 0 ? [...blocks.label(title), ...list] : [];
}

function numbered(title: string, items: readonly string[], blocks: Blocks): Block[] {
  const list = blocks.list(items, items.length === 1 ? 'bullets' : 'numbers');
  return list.length > 0 ? [...blocks.label(title), ...list] : [];
}

function under(title: string, text: string, blocks: Blocks): Block[] {
  const paragraph = blocks.paragraph(text);
  return paragraph.length > 0 ? [...blocks.label(title), ...paragraph] : [];
}

function spaced(content: Block[]): Block[] {
  return content.map((block) => ({ ...block, spaceBefore: LINE / 2 }));
}

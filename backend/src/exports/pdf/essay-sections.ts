import { commentMark } from '@marklight/contracts/comments';
import { comparisonLabel } from '@marklight/contracts/comparison';
import { criterionName, criterionText } from '@marklight/contracts/criterion-text';
import { WHOLE_LABELS } from '@marklight/contracts/decisions';
import { isolated } from '@marklight/contracts/direction';
import { insightLabels } from '@marklight/contracts/genre';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { forStudents, levelLine, weightWords } from '../wording';
import type { Blocks } from '../../common/pdf/blocks';
import { LINE, STATUS_COLOURS, STYLES } from '../../common/pdf/styles';
import type { Block } from '../../common/pdf/page-flow';
import type { PrintedResult } from './printed-result';

/**
 * Everything under an essay's heading, in the order a reader wants it. The pages are handed to students, so what only
 * the teacher needs is left out: the grader's doubts, how sure it was, and the originality score.
 */
export function essaySections(result: PrintedResult, blocks: Blocks): Block[] {
  return [
    ...overall(result, blocks),
    ...blocks.titled('Feedback by criterion', criteria(result, blocks)),
    ...blocks.titled(WHOLE_LABELS.comments, comments(result, blocks)),
    ...blocks.titled('Insights', insights(result, blocks)),
  ];
}

function overall({ overallAnalysis }: PrintedResult, blocks: Blocks): Block[] {
  return blocks.titled('Overall', [
    ...under('Overall remark', overallAnalysis.remark ?? '', blocks),
    ...bulleted('Strengths', overallAnalysis.strengths, blocks),
    ...bulleted('Areas for improvement', overallAnalysis.areasForImprovement, blocks),
    ...bulleted('Next steps', overallAnalysis.nextSteps, blocks),
    ...spaced(blocks.named('Cognitive level', overallAnalysis.cognitiveLevel)),
    ...blocks.named('Writing maturity', forStudents(overallAnalysis.writingMaturity)),
  ]);
}

function criteria(result: PrintedResult, blocks: Blocks): Block[] {
  return result.feedback.flatMap((item, index) => criterion(item, index + 1, result.feedback, blocks));
}

function criterion(
  item: FeedbackItem,
  number: number,
  all: readonly FeedbackItem[],
  blocks: Blocks,
): Block[] {
  const { name, description } = criterionText(item.criteria);
  const quotes = item.evidence.flatMap(({ quote }) => blocks.quote(quote, String(number)));
  return [
    ...blocks.lines(`${number}. ${isolated(name)}`, STYLES.heading, {
      spaceBefore: number === 1 ? 0 : LINE,
      keepWithNext: true,
    }),
    ...blocks.paragraph(description, STYLES.facts),
    ...blocks.chipRow(levelLine(item), STATUS_COLOURS[item.status], weightWords(item, all)),
    ...blocks.paragraph(item.feedback, STYLES.body),
    ...(quotes.length > 0 ? quotes : blocks.paragraph(item.identifiedText, STYLES.facts)),
    ...numbered('Steps to improve', item.improvementSteps, blocks),
    ...under(comparisonLabel(item.exemplarComparison, 'yours'), item.exemplarComparison, blocks),
  ];
}

function comments({ comments }: PrintedResult, blocks: Blocks): Block[] {
  return comments.flatMap(({ quote, words, criterion }, index) => [
    ...blocks.quote(quote, commentMark(index + 1)),
    ...blocks.paragraph(words),
    ...(criterion === null
      ? []
      : blocks.paragraph(`For: ${isolated(criterionName(criterion))}`, STYLES.facts)),
  ]);
}

function insights({ contextualInsights, genre }: PrintedResult, blocks: Blocks): Block[] {
  const labels = insightLabels(genre);
  return [
    ...blocks.named('Thematic consistency', forStudents(contextualInsights.thematicConsistency)),
    ...blocks.named(labels.argumentStructure, forStudents(contextualInsights.argumentStructure)),
    ...blocks.named(labels.evidenceQuality, forStudents(contextualInsights.evidenceQuality)),
    ...blocks.named('Linguistic complexity', forStudents(contextualInsights.linguisticComplexity)),
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

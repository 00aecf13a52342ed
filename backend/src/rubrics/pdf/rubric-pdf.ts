import { isolated } from '@marklight/contracts/direction';
import type { Blocks } from '../../common/pdf/blocks';
import type { FontBook } from '../../common/pdf/font-book';
import { LINE, STYLES } from '../../common/pdf/styles';
import type { Block } from '../../common/pdf/page-flow';
import { printedDocument } from '../../common/pdf/pdf-pages';
import { levelTable } from './level-table';
import { weightInWords, type PrintedRubric } from './printed-rubric';

/** A rubric for handing out and pinning up, as the bytes of a PDF. */
export function rubricPdf(rubric: PrintedRubric, madeAt: Date): Uint8Array {
  return printedDocument(rubric.name, madeAt, (blocks, fonts) => blocksOf(rubric, blocks, fonts));
}

function blocksOf({ name, description, criteria }: PrintedRubric, blocks: Blocks, fonts: FontBook): Block[] {
  const allWeights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const count = criteria.length === 1 ? '1 criterion' : `${criteria.length} criteria`;
  return [
    ...blocks.lines(name, STYLES.title, { rowHeight: LINE * 1.5, keepWithNext: true }),
    ...blocks.paragraph(count, STYLES.facts),
    ...blocks.paragraph(description ?? '', STYLES.body, LINE / 2),
    ...criteria.flatMap((criterion, index) => [
      ...blocks.lines(
        `${index + 1}. ${isolated(criterion.name)} (${weightInWords(criterion.weight, allWeights)})`,
        STYLES.heading,
        { spaceBefore: LINE, keepWithNext: criterion.description !== '' || criterion.levels.length > 0 },
      ),
      ...blocks.paragraph(criterion.description),
      ...levelTable(criterion.levels, fonts),
    ]),
  ];
}

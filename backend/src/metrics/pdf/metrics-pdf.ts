import { isolated } from '@marklight/contracts/direction';
import type { Blocks } from '../../common/pdf/blocks';
import { dateInWords } from '../../common/pdf/date-in-words';
import { LINE, STYLES } from '../../common/pdf/styles';
import type { Block } from '../../common/pdf/page-flow';
import { printedDocument } from '../../common/pdf/pdf-pages';
import type { NamedMetrics } from '../metrics.service';
import { metricsSections } from './metrics-sections';

const TITLE = 'Performance metrics';

/** The metrics of a class or an assignment for printing and handing on, as the bytes of a PDF. */
export function metricsPdf(named: NamedMetrics, madeAt: Date, timeZone?: string): Uint8Array {
  return printedDocument(`${TITLE}: ${named.name}`, madeAt, (blocks, fonts) => [
    ...heading(named, dateInWords(madeAt.toISOString(), timeZone), blocks),
    ...metricsSections(named.metrics, blocks, fonts),
  ]);
}

function heading({ scope, name }: NamedMetrics, date: string, blocks: Blocks): Block[] {
  return [
    ...blocks.lines(TITLE, STYLES.title, { rowHeight: LINE * 1.5, keepWithNext: true }),
    ...blocks.lines(`${scope}: ${isolated(name)}`, STYLES.heading, { keepWithNext: true }),
    ...blocks.paragraph(`As of ${date}. Each essay counts once, with your decisions included.`, STYLES.facts),
  ];
}

import type { Blocks } from '../../common/pdf/blocks';
import type { Block, Row } from '../../common/pdf/page-flow';
import { CONTENT_WIDTH, LINE, STYLES } from '../../common/pdf/styles';
import type { SheetLetterhead } from '../../letterhead/letterhead.service';
import { logoInWords, sizeOnPaper } from './letterhead';

const GAP = 12;

/** The school's logo with its name beside it, at the top of a sheet. */
export function letterheadBlocks(letterhead: SheetLetterhead | null, blocks: Blocks): Block[] {
  if (letterhead === null) return [];
  const { schoolName, logo } = letterhead;
  const size = logo ? sizeOnPaper(logo) : { width: 0, height: 0 };
  const left = logo ? size.width + GAP : 0;
  const name = blocks.lines(schoolName, STYLES.section, {
    left,
    width: CONTENT_WIDTH - left,
    fromLeft: true,
    keepWithNext: true,
  });
  const textHeight = name.flatMap(({ rows }) => rows).length * LINE;
  const above = Math.max(0, (size.height - textHeight) / 2);
  const below = Math.max(0, size.height - above - textHeight) + LINE / 2;
  return [
    // Without a height, so that the name begins beside it.
    ...(logo
      ? [
          {
            rows: [
              { height: 0, draw: (canvas, top) => canvas.picture(logo.png, 0, top, size) } satisfies Row,
            ],
            spaceBefore: 0,
            keepWithNext: true,
            tag: 'Figure' as const,
            alternative: logoInWords(letterhead),
          },
        ]
      : []),
    ...name.map((block) => ({ ...block, spaceBefore: above })),
    {
      rows: [{ height: below, draw: () => undefined }],
      spaceBefore: 0,
      keepWithNext: true,
      tag: 'Artifact',
    },
  ];
}

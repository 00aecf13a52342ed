import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PATH, type OperatorList, type ShownFont } from './operators';
import { paintPage } from './paint-page';
import { plainTextOf } from './layout';
import { sortByVisibility } from './visibility';

type Step = readonly [operator: number, ...args: unknown[]];

const FONT: ShownFont = { fontMatrix: [0.001, 0, 0, 0.001, 0, 0] };
const glyphs = (text: string) =>
  [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }));

/** Shows words in 12 point type at the middle of the page, after the given steps. */
function words(text: string, ...before: Step[]): Step[] {
  return [
    [OPS.save],
    [OPS.beginText],
    [OPS.setFont, 'F', 12],
    [OPS.moveText, 100, 400],
    ...before,
    [OPS.showText, glyphs(text)],
    [OPS.restore],
  ];
}

function rectangle(x: number, y: number, width: number, height: number, operator: number = OPS.fill): Step {
  const path = [
    PATH.moveTo,
    x,
    y,
    PATH.lineTo,
    x + width,
    y,
    PATH.lineTo,
    x + width,
    y + height,
    PATH.lineTo,
    x,
    y + height,
    PATH.closePath,
  ];
  return [
    OPS.constructPath,
    operator,
    [new Float32Array(path)],
    new Float32Array([x, y, x + width, y + height]),
  ];
}

function image(): Step[] {
  return [
    [OPS.save],
    [OPS.transform, 595, 0, 0, 842, 0, 0],
    [OPS.paintImageXObject, 'img', 100, 100],
    [OPS.restore],
  ];
}

function seen(...steps: Step[]) {
  const list: OperatorList = {
    fnArray: steps.map(([operator]) => operator),
    argsArray: steps.map(([, ...args]) => args),
  };
  const page = paintPage(list, {
    box: [0, 0, 595, 842],
    userUnit: 1,
    fontNamed: () => FONT,
    layerIsOn: (group) => group !== 'off',
  });
  const { visible, hidden } = sortByVisibility(page);
  return {
    visible: plainTextOf(visible),
    hidden: Object.fromEntries([...hidden].map(([reason, found]) => [reason, plainTextOf(found)])),
  };
}

const ESSAY = words('The essay that everybody can read and that goes on for more words than a stamp has.', [
  OPS.moveText,
  -50,
  100,
]);

describe('what a reader of the page sees', () => {
  it('is plain black type', () => {
    expect(seen(...words('Plain words'))).toEqual({ visible: 'Plain words', hidden: {} });
  });

  it.each<[string, string, Step[]]>([
    ['white type', 'same_colour', words('Unseen', [OPS.setFillRGBColor, '#ffffff'])],
    ['type of nearly the paper’s colour', 'same_colour', words('Unseen', [OPS.setFillRGBColor, '#f4f4f4'])],
    ['type under 2 points', 'too_small', words('Unseen', [OPS.setFont, 'F', 1.5])],
    ['type scaled to nothing', 'too_small', words('Unseen', [OPS.transform, 0.05, 0, 0, 0.05, 95, 380])],
    ['type squeezed to a line', 'too_small', words('Unseen', [OPS.setHScale, 1])],
    ['type beside the page', 'off_page', words('Unseen', [OPS.moveText, 5000, 0])],
    ['render mode 3', 'invisible', words('Unseen', [OPS.setTextRenderingMode, 3])],
    ['render mode 7', 'invisible', words('Unseen', [OPS.setTextRenderingMode, 7])],
    ['transparent type', 'invisible', words('Unseen', [OPS.setGState, [['ca', 0.02]]])],
    [
      'type in a layer that is off',
      'invisible',
      [[OPS.beginMarkedContentProps, 'OC', 'off'], ...words('Unseen'), [OPS.endMarkedContent]],
    ],
    [
      'type clipped away',
      'invisible',
      [[OPS.save], [OPS.clip], rectangle(0, 0, 10, 10, 28), ...words('Unseen'), [OPS.restore]],
    ],
    [
      'type under a white box',
      'covered',
      [...words('Unseen'), [OPS.setFillRGBColor, '#ffffff'], rectangle(90, 390, 200, 30)],
    ],
    [
      'type under a thick line',
      'covered',
      [...words('Unseen'), [OPS.setLineWidth, 30], rectangle(90, 405, 200, 0, OPS.stroke)],
    ],
    [
      'black type on black',
      'same_colour',
      [[OPS.setFillRGBColor, '#000000'], rectangle(90, 390, 200, 30), ...words('Unseen')],
    ],
  ])('is not %s', (_, reason, steps) => {
    expect(seen(...ESSAY, ...steps)).toEqual({
      visible: expect.stringMatching(/^The essay[^U]+has\.$/),
      hidden: { [reason]: 'Unseen' },
    });
  });

  it.each<[string, Step[]]>([
    [
      'white type on a dark box',
      [
        [OPS.setFillRGBColor, '#202040'],
        rectangle(90, 390, 200, 30),
        ...words('Seen', [OPS.setFillRGBColor, '#ffffff']),
      ],
    ],
    ['yellow type', words('Seen', [OPS.setFillRGBColor, '#ffff00'])],
    [
      'white type with a black outline',
      words(
        'Seen',
        [OPS.setTextRenderingMode, 2],
        [OPS.setFillRGBColor, '#ffffff'],
        [OPS.setStrokeRGBColor, '#000000'],
      ),
    ],
    ['white type on a picture', [...image(), ...words('Seen', [OPS.setFillRGBColor, '#ffffff'])]],
    ['type under a strike-through', [...words('Seen'), rectangle(90, 403, 200, 1)]],
    [
      'type under a see-through marker',
      [
        ...words('Seen'),
        [OPS.setGState, [['ca', 0.4]]],
        [OPS.setFillRGBColor, '#ffff00'],
        rectangle(90, 390, 200, 30),
      ],
    ],
    [
      'type under a marker that darkens',
      [
        ...words('Seen'),
        [OPS.setGState, [['BM', 'multiply']]],
        [OPS.setFillRGBColor, '#ffff00'],
        rectangle(90, 390, 200, 30),
      ],
    ],
    ['type whose colour a pattern sets', words('Seen', [OPS.setFillColorN, 'P1'])],
  ])('is %s', (_, steps) => {
    expect(seen(...ESSAY, ...steps)).toEqual({ visible: expect.stringContaining('Seen'), hidden: {} });
  });

  it('is the recognised text of a scanned page, painted invisibly over its image', () => {
    const layer = words('Words recognised in the scan', [OPS.setTextRenderingMode, 3]);
    expect(seen(...image(), ...layer)).toEqual({ visible: 'Words recognised in the scan', hidden: {} });
    expect(seen(...words('Words under the scan'), ...image())).toEqual({
      visible: 'Words under the scan',
      hidden: {},
    });
  });

  it('is not invisible text over a picture on a page with an essay', () => {
    expect(seen(...image(), ...ESSAY, ...words('Unseen', [OPS.setTextRenderingMode, 3])).hidden).toEqual({
      invisible: 'Unseen',
    });
  });

  it('leaves out what a mask itself draws', () => {
    expect(
      seen(
        [OPS.beginGroup, { smask: {}, bbox: [0, 0, 1, 1] }],
        ...words('Mask'),
        [OPS.endGroup, {}],
        ...words('Page'),
      ),
    ).toEqual({ visible: 'Page', hidden: {} });
  });
});

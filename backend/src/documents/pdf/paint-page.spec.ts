import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PATH, type OperatorList, type ShownFont } from './operators';
import { paintPage } from './paint-page';
import type { PaintedGlyph } from './painted-page';
import { plainTextOf } from './layout';
import { byReason, reasonUnseen, surelyShow, type HiddenReason } from './visibility';

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

function image(width = 595): Step[] {
  return [
    [OPS.save],
    [OPS.transform, width, 0, 0, 842, 0, 0],
    [OPS.paintImageXObject, 'img', 100, 100],
    [OPS.restore],
  ];
}

function painted(...steps: Step[]) {
  const list: OperatorList = {
    fnArray: steps.map(([operator]) => operator),
    argsArray: steps.map(([, ...args]) => args),
  };
  return paintPage(list, {
    box: [0, 0, 595, 842],
    userUnit: 1,
    fontNamed: () => FONT,
    layerIsOn: (group) => group !== 'off',
    isTypedText: (comment) => comment === 'typed',
  });
}

/** What is known without a look at the page. */
function known(...steps: Step[]) {
  const page = painted(...steps);
  const open: PaintedGlyph[] = [];
  const unseen = new Map<PaintedGlyph, HiddenReason>();
  for (const glyph of page.glyphs) {
    const reason = reasonUnseen(glyph, page);
    if (reason) unseen.set(glyph, reason);
    else open.push(glyph);
  }
  return {
    open: plainTextOf(open),
    hidden: Object.fromEntries([...byReason(unseen)].map(([reason, found]) => [reason, plainTextOf(found)])),
    isSure: surelyShow(open, page),
  };
}

const ESSAY = words('The essay that everybody can read and that goes on for more words than a stamp has.', [
  OPS.moveText,
  -50,
  100,
]);

describe('what a reader of the page sees, by its paint alone', () => {
  it('is plain black type', () => {
    expect(known(...words('Plain words'))).toEqual({ open: 'Plain words', hidden: {}, isSure: true });
  });

  it.each<[string, string, Step[]]>([
    ['type under 2 points', 'too_small', words('Unseen', [OPS.setFont, 'F', 1.5])],
    ['type scaled to nothing', 'too_small', words('Unseen', [OPS.transform, 0.05, 0, 0, 0.05, 95, 380])],
    ['type squeezed to a line', 'too_small', words('Unseen', [OPS.setHScale, 1])],
    ['type beside the page', 'off_page', words('Unseen', [OPS.moveText, 5000, 0])],
    ['render mode 3', 'invisible', words('Unseen', [OPS.setTextRenderingMode, 3])],
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
      'type clipped to a path without a point',
      'invisible',
      [[OPS.save], [OPS.clip], [OPS.constructPath, 28, [null], null], ...words('Unseen'), [OPS.restore]],
    ],
  ])('is not %s', (_, reason, steps) => {
    expect(known(...ESSAY, ...steps)).toEqual({
      open: expect.stringMatching(/^The essay[^U]+has\.$/),
      hidden: { [reason]: 'Unseen' },
      isSure: true,
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
    ['dark yellow type', words('Seen', [OPS.setFillRGBColor, '#b89000'])],
    ['underlined type', [...words('Seen'), rectangle(90, 398, 200, 0.7)]],
    ['type in a frame', [...words('Seen'), rectangle(80, 380, 200, 40, OPS.stroke)]],
    ['type beside a picture', [...words('Seen', [OPS.moveText, 300, 0]), ...image(300)]],
    [
      'type within a clip to a box',
      [[OPS.save], [OPS.clip], rectangle(90, 380, 200, 60, 28), ...words('Seen'), [OPS.restore]],
    ],
  ])('is %s', (_, steps) => {
    expect(known(...steps)).toEqual({ open: 'Seen', hidden: {}, isSure: true });
  });

  it.each<[string, Step[]]>([
    ['white type', words('Type', [OPS.setFillRGBColor, '#ffffff'])],
    ['faint type', words('Type', [OPS.setFillRGBColor, '#d0d0d0'])],
    ['outlines', words('Type', [OPS.setTextRenderingMode, 1])],
    ['letters that only clip', words('Type', [OPS.setTextRenderingMode, 7])],
    ['half-transparent type', words('Type', [OPS.setGState, [['ca', 0.5]]])],
    ['type that blends', words('Type', [OPS.setGState, [['BM', 'multiply']]])],
    ['type under a mask', words('Type', [OPS.setGState, [['SMask', true]]])],
    ['type of a pattern', words('Type', [OPS.setFillColorN, 'P1'])],
    ['type in a group', [[OPS.beginGroup, {}], ...words('Type'), [OPS.endGroup, {}]]],
    ['type under a box', [...words('Type'), rectangle(90, 390, 200, 30)]],
    ['type under a part of a box', [...words('Type'), rectangle(105, 390, 2, 30)]],
    ['type under a line', [...words('Type'), rectangle(90, 404, 200, 0, OPS.stroke)]],
    ['type under a picture', [...words('Type'), ...image()]],
    ['type on a picture', [...image(), ...words('Type')]],
    ['type under a comment', [...words('Type'), [OPS.beginAnnotation, 'A', [90, 390, 200, 420]]]],
    [
      'type within a clip of another shape',
      [
        [OPS.save],
        [OPS.clip],
        [OPS.constructPath, 28, [new Float32Array([0, 0, 0, 1, 595, 842, 1, 0, 842])], [0, 0, 595, 842]],
        ...words('Type'),
        [OPS.restore],
      ],
    ],
    [
      'type on a ground of its colour',
      [[OPS.setFillRGBColor, '#000000'], rectangle(90, 390, 200, 30), ...words('Type')],
    ],
  ])('cannot be told of %s', (_, steps) => {
    expect(known(...steps)).toEqual({ open: 'Type', hidden: {}, isSure: false });
  });

  it('leaves out what a mask or a comment itself draws', () => {
    expect(
      known(
        [OPS.beginGroup, { smask: {}, bbox: [0, 0, 1, 1] }],
        ...words('Mask'),
        [OPS.endGroup, {}],
        ...words('Page'),
        [OPS.beginAnnotation, 'A', [0, 0, 20, 20]],
        ...words('Comment'),
        [OPS.endAnnotation],
      ),
    ).toEqual({ open: 'Page', hidden: {}, isSure: true });
  });

  it('follows what was typed onto the page, at its place', () => {
    expect(
      known(
        ...words('Page'),
        [OPS.beginAnnotation, 'typed', [0, 0, 500, 500], [1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]],
        ...words('Typed'),
        [OPS.endAnnotation],
        ...words('No'),
      ),
    ).toMatchObject({ open: 'PageTyped', hidden: {} });
  });
});

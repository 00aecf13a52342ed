import {
  aPage,
  AT,
  BLACK,
  blotches,
  type Construction,
  essay,
  ESSAY_LINES,
  filled,
  form,
  greys,
  lines,
  maskGroup,
  PAGE,
  placed,
  rectangle,
  scanned,
  scanOf,
  shading,
  showing,
  softMask,
  stream,
  typedInto,
  WHITE,
  WORDS,
  words,
  white,
} from './page-parts';

/** More pages on which nobody sees the words. */
export const moreHiddenWords = (): Construction[] => [
  aPage('clip to no path', `${essay()}q W n ${words()} Q`),
  aPage('clip to a rectangle without area', `${essay()}q 0 0 0 0 re W n ${words()} Q`),
  aPage('clip to a point', `${essay()}q 100 400 m 100 400 l h W n ${words()} Q`),
  aPage('clip to a sliver', `${essay()}q 60 403 340 1 re W n ${words()} Q`),
  aPage('white by four inks', essay() + words('0 0 0 0 k')),
  aPage('nearly white by its grey', essay() + words('.94 g')),
  aPage('cream on like cream', filled('1 .98 .9', PAGE) + essay() + words('1 .96 .88 rg')),
  aPage('very pale yellow', essay() + words('1 1 .95 rg')),
  aPage(
    'tiles of white pictures',
    essay() + words() + lines(40, (at) => placed('I', { x: 60 + at * 9, y: 388, width: 9.2, height: 30 })),
    showing(greys(2, 2, [255, 255, 255, 255])),
  ),
  aPage('a huge white full stop', essay() + words() + `q 1 1 1 rg BT /F1 900 Tf 0 380 Td (.....) Tj ET Q`),
  aPage(
    'large white letters over it',
    essay() + words() + `q 1 1 1 rg ${lines(95, (at) => `BT /F1 60 Tf ${40 + at * 4} 388 Td (I) Tj ET `)} Q`,
  ),
  aPage('black on a black line', `${essay()}q 40 w 50 405 m 420 405 l S Q ${words()}`),
  aPage('a white stamp', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Stamp /Rect [50 380 420 430] /F 4 /AP << /N 7 0 R >> >>',
      stream('/Type /XObject /Subtype /Form /BBox [0 0 100 100]', '1 1 1 rg 0 0 100 100 re f'),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('a white form field', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [50 380 420 430] /F 4 /MK << /BG [1 1 1] >> /AP << /N 7 0 R >> >>',
      stream('/Type /XObject /Subtype /Form /BBox [0 0 370 50]', '1 1 1 rg 0 0 370 50 re f'),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('white on a page that is turned', essay() + white, { page: '/MediaBox [0 0 595 842] /Rotate 90' }),
  aPage('white on a page of larger units', essay() + white, { page: '/MediaBox [0 0 595 842] /UserUnit 2' }),
  aPage('covered on a page that is turned', essay() + words() + filled(WHITE), {
    page: '/MediaBox [0 0 595 842] /Rotate 270',
  }),
  aPage('covered on a page whose corner is elsewhere', essay() + words() + filled(WHITE), {
    page: '/MediaBox [-100 -50 595 842]',
  }),
  aPage('outlines dashed to nothing', essay() + words('1 Tr [0 200] 0 d .3 w')),
  aPage('white with white outlines', essay() + words('2 Tr 1 1 1 rg 1 1 1 RG')),
  aPage('letters set on top of each other', essay() + words('-6.5 Tc')),
  aPage(
    'five sentences in one place',
    essay() +
      words() +
      words('', 12, AT, 'Many other strings of different words stand on top of it now') +
      words('', 12, AT, 'Whatever else could be written at that place is here as well') +
      words('', 12, AT, 'Furthermore this is the fourth of the sentences on one line') +
      words('', 12, AT, 'Because of them nobody could tell what it said before this'),
  ),
  aPage(
    'a scan whose layer has one line more',
    placed('I', PAGE) + essay(740, '3 Tr') + words('3 Tr', 12, { x: 72, y: 300 }),
    showing(scanned(scanOf(ESSAY_LINES, 'My dog ran home'))),
  ),
  aPage('a mask that is dark there', `${essay()}/M gs ${words()}`, {
    objects: [
      maskGroup(
        '/S sh',
        `/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 842 0 300] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N .2 >> >> >>`,
      ),
    ],
    states: { M: softMask('Luminosity') },
  }),
  aPage(
    'white picture with its own mask',
    essay() + words() + placed('I'),
    showing(greys(1, 1, [255]).replace('/Filter', '/SMask 7 0 R /Filter'), greys(1, 1, [255])),
  ),
  aPage(
    'white on the white part of a picture',
    essay() + placed('I') + white,
    showing(greys(4, 4, [20, 200, 30, 90, 255, 255, 255, 255, 255, 255, 255, 255, 50, 10, 100, 240])),
  ),
  aPage(
    'black on noise',
    essay() + placed('I') + words(),
    showing(
      greys(
        120,
        20,
        Array.from({ length: 2400 }, (_, at) => ((at * 7919 + ((at * at) % 977) * 31) % 97 < 48 ? 0 : 255)),
      ),
    ),
  ),
  aPage('black that makes a difference', `${essay()}${filled(WHITE)}q /M gs ${words(`${BLACK} rg`)} Q`, {
    states: { M: '<< /BM /Difference >>' },
  }),
  aPage('group that knocks out, transparent', `${essay()}q /T gs /F Do Q`, {
    objects: [form(words(), { group: '/K true' })],
    pictures: { F: '6 0 R' },
    states: { T: '<< /ca .04 >>' },
  }),
  aPage('a form within a form whose box is elsewhere', `${essay()}/F Do`, {
    objects: [
      form('/G Do', { resources: '/XObject << /G 7 0 R >>' }),
      form(words(), { box: '0 600 595 842' }),
    ],
    pictures: { F: '6 0 R' },
  }),
  aPage(
    'under a picture',
    essay() + words() + placed('I', { x: 60, y: 385, width: 380, height: 35 }),
    showing(blotches(30, 120, 255)),
  ),
  aPage('layer that is off by membership', `${essay()}q /OC /L BDC ${words()} EMC Q`, {
    objects: ['<< /Type /OCG /Name (Off) >>', '<< /Type /OCMD /OCGs [6 0 R] /P /AllOn >>'],
    other: '/Properties << /L 7 0 R >>',
    catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
  }),
  aPage('white, its font set by a state', `${essay()}q /T gs 1 1 1 rg BT 72 400 Td (${WORDS}) Tj ET Q`, {
    states: { T: '<< /Font [5 0 R 12] >>' },
  }),
  aPage('type a tenth as high', `${essay()}q 1 0 0 .1 0 360 cm ${words()} Q`),
  aPage('one glyph for many letters', `${essay()}BT /B 12 Tf 72 400 Td (~) Tj ET`, {
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>',
      stream(
        '',
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n1 begincodespacerange <00> <ff> endcodespacerange\n1 beginbfchar <7e> <${Buffer.from(WORDS, 'utf16le').swap16().toString('hex')}> endbfchar\nendcmap CMapName currentdict /CMap defineresource pop end end`,
      ),
    ],
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
  aPage(
    'upright strips with gaps',
    essay() + words() + lines(60, (at) => filled(WHITE, { x: 60 + at * 6, y: 388, width: 5.4, height: 30 })),
  ),
  aPage('nearly white shading', `${essay()}${words()}q ${rectangle()} W n /S sh Q`, {
    shadings: { S: shading('1 1 1', '.97 .97 .97') },
  }),
  aPage('tint on like tint', essay() + filled('.85 .9 .95') + words('.83 .88 .94 rg')),
  aPage('red on like red', essay() + filled('.8 .1 .1') + words('.76 .1 .1 rg')),
  aPage(
    'type that leans until it is flat',
    `${essay()}q BT /F1 1 Tf 12 0 12 .3 72 400 Tm (${WORDS}) Tj ET Q`,
  ),
  aPage(
    'type that leans until it is smeared',
    `${essay()}q BT /F1 12 Tf 1 0 30 1 72 400 Tm (${WORDS}) Tj ET Q`,
  ),
  aPage(
    'dots that stand for three letters each',
    `${essay()}q BT /F2 12 Tf 72 400 Td (..............) Tj ET Q`,
    {
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
        stream(
          '',
          '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <2E> <006800610073> endbfchar endcmap end end',
        ),
      ],
      other: '/Dots 1 >> /Resources << /Font << /F1 5 0 R /F2 6 0 R >>',
    },
  ),
  aPage('white in a form field', essay(), typedInto('Widget', '1 g')),
  aPage('white typed onto the page', essay(), typedInto('FreeText', '1 g')),
];

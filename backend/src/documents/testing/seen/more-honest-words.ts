import {
  aPage,
  AT,
  BLACK,
  blotches,
  type Construction,
  essay,
  filled,
  form,
  greys,
  lines,
  maskGroup,
  PAGE,
  placed,
  scannedEssay,
  shading,
  showing,
  softMask,
  stream,
  WHITE,
  WORDS,
  words,
  white,
  typedInto,
} from './page-parts';

/** More pages on which a reader sees the words. */
export const moreHonestWords = (): Construction[] => [
  aPage('a page that is turned', essay() + words(), { page: '/MediaBox [0 0 595 842] /Rotate 90' }),
  aPage('white on a dark picture of a page that is turned', essay() + placed('I') + white, {
    objects: [greys(1, 1, [30])],
    pictures: { I: '6 0 R' },
    page: '/MediaBox [0 0 595 842] /Rotate 90',
  }),
  aPage('grey on a page of larger units', essay() + words('.6 g'), {
    page: '/MediaBox [0 0 595 842] /UserUnit 2',
  }),
  aPage('see-through on a page whose corner is elsewhere', `${essay()}/T gs ${words()}`, {
    page: '/MediaBox [-100 -50 595 842]',
    states: { T: '<< /ca .7 >>' },
  }),
  aPage('see-through within a crop box', `${essay()}/T gs ${words()}`, {
    page: '/MediaBox [0 0 595 842] /CropBox [50 60 560 800]',
    states: { T: '<< /ca .7 >>' },
  }),
  aPage('light grey type', essay() + words('.75 g')),
  aPage('pastel type', essay() + words('.6 .8 .6 rg')),
  aPage('dark yellow type', essay() + words('.95 .8 0 rg')),
  aPage(
    'white on a header of two colours',
    `${essay()}q 0 380 595 60 re W n /S sh Q ${words(`${WHITE} rg`, 18)}`,
    { shadings: { S: shading('.1 .3 .6', '.4 .1 .5') } },
  ),
  aPage('five points', essay() + words('', 5)),
  aPage('four points, grey', essay() + words('.4 g', 4)),
  aPage('letters set close', essay() + words('-.6 Tc')),
  aPage('condensed type', essay() + words('60 Tz')),
  aPage(
    'a pale watermark behind it',
    `${words('.9 g', 120, { x: 60, y: 380 }, 'DRAFT')}${essay()}${words()}`,
  ),
  aPage(
    'a see-through watermark over it',
    `${essay()}${words()}q /T gs BT /F1 120 Tf 60 380 Td (DRAFT) Tj ET Q`,
    { states: { T: '<< /ca .12 >>' } },
  ),
  aPage(
    'a see-through picture over it',
    `${essay()}${words()}q /T gs ${placed('I', { x: 50, y: 300, width: 400, height: 300 })} Q`,
    { objects: [blotches(30, 0, 255)], pictures: { I: '6 0 R' }, states: { T: '<< /ca .1 >>' } },
  ),
  aPage('a stroke of a pen across it', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Ink /Rect [50 380 420 430] /F 4 /InkList [[60 385 400 425]] /C [1 0 0] /AP << /N 7 0 R >> >>',
      stream('/Type /XObject /Subtype /Form /BBox [0 0 370 50]', '1 0 0 RG 2 w 0 5 m 370 45 l S'),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('struck out by a comment', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /StrikeOut /Rect [72 395 360 412] /QuadPoints [72 412 360 412 72 397 360 397] /C [1 0 0] /F 4 >>',
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('a link', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Link /Rect [72 395 360 412] /Border [0 0 1] /C [0 0 1] /A << /S /URI /URI (http://a.b) >> >>',
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('a comment beside it', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /FreeText /Rect [420 380 580 430] /Contents (good) /DA (/Helv 12 Tf 0 g) /F 4 /AP << /N 7 0 R >> >>',
      form('q 1 1 .8 rg 0 0 160 50 re f Q BT /F1 12 Tf 5 20 Td (Good point) Tj ET', { box: '0 0 160 50' }),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('a form field below it', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [60 300 420 330] /F 4 /AP << /N 7 0 R >> >>',
      form('BT /F1 12 Tf 5 10 Td (Field) Tj ET', { box: '0 0 360 30' }),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage(
    'rows of a table',
    essay() +
      lines(10, (at) =>
        filled(at % 2 ? '.9 .9 .9' : '1 1 1', { x: 60, y: 300 + at * 20, width: 400, height: 20 }),
      ) +
      words(),
  ),
  aPage(
    'a frame with round corners',
    `${essay()}q 1 w .5 G 70 385 m 400 385 l 410 385 410 425 400 425 c 70 425 l 60 425 60 385 70 385 c s Q ${words()}`,
  ),
  aPage(
    'a box with a shadow',
    `${essay()}q /T gs ${filled(BLACK, { x: 64, y: 386, width: 340, height: 30 })} Q ${filled('1 1 1')} ${words()}`,
    { states: { T: '<< /ca .3 >>' } },
  ),
  aPage(
    'white on dark grain',
    essay() + placed('I') + white,
    showing(
      greys(
        60,
        20,
        Array.from({ length: 1200 }, (_, at) => (at * 7919) % 110),
      ),
    ),
  ),
  aPage('a page on a pale picture', placed('I', PAGE) + essay() + words(), showing(blotches(60, 225, 255))),
  aPage(
    'a page on a dark picture',
    placed('I', PAGE) + essay(740, '1 1 1 rg') + white,
    showing(blotches(60, 0, 90)),
  ),
  aPage('white that makes a difference', `${essay()}${filled('.1 .1 .3')}q /M gs ${words(`${WHITE} rg`)} Q`, {
    states: { M: '<< /BM /Difference >>' },
  }),
  aPage('letters that are drawn by another font', `${essay()}BT /B 12 Tf 72 400 Td (${WORDS}) Tj ET`, {
    objects: (() => {
      const cs = [...new Set(WORDS)].filter((c) => c !== ' ');
      const procs = cs.map((c, at) => `/g${c.charCodeAt(0)} ${8 + at} 0 R`).join(' ');
      return [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 1000 900] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 122 /Widths [${'560 '.repeat(91)}] /Encoding << /Differences [${[...Array(91)].map((_, at) => `${32 + at} /g${32 + at}`).join(' ')}] >> /CharProcs << ${procs} >> /Resources << /Font << /F1 5 0 R >> >> /ToUnicode 7 0 R >>`,
        stream(
          '',
          `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n1 begincodespacerange <00> <ff> endcodespacerange\n1 beginbfrange <20> <7a> <0020> endbfrange\nendcmap CMapName currentdict /CMap defineresource pop end end`,
        ),
        ...cs.map((c) => stream('', `560 0 d0 BT /F1 1000 Tf (${c}) Tj ET`)),
      ];
    })(),
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
  aPage('bold italic type with serifs', `${essay()}BT /B 12 Tf 72 400 Td (${WORDS}) Tj ET`, {
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Times-BoldItalic /Encoding /WinAnsiEncoding >>'],
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
  aPage('type of a typewriter', `${essay()}BT /B 11 Tf 72 400 Td (${WORDS}) Tj ET`, {
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold /Encoding /WinAnsiEncoding >>'],
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
  aPage(
    'a scan with a typed header',
    placed('I', PAGE) +
      essay(740, '3 Tr') +
      words('3 Tr') +
      words('', 8, { x: 72, y: 800 }, 'Scanned by Somebody'),
    showing(scannedEssay()),
  ),
  aPage('a scan without a layer', placed('I', PAGE), showing(scannedEssay())),
  aPage(
    'a scan whose layer is misread here and there',
    placed('I', PAGE) +
      essay(740, '3 Tr').replace('library', 'Iibrary').replace('everybody', 'everyb0dy') +
      words('3 Tr'),
    showing(scannedEssay()),
  ),
  aPage('a group under a light mask', `${essay()}q /M gs /F Do Q`, {
    objects: [maskGroup(filled('.9 .9 .9', PAGE)), form(words(), { group: '/I true' })],
    pictures: { F: '7 0 R' },
    states: { M: softMask('Luminosity') },
  }),
  aPage('type on a veil', `${essay()}q /T gs ${filled('1 1 1')} Q ${words()}`, {
    states: { T: '<< /ca .8 >>' },
  }),
  aPage('type under a veil', `${essay()}${words()}q /T gs ${filled('1 1 1')} Q`, {
    states: { T: '<< /ca .4 >>' },
  }),
  aPage(
    'grid paper',
    `q .3 w .8 .9 1 RG ${lines(60, (at) => `0 ${at * 14} m 595 ${at * 14} l S ${at * 10} 0 m ${at * 10} 842 l S `)} Q ${essay()}${words()}`,
  ),
  aPage(
    'a grid over it',
    `${essay()}${words()} q .3 w .8 .9 1 RG ${lines(60, (at) => `0 ${at * 14} m 595 ${at * 14} l S ${at * 10} 0 m ${at * 10} 842 l S `)} Q`,
  ),
  aPage(
    'clip to an ellipse',
    `${essay()}q 20 400 m 20 700 600 700 600 400 c 600 100 20 100 20 400 c h W n ${words()} Q`,
  ),
  aPage('dark type multiplied with yellow', `${essay()}${filled('1 1 0')}q /M gs ${words('.1 .1 .5 rg')} Q`, {
    states: { M: '<< /BM /Multiply >>' },
  }),
  aPage('a row of dots', essay() + words('', 12, AT, WORDS + ' ...................... 12')),
  aPage('signs', essay() + words('', 12, AT, WORDS + ' - / | _ ~ ^ . , ; :')),

  aPage('a large title of white letters with outlines', `${essay()}${words('2 Tr 1 1 1 rg .6 w', 20)}`),
  aPage('a form field that is filled in', essay(), typedInto('Widget', '0 g')),
  aPage('typed onto the page', essay(), typedInto('FreeText', '0 0 .6 rg')),
  aPage(
    'white typed onto the page on dark',
    essay(),
    typedInto('FreeText', '.1 .1 .3 rg 0 0 340 30 re f 1 g'),
  ),
  aPage('slanted as italics are', `${essay()}q BT /F1 12 Tf 1 0 .35 1 72 400 Tm (${WORDS}) Tj ET Q`),
];

import {
  aPage,
  asLatin,
  AT,
  BLACK,
  type Construction,
  essay,
  ESSAY_LINES,
  filled,
  form,
  greys,
  lines,
  PAGE,
  placed,
  rectangle,
  scanned,
  scanOf,
  shadingPattern,
  showing,
  slanting,
  spotColour,
  stream,
  tiling,
  WHITE,
  WORDS,
  words,
} from './page-parts';

/** The picture of a scan, and the same with other words in its layer. */
const scanSaying = (name: string, shown: string, lines = ESSAY_LINES) =>
  aPage(name, placed('I', PAGE) + essay(740, '3 Tr') + words('3 Tr'), showing(scanned(scanOf(lines, shown))));

/** A number that is too large for every program: some count it as very far, some as nothing. */
const TOO_LARGE = '9'.repeat(400);

/** Pages on which nobody sees the words; most were made to find out what slips through. */
export const laterHiddenWords = (): Construction[] => [
  aPage('an ink that no printer has', essay() + words('/S cs 1 scn'), spotColour('/Separation /None')),
  aPage(
    'half of an ink that no printer has',
    essay() + words('/S cs .5 scn'),
    spotColour('/Separation /None'),
  ),
  aPage('inks that no printer has', essay() + words('/S cs 1 scn'), spotColour('/DeviceN [/None]')),
  aPage(
    'an ink without a name on dark',
    essay() + filled(BLACK) + words('/S cs 1 scn'),
    spotColour('/Separation /None', WHITE),
  ),
  aPage('an ink without a name, its colour space apart', essay() + words('/S cs 1 scn'), {
    objects: [
      '[ /Separation /N#6fne /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [0 0 0] /N 1 >> ]',
    ],
    other: '/ColorSpace << /S 6 0 R >>',
  }),
  aPage('pale yellow', essay() + words('1 1 .9 rg')),
  aPage('yellow of legal pads', essay() + words('1 1 .8 rg')),
  aPage('pale yellow on pale blue paper', filled('.94 .97 1', PAGE) + essay() + words('.98 .98 .88 rg')),
  aPage('pale yellow of two inks', essay() + words('.01 0 .12 0 k')),
  aPage('pale cyan', essay() + words('.88 1 1 rg')),
  aPage('pale yellow pattern', essay() + words('/Pattern cs /P scn'), {
    objects: [tiling('1 1 .88 rg 0 0 10 10 re f')],
    patterns: { P: '6 0 R' },
  }),
  aPage('pale yellow fade', essay() + words('/Pattern cs /P scn'), {
    patterns: { P: shadingPattern('1 1 .85', '1 1 .95') },
  }),
  aPage(
    'dingbats that are called letters',
    `${essay()}BT /F2 12 Tf 72 400 Td (${WORDS}) Tj ET`,
    asLatin('ZapfDingbats'),
  ),
  aPage('Greek that is called Latin', `${essay()}BT /F2 12 Tf 72 400 Td (${WORDS}) Tj ET`, asLatin('Symbol')),
  scanSaying('a scan whose layer has another word', 'Quick brown zebras jump over five million lazy frogs'),
  scanSaying(
    'a scan whose layer has another short word',
    'Quick brown zebras jump over nine hundred lazy frogs',
  ),
  scanSaying('a scan whose layer has a word more', 'Quick brown zebras jump over five hundred frogs'),
  scanSaying('a scan whose layer has better words', 'Quick brown zebras go over five hundred old frogs'),
  aPage('slanting words outside a level page', essay() + slanting(14, words('', 12, { x: 60, y: 0 }))),
  aPage('white on a slanting page', slanting(6, essay() + words('1 1 1 rg'))),
  aPage('covered on a slanting page', slanting(-5, essay() + words() + filled(WHITE))),
  aPage('letters drawn as nothing', `${essay()}BT /F2 12 Tf 72 400 Td (${'a'.repeat(52)}) Tj ET`, {
    objects: [
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 97 /Widths [500] /CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /ToUnicode 8 0 R /Resources << >> >>',
      stream('', '500 0 0 0 500 700 d1'),
      stream(
        '',
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <61> <${Buffer.from(WORDS, 'utf16le').swap16().toString('hex')}> endbfchar endcmap end end`,
      ),
    ],
    other: '/Font << /F1 5 0 R /F2 6 0 R >>',
  }),
  aPage('a hundredth as wide', essay() + words('1 Tz')),
  aPage('screened onto white', `${essay()}q /M gs ${words('.4 .4 .4 rg')} Q`, {
    states: { M: '<< /BM /Screen >>' },
  }),
  aPage('lightened onto white', `${essay()}q /M gs ${words('.2 0 0 rg')} Q`, {
    states: { M: '<< /BM /Lighten >>' },
  }),
  aPage('hair lines of light grey', essay() + words('1 Tr .05 w .8 G')),
  aPage(
    'a cover of one inline picture',
    `${essay()}${words()}q 340 0 0 30 60 390 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q`,
  ),
  aPage('white under a page of pale yellow', filled('1 1 .85', PAGE) + essay() + words('1 1 1 rg')),
  aPage(
    'pale yellow on a picture of white',
    essay() + placed('I') + words('1 1 .87 rg'),
    showing(greys(2, 2, [255, 254, 255, 255])),
  ),
  aPage('a form whose matrix throws it out', `${essay()}/F Do`, {
    objects: [form(words()).replace('/Subtype /Form', '/Subtype /Form /Matrix [1 0 0 1 900 0]')],
    pictures: { F: '6 0 R' },
  }),
  aPage('a frame of white strokes', `${essay()}${words()}q 30 w 1 1 1 RG 60 405 m 400 405 l S Q`),
  aPage(
    'scribbled over in white',
    `${essay()}${words()}q 3 w 1 1 1 RG ${lines(18, (at) => `60 ${396 + at} m 400 ${397 + at} l S `)} Q`,
  ),
  aPage(
    'clip to letters of another line',
    `${essay()}q BT /F1 12 Tf 7 Tr 72 200 Td (Nothing) Tj ET ${words()} Q`,
  ),
  aPage(
    'two clips that do not meet',
    `${essay()}q ${rectangle({ x: 0, y: 0, width: 300, height: 380 })} W n ${rectangle({ x: 0, y: 420, width: 300, height: 380 })} W n ${words()} Q`,
  ),
  aPage(
    'under a white title',
    essay() +
      words() +
      words('1 1 1 rg 8 w 1 1 1 RG 2 Tr', 20, { x: AT.x - 4, y: AT.y - 3 }, 'MMMMMMMMMMMMMMMMMMMMMMM'),
  ),

  aPage(
    'outlines of an ink that no printer has',
    essay() + words('1 Tr /S CS 1 SCN'),
    spotColour('/Separation /None'),
  ),
  aPage(
    'two inks that no printer has',
    essay() + words('/S cs 1 1 scn'),
    spotColour('/DeviceN [/None /None]', BLACK, 2),
  ),
  aPage('an ink without a name in a form', `${essay()}/F Do`, {
    objects: [
      form(words('/S cs 1 scn'), {
        resources:
          '/ColorSpace << /S [/Separation /None /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [0] /N 1 >>] >>',
      }),
    ],
    pictures: { F: '6 0 R' },
  }),
  aPage('pale yellow outlines', essay() + words('1 Tr .4 w 1 1 .8 RG')),
  aPage('pale green', essay() + words('.92 1 .92 rg')),
  aPage('pale lavender', essay() + words('.94 .94 1 rg')),
  aPage('pale yellow on light grey', essay() + filled('.97 .97 .97') + words('1 1 .85 rg')),
  aPage(
    'under strips on a slanting page',
    slanting(
      6,
      essay() + words() + lines(30, (at) => filled(WHITE, { x: 60, y: 388 + at, width: 340, height: 1.1 })),
    ),
  ),
  aPage(
    'a slanting scan whose layer has another line',
    placed('I', PAGE) + slanting(4, essay(740, '3 Tr') + words('3 Tr')),
    showing(scanned(scanOf(ESSAY_LINES, 'I do not know what else to write', 4))),
  ),
  scanSaying('a scan whose layer ends otherwise', 'Quick brown zebras jump over five hundred big trees'),
  scanSaying('a scan whose layer begins otherwise', 'Every stupid zebras jump over five hundred lazy frogs'),
  aPage(
    'dingbats set apart',
    `${essay()}BT /F2 12 Tf 5 Tc 72 400 Td (${WORDS}) Tj ET`,
    asLatin('ZapfDingbats'),
  ),
  aPage('nearly white of a lab', essay() + words('/S cs 98 -4 12 scn'), {
    other: '/ColorSpace << /S [ /Lab << /WhitePoint [.95 1 1.09] /Range [-100 100 -100 100] >> ] >>',
  }),
  aPage('a pattern of nothing', essay() + words('/Pattern cs /P scn'), {
    objects: [tiling('')],
    patterns: { P: '6 0 R' },
  }),
  aPage('white on a slanting page that is turned', slanting(5, essay() + words('1 1 1 rg')), {
    page: '/MediaBox [0 0 595 842] /Rotate 90',
  }),
  aPage('type set too far away for a number', essay() + words(`1 0 0 1 ${TOO_LARGE} 0 cm`)),
  aPage('type moved too far for a number', essay() + `BT /F1 12 Tf 72 ${TOO_LARGE} Td (${WORDS}) Tj ET\n`),
  aPage(
    'a text matrix too far away',
    `${essay()}BT /F1 12 Tf 1 0 0 1 ${TOO_LARGE} 400 Tm (${WORDS}) Tj ET\n`,
  ),
  aPage(
    'a text matrix beyond short numbers',
    `${essay()}BT /F1 12 Tf 1 0 0 1 1${'0'.repeat(39)} 400 Tm (${WORDS}) Tj ET\n`,
  ),
  aPage('type raised too far for a number', essay() + words(`${TOO_LARGE} Ts`)),
  aPage('type moved away step by step', essay() + words('1000000 0 0 1000000 1 1 cm '.repeat(60))),
  aPage('a form cut off whose box is too high', essay() + '/I Do\n', {
    objects: [form(words(), { box: `0 0 50 ${TOO_LARGE}` })],
    pictures: { I: '6 0 R' },
  }),
];

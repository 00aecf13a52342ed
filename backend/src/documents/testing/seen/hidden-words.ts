import {
  aPage,
  AT,
  BLACK,
  blotches,
  BOX,
  type Construction,
  essay,
  filled,
  form,
  greys,
  maskGroup,
  PAGE,
  placed,
  rectangle,
  scanned,
  scanOf,
  shading,
  shadingPattern,
  showing,
  softMask,
  STENCIL,
  stream,
  tiling,
  WHITE,
  WORDS,
  words,
} from './page-parts';

const half = (side: 'left' | 'right') => ({
  ...BOX,
  width: BOX.width / 2,
  x: BOX.x + (side === 'left' ? 0 : BOX.width / 2),
});
const strips = (count: number, paint: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => paint(at)).join('');
const elsewhere = { x: 60, y: 100, width: 100, height: 50 };
const layer = (text: string) => essay(740, '3 Tr') + words('3 Tr', 12, undefined, text);
const WEAK = ['I like libary. It good and book is there.', 'My frend go to. We go after to home and eat.'];

/** Shows nothing of a text: every letter is a blank, or a dot. */
const aFont = (glyph: string) => [
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 122 /Widths [${'500 '.repeat(91)}] /Encoding << /Differences [32 ${Array.from({ length: 91 }, () => '/g').join(' ')}] >> /CharProcs << /g 7 0 R >> /Resources << >> /ToUnicode 8 0 R >>`,
  stream('', `500 0 0 0 600 700 d1 ${glyph}`),
  toUnicode('1 beginbfrange <20> <7a> <0020> endbfrange'),
];
function toUnicode(entries: string): string {
  return stream(
    '',
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /Other def
1 begincodespacerange <00> <ff> endcodespacerange
${entries}
endcmap CMapName currentdict /CMap defineresource pop end end`,
  );
}
/** Every letter is shown as another: the page says one thing, its text another. */
const otherLetters = () => {
  const shown = 'abcdefghijklmnopqrstuvwxyz';
  const meant = 'qwertyuiopasdfghjklzxcvbnm';
  const hex = (character: string) => character.charCodeAt(0).toString(16);
  const entries = Array.from(shown, (letter, at) => `<${hex(letter)}> <00${hex(meant[at] ?? '')}>`);
  const drawn = Array.from(WORDS, (letter) => shown[meant.indexOf(letter)] ?? letter).join('');
  return {
    drawn,
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>',
      toUnicode(`${entries.length} beginbfchar ${entries.join(' ')} endbfchar`),
    ],
  };
};

const painted = (): Construction[] => [
  aPage('white type', essay() + words(`${WHITE} rg`)),
  aPage('type in nearly the paper’s colour', essay() + words('.97 .97 .97 rg')),
  aPage('cream type', essay() + words('1 1 .97 rg')),
  aPage('render mode 3', essay() + words('3 Tr')),
  aPage('render mode 7, and nothing painted through it', essay() + words('7 Tr')),
  aPage('transparent type', `${essay()}/T gs ${words()}`, { states: { T: '<< /ca 0.02 >>' } }),
  aPage('type of one point', essay() + words('', 1)),
  aPage('type outside the page', essay() + words('', 12, { x: 900, y: 400 })),
  aPage('type outside the crop box', essay() + words('', 12, { x: 72, y: 20 }), {
    page: '/MediaBox [0 0 595 842] /CropBox [0 60 595 842]',
  }),
  aPage('type squeezed to a line', essay() + words('1 Tz')),
  aPage('type pressed flat', `${essay()}q 1 0 0 .01 0 396 cm ${words()} Q`),
  aPage('white outlines', essay() + words('1 Tr 1 1 1 RG')),
  aPage('white type that multiplies', `${essay()}/M gs ${words(`${WHITE} rg`)}`, {
    states: { M: '<< /BM /Multiply >>' },
  }),
  aPage('black type that lightens', `${essay()}/M gs ${words()}`, { states: { M: '<< /BM /Screen >>' } }),
  aPage('type of a white tiling', essay() + words('/Pattern cs /P scn'), {
    objects: [tiling('1 1 1 rg 0 0 10 10 re f')],
    patterns: { P: '6 0 R' },
  }),
  aPage('type of a white shading', essay() + words('/Pattern cs /P scn'), {
    patterns: { P: shadingPattern('1 1 1', '.98 .98 .98') },
  }),
  aPage('letters that are blank', `${essay()}BT /B 12 Tf 72 400 Td (${WORDS}) Tj ET`, {
    objects: aFont(''),
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
  aPage('letters that are dots', `${essay()}BT /B 12 Tf 72 400 Td (${WORDS}) Tj ET`, {
    objects: aFont('0 0 40 40 re f'),
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
  aPage('letters that look like others', `${essay()}BT /B 12 Tf 72 400 Td (${otherLetters().drawn}) Tj ET`, {
    objects: otherLetters().objects,
    other: '/Font << /F1 5 0 R /B 6 0 R >>',
  }),
];

const clipped = (): Construction[] => [
  aPage('clip elsewhere', `${essay()}q ${rectangle(elsewhere)} W n ${words()} Q`),
  aPage(
    'clips that leave nothing',
    `${essay()}q ${rectangle(half('left'))} W n ${rectangle(elsewhere)} W n ${words()} Q`,
  ),
  aPage(
    'clip to a path of two equal rectangles',
    `${essay()}q ${rectangle()} ${rectangle()} W* n ${words()} Q`,
  ),
  aPage(
    'clip to a triangle whose box holds the words',
    `${essay()}q 40 700 m 600 380 l 600 700 l h W n ${words()} Q`,
  ),
  aPage(
    'clip to a corner around the words',
    `${essay()}q 20 300 m 560 300 l 560 310 l 30 310 l 30 600 l 20 600 l h W n ${words()} Q`,
  ),
  aPage('clip to a frame', `${essay()}q ${rectangle(PAGE)} ${rectangle()} W* n ${words()} Q`),
  aPage('clip to other letters', `${essay()}q BT 7 Tr /F1 12 Tf 72 300 Td (Other) Tj ET ${words()} Q`),
  aPage('form with a box elsewhere', `${essay()}/F Do`, {
    objects: [form(words(), { box: '60 100 160 150' })],
    pictures: { F: '6 0 R' },
  }),
  aPage('luminosity mask of black', `${essay()}/M gs ${words()}`, {
    objects: [maskGroup(filled(BLACK, PAGE))],
    states: { M: softMask('Luminosity') },
  }),
  aPage('luminosity mask with a light elsewhere', `${essay()}/M gs ${words()}`, {
    objects: [maskGroup(filled(WHITE, elsewhere))],
    states: { M: softMask('Luminosity') },
  }),
  aPage('alpha mask of nothing', `${essay()}/M gs ${words()}`, {
    objects: [maskGroup(filled(BLACK, elsewhere))],
    states: { M: softMask('Alpha') },
  }),
  aPage('alpha mask nearly through', `${essay()}/M gs ${words()}`, {
    objects: [
      form(`/T gs ${filled(BLACK, PAGE)}`, {
        group: '/CS /DeviceGray',
        resources: '/ExtGState << /T << /ca 0.03 >> >>',
      }),
    ],
    states: { M: softMask('Alpha') },
  }),
  aPage('group that is transparent', `${essay()}q /T gs /F Do Q`, {
    objects: [form(words(), { group: '/I true' })],
    pictures: { F: '6 0 R' },
    states: { T: '<< /ca 0.03 >>' },
  }),
  aPage('group under a mask', `${essay()}q /M gs /F Do Q`, {
    objects: [maskGroup(filled(BLACK, PAGE)), form(words(), { group: '/I true' })],
    pictures: { F: '7 0 R' },
    states: { M: softMask('Luminosity') },
  }),
  aPage('layer that is off', `${essay()}q /OC /L BDC ${words()} EMC Q`, {
    objects: ['<< /Type /OCG /Name (Off) >>'],
    other: '/Properties << /L 6 0 R >>',
    catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
  }),
];

const covered = (): Construction[] => [
  aPage('white box', essay() + words() + filled(WHITE)),
  aPage('white page, and the essay on it', words() + filled(WHITE, PAGE) + essay()),
  aPage('two halves', essay() + words() + filled(WHITE, half('left')) + filled(WHITE, half('right'))),
  aPage(
    'sixty strips',
    essay() + words() + strips(60, (at) => filled(WHITE, { ...BOX, y: BOX.y + at / 2, height: 0.6 })),
  ),
  aPage(
    'boxes for each letter and a bit',
    essay() + words() + strips(90, (at) => filled(WHITE, { ...BOX, x: BOX.x + at * 4, width: 4.2 })),
  ),
  aPage(
    'thin white lines',
    `${essay()}${words()}q 1 w 1 1 1 RG ${strips(32, (at) => `60 ${388 + at} m 420 ${388 + at} l S `)}Q`,
  ),
  aPage(
    'zigzag of one line',
    `${essay()}${words()}q 2 w 1 1 1 RG 60 388 m ${strips(32, (at) => `${at % 2 ? 60 : 420} ${388 + at} l `)} S Q`,
  ),
  aPage(
    'white circles',
    essay() +
      words() +
      strips(
        40,
        (at) =>
          `q 1 1 1 rg ${60 + at * 9} 404 m ${60 + at * 9} 420 ${84 + at * 9} 420 ${84 + at * 9} 404 c ${84 + at * 9} 388 ${60 + at * 9} 388 ${60 + at * 9} 404 c f Q `,
      ),
  ),
  aPage('veils of half-transparent white', `${essay()}${words()}/T gs ${strips(9, () => filled(WHITE))}`, {
    states: { T: '<< /ca 0.5 >>' },
  }),
  aPage('white picture', essay() + words() + placed('I'), showing(greys(1, 1, [255]))),
  aPage('white stencil', `${essay()}${words()}q 1 1 1 rg ${placed('I')} Q`, showing(STENCIL)),
  aPage('white shading', `${essay()}${words()}q ${rectangle()} W n /S sh Q`, {
    shadings: { S: shading('1 1 1', '1 1 1') },
  }),
  aPage('white tiling', `${essay()}${words()}q /Pattern cs /P scn ${rectangle()} f Q`, {
    objects: [tiling('1 1 1 rg 0 0 10 10 re f')],
    patterns: { P: '6 0 R' },
  }),
  aPage('white group', `${essay()}${words()}/F Do`, {
    objects: [form(filled(WHITE), { group: '/I true' })],
    pictures: { F: '6 0 R' },
  }),
  aPage(
    'other words over white ones',
    essay() +
      words(`${WHITE} rg`) +
      words('', 12, AT, 'On the whole, a town without one is a poorer place to live'),
  ),
  aPage('box of a comment', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Square /Rect [60 390 400 420] /F 4 /AP << /N 7 0 R >> >>',
      form(filled(WHITE, { x: 0, y: 0, width: 340, height: 30 }), { box: '0 0 340 30' }),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
];

const grounds = (): Construction[] => [
  aPage('black on black', essay() + filled(BLACK) + words()),
  aPage('navy on black', essay() + filled(BLACK) + words('0 0 .12 rg')),
  aPage('blue on like blue', essay() + filled('.2 .4 .8') + words('.21 .42 .8 rg')),
  aPage('black on a black tiling', `${essay()}q /Pattern cs /P scn ${rectangle()} f Q ${words()}`, {
    objects: [tiling('0 0 0 rg 0 0 10 10 re f')],
    patterns: { P: '6 0 R' },
  }),
  aPage('black on a dark shading', `${essay()}q ${rectangle()} W n /S sh Q ${words()}`, {
    shadings: { S: shading('0 0 0', '.05 .05 .05') },
  }),
  aPage('black on black made of veils', `${essay()}q /T gs ${strips(12, () => filled(BLACK))}Q ${words()}`, {
    states: { T: '<< /ca 0.5 >>' },
  }),
  aPage(
    'white on a white picture',
    essay() + placed('I') + words(`${WHITE} rg`),
    showing(greys(1, 1, [255])),
  ),
  aPage('black on a black picture', essay() + placed('I') + words(), showing(greys(2, 2, [0, 8, 4, 0]))),
  aPage('black on a black stencil', `${essay()}${placed('I')}${words()}`, showing(STENCIL)),
];

/** The picture does not show what the layer says. */
const scans = (): Construction[] => {
  const picture = (name: string, object: string, text = WORDS) =>
    aPage(name, placed('I', PAGE) + layer(text), showing(object));
  return [
    picture('one white pixel as a scan', greys(1, 1, [255])),
    picture('one grey pixel as a scan', greys(1, 1, [200])),
    picture('a fade as a scan', greys(4, 1, [120, 160, 200, 240])),
    picture('blotches as a scan', blotches(64, 60, 250)),
    picture('a scan of a weaker essay', scanned(scanOf(WEAK, 'I do not know what else to write'))),
    aPage(
      'words under a picture of nothing',
      layer(WORDS).replaceAll('3 Tr', '0 Tr') + placed('I', PAGE),
      showing(greys(1, 1, [230])),
    ),
  ];
};

/** Pages on which nobody sees the words. */
export const hiddenWords = (): Construction[] => [
  ...painted(),
  ...clipped(),
  ...covered(),
  ...grounds(),
  ...scans(),
];

import {
  aPage,
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
  scannedEssay,
  shading,
  shadingPattern,
  showing,
  softMask,
  STENCIL,
  stream,
  tiling,
  WHITE,
  white,
  WORDS,
  words,
} from './page-parts';

const DARK = '.1 .1 .35';
const CREAM = '1 .98 .9';
const half = (side: 'left' | 'right') => ({
  ...BOX,
  width: BOX.width / 2,
  x: BOX.x + (side === 'left' ? 0 : BOX.width / 2),
});
/** A rectangle whose corners are round. */
const rounded = () => {
  const [x0, y0, x1, y1] = [BOX.x, BOX.y, BOX.x + BOX.width, BOX.y + BOX.height];
  return `${x0 + 9} ${y0} m ${x1 - 9} ${y0} l ${x1} ${y0} ${x1} ${y0} ${x1} ${y0 + 9} c ${x1} ${y1 - 9} l ${x1} ${y1} ${x1} ${y1} ${x1 - 9} ${y1} c ${x0 + 9} ${y1} l ${x0} ${y1} ${x0} ${y1} ${x0} ${y1 - 9} c ${x0} ${y0 + 9} l ${x0} ${y0} ${x0} ${y0} ${x0 + 9} ${y0} c h`;
};

const type = (): Construction[] => [
  aPage('black type', essay() + words()),
  aPage('dark blue type', essay() + words(`${DARK} rg`)),
  aPage('grey type', essay() + words('.5 .5 .5 rg')),
  aPage('red type', essay() + words('.8 0 0 rg')),
  aPage('light blue type', essay() + words('.4 .6 1 rg')),
  aPage('a footnote of six points', essay() + words('', 6)),
  aPage('half-transparent type', `${essay()}/T gs ${words()}`, { states: { T: '<< /ca 0.5 >>' } }),
  aPage('outlines', essay() + words('1 Tr .4 w')),
  aPage('white letters with black outlines', essay() + words('2 Tr 1 1 1 rg .5 w', 18)),
  aPage('type of a dark tiling', essay() + words('/Pattern cs /P scn'), {
    objects: [tiling('.3 0 0 rg 0 0 10 10 re f 0 0 .3 rg 0 0 5 5 re f')],
    patterns: { P: '6 0 R' },
  }),
  aPage('type of a dark shading', essay() + words('/Pattern cs /P scn', 18), {
    patterns: { P: shadingPattern('.6 0 0', '0 0 .6') },
  }),
  aPage('type that multiplies', `${essay()}/M gs ${words()}`, { states: { M: '<< /BM /Multiply >>' } }),
  aPage('a shadow', essay() + words('.7 .7 .7 rg', 16, { x: 73, y: 399 }) + words('', 16)),
  aPage('type struck twice for bold', essay() + words() + words('', 12, { x: 72.3, y: 400 })),
  aPage(
    'a watermark across the page',
    `${essay()}q .9 .9 .9 rg BT /F1 90 Tf .7 .7 -.7 .7 120 250 Tm (DRAFT) Tj ET Q ${words()}`,
  ),
  aPage('letters set apart', essay() + words('1.5 Tc')),
  aPage(
    'a picture seen through the letters',
    `${essay()}q BT 7 Tr /F1 22 Tf 20 400 Td (${WORDS}) Tj ET ${filled(DARK, { x: 0, y: 380, width: 595, height: 60 })}Q`,
  ),
];

const clips = (): Construction[] => [
  aPage('clip to a rectangle', `${essay()}q ${rectangle()} W n ${words()} Q`),
  aPage('clip to a rectangle with round corners', `${essay()}q ${rounded()} W n ${words()} Q`),
  aPage(
    'clip to two rectangles',
    `${essay()}q ${rectangle(half('left'))} ${rectangle(half('right'))} W n ${words()} Q`,
  ),
  aPage('a form', `${essay()}/F Do`, { objects: [form(words())], pictures: { F: '6 0 R' } }),
  aPage('a group', `${essay()}/F Do`, {
    objects: [form(words(), { group: '/I true' })],
    pictures: { F: '6 0 R' },
  }),
  aPage('a group at three quarters', `${essay()}/T gs /F Do`, {
    objects: [form(words(), { group: '/I true' })],
    pictures: { F: '6 0 R' },
    states: { T: '<< /ca .75 >>' },
  }),
  aPage('a mask that lets through', `${essay()}/M gs ${words()}`, {
    objects: [maskGroup(filled(WHITE, PAGE))],
    states: { M: softMask('Luminosity') },
  }),
  aPage('a mask that fades', `${essay()}/M gs ${words()}`, {
    objects: [maskGroup('/S sh', `/Shading << /S ${shading('1 1 1', '.5 .5 .5')} >>`)],
    states: { M: softMask('Luminosity') },
  }),
  aPage('an alpha mask of a box', `${essay()}/M gs ${words()}`, {
    objects: [maskGroup(filled(BLACK))],
    states: { M: softMask('Alpha') },
  }),
  aPage('a layer that is on', `${essay()}q /OC /L BDC ${words()} EMC Q`, {
    objects: ['<< /Type /OCG /Name (On) >>'],
    other: '/Properties << /L 6 0 R >>',
    catalog: '/OCProperties << /OCGs [6 0 R] /D << /ON [6 0 R] >> >>',
  }),
];

const titles = (): Construction[] => [
  aPage('white on a dark box', essay() + filled(DARK) + white),
  aPage(
    'white on two dark halves',
    essay() + filled(DARK, half('left')) + filled(DARK, half('right')) + white,
  ),
  aPage('white on a half-transparent box', `${essay()}q /T gs ${filled(BLACK)} Q ${white}`, {
    states: { T: '<< /ca .6 >>' },
  }),
  aPage('white on a box that multiplies', `${essay()}q /M gs ${filled(DARK)} Q ${white}`, {
    states: { M: '<< /BM /Multiply >>' },
  }),
  aPage(
    'white on a box that darkens, over cream',
    `${filled(CREAM, PAGE)}${essay()}q /M gs ${filled(DARK)} Q ${white}`,
    {
      states: { M: '<< /BM /Darken >>' },
    },
  ),
  aPage('white on a masked box', `${essay()}q /M gs ${filled(BLACK)} Q ${white}`, {
    objects: [maskGroup(filled('.9 .9 .9', PAGE))],
    states: { M: softMask('Luminosity') },
  }),
  aPage('white on a dark stencil', `${essay()}q ${DARK} rg ${placed('I')} Q ${white}`, showing(STENCIL)),
  aPage('white on a dark picture', essay() + placed('I') + white, showing(greys(2, 2, [10, 60, 80, 30]))),
  aPage('white on a photo', essay() + placed('I') + white, showing(blotches(40, 0, 140))),
  aPage('white on a dark shading', `${essay()}q ${rectangle()} W n /S sh Q ${white}`, {
    shadings: { S: shading('.4 0 0', '0 0 .4') },
  }),
  aPage('white on a dark tiling', `${essay()}q /Pattern cs /P scn ${rectangle()} f Q ${white}`, {
    objects: [tiling('.2 .2 .2 rg 0 0 10 10 re f 0 .2 .4 rg 0 0 5 5 re f')],
    patterns: { P: '6 0 R' },
  }),
  aPage('white on a dark group', `${essay()}q /T gs /F Do Q ${white}`, {
    objects: [form(filled(BLACK), { group: '/I true' })],
    pictures: { F: '6 0 R' },
    states: { T: '<< /ca .8 >>' },
  }),
  aPage('white on a thick line', `${essay()}q 30 w ${DARK} RG 60 405 m 400 405 l S Q ${white}`),
  aPage('a dark page', `${filled('.12 .12 .12', PAGE)}${essay(740, '.95 .95 .95 rg')}${white}`),
];

const about = (): Construction[] => [
  aPage('a cream page', filled(CREAM, PAGE) + essay() + words()),
  aPage('cells of a table', `${essay()}${filled('.93 .95 1')}q .5 w ${rectangle()} S Q ${words()}`),
  aPage('a marker underneath', essay() + filled('1 1 0') + words()),
  aPage('a marker over it, see-through', `${essay()}${words()}q /T gs ${filled('1 1 0')} Q`, {
    states: { T: '<< /ca .4 >>' },
  }),
  aPage('a marker over it, multiplied', `${essay()}${words()}q /M gs ${filled('1 1 0')} Q`, {
    states: { M: '<< /BM /Multiply >>' },
  }),
  aPage('underlined', `${essay()}${words()}q .7 w 72 398 m 360 398 l S Q`),
  aPage('struck through', `${essay()}${words()}q .9 w 72 404 m 360 404 l S Q`),
  aPage('red on yellow', essay() + filled('1 1 0') + words('.8 0 0 rg')),
  aPage(
    'a light picture behind the page',
    placed('I', PAGE) + essay() + words(),
    showing(blotches(40, 215, 255)),
  ),
  aPage(
    'a logo beside it',
    placed('I', { x: 460, y: 760, width: 60, height: 60 }) + essay() + words(),
    showing(blotches(20, 0, 255)),
  ),
  aPage('a highlight of a comment', essay() + words(), {
    objects: [
      '<< /Type /Annot /Subtype /Highlight /Rect [60 390 400 420] /QuadPoints [60 420 400 420 60 390 400 390] /C [1 1 0] /F 4 /AP << /N 7 0 R >> >>',
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 340 30] /Resources << /ExtGState << /M << /BM /Multiply >> >> >>',
        '/M gs 1 1 0 rg 0 0 340 30 re f',
      ),
    ],
    page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
  }),
  aPage('recognised once more over its own type', essay() + words() + essay(740, '3 Tr') + words('3 Tr')),
  aPage(
    'a window of many thin lines',
    `${essay()}${words()}q .2 w .8 .8 .8 RG ${Array.from({ length: 12 }, (_, at) => `${60 + at * 28} 380 m ${60 + at * 28} 430 l S`).join(' ')} Q`,
  ),
];

const layer = essay(740, '3 Tr') + words('3 Tr');
const scans = (): Construction[] => [
  aPage('a scan and its layer', placed('I', PAGE) + layer, showing(scannedEssay())),
  aPage(
    'a layer under its scan',
    layer.replaceAll('3 Tr', '0 Tr') + placed('I', PAGE),
    showing(scannedEssay()),
  ),
  aPage('a scan in its layer’s colour', placed('I', PAGE) + layer.replaceAll('3 Tr', '/T gs'), {
    objects: [scannedEssay()],
    pictures: { I: '6 0 R' },
    states: { T: '<< /ca 0 >>' },
  }),
  aPage(
    'a scan in two halves',
    ['I', 'I']
      .map((name, at) => `q ${rectangle({ ...PAGE, y: at * 421, height: 421 })} W n ${placed(name, PAGE)}Q`)
      .join(' ') + layer,
    showing(scannedEssay()),
  ),
];

/** Pages on which a reader sees the words. */
export const honestWords = (): Construction[] => [...type(), ...clips(), ...titles(), ...about(), ...scans()];

import {
  aPage,
  asLatin,
  AT,
  BLACK,
  blotches,
  type Construction,
  essay,
  ESSAY_LINES,
  filled,
  form,
  lines,
  PAGE,
  placed,
  scanned,
  scanOf,
  showing,
  slanting,
  spotColour,
  WHITE,
  WORDS,
  words,
} from './page-parts';

const layer = essay(740, '3 Tr') + words('3 Tr');

/** More pages on which a reader sees the words. */
export const laterHonestWords = (): Construction[] => [
  ...[1, 3, 5, 8, 12, -4, -11].map((degrees) =>
    aPage(`a page that slants by ${degrees} degrees`, slanting(degrees, essay() + words())),
  ),
  aPage('a page that slants by 20 degrees', slanting(20, `q .7 0 0 .7 90 126 cm ${essay()}${words()} Q`)),
  aPage('white on dark on a slanting page', slanting(5, essay() + filled(BLACK) + words('1 1 1 rg'))),
  aPage(
    'a slanting page with a level number',
    slanting(7, essay() + words()) + words('', 10, { x: 290, y: 30 }, '- 7 -'),
  ),
  ...[4, 9, -3].map((degrees) =>
    aPage(
      `a scan that slants by ${degrees} degrees`,
      placed('I', PAGE) + slanting(degrees, layer),
      showing(scanned(scanOf(ESSAY_LINES, WORDS, degrees))),
    ),
  ),
  aPage(
    'a scan that was read with mistakes',
    placed('I', PAGE) + layer.replace('library', 'Iibrarv').replace('everybody', 'everyhody'),
    showing(scanned(scanOf(ESSAY_LINES))),
  ),
  aPage(
    'a scan with a word misread in each line',
    placed('I', PAGE) + layer.replace('town', 'tovvn').replace('much,', 'rnuch.').replace('book', 'hook'),
    showing(scanned(scanOf(ESSAY_LINES))),
  ),
  aPage(
    'a drawing with slanting labels',
    essay() + words() + lines(9, (at) => slanting(8, words('', 9, { x: 90 + at * 50, y: 100 }, 'Label'))),
  ),
  aPage(
    'a page full of slanting marks',
    essay() +
      words() +
      `q .8 g ${lines(24, (at) => slanting(35, words('', 30, { x: (at % 4) * 190, y: Math.floor(at / 4) * 160 - 200 }, 'DRAFT COPY')))} Q`,
  ),
  aPage('a spot colour', essay() + words('/S cs 1 scn'), spotColour('/Separation /PANTONE#20Black')),
  aPage('all inks', essay() + words('/S cs 1 scn'), spotColour('/Separation /All')),
  aPage('several inks', essay() + words('/S cs 1 1 scn'), spotColour('/DeviceN [/None /Black]', BLACK, 2)),
  aPage('orange', essay() + words('1 .5 0 rg')),
  aPage('grass green', essay() + words('.3 .75 .2 rg')),
  aPage('yellow on black', essay() + filled(BLACK) + words('1 1 0 rg')),
  aPage('yellow on blue', essay() + filled('.1 .2 .7') + words('1 1 0 rg')),
  aPage('pale yellow on brown', essay() + filled('.4 .2 .1') + words('1 1 .8 rg')),
  aPage('blue on black', essay() + filled(BLACK) + words('.4 .5 1 rg')),
  aPage('red on pale green', essay() + filled('.85 .95 .8') + words('.8 .1 .1 rg')),
  aPage('a golden title', essay() + words('.85 .65 .1 rg', 20)),
  aPage('marked with a pen of light yellow', essay() + filled('1 1 .6') + words()),
  aPage('grey that is light but there', essay() + words('.72 g')),
  aPage(
    'bullets of dingbats',
    `${essay()}q BT /F2 12 Tf 60 400 Td (l) Tj ET Q${words()}`,
    asLatin('ZapfDingbats', '<6c> <6c> <25cf>'),
  ),
  aPage(
    'Greek letters in a formula',
    `${essay()}q BT /F2 12 Tf 72 380 Td (ab) Tj ET Q${words()}`,
    asLatin('Symbol', '<61> <62> <03b1>'),
  ),
  aPage('a colour of a lab', essay() + words('/S cs 30 20 -40 scn'), {
    other: '/ColorSpace << /S [ /Lab << /WhitePoint [.95 1 1.09] /Range [-100 100 -100 100] >> ] >>',
  }),
  aPage('turned upside down', `q -1 0 0 -1 595 842 cm ${essay()}${words()} Q`),
  aPage('in a form that slants', `/F Do`, {
    objects: [
      form(essay() + words()).replace(
        '/Subtype /Form',
        '/Subtype /Form /Matrix [.9962 .0872 -.0872 .9962 0 0]',
      ),
    ],
    pictures: { F: '6 0 R' },
  }),
  aPage('two columns that slant', slanting(4, essay() + words())),
  aPage(
    'a grey box with a white frame',
    `${essay()}${filled('.3 .3 .3')}q 2 w 1 1 1 RG 62 392 336 26 re S Q${words(`${WHITE} rg`)}`,
  ),
  aPage('words with a shadow', essay() + words('.7 g', 12, { x: AT.x + 0.8, y: AT.y - 0.8 }) + words()),

  aPage('a slanting page that is turned', slanting(5, essay() + words()), {
    page: '/MediaBox [0 0 595 842] /Rotate 90',
  }),
  aPage('a slanting page of larger units', slanting(-6, essay() + words()), {
    page: '/MediaBox [0 0 595 842] /UserUnit 2',
  }),
  aPage(
    'white on a dark picture of a slanting page',
    slanting(4, essay() + placed('I') + words('1 1 1 rg')),
    showing(blotches(30, 10, 70)),
  ),
  aPage(
    'a slanting scan that was read with mistakes',
    placed('I', PAGE) + slanting(3, layer.replace('library', 'Iibrarv').replace('friend', 'fricnd')),
    showing(scanned(scanOf(ESSAY_LINES, WORDS, 3))),
  ),
  aPage(
    'a scan whose layer has its words apart',
    placed('I', PAGE) +
      essay(740, '3 Tr') +
      WORDS.split(' ')
        .map((word, at) => words('3 Tr', 12, { x: 72 + at * 40, y: 400 }, `${word} `))
        .join(''),
    showing(scanned(scanOf(ESSAY_LINES))),
  ),
  aPage(
    'a scan whose layer parts a word',
    placed('I', PAGE) + layer.replace('everybody', 'every body').replace('afternoon', 'after noon'),
    showing(scanned(scanOf(ESSAY_LINES))),
  ),
  aPage(
    'a scan whose layer joins words',
    placed('I', PAGE) + layer.replace('the one place', 'theone place').replace('with a book', 'witha book'),
    showing(scanned(scanOf(ESSAY_LINES))),
  ),
  aPage(
    'white ink on dark',
    essay() + filled(BLACK) + words('/S cs 1 scn'),
    spotColour('/Separation /White', WHITE),
  ),
  aPage('marked with a pen that multiplies', `${essay()}${words()}q /M gs ${filled('1 1 0')} Q`, {
    states: { M: '<< /BM /Multiply >>' },
  }),
  aPage('dark red on yellow', essay() + filled('1 1 0') + words('.85 0 0 rg')),
  aPage('purple on cream', filled('.99 .97 .85', PAGE) + essay() + words('.5 .1 .5 rg')),
  aPage('brown on tan', essay() + filled('.85 .75 .6') + words('.45 .3 .15 rg')),
  aPage('blue as links are', essay() + words('0 .45 .85 rg')),
  aPage(
    'a slanting note beside level text',
    essay() + words() + slanting(9, words('', 9, { x: 300, y: 60 }, 'Sam, 5B')),
  ),
  aPage('leaning type of a typewriter', essay() + words().replace('/F1', '/F2'), {
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Oblique >>'],
    other: '/Font << /F1 5 0 R /F2 6 0 R >>',
  }),
];

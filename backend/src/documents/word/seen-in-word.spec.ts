import {
  aDocx,
  documentXml,
  notesXml,
  paragraph,
  run,
  stylesXml,
} from '../../../test/documents/word-samples';
import { readDocx } from './read-docx';

const WORDS = 'Quick brown zebras jump over five hundred lazy frogs';
const SEEN = 'The library in our town is the one place where everybody meets.';

/** Words in a document, some of whose parts decide whether they show. */
interface Construction {
  body: string;
  styles?: string;
  parts?: Record<string, string>;
  isOnDark?: boolean;
}

const NAMESPACES =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const THEME =
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>' +
  '<a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="1F3864"/></a:accent1><a:accent2><a:srgbClr val="FDFDFD"/></a:accent2></a:clrScheme></a:theme>';

const words = (properties = '', ofParagraph = '') =>
  `<w:p>${ofParagraph && `<w:pPr>${ofParagraph}</w:pPr>`}${run(WORDS, properties)}</w:p>`;
const WHITE = '<w:color w:val="FFFFFF"/>';
const DARK = '<w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>';
const table = (cell: string, { of = '', row = '', inCell = '', before = '' } = {}) =>
  `<w:tbl><w:tblPr>${of}</w:tblPr>${before}<w:tr>${row && `<w:trPr>${row}</w:trPr>`}<w:tc><w:tcPr>${inCell}</w:tcPr>${cell}</w:tc></w:tr></w:tbl>`;
const style = (type: string, id: string, content: string, more = '') =>
  `<w:style w:type="${type}" w:styleId="${id}"${more}>${content}</w:style>`;
const DARK_HEAD = style(
  'table',
  'T',
  `<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr>${DARK}</w:tcPr></w:tblStylePr>`,
);
const OF_HEAD = '<w:tblStyle w:val="T"/><w:tblLook w:val="04A0" w:firstRow="1" w:noVBand="1"/>';

/** A text box, as Word writes it today and for older programs. */
function box(
  content: string,
  {
    at = 100_000,
    wide = 3_000_000,
    fill = '',
    named = '',
    older = 'width:300pt;height:50pt',
    olderContent = content,
    isOlderFilled = true,
  } = {},
): string {
  const drawn = `<w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${at}</wp:posOffset></wp:positionH><wp:extent cx="${wide}" cy="600000"/><wp:docPr id="1" name="Box"${named}/><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  return paragraph(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawn}</mc:Choice><mc:Fallback>${olderBox(olderContent, older, fill && isOlderFilled ? ' fillcolor="#1f3864"' : '')}</mc:Fallback></mc:AlternateContent></w:r>`,
  );
}
const olderBox = (content: string, css: string, more = '') =>
  `<w:pict><v:shape style="position:absolute;${css}"${more}><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
const older = (content: string, css: string, more = '') =>
  paragraph(`<w:r>${olderBox(content, css, more)}</w:r>`);
const solid = (colour: string) => `<a:solidFill>${colour}</a:solidFill>`;
const effect = (kind: string, colour: string) => `<w14:${kind}>${colour}</w14:${kind}>`;
const w14 = (value: string, more = '') =>
  `<w14:solidFill><w14:srgbClr w14:val="${value}">${more}</w14:srgbClr></w14:solidFill>`;
const field = (code: string, shown: string) =>
  paragraph(
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
      `${code}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  );
const note = (id: number) => ({
  'word/footnotes.xml': notesXml(`<w:footnote w:id="${id}">${words()}</w:footnote>`),
});

const hidden: Record<string, Construction> = {
  'the colour of the paper by its name in the theme': {
    body: words('<w:color w:val="000000" w:themeColor="background1"/>'),
  },
  'a colour of the theme that is nearly white': {
    body: words('<w:color w:val="ED7D31" w:themeColor="accent2"/>'),
    parts: { 'word/theme/theme1.xml': THEME },
  },
  'black of the theme, nearly all white': {
    body: words('<w:color w:val="000000" w:themeColor="text1" w:themeTint="0D"/>'),
  },
  'light and dark exchanged': {
    body: words('<w:color w:val="000000" w:themeColor="text1"/>'),
    parts: {
      'word/settings.xml': documentXml('<w:clrSchemeMapping w:bg1="dark1" w:t1="light1"/>'),
    },
  },
  'pale yellow': { body: words('<w:color w:val="FFFFE5"/>') },
  'pale yellow on a yellowish ground': {
    body: words('<w:color w:val="FFFFCC"/><w:shd w:val="clear" w:fill="FFFFF0"/>'),
  },
  'letters filled with white': { body: words(effect('textFill', w14('FFFFFF'))) },
  'letters that are not filled': { body: words(effect('textFill', '<w14:noFill/>')) },
  'letters filled with nothing but glass': {
    body: words(effect('textFill', w14('000000', '<w14:alpha w14:val="100000"/>'))),
  },
  'lines a point high': { body: words('', '<w:spacing w:line="20" w:lineRule="exact"/>') },
  'lines a point high by their style': {
    body: words('', '<w:pStyle w:val="S"/>'),
    styles: style('paragraph', 'S', '<w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr>'),
  },
  'a row a point high': { body: table(words(), { row: '<w:trHeight w:val="20" w:hRule="exact"/>' }) },
  'a row that is hidden': { body: table(words(), { row: '<w:hidden/>' }) },
  'white by the style of the table': {
    body: table(words(), { of: '<w:tblStyle w:val="T"/>' }),
    styles: style('table', 'T', `<w:rPr>${WHITE}</w:rPr>`),
  },
  'white below the dark first row of a table': {
    body: table(words(WHITE), { of: OF_HEAD, before: `<w:tr><w:tc>${paragraph(run('Head'))}</w:tc></w:tr>` }),
    styles: DARK_HEAD,
  },
  'hidden by the style of paragraphs that name none': {
    body: words(),
    styles:
      style('paragraph', 'N', '<w:rPr><w:vanish/></w:rPr>', ' w:default="1"') +
      style('paragraph', 'Seen', ''),
  },
  'a frame beside the page': { body: words('', '<w:framePr w:w="1000" w:x="-30000" w:y="1"/>') },
  'indented beyond the page': { body: words('', '<w:ind w:left="31680"/>') },
  'letters on top of each other': { body: words('<w:spacing w:val="-400"/>') },
  'letters in a width of three points': { body: words('<w:fitText w:val="60"/>') },
  'raised beyond the page': { body: words('<w:position w:val="3000"/>') },
  'small as a complex script': { body: words('<w:rtl/><w:sz w:val="24"/><w:szCs w:val="2"/>') },
  'a text box beside the page': { body: box(words(), { at: -90_000_000 }) },
  'a text box of no width': { body: box(words(), { wide: 1 }) },
  'a text box that is hidden': { body: box(words(), { named: ' hidden="1"' }) },
  'white in a text box': { body: box(words(WHITE)) },
  'white in a text box, black for older programs': { body: box(words(WHITE), { olderContent: words() }) },
  'white in a white text box': { body: box(words(WHITE), { fill: solid('<a:srgbClr val="FFFFFF"/>') }) },
  'an older text box that is hidden': { body: older(words(), 'width:300pt;visibility:hidden') },
  'the code of a field': { body: field(run(WORDS), run('1')) },
  'a note that nothing refers to': { body: '', parts: note(2) },
  'a page of a dark colour that is not shown': {
    body: words(WHITE),
    isOnDark: true,
  },
};

const honest: Record<string, Construction> = {
  'plain words': { body: words() },
  'orange words': { body: words('<w:color w:val="ED7D31"/>') },
  'pale yellow on blue': { body: words('<w:color w:val="FFFFE5"/>' + DARK) },
  'words marked with a pen': { body: words('<w:highlight w:val="yellow"/>') },
  'white on a dark paragraph by its style': {
    body: words('', '<w:pStyle w:val="T"/>'),
    styles: style('paragraph', 'T', `<w:pPr>${DARK}</w:pPr><w:rPr>${WHITE}</w:rPr>`),
  },
  'white on a colour of the theme': {
    body: words(WHITE, '<w:shd w:val="clear" w:fill="auto" w:themeFill="accent1"/>'),
  },
  'white in a dark text box': { body: box(words(WHITE), { fill: solid('<a:srgbClr val="1F3864"/>') }) },
  'white in a text box of a colour of the theme': {
    body: box(words(WHITE), {
      fill: solid('<a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr>'),
    }),
  },
  'white in a dark text box that older programs show without its colour': {
    body: box(words(WHITE), { fill: solid('<a:srgbClr val="1F3864"/>'), isOlderFilled: false }),
  },
  'white in a text box with a picture': { body: box(words(WHITE), { fill: '<a:blipFill/>' }) },
  'white in a dark older box': { body: older(words(WHITE), 'width:300pt', ' fillcolor="#1f3864 [3204]"') },
  'white in the dark first row of a table': {
    body: table(words(WHITE), { of: OF_HEAD }),
    styles: DARK_HEAD,
  },
  'white in a dark cell': { body: table(words(WHITE), { inCell: DARK }) },
  'white in a dark table': { body: table(words(WHITE), { of: DARK }) },
  'dark letters by their fill': { body: words(WHITE + effect('textFill', w14('000000'))) },
  'white letters with dark lines around': {
    body: words(effect('textFill', w14('FFFFFF')) + effect('textOutline', w14('000000'))),
  },
  'letters filled from dark to light': {
    body: words(
      WHITE +
        effect(
          'textFill',
          '<w14:gradFill><w14:gs><w14:srgbClr w14:val="000080"/></w14:gs><w14:gs><w14:srgbClr w14:val="FFFFFF"/></w14:gs></w14:gradFill>',
        ),
    ),
  },
  'set closer by a point': { body: words('<w:spacing w:val="-20"/>') },
  'lines as high as their type': { body: words('', '<w:spacing w:line="240" w:lineRule="exact"/>') },
  'a text box': { body: box(words()) },
  'the result of a field': { body: field('<w:r><w:instrText>QUOTE</w:instrText></w:r>', run(WORDS)) },
  'a field in short': { body: paragraph(`<w:fldSimple w:instr="QUOTE">${run(WORDS)}</w:fldSimple>`) },
  'words in a direction of their own': { body: paragraph(`<w:bdo w:val="ltr">${run(WORDS)}</w:bdo>`) },
  'words with a gloss': {
    body: paragraph(`<w:r><w:ruby><w:rubyBase>${run(WORDS)}</w:rubyBase></w:ruby></w:r>`),
  },
  'a formula': { body: paragraph(`<m:oMath><m:r><m:t>${WORDS}</m:t></m:r></m:oMath>`) },
  'a note that the text refers to': {
    body: paragraph('<w:r><w:footnoteReference w:id="2"/></w:r>'),
    parts: note(2),
  },
  'white on a dark page that is shown': {
    body: words(WHITE),
    isOnDark: true,
    parts: { 'word/settings.xml': documentXml('<w:displayBackgroundShape/>') },
  },
};

async function read({ body, styles, parts, isOnDark = false }: Construction) {
  const first = `<w:p><w:pPr><w:pStyle w:val="Seen"/></w:pPr>${run(SEEN)}</w:p>`;
  const main = documentXml(first + body).replace('xmlns:w=', `${NAMESPACES} xmlns:w=`);
  const onDark = isOnDark ? main.replace('<w:body>', '<w:background w:color="1F3864"/><w:body>') : main;
  return readDocx(
    aDocx(onDark, { ...(styles !== undefined && { 'word/styles.xml': stylesXml(styles) }), ...parts }),
  );
}

describe('words of a Word file', () => {
  it.each(Object.entries(hidden))('are kept apart where Word does not show them: %s', async (name, of) => {
    const { text, hiddenText } = await read(of);
    expect(text).toContain(SEEN);
    expect(text).not.toContain(WORDS);
    if (!name.includes('note')) expect(hiddenText.map((found) => found.text).join('')).toContain(WORDS);
  });

  it.each(Object.entries(honest))('are read where it shows them: %s', async (name, of) => {
    const { text, hiddenText } = await read(of);
    expect(text).toContain(WORDS);
    expect(hiddenText).toEqual([]);
  });

  it('are refused where they are in another document within it, which is part of it only once Word has opened it', async () => {
    await expect(read({ body: '<w:altChunk r:id="c"/>' })).rejects.toThrow('damaged');
  });
});

import { documentXml, paragraph, run, stylesXml } from '../../../test/documents/word-samples';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { withoutHiddenRuns } from './hidden-runs';
import { looksOf } from './looks';
import { plainXml } from './plain-xml';

const kept = (body: string, styles?: string) => {
  const document = plainXml(documentXml(body));
  const parts = new Map(styles === undefined ? [] : [['word/styles.xml', styles]]);
  const { xml, hidden } = withoutHiddenRuns(document, looksOf(parts, document));
  return { text: [...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map((match) => match[1]).join(''), hidden };
};

describe('withoutHiddenRuns', () => {
  it.each([
    ['hidden_run', '<w:vanish/>'],
    ['hidden_run', '<w:vanish w:val="true"/>'],
    ['same_colour', '<w:color w:val="FFFFFF"/>'],
    ['same_colour', '<w:color w:val="F8F8F8"/>'],
    ['too_small', '<w:sz w:val="2"/>'],
    ['too_small', '<w:w w:val="1"/>'],
  ])('cuts out a run that does not show: %s, %s', (reason, properties) => {
    expect(kept(paragraph(run('Seen.'), run('Un&amp;seen.', properties)))).toEqual({
      text: 'Seen.',
      hidden: [{ reason, text: 'Un&seen.' }],
    });
  });

  it.each([
    ['<w:vanish w:val="0"/>'],
    ['<w:color w:val="auto"/>'],
    ['<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="203040"/>'],
    ['<w:color w:val="FFFFFF"/><w:highlight w:val="darkBlue"/>'],
    ['<w:color w:val="FFFF00"/>'],
    ['<w:sz w:val="8"/>'],
  ])('keeps a run that shows: %s', (properties) => {
    expect(kept(paragraph(run('Seen.', properties)))).toEqual({ text: 'Seen.', hidden: [] });
  });

  it('keeps white words in a dark table cell', () => {
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="000000"/></w:tcPr>${paragraph(run('Seen.', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`;
    expect(kept(cell).hidden).toEqual([]);
  });

  it('follows styles and what they are based on', () => {
    const styles = stylesXml(
      '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Quiet"><w:basedOn w:val="Base"/></w:style>' +
        '<w:style w:type="character" w:styleId="Ghost"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>',
    );
    const quiet = `<w:p><w:pPr><w:pStyle w:val="Quiet"/></w:pPr>${run('Quiet.')}${run('Loud.', '<w:vanish w:val="0"/>')}</w:p>`;
    expect(kept(quiet + paragraph(run('Ghost.', '<w:rStyle w:val="Ghost"/>')), styles)).toEqual({
      text: 'Loud.',
      hidden: [
        { reason: 'hidden_run', text: 'Quiet.' },
        { reason: 'same_colour', text: 'Ghost.' },
      ],
    });
  });

  it('drops words that only the fallback for older programs holds', () => {
    const same = `<w:r><mc:AlternateContent><mc:Choice>${run('Box.')}</mc:Choice><mc:Fallback>${run('Box.')}</mc:Fallback></mc:AlternateContent></w:r>`;
    const other = same.replace(/Box\.(?=<\/w:t><\/w:r><\/mc:Fallback>)/, 'Smuggled.');
    expect(kept(paragraph(same)).hidden).toEqual([]);
    expect(kept(paragraph(other)).hidden).toEqual([{ reason: 'hidden_run', text: 'Smuggled.' }]);
  });

  it('is not fooled by comments, and refuses a second name for the same elements', () => {
    expect(kept(paragraph(run('Seen.'), `<!-- <w:r> -->${run('Unseen.', '<w:vanish/>')}`)).text).toBe(
      'Seen.',
    );
    const second = documentXml(paragraph(run('Text.'))).replace(
      '<w:body>',
      '<w:body xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main">',
    );
    expect(() => withoutHiddenRuns(second, looksOf(new Map(), second))).toThrow(RefusedInWorker);
  });
});

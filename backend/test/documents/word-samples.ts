import { zipSync, type Zippable } from 'fflate';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

export function documentXml(body: string, prolog = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${prolog}<w:document xmlns:w="${NAMESPACE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`;
}

export function stylesXml(styles: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:styles xmlns:w="${NAMESPACE}">${styles}</w:styles>`;
}

export function notesXml(notes: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:footnotes xmlns:w="${NAMESPACE}">${notes}</w:footnotes>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function paragraph(...runs: string[]): string {
  return `<w:p>${runs.join('')}</w:p>`;
}

/** A Word file from its main part, with further parts by path. */
export function aDocx(main: string, parts: Record<string, string | Uint8Array> = {}): Buffer {
  const files: Zippable = {};
  const all = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/document.xml': main,
    ...parts,
  };
  for (const [path, content] of Object.entries(all))
    files[path] = typeof content === 'string' ? Buffer.from(content) : content;
  return Buffer.from(zipSync(files, { level: 9 }));
}

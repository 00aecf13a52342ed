import { prefixOf } from './plain-xml';

/** Elements whose contents Word shows as if the elements were not there, and mammoth leaves out altogether. */
const TRANSPARENT = ['fldSimple', 'bdo', 'dir', 'ruby', 'rubyBase'];
const MATH = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

/**
 * A document part in which mammoth's raw text finds all that Word shows: line breaks, which it would drop so that words run together,
 * and the text of formulas, fields, other directions of writing and glossed words, but not the glosses.
 */
export function forMammoth(xml: string): string {
  const prefix = prefixOf(xml);
  return withFormulas(xml, prefix)
    .replace(
      new RegExp(`<${prefix}(?:br|cr)(?:\\s[^<>]*)?/>`, 'g'),
      `<${prefix}t xml:space="preserve">\n</${prefix}t>`,
    )
    .replace(new RegExp(`</?${prefix}(?:${TRANSPARENT.join('|')})(?:\\s[^<>]*)?>`, 'g'), '');
}

/** Runs of formulas become runs of text, in their order; what arranges them goes. */
function withFormulas(xml: string, prefix: string): string {
  const name = new RegExp(`xmlns:([\\w.-]+)\\s*=\\s*["']${MATH}["']`).exec(xml)?.[1];
  if (name === undefined || !xml.includes(`<${name}:oMath`)) return xml;
  return xml.replace(
    new RegExp(`<(/?)${name.replaceAll('.', '\\.')}:([A-Za-z]+)(\\s[^<>]*)?>`, 'g'),
    (_, closes: string, local: string, attributes = '') =>
      local === 'r' || local === 't' ? `<${closes}${prefix}${local}${attributes}>` : '',
  );
}

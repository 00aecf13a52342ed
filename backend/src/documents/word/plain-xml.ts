import { replaceBetween } from '@marklight/text/replace-between';
import { RefusedInWorker } from '../worker/refused-in-worker';

const NAMESPACES =
  /xmlns(?::([\w.-]+))?\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/g;
const ENCODED_NAMESPACE = /xmlns(?::[\w.-]+)?\s*=\s*(?:"[^"&]*&[^"]*"|'[^'&]*&[^']*')/;

/**
 * Prefix of WordprocessingML's elements, with its colon.
 * @throws RefusedInWorker `damaged` if a part binds more than one, which no word processor does
 */
export function prefixOf(xml: string): string {
  const prefixes = new Set([...xml.matchAll(NAMESPACES)].map((match) => match[1]));
  const [prefix] = prefixes;
  if (prefixes.size !== 1 || prefix === undefined || ENCODED_NAMESPACE.test(xml))
    throw new RefusedInWorker('damaged');
  return `${prefix}:`;
}

/**
 * Removes comments and makes plain text of CDATA, so that every `<` left starts a tag.
 * @throws RefusedInWorker `damaged` if one of them never closes: the parser looks for the end from each beginning
 */
export function plainXml(xml: string): string {
  const commented = replaceBetween(xml, '<!--', '-->', () => '');
  const tagged = replaceBetween(commented, '<![CDATA[', ']]>', (text) =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
  );
  const plain = replaceBetween(tagged, '<?', '?>', (inner) => (/^xml\s/.test(inner) ? `<?${inner}?>` : ''));
  const declaration = /^\s*<\?/.exec(plain)?.[0].length ?? 0;
  if (plain.includes('<!') || plain.includes('<?', declaration)) throw new RefusedInWorker('damaged');
  return plain;
}

export function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code =
        decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return named[name ?? ''] ?? whole;
    },
  );
}

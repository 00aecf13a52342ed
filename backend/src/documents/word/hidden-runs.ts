import type { HiddenText } from '@marklight/contracts/essays';
import { replaceBetween } from '@marklight/text/replace-between';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { TAG } from './docx-package';
import {
  applyProperty,
  attributesOf,
  merged,
  readStyles,
  reasonHidden,
  shadeOf,
  type RunProperties,
  type Styles,
} from './run-properties';

const NAMESPACES =
  /xmlns(?::([\w.-]+))?\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/g;
const ENCODED_NAMESPACE = /xmlns(?::[\w.-]+)?\s*=\s*(?:"[^"&]*&[^"]*"|'[^'&]*&[^']*')/;

export interface HiddenRun {
  reason: HiddenText['reason'];
  text: string;
}

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

/** Cuts the runs that do not show on the page out of a document part, and says what they held. */
export function withoutHiddenRuns(
  xml: string,
  stylesXml: string | undefined,
): { xml: string; hidden: HiddenRun[] } {
  return new RunCutter(xml, prefixOf(xml), stylesXml).cut();
}

interface OpenRun {
  start: number;
  properties: RunProperties;
  styleId?: string;
  text: string;
}

interface OpenParagraph {
  styleId?: string;
  shade: string | null;
}

/** Content given twice, for newer and for older readers: a reader sees the newer, the parser takes the older. */
interface OpenAlternative {
  choice: string;
  fallback: string;
  fallbackStart: number;
  fallbackEnd: number;
}

class RunCutter {
  private readonly path: string[] = [];
  private readonly runs: OpenRun[] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private readonly cells: (string | null)[] = [];
  private readonly alternatives: OpenAlternative[] = [];
  private readonly cuts: [start: number, end: number][] = [];
  private readonly hidden: HiddenRun[] = [];
  private readonly styles: Styles;
  private textStart = 0;

  constructor(
    private readonly xml: string,
    private readonly prefix: string,
    stylesXml: string | undefined,
  ) {
    this.styles = readStyles(stylesXml, prefix);
  }

  cut(): { xml: string; hidden: HiddenRun[] } {
    for (const match of this.xml.matchAll(TAG)) {
      const [tag, closes, name = '', empty] = match;
      const end = match.index + tag.length;
      const local = name.startsWith(this.prefix) ? name.slice(this.prefix.length) : name;
      if (closes) this.close(local, match.index, end);
      else {
        this.open(local, tag, match.index, end);
        if (empty) this.close(local, end, end);
      }
    }
    return { xml: this.withoutCuts(), hidden: this.hidden };
  }

  private open(name: string, tag: string, start: number, end: number): void {
    const parent = this.path.at(-1);
    const attribute = attributesOf(tag);
    const run = this.runs.at(-1);
    const paragraph = this.paragraphs.at(-1);
    if (name === 'r') this.runs.push({ start, properties: {}, text: '' });
    else if (name === 'p') this.paragraphs.push({ shade: null });
    else if (name === 'tc') this.cells.push(null);
    else if (name === 't') this.textStart = end;
    else if (name.endsWith(':AlternateContent'))
      this.alternatives.push({ choice: '', fallback: '', fallbackStart: 0, fallbackEnd: 0 });
    else if (name.endsWith(':Fallback'))
      Object.assign(this.alternatives.at(-1) ?? {}, { fallbackStart: end });
    else if (parent === 'rPr' && this.path.at(-2) === 'r' && run) {
      if (name === 'rStyle') run.styleId = attribute('val');
      else applyProperty(run.properties, name, attribute);
    } else if (parent === 'pPr' && paragraph) {
      if (name === 'pStyle') paragraph.styleId = attribute('val');
      else if (name === 'shd') paragraph.shade = shadeOf(attribute);
    } else if (parent === 'tcPr' && name === 'shd') this.cells.splice(-1, 1, shadeOf(attribute));
    this.path.push(name);
  }

  private close(name: string, start: number, end: number): void {
    this.path.pop();
    if (name === 't') this.addText(decodeEntities(this.xml.slice(this.textStart, start)));
    else if (name === 'p') this.paragraphs.pop();
    else if (name === 'tc') this.cells.pop();
    else if (name === 'r') this.closeRun(end);
    else if (name.endsWith(':Fallback'))
      Object.assign(this.alternatives.at(-1) ?? {}, { fallbackEnd: start });
    else if (name.endsWith(':AlternateContent')) this.closeAlternative();
  }

  private addText(text: string): void {
    const run = this.runs.at(-1);
    if (run) run.text += text;
    const alternative = this.alternatives.at(-1);
    if (!alternative) return;
    if (this.path.some((name) => name.endsWith(':Fallback'))) alternative.fallback += text;
    else alternative.choice += text;
  }

  private closeRun(end: number): void {
    const run = this.runs.pop();
    if (!run) return;
    const paragraph = this.paragraphs.at(-1);
    const properties = merged(
      this.styles.defaults,
      this.styles.byId.get(paragraph?.styleId ?? ''),
      this.styles.byId.get(run.styleId ?? ''),
      run.properties,
    );
    const background = paragraph?.shade ?? this.cells.at(-1) ?? null;
    const reason = reasonHidden(properties, background);
    if (reason === null) return;
    this.cuts.push([run.start, end]);
    this.report(reason, run.text);
  }

  private closeAlternative(): void {
    const alternative = this.alternatives.pop();
    if (
      !alternative ||
      alternative.fallback === '' ||
      squeezed(alternative.choice) === squeezed(alternative.fallback)
    )
      return;
    this.cuts.push([alternative.fallbackStart, alternative.fallbackEnd]);
    this.report('hidden_run', alternative.fallback);
  }

  private report(reason: HiddenRun['reason'], text: string): void {
    const last = this.hidden.at(-1);
    if (last?.reason === reason) last.text += text;
    else if (text.trim() !== '') this.hidden.push({ reason, text });
  }

  private withoutCuts(): string {
    let position = 0;
    let result = '';
    for (const [start, end] of [...this.cuts].sort((a, b) => a[0] - b[0])) {
      if (start > position) result += this.xml.slice(position, start);
      position = Math.max(position, end);
    }
    return result + this.xml.slice(position);
  }
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

function decodeEntities(text: string): string {
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

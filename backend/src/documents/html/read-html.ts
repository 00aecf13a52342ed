import type { HiddenText } from '@marklight/contracts/essays';
import { replaceBetween } from '@marklight/text/replace-between';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { withoutEntities } from './entities';
import { PLAIN, reasonUnseen, styleWithin, type ElementStyle } from './inline-style';

export interface HtmlText {
  text: string;
  hiddenText: HiddenText[];
  /** The first heading where it was asked for; it is not in `text` then. */
  heading: string | null;
}

const TAG = /<(\/?)([a-z][a-z0-9:-]*)(?:(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*))>/gi;
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'area', 'base', 'source']);
const NOT_SHOWN =
  /<(script|style|head|title|template|noscript|svg|object|iframe|select|audio|video|canvas|datalist|dialog|noframes|noembed|annotation|rp)\b/gi;
const PARAGRAPHS =
  /^(?:p|div|h[1-6]|blockquote|pre|section|article|details|summary|ul|ol|table|header|footer|main)$/;
const LINES = /^(?:br|li|tr|hr|dt|dd)$/;
const CELLS = /^(?:td|th)$/;
const MAX_DEPTH = 500;

/**
 * Text of a page that a platform made of what a student typed. What inline styles hide is kept apart; style sheets
 * and scripts are not read, as platforms let no student write them.
 * @param takesHeading whether the first heading is the platform's own
 * @throws RefusedInWorker
 */
export function readHtml(page: string, takesHeading = false): HtmlText {
  const uncommented = replaceBetween(page, '<!--', '-->', () => '');
  const html = withoutUnshown(replaceBetween(uncommented, '<!', '>', () => ''));
  const reader = new HtmlReader(takesHeading);
  let from = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, closes, name = '', attributes = ''] = match;
    reader.text(html.slice(from, match.index));
    if (closes) reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), attributes);
    from = match.index + tag.length;
  }
  reader.text(html.slice(from));
  return reader.result();
}

interface OpenElement {
  name: string;
  style: ElementStyle;
  /** Of what it holds: of a block that is folded, only its summary shows. */
  within: ElementStyle;
}

/** Of a `details` element. */
const IS_OPEN = /(?:^|[\s/"'])open(?:[\s=/]|$)/i;

class HtmlReader {
  private readonly elements: OpenElement[] = [];
  private readonly pieces: string[] = [];
  private readonly hidden: HiddenText[] = [];
  private heading: string | null = null;
  private inHeading = false;

  constructor(private readonly takesHeading: boolean) {}

  open(name: string, attributes: string): void {
    this.breakAt(name);
    if (VOID.has(name)) return;
    if (this.elements.length >= MAX_DEPTH) throw new RefusedInWorker('takes_too_long');
    const parent = this.elements.at(-1);
    const isSummary = name === 'summary' && parent?.name === 'details';
    const style = styleWithin(isSummary ? parent.style : this.style, attributes);
    const isFolded = name === 'details' && style.hidden === null && !IS_OPEN.test(attributes);
    this.elements.push({ name, style, within: isFolded ? { ...style, hidden: 'hidden_run' } : style });
    if (name === 'h1' && this.takesHeading && this.heading === null) {
      this.heading = '';
      this.inHeading = true;
    }
  }

  close(name: string): void {
    this.breakAt(name);
    if (name === 'h1') this.inHeading = false;
    const at = this.elements.findLastIndex((element) => element.name === name);
    if (at >= 0) this.elements.length = at;
  }

  text(raw: string): void {
    if (raw === '') return;
    const text = withoutEntities(raw.replace(/\s+/g, ' '));
    const reason = reasonUnseen(this.style);
    if (this.inHeading) this.heading += text;
    else if (reason === null) this.pieces.push(text);
    else if (text.trim() !== '') this.hide(reason, text);
  }

  result(): HtmlText {
    const text = this.pieces
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n');
    return { text, hiddenText: this.hidden, heading: this.heading?.trim() ?? null };
  }

  private hide(reason: HiddenText['reason'], text: string): void {
    const last = this.hidden.at(-1);
    if (last?.reason === reason) last.text += text;
    else this.hidden.push({ page: 0, reason, text: text.trimStart() });
  }

  private breakAt(name: string): void {
    if (PARAGRAPHS.test(name)) this.pieces.push('\n\n');
    else if (LINES.test(name)) this.pieces.push('\n');
    else if (CELLS.test(name)) this.pieces.push(' ');
  }

  private get style(): ElementStyle {
    return this.elements.at(-1)?.within ?? PLAIN;
  }
}

function withoutUnshown(html: string): string {
  let kept = '';
  let from = 0;
  NOT_SHOWN.lastIndex = 0;
  for (let found = NOT_SHOWN.exec(html); found; found = NOT_SHOWN.exec(html)) {
    kept += html.slice(from, found.index);
    const closing = new RegExp(`</${found[1] ?? ''}`, 'gi');
    closing.lastIndex = found.index;
    const close = closing.exec(html)?.index ?? -1;
    const end = close < 0 ? -1 : html.indexOf('>', close);
    if (end < 0) return kept;
    from = end + 1;
    NOT_SHOWN.lastIndex = from;
  }
  return kept + html.slice(from);
}

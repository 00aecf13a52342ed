import { attributesOf, type Theme } from './colours';
import { TAG } from './docx-package';
import { applyEffects, applyProperty, merged, shadeOf, twips, type RunProperties } from './run-properties';

/** Of a paragraph: what decides whether its text shows. */
export interface ParagraphProperties {
  shade?: string | null | undefined;
  /** Its lines are cut off at this height; in twentieths of a point. */
  height?: number | undefined;
}

export interface TablePart {
  properties: RunProperties;
  shade?: string | null;
}

export interface Style {
  properties: RunProperties;
  paragraph: ParagraphProperties;
  /** Of a table: all of it (""), its first row ("firstRow") and so on. */
  parts: ReadonlyMap<string, TablePart>;
}

export interface Styles {
  defaults: RunProperties;
  /** Of paragraphs that name none. */
  ofParagraphs: string | undefined;
  byId: ReadonlyMap<string, Style>;
}

const MAX_STYLE_CHAIN = 20;

interface OwnStyle {
  properties: RunProperties;
  paragraph: ParagraphProperties;
  parts: Map<string, TablePart>;
  basedOn?: string | undefined;
}

/** Properties of every style, its ancestors' included. */
export function readStyles(stylesXml: string | undefined, prefix: string, theme: Theme): Styles {
  const reader = new StylesReader(prefix, theme);
  reader.read(stylesXml ?? '');
  return reader.styles();
}

class StylesReader {
  private readonly own = new Map<string, OwnStyle>();
  private readonly defaults: RunProperties = {};
  private ofParagraphs: string | undefined;
  private style: OwnStyle | undefined;
  private part = '';
  private inDefaults = false;
  private propertiesStart = 0;
  private readonly path: string[] = [];

  constructor(
    private readonly prefix: string,
    private readonly theme: Theme,
  ) {}

  read(xml: string): void {
    for (const match of xml.matchAll(TAG)) {
      const [tag, closes, name = '', empty] = match;
      const local = name.startsWith(this.prefix) ? name.slice(this.prefix.length) : '';
      const end = match.index + tag.length;
      if (closes) this.close(local, xml.slice(this.propertiesStart, match.index));
      else {
        this.open(local, tag, end);
        if (!empty) this.path.push(local);
      }
    }
  }

  styles(): Styles {
    const { defaults, ofParagraphs } = this;
    return {
      defaults,
      ofParagraphs,
      byId: new Map([...this.own.keys()].map((id) => [id, this.resolved(id, 0)])),
    };
  }

  private open(name: string, tag: string, end: number): void {
    const attribute = attributesOf(tag);
    const parent = this.path.at(-1);
    if (name === 'docDefaults') this.inDefaults = true;
    if (name === 'style') this.openStyle(attribute);
    if (name === 'tblStylePr') this.part = attribute('type') ?? '';
    if (name === 'rPr') this.propertiesStart = end;
    if (parent === 'rPr' && this.path.at(-2) !== 'rPrChange')
      applyProperty(this.runProperties(), name, attribute, this.theme);
    const { style } = this;
    if (!style) return;
    if (name === 'basedOn') style.basedOn = attribute('val');
    if (name === 'shd' && parent === 'pPr') style.paragraph.shade = shadeOf(attribute, this.theme);
    if (name === 'spacing' && parent === 'pPr') style.paragraph.height = exactHeight(attribute);
    if (name === 'shd' && (parent === 'tcPr' || parent === 'tblPr'))
      this.partOf(style).shade = shadeOf(attribute, this.theme);
  }

  private openStyle(attribute: (name: string) => string | undefined): void {
    const id = attribute('styleId') ?? '';
    this.own.set(id, (this.style = { properties: {}, paragraph: {}, parts: new Map() }));
    if (attribute('type') === 'paragraph' && /^(?:1|true|on)$/.test(attribute('default') ?? ''))
      this.ofParagraphs = id;
  }

  private close(name: string, inner: string): void {
    this.path.pop();
    if (name === 'rPr') applyEffects(this.runProperties(), inner, this.theme);
    if (name === 'style') this.style = undefined;
    if (name === 'tblStylePr') this.part = '';
    if (name === 'docDefaults') this.inDefaults = false;
  }

  private runProperties(): RunProperties {
    if (!this.style) return this.inDefaults ? this.defaults : {};
    return this.part === '' ? this.style.properties : this.partOf(this.style).properties;
  }

  private partOf(style: OwnStyle): TablePart {
    let part = style.parts.get(this.part);
    if (!part) style.parts.set(this.part, (part = { properties: {} }));
    return part;
  }

  private resolved(id: string | undefined, depth: number): Style {
    const style = id === undefined || depth > MAX_STYLE_CHAIN ? undefined : this.own.get(id);
    if (!style) return { properties: {}, paragraph: {}, parts: new Map() };
    const base = this.resolved(style.basedOn, depth + 1);
    return {
      properties: merged(base.properties, style.properties),
      paragraph: {
        shade: style.paragraph.shade === undefined ? base.paragraph.shade : style.paragraph.shade,
        height: style.paragraph.height ?? base.paragraph.height,
      },
      parts: new Map([...base.parts, ...style.parts]),
    };
  }
}

/** Of lines that grow with their type there is none. */
export function exactHeight(attribute: (name: string) => string | undefined): number | undefined {
  const rule = attribute('lineRule') ?? attribute('hRule');
  return rule === 'exact' ? twips(attribute('line') ?? attribute('val')) : undefined;
}

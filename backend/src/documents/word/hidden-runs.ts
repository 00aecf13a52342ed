import type { HiddenText } from '@marklight/contracts/essays';
import { attributesOf, withoutPrefix } from './colours';
import { TAG } from './docx-package';
import type { Looks } from './looks';
import { decodeEntities, prefixOf } from './plain-xml';
import {
  applyEffects,
  applyProperty,
  merged,
  reasonHidden,
  shadeOf,
  twips,
  type RunProperties,
} from './run-properties';
import { exactHeight } from './styles';
import { OpenTable, type CellPaint } from './tables';
import { drawnBox, olderBox, type TextBox } from './text-boxes';

export interface HiddenRun {
  reason: HiddenText['reason'];
  text: string;
}

/** Cuts the runs that do not show on the page out of a document part, and says what they held. */
export function withoutHiddenRuns(xml: string, looks: Looks): { xml: string; hidden: HiddenRun[] } {
  return new RunCutter(xml, prefixOf(xml), looks).cut();
}

interface OpenRun {
  start: number;
  properties: RunProperties;
  propertiesStart: number;
  styleId?: string;
  text: string;
}

interface OpenParagraph {
  styleId?: string;
  /** Undefined where nothing is said of it. */
  shade?: string | null;
  height?: number;
  reason: HiddenRun['reason'] | null;
}

/** Content given twice, for newer and for older readers: a reader sees the newer, the parser takes the older. */
interface OpenAlternative {
  choice: string;
  fallback: string;
  fallbackStart: number;
  fallbackEnd: number;
  /** The boxes of the newer, in order: they are what shows. */
  boxes: TextBox[];
}

/** Twentieths of a point: further than the width of A3 across, and than that of A4 before the left edge. */
const [FAR, FAR_BEFORE] = [24_000, -12_000];

class RunCutter {
  private readonly path: string[] = [];
  private readonly runs: OpenRun[] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private readonly tables: OpenTable[] = [];
  /** Cells and text boxes, as they are within each other. */
  private readonly around: (CellPaint | TextBox)[] = [];
  private readonly alternatives: OpenAlternative[] = [];
  private readonly drawings: number[] = [];
  /** Of fields: whether what follows is their code, which is not shown. */
  private readonly fields: boolean[] = [];
  private readonly hasFields: boolean;
  private olderShape = '';
  private readonly cuts: [start: number, end: number][] = [];
  private readonly hidden: HiddenRun[] = [];
  private textStart = 0;

  constructor(
    private readonly xml: string,
    private readonly prefix: string,
    private readonly looks: Looks,
  ) {
    const marks = (type: string) => xml.split(`fldCharType="${type}"`).length;
    this.hasFields = marks('begin') === marks('end');
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
    const attribute = attributesOf(tag);
    if (name === 'r') this.runs.push({ start, properties: {}, propertiesStart: end, text: '' });
    else if (name === 'p') this.paragraphs.push({ reason: null });
    else if (name === 'tbl') this.tables.push(new OpenTable());
    else if (name === 'tr') this.tables.at(-1)?.nextRow();
    else if (name === 'tc') this.around.push(this.tables.at(-1)?.nextCell() ?? emptyCell());
    else if (name === 't') this.textStart = end;
    else if (name === 'fldChar') this.field(attribute('fldCharType'));
    else if (name === 'txbxContent') this.around.push(this.boxHere(start));
    else if (name === 'rPr' && this.path.at(-1) === 'r')
      Object.assign(this.runs.at(-1)!, { propertiesStart: end });
    else if (name.includes(':')) this.openOther(name, tag, start, end);
    else this.openProperty(name, attribute);
    this.path.push(name);
  }

  /** Elements of drawings, and of what is written twice. */
  private openOther(name: string, tag: string, start: number, end: number): void {
    const local = withoutPrefix(name);
    if (local === 'AlternateContent')
      this.alternatives.push({ choice: '', fallback: '', fallbackStart: 0, fallbackEnd: 0, boxes: [] });
    else if (local === 'Fallback') Object.assign(this.alternatives.at(-1) ?? {}, { fallbackStart: end });
    else if (local === 'inline' || local === 'anchor') this.drawings.push(start);
    else if (/^(?:shape|rect|roundrect|oval)$/.test(local)) this.olderShape = tag;
  }

  private openProperty(name: string, attribute: (name: string) => string | undefined): void {
    const [parent, above] = [this.path.at(-1), this.path.at(-2)];
    const run = this.runs.at(-1);
    if (parent === 'rPr' && above === 'r' && run) {
      if (name === 'rStyle') run.styleId = attribute('val');
      else applyProperty(run.properties, name, attribute, this.looks.theme);
    } else if (parent === 'pPr') this.openOfParagraph(name, attribute);
    else if (parent === 'tcPr' && name === 'shd') {
      const cell = this.around.at(-1);
      if (cell && 'shade' in cell) cell.shade = shadeOf(attribute, this.looks.theme) ?? cell.shade;
    } else this.openOfTable(parent, name, attribute);
  }

  private openOfParagraph(name: string, attribute: (name: string) => string | undefined): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph) return;
    if (name === 'pStyle') paragraph.styleId = attribute('val');
    else if (name === 'shd') paragraph.shade = shadeOf(attribute, this.looks.theme);
    else if (name === 'spacing') paragraph.height = exactHeight(attribute);
    else if (name === 'ind' || name === 'framePr') {
      const moves = ['left', 'start', 'right', 'end', 'x', 'y'].map((side) => twips(attribute(side)) ?? 0);
      if (moves.some((by) => by > FAR || by < FAR_BEFORE)) paragraph.reason = 'off_page';
    }
  }

  private openOfTable(
    parent: string | undefined,
    name: string,
    attribute: (name: string) => string | undefined,
  ): void {
    const table = this.tables.at(-1);
    if (!table) return;
    if (parent === 'tblPr' && name === 'tblStyle')
      table.style = this.looks.styles.byId.get(attribute('val') ?? '');
    if (parent === 'tblPr' && name === 'tblLook') table.takeLook(attribute);
    if (parent === 'tblPr' && name === 'shd') table.shade = shadeOf(attribute, this.looks.theme);
    if (parent === 'trPr' && name === 'hidden')
      table.isRowHidden = !/^(?:0|false|off)$/.test(attribute('val') ?? '');
    if (parent === 'trPr' && name === 'trHeight') table.rowHeight = exactHeight(attribute);
  }

  private close(name: string, start: number, end: number): void {
    this.path.pop();
    if (name === 't') this.addText(decodeEntities(this.xml.slice(this.textStart, start)));
    else if (name === 'p') this.paragraphs.pop();
    else if (name === 'tbl') this.tables.pop();
    else if (name === 'tc' || name === 'txbxContent') this.around.pop();
    else if (name === 'rPr' && this.path.at(-1) === 'r') this.closeProperties(start);
    else if (name === 'r') this.closeRun(end);
    else if (name.endsWith(':inline') || name.endsWith(':anchor')) this.drawings.pop();
    else if (name.endsWith(':Fallback'))
      Object.assign(this.alternatives.at(-1) ?? {}, { fallbackEnd: start });
    else if (name.endsWith(':AlternateContent')) this.closeAlternative();
  }

  private field(mark: string | undefined): void {
    if (mark === 'begin') this.fields.push(true);
    else if (mark === 'separate') this.fields.splice(-1, 1, false);
    else this.fields.pop();
  }

  private boxHere(start: number): TextBox {
    const alternative = this.alternatives.at(-1);
    if (alternative && this.isInFallback()) return alternative.boxes.shift() ?? olderBox(this.olderShape);
    const drawing = this.drawings.at(-1);
    const box =
      drawing === undefined
        ? olderBox(this.olderShape)
        : drawnBox(this.xml.slice(drawing, start), this.looks.theme);
    alternative?.boxes.push(box);
    return box;
  }

  private isInFallback(): boolean {
    return this.path.some((name) => name.endsWith(':Fallback'));
  }

  private addText(text: string): void {
    const run = this.runs.at(-1);
    if (run) run.text += text;
  }

  private closeProperties(end: number): void {
    const run = this.runs.at(-1);
    if (run) applyEffects(run.properties, this.xml.slice(run.propertiesStart, end), this.looks.theme);
  }

  private closeRun(end: number): void {
    const run = this.runs.pop();
    if (!run) return;
    const reason = this.reasonOf(run);
    if (reason === null) return this.addSeen(run.text);
    this.cuts.push([run.start, end]);
    this.report(reason, run.text);
  }

  private reasonOf(run: OpenRun): HiddenRun['reason'] | null {
    const { defaults, ofParagraphs, byId } = this.looks.styles;
    const paragraph = this.paragraphs.at(-1);
    const table = this.tables.at(-1);
    const around = this.around.at(-1);
    if (this.hasFields && this.fields.includes(true)) return 'hidden_run';
    if (paragraph?.reason) return paragraph.reason;
    const unseen = this.around.find((each): each is TextBox => 'reason' in each && each.reason !== null);
    if (unseen) return unseen.reason;
    if (table?.isRowHidden) return 'hidden_run';
    const style = byId.get(paragraph?.styleId ?? ofParagraphs ?? '');
    const properties = merged(
      defaults,
      around && 'properties' in around ? around.properties : undefined,
      style?.properties,
      byId.get(run.styleId ?? '')?.properties,
      run.properties,
    );
    const shade = paragraph?.shade === undefined ? style?.paragraph.shade : paragraph.shade;
    const grounds = shade ? [shade] : this.groundsAround();
    const isInRow = around && 'properties' in around;
    const height = paragraph?.height ?? style?.paragraph.height ?? (isInRow ? table?.rowHeight : undefined);
    return reasonHidden(properties, { grounds, height }, [...run.text].length);
  }

  /** What is behind a paragraph, by the cells and boxes that it is in. */
  private groundsAround(): readonly string[] | null {
    const perhaps: string[] = [];
    for (const each of [...this.around].reverse()) {
      if ('grounds' in each) return each.grounds && [...each.grounds, ...perhaps];
      perhaps.push(...each.perhaps);
      if (each.shade) return [each.shade, ...perhaps];
    }
    return [this.looks.paper, ...perhaps];
  }

  private addSeen(text: string): void {
    const alternative = this.alternatives.at(-1);
    if (!alternative) return;
    if (this.isInFallback()) alternative.fallback += text;
    else alternative.choice += text;
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

const emptyCell = (): CellPaint => ({ shade: null, perhaps: [], properties: {} });

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

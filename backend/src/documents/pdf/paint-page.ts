import { applyExtendedState, initialState, type GraphicsState } from './graphics-state';
import {
  boxOf,
  cornersOf,
  intersect,
  multiply,
  toBox,
  toMatrix,
  toNumber,
  type Box,
  type Matrix,
} from './matrix';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UNPLACED_IMAGES, type OperatorList, type ShownFont, type ShownGlyph } from './operators';
import { addArea, type PaintedPage, type PaintTarget } from './painted-page';
import { clipPath, paintPath, type PathArguments } from './paint-path';
import { moveText, showText } from './paint-text';

/** What the interpreter needs to know beyond the operators. */
export interface PageResources {
  /** The visible page, in user units before rotation. */
  box: Box;
  /** Points per user unit; 1 but for very large pages. */
  userUnit: number;
  fontNamed(name: string): ShownFont | null;
  /** Whether a layer (optional content group) is switched on. */
  layerIsOn(group: unknown): boolean;
  /** Whether a comment holds text of the writer: what was typed into a form, or onto the page. */
  isTypedText(comment: unknown): boolean;
}

const UNIT_SQUARE: Box = [0, 0, 1, 1];
/** Deeper nesting than any real page has; a file that nests more is hostile. */
const MAX_SAVED_STATES = 10_000;

/**
 * Follows a page's operators as a renderer does and records each glyph with its place, size and paint, and each area
 * painted over: which is what it takes to tell the words a reader sees from those nobody sees.
 */
export function paintPage(list: OperatorList, resources: PageResources): PaintedPage {
  return new PagePainter(resources).paint(list);
}

class PagePainter {
  private state: GraphicsState;
  private readonly saved: GraphicsState[] = [];
  private readonly page: PaintTarget;
  /** One entry per open marked content: whether it switched painting off. */
  private readonly markedContent: boolean[] = [];
  /** Above 0 inside the group of a soft mask, which paints nothing itself. */
  private maskGroups = 0;
  private pendingClip = false;
  private isComment = false;

  constructor(private readonly resources: PageResources) {
    const unit = resources.userUnit;
    const box = resources.box.map((edge) => edge * unit) as unknown as Box;
    this.state = { ...initialState(box), matrix: [unit, 0, 0, unit, 0, 0] };
    this.page = { glyphs: [], areas: [], box, order: 0, places: [], pieces: 0, layersOff: 0 };
  }

  paint(list: OperatorList): PaintedPage {
    const { fnArray, argsArray } = list;
    for (let index = 0; index < fnArray.length; index++) {
      this.step(fnArray[index] as number, argsArray[index] ?? []);
    }
    const { glyphs, areas, box } = this.page;
    return { glyphs, areas, box };
  }

  private step(operator: number, args: readonly unknown[]): void {
    if (this.maskGroups > 0) return this.stepInsideMask(operator);
    if (operator === OPS.beginAnnotation) return this.beginAnnotation(args);
    if (operator === OPS.endAnnotation) this.isComment = true;
    if (this.isComment) return;
    if (this.stepState(operator, args) || this.stepText(operator, args)) return;
    const { state, page } = this;
    switch (operator) {
      case OPS.constructPath:
        paintPath(page, state, args as unknown as PathArguments);
        if (this.pendingClip) clipPath(state, args as unknown as PathArguments);
        this.pendingClip = false;
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.pendingClip = true;
        break;
      case OPS.shadingFill:
      case OPS.rawFillPath:
        this.paintArea(state.clip, false);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        this.paintArea(boxOf(cornersOf(state.matrix, UNIT_SQUARE)), true);
        break;
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        this.paintArea(boxOf(cornersOf(state.matrix, UNIT_SQUARE)), false);
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        this.beginMarkedContent(args);
        break;
      case OPS.endMarkedContent:
        if (this.markedContent.pop()) page.layersOff--;
        break;
      default:
        if (UNPLACED_IMAGES.has(operator)) this.paintArea(state.clip, false);
    }
  }

  /** Operators that only change the graphics state; false if the operator is another. */
  private stepState(operator: number, args: readonly unknown[]): boolean {
    const { state } = this;
    switch (operator) {
      case OPS.save:
        this.save();
        return true;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        this.restore();
        return true;
      case OPS.transform:
        this.transform(toMatrix(args));
        return true;
      case OPS.paintFormXObjectBegin:
        this.save();
        this.transform(toMatrix(args[0]));
        this.clipTo(toBox(args[1]));
        return true;
      case OPS.beginGroup:
        this.beginGroup(args[0] as { matrix?: unknown; bbox?: unknown; smask?: unknown });
        return true;
      case OPS.setGState:
        applyExtendedState(state, args[0], this.resources.fontNamed);
        return true;
      case OPS.setLineWidth:
        state.lineWidth = toNumber(args[0]);
        return true;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : null;
        return true;
      case OPS.setStrokeRGBColor:
        state.stroke = typeof args[0] === 'string' ? args[0] : null;
        return true;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null;
        return true;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        state.stroke = null;
        return true;
      default:
        return false;
    }
  }

  private stepText(operator: number, args: readonly unknown[]): boolean {
    const { state } = this;
    const value = toNumber(args[0]);
    switch (operator) {
      case OPS.beginText:
        Object.assign(state, { textMatrix: [1, 0, 0, 1, 0, 0], x: 0, y: 0, lineX: 0, lineY: 0 });
        return true;
      case OPS.setTextMatrix:
        Object.assign(state, {
          textMatrix: toMatrix(args[0]) ?? state.textMatrix,
          x: 0,
          y: 0,
          lineX: 0,
          lineY: 0,
        });
        return true;
      case OPS.setFont:
        state.font = this.resources.fontNamed(String(args[0]));
        state.fontSize = toNumber(args[1]);
        return true;
      case OPS.setCharSpacing:
        state.charSpacing = value;
        return true;
      case OPS.setWordSpacing:
        state.wordSpacing = value;
        return true;
      case OPS.setHScale:
        state.horizontalScale = value / 100;
        return true;
      case OPS.setLeading:
        state.leading = -value;
        return true;
      case OPS.setTextRise:
        state.rise = value;
        return true;
      case OPS.setTextRenderingMode:
        state.renderMode = value;
        return true;
      case OPS.setLeadingMoveText:
        state.leading = toNumber(args[1]);
        moveText(state, value, toNumber(args[1]));
        return true;
      case OPS.moveText:
        moveText(state, value, toNumber(args[1]));
        return true;
      case OPS.nextLine:
        moveText(state, 0, state.leading);
        return true;
      case OPS.showText:
        showText(this.page, state, (args[0] ?? []) as readonly (ShownGlyph | number | null)[]);
        return true;
      default:
        return false;
    }
  }

  private stepInsideMask(operator: number): void {
    if (operator === OPS.beginGroup) this.maskGroups++;
    if (operator === OPS.endGroup) this.maskGroups--;
  }

  private beginGroup(group: { matrix?: unknown; bbox?: unknown; smask?: unknown }): void {
    if (group.smask) {
      this.maskGroups = 1;
      return;
    }
    this.save();
    const { state } = this;
    const matrix = multiply(state.matrix, toMatrix(group.matrix) ?? [1, 0, 0, 1, 0, 0]);
    const box = toBox(group.bbox);
    if (box) state.clip = intersect(state.clip, boxOf(cornersOf(matrix, box)));
    state.inGroup = true;
    state.groupAlpha *= state.fillAlpha;
    state.fillAlpha = 1;
    state.strokeAlpha = 1;
  }

  private beginMarkedContent(args: readonly unknown[]): void {
    const isOff = args[0] === 'OC' && !this.resources.layerIsOn(args[1]);
    this.markedContent.push(isOff);
    if (isOff) this.page.layersOff++;
  }

  /** What follows are comments. Most are no part of the text but may lie over it; forms, and what was typed onto the page, are. */
  private beginAnnotation([id, rect, transform, matrix]: readonly unknown[]): void {
    this.isComment = !this.resources.isTypedText(id);
    const unit = this.resources.userUnit;
    const box = toBox(rect);
    if (this.isComment) {
      if (box) addArea(this.page, { clip: this.page.box }, box.map((edge) => edge * unit) as unknown as Box);
      return;
    }
    this.saved.length = 0;
    this.state = { ...initialState(this.page.box), matrix: [unit, 0, 0, unit, 0, 0] };
    this.clipTo(box);
    this.transform(toMatrix(transform));
    this.transform(toMatrix(matrix));
  }

  private paintArea(box: Box, isImage: boolean): void {
    if (this.page.layersOff === 0) addArea(this.page, this.state, box, { isImage });
  }

  private transform(matrix: Matrix | null): void {
    if (matrix) this.state.matrix = toMatrix(multiply(this.state.matrix, matrix)) ?? this.state.matrix;
  }

  private clipTo(box: Box | null): void {
    if (box) this.state.clip = intersect(this.state.clip, boxOf(cornersOf(this.state.matrix, box)));
  }

  private save(): void {
    if (this.saved.length >= MAX_SAVED_STATES) throw new RangeError('graphics states nested too deeply');
    this.saved.push({ ...this.state });
  }

  private restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }
}

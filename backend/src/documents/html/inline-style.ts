import type { HiddenText } from '@marklight/contracts/essays';
import { blendsInto, PAPER, SMALLEST_READABLE_POINTS } from '../legibility';
import { colourOf, coloursOfBackground, declarationsIn, pixelsOf, shareOf } from './css-values';

type Reason = HiddenText['reason'];

/** What an element and those around it say of how its text shows. */
export interface ElementStyle {
  /** What no element within can take back. */
  hidden: Reason | null;
  isInvisible: boolean;
  opacity: number;
  /** Of the type, in pixels. */
  size: number;
  letterSpacing: number;
  colour: string;
  /** Of the colour. */
  inkOpacity: number;
  /** What is behind: one colour, or those of a gradient. */
  grounds: readonly string[];
}

export const PLAIN: ElementStyle = {
  hidden: null,
  isInvisible: false,
  opacity: 1,
  size: 16,
  letterSpacing: 0,
  colour: '#000000',
  inkOpacity: 1,
  grounds: [PAPER],
};

const PIXELS_PER_POINT = 4 / 3;
const READABLE_OPACITY = 0.1;
/** Of the type size: letters moved together by as much lie on each other. */
const CLOSEST = 0.4;
/** Pixels: smaller boxes that cut off what does not fit show nothing of a text. */
const SMALLEST_BOX = 3;
/** Pixels before the left or upper edge, and behind the others: further out than any margin. */
const [BEFORE, BEHIND] = [-500, 2_500];
const SMALLEST_SCALE = 0.15;
/** Modes in which dark letters on white leave white. */
const VANISHING = /^(?:lighten|screen|color-dodge|hue|saturation|color|soft-light|difference|exclusion)$/;

/** Classes by which Moodle, Canvas and Bootstrap, which both build on, hide what is for programs that read aloud, or for later. */
const HIDING =
  /(?:^|\s)(?:sr-only|visually-hidden|screenreader-only|accesshide|d-none|hidden|hide|invisible|collapse|text-hide|offscreen|hidden-visually)(?=\s|$)/i;
const SHOWN_AGAIN = /(?:^|\s)(?:show|in|d-(?:sm|md|lg|xl)-\w+)(?=\s|$)/i;
const LIGHT_TYPE = /(?:^|\s)text-(?:white|light|white-50|body-bg)(?=\s|$)/i;
const DARK_GROUND =
  /(?:^|\s)(?:bg|text-bg|badge)-(?:dark|black|primary|secondary|success|danger|info)(?=\s|$)/i;

/** Why text in this style does not show; null if it does. */
export function reasonUnseen(style: ElementStyle): Reason | null {
  if (style.hidden !== null) return style.hidden;
  if (style.isInvisible) return 'hidden_run';
  if (style.opacity * style.inkOpacity < READABLE_OPACITY) return 'invisible';
  if (style.size / PIXELS_PER_POINT < SMALLEST_READABLE_POINTS) return 'too_small';
  if (-style.letterSpacing >= style.size * CLOSEST) return 'covered';
  return style.grounds.every((ground) => blendsInto(style.colour, ground)) ? 'same_colour' : null;
}

/** @param attributes of a start tag, as written */
export function styleWithin(around: ElementStyle, attributes: string): ElementStyle {
  if (attributes.trim() === '') return around;
  const css = declarationsIn(valueOf(attributes, 'style') ?? '');
  const classes = valueOf(attributes, 'class') ?? '';
  const size = sizeWithin(around.size, css);
  const isHidden = /[\s/"']hidden(?:[\s=/]|$)/i.test(
    attributes.replace(/\s[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/g, ' '),
  );
  const visibility = css.get('visibility');
  return {
    hidden: around.hidden ?? (isHidden || isHiddenByClass(classes) ? 'hidden_run' : hiddenBy(css, size)),
    isInvisible: visibility === undefined ? around.isInvisible : /^(?:hidden|collapse)/.test(visibility),
    opacity: around.opacity * opacityOf(css),
    size,
    letterSpacing: pixelsOf(css.get('letter-spacing'), size) ?? around.letterSpacing,
    ...inkWithin(around, css, classes, valueOf(attributes, 'color')),
    grounds: groundsWithin(around, css, classes, valueOf(attributes, 'bgcolor')),
  };
}

const isHiddenByClass = (classes: string): boolean => HIDING.test(classes) && !SHOWN_AGAIN.test(classes);

function sizeWithin(around: number, css: ReadonlyMap<string, string>): number {
  const inShort = /(?:^|\s)([\d.]+(?:[a-z]+|%)?)(?:\s*\/\s*\S+)?\s+\S/.exec(css.get('font') ?? '')?.[1];
  const size = pixelsOf(css.get('font-size') ?? inShort, around, around) ?? around;
  return size * (shareOf(css.get('zoom')) ?? 1);
}

function opacityOf(css: ReadonlyMap<string, string>): number {
  const filtered = /opacity\(\s*([^)\s]+)\s*\)/.exec(css.get('filter') ?? '')?.[1];
  return Math.min(1, shareOf(css.get('opacity')) ?? 1) * Math.min(1, shareOf(filtered) ?? 1);
}

function inkWithin(
  around: ElementStyle,
  css: ReadonlyMap<string, string>,
  classes: string,
  attribute: string | undefined,
): Pick<ElementStyle, 'colour' | 'inkOpacity'> {
  const own =
    colourOf(css.get('-webkit-text-fill-color')) ??
    colourOf(css.get('color')) ??
    colourOf(LIGHT_TYPE.test(classes) ? '#ffffff' : undefined) ??
    attributeColour(attribute);
  return own
    ? { colour: own.colour, inkOpacity: own.opacity }
    : { colour: around.colour, inkOpacity: around.inkOpacity };
}

function groundsWithin(
  around: ElementStyle,
  css: ReadonlyMap<string, string>,
  classes: string,
  attribute: string | undefined,
): readonly string[] {
  const own = ['background', 'background-color', 'background-image'].flatMap((name) =>
    coloursOfBackground(css.get(name)),
  );
  if (own.length > 0) return own;
  const other = DARK_GROUND.test(classes) ? '#343a40' : attributeColour(attribute)?.colour;
  return other === undefined ? around.grounds : [other];
}

/** In attributes the mark before figures may be missing. */
const attributeColour = (value: string | undefined) =>
  colourOf(
    value
      ?.trim()
      .toLowerCase()
      .replace(/^(?=(?:[0-9a-f]{3}|[0-9a-f]{6})$)/, '#'),
  );

function hiddenBy(css: ReadonlyMap<string, string>, size: number): Reason | null {
  const says = (name: string, pattern: RegExp) => pattern.test(css.get(name) ?? '');
  if (says('display', /^none/) || says('content-visibility', /^hidden/)) return 'hidden_run';
  if (says('mix-blend-mode', VANISHING)) return 'invisible';
  if (isCutOff(css, size) || isClipped(css) || isFlattened(css.get('transform') ?? '')) return 'invisible';
  return isAway(css, size) ? 'off_page' : null;
}

function isCutOff(css: ReadonlyMap<string, string>, size: number): boolean {
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((name) =>
    /hidden|clip|scroll|auto/.test(css.get(name) ?? ''),
  );
  const lengths = ['width', 'height', 'block-size', 'inline-size'];
  const sides = [...lengths, ...lengths.map((side) => `max-${side}`), 'line-height'];
  return cuts && sides.some((side) => (pixelsOf(css.get(side), size) ?? Infinity) < SMALLEST_BOX);
}

function isClipped(css: ReadonlyMap<string, string>): boolean {
  const rectangle = /rect\(([^)]*)\)/.exec(css.get('clip') ?? '')?.[1];
  const [top, right, bottom, left] = (rectangle?.match(/[^\s,]+/g) ?? []).map((edge) => pixelsOf(edge));
  const isNarrow = (from?: number | null, to?: number | null) =>
    typeof from === 'number' && typeof to === 'number' && to - from < SMALLEST_BOX;
  if (isNarrow(top, bottom) || isNarrow(left, right)) return true;
  const [, shape = '', within = ''] =
    /(inset|circle|ellipse|polygon)\(([^)]*)\)/.exec(css.get('clip-path') ?? '') ?? [];
  const edges = (within.match(/[^\s,]+/g) ?? []).flatMap((edge) => pixelsOf(edge, 16, 100) ?? []);
  if (shape === 'inset') return edges.some((edge) => edge >= 50);
  if (shape === 'polygon') return new Set(edges).size <= 1;
  return shape !== '' && edges[0] !== undefined && edges[0] < SMALLEST_BOX;
}

function isFlattened(transform: string): boolean {
  const scales = [...transform.matchAll(/(?:scale[xy]?|matrix)\(([^)]*)\)/g)];
  const isTiny = scales.some(([, by = '']) =>
    by
      .split(',')
      .slice(0, 2)
      .some((each) => Math.abs(shareOf(each) ?? 1) < SMALLEST_SCALE && !transform.includes('matrix')),
  );
  return isTiny || /rotate[xy]\(\s*-?(?:8[5-9]|9[0-5])(?:\.\d+)?deg/.test(transform);
}

function isAway(css: ReadonlyMap<string, string>, size: number): boolean {
  const moved = (value: string | undefined) => {
    const by = pixelsOf(value, size) ?? 0;
    return by <= BEFORE || by >= BEHIND;
  };
  const sides = ['left', 'right', 'top', 'bottom', 'text-indent', 'margin-left', 'margin-top'];
  const shorthand = (css.get('margin') ?? '').split(/\s+/);
  const translated = [...(css.get('transform') ?? '').matchAll(/translate[xy3d]*\(([^)]*)\)/g)].flatMap(
    ([, by = '']) => by.split(','),
  );
  return [...sides.map((side) => css.get(side)), ...shorthand, ...translated].some(moved);
}

function valueOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`[\\s/"']${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

import { blendsInto, SMALLEST_READABLE_POINTS } from '../legibility';
import type { HiddenText } from '@marklight/contracts/essays';
import { colourGiven, fillColours, type Theme } from './colours';

/** The properties that decide whether a run of text shows; undefined if nothing sets them. */
export interface RunProperties {
  vanish?: boolean;
  /** `#rrggbb`; null for automatic, which is black or white so that it shows. */
  colour?: string | null;
  /** In place of the colour: none where letters are not filled. Null for what is no colour. */
  fill?: readonly string[] | null;
  /** Of the lines around letters. */
  outline?: readonly string[] | null;
  halfPoints?: number;
  /** The same for complex scripts, and whether the run counts as one. */
  complexHalfPoints?: number;
  isComplex?: boolean;
  /** Horizontal scale in per cent. */
  stretch?: number;
  /** Between letters, in twentieths of a point. */
  spacing?: number;
  /** Above the line, in half points. */
  position?: number;
  /** Width of the whole run, in twentieths of a point. */
  fit?: number;
  /** Background; null for none. */
  shade?: string | null;
}

const MIN_STRETCH_PER_CENT = 10;
/** Where nothing gives a size (ECMA-376 part 1, 17.3.2.38). */
const DEFAULT_POINTS = 10;
/** A share of the type size: letters that are moved together by this much lie on each other. */
const CLOSEST = 0.4;
/** The same for a line or row that is cut off at a height. */
const LOWEST = 0.4;
/** This many points move letters off any page. */
const FAR = 500;
const MEAN_ADVANCE = 0.5;
const HIGHLIGHTS: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  darkBlue: '#00008b',
  darkCyan: '#008b8b',
  darkGray: '#a9a9a9',
  darkGreen: '#006400',
  darkMagenta: '#800080',
  darkRed: '#8b0000',
  darkYellow: '#808000',
  green: '#00ff00',
  lightGray: '#d3d3d3',
  magenta: '#ff00ff',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffff00',
};

/** Takes over one element of run properties (ECMA-376 part 1, 17.3.2), by its local name. */
export function applyProperty(
  properties: RunProperties,
  name: string,
  attribute: (name: string) => string | undefined,
  theme: Theme,
): void {
  const value = attribute('val');
  const isOn = !/^(?:0|false|off|none)$/i.test(value ?? '');
  const number = Number.parseFloat(value ?? '') || undefined;
  if (name === 'vanish' || name === 'specVanish') properties.vanish = isOn;
  else if (name === 'color')
    properties.colour = colourGiven(attribute, theme, { plain: 'val', themed: 'themeColor' });
  else if (name === 'sz') properties.halfPoints = number;
  else if (name === 'szCs') properties.complexHalfPoints = number;
  else if (name === 'cs' || name === 'rtl') properties.isComplex = isOn;
  else if (name === 'w') properties.stretch = number;
  else if (name === 'spacing') properties.spacing = twips(value) ?? 0;
  else if (name === 'position') properties.position = number ?? 0;
  else if (name === 'fitText') properties.fit = twips(value);
  else if (name === 'shd') properties.shade = shadeOf(attribute, theme);
  else if (name === 'highlight') properties.shade = HIGHLIGHTS[value ?? ''] ?? null;
}

/** Takes over Word's effects on text (w14), which are written within the run's properties. */
export function applyEffects(properties: RunProperties, propertiesXml: string, theme: Theme): void {
  for (const [kind, fill] of [
    ['textFill', 'fill'],
    ['textOutline', 'outline'],
  ] as const) {
    const [, content] =
      new RegExp(`<[\\w.-]+:${kind}(?:\\s[^<>]*)?>([^]{0,20000}?)</[\\w.-]+:${kind}>`).exec(propertiesXml) ??
      [];
    if (content !== undefined) properties[fill] = fillColours(content, theme);
  }
}

/** Twentieths of a point; strict documents write units. */
export function twips(value: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm)?$/.exec(value ?? '') ?? [];
  if (number === '') return undefined;
  return Number(number) * ({ pt: 20, in: 1_440, cm: 567, mm: 56.7 }[unit] ?? 1);
}

export function shadeOf(attribute: (name: string) => string | undefined, theme: Theme): string | null {
  return attribute('val') === 'solid'
    ? colourGiven(attribute, theme, { plain: 'color', themed: 'themeColor' })
    : colourGiven(attribute, theme, { plain: 'fill', themed: 'themeFill' });
}

/** Where a run stands. */
export interface Place {
  /** What is behind it, and what may be instead; null where that cannot be told. */
  grounds: readonly string[] | null;
  /** Of its line or row if that is cut off there; in twentieths of a point. */
  height: number | undefined;
}

/** Why a run does not show; null if it does. */
export function reasonHidden(
  properties: RunProperties,
  { grounds, height }: Place,
  letters: number,
): HiddenText['reason'] | null {
  if (properties.vanish) return 'hidden_run';
  const points =
    ((properties.isComplex ? properties.complexHalfPoints : properties.halfPoints) ?? DEFAULT_POINTS * 2) / 2;
  if (points < SMALLEST_READABLE_POINTS) return 'too_small';
  if (properties.stretch !== undefined && properties.stretch < MIN_STRETCH_PER_CENT) return 'too_small';
  const narrowest = (letters * points * MEAN_ADVANCE * MIN_STRETCH_PER_CENT) / 100;
  if (properties.fit !== undefined && properties.fit / 20 < narrowest) return 'too_small';
  if (letters > 1 && -(properties.spacing ?? 0) / 20 >= points * CLOSEST) return 'covered';
  if (Math.abs(properties.position ?? 0) / 2 >= FAR) return 'off_page';
  if (height !== undefined && height / 20 < points * LOWEST) return 'too_small';
  const shades = properties.shade ? [properties.shade] : grounds;
  return shades && blendsIn(properties, shades) ? 'same_colour' : null;
}

function blendsIn({ colour, fill, outline }: RunProperties, grounds: readonly string[]): boolean {
  if (fill === null || outline === null) return false;
  const filled = fill ?? (colour ? [colour] : null);
  if (filled === null) return false;
  return [...filled, ...(outline ?? [])].every((ink) => grounds.every((ground) => blendsInto(ink, ground)));
}

/** Later ones win where they say something. */
export function merged(...layers: (RunProperties | undefined)[]): RunProperties {
  const result: RunProperties = {};
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer ?? {}))
      if (value !== undefined) Object.assign(result, { [key]: value });
    // A colour that is given later takes the place of an effect that came with a style.
    if (layer && layer.colour !== undefined && layer.fill === undefined) delete result.fill;
  }
  return result;
}

import { blendsInto, PAPER, SMALLEST_READABLE_POINTS } from '../legibility';
import type { HiddenText } from '@marklight/contracts/essays';
import { TAG } from './docx-package';

/** The properties that decide whether a run of text shows; undefined if nothing sets them. */
export interface RunProperties {
  vanish?: boolean;
  /** `#rrggbb`; null for automatic. */
  colour?: string | null;
  halfPoints?: number;
  /** Horizontal scale in per cent. */
  stretch?: number;
  /** Background; null for none. */
  shade?: string | null;
}

export interface Styles {
  defaults: RunProperties;
  byId: ReadonlyMap<string, RunProperties>;
}

const HEX = /^[0-9a-f]{6}$/i;
const MIN_STRETCH_PER_CENT = 10;
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
): void {
  const value = attribute('val');
  if (name === 'vanish' || name === 'specVanish')
    properties.vanish = !/^(?:0|false|off|none)$/i.test(value ?? '');
  else if (name === 'color') properties.colour = hexOf(value);
  else if (name === 'sz') properties.halfPoints = Number.parseFloat(value ?? '') || undefined;
  else if (name === 'w') properties.stretch = Number.parseFloat(value ?? '') || undefined;
  else if (name === 'shd') properties.shade = shadeOf(attribute);
  else if (name === 'highlight') properties.shade = HIGHLIGHTS[value ?? ''] ?? null;
}

export function shadeOf(attribute: (name: string) => string | undefined): string | null {
  return attribute('val') === 'solid' ? hexOf(attribute('color')) : hexOf(attribute('fill'));
}

/** Why a run does not show; null if it does. */
export function reasonHidden(
  properties: RunProperties,
  background: string | null,
): HiddenText['reason'] | null {
  if (properties.vanish) return 'hidden_run';
  if (properties.halfPoints !== undefined && properties.halfPoints < SMALLEST_READABLE_POINTS * 2)
    return 'too_small';
  if (properties.stretch !== undefined && properties.stretch < MIN_STRETCH_PER_CENT) return 'too_small';
  if (properties.colour && blendsInto(properties.colour, properties.shade ?? background ?? PAPER))
    return 'same_colour';
  return null;
}

/** Later ones win where they say something. */
export function merged(...layers: (RunProperties | undefined)[]): RunProperties {
  const result: RunProperties = {};
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer ?? {}))
      if (value !== undefined) Object.assign(result, { [key]: value });
  }
  return result;
}

export function attributesOf(tag: string): (name: string) => string | undefined {
  return (name) => {
    const found = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
    return found?.[1] ?? found?.[2];
  };
}

const MAX_STYLE_CHAIN = 20;

/** Run properties of every style, its ancestors' included. */
export function readStyles(stylesXml: string | undefined, prefix: string): Styles {
  const own = new Map<string, { properties: RunProperties; basedOn?: string }>();
  const defaults: RunProperties = {};
  let id: string | null = null;
  let inDefaults = false;
  const path: string[] = [];
  for (const [tag, closes, name = '', empty] of (stylesXml ?? '').matchAll(TAG)) {
    const local = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (closes) {
      path.pop();
      if (local === 'style') id = null;
      if (local === 'docDefaults') inDefaults = false;
      continue;
    }
    const attribute = attributesOf(tag);
    if (local === 'docDefaults') inDefaults = true;
    if (local === 'style') own.set((id = attribute('styleId') ?? ''), { properties: {} });
    const style = id === null ? undefined : own.get(id);
    if (style && local === 'basedOn') style.basedOn = attribute('val');
    if (path.at(-1) === 'rPr')
      applyProperty(style?.properties ?? (inDefaults ? defaults : {}), local, attribute);
    if (!empty) path.push(local);
  }
  const resolve = (styleId: string | undefined, depth: number): RunProperties => {
    const style = styleId === undefined || depth > MAX_STYLE_CHAIN ? undefined : own.get(styleId);
    return style ? merged(resolve(style.basedOn, depth + 1), style.properties) : {};
  };
  return { defaults, byId: new Map([...own.keys()].map((styleId) => [styleId, resolve(styleId, 0)])) };
}

function hexOf(value: string | undefined): string | null {
  return value !== undefined && HEX.test(value) ? `#${value.toLowerCase()}` : null;
}

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { withoutEntities } from './entities';

/** Signs that HTML may name in place of those that CSS is made of. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    colon: ':',
    semi: ';',
    lpar: '(',
    rpar: ')',
    comma: ',',
    num: '#',
    percnt: '%',
    period: '.',
    sol: '/',
  },
  ...{ Tab: ' ', NewLine: ' ', excl: '!', lowbar: '_', plus: '+', hyphen: '-', dash: '-' },
};

/** Properties of a `style` attribute in lower case, the last of each. */
export function declarationsIn(style: string): Map<string, string> {
  const css = withoutEntities(
    style.replace(/&([a-z]{3,7});/gi, (whole, name: string) => SIGNS[name] ?? whole),
  )
    .replace(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replace(/\\/g, '')
    .toLowerCase();
  return new Map(
    css.split(';').map((part): [string, string] => {
      const colon = part.indexOf(':');
      const value = part.slice(colon + 1).replace(/!\s*important/g, '');
      return [part.slice(0, colon).trim(), value.trim()];
    }),
  );
}

const letterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const PIXELS: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, q: 0.945 },
  // Of a window of usual size.
  ...{ vw: 10, vh: 8, vmin: 8, vmax: 10, ex: 8, ch: 8, rem: 16 },
};
const LENGTH = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)([a-z]+|%)?$/;

/** A length in pixels; null for what is none. @param em in pixels, @param whole what 100% is */
export function pixelsOf(value: string | undefined, em = 16, whole = 1_000): number | null {
  const [, number, unit = 'px'] = LENGTH.exec(value?.trim() ?? '') ?? [];
  if (number === undefined) return null;
  const each = unit === 'em' ? em : unit === '%' ? whole / 100 : PIXELS[unit];
  return each === undefined ? null : Number(number) * each;
}

/** A share; null for what is none. */
export function shareOf(value: string | undefined): number | null {
  const [, number, unit] = LENGTH.exec(value?.trim() ?? '') ?? [];
  if (number === undefined || (unit !== undefined && unit !== '%')) return null;
  return unit === '%' ? Number(number) / 100 : Number(number);
}

export interface CssColour {
  /** `#rrggbb`, as it looks on white. */
  colour: string;
  /** 0 to 1. */
  opacity: number;
}

let context: SKRSContext2D | undefined;
/** Neither is a colour that anybody writes. */
const [NONE, NO_OTHER] = ['#010203', '#030201'];
const known = new Map<string, CssColour | null>();
const KNOWN_AT_MOST = 1_000;

/** What a browser takes this colour for; null if it is none. */
export function colourOf(value: string | undefined): CssColour | null {
  if (value === undefined || value === '' || value.length > 100) return null;
  const answer = known.get(value) ?? parsed(value);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(value, answer);
  return answer;
}

/** The canvas keeps what it held before where it does not know a colour. */
function parsed(value: string): CssColour | null {
  context ??= createCanvas(1, 1).getContext('2d');
  const [first, second] = [painted(context, NONE, value), painted(context, NO_OTHER, value)];
  if (first.join() !== second.join()) return null;
  const [red = 0, green = 0, blue = 0, alpha = 0] = first;
  const opacity = alpha / 255;
  const onWhite = [red, green, blue].map((part) => Math.round(part * opacity + 255 * (1 - opacity)));
  return { colour: `#${onWhite.map((part) => part.toString(16).padStart(2, '0')).join('')}`, opacity };
}

function painted(on: SKRSContext2D, before: string, value: string): number[] {
  on.clearRect(0, 0, 1, 1);
  on.fillStyle = before;
  try {
    on.fillStyle = value;
  } catch {
    on.fillStyle = before;
  }
  on.fillRect(0, 0, 1, 1);
  return [...on.getImageData(0, 0, 1, 1).data];
}

/** The colours that a background shows, those of a gradient each; none if it has none that is known. */
export function coloursOfBackground(value: string | undefined): string[] {
  if (value === undefined) return [];
  const gradients = [...value.matchAll(/gradient\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, stops = '']) => stops,
  );
  const plain = value.replace(/\burl\([^()]*\)/g, ' ');
  const parts = gradients.length > 0 ? gradients.flatMap(partsOf) : partsOf(plain);
  return parts.flatMap((part) => {
    const found = colourOf(part);
    return found && found.opacity > 0 ? [found.colour] : [];
  });
}

/** Words and calls, between spaces or commas that are in no call. */
const partsOf = (text: string): string[] => text.match(/[#\w.%-]+(?:\([^()]*\))?/g) ?? [];

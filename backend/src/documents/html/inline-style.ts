import type { HiddenText } from '@marklight/contracts/essays';
import { blendsInto, PAPER, SMALLEST_READABLE_POINTS } from '../legibility';

/** What an element and those around it say of how its text shows. */
export interface ElementStyle {
  hidden: HiddenText['reason'] | null;
  colour: string;
  background: string;
}

export const PLAIN: ElementStyle = { hidden: null, colour: '#000000', background: PAPER };

const NAMES: Readonly<Record<string, string>> = {
  ...{ white: '#ffffff', snow: '#fffafa', ivory: '#fffff0', black: '#000000', red: '#ff0000' },
  ...{ whitesmoke: '#f5f5f5', ghostwhite: '#f8f8ff', floralwhite: '#fffaf0', blue: '#0000ff' },
  ...{ yellow: '#ffff00', green: '#008000', navy: '#000080', grey: '#808080', gray: '#808080' },
};
const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, em: 12, rem: 12, '%': 0.12 };
/** Further out than any margin. */
const OUT_OF_SIGHT = 500;

/** Why text in this style does not show; null if it does. */
export function reasonUnseen({ hidden, colour, background }: ElementStyle): HiddenText['reason'] | null {
  return hidden ?? (blendsInto(colour, background) ? 'same_colour' : null);
}

/** @param attributes of a start tag, as written */
export function styleWithin(around: ElementStyle, attributes: string): ElementStyle {
  if (attributes.trim() === '') return around;
  const declared = declarations(valueOf(attributes, 'style') ?? '');
  const paint =
    declared.get('background-color') ?? declared.get('background') ?? valueOf(attributes, 'bgcolor');
  const background = colourIn(paint) ?? around.background;
  const colour = colourIn(declared.get('color') ?? valueOf(attributes, 'color')) ?? around.colour;
  const own = hiddenBy(declared, /\shidden(?:[\s=/]|$)/i.test(attributes));
  return { hidden: around.hidden ?? own, colour, background };
}

function hiddenBy(declared: ReadonlyMap<string, string>, isHidden: boolean): HiddenText['reason'] | null {
  const says = (name: string, pattern: RegExp) => pattern.test(declared.get(name) ?? '');
  if (isHidden || says('display', /^none/) || says('visibility', /^(?:hidden|collapse)/)) return 'hidden_run';
  if (says('opacity', /^0?(?:\.0\d*|0?)$/) && declared.has('opacity')) return 'invisible';
  const [, size = '', unit = ''] = /^(\d*\.?\d+)(pt|px|r?em|%)?/.exec(declared.get('font-size') ?? '') ?? [];
  if (size !== '' && Number(size) * (POINTS[unit] ?? 0.75) < SMALLEST_READABLE_POINTS) return 'too_small';
  const away = ['left', 'right', 'top', 'text-indent', 'margin-left'].some((name) => {
    const [, by = ''] = /^(-\d{1,7})/.exec(declared.get(name) ?? '') ?? [];
    return by !== '' && Number(by) <= -OUT_OF_SIGHT;
  });
  return away ? 'off_page' : null;
}

function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').map((part): [string, string] => {
      const colon = part.indexOf(':');
      return [
        part.slice(0, colon).trim().toLowerCase(),
        part
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ];
    }),
  );
}

function valueOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** `#rrggbb`; undefined for what is none, or none that is known here. */
function colourIn(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/i.exec(value)?.[1]?.toLowerCase();
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  const numbers = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(value);
  if (numbers)
    return `#${numbers
      .slice(1, 4)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  return NAMES[value.trim().toLowerCase()];
}

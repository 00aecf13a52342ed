import type { HiddenText } from '@marklight/contracts/essays';
import { PAPER, SMALLEST_READABLE_POINTS } from '../legibility';
import { attributesOf, fillColours, hexOf, type Theme } from './colours';

/** A box of text in front of or within a page. */
export interface TextBox {
  /** What is behind its text; null where that cannot be told. */
  grounds: readonly string[] | null;
  /** Why nobody sees it; null if they do. */
  reason: HiddenText['reason'] | null;
}

const EMU_PER_POINT = 12_700;
/** Points that no page is wide or high. A box may be placed by its paragraph, which may be anywhere on the page. */
const FAR = 1_300;
const SMALLEST_EMU = SMALLEST_READABLE_POINTS * EMU_PER_POINT;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, pc: 12 };
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', navy: '#000080', blue: '#0000ff', red: '#ff0000' },
  ...{ green: '#008000', maroon: '#800000', purple: '#800080', teal: '#008080', gray: '#808080' },
};

/** @param head what a drawing says before the text of its shape begins, from the drawing's start; of a group, all before it */
export function drawnBox(head: string, theme: Theme): TextBox {
  const shape = head.slice(Math.max(0, head.search(/<[\w.-]+:wsp[\s>](?![^]*<[\w.-]+:wsp[\s>])/)));
  const own = /<[\w.-]+:spPr(?:\s[^<>]*)?>([^]*?)<\/[\w.-]+:spPr>/.exec(shape)?.[1] ?? '';
  // The line around it may have another colour.
  const fill = own.replace(/<([\w.-]+):ln[\s>][^]*?<\/\1:ln>/g, '');
  const styled = /<[\w.-]+:fillRef\s[^<>]*idx\s*=\s*["']([1-9]\d*)["'][^]*?<\/[\w.-]+:fillRef>/.exec(
    shape,
  )?.[0];
  return { grounds: groundsOf(fill, styled, theme), reason: reasonUnseen(head) };
}

function groundsOf(fill: string, styled: string | undefined, theme: Theme): readonly string[] | null {
  if (/<[\w.-]+:noFill\b/.test(fill)) return [PAPER];
  const isOwn = /<[\w.-]+:(?:solid|grad|blip|patt)Fill\b/.test(fill);
  if (!isOwn && styled === undefined) return [PAPER];
  const colours = fillColours(isOwn ? fill : (styled ?? ''), theme);
  return colours?.length === 0 ? [PAPER] : colours;
}

function reasonUnseen(head: string): TextBox['reason'] {
  if (/<[\w.-]+:docPr\s[^<>]*\bhidden\s*=\s*["'](?:1|true)["']/.test(head)) return 'hidden_run';
  const extent = attributesOf(/<[\w.-]+:extent\s[^<>]*>/.exec(head)?.[0] ?? '');
  const [wide, high] = [Number(extent('cx') ?? NaN), Number(extent('cy') ?? NaN)];
  if (Math.min(wide, high) < SMALLEST_EMU) return 'too_small';
  const offsets = [...head.matchAll(/:posOffset>\s*(-?\d{1,12})\s*</g)].map(([, by]) => Number(by));
  return offsets.some((by) => Math.abs(by) > FAR * EMU_PER_POINT) ? 'off_page' : null;
}

/** @param shape the tag of a shape as older documents draw it (VML), with its style */
export function olderBox(shape: string): TextBox {
  const attribute = attributesOf(shape);
  const style = new Map(
    (attribute('style') ?? '').split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split(':');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  const isFilled = !/^(?:f|false|0)$/.test(attribute('filled') ?? '');
  const colour = isFilled ? vmlColour(attribute('fillcolor')) : PAPER;
  return { grounds: colour === null ? null : [colour], reason: reasonOfStyle(style) };
}

function reasonOfStyle(style: ReadonlyMap<string, string>): TextBox['reason'] {
  if (style.get('visibility') === 'hidden' || style.get('display') === 'none') return 'hidden_run';
  const points = (name: string): number | null => {
    const [, number = '', unit = 'px'] = /^(-?[\d.]{1,12})([a-z]{2})?/.exec(style.get(name) ?? '') ?? [];
    return number === '' ? null : Number(number) * (POINTS[unit] ?? 1);
  };
  if (['width', 'height'].some((name) => (points(name) ?? Infinity) < SMALLEST_READABLE_POINTS))
    return 'too_small';
  const moves = ['left', 'top', 'margin-left', 'margin-top'].map((name) => Math.abs(points(name) ?? 0));
  return moves.some((by) => by > FAR) ? 'off_page' : null;
}

/** Null for one that is not known here. */
function vmlColour(given: string | undefined): string | null {
  const [value = ''] = (given ?? '').trim().toLowerCase().split(/\s/);
  if (value === '') return PAPER;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  return hex === undefined
    ? (COLOUR_NAMES[value] ?? null)
    : hexOf(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
}

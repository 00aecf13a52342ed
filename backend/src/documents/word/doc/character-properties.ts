import type { RunProperties } from '../run-properties';
import type { Bytes } from './bytes';
import { colourAt, oldShadeAt, paletteColour, shadeAt } from './colours';
import { type Sprm, sprmsOf, switched } from './sprms';

/** What decides whether a run shows, and whether it is text. */
export interface CharacterProperties extends RunProperties {
  deleted?: boolean;
  /** The letter stands for a sign of a symbol font. */
  symbol?: boolean;
  /** Where the picture stands in the data stream. */
  picture?: number;
}

/** A property that names the style of the characters. */
const STYLE = 0x4a30;
/** A property that takes back all others of the run. */
const AS_THE_STYLE = 0x2a33;

type Apply = (properties: CharacterProperties, sprm: Sprm, style: CharacterProperties) => void;
const APPLIED: Readonly<Record<number, Apply>> = {
  0x0800: (to, sprm) => (to.deleted = switched(sprm, false)),
  0x0802: (to, sprm, style) => (to.vanish = switched(sprm, style.vanish) || (to.vanish ?? false)),
  0x0818: (to, sprm, style) => (to.vanish = switched(sprm, style.vanish) || (to.vanish ?? false)),
  0x083c: (to, sprm, style) => (to.vanish = switched(sprm, style.vanish)),
  0x2a42: (to, { operand }) => (to.colour = paletteColour(operand.u8(0))),
  0x6870: (to, { operand }) => (to.colour = colourAt(operand, 0)),
  0x4a43: (to, { operand }) => (to.halfPoints = operand.u16(0) || to.halfPoints),
  0x4a61: (to, { operand }) => (to.complexHalfPoints = operand.u16(0) || to.complexHalfPoints),
  0x085a: (to, sprm, style) => (to.isComplex = switched(sprm, style.isComplex)),
  0x0882: (to, sprm, style) => (to.isComplex = switched(sprm, style.isComplex)),
  0x8840: (to, { operand }) => (to.spacing = operand.i16(0)),
  0x4845: (to, { operand }) => (to.position = operand.i16(0)),
  0xca76: (to, { operand }) => (to.fit = operand.i32(0) || undefined),
  0x4852: (to, { operand }) => (to.stretch = operand.u16(0) || to.stretch),
  0x2a0c: (to, { operand }) => (to.shade = paletteColour(operand.u8(0)) ?? to.shade),
  0x4866: (to, { operand }) => (to.shade = oldShadeAt(operand, 0)),
  0xca71: (to, { operand }) => (to.shade = shadeAt(operand, 0)),
  0x6a09: (to) => (to.symbol = true),
  0x6a03: (to, { operand }) => (to.picture = operand.i32(0)),
};

/**
 * What a list of properties makes of those of the style.
 * @param styleOf the properties of a style of characters, by its number
 */
export function withProperties(
  base: CharacterProperties,
  lists: readonly Bytes[],
  styleOf: (style: number, base: CharacterProperties) => CharacterProperties,
): CharacterProperties {
  const sprms = lists.flatMap(sprmsOf);
  // The style applies below the properties beside it, wherever in the list it is named.
  const named = sprms.findLast(({ code }) => code === STYLE);
  const style = named ? styleOf(named.operand.u16(0), base) : base;
  let properties = { ...style };
  for (const sprm of sprms) {
    if (sprm.code === AS_THE_STYLE) properties = { ...style };
    else APPLIED[sprm.code]?.(properties, sprm, style);
  }
  return properties;
}

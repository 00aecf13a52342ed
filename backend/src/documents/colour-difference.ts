/**
 * How clearly type of one `#rrggbb` colour stands out from another: 0 the same, 100 black against white. Strokes are
 * told from their ground mainly by lightness; in so small a shape the eye makes out little of other differences in
 * colour, and least of blue against yellow. So this is a CIE 1976 difference in which those parts count for a
 * fraction, and pale yellow on white is as faint as it looks.
 */
export function colourDifference(first: string, second: string): number {
  const [l1, a1, b1] = toLab(first);
  const [l2, a2, b2] = toLab(second);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** Of L*, a* and b*. */
const [RED_GREEN, BLUE_YELLOW] = [0.4, 0.15];

type Lab = readonly [lightness: number, a: number, b: number];

function toLab(colour: string): Lab {
  const number = Number.parseInt(colour.slice(1, 7), 16) || 0;
  return labOf(number >> 16, (number >> 8) & 255, number & 255);
}

/** Of white: what paper and screens reflect of the light around, which makes dark colours look alike. */
const REFLECTED = 0.02;

/** sRGB (IEC 61966-2-1), 0–255, to CIE L*a*b* under D65, as seen in a lit room, the last two by what they do for legibility. */
export function labOf(sRed: number, sGreen: number, sBlue: number): Lab {
  const [red, green, blue] = [linear(sRed), linear(sGreen), linear(sBlue)];
  const x = cubeRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = cubeRoot(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = cubeRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, RED_GREEN * 500 * (x - y), BLUE_YELLOW * 200 * (y - z)];
}

function linear(channel: number): number {
  const share = channel / 255;
  const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  return (light + REFLECTED) / (1 + REFLECTED);
}

function cubeRoot(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

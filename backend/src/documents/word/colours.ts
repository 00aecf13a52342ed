import { TAG } from './docx-package';

/** The colours that a document names instead of giving them, and what they are in its theme. */
export interface Theme {
  /** @param name as text and shading name it ("background1") or as drawings do ("bg1") */
  colourNamed(name: string | undefined): string | null;
}

const HEX = /^[0-9a-f]{6}$/i;
const PRESETS: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };
/** A theme's own names; where a document has no theme, Office's own. */
const OFFICE: Readonly<Record<string, string>> = {
  ...{ dk1: '#000000', lt1: '#ffffff', dk2: '#44546a', lt2: '#e7e6e6', accent1: '#4472c4' },
  ...{ accent2: '#ed7d31', accent3: '#a5a5a5', accent4: '#ffc000', accent5: '#5b9bd5', accent6: '#70ad47' },
  ...{ hlink: '#0563c1', folHlink: '#954f72' },
};
const LONG_NAMES: Readonly<Record<string, string>> = {
  ...{ dark1: 'dk1', light1: 'lt1', dark2: 'dk2', light2: 'lt2' },
  ...{ hyperlink: 'hlink', followedHyperlink: 'folHlink' },
};
/** What the roles of colours are, unless the settings exchange them (ECMA-376 part 1, 17.15.1.20). */
const ROLES = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' } as const;
const ROLE_NAMES: Readonly<Record<string, keyof typeof ROLES>> = {
  ...{ background1: 'bg1', text1: 'tx1', background2: 'bg2', text2: 'tx2' },
  ...{ bg1: 'bg1', tx1: 'tx1', bg2: 'bg2', tx2: 'tx2' },
};

/** @param settingsXml in which the roles of light and dark may be exchanged */
export function readTheme(themeXml: string | undefined, settingsXml: string | undefined): Theme {
  const scheme = new Map(Object.entries(OFFICE));
  let slot = '';
  for (const [tag, closes, name = ''] of (themeXml ?? '').matchAll(TAG)) {
    const local = withoutPrefix(name);
    if (!closes && local in OFFICE) slot = local;
    if (closes && local === 'clrScheme') break;
    const attribute = attributesOf(tag);
    const colour = hexOf(attribute('lastClr') ?? attribute('val'));
    if (!closes && colour && slot !== '' && /^(?:srgb|sys)Clr$/.test(local)) scheme.set(slot, colour);
  }
  const mapping = /<[\w.-]+:clrSchemeMapping[^<>]*>/.exec(settingsXml ?? '')?.[0] ?? '';
  const slotOf = (role: keyof typeof ROLES): string => {
    const given = attributesOf(mapping)(role.replace('tx', 't'));
    return given === undefined ? ROLES[role] : (LONG_NAMES[given] ?? given);
  };
  return {
    colourNamed: (name = '') => {
      const role = ROLE_NAMES[name];
      return scheme.get(role ? slotOf(role) : (LONG_NAMES[name] ?? name)) ?? null;
    },
  };
}

/** Colour of an element that may name one of the theme's: `w:color`, `w:shd`. Null for automatic. */
export function colourGiven(
  attribute: (name: string) => string | undefined,
  theme: Theme,
  { plain, themed }: { plain: string; themed: string },
): string | null {
  const named = theme.colourNamed(attribute(themed));
  if (named === null) return hexOf(attribute(plain));
  const tint = shareOf(attribute(`${themed.replace(/Color$/, '')}Tint`));
  const shade = shareOf(attribute(`${themed.replace(/Color$/, '')}Shade`));
  if (tint !== null) return withLightness(named, tint, 1 - tint);
  return shade === null ? named : withLightness(named, shade, 0);
}

const shareOf = (hex: string | undefined): number | null =>
  hex !== undefined && /^[0-9a-f]{1,2}$/i.test(hex) ? Number.parseInt(hex, 16) / 255 : null;

const COLOUR =
  /<([\w.-]+):(srgbClr|schemeClr|sysClr|prstClr)\b([^<>]*?)(?:\/>|>((?:(?!<\/[\w.-]+:(?:srgb|scheme|sys|prst)Clr)[^]){0,1000}))/g;

/** The colours of a fill as drawings write it, those of a gradient each, as they look on paper; null for one that is no colour. */
export function fillColours(fill: string, theme: Theme): string[] | null {
  if (/<[\w.-]+:(?:blip|patt)Fill\b/.test(fill)) return null;
  return [...fill.matchAll(COLOUR)].flatMap(([, prefix, kind, own = '', changes = '']) => {
    const attribute = attributesOf(` ${own}`);
    const value = attribute('val');
    const colour =
      kind === 'schemeClr'
        ? theme.colourNamed(value)
        : (hexOf(attribute('lastClr') ?? value) ?? PRESETS[value ?? ''] ?? null);
    if (colour === null) return [];
    const change = (name: string, otherwise: number): number => {
      const given = new RegExp(`:${name}\\s[^<>]*?val\\s*=\\s*["'](\\d{1,7})`).exec(changes)?.[1];
      return given === undefined ? otherwise : Number(given) / 100_000;
    };
    // In Word's own effects on text, alpha says how much shows through; in drawings, how much does not.
    const alpha = change('alpha', prefix === 'w14' ? 0 : 1);
    const opacity = prefix === 'w14' ? 1 - alpha : alpha;
    return [faded(withLightness(colour, change('lumMod', 1), change('lumOff', 0)), opacity)];
  });
}

export function hexOf(value: string | undefined): string | null {
  return value !== undefined && HEX.test(value) ? `#${value.toLowerCase()}` : null;
}

export function attributesOf(tag: string): (name: string) => string | undefined {
  return (name) => {
    const found = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
    return found?.[1] ?? found?.[2];
  };
}

export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const colourOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** On white. */
const faded = (colour: string, opacity: number): string =>
  colourOf(channelsOf(colour).map((channel) => channel * opacity + 1 - opacity));

/** Lightness (of HSL) times the one and plus the other; hue and saturation stay. */
function withLightness(colour: string, times: number, plus: number): string {
  const channels = channelsOf(colour);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const before = (most + least) / 2;
  const after = Math.min(1, Math.max(0, before * times + plus));
  const roomBefore = 1 - Math.abs(2 * before - 1);
  const scale = roomBefore === 0 ? 0 : (1 - Math.abs(2 * after - 1)) / roomBefore;
  return colourOf(channels.map((channel) => after + (channel - before) * scale));
}

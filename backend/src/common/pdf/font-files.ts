import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface FontFile {
  package: string;
  regular: string;
  bold: string;
}

/** The fonts of the page. Both cover Latin, Greek, Cyrillic, Armenian and Georgian; the first also Hebrew, Arabic, Lao. */
export const PAGE_FONTS: Record<'sans' | 'serif', FontFile> = {
  sans: {
    package: 'dejavu-fonts-ttf',
    regular: 'ttf/DejaVuSansCondensed.ttf',
    bold: 'ttf/DejaVuSansCondensed-Bold.ttf',
  },
  serif: {
    package: 'dejavu-fonts-ttf',
    regular: 'ttf/DejaVuSerifCondensed.ttf',
    bold: 'ttf/DejaVuSerifCondensed-Bold.ttf',
  },
};

/** What the page's fonts lack, by script; a font is opened only when a character asks for it. */
export const SCRIPT_FONTS: readonly (FontFile & { script: RegExp })[] = [
  {
    script:
      /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u,
    package: '@embedpdf/fonts-sc',
    regular: 'fonts/NotoSansHans-Regular.otf',
    bold: 'fonts/NotoSansHans-Bold.otf',
  },
  {
    script: /[\p{Script_Extensions=Hangul}\p{Script=Han}]/u,
    package: '@embedpdf/fonts-kr',
    regular: 'fonts/NotoSansKR-Regular.otf',
    bold: 'fonts/NotoSansKR-Bold.otf',
  },
  noto(/\p{Script_Extensions=Devanagari}/u, 'devanagari'),
  noto(/\p{Script_Extensions=Bengali}/u, 'bengali'),
  noto(/\p{Script_Extensions=Gurmukhi}/u, 'gurmukhi'),
  noto(/\p{Script_Extensions=Gujarati}/u, 'gujarati'),
  noto(/\p{Script_Extensions=Oriya}/u, 'oriya'),
  noto(/\p{Script_Extensions=Tamil}/u, 'tamil'),
  noto(/\p{Script_Extensions=Telugu}/u, 'telugu'),
  noto(/\p{Script_Extensions=Kannada}/u, 'kannada'),
  noto(/\p{Script_Extensions=Malayalam}/u, 'malayalam'),
  noto(/\p{Script_Extensions=Sinhala}/u, 'sinhala'),
  noto(/\p{Script_Extensions=Thai}/u, 'thai'),
  noto(/\p{Script_Extensions=Khmer}/u, 'khmer'),
  noto(/\p{Script_Extensions=Myanmar}/u, 'myanmar'),
  noto(/\p{Script_Extensions=Ethiopic}/u, 'ethiopic'),
  noto(/\p{Script_Extensions=Thaana}/u, 'thaana'),
  {
    script: /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]/u,
    package: '@fontsource/noto-emoji',
    regular: 'files/noto-emoji-emoji-400-normal.woff',
    bold: 'files/noto-emoji-emoji-700-normal.woff',
  },
];

function noto(script: RegExp, name: string): FontFile & { script: RegExp } {
  const file = (weight: number) => `files/noto-sans-${name}-${name}-${weight}-normal.woff`;
  return { script, package: `@fontsource/noto-sans-${name}`, regular: file(400), bold: file(700) };
}

/** Path of a file of an installed package; null if the package, or the file in it, is missing. */
export function packageFile(packageName: string, file: string): string | null {
  const folders = require.resolve.paths(packageName) ?? [];
  return folders.map((folder) => join(folder, packageName, file)).find((path) => existsSync(path)) ?? null;
}

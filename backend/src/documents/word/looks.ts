import { PAPER } from '../legibility';
import { attributesOf, hexOf, readTheme, type Theme } from './colours';
import type { DocxParts } from './docx-package';
import { plainXml, prefixOf } from './plain-xml';
import { readStyles, type Styles } from './styles';

/** What a document says about how its text looks, other than in the text itself. */
export interface Looks {
  theme: Theme;
  styles: Styles;
  /** Behind all of it. */
  paper: string;
}

export function looksOf(parts: Pick<DocxParts, 'get'>, documentXml: string): Looks {
  const settings = plainPart(parts.get('word/settings.xml'));
  const styles = plainPart(parts.get('word/styles.xml'));
  const theme = readTheme(plainPart(parts.get('word/theme/theme1.xml')), settings);
  const background = /<[\w.-]+:background\s[^<>]*>/.exec(documentXml.slice(0, 20_000))?.[0] ?? '';
  const isShown = /<[\w.-]+:displayBackgroundShape(?:\s*\/|\s[^<>]*["'](?:1|true|on)["']\s*\/)?>/.test(
    settings ?? '',
  );
  return {
    theme,
    styles: readStyles(styles, styles === undefined ? '' : prefixOf(styles), theme),
    paper: (isShown ? hexOf(attributesOf(background)('color')) : null) ?? PAPER,
  };
}

const plainPart = (xml: string | undefined): string | undefined => xml && plainXml(xml);

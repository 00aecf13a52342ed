import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DetectorText {
  id: string;
  label: 'human' | 'ai' | 'ai_edited';
  source: string;
  generator: string;
  /** Who or how, for the tables. */
  group: string;
  text: string;
}

const FILES = ['human', 'ai', 'adversarial', 'mixed', 'short_nonnative'];

export function detectorTexts(data: string): DetectorText[] {
  return FILES.flatMap((name) => {
    const file = join(data, 'detector', `${name}.jsonl`);
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const row = JSON.parse(line) as Record<string, string>;
        const label = row['label'] as DetectorText['label'];
        const source = row['source'] ?? '';
        const generator = row['generator'] ?? '';
        const group =
          name === 'short_nonnative'
            ? 'short, TOEFL'
            : label === 'human'
              ? (row['writer'] ?? source)
              : `${generator} (${source})`;
        return { id: row['id'] ?? '', label, source, generator, group, text: row['text'] ?? '' };
      });
  });
}

/** The rows whose licence allows fitting; the others are for measuring only. */
export const mayFit = ({ source }: DetectorText): boolean => /^(?:liang-|shijaku-|l2r-)/u.test(source);

import type { Evidence } from '@marklight/contracts/grading';

/** The text with the passages blanked out, every other offset unchanged: what a judgement may rest on. */
export function withPassagesLeftOut(essayText: string, passages: readonly Evidence[]): string {
  let text = '';
  let from = 0;
  for (const { start, end } of [...passages].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    text += essayText.slice(from, Math.max(from, start));
    text += essayText
      .slice(Math.max(from, start), end)
      .replace(/[^\n]/gu, (character) => ' '.repeat(character.length));
    from = end;
  }
  return text + essayText.slice(from);
}

import type { DetectorReply } from '@marklight/contracts/ai-tools';
import type { HighlightRange } from '@marklight/ui/highlight-segments';

/**
 * Where the passages are in the text as it was pasted, numbered from 1. One that is not there word for word is left
 * out, so that nothing else is marked.
 */
export function passageRanges(text: string, passages: DetectorReply['passages']): HighlightRange[] {
  return passages.flatMap((passage, index) => {
    const { start, end } = passage;
    const inPlace = text.slice(start, end) === passage.text;
    const from = inPlace ? start : text.indexOf(passage.text);
    if (from === -1 || passage.text === '') return [];
    return [{ start: from, end: inPlace ? end : from + passage.text.length, criterion: index + 1 }];
  });
}

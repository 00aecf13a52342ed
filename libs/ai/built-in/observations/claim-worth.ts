import type { ReadSentence } from '../essay-reading';

/** Speaks to somebody, counts its points, is half a sentence, or is a step in a story: no claim to back up or to doubt. */
const STARTS_ELSEWHERE =
  /^\W*(?:you|your|you're|now|just|imagine|think|look|find|show|go|get|be|do|does|can|could|will|would|have|has|is|are|which|what|who|next|anyway|somehow|whoever|every time|for what|giving|save[sd]?|make[sd]?|f\p{L}{2,8}l[ey]+|clear\p{L}*|sec\p{L}*|third\p{L}*|four\p{L}*|f\p{L}?rth|last\p{L}*|one (?:reason|thing|example|way)|another|a (?:second|third|final)|the (?:first|second|third|last|final|next|other)|in (?:addition|fact|conclusion)|to|let|bad|good|things like)(?!\p{L})/iu;
/** With more slips than this a sentence is to be mended before it is argued about. */
export const MOST_SLIPS = 1;

/** Whether some words of a sentence can stand as a claim: worth a case, a doubt or a place. */
export const isWorthArguing = (sentence: ReadSentence, quote: string): boolean =>
  !STARTS_ELSEWHERE.test(quote) &&
  /^\W*\p{Lu}/u.test(sentence.text) &&
  sentence.findings.length <= MOST_SLIPS &&
  !/\s(?:vs|etc|u|ur)(?!\p{L})|\s[,.]|(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(quote);

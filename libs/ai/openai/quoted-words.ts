import { segment, type Span } from '@marklight/text/segmentation';
import { quoteFinder } from '../quote-check';

/** A pair of quotation marks and the words between them. */
interface Quotation extends Span {
  words: string;
}

/** Double, single and angled; an apostrophe within a word closes nothing. */
const QUOTATION =
  /“([^“”]*)”|"([^"\n]*)"|«([^«»]*)»|‘((?:[^‘’]|’(?=\p{L}))*)’|(?<![\p{L}\p{N}])'(?!\s)((?:[^'\n]|'(?=\p{L})){0,300})'(?!\p{L})/gu;
/** How far before a quotation its verb is looked for, in characters. */
const LEAD = 300;
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Verbs that bring in wording of the adviser's own: “Write ‘their’.” */
const BRINGS =
  /\b(?:add|answer|ask|begin|change|choose|close|consider|correct|end|finish|insert|join|link|make|open|prefer|put|replace|rewrite|say|spell|start|state|swap|switch|try|turn|use|write)\b/giu;
/** Of these, the ones that first name what the student wrote: only what follows "to", "with" and the like is new. */
const EXCHANGES = new Set(['change', 'correct', 'replace', 'rewrite', 'swap', 'switch', 'turn']);
const NEW_SIDE = /\b(?:as|by|for|into|to|with)\b|→/iu;
/** Somebody of whom the verb tells something: “you say”, “the essay should say” is told of nobody. */
const TOLD_OF = /^(?:you|he|she|they|we|i|it|who|that|which|essay|text|writer|student|author)$/iu;
const BETWEEN_SUBJECT_AND_VERB =
  /^(?:also|already|always|clearly|even|first|never|often|rightly|then|twice)$/iu;
const MODAL =
  /^(?:can|could|may|might|must|need|should|will|would|try|want|have|better|best|remember|how)$/iu;
/** After these stand words that are already in the essay. */
const AT_A_PLACE =
  /\b(?:about|above|after|around|at|before|below|beside|between|from|in|near|of|past|than|under|until|where)(?: (?:the|this|your))?(?: (?:words?|phrase|sentence|line|paragraph))?$/iu;
/** Between a quotation of the essay and its correction. */
const IS_RIGHTLY =
  /^,? ?(?:is|→|=|(?:should|must|needs? to|could|might|would|can) (?:be|become|read)|becomes|needs|takes|means|is spel(?:t|led)|is written):?$/iu;
/** Wording announced as a proposal: “A clearer opening: …”. */
const ANNOUNCED =
  /\b(?:(?:should|could|might|would|must) (?:be|become|read|say|begin|start)\b[^.:?!]{0,30}:?|(?:better|clearer|sharper|simpler|stronger|possible|perhaps|for example|for instance)\b[^.:?!]{0,40}[:,]|(?:called|known as|is spel(?:t|led))\b[^.:?!]{0,12})$/iu;
const LISTED = /^(?:[,;]|[,;]? ?(?:and|or))?$/iu;
/** Between a proposal and the words of the essay that it stands for. */
const IN_PLACE_OF = /^,? ?(?:for|instead of|in place of|rather than|not)$/iu;
/** Left open for the student to fill in: no sentence of anybody's yet. */
const LEFT_OUT = /…|\.{3}|_{2,}/u;

const lowered = (text: string): string => text.toLowerCase();
/** From the first letter or figure to the last. */
const bare = (words: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(words)?.[0] ?? '';
const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Checks prose about one essay by the rule for evidence: words in quotation marks must stand in the essay, or in what
 * the teacher gave (task, criteria), whatever their case. Left alone are words that advice brings in ("Write ‘their’",
 * "“Should of” is “should have”"). Linear in the length of the prose for one essay.
 * @param given the teacher's own words, which may be quoted too
 * @returns a function that takes out each sentence with any other quotation, and says whether it took one
 */
export function quotedWordsCheck(
  essay: string,
  given: readonly string[],
): (prose: string) => { text: string; isSound: boolean } {
  const inEssay = quoteFinder(lowered(essay));
  const inGiven = given.map(lowered);
  const stands = (words: string): boolean => {
    const parts = lowered(words)
      .split(LEFT_OUT)
      .map(bare)
      .filter((part) => HAS_WORDS.test(part));
    return (
      parts.every((part) => inEssay(part) !== null) ||
      // A long criterion is quoted by its beginning, which may be cut anywhere.
      inGiven.some((text) => parts.every((part) => text.includes(part)))
    );
  };
  return (prose) => {
    const quotations = quotationsOf(prose);
    if (quotations.length === 0) return { text: prose, isSound: true };
    const sentences = sentencesAround(prose, quotations);
    let next = 0;
    const sound = sentences.filter((sentence) => {
      const first = next;
      while ((quotations[next]?.start ?? Infinity) < sentence.end) next += 1;
      return isSound(prose, sentence, quotations.slice(first, next), stands);
    });
    if (sound.length === sentences.length) return { text: prose, isSound: true };
    return { text: sound.map(({ start, end }) => prose.slice(start, end)).join(' '), isSound: false };
  };
}

function quotationsOf(prose: string): Quotation[] {
  return [...prose.matchAll(QUOTATION)].flatMap((match) => {
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    const start = match.index;
    return HAS_WORDS.test(words) ? [{ start, end: start + match[0].length, words }] : [];
  });
}

/** The sentences of the prose; neither dots that leave words out nor a full stop within a quotation ends one. */
function sentencesAround(prose: string, quotations: readonly Quotation[]): readonly Span[] {
  let masked = '';
  let at = 0;
  for (const { start, end } of quotations) {
    const last = prose.charAt(end - 2);
    const stop = /[.!?]/u.test(last) && /^\s+\p{Lu}|^\s*$/u.test(prose.slice(end, end + 3)) ? last : 'x';
    masked += `${prose.slice(at, start)}${'x'.repeat(end - start - 1)}${stop}`;
    at = end;
  }
  const whole = (masked + prose.slice(at)).replace(/…|\.{3}(?=\s+\p{Ll})/gu, (dots) =>
    'x'.repeat(dots.length),
  );
  return segment(whole).sentences;
}

function isSound(
  prose: string,
  sentence: Span,
  quotations: readonly Quotation[],
  stands: (words: string) => boolean,
): boolean {
  let before: { end: number; isProposal: boolean } | null = null;
  for (const [index, { start, end, words }] of quotations.entries()) {
    const lead = onOneLine(prose.slice(Math.max(sentence.start, start - LEAD), start));
    const gap: string = before === null ? lead : onOneLine(prose.slice(before.end, start));
    const next = quotations[index + 1];
    const isFor =
      next !== undefined && IN_PLACE_OF.test(onOneLine(prose.slice(end, next.start))) && stands(next.words);
    const isStanding = stands(words);
    const isListed: boolean = before !== null && LISTED.test(gap);
    const isProposal: boolean =
      isFor ||
      (before !== null && isListed
        ? before.isProposal
        : (before !== null && !before.isProposal && IS_RIGHTLY.test(gap)) || bringsIn(lead));
    if (!isStanding && !isProposal) return false;
    before = { end, isProposal: !isStanding || (isProposal && isListed) };
  }
  return true;
}

/** Whether the words before a quotation make it the adviser's own. */
function bringsIn(lead: string): boolean {
  if (ANNOUNCED.test(lead)) return true;
  if (AT_A_PLACE.test(lead)) return false;
  const verb = [...lead.matchAll(BRINGS)].filter(({ index }) => isAdvice(lead.slice(0, index))).at(-1);
  if (!verb) return false;
  const after = lead.slice(verb.index + verb[0].length);
  const isExchange = EXCHANGES.has(lowered(verb[0]));
  if (/\bfor$/iu.test(after)) return isExchange;
  return !isExchange || NEW_SIDE.test(after);
}

/** Whether a verb after these words advises rather than tells: “Say”, “you could say”, but not “you say”. */
function isAdvice(before: string): boolean {
  if (/[.:;!?]$/u.test(before.trimEnd())) return true;
  const words = before.match(/[\p{L}’']+/gu) ?? [];
  while (BETWEEN_SUBJECT_AND_VERB.test(words.at(-1) ?? '')) words.pop();
  const [second = '', last = ''] = [words.at(-2), words.at(-1)];
  if (lowered(last) === 'to') return MODAL.test(second);
  return !TOLD_OF.test(last) || MODAL.test(second);
}

import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { at, firstWords, isEarly, isLate, phraseAt, quotable, statementsOf } from './aids';
import type { Observation } from './observation';
import { isTurned } from './surroundings';

/** "I think", "I strongly agree"; not "what I think", "I think about", "I believe this because the text says". */
const OWN_VIEW =
  /(?<!\p{L})(?<!(?:what|how|when|until|if|whether|where|before|like|than|which|things?|one|as|you) )(?<!that )i(?: (?:very much|strongly|truly|really|firmly|do|also|personally|honestly|would|definitely|highly|completely|totally|absolutely|still|just|must|have to|would have to|will|don't|do not|can't|cannot)){0,3} (?:think(?! (?:about|of|back|to|so|it over|this because|this way|that way|that was|is good example|with|that is why|thats?(?: is)? why|will|would))|believe(?! (?:in|so|it|this because|that because|me|this is))|agree(?! with (?:him|her|them|you)(?!\p{L}))|disagree(?! with (?:him|her|them|you)(?!\p{L}))|support(?! (?:my|him|her|them|you|each)(?!\p{L}))|oppose|feel that|say (?:no|yes)|prefer|am (?:strongly |totally |completely |firmly )?(?:against|in favou?r|convinced))(?!\p{L})/iu;
const OPINION =
  /(?<!\p{L})(?:in my (?:own |personal |honest |humble |strong )?(?:opinion|view)|my (?:own |personal |strong )?(?:opinion|position|view|stance|answer|preference|belief) (?:is|on|would be|for)|it's my (?:strong )?opinion|from my point of view)(?!\p{L})/iu;
/** A view that the writer reports. */
export const REPORTED =
  /(?<!\p{L})(?:some|others?|many|most|people|students|parents|critics|opponents|experts|those who|who support|technology|they)(?: (?:may|might|would|will|also|could|often))* (?:says?|thinks?|believes?|argues?|claims?|feels?|disagree|agree)(?!\p{L})/iu;
/** A point in a list: a reason rather than the position. */
const POINT =
  /^\W*(?:first|second|third|firstly|secondly|thirdly|another|also|next|for example|for instance|when|if|but|because)(?!\p{L})(?! reason)/iu;
const BECAUSE = /(?<!\p{L})because(?!\p{L})/iu;
/** The longest quotation inside a comment, in words. */
const LONGEST_VIEW = 12;
/** Characters before a view that still begins its sentence. */
const NEAR_START = 12;
/** A shorter sentence needs no shortening. */
const LONG_SENTENCE = 20;
/** First words that break off before they say anything. */
const HANGS = /(?<!\p{L})(?:if|that|you|who|which|when|make|have|has|is|are)$/iu;

/** Where a sentence gives the writer's own view, or -1. */
export function ownViewAt({ reading }: JudgedEssay, sentence: ReadSentence): number {
  if (at(reading, sentence, REPORTED) >= 0) return -1;
  const said = at(reading, sentence, OWN_VIEW);
  if (said >= 0 && POINT.test(sentence.text)) return -1;
  return said >= 0 ? said : at(reading, sentence, OPINION);
}

/** Opens a sentence that draws the whole together. */
export const SUMS_UP =
  /^\W*(?:so,? )?(?:in conclusion|to conclude|to sum|in summary|in closing|overall|all in all|that is why|that's why|this is why|for these reasons)(?!\p{L})/iu;

/** What may stand before a view within the words shown: no greeting, no half of another sentence. */
const LEADS =
  /^(?:so|overall|personally|yes|no|well|also|today|now|in (?:conclusion|closing|my opinion)|to conclude|this is why|that is why|that'?s why|[\s,])*$/iu;

/** The words that give the view, from the view on; null where they are cut so that they would say something else. */
export function viewPhrase(sentence: ReadSentence, found: number): string | null {
  const phrase = phraseAt(sentence, found);
  const start = phrase === null ? -1 : sentence.text.indexOf(phrase);
  if (phrase === null || start < 0) return null;
  const lead = phrase.slice(0, Math.max(0, found - start));
  const quote = LEADS.test(lead) ? phrase : phrase.slice(lead.length);
  return isTurned(sentence, quote) ? null : quote;
}

/** The view the writer says is theirs: in the first lines, or where the ending sums up. */
export function ownViews(essay: JudgedEssay, hasReason: boolean): Observation[] {
  const { reading } = essay;
  return quotable(
    statementsOf(reading).flatMap((sentence) => {
      if (!isEarly(sentence, reading) && !(isLate(sentence, reading) && SUMS_UP.test(sentence.text)))
        return [];
      const found = ownViewAt(essay, sentence);
      if (found < 0 || BECAUSE.test(sentence.text.slice(found)) !== hasReason) return [];
      return [{ sentence, quote: viewPhrase(sentence, found) }];
    }),
    2,
  );
}

/** Whether one of the first sentences gives a view of the writer's. */
export const viewsEarly = (essay: JudgedEssay): boolean =>
  statementsOf(essay.reading).some(
    (sentence) => isEarly(sentence, essay.reading, 3) && ownViewAt(essay, sentence) >= 0,
  );

/** "Because of these three reasons" announces reasons and gives none. */
export const ANNOUNCED =
  /^because,? (?:(?:of|for|there (?:is|are)|i have|the|this|these|those|that|my|many|several|some|few|a|lot|following|different|various|two|three|four|\d) ){0,5}(?:reasons?|resons?|things?|ways?|factors?|points?)(?!\p{L})/iu;

/** A view and its reason apart: "I agree" and "because it is fair". */
export function viewsWithReason(essay: JudgedEssay): Observation[] {
  const { reading } = essay;
  return statementsOf(reading).flatMap((sentence) => {
    const found = isEarly(sentence, reading) ? ownViewAt(essay, sentence) : -1;
    if (found < 0) return [];
    const because = BECAUSE.exec(sentence.text.slice(found));
    if (because === null) return [];
    const whole = sentence.text.slice(found, found + because.index).trimEnd();
    const view = whole.split(/\s+/u).length <= LONGEST_VIEW ? whole : viewPhrase(sentence, found);
    const reason = phraseAt(sentence, found + because.index);
    if (view === null || /["“”\n]|(?<!\p{L})(?:and|but|not|just|only|is)$/iu.test(view)) return [];
    if (reason === null || !BECAUSE.test(reason.slice(0, 8)) || isTurned(sentence, reason)) return [];
    if (ANNOUNCED.test(reason)) return [];
    return [{ sentence, quote: view.replace(/[,;:]$/u, ''), slots: { reason: `“${reason}”` } }];
  });
}

/** Own views of which no whole phrase is short enough to be quoted: their first words. */
export function beginnings(essay: JudgedEssay): Observation[] {
  const { reading } = essay;
  return statementsOf(reading).flatMap((sentence) => {
    const found = isEarly(sentence, reading) ? ownViewAt(essay, sentence) : -1;
    if (found < 0 || found > NEAR_START || sentence.forms.length < LONG_SENTENCE) return [];
    if (phraseAt(sentence, found) !== null) return [];
    const quote = firstWords(sentence);
    return quote === null || HANGS.test(quote) ? [] : [{ sentence, quote }];
  });
}

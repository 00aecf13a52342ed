import type { EssayReading, ReadSentence } from '../essay-reading';
import { inQuotation } from './aids';

/*
 * A question for the mood of a text is answered by a feeling. “The mood is very luring” says that the text is worth
 * reading, “the mood is about his parents” what it tells of.
 */

const MOOD =
  /(?<!\p{L})(?:un)?(?:happ(?:y|ier|iness|ily)|joy\p{L}*|lov(?:e|es|ed|ing|ingly|eable|able)|warm\p{L}*|grat\p{L}+|thank\p{L}*|peace\p{L}*|calm\p{L}*|sad\p{L}*|sorrow\p{L}*|nostalg\p{L}*|hope\p{L}*|proud\p{L}*|pride|caring|content\p{L}*|excit\p{L}*|cheer\p{L}*|tender\p{L}*|affection\p{L}*|bittersweet|melanchol\p{L}*|tens(?:e|ion)|fear\p{L}*|scar(?:y|ed)|fright\p{L}*|anxi\p{L}*|dark\p{L}*|gloom\p{L}*|lonel\p{L}*|serious\p{L}*|light-?hearted|comfort\p{L}*|relax\p{L}*|depress\p{L}*|ang(?:er|ry)|mad|upbeat|positive|negative|inspir\p{L}*|emotion\p{L}*|optimis\p{L}*|pessimis\p{L}*|respect\p{L}*|admir\p{L}*|compassion\p{L}*|kind(?:ness|ly)?(?! of)|friend\p{L}*|welcom\p{L}*|inviting|co[sz]y|hom(?:ey|ely)|safe|secure|heart\p{L}*|togetherness|generous|generosity|selfless\p{L}*|amus\p{L}*|humou?r\p{L}*|funny|myster\p{L}*|suspens\p{L}*|eerie|creepy|passion\p{L}*|enthusias\p{L}*|delight\p{L}*|bliss\p{L}*|glad\p{L}*|pleas\p{L}*|sentimental|uplift\p{L}*|somb(?:er|re)|solemn|sympath\p{L}*|reminisc\p{L}*|appreciat\p{L}*|lively|energetic|thoughtful|fond\p{L}*|festive|fun|family|tragic|mellow|sooth\p{L}*|worr\p{L}*|desperat\p{L}*|determin\p{L}*|unity|humble|innocen\p{L}*|carefree|bright|good feelings?)(?!\p{L})/iu;

/** Whether words name a feeling. */
export const namesMood = (words: string): boolean => MOOD.test(words.replace(/’/gu, "'"));

const ASKED_FOR = ['mood', 'tone'];
/** Whether the question is one for the mood. */
export const asksForMood = ({ questionKeys }: EssayReading): boolean =>
  ASKED_FOR.some((key) => questionKeys.has(key));

/** The words of a sentence that are the writer's own, without what is quoted. */
const ownWords = (reading: EssayReading, { text, start }: ReadSentence): string => {
  const inside = inQuotation(reading);
  return [...text].map((letter, at) => (inside(start + at) ? ' ' : letter)).join('');
};

/** Whether the answer names a feeling anywhere, in words of the writer's; a feeling misspelt counts as one. */
export const moodIsNamed = (reading: EssayReading): boolean =>
  reading.sentences.some(
    (sentence) =>
      namesMood(ownWords(reading, sentence)) ||
      sentence.findings.some(({ suggestions }) => suggestions.some(namesMood)),
  );

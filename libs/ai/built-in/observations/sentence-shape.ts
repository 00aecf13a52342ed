import type { EssayReading, ReadSentence } from '../essay-reading';
import type { Observation, ObservationKind } from './observation';
import { countWord, hasQuotation, isClean, isQuestion, openingOf, wordIndexAt, wordsAt } from './phrase';

const MOST = 3;
const SUBJECT =
  'I|we|he|she|it|they|you|there|my|the|this|that|these|those|people|students|our|their|his|her|your|some|many|most|everyone|everything|nobody|no one|teachers|children|parents|kids|computers|schools';
const FRONTED = new RegExp(
  String.raw`^((When|Whenever|While|If|Because|Since|After|Before|As soon as|Until|Once|Unless)(?= (?:${SUBJECT})(?!\p{L}))[^,;:()“”"]{8,90}), (?:then )?(?:${SUBJECT}) [^,;:()“”"]{6,120}[.!]$`,
  'iu',
);
const COMES_FIRST: Readonly<Record<string, string>> = {
  if: 'the condition',
  unless: 'the condition',
  because: 'the reason',
  since: 'the reason',
};
/** Mistakes that the checker lets pass and a reader does not. */
export const SUSPECT =
  /(?<!\p{L})(?:more better|don't has|he don't|she don't|it don't|they was|we was|you was|is because|are because|could of|should of|would of|more then|less then|better then|alot|gonna|wanna|cuz|to much|to many|there (?:own|life|lives|family|friends|parents|job|work|school|home)|your (?:going|not|a)|its (?:a|the|not|so|very|really|good|hard|important|going|like|better|easy|just|been)|how to (?:the|a)|a (?:people|things|students|kids|children)|many (?:thing|student|kid|friend|problem|reason|way)|every(?:day|one) (?:are|have)|people (?:is|has|was|doesn't)|students? (?:has to has|have to has)|reasons? (?:\p{L}+ )?(?:is|are|was) when|if your|when your (?:\p{L}+ing|bored|a)|get a long|(?:you|we|they|he|she|I) (?:always |just |all )?(?!(?:being|bring|sing|king|thing)\b)\p{L}{2,}ing|if \p{L}+ would(?:n't| not)? have|how many people have (?!\p{L}+(?:ed|en)\b)\p{L}+|for an? hours?|by there|in there)(?!\p{L})/iu;

const SUBJECT_PRONOUN = /(?<!\p{L})(?:I|we|he|she|they)(?!\p{L})/giu;
/** Where many words are marked, some of those that are not are wrong too, and a sentence is no model. */
const MOST_SLIPS_IN_100 = 5;
export const hasManySlips = ({
  findings,
  wordCount,
}: Pick<EssayReading, 'findings' | 'wordCount'>): boolean =>
  findings.length * 100 > MOST_SLIPS_IN_100 * wordCount;

function isWell(sentence: ReadSentence, least: number, most: number): boolean {
  return (
    isClean(sentence) &&
    !isQuestion(sentence) &&
    !hasQuotation(sentence) &&
    sentence.words.length >= least &&
    sentence.words.length <= most &&
    !SUSPECT.test(sentence.text.replace(/’/gu, "'"))
  );
}

/** Set phrases in the form of a condition. */
const FILLER =
  /^if (?:you|I|we) (?:ask|look at|think about|see|want to know|know what|don['’]t (?:know|believe))(?!\p{L})/iu;

/** "When the rain stopped, we ran out.": a clause and its comma before the main one. */
export const clauseFirst: ObservationKind = {
  id: 'clause-first',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'punctuation'],
  find: ({ reading }) =>
    hasManySlips(reading)
      ? []
      : reading.own
          .flatMap((sentence): Observation[] => {
            const match =
              isWell(sentence, 9, 26) && !FILLER.test(sentence.text) ? FRONTED.exec(sentence.text) : null;
            if (match === null || (match[1]?.match(SUBJECT_PRONOUN)?.length ?? 0) > 1) return [];
            const quote = wordsAt(sentence, 0, wordIndexAt(sentence, (match[1] ?? '').length - 1) + 1);
            const conjunction = (match[2] ?? '').toLowerCase();
            return quote === null
              ? []
              : [{ sentence, quote, slots: { first: COMES_FIRST[conjunction] ?? 'the time' } }];
          })
          .slice(0, MOST),
  says: [
    '{You put|You place} {first} {first|at the front}, {with a comma after it|and set it off with a comma|and the comma is where it belongs}: {quote}.',
    '{Beginning with|Opening with|Starting with} {quote} puts {first} first{, and the comma is right|, with a comma to mark it|}.',
    'In the sentence that {begins|opens|starts} with {quote}, {first} comes first{ and the comma guides me|, set off by a comma|}.',
  ],
};

const SHORT = 6;

export const shortInRow: ObservationKind = {
  id: 'short-in-row',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences'],
  find: ({ reading }) => {
    let row: ReadSentence[] = [];
    const rows: ReadSentence[][] = [];
    for (const sentence of reading.sentences) {
      const fits =
        sentence.words.length <= SHORT &&
        sentence.words.length >= 3 &&
        /\.$/u.test(sentence.text) &&
        /^\p{Lu}\p{L}*(?: |['’])/u.test(sentence.text) &&
        !hasQuotation(sentence) &&
        !/[@:]/u.test(sentence.text);
      if (fits && (row.length === 0 || row.at(-1)?.paragraph === sentence.paragraph)) row.push(sentence);
      else row = fits ? [sentence] : [];
      // The row itself: it keeps growing in place.
      if (row.length === IN_A_ROW) rows.push(row);
    }
    return rows
      .flatMap((found): Observation[] => {
        const [first] = found;
        const quote = first === undefined ? null : openingOf(first);
        return first === undefined || quote === null
          ? []
          : [{ sentence: first, quote, slots: { count: countWord(found.length) } }];
      })
      .slice(0, 1);
  },
  says: [
    'From {quote} on, {count} {short|very short} sentences {come|follow} {one after the other|in a row}.',
    '{You have|There are} {count} short sentences in a row{ here|}, {beginning with|starting with} {quote}.',
  ],
  step: {
    low: [
      '{Join two of those short sentences|Make two of those short sentences into one} with {“because”, “when” or “but”|“when”, “so” or “although”}.',
      '{Try joining|Join} two of those short sentences so that {one explains the other|we see how they fit together}.',
    ],
    high: [
      '{Join two of those short sentences|Make two of those short sentences into one}, and keep {one short sentence|the shortest} for the point that matters most.',
    ],
  },
};
const IN_A_ROW = 3;

const NEIGHBOUR_MOST = 11;
const TAKES_UP = /^(?:he|she|it|they)$/u;
/** Fragments, closing lines and what somebody says: nothing to join. */
const NO_NEIGHBOUR =
  /^(?:when|while|if|although|because|since|after|before|instead|for example|in conclusion|I don['’]t know)(?!\p{L})|(?<!\p{L})(?:features|reasons?|conclusion|examples?)(?!\p{L})/iu;

/** After a pronoun comes its verb, whichever it is; elsewhere only forms that are never a plural noun tell one. */
const HAS_VERB =
  /^(?:I|we|he|she|it|they|you) \p{L}+ \p{L}|(?<!\p{L})(?:is|are|was|were|am|has|have|had|can|could|will|would|should|must|may|might|do|does|did|went|got|made|took|gave|kept|knew|came|saw|told|found|says|said|\p{L}+n['’]t|\p{L}{3,}ed(?! by))(?!\p{L})/iu;

/** Two short neighbours, the second of which takes up the first: they may belong together. */
export const neighboursToJoin: ObservationKind = {
  id: 'neighbours-to-join',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences'],
  find: ({ reading }) =>
    reading.own
      .flatMap((sentence, at): (Observation & { length: number })[] => {
        // The next one that counts; by position, since a search for each sentence grows with the square of them.
        const next = reading.own[at + 1];
        if (next?.index !== sentence.index + 1 || next.paragraph !== sentence.paragraph) return [];
        const pair = [sentence, next];
        const fit = pair.every(
          (one) =>
            one.words.length >= 4 &&
            one.words.length <= NEIGHBOUR_MOST &&
            /^\p{Lu}.*\.$/su.test(one.text) &&
            !hasQuotation(one) &&
            HAS_VERB.test(one.text) &&
            !NO_NEIGHBOUR.test(one.text),
        );
        const quote = wordsAt(sentence, 0, sentence.words.length);
        const quoteNext = wordsAt(next, 0, next.words.length);
        const goesOn =
          TAKES_UP.test(next.forms[0] ?? '') &&
          !/^(?:and|or|but|so|because|which|that)$/u.test(sentence.forms[0] ?? '');
        if (!fit || !goesOn || quote === null || quoteNext === null) return [];
        return [{ sentence, quote, slots: { quoteNext }, length: sentence.words.length + next.words.length }];
      })
      .sort((a, b) => a.length - b.length)
      .slice(0, 2)
      .map(({ sentence, quote, slots }) => ({ sentence, quote, slots: slots ?? {} })),
  says: [
    '{quote} and {quoteNext} are two short sentences {side by side|one after the other}.',
    '{Two short sentences|Two brief sentences} {come together|follow each other} here: {quote} and {quoteNext}.',
  ],
  step: {
    low: [
      '{Try joining the two|Join the two} into one sentence, with a comma and {“and”, “but”, “so” or “which”|“which”, “so”, “and” or “but”}.',
      'Make the two into one sentence: {choose|pick} the word that fits between them, {“and”, “so”, “but” or “which”|such as “and”, “so” or “which”}.',
    ],
    high: [
      'Make the two into one sentence: {choose|pick} the word that fits between them, {“and”, “so”, “but” or “which”|such as “and”, “so” or “which”}.',
      '{Try joining the two|Join the two} into one sentence, with a comma and “{and|so}” or “which”.',
    ],
  },
};

export const SENTENCE_SHAPE: readonly ObservationKind[] = [clauseFirst, shortInRow, neighboursToJoin];

import type { EssayReading, ReadSentence } from '../essay-reading';
import type { Observation, ObservationKind } from './observation';
import {
  clauseAt,
  countWord,
  hasQuotation,
  isClean,
  isQuestion,
  openingOf,
  wordIndexAt,
  wordsAt,
} from './phrase';

const MOST = 3;
const SUBJECT =
  'I|we|he|she|it|they|you|there|my|the|this|that|these|those|people|students|our|their|his|her|your|some|many|most|everyone|everything|nobody|no one|teachers|children|parents|kids|computers|schools';
const FRONTED = new RegExp(
  String.raw`^((When|Whenever|While|If|Although|Even though|Though|Because|Since|After|Before|As soon as|Until|Once|Unless)(?= (?:${SUBJECT})(?!\p{L}))[^,;:()“”"]{8,90}), (?:then )?(?:${SUBJECT}) [^,;:()“”"]{6,120}[.!]$`,
  'iu',
);
const COMES_FIRST: Readonly<Record<string, string>> = {
  if: 'the condition',
  unless: 'the condition',
  although: 'the contrast',
  'even though': 'the contrast',
  though: 'the contrast',
  because: 'the reason',
  since: 'the reason',
};
/** Mistakes that the checker lets pass and a reader does not. */
const SUSPECT =
  /(?<!\p{L})(?:more better|don't has|he don't|she don't|it don't|they was|we was|you was|is because|are because|could of|should of|would of|more then|less then|better then|alot|gonna|wanna|cuz|to much|to many|there (?:own|life|lives|family|friends|parents|job|work|school|home)|your (?:going|not|a)|its (?:a|the|not|so|very|really|good|hard|important|going|like|better|easy|just|been)|how to (?:the|a)|a (?:people|things|students|kids|children)|many (?:thing|student|kid|friend|problem|reason|way)|every(?:day|one) (?:are|have)|people (?:is|has|was|doesn't)|students? (?:has to has|have to has)|reasons? (?:\p{L}+ )?(?:is|are|was) when|if your|when your (?:\p{L}+ing|bored|a)|get a long|(?:you|we|they|he|she|I) (?:always |just |all )?(?!(?:being|bring|sing|king|thing)\b)\p{L}{2,}ing|if \p{L}+ would(?:n't| not)? have|how many people have (?!\p{L}+(?:ed|en)\b)\p{L}+|for an? hours?|by there|in there)(?!\p{L})/iu;

const SUBJECT_PRONOUN = /(?<!\p{L})(?:I|we|he|she|they)(?!\p{L})/giu;
/** Where many words are marked, some of those that are not are wrong too, and a sentence is no model. */
const MOST_SLIPS_IN_100 = 5;
const hasManySlips = ({ findings, wordCount }: EssayReading): boolean =>
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
            const match = isWell(sentence, 9, 26) ? FRONTED.exec(sentence.text) : null;
            if (match === null || (match[1]?.match(SUBJECT_PRONOUN)?.length ?? 0) > 1) return [];
            const quote = wordsAt(sentence, 0, wordIndexAt(sentence, (match[1] ?? '').length - 1) + 1);
            const conjunction = (match[2] ?? '').toLowerCase();
            return quote === null
              ? []
              : [{ sentence, quote, slots: { first: COMES_FIRST[conjunction] ?? 'the time' } }];
          })
          .slice(0, MOST),
  says: [
    '{You put|You place} {first} {first|at the front} in {quote}, {with its comma|and set it off with a comma|and the comma is where it belongs}.',
    '{Beginning with|Opening with|Starting from} {quote} puts {first} first{, and the comma is right|, with a comma to mark it|}.',
    'In the sentence that {begins|opens|starts} {quote}, {first} comes first{ and the comma guides me|, set off by a comma|}.',
  ],
  step: {
    low: [
      '{Write|Try} {another sentence|one more sentence} {like that|of that shape}, {beginning with|starting with} {“Although”|“Before”|“Even if”}.',
      '{Use that shape|Use the same shape} {once more|again}, where two {short|neighbouring} sentences {belong together|could be joined}.',
    ],
    high: [
      'Where would {the opposite order|the main point first} be {stronger|more surprising}? {Try one sentence both ways.|Compare both aloud.}',
      'Could a {short|very short} sentence {after it|right after this one} {make the point land|give it more force}?',
    ],
  },
};

const JOINER =
  /(?<=[\p{L}],? )(because|so that|although|even though|unless|whenever|while|until|when|if|before|after|which|who) (?=(?:I|we|he|she|it|they|you|there|my|the|our|their|his|her|your|people|students)(?!\p{L}))/iu;
/** A second joint, or one that often goes wrong, makes it a sentence that somebody should look at first. */
const TWICE =
  /(?:,[^,]*,|;|(?<!\p{L})(?:and|but|so|then|or)(?!\p{L}).*(?<!\p{L})(?:and|but|so|then)(?!\p{L}))/iu;

export const thoughtsJoined: ObservationKind = {
  id: 'thoughts-joined',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences'],
  find: ({ reading }) =>
    hasManySlips(reading)
      ? []
      : reading.own
          .flatMap((sentence): (Observation & { length: number })[] => {
            const { text } = sentence;
            if (!isWell(sentence, 9, 24) || TWICE.test(text) || FRONTED.test(text)) return [];
            if (
              /^(?:because|if|when|while|although|which|who|and|but|so|or|for example)(?!\p{L})/iu.test(text)
            )
              return [];
            const match = JOINER.exec(text);
            const joiner = (match?.[1] ?? '').toLowerCase();
            if (match === null || joiner === 'which' || joiner === 'who') return [];
            const at = wordIndexAt(sentence, match.index);
            if (at < 3 || sentence.words.length - at < 4) return [];
            const whole = wordsAt(sentence, 0, sentence.words.length);
            const quote = whole ?? clauseAt(sentence, at);
            return quote === null
              ? []
              : [{ sentence, quote, slots: { joiner }, length: sentence.words.length }];
          })
          .sort((a, b) => b.length - a.length)
          .slice(0, MOST)
          .map(({ sentence, quote, slots }) => ({ sentence, quote, slots: slots ?? {} })),
  says: [
    '“{joiner}” {joins|links} {two thoughts|two ideas} {in one sentence|into one sentence}: {quote}.',
    '{You use|You have used} “{joiner}” to {join|link} {two ideas|two thoughts}{ in one sentence|}: {quote}.',
    'In {quote}, “{joiner}” {shows how the two parts belong together|ties two ideas together|makes the link between two ideas plain}.',
  ],
  step: {
    low: [
      '{Find|Choose} two {short|neighbouring} sentences and {join them|link them} {the same way|in the same way}, with {“although”|“so that”|“until”|“because”}.',
      '{Turn one such sentence round|Try one the other way round}: {begin|start} with “{joiner}” and put a comma {in the middle|between the parts}.',
    ],
    high: [
      '{Which of the two ideas|Which half} {matters more|should the reader remember}? {Put that one last.|Let the sentence end on it.}',
      'Could {a short sentence|a sentence of four or five words} {follow it|come next}, so that the {rhythm changes|point stands out}?',
    ],
  },
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
      // The row itself: it goes on growing where it stands.
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
    'From {quote} on, {count} {short|very short} sentences {stand|come} {side by side|one after the other|in a row}.',
    '{You have|There are} {count} short sentences in a row{ here|}, {beginning with|starting at|from} {quote}.',
  ],
  step: {
    low: [
      '{Join two of them|Make two of them into one} with {“because”, “when” or “but”|“when”, “so” or “although”}.',
      '{Try joining|Join} two of them, so that {one explains the other|we see how they belong together}.',
    ],
    high: [
      'Do you want that {clipped|quick} rhythm {there|at that point}? {If not, let two of them share one sentence.|If so, let a long sentence come before it.}',
    ],
  },
};
const IN_A_ROW = 3;

const NEIGHBOUR_MOST = 11;
const TAKES_UP = /^(?:he|she|it|they|this|that|these)$/u;

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
            !hasQuotation(one),
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
    '{quote} and {quoteNext} {stand side by side|follow each other} as {two short sentences|short sentences}.',
    '{Two short sentences|Two brief sentences} {stand together|come together} here: {quote} and {quoteNext}.',
  ],
  step: {
    low: [
      '{Could they|Might they} become one sentence, with {“because”, “so” or “when”|“and so”, “when” or “because”}{ between them|}? {Choose the word that fits.|Try it aloud.}',
      '{Try joining them|Join them} with {the word that fits best|a word that fits}: {“because”, “but”, “so” or “when”|“when”, “so”, “but” or “because”}.',
    ],
    high: [
      '{Which of the two carries the weight?|Which of the two should the reader remember?} {Let the other lean on it with “because” or “although”.|Keep that one short and fold the other into a neighbour.}',
    ],
  },
};

export const SENTENCE_SHAPE: readonly ObservationKind[] = [
  clauseFirst,
  thoughtsJoined,
  shortInRow,
  neighboursToJoin,
];

import { isSureToNeedLink } from './link-places';
import { hasVerb, isLate, isQuestion, phraseAt, quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';
import { MOST_PLACES, NO_MARKS, anchored, anchorsOf, clauseOf, isHalved, isOfTask } from './source-anchors';
import { beginsWhole, isToTheEnd, isTurned } from './surroundings';

/* Steps on the order, words and sentences of an answer to a text. They state nothing beyond words and place. */

/** The last sentence of an answer, where it does not take up the question. */
const endingToAnswer = anchored(
  'ending-to-answer',
  ['conclusion', 'structure'],
  ({ reading }) => {
    const last = reading.own.at(-1);
    if (
      last === undefined ||
      reading.own.length < 4 ||
      reading.questionKeys.size === 0 ||
      last !== reading.sentences.at(-1) ||
      last.quotations > 0 ||
      isQuestion(last) ||
      last.topics.some((topic) => reading.questionKeys.has(topic)) ||
      /(?<!\p{L})(?:conclusion|overall|reasons?|all in all|summary|mood|that is|that's|this is)(?!\p{L})/iu.test(
        last.text,
      )
    )
      return [];
    const quote = clauseOf(last);
    return quote === null || !isToTheEnd(last, quote) ? [] : [{ sentence: last, quote }];
  },
  {
    low: [
      'You {finish|end} with {quote}. {Add|Write} one more sentence that {gives|repeats} your answer {in new words|in other words}.',
      'After {quote}, end with {one|a} sentence that {answers the question again|returns to the question}.',
      'Your text ends with {quote}. After that, {add|write} your answer to the question in new words.',
      'Add an ending after {quote}: your answer in one sentence, and the detail that shows it best.',
      'Follow {quote} with one more sentence: {what is your answer, in new words|how does all this answer the question}?',
    ],
    high: [
      'After {quote}, {say|add} what your details show {together|when you put them together}.',
      'Your text ends with {quote}. {Add|Write} one sentence that {goes back|returns} to the question.',
    ],
  },
);

/** Begins with a word that ties the sentence to the one before, or to a place or a time. */
const LINKED =
  /^(?:also|then|first|firstly|second|secondly|secont|third|thirdly|next|last|lastly|finally|in|on|at|for|from|by|with|to|after|before|because|since|when|while|as|so|but|and|or|however|although|though|even|if|another|other|later|soon|now|once|during|through|throughout|upon|overall|this|that|these|those|there|not|instead|therefore|thus|also|besides|one|both|all|it|its|it's|they|their|\p{L}{2,20}ly)(?!\p{L})/iu;

/** A sentence that no word ties to the one before. */
const sentenceToLink = anchored(
  'sentence-to-link',
  ['structure', 'cohesion'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        sentence.index > 1 &&
        isSureToNeedLink(essay.reading, sentence) &&
        !LINKED.test(sentence.text) &&
        !/^[,;:]/u.test(sentence.text.slice(quote.length)) &&
        !isLate(sentence, essay.reading, 1),
    ),
  {
    low: [
      'Can a reader see how {quote} follows from the sentence before it? If not, {try|add} {a linking word|a word} such as “Also”, “Then” or “Because of this”.',
      'Read {quote} and the sentence before it. Is it {clear|plain} how the two fit together? If not, {try|add} “so”, “also” or “but”, whichever fits.',
      'Ask {a friend|a classmate} what {quote} has to do with the sentence before it. If they {are not sure|cannot say}, {add|put in} a word that says so.',
    ],
    high: [
      'Does {quote} add to the sentence before, explain it or follow from it? If {a reader|somebody} would have to guess, make its first words {say|show} which.',
      'Is {quote} in the right place, or does another of your sentences {lead|come closer} to it? If so, {try it there|move it}.',
    ],
  },
);

const PLAIN =
  /(?<!\p{L})(?:very (?!much|few|first|last|next|own|happy|sad|different)\p{L}{3,}|really (?:bad|hard|hot|good|tired|thirsty|scared)|bad|good|great|nice|stuff|big|amazing|horrible|terrible)(?!\p{L})/iu;

/** A word that could be more exact. */
const plainWord = anchored(
  'plain-word',
  ['vocabulary'],
  ({ reading, task }) =>
    quotable(
      statementsOf(reading).flatMap((sentence): Observation[] => {
        const found = sentence.quotations > 0 || isOfTask(sentence, task) ? null : PLAIN.exec(sentence.text);
        const quote = found === null ? null : phraseAt(sentence, found.index);
        return found === null ||
          quote === null ||
          isHalved(sentence, quote) ||
          isTurned(sentence, quote) ||
          !beginsWhole(sentence.text, quote) ||
          !quote.includes(found[0]) ||
          /["“”()[\]]/u.test(quote)
          ? []
          : [{ sentence, quote, slots: { word: found[0] } }];
      }),
      MOST_PLACES,
    ),
  {
    low: [
      'In {quote}, change “{word}” to {a word that says|words that say} more.',
      'Which word says more than “{word}” in {quote}? Write it there.',
      '{Find|Choose} a more exact word for “{word}” in {quote}.',
      'What do you mean by “{word}” in {quote}? {Write|Use} a more exact word.',
      '{Replace|Change} “{word}” in {quote}: which word would the author {use|choose} there?',
      'Look at {quote}. Which word could replace “{word}” and say more?',
    ],
    high: [
      'In {quote}, {find|choose} a word in place of “{word}” that fits only this moment.',
      'In {quote}, {write|use} the most exact word you know in place of “{word}”.',
    ],
  },
);

/** A sentence that begins with its subject. */
const sentenceToTurn = anchored(
  'sentence-to-turn',
  ['sentences', 'vocabulary'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        sentence.words.length >= 6 &&
        sentence.text.startsWith(quote) &&
        /^(?:the|he|she|they|his|her|their|it|i|my) /iu.test(quote) &&
        hasVerb(quote) &&
        !/(?<!\p{L})(?:because|when|although|while|if|after|before|since)(?!\p{L})/iu.test(sentence.text),
      true,
    ),
  {
    low: [
      '{Try|Write} {quote} in two other ways, and keep the {clearest|best} of the three.',
      'Try {quote} with a different part first, and keep the version that {reads better|you like better}.',
      'Could {quote} begin with “Because” or “Although”? {Rewrite it and|Try it, and} keep the better one.',
    ],
    high: [
      'Which word in {quote} matters most? Try a version that ends on it, and keep the {better|stronger} one.',
      'Go through {quote} word by word: could one of the words be more exact? If so, {change|replace} it.',
      'Try {quote} with one word fewer. If nothing is lost, keep {the shorter one|it that way}.',
    ],
  },
);

/** Where the first and the last sentence begin, for a look at both. */
const endsCompared = anchored(
  'ends-to-compare',
  ['structure', 'conclusion', 'introduction'],
  ({ reading }) => {
    const first = reading.own[0];
    const last = reading.own.at(-1);
    const opens = first === undefined ? null : clauseOf(first);
    const ends = last === undefined ? null : clauseOf(last);
    if (opens === null || ends === null || last === undefined || reading.own.length < 4) return [];
    // A first sentence that names the text gives no answer to compare.
    if (/(?<!\p{L})(?:title|titled|called|written|named|story is|memoir is|author is)(?!\p{L})/iu.test(opens))
      return [];
    if (NO_MARKS.test(opens) || NO_MARKS.test(ends) || last.quotations > 0 || isQuestion(last)) return [];
    return [{ sentence: last, quote: ends, slots: { first: `“${opens.replace(/\s+/gu, ' ')}”` } }];
  },
  {
    low: [
      'You begin with {first} and end with {quote}. Does the ending say {more|something new}? If not, add what your reader should see by then.',
      'Compare {first} with {quote} at the end: do they {fit together|give the same answer}? If not, change one of them.',
      'From {first} to {quote}: which sentence between them helps most to answer the question? {Add|Write} one more sentence {after|to go with} it.',
      'Read {first} and then {quote}: do they give the same answer? If not, change {the second|one of them}.',
    ],
    high: [
      'Compare {first} with {quote} at the end: what has {been shown|become clear} in between? {Add|Say} it there.',
      'Let {quote} go further than {first}: {say|add} why it matters{| in the text}.',
    ],
  },
);

export const SOURCE_FORM: readonly ObservationKind[] = [
  endingToAnswer,
  sentenceToLink,
  plainWord,
  sentenceToTurn,
  endsCompared,
];

import { wordsOf } from '@marklight/text/segmentation';
import { type EssayReading, type ReadSentence, topicKey } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { bodyStart, isEarly, isLate, isQuestion, phraseAt, quotable, statementsOf } from './aids';
import { isFollowedUp } from './follow-up';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { sourceQuotations } from './quoted';
import { isToTheEnd, isTurned, isWholeClause } from './surroundings';

/*
 * Steps for answers to a text that hang on a sentence of the answer. They state nothing about it beyond its words and
 * its place.
 */

const SOURCE = ['source-answer'] as const;
/** So many words of the question in one sentence make it an answer. */
const WORDS_OF_QUESTION = 2;
/** So many words in a row are the source's own. */
const RUN = 5;
const MOST_PLACES = 6;
/** Announces, sums up, explains, names a part of the text, or speaks of the writer of the answer. */
const NO_STATEMENT =
  /(?<!\p{L})(?:i|i'm|im|me|my|mine|we|us|our|you|your|u|conclusion|overall|summary|reasons?|reading|essay|story|article|memoir|text|passage|paragraphs?|quotes?|quoted|quotation|states?|stated|says?|said|example|examples|instance|title|called|features?|shows?|showed|showing|proves?|means?|meant|explains?|describes?|tells?|told|wow|these are|those are|that is|that's|thats|this is|there (?:is|are|was|were) (?:many|a lot|several))(?!\p{L})|["“”?!@()[\]]|''/iu;
/** Sums up, or holds marks that would break the quotation. */
const NO_MARKS = /["“”?!()[\]]|''/u;
const NO_ANCHOR =
  /(?<!\p{L})(?:conclusion|overall|summary|that's|thats|these are|those are|wow)(?!\p{L})|["“”?!()[\]]|''/iu;
/** Begins with a word that needs the sentence before. */
const LEANS = /^\W*(?:this|that|these|those|which|so|such|and|but|or|because|even|like|not|also)(?!\p{L})/iu;

let known: { task: string; runs: ReadonlySet<string> } | null = null;
function runsOfTask(task: string): ReadonlySet<string> {
  if (known?.task !== task) {
    const forms = wordsOf(task).map(({ text }) => text.toLowerCase().replace(/’/gu, "'"));
    known = { task, runs: new Set(forms.map((_, at) => forms.slice(at, at + RUN).join(' '))) };
  }
  return known.runs;
}

const isOfTask = ({ forms }: ReadSentence, task: string | null): boolean =>
  task !== null &&
  forms.some(
    (_, at) => at + RUN <= forms.length && runsOfTask(task).has(forms.slice(at, at + RUN).join(' ')),
  );

const isAnswer = ({ stems }: ReadSentence, { questionKeys }: EssayReading): boolean =>
  new Set(stems.map(topicKey).filter((key) => questionKeys.has(key))).size >= WORDS_OF_QUESTION;

/** Cut before "and" where no new clause begins, or no more than the head of a sentence. */
const isHalved = ({ text }: ReadSentence, quote: string): boolean =>
  /^(?:the fact|had|another|under|there|though|even|some of|in this case|as|if|when|while|after|before|since|in|on|at|by|for|from|through) /iu.test(
    quote,
  ) ||
  /^ and (?!(?:he|she|they|it|the|his|her|their|that|this|then) )/iu.test(
    text.slice(text.indexOf(quote) + quote.length),
  );

/** A whole sentence or a whole clause of it, of 4 to 12 words; null where what follows would turn it. */
export function clauseOf(sentence: ReadSentence): string | null {
  const quote = phraseAt(sentence, bodyStart(sentence));
  return quote !== null &&
    quote.split(/\s+/u).length >= 4 &&
    isWholeClause(sentence, quote) &&
    !isTurned(sentence, quote) &&
    !isHalved(sentence, quote)
    ? quote
    : null;
}

const hasMarksNear = ({ sentences }: EssayReading, { index }: ReadSentence): boolean =>
  sentences.slice(Math.max(0, index - 1), index + 2).some(({ text }) => /["“”]|''/u.test(text));

/** Statements from the middle of the answer outwards, whole sentences first; not the first, and not words of the source. */
function anchorsOf(
  { reading, task }: JudgedEssay,
  fits: (sentence: ReadSentence, quote: string) => boolean,
  isAnyStatement = false,
): Observation[] {
  const middle = reading.sentences.length / 2;
  return quotable<Observation>(
    statementsOf(reading)
      .flatMap((sentence) => {
        const plain = sentence.text.replace(/’/gu, "'");
        if (sentence.quotations > 0 || LEANS.test(plain)) return [];
        if (isEarly(sentence, reading, 1) && !isAnyStatement) return [];
        const quote = clauseOf(sentence);
        return quote === null ||
          (isAnyStatement ? NO_ANCHOR : NO_STATEMENT).test(quote.replace(/’/gu, "'")) ||
          isOfTask(sentence, task) ||
          !fits(sentence, quote)
          ? []
          : [{ sentence, quote, whole: isToTheEnd(sentence, quote) }];
      })
      .sort(
        (a, b) =>
          Number(b.whole) - Number(a.whole) ||
          Math.abs(a.sentence.index - middle) - Math.abs(b.sentence.index - middle),
      )
      .map(({ sentence, quote }) => ({ sentence, quote })),
    MOST_PLACES,
  );
}

const anchored = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  step: NonNullable<ObservationKind['step']>,
): ObservationKind => stepAlone({ id, genres: SOURCE, bearsOn, find, step });

/** What the answer says happens in the text, with no quotation beside it. */
export const statementToProve = anchored(
  'statement-to-prove',
  ['evidence', 'referencing'],
  (essay) => anchorsOf(essay, (sentence) => !hasMarksNear(essay.reading, sentence)),
  {
    low: [
      '{Copy|Quote} three or four words from the text that {show|prove} this: {quote}.',
      'Which words in the text tell you this: {quote}? {Copy|Quote} {three or four of them|a few of them}.',
      '{Find|Look for} the line in the text behind {quote}, and {copy|quote} its most important words.',
      'After {quote}, add “The text says” and {three or four|a few} exact words in quotation marks.',
      'Back up {quote} with {a few|three or four} exact words from the text.',
      '{Put|Write} {three or four|a few} words from the text, in quotation marks, after {quote}.',
      'How does a reader know this: {quote}? {Quote|Copy} the words that {say|show} so.',
      'From which paragraph of the text do you know this: {quote}? {Name it|Give its number}, and {quote|copy} a few words from it.',
    ],
    high: [
      'Which word in the text {shows|proves} this best: {quote}? {Quote|Name} it, and say what it adds.',
      '{Choose|Find} the one word in the text that {proves|shows} {quote} best, and build it into that sentence.',
      '{Support|Back up} {quote} with {a few|three or four} words from the text, inside a sentence of your own.',
      'How {sure can a reader be of|could a reader check} {quote}? {Add|Quote} the words in the text that {settle|prove} it.',
    ],
  },
);

/** What the answer tells without a reason or a meaning in it or after it. */
export const statementToExplain = anchored(
  'statement-to-explain',
  ['development', 'argument', 'relevance'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence) =>
        !isFollowedUp(essay.reading, sentence) &&
        !isAnswer(sentence, essay.reading) &&
        !isLate(sentence, essay.reading, 1),
    ),
  {
    low: [
      'After {quote}, add {one|a} sentence that {begins|starts} with “This shows that”.',
      '{Say|Explain} in one {more |}sentence how {quote} answers the question.',
      'How does {quote} help to answer the question? {Say so|Write it} in {one|the next} sentence.',
      'What does {quote} {show|tell us}? {Add|Write} the answer in one sentence.',
      'Add {one|a} sentence after {quote}: what {does this show|can a reader learn from this}?',
      'Explain {quote} in one more sentence: {how does it answer the question|what does it show}?',
      'Write one more sentence after {quote}, beginning “This matters because”.',
      'Tell your reader why {quote} matters for your answer{|, in one sentence}.',
    ],
    high: [
      'What does {quote} show that the {author|writer} does not say? {Write|Add} it in {one|the next} sentence.',
      'Say more about {quote}: which word in the text makes you think so?',
      '{Say|Explain} why {quote} {matters more|tells us more} than the other details you give.',
      'How does {quote} prove your answer? {Write|Add} the step in between.',
    ],
  },
);

/** What answers the question, wherever it stands; the steps fit whether or not details follow. */
export const answerToGround = anchored(
  'answer-to-ground',
  ['relevance', 'argument', 'development'],
  (essay) =>
    anchorsOf(essay, (sentence) => isAnswer(sentence, essay.reading), true).sort(
      (a, b) => (a.sentence?.index ?? 0) - (b.sentence?.index ?? 0),
    ),
  {
    low: [
      'Which of your details proves this best: {quote}? {Say|Explain} why in one sentence.',
      '{Name|Give} the {detail|moment} in the text that {proves|shows} this best, and say why: {quote}.',
      'Come back to {quote} in your last sentence: which {detail|moment} {shows|proves} it best?',
      'What in the text makes you most sure of this: {quote}? {Add|Write} one {more |}sentence about it.',
      '{Choose|Pick} the {detail|moment} that proves {quote} best, and {explain|say} how it does.',
      'Check each of your details against {quote}: does it prove that? {Cut|Change} any that does not.',
      'Would a reader believe this: {quote}? {Add|Write} the {detail|moment} that would convince them.',
      'Add one more {detail|moment} from the text as proof of {quote}.',
    ],
    high: [
      'Which {detail|moment} proves this best: {quote}? {Say|Explain} why.',
      '{Choose|Pick} the {detail|moment} that {proves|shows} {quote} best, and say why it is stronger than the others.',
      'Does every detail you give prove this: {quote}? {Replace|Change} the weakest one.',
      'Is {quote} true of the whole text? Name the {moment|place} where it is {truest|least true}.',
      'Say more exactly what you mean by {quote}: {when|where in the text} is it truest?',
    ],
  },
);

/** Each quotation, for work on one of its words. */
export const quotedWord = anchored(
  'quotation-word',
  ['development', 'argument', 'vocabulary'],
  ({ reading }) =>
    quotable(sourceQuotations(reading).map(({ quote, sentence }): Observation => ({ sentence, quote }))),
  {
    low: [
      '{Choose|Pick} one word from {quote} and {say|explain} what it makes {us|a reader} feel.',
      'Which word in {quote} matters most? {Say|Explain} what it {tells us|shows}.',
      'What does the {most important|strongest} word in {quote} tell us? {Say|Explain} it in one sentence.',
    ],
    high: [
      'Which word in {quote} matters most? {Say|Explain} what would be lost without it.',
      '{Choose|Pick} one word from {quote} and {say|explain} why the author may have {chosen|used} it.',
      'What does {quote} tell us that the author does not say? {Write|Add} it in one sentence.',
    ],
  },
);

/** The last sentence of an answer, where it does not take up the question. */
export const endingToAnswer = anchored(
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
      last.stems.some((stem) => reading.questionKeys.has(topicKey(stem))) ||
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
      'You {finish|end} with {quote}. {Add|Write} one more sentence that {gives|says} your answer {again|once more}.',
      'After {quote}, end with {one|a} sentence that {answers the question again|returns to the question}.',
      'Your text ends with {quote}. {Add|Write} your answer to the question after that, in new words.',
      'Add an ending after {quote}: your answer in one sentence, and the detail that shows it best.',
      'Let one more sentence follow {quote}: {what is your answer, in new words|how does all this answer the question}?',
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
export const sentenceToLink = anchored(
  'sentence-to-link',
  ['structure', 'cohesion'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        sentence.index > 1 &&
        !LINKED.test(sentence.text) &&
        !/^[,;:]/u.test(sentence.text.slice(quote.length)) &&
        !isLate(sentence, essay.reading, 1),
    ),
  {
    low: [
      'Begin {quote} with {words that link|a word that links} it to the sentence before, such as “Then” or “Because of this”.',
      'How does {quote} follow from the sentence before it? Add a linking word{| at its start}, such as “Later” or “As a result”.',
      'Put a linking word before {quote}, such as “As a result” or “In addition”, whichever fits.',
      'Link {quote} to the sentence before it: {try|use} “At first”, “Later” or “Because of this”.',
      'Show how {quote} goes on from the sentence before: begin it with {“Next”, “Also” or “So”|“Then”, “Also” or “As a result”}.',
      'Join {quote} to the sentence before it with “and”, “because” or “so”, whichever fits.',
    ],
    high: [
      'Does {quote} add to the sentence before, or follow from it? Let its first words {say|show} which.',
      'Link {quote} more closely to the sentence before it: {take up|repeat} one of its words.',
      'Begin {quote} with words that say how it follows: “Because of this”, “In the same way” or “Even so”.',
    ],
  },
);

const PLAIN =
  /(?<!\p{L})(?:very (?!much|few|first|last|next|own)\p{L}{3,}|really (?:bad|hard|hot|good|sad|happy|tired|thirsty|scared)|hard|harder|bad|good|great|nice|sad|mad|stuff|big|happy|different|important|amazing|horrible|terrible|interesting|positive|negative)(?!\p{L})/iu;

/** A word that could be more exact. */
export const plainWord = anchored(
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
          !quote.includes(found[0]) ||
          /["“”()[\]]/u.test(quote)
          ? []
          : [{ sentence, quote, slots: { word: found[0] } }];
      }),
      MOST_PLACES,
    ),
  {
    low: [
      'In {quote}, change “{word}” to {a word|words} that {says|say} more.',
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
export const sentenceToTurn = anchored(
  'sentence-to-turn',
  ['sentences', 'vocabulary'],
  (essay) =>
    anchorsOf(
      essay,
      (sentence, quote) =>
        sentence.words.length >= 6 &&
        sentence.text.startsWith(quote) &&
        /^(?:the|he|she|they|his|her|their|it|i|one|my) /iu.test(quote) &&
        !/(?<!\p{L})(?:because|when|although|while|if|after|before|since)(?!\p{L})/iu.test(sentence.text),
      true,
    ),
  {
    low: [
      'Rewrite the sentence that begins with {quote} so that it starts with “When”, “Because” or “Although”.',
      '{Begin|Start} the sentence {quote} in another way: with a time, a place or “When”.',
      'Turn the sentence {quote} round: put another part of it first.',
      'Read {quote} and the sentence before it. Join the two with “which”, “while” or “because”, whichever fits.',
      '{Try|Write} {quote} in two other ways, and keep the {clearest|best} of the three.',
      'Say {quote} in fewer words, and use the {space|room} {for one exact detail|to say why}.',
      'Could {quote} begin with “Because” or “Although”? {Rewrite it and|Try it, and} keep the better one.',
    ],
    high: [
      '{Begin|Start} {quote} with something other than its subject, such as a time or a reason.',
      'Rewrite {quote} so that its most important word comes {last|at the end}.',
      '{Build|Work} {quote} into the sentence before it, with “which” or “although”.',
      'Which word in {quote} could be more exact? {Change it|Replace it}.',
      'Cut {one word|any word} that {quote} does not need.',
    ],
  },
);

/** Where the first and the last sentence begin, for a look at both. */
export const endsCompared = anchored(
  'ends-to-compare',
  ['structure', 'conclusion', 'introduction'],
  ({ reading }) => {
    const first = reading.own[0];
    const last = reading.own.at(-1);
    const opens = first === undefined ? null : clauseOf(first);
    const ends = last === undefined ? null : clauseOf(last);
    if (opens === null || ends === null || last === undefined || reading.own.length < 4) return [];
    if (NO_MARKS.test(opens) || NO_MARKS.test(ends) || last.quotations > 0 || isQuestion(last)) return [];
    return [{ sentence: last, quote: ends, slots: { first: `“${opens.replace(/\s+/gu, ' ')}”` } }];
  },
  {
    low: [
      'You begin with {first} and end with {quote}. Does the ending say {more|something new}? If not, add what your details show.',
      'Compare {first} with {quote} at the end: do they {fit together|give the same answer}? Change one of them if not.',
      'Your opening says {first}. In your last sentence, {quote}, {name|give} the detail that proves it best.',
      'Between {first} and {quote}, put your details in the order in which they happen in the text.',
      'From {first} to {quote}: does each sentence between them help to answer the question? {Cut|Move} any that does not.',
      'Read {first} and then {quote}. {Change|Rewrite} the last sentence so that it gives the same answer in new words.',
    ],
    high: [
      'Compare {first} with {quote} at the end: what have your details shown in between? {Add|Say} it there.',
      'You open with {first} and end with {quote}. Which of your details belongs right before the end? Put it there.',
      'Let {quote} go further than {first}: {say|add} why it matters{| in the text}.',
    ],
  },
);

/** One more sentence to work on, for where each has been quoted once. */
export const sentenceToSharpen = anchored(
  'sentence-to-sharpen',
  ['vocabulary', 'sentences'],
  (essay) =>
    anchorsOf(essay, (sentence) => sentence.words.length >= 6, true)
      .slice(-1)
      .flatMap(({ sentence, quote }): Observation[] =>
        quote === null
          ? []
          : [{ sentence, quote: null, slots: { first: `“${quote.replace(/\s+/gu, ' ')}”` } }],
      ),
  {
    low: [
      'Which word in {first} could be more exact? {Change it|Write a better one}.',
      'Look at {first} again: {change|replace} one word that says little.',
      'Choose the {most important|main} word in {first} and {find|write} a more exact one.',
      '{Try|Write} {first} with another verb, and keep the {better|clearer} sentence.',
      'Say {first} in two other ways, and keep the {clearest|best} of the three.',
      'Underline the verb in {first}. Is there one that says more? {Use|Write} it.',
    ],
    high: [
      'Which word in {first} is the most general? {Change|Replace} it with one that fits only this text.',
      '{Cut|Leave out} any word that {first} does not need.',
      'Test each word in {first}: is there one that says more exactly what you mean?',
    ],
  },
);

export const SOURCE_ANCHOR_KINDS = [
  statementToProve,
  quotedWord,
  statementToExplain,
  answerToGround,
  endingToAnswer,
  sentenceToLink,
  plainWord,
  sentenceToTurn,
  endsCompared,
  sentenceToSharpen,
];

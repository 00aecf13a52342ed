import type { EssayReading, ReadSentence } from '../essay-reading';
import { phraseAt, quotable, statementsOf } from './aids';
import { beginningOf } from './anchors';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { beginsWhole, isTurned, isWholeClause } from './surroundings';

/* Steps on the language of a text that hang on words of it and state nothing but what is counted or found there. */

const anchored = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  low: readonly string[],
  high: readonly string[],
): ObservationKind => stepAlone({ id, genres: 'any', bearsOn, find, step: { low, high } });

/** Where a word stands in a short phrase of a statement, with the word as it is written there. */
function phrasesWith(reading: EssayReading, pattern: RegExp, not: RegExp): Observation[] {
  return quotable(
    statementsOf(reading).flatMap((sentence): Observation[] => {
      const found = sentence.quotations > 0 || not.test(sentence.text) ? null : pattern.exec(sentence.text);
      const word = found?.[1];
      if (found === null || word === undefined) return [];
      const quote = phraseAt(sentence, found.index);
      return quote === null ||
        /[@“”"\n]/u.test(quote) ||
        !quote.includes(word) ||
        quote.split(/\s+/u).length < 3 ||
        !beginsWhole(sentence.text, quote) ||
        isTurned(sentence, quote) ||
        !isWholeClause(sentence, quote)
        ? []
        : [{ sentence, quote, slots: { word: word.toLowerCase() } }];
    }),
    2,
  );
}

const adjective = anchored(
  'plain-word-here',
  ['vocabulary', 'sentences'],
  ({ reading }) =>
    phrasesWith(
      reading,
      /(?<!\p{L})(good|bad|nice|great|cool|awesome|amazing|fun|big)(?= (?:\p{L}+)|[.,])(?! (?:at|for|news|idea|morning|luck|night|deal|bye|enough|thing))/u,
      /(?<!\p{L})(?:because|such as|for example)(?!\p{L})/iu,
    ),
  [
    'In {quote}, “{word}” could mean many things. {Find|Choose} a word that says {exactly|precisely} what you mean.',
    'You write {quote}. What exactly is “{word}” there? Replace it with {a word|another word} that {says exactly that|is more exact}.',
    '{Say|Write} {quote} without “{word}”: which word is more exact?',
    'Find a more exact word than “{word}” for {quote}.',
  ],
  [
    'You write {quote}. {Choose|Find} a word that fits only this case in place of “{word}”.',
    'In {quote}, change “{word}” to a word that {shows what you mean|is more exact}.',
  ],
);

const get = anchored(
  'get-here',
  ['vocabulary', 'sentences'],
  ({ reading }) =>
    phrasesWith(
      reading,
      /(?<!\p{L})(get|gets|got|getting)(?! (?:up|together|along|rid|away|out|off|ready|used|back|in|on|home|there|through|over|it|into|older|married|hurt|lost|sick))(?!\p{L})/u,
      /(?!)/u,
    ),
  [
    '{Say|Write} {quote} without “{word}”: which verb says exactly what happens?',
    'In {quote}, {replace|change} “{word}”: use a verb that says exactly what happens.',
    'You write {quote}. {Find|Choose} a more exact verb than “{word}”.',
    'What exactly happens in {quote}? {Choose|Find} a verb that says more than “{word}”.',
  ],
  [
    'In {quote}, {try|choose|find} a verb that fits only this case in place of “{word}”.',
    'You write {quote}. Which verb would say {more|what you mean better} than “{word}”?',
  ],
);

const lots = anchored(
  'lots-here',
  ['vocabulary'],
  ({ reading }) =>
    phrasesWith(
      reading,
      /(?<!\p{L})(?<!and )(a lot of|lots of|many|a bunch of)(?= (?:\p{L}+ )?\p{L}{3,}[^s\P{L}]s(?!\p{L}))(?! (?:(?:different|good|other) )?(?:like|people|times?|the|my|our|reasons|ways|things|effects|examples|features|points)(?!\p{L}))/u,
      /(?<!\p{L})(?:such as|like|for example|because|including)(?!\p{L})|\d/iu,
    ),
  [
    'You write {quote}. How many, or which ones? {Give a number or name two.|Name two, or give a number.}',
    'In {quote}, {replace|change} “{word}”: {give a number|say how many}, or name {one of them|two of them}.',
    'After {quote}, {add|write} “for example”, and name {one|two}.',
    '{Say|Write} {quote} {more exactly|again}, with a number or {a name|an example} in place of “{word}”.',
  ],
  [
    'You write {quote}. In place of “{word}”, name the one that matters most.',
    'In {quote}, {put|write} the {clearest|best} example in place of “{word}”.',
  ],
);

/** One stronger word can stand for the two: "really cold", not "really don't" or "really able". */
const HAS_STRONGER =
  /(?<!\p{L})(very|really|super)(?= (?:good|bad|big|small|large|hot|cold|happy|sad|angry|mad|upset|tired|hungry|tasty|important|scared|afraid|funny|pretty|beautiful|ugly|smart|clever|fast|slow|quick|quickly|fast|loud|loudly|quiet|hard|easy|difficult|nice|old|new|excited|exciting|bored|boring|interesting|strong|weak|cool|fun|dirty|clean|rich|poor|wet|thin|fat|long|short|tall|mean|rude|kind|brave|shy|worried|nervous|surprised|surprising|useful|helpful|harmful|dangerous|popular|common|expensive|cheap|busy|calm|proud|sure|serious|strange|unhealthy|healthy|well|badly|hardworking|crowded|dark|bright|dry|warm)(?!\p{L}))/u;
const intensifier = anchored(
  'very-here',
  ['vocabulary', 'sentences'],
  ({ reading }) =>
    phrasesWith(
      reading,
      HAS_STRONGER,
      /(?<!\p{L})not (?:really|very)(?!\p{L})|n['’]t (?:really|very)(?!\p{L})|(?<!\p{L})(?:can|do|did|was|does|were|is)nt (?:really|very)/iu,
    ),
  [
    '{Say|Write} {quote} without “{word}”. If it {sounds weaker|loses something}, {choose|find} a stronger word instead.',
    'In {quote}, cut “{word}” and {choose|find} {one|a} word that is strong enough {on its own|by itself}.',
    'You write {quote}. Replace “{word}” and the word after it with one stronger word.',
  ],
  [
    'You write {quote}. Which single word could {replace|stand for} “{word}” and the word after it?',
    'In {quote}, {choose|find} one exact word for “{word}” and the word after it.',
  ],
);

const LONG = 18;
const SHORT = 9;
/** With fewer sentences than this, the longest is not worth naming. */
const FEWEST_TO_COMPARE = 4;
/** The longest sentence, by its first words; the high step asks for a short sentence after it. */
function longestOf({ own, sentences }: EssayReading): Observation[] {
  const longest = own.reduce<ReadSentence | undefined>(
    (most, one) => (most === undefined || one.words.length > most.words.length ? one : most),
    undefined,
  );
  if (
    own.length < FEWEST_TO_COMPARE ||
    own.some((one) => one !== longest && one.words.length === longest?.words.length)
  )
    return [];
  if (longest === undefined || longest.words.length < LONG || /\s[.!?]\s|["“”]/u.test(longest.text))
    return [];
  if (!/^\p{Lu}/u.test(longest.text) || /["“”]|[^.!?\s]\s*$/u.test(sentences[longest.index - 1]?.text ?? ''))
    return [];
  if (sentences.some(({ words }) => words.length > longest.words.length)) return [];
  const quote = beginningOf(longest);
  const next = sentences[longest.index + 1];
  if (quote === null) return [];
  return [
    { sentence: longest, quote, omits: next !== undefined && next.words.length <= SHORT ? ['high'] : [] },
  ];
}

const longest = anchored(
  'longest-here',
  ['sentences'],
  ({ reading }) => longestOf(reading),
  [
    'Your longest sentence {begins|starts} with {quote}. Read it aloud: if you {need a breath|have to stop} in the middle, put a full stop there.',
    'Read your longest sentence aloud, the one that {begins|starts} with {quote}. Would {two sentences|a full stop in the middle} make it clearer?',
    'Your longest sentence {begins|starts} with {quote}. {Underline|Mark} its main idea, and {put|move} the rest into a second sentence.',
    'Could you say the sentence that {begins|starts} with {quote} in fewer words? It is your longest: {cut|cross out} {whatever it can do without|whatever a reader would not miss}.',
  ],
  [
    'Your longest sentence {begins|starts} with {quote}. {Put|Write} a short one after it to make the point {that matters most|a reader should remember}.',
    'The sentence that {begins|starts} with {quote} is your longest. Which words could it do without? {Cut them.|Take them out.}',
    'Your longest sentence {begins|starts} with {quote}. Try it another way: {begin|start} with the last part.',
  ],
);

/** A sentence with at least this many words is worth a second look, whatever is in it. */
const WORTH_CHECKING = 25;
/**
 * The sentences with the most findings that have no single correction, or, if there are none, those with the most
 * words.
 */
function toReread({ own }: EssayReading): Observation[] {
  const [most] = [...own]
    .filter(
      ({ words, text, findings }) =>
        words.length >= 12 &&
        (findings.length > 0 || words.length >= WORTH_CHECKING) &&
        !/["“”@]/u.test(text),
    )
    .sort((a, b) => b.findings.length - a.findings.length || b.words.length - a.words.length);
  const quote = most === undefined ? null : beginningOf(most);
  return most === undefined || quote === null ? [] : [{ sentence: most, quote }];
}

const reread = anchored(
  'sentence-to-check',
  ['spelling', 'grammar', 'punctuation', 'conventions'],
  ({ reading }) => toReread(reading).filter(({ quote }) => !/[()]/u.test(quote ?? '')),
  [
    'Read the sentence that {begins|starts} with {quote} aloud, word by word: is {every word|each word} there, and does it stop where the idea ends?',
    'Check the sentence that {begins|starts} with {quote} {slowly|word by word}: {the spelling first|spelling first}, then the commas and the full stop.',
    'Point to each word as you read the sentence that {begins|starts} with {quote}. {Mark|Circle} any word you would look up.',
  ],
  [
    'Look once more at the sentence that {begins|starts} with {quote}. Does {each|every} verb {fit|agree with} its subject?',
    'Read the sentence that {begins|starts} with {quote} backwards, word by word, and stop at any word you would look up.',
  ],
);

export const ANCHORED_LANGUAGE: readonly ObservationKind[] = [
  adjective,
  lots,
  intensifier,
  get,
  longest,
  reread,
];

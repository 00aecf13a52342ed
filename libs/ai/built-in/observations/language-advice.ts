import type { EssayReading } from '../essay-reading';
import { isQuestion, phraseAt, quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/*
 * Steps on the language and the order of a text, for where nothing surer was seen. They point at a place and state nothing
 * about it, so they are true of any place that can be quoted.
 */

const MOST_PLACES = 8;
const SHORTEST = 5;
const LONGEST = 30;
const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];

/** Sentences of the writer's own that can be quoted as a phrase, from the middle of the text outwards. */
function placesOf(reading: EssayReading): Observation[] {
  const statements = statementsOf(reading).filter(
    (sentence) =>
      sentence.words.length >= SHORTEST &&
      sentence.words.length <= LONGEST &&
      sentence !== reading.own.at(-1) &&
      !/["“”?!]/u.test(sentence.text) &&
      !isQuestion(sentence),
  );
  const middle = (statements.length - 1) / 2;
  const outwards = statements
    .map((sentence, at) => ({ sentence, away: Math.abs(at - middle) }))
    .sort((a, b) => a.away - b.away || a.sentence.index - b.sentence.index);
  return quotable(
    outwards.map(({ sentence }) => ({ sentence, quote: phraseAt(sentence) })),
    MOST_PLACES,
  );
}

/** Somebody did something: a person, and a verb in the past that is more than "was". */
const PERSON =
  /(?<!\p{L})(?:I|we|he|she|they|(?:my|our|his|her) (?:mom|mum|mother|dad|father|brother|sister|friends?|cousin|aunt|uncle|coach|teacher|family))(?!\p{L})/iu;
const DONE =
  /(?<!\p{L})(?:went|came|ran|got|took|saw|heard|said|told|asked|sat|stood|fell|found|gave|left|made|put|drove|ate|began|won|lost|bought|caught|threw|held|\p{L}{3,}ed)(?!\p{L})/iu;
const eventsOf: ObservationKind['find'] = ({ reading }) =>
  placesOf(reading).filter(
    ({ sentence }) => sentence !== null && PERSON.test(sentence.text) && DONE.test(sentence.text),
  );

const step = (
  id: string,
  bearsOn: readonly string[],
  genres: ObservationKind['genres'],
  words: NonNullable<ObservationKind['step']>,
  find: ObservationKind['find'] = ({ reading }) => placesOf(reading),
): ObservationKind => ({
  id,
  polarity: 'need',
  isAbsence: false,
  genres,
  bearsOn,
  find,
  says: [],
  step: words,
});

export const LANGUAGE_ADVICE: readonly ObservationKind[] = [
  step('sentence-to-hear', ['sentences'], 'any', {
    low: [
      '{Read|Say} the sentence with {quote} aloud to {somebody|a friend|a classmate}. {If they ask what you mean|Where they look puzzled|If they ask you to say it again}, {tell them in other words|say it another way}, and write {that|those words} down.',
      '{Write|Try|Say} {quote} {in your own speaking voice|as you would say it to a friend}, then as you would {write it to a stranger|put it in a letter}. {Keep|Choose|Use} {the clearer one|the one that is easier to follow|what is best in both}.',
    ],
    high: [
      'What would {quote} {gain or lose|gain, and what would it lose,} as a sentence of {five|six} words? {Try it|Write it}, and {keep the better one|choose}.',
      '{Read|Say} the three sentences around {quote} aloud. {Do they share a rhythm|Do they move alike}? {Break|Vary} one {on purpose|and see what it does}.',
    ],
  }),
  step('word-to-weigh', ['vocabulary'], 'any', {
    low: [
      '{Underline|Circle} the verb in {quote}. {Does it show|Can we see} what happens? If not, {find|choose} one that does.',
      'Which word in {quote} could {anybody|everyone} have used? {Put in its place|Choose instead|Write instead} the one that {only you would choose|fits this case alone|says exactly what you mean}.',
      '{Read|Look at} {quote} {as a stranger would|once more}. Which {noun|thing} could be {named more exactly|called by its own name}? {Write|Put in} that name.',
    ],
    high: [
      'Which word carries {quote}? {Try|Test} two others in its place, and {say|decide} what each would change.',
      '{Could|Can} one {exact verb|exact noun} do the work of two words in {quote}? {Try it|Find it}, and {read the sentence again|weigh what is lost}.',
      'What does your {choice of words|wording} in {quote} tell a reader about {your feelings|your attitude}? Change one word {to shift it|so that it says more}, and {compare the two|choose}.',
    ],
  }),
  step(
    'event-to-place',
    ['structure', 'cohesion'],
    ['story', 'reflection'],
    {
      low: [
        '{What happened {just|right|a moment} before|What led up to|What had to happen before} {quote}? {Write|Add|Tell} it in {one sentence|a sentence|a line or two}{, if the reader does not know it yet|, unless your text tells it already|}.',
        'How {long|much time} passed {between {quote} and what {follows|comes next}|after {quote}}? {Tell|Give|Show} it in {two or three|a few} words, {such as|for instance} {“an hour later”|“the next morning”|“before we could speak”}.',
        '{Put|Write} a number {beside|next to|above} each event, in the order {in which it happened|things happened}. {Does {quote} stand where it belongs|Is {quote} in its place|Has {quote} the right place}?',
      ],
      high: [
        'What if the {story|text} {opened|began} with {quote}? {Try|Test} it, and {see|decide} what you would have to tell {later|afterwards}.',
        'Which event could {quote} do without? {Cut|Shorten} it, and {give|spend} the space {to|on} what follows.',
        'Where does time {slow down|stand still} in your {story|text}? {Let|Make} it do so at {quote}, with {three|two} small {steps|moments}.',
      ],
    },
    eventsOf,
  ),
  step(
    'moment-to-open',
    ['narrative', 'development', 'register'],
    ['story', 'reflection'],
    {
      low: [
        'What could you {see|hear|smell|feel} {around you |}at {quote}? {Add|Write|Give us} {one thing|one detail|one small thing} that {only you noticed|a photo would not show|nobody else would know}.',
        '{Stay with|Go back to|Stop at|Slow down at} {quote} for {one|a} moment longer: {what moved|what changed|what could be heard|what did the light do|who looked at whom}? {Add|Write|Tell} it in {one sentence|a sentence|a line}.',
        'What {went through your {mind|head}|were you thinking|did you say to yourself} at {quote}? {Write|Put|Give} it in the {very |}words you {thought|would have used|would use to a friend}.',
      ],
      high: [
        'Why does the moment at {quote} {matter to you|stay with you}? {Let|Have} one small action {show|tell} it{|, without a word of explanation|, with no feeling named}.',
        'What does the reader {expect|guess} after {quote}? {Keep|Hold back} one fact a little {longer|while}, and {see|feel} what it does.',
      ],
    },
    eventsOf,
  ),
  step(
    'check-of-writing',
    ['spelling', 'grammar', 'punctuation', 'conventions'],
    'any',
    {
      low: [
        '{Read|Go through} your text from the last sentence to the first, {so that you look at the words alone|which keeps your eye on the words}, and {mark|circle} what {looks odd|you doubt}.',
        '{Choose|Pick} the {three|five} words you are least sure of and {look them up|check them in a dictionary}. {Write|Copy} each {once|into your own list}.',
        '{Read|Say} each sentence aloud by itself: does it {begin with a capital|start with a capital letter} and {stop where your voice stops|end where the thought ends}?',
      ],
      high: [
        '{Swap|Exchange} texts with a {partner|classmate}: each {marks|underlines} {three places|two places} to {look at again|check}, without {correcting|mending} them.',
        '{Read|Go through} it once for {commas alone|apostrophes alone|verb endings alone}: a single question finds {what a general look misses|more}.',
      ],
    },
    () => WHOLE,
  ),
];

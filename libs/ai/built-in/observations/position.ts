import { type EssayReading, topicKey } from '../essay-reading';
import { at, bodyStart, isEarly, isLate, phraseAt, quotable, statementsOf, topStems } from './aids';
import type { ObservationKind } from './observation';
import { beginnings, ownViews, REPORTED } from './own-view';

/** Says or asks about the task, or names the text, without answering. */
const NOT_ANSWER =
  /^\W*(?:in this essay|this essay is about|i will|i am going to|the title|had|if)(?!\p{L})|(?<!\p{L})(?:explains?|describes?|tells?|talks?|states?|says|paragraph|mostly about|i picked|(?:those|these) are|examples?|first,|there are many|different (?:features|moods))(?!\p{L})/iu;
const ANSWERS =
  /(?<!\p{L})(?:is|was|are|were|affects?|affected|makes?|made|creates?|created|shows?|showed|has|had|have|feels?|felt)(?!\p{L})/iu;

export const positionStated: ObservationKind = {
  id: 'position-stated',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'argument', 'relevance'],
  find: (essay) => ownViews(essay, false),
  says: [
    '{quote} {tells|shows} {me|us|your reader|a reader} {where you stand|what you think|your own view|which side you take}.',
    'You {give|state} your {own view|opinion|own position|own answer} {in plain words|in so many words|for all to see}: {quote}.',
    'With {quote} you {take a side|take a stand|commit yourself|make your choice}{|, and we know it}.',
    '{I know|I can tell|A reader knows} {where you stand|what you think|which way you lean} {once I have read|after|from} {quote}.',
  ],
  step: {
    low: [
      '{Write|Put|Add} “because” {after it|straight after it} and {finish|complete} the sentence with your {best|strongest|main} reason.',
      'Now {give|add} {two|your two best} reasons in {the next sentence|one more sentence|the sentence that follows}, {each in a few words|each short enough to remember}.',
      '{Say|Write} in {the next sentence|one more sentence} who {gains by it|would be better off} and {how|why}.',
      '{Begin|Start} {the next sentence|a new sentence} with “The main reason is” and {finish it|say what it is}.',
    ],
    high: [
      '{When|Where} would {even you|you yourself} {make an exception|think otherwise|decide differently}? {Add|Build in} that condition{| in half a sentence}.',
      'Ask {how far|for whom} {it holds|you would defend it}: {everyone, or only some|always, or only at times}? {Narrow|Sharpen} the sentence {to fit|accordingly}.',
      '{What|Which} idea {joins|lies behind} your {reasons|points}? {Work|Fit} it into {this sentence|the position itself}.',
      '{Try|Test} it on {someone who disagrees|your sharpest critic}: which word would they {attack|question first}? {Change|Strengthen} that word.',
    ],
  },
};

export const positionBegins: ObservationKind = {
  id: 'position-begins',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'argument', 'introduction'],
  find: beginnings,
  says: [
    'The sentence that {begins|starts|opens} with {quote} {gives|states|tells us} your own view.',
    '{I find|We find|A reader finds} your own {view|opinion} in the sentence that {begins|starts} with {quote}.',
    'At the point where you {write|begin|put} {quote}, you {take a side|give your own view|say what you think}.',
  ],
  step: {
    low: [
      '{Try|Write} it {once more|again} in {at most|no more than} 15 words: “I think”, {your answer|what you think}, “because”, and {one|your best} reason.',
      '{Divide|Break} it {in two|into two sentences}: what you think in the {first|one}, the reason in the {second|other}.',
    ],
    high: [
      '{Say|Write} it again in half as many words. Which word could go {first|most easily}? {Leave|Keep} it out.',
    ],
  },
};

export const positionWithReason: ObservationKind = {
  id: 'position-with-reason',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'argument', 'relevance'],
  find: (essay) => ownViews(essay, true),
  says: [
    '{You give|Here you give} your view and a reason {in one sentence|together|in one breath}: {quote}.',
    '{quote} {states your view|says what you think|takes a side}, and “because” {goes on to say why|brings the reason with it|follows straight away}.',
    '{I like|I notice} that you {do not stop at an opinion|say what you think and why|add a reason straight away}: {quote}.',
    '{What you think|Your view} and {why|the reason for it} {come together|stand side by side} {at|in} {quote}.',
  ],
  step: {
    low: [
      'Take the {reason|part} after “because” and {give it|write} {a sentence|two sentences} {of its own|on that alone}: {what happens|who is helped}, and {when|how}?',
      '{Follow|Support} it with {one thing|a case} you have {seen|lived through} {yourself|at home or at school} that shows {the reason is true|you are right}.',
      '{Underline|Look at} what follows “because”, then {explain|tell us} in {one sentence|the next sentence} {how that works|why that matters}.',
      '{Cut|Divide} it into two sentences if it is {long|hard to say in one breath}: {first|one for} the view, {then|one for} the reason.',
    ],
    high: [
      'Would {someone|a reader} who {disagrees|thinks otherwise} accept the reason after “because”? {Add|Find} {what|the fact that} would {win them over|convince them}.',
      'If this is not your strongest reason, {lead|begin|open} with the one that is, and {keep|save} this one for {later|a later paragraph}.',
      'Which of your reasons would {still stand|survive} if the others {fell|were taken away}? Give that one {the most room|the last word}.',
      '{Say|Show} what follows from the reason {for someone unlike you|for people in another place|in ten years’ time}.',
    ],
  },
};

const JUDGES =
  /(?<!\p{L})(?:should|shouldn't|must|ought to|(?:is|are|isn't|aren't|be|have|has|do|does) (?:not |a |an |very |so |really |too |also |always |still |definitely |mostly |the |such )*(?:good|bad|great|beneficial|harmful|helpful|positive|negative|important|better|best|worse|worst|necessary|useful|waste|unfair|fair|wrong|right|essential|dangerous|unhealthy|healthy|addictive|amazing)|benefits?|benefit|harms?)(?!\p{L})/iu;
const SAID = /(?<!\p{L})(?:says?|said|told|asked|replied|question|determine?)(?!\p{L})/iu;
/** Characters that may stand before a claim: "So ", "First, ". */
const LEAD = 16;
const NO_CLAIM =
  /^\W*(?:(?:however,? )?(?:it|that|this|these|they|is)|another|one reason|the reason|thats? the|i understand|i acknowledge|i know|i admit|read|all this|remember|there|if|when|whether|imagine|for example|for instance|how|what|as|although|one time|dear)(?!\p{L})|(?<!\p{L})(?:whether|wheither|not everyone|decide)(?!\p{L})/iu;

/** A judgement or a demand of the writer's: something that could be argued about, whether or not it is the position. */
export const claimMade: ObservationKind = {
  id: 'claim-made',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'argument'],
  find(essay) {
    const { reading } = essay;
    if (ownViews(essay, false).length > 0 || ownViews(essay, true).length > 0) return [];
    const topics = topStems(reading.own, 3);
    const claims = statementsOf(reading).flatMap((sentence) => {
      if (!isEarly(sentence, reading, 8) && !isLate(sentence, reading, 3)) return [];
      if (NO_CLAIM.test(sentence.text) || at(reading, sentence, REPORTED) >= 0) return [];
      if (!sentence.stems.some((stem) => topics.has(stem))) return [];
      if (SAID.test(sentence.text)) return [];
      const found = at(reading, sentence, JUDGES);
      const quote = found < 0 ? null : phraseAt(sentence, bodyStart(sentence));
      const start = quote === null ? -1 : sentence.text.indexOf(quote);
      // The judgement itself has to be in the words shown, and these begin the sentence.
      // The claim is in the half that follows.
      if (
        quote !== null &&
        /^,? (?:but|yet|however|although)(?!\p{L})/iu.test(sentence.text.slice(start + quote.length))
      )
        return [];
      if (
        quote === null ||
        quote.split(/\s+/u).length < 4 ||
        start > LEAD ||
        found + 4 > start + quote.length
      )
        return [];
      return [{ sentence, quote }];
    });
    return quotable(claims);
  },
  says: [
    '{quote} is a {claim|statement} {people can argue about|somebody could dispute|with an opinion in it}{|, so it needs reasons}.',
    'You {make|put forward} a {real|definite} claim {here|in this line}: {quote}.',
    '{I|A reader} can {agree or disagree|argue} with {quote}{, and that makes it a claim|: that is a claim}.',
  ],
  step: {
    low: [
      'If {this|that} is your main {point|claim}, {write|put} it in your first lines, with “I believe” {in front of it|before it} and “because” {behind it|after it}.',
      'Is {this|that} {the one thing|what} you want us to {believe|remember}? Then {write it|put it} {first|at the top}, and {let|make} each paragraph {prove it|give a reason for it}.',
      '{Add|Write} “because” {after it|to it} and {finish|complete} the sentence with {a reason|your best reason}.',
    ],
    high: [
      '{Narrow|Sharpen} it: for whom, {when and where|and under which conditions}, is it {true|so}?',
      '{Who|Which reader} would {dispute|deny} it, and {on what grounds|with which facts}? {Word|Phrase} the claim so that it {stands up to them|already answers them}.',
    ],
  },
};

/**
 * Keys of the words that the question about a source turns on. A source has questions too; what stands in several of its
 * sentences is its own subject.
 */
export function focusKeys({ questionKeys, sourceSentences }: EssayReading): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const keys of sourceSentences) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  return new Set([...questionKeys].filter((key) => (uses.get(key) ?? 0) <= 3));
}

/** Sentences that answer a question about a text: they take up its words ("mood", "setting") and state. */
export const answerStated: ObservationKind = {
  id: 'answer-stated',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['thesis', 'argument', 'relevance', 'introduction'],
  find({ reading }) {
    const keys = focusKeys(reading);
    const answers = statementsOf(reading).filter((sentence) => {
      if (!isEarly(sentence, reading, 2)) return false;
      if (sentence.quotations > 0 || NOT_ANSWER.test(sentence.text)) return false;
      return (
        ANSWERS.test(sentence.text) &&
        new Set(sentence.stems.map(topicKey).filter((key) => keys.has(key))).size >= 2
      );
    });
    return quotable(
      answers.map((sentence) => ({ sentence, quote: phraseAt(sentence, bodyStart(sentence)) })),
      2,
    );
  },
  says: [
    '{quote} {takes up|turns to|goes straight to} the question{| in your first lines| without delay}.',
    'You {take up|turn to|go straight to} the question {in your first lines|in its own terms|without detours}: {quote}.',
    '{I can see|I know|A reader sees} {which question you are answering|what you set out to show} {from|once I have read} {quote}.',
    'With {quote} you {set to work on|take hold of} the question {early|from the start|in so many words}.',
  ],
  step: {
    low: [
      '{Say|Write} {how you know|what made you think so}: {name|give} {one|the first} {detail|moment} from the text that shows it.',
      '{Find|Choose} {two places|two moments} in the text that {prove|show} it, and {write|give} each {one|its own} sentence.',
      'Now {copy|quote} {three or four|a few exact} words from the text that {show|prove} it, {in quotation marks|between quotation marks}.',
      '{Tell|Show} us {where|at which point} in the text you {saw|noticed} this: {name|give} the paragraph and {what happens there|its key words}.',
    ],
    high: [
      'Does {that|your answer} hold {from the first line to the last|all through the text}? {Point to|Name} the place where it {changes|is strongest}, and say {why|how}.',
      'Which {single|one} word of the {author|writer} {does the most|carries the most weight} for your answer? {Explain|Say} {how|what it adds}.',
      'Could {someone|another reader} {read|see} it another way? {Use|Bring in} the passage that {speaks against you|they would choose}, and {answer|explain} it.',
      'Say {why|to what end} the {author|writer} {made this choice|wrote it that way}, not only {that it is so|what the effect is}.',
    ],
  },
};

/** Both of two opposite answers, each as the writer's own. */
export const yesAndNo: ObservationKind = {
  id: 'yes-and-no',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument'],
  bearsOn: ['thesis', 'argument', 'conclusion'],
  find({ reading }) {
    const own = statementsOf(reading).filter((sentence) => !REPORTED.test(sentence.text));
    const yes = own.find(
      (sentence) => at(reading, sentence, /(?<!\p{L})i (?:\p{L}+ly )?agree(?! to disagree)(?!\p{L})/iu) >= 0,
    );
    const no = own.find(
      (sentence) => at(reading, sentence, /(?<!\p{L})i (?:\p{L}+ly )?disagree(?!\p{L})/iu) >= 0,
    );
    if (yes === undefined || no === undefined || yes === no) return [];
    const first = phraseAt(yes, at(reading, yes, /agree/iu), 8);
    const second = phraseAt(no, at(reading, no, /disagree/iu), 8);
    if (first === null || second === null) return [];
    return [{ sentence: no, quote: second, slots: { other: `“${first}”` } }];
  },
  says: [
    'You write {other}, and {elsewhere|in another place} {quote}.',
    'One line says {other}; another says {quote}.',
  ],
  step: {
    low: [
      '{Choose|Decide on} one of the two, write it as your first sentence, and {turn|make} the other into what {some people|others} say.',
      'Which one is your answer? {Put|Write} it first, and {begin|start} the other with “Some people think”.',
    ],
    high: [
      '{Join|Bring together} the two in one sentence with “although”, so that {we see|a reader sees} which one {weighs more|wins}.',
      'Say {in one sentence|plainly} {when|under what condition} each is true, and which one you {defend|stand by}.',
    ],
  },
};

/** Advice that claims nothing, for essays whose position is not seen for certain. */
export const positionCheck: ObservationKind = {
  id: 'position-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis'],
  find: (essay) =>
    [...ownViews(essay, false), ...ownViews(essay, true), ...beginnings(essay)].length > 0
      ? []
      : [{ sentence: null, quote: null }],
  says: [],
  step: {
    low: [
      'If your {answer|view} is not in your first lines yet, {finish|complete} this sentence and {put|place} it {there|at the start}: “I think … because …”.',
      'If {a friend|someone} asked “What do you think?”, which of your sentences would {answer|tell} them? {Bring|Move} it {to the top|into your first lines}, or write it {there|now}.',
      '{Check|Ask yourself} whether {your first lines say|your opening says} what you think; if not, begin with “I believe that”.',
      'Can {a reader|someone} {underline|point to} one sentence that is your answer? If not, write it {first|now}.',
    ],
    high: [
      'Ask {a friend|someone} to {underline|find} the sentence that {holds|sums up} your whole argument. If they {hesitate|choose another than you}, {sharpen|rewrite} it.',
      '{For whom|In which case} would {your answer|your view} not hold? {Build|Fit} that {limit|condition} into the sentence that {states it|gives your view}.',
    ],
  },
};

export const POSITION_KINDS = [
  positionStated,
  positionWithReason,
  positionBegins,
  claimMade,
  answerStated,
  yesAndNo,
  positionCheck,
];

import { STOP_WORDS } from '../lexicon';
import { at, bodyStart, isEarly, phraseAt, quotable, statementsOf, wherever } from './aids';
import type { Observation, ObservationKind } from './observation';

const PROSE = ['argument', 'explanation', 'source-answer', 'reflection'] as const;
const CONSEQUENCE =
  /(?<!\p{L})(?:therefore|as a result|which (?:means|makes|made|causes|caused|leads|led|can lead|will|would|helps|allows)|so that|(?:can |will |could )?leads? to|causing|(?<=, )so (?:they|you|we|he|she|it|i) \p{Ll}+|so (?:they|you|we|he|she|it|people|students|i) (?:can|could|will|would|do|did|don't|didn't|have|had|get|are|were|is|was|need))(?!\p{L})/iu;

export const consequenceGiven: ObservationKind = {
  id: 'consequence-given',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['development', 'argument', 'cohesion'],
  find: ({ reading }) => quotable(wherever(reading, CONSEQUENCE), 2),
  says: [
    'You {say|tell us|go on to say} what {follows|comes of it}: {quote}.',
    '{quote} {takes the thought further|carries the thought on|goes on} to {a result|what follows}.',
    '{You do not stop at the fact|You think one step on|The thought goes on}: {quote}.',
    '{With|At} {quote} {we see|a reader sees} what {comes of it|it leads to}.',
  ],
  step: {
    low: [
      '{Go|Take it} one step further: {and what happens then|who notices it first}? {Write|Add} the next sentence.',
      '{Add|Give} {one person|somebody} {it happened to|you have seen it happen to}, and {say when|say how it ended}.',
      '{Choose|Find} another point where {the result is missing|you stop early}, and {add|write} what follows {there|from it}.',
    ],
    high: [
      'Does that {always|really} follow? {Name|Say} what has to be {true|in place} for it, or what {could|might} stop it.',
      '{Who|Which people} would {gain from|welcome} that result, and who would not? {Add|Write} the {second|other} group.',
    ],
  },
};

const COMPARES =
  /(?<!\p{L})(?:more|less|better|worse|easier|harder|faster|quicker|happier|healthier|safer|cheaper|longer|shorter|smarter|stronger)(?: \p{L}+){0,4} than (?!(?:just|that|ever|anything|enough|one|two|half|a)(?!\p{L}))/iu;

export const comparisonMade: ObservationKind = {
  id: 'comparison-made',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['development', 'argument'],
  find: ({ reading }) =>
    quotable(
      statementsOf(reading).flatMap((sentence): Observation[] => {
        const found = at(reading, sentence, COMPARES);
        const match = found < 0 ? undefined : COMPARES.exec(sentence.text.slice(found))?.[0];
        const quote = match === undefined ? null : phraseAt(sentence, bodyStart(sentence));
        // Both sides of the comparison have to be in the words shown.
        return quote === null || match === undefined || !quote.includes(match.trimEnd() + ' ')
          ? []
          : [{ sentence, quote }];
      }),
      2,
    ),
  says: [
    'You {compare|set one thing beside another}: {quote}.',
    '{quote} {compares|sets one thing against another}{, and that sharpens your point|, which sharpens your point|}.',
    '{The comparison|Your comparison}, {quote}, {shows us|lets us see} {two sides|both things} {side by side|together}.',
  ],
  step: {
    low: [
      '{Say|Write} how you know: {when did you try both|where did you see both|who has done both}?',
      '{Add|Name} one thing that the {first|better} one {can do|has} and the other {cannot|has not}.',
      '{Add|Write} “because” and {one|a} {reason|fact} that {decides|settles} the comparison.',
    ],
    high: [
      'By what {measure|standard}: time, money, health {or something else|or pleasure}? {Name|Say} it, and {see|check} whether the comparison still {holds|goes your way}.',
      'For whom would the comparison {go|come out} the other way? {Say so|Add them} in {half|one} sentence.',
    ],
  },
};

/** "trees, flowers and grass": three or more single words in a row, and nothing that the last of them describes. */
const LIST =
  /(?<!(?<!\p{L})(?:a|an|be|is|are|was|were|very|more|being|to|can|could|will|would|they|you|we|who) )(?<![\p{L}-])\p{Ll}{3,}, (?:(?:the |a |your |their |our )?\p{Ll}{3,}, ){0,4}(?:the |a |your |their |our )?\p{Ll}{3,},? and (?:the |a |your |their |our )?\p{Ll}{3,}(?=[.!?;,]|$| (?:in|on|at|for|with|from|because|are|is|all|can|will)(?!\p{L}))/u;
const ALLOWED = new Set(['and', 'the', 'a', 'your', 'their', 'our', 'friends', 'people', 'other']);
const NO_THING =
  /^(?:etc|stuff|things?|example|\p{L}+ly|play|learn|enjoy|write|read|talk|eat|teach|help|save|happy|sad|strong|fun)$/u;

export const thingsNamed: ObservationKind = {
  id: 'things-named',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['development', 'evidence', 'vocabulary'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence): Observation[] => {
        const found = at(reading, sentence, LIST);
        const list = found < 0 ? undefined : LIST.exec(sentence.text.slice(found))?.[0];
        const words = (list ?? '').split(/[\s,]+/u);
        const isNamed = words.every(
          (word) => ALLOWED.has(word) || !(STOP_WORDS.has(word) || NO_THING.test(word)),
        );
        return list === undefined || words.length > 12 || !isNamed ? [] : [{ sentence, quote: list }];
      }),
      2,
    );
  },
  says: [
    'You {name|say} what you mean, one {thing|item} after another: {quote}.',
    '{quote} {spells out|tells us} what you {mean|have in mind}.',
    'The list {quote} {says more|is more exact} than one general word {would|could have been}.',
  ],
  step: {
    low: [
      '{Choose|Pick} one {thing|item} from that list and {give it|write} {two sentences|a sentence or two}: {how does it help|what happens with it}?',
      'Which one on {the|your} list {matters most|do you know best}? {Write|Add} a sentence {about it|on that one}.',
    ],
    high: [
      '{Choose|Pick} the {item|one} that {proves|supports} most, and {develop|follow} that one {fully|to its consequence}.',
      'Which {item|one} would {a critic|someone else} {strike out|question}? Defend it in a sentence, or {drop|cut} it.',
    ],
  },
};

/** What a student can say more about: longer statements past the opening. */
function points(reading: Parameters<typeof statementsOf>[0]): Observation[] {
  return quotable(
    statementsOf(reading)
      .filter(
        (sentence) =>
          !isEarly(sentence, reading, 2) &&
          sentence.quotations === 0 &&
          sentence.stems.length >= 4 &&
          sentence.forms.length <= 30 &&
          !/(?<!\p{L})(?:for example|for instance|i remember|once|conclusion|overall)(?!\p{L})/iu.test(
            sentence.text,
          ),
      )
      .map((sentence) => ({ sentence, quote: phraseAt(sentence, bodyStart(sentence)) })),
    6,
  );
}

/** Advice for a point of the student's own; it says nothing about what is there. */
export const pointToDevelop: ObservationKind = {
  id: 'point-to-develop',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['development'],
  find: ({ reading }) => points(reading),
  says: [],
  step: {
    low: [
      '{Stay with|Go back to} {quote} and {add|write} two more sentences: {how does it work|what does it look like}, and {what comes of it|who notices it}?',
      '{Choose|Take} {quote} and {ask|answer} three questions: {who, where and when|who does it, when, and what then}? {Write|Put} the answers in {one|a} sentence.',
      'Give {quote} a second sentence that {begins|starts} with {“This means that”|“When this happens”}{| and says something new}.',
      '{What|Which picture} do you see when you {say|write} {quote}? {Write|Put} it down in {one|a} sentence for {somebody|a reader} who has never seen it.',
    ],
    high: [
      '{Follow|Take} {quote} to its {end|consequence}: what {would happen|would follow} if {it were true everywhere|nobody changed anything}?',
      'What {lies behind|is the cause of} {quote}? {Add|Give} the cause {of the cause|behind it}, in one {exact|careful} sentence.',
      'Which {word|part} of {quote} needs {defining|a closer look}? {Say|Write} what you mean by it and what you do not mean.',
    ],
  },
};

/** A reminder to support a point of the student's own; it says nothing about what is there. */
export const pointToSupport: ObservationKind = {
  id: 'point-to-support',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['evidence'],
  find: ({ reading }) => points(reading),
  says: [],
  step: {
    low: [
      '{Where|When} did you see this {yourself|with your own eyes}: {quote}? {Tell|Write} it in {two sentences|a few lines}, with a name or a place.',
      'After {quote} {write|add} “For example”, and {finish|complete} it with {something that happened|a person you know}.',
      'How do you know: {quote}? {Add|Write} what you {saw, read or heard|have seen or read about it}.',
      '{Choose|Find} one {day|person|place} that shows {quote}, and {write|give} it {two|two or three} sentences.',
    ],
    high: [
      'What would {convince|satisfy} a reader who doubts {quote}: {a figure, a case or an expert|something seen, counted or read}? {Add|Find} it, and {name|say} where it is from.',
      'Which is the {best|strongest} proof of {quote}: {a case or a number|your own life or somebody else’s}? {Choose|Use} one, and {explain|say} why it is typical.',
    ],
  },
};

/** A question about a point of the student's own; it says nothing about what is there. */
export const pointToArgue: ObservationKind = {
  id: 'point-to-argue',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['argument'],
  find: ({ reading }) => points(reading),
  says: [],
  step: {
    low: [
      'Why is that so: {quote}? {Answer|Write the answer} in one sentence {with “because” in it|that begins “The reason is”}.',
      '{Take|Choose} {quote} and ask “why?” twice. {Write|Put} both answers {down|after it}, {the second one too|one sentence each}.',
      '{Say|Write} what {follows|comes} from {quote}: {begin|start} the next sentence with {“So”|“That is why”|“This means that”}.',
      'How does {quote} {help|support} your {answer|main point}? {Say|Write} it in {half a sentence|a few words}, {beginning|starting} with “and that is why”.',
    ],
    high: [
      'What would have to be true for {quote} to be {wrong|false}? {Say|Show} why it is not, or {limit|narrow} the claim.',
      'Does {quote} prove your {main point|position}, or only something near it? {Add|Write} the step {in between|that leads there}.',
      'Which of your {other points|reasons} {depends on|needs} {quote}? {Say|Show} the {link|connection}, so that they {hold|carry} each other.',
    ],
  },
};

/** The same for answers to a source, where the support is in the text. */
export const textToQuote: ObservationKind = {
  id: 'text-to-quote',
  polarity: 'need',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['evidence', 'development', 'argument', 'referencing'],
  find: ({ reading }) =>
    quotable<Observation>(
      statementsOf(reading)
        .filter(
          (sentence) =>
            sentence.quotations === 0 && sentence.stems.length >= 3 && sentence.forms.length <= 35,
        )
        .map((sentence) => ({ sentence, quote: phraseAt(sentence, bodyStart(sentence)) })),
      6,
    ),
  says: [],
  step: {
    low: [
      'Which {line|place} in the text made you write {quote}? {Copy|Quote} three or four words of it, in quotation marks.',
      '{Find|Look up} the words in the text behind {quote}, and {put|set} a few of them {after it|beside it}, in quotation marks.',
      'After {quote} {add|write} “I know this because the text says”, and {finish|complete} it with {exact words|a quotation}.',
      '{Go on|Carry on} from {quote}: what does {that|it} tell us about {the answer|the question}? {Write|Add} one sentence that begins “This shows”.',
    ],
    high: [
      'Which {single|one} word of the text {proves|best supports} {quote}? {Quote|Name} it, and say what a {plainer|different} word would have {lost|changed}.',
      'What does the text only {hint at|suggest} about {quote}? {Write|Add} that in a sentence, with the words that {let you see it|give it away}.',
      '{Compare|Set} {quote} with a moment {later|elsewhere} in the text: what {has changed|is different there}, and why?',
    ],
  },
};

export const DEVELOPMENT_KINDS = [
  consequenceGiven,
  comparisonMade,
  thingsNamed,
  pointToSupport,
  pointToArgue,
  pointToDevelop,
  textToQuote,
];

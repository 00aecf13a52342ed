import { STOP_WORDS } from '../lexicon';
import { at, bodyStart, isEarly, phraseAt, quotable, statementsOf, wherever } from './aids';
import type { Observation, ObservationKind } from './observation';

const PROSE = ['argument', 'explanation', 'source-answer', 'reflection'] as const;
const CONSEQUENCE =
  /(?<!\p{L})(?:therefore|as a result|which (?:means|makes|made|causes|caused|leads|led|can lead|will|would|helps|allows)|so that|(?:can |will |could )?leads? to|causing|(?<=, )so (?:they|you|we|he|she|it|i) (?!can|could|would|will|might|may)\p{Ll}+|so (?:they|you|we|he|she|it|people|students|i) (?:do|did|don't|didn't|have|had|get|are|were|is|was|need))(?!\p{L})/iu;

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
      '{Choose|Find} another point where {you stop early|you stop at the fact}, and {add|write} what follows {there|from it}.',
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

/** Opens a clause that another completes. */
const HALF =
  /^(?:however|by|as|if|when|in|for|even|after|before|while|although|with|on|at|since|to|because|first|second|third|another|lastly|finally|then)(?!\p{L})/iu;

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
      .map((sentence) => ({ sentence, quote: phraseAt(sentence, bodyStart(sentence)) }))
      .filter(({ quote }) => quote !== null && !HALF.test(quote)),
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
      '{Stay with|Go back to|Open up} {quote} and {add|write} two more sentences: {how does it work|what does it look like|who is in it}, and {what comes of it|who notices it|what happens next}?',
      '{Choose|Take} {quote} and {ask|answer} three questions: {who, where and when|who does it, when, and what then|what, how and why}? {Write|Put} the answers {in one sentence|after it|into your next lines}.',
      'Give {quote} a {second|further} sentence that {begins|starts} with {“This means that”|“When this happens”|“Because of this”}{| and says something new}.',
      '{What|Which picture} do you see when you {say|write} {quote}? {Write|Put|Set} it down in {one|a} sentence for {somebody|a reader} who {has never seen it|was not there}.',
    ],
    high: [
      '{Follow|Take|Pursue} {quote} to its {end|consequence}: what {would happen|would follow} if {it were true everywhere|all stayed as it is|more people noticed}?',
      'What {lies behind|is the cause of|brought about} {quote}? {Add|Give|Name} the cause {of the cause|behind it}, in one {exact|careful|short} sentence.',
      'Which {word|part} of {quote} needs {defining|a closer look|more exactness}? {Say|Write} what you mean by it and what you do not{ mean|}.',
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
      '{Where did you see this yourself|When did you last see this happen|Where did you meet this in your own life|Who showed you this}: {quote}? {Tell|Write|Describe} it in {two sentences|two or three sentences|a few lines}, with a {name or a place|name and a day|place and a time}.',
      'After {quote} {write|add|go on with} {“For example”|“For instance”|“I saw this when”}, and {finish|complete|end} it with {something that happened|a person you know|a day you remember}.',
      '{How do you know this|What makes you sure of this|What first taught you this}: {quote}? {Add|Write|Tell us} what you {saw, read or heard|found out, and where}.',
      '{Choose|Find|Think of} one {day|person|place|moment} that {shows|proves|bears out} {quote}, and give that {two|three|two or three} sentences.',
    ],
    high: [
      'What would {convince|satisfy} a reader who doubts {quote}: {a figure, a case or an expert|something seen, counted or read}? {Add|Find} it, and {name|say} where it is from.',
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
      '{Why is that so|Why do you say so|What makes that true|How would you explain that}: {quote}? {Answer|Write your answer|Give the answer} in {one|a} sentence {with “because” in it|that begins “The reason is”|that starts “I say this because”}.',
      '{Take|Choose|Go back to} {quote} and ask “why?” twice. {Write|Put} both answers {down|after it|into the next lines}, {the second one too|one sentence each|and keep the better one}.',
      '{Say|Write|Work out} what {follows|comes} from {quote}: {begin|start|open} the next sentence with {“So”|“That is why”|“This means that”}.',
      'How does {quote} {help|support|lead to} your {answer|main point|position}? {Say|Write|Explain} it in {half a sentence|a few words|one line}, {beginning|starting} with {“and that is why”|“which shows that”}.',
    ],
    high: [
      'Does {quote} prove your {main point|position}, or only something near it? {Add|Write} the step {in between|that leads there}.',
      'Is {quote} true of {everybody|every case}? {Say|Write} of whom it is {most|least} true, and {what that changes|why}.',
    ],
  },
};

const inOwnWords = (reading: Parameters<typeof statementsOf>[0]): Observation[] =>
  quotable<Observation>(
    statementsOf(reading)
      .filter((one) => one.quotations === 0 && one.stems.length >= 3 && one.forms.length <= 35)
      .map((sentence) => ({ sentence, quote: phraseAt(sentence, bodyStart(sentence)) })),
    6,
  );

/** The same for answers to a source, where the support is in the text. */
export const textToQuote: ObservationKind = {
  id: 'text-to-quote',
  polarity: 'need',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['evidence', 'referencing', 'thesis'],
  find: ({ reading }) => inOwnWords(reading),
  says: [],
  step: {
    low: [
      'Which {line|place|moment|detail} {in|of} the text {made you write|led you to|lies behind} {quote}? {Copy|Quote|Write out} {three or four of its words|its most telling words|the words that matter most}, {in|between} quotation marks.',
      '{Find|Look up|Search for} the {line|sentence|passage} in the text {behind|that supports|that goes with} {quote}, and {set|put|copy} {three or four exact words|its best words|a short quotation} {after it|beside it|into your next sentence}.',
      'After {quote} {add|write|go on with} {“I know this because the text says”|“The text shows this when it says”|“We see this where the author writes”}, and {finish|complete|end} {it|the sentence} with {exact words|a quotation|words from the page}.',
      'Give {quote} {a witness|some proof|support} from the text: {two|three|four} {exact words|words in quotation marks}, and {the paragraph they stand in|where we find them}.',
    ],
    high: [
      'Which {single|one} word of the text {proves|best supports|does most for} {quote}? {Quote|Name} it, and say what a {plainer|milder|different} word would have {lost|changed}.',
      '{Compare|Set} {quote} with a moment {later|elsewhere|at the other end} {in|of} the text: what {has changed|is different} there, and why?',
      'Could {another reader|somebody else} find words in the text that speak against {quote}? {Quote|Choose} them, and {say|show} why yours {weigh more|still stand}.',
    ],
  },
};

export const textToExplain: ObservationKind = {
  id: 'text-to-explain',
  polarity: 'need',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['relevance', 'argument', 'development'],
  find: ({ reading }) => inOwnWords(reading).reverse(),
  says: [],
  step: {
    low: [
      '{Go on|Carry on|Continue} from {quote}: what does {that|it|this} {tell us about|show about|mean for} {your answer|the question|your main point}? {Write|Add} {one|a} sentence that {begins|starts|opens} with {“This shows”|“This tells us”|“So we see”}.',
      '{Why|How} does {quote} {matter for|belong to|help with} the question? {Say|Explain|Write} it in {one|a} sentence with {“because”|“so”|“which means”} in it.',
      '{Take|Choose|Stay with} {quote}, and {say|write|tell us} what {anyone|a reader|somebody} {would feel or think|would notice} {there|at that point}, and {why|what makes it so}.',
      'What {came before|led up to} {quote}, and what {came after|followed}? {Link|Join} the {two|cause and the result} in one sentence with {“because”|“so”|“as a result”}.',
    ],
    high: [
      'What does the text only {hint at|suggest|leave unsaid} {about|behind} {quote}? {Write|Add} that in a sentence, with the {words|detail} that {let you see it|give it away}.',
      '{Why|To what end} might the {author|writer} have wanted {quote} just {there|at that point}? {Say|Explain} what it {prepares|changes|adds}.',
      'Does {quote} hold from the first line of the text to the last? {Name|Show} the place where it {changes|is strongest}.',
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
  textToExplain,
];

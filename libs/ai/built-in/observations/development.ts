import type { EssayReading, ReadSentence } from '../essay-reading';
import { bodyStart, isEarly, isLate, phraseAt, quotable, statementsOf, wherever } from './aids';
import { isWorthArguing } from './claim-worth';
import { isFollowedUp, takesUp } from './follow-up';
import { stepAlone, type Observation, type ObservationKind } from './observation';

const OWN_SUBJECT = ['argument', 'explanation'] as const;
/** What results from something; a purpose ("so that") and a view ("therefore I think") are not results. */
const CONSEQUENCE =
  /(?<!\p{L})(?:as a result(?! of)|which (?:means|makes|made|causes|caused|leads|led|can lead|will lead|can cause|will cause)|(?:can |will |could |may )?leads? to|(?<=, )so (?:they|people|students|kids|children|teenagers|parents|teachers) (?:don't|didn't|do not|have|had|get|got|are|were|lose|become))(?!\p{L})/iu;

/** The next sentence speaks of the same thing. */
const goesOn = ({ sentences }: EssayReading, { index, stems }: ReadSentence): boolean =>
  sentences[index + 1]?.stems.some((stem) => stems.includes(stem)) === true;

export const consequenceGiven: ObservationKind = {
  id: 'consequence-given',
  polarity: 'strength',
  isAbsence: false,
  genres: OWN_SUBJECT,
  bearsOn: ['development', 'argument', 'cohesion'],
  find: ({ reading }) =>
    quotable(wherever(reading, CONSEQUENCE), 2).map((one) =>
      takesUp(reading.sentences[one.sentence.index + 1]) || goesOn(reading, one.sentence)
        ? { ...one, omits: ['low'] as const }
        : one,
    ),
  says: [
    'You {say|tell us|show} what follows: {quote}.',
    'You {explain|tell us} the result: {quote}.',
    'You go {one step further|further}, to the result: {quote}.',
  ],
  step: {
    low: [
      'Give an example of {this result|the result you mention}: who did it happen to, and how did it end?',
      '{Add|Write} an example of the result: who did it happen to, and {when|what happened next}?',
    ],
    high: [
      'Does the result you mention always follow? {Say|Write} what {could|might} stop it.',
      'Does the result {really|always} happen? {Say|Explain} when it does, and when it does not.',
    ],
  },
};

/** Says something of the subject that another could doubt; what is demanded is a view, and no case proves it. */
const CLAIMS =
  /(?<!\p{L})(?:can|could|will|helps?|makes?|gives?|lets?|causes?|allows?|keeps?|teach(?:es)?|leads?|(?:is|are) (?:\p{L}+ ){0,2}(?:important|better|worse|good|bad|dangerous|safe|safer|harmful|healthy|unhealthy|easier|harder|stress\p{L}*|distract\p{L}*|useful|helpful|addict\p{L}*))(?!\p{L})/iu;
/** Asides, announcements, the writer's own doings, other people's words, and sentences that only sum up. */
const NO_POINT =
  /(?<!\p{L})(?:i|me|my|mine|we|us|our|you|your|let|these|those|that's|thats|there|here|imagine|reasons?|conclusion|overall|summary|essay|letter|opinion|example|instance|if|when|agree|disagree|say|says|said|think|thinks|believe|heard?|hear|told|tell|dear|please|also|it|they|he|she|this|that|but|or)(?!\p{L})|["“”?!@#]/iu;
/** A case or an example comes in one of the next sentences. */
const CASE_NEAR =
  /(?<!\p{L})(?:my|me|our|i|for (?:example|instance)|such as|example|according|stud(?:y|ies)|survey|research|percent)(?!\p{L})|["“”\d]|^\W*(?:but|however|yet|still|although)(?!\p{L})/iu;
const isCaseNear = ({ sentences }: EssayReading, { index }: ReadSentence): boolean =>
  sentences.slice(index + 1, index + 4).some(({ text }) => CASE_NEAR.test(text));
const LONGEST_POINT = 14;

/** Claims of the student's own that stand bare: no reason, example or consequence in them or after them. */
export function barePoints(reading: EssayReading): Observation[] {
  return quotable<Observation>(
    statementsOf(reading).flatMap((sentence): Observation[] => {
      if (
        isEarly(sentence, reading, 3) ||
        isLate(sentence, reading, 2) ||
        sentence.quotations > 0 ||
        sentence.stems.length < 3 ||
        sentence.forms.length > LONGEST_POINT ||
        !CLAIMS.test(sentence.text) ||
        NO_POINT.test(sentence.text.replace(/’/gu, "'")) ||
        isFollowedUp(reading, sentence) ||
        isCaseNear(reading, sentence)
      )
        return [];
      const quote = phraseAt(sentence, bodyStart(sentence));
      // Only a whole sentence is a claim; a part may say the opposite.
      return quote !== null &&
        isWorthArguing(sentence, quote) &&
        /^[.!]?$/u.test(sentence.text.trimEnd().slice(sentence.text.lastIndexOf(quote) + quote.length))
        ? [{ sentence, quote }]
        : [];
    }),
    6,
  );
}

const advice = (id: string, bearsOn: string, step: ObservationKind['step']): ObservationKind =>
  stepAlone({
    id,
    genres: OWN_SUBJECT,
    bearsOn: [bearsOn],
    find: ({ reading }) => barePoints(reading),
    step,
  });

/** Advice for a point of the student's own; it says nothing about what is there. */
export const pointToDevelop = advice('point-to-develop', 'development', {
  low: [
    'After {quote}, {add|write} a sentence that {begins|starts} with {“This means that”|“When this happens”}.',
    '{Say|Write} more about {quote}: who is it true for, and what happens {then|next}?',
    'After {quote}, {add|write} one example: who, where, and what happened?',
  ],
  high: [
    'When is {quote} not true? {Say|Answer} in {one|a} sentence.',
    'What {follows from|happens because of} {quote}? {Name|Give} the most important result.',
  ],
});

/** A reminder to support a point of the student's own; it says nothing about what is there. */
export const pointToSupport = advice('point-to-support', 'evidence', {
  low: [
    'After {quote}, write {“For example”|“For instance”}, and finish the sentence with something {you have seen|that happened to you or somebody you know}.',
    'How do you know {this|that}: {quote}? {Add|Write} what you {have seen, read or heard|saw, read or heard}.',
    'After {quote}, {add|write} one sentence about somebody you know for whom it is true.',
  ],
  high: [
    'What would convince a reader who doubts {quote}? {Add|Find} {one fact or one example|a fact or an example}, and say where it comes from.',
  ],
});

/** A question about a point of the student's own; it says nothing about what is there. */
export const pointToArgue = advice('point-to-argue', 'argument', {
  low: [
    'Why is this true: {quote}? {Write the answer|Answer} in {one|the next} sentence, using “because”.',
    'After {quote}, {write|add} a sentence that {begins|starts} with “This is true because”.',
    'Follow {quote} with one more sentence: why does that matter for {your main point|what you want to show}?',
  ],
  high: ['How does {quote} lead to your {main point|position}? {Add|Write} the missing step.'],
});

export const DEVELOPMENT_KINDS = [consequenceGiven, pointToSupport, pointToArgue, pointToDevelop];

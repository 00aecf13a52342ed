import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion } from './phrase';
import { seenIn, TOLD } from './story-detail';

const FEELING =
  'happy|sad|mad|angry|excited|scared|nervous|bored|upset|proud|worried|surprised|disappointed|annoyed|frustrated|relieved|lonely|embarrassed|jealous|afraid|terrified|shocked|furious|anxious|impatient|heartbroken|depressed|thrilled|tired|confused';
const TOLD_FEELING = new RegExp(
  String.raw`(?<!\p{L})(I|we|he|she|they|my \p{L}+) (?:was|were|felt|got|became|am) (?:(?:so|very|really|extremely|super|pretty|quite|just|also|all|a little|a bit|kind of|getting|really really|so so|very very) )?(${FEELING})(?!\p{L})`,
  'iu',
);
const MOST = 3;

/** A feeling that is named: "I was so happy". What the writer could do about it depends on whose it is. */
export const feelingTold: ObservationKind = {
  id: 'feeling-told',
  polarity: 'need',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'development'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !hasQuotation(s)),
      TOLD_FEELING,
      (match) => ({ feeling: (match[2] ?? '').toLowerCase() }),
      'match',
    ).slice(0, MOST),
  says: [
    '{You name the feeling|You tell us the feeling|The feeling is named}{ here| outright|}: {quote}.',
    '{You tell us|You say} “{feeling}” in {quote}; {showing it would bring us closer|we could also see it}.',
    'In {quote}, “{feeling}” {tells me the feeling|names the feeling}{, and a picture could show it|}.',
  ],
  step: {
    low: [
      '{After|Next to} {quote}, {write|add} {one thing|what} {a face or a hand did|somebody could see or hear}{ at that moment| just then|}.',
      '{Add a sentence|Write one more sentence} {after it|there}: what {could be seen|could be heard|happened} that {showed|gave away} “{feeling}”?',
      'What did “{feeling}” {look like|sound like}? {Write one sentence|Add one sentence} about a {face|voice|hand} {after|next to} {quote}.',
    ],
    high: [
      'Could you {take out|leave out} the word “{feeling}” and let {one action|a gesture|a spoken line} {say it|carry it}?',
      '{Try|Write} {quote} {again without the word|once without the word} “{feeling}”: what would {a camera|somebody watching} {catch|see}?',
    ],
  },
};

const VERDICT =
  /(?<!\p{L})(?:it|that|the (?:trip|ride|day|game|party|movie|food|wait|line)) was (?:(?:so|very|really|pretty|a lot of|such a|the|lots of|so much|a|quite|just) )*(fun|great|cool|awesome|boring|amazing|horrible|terrible|scary|wonderful|fantastic|crazy|weird|funny|good|bad|nice|awful|best)(?: (?:time|day|trip|thing|experience|feeling))?(?=[.!,;]|$| and| but| so| because)/iu;

/** "It was fun": a verdict that the reader has to take on trust. */
export const verdictTold: ObservationKind = {
  id: 'verdict-told',
  polarity: 'need',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'development', 'vocabulary'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !hasQuotation(s)),
      VERDICT,
      (match) => ({ verdict: (match[1] ?? '').toLowerCase() }),
      'match',
    ).slice(0, MOST),
  says: [
    '{You tell us what it was like|You sum it up|You give your verdict}{ here|}: {quote}.',
    '{I have to take your word for|I take your word for|You tell us} “{verdict}” in {quote}.',
    'With {quote}, {you sum it up for us|you give us the verdict}{; the moment itself would say more|}.',
  ],
  step: {
    low: [
      '{Write|Add} {the one moment|one thing that happened} that made it “{verdict}”.',
      'What {happened|did somebody say or do} that made it “{verdict}”? {Write that|Put that} {next|in its place|after it}.',
      '{After|Next to} {quote}, {write|add} one thing you {saw|heard|did} that made it “{verdict}”.',
    ],
    high: [
      'Could one {moment|small scene} {show|prove} “{verdict}” so well that you {need not say it|can cut the word}?',
      'Which {picture|moment} comes to mind when you think “{verdict}”? {Let that stand|Put that} {in its place|there instead}.',
    ],
  },
};

const TURN =
  /^(?:(?:and|but|so|then) )*(?:suddenly|finally|at last|all of a sudden|just then|out of nowhere|eventually),? (?:\p{L}+ ){1,3}?(?:was|were|came|got|saw|heard|ran|called|went|started|opened|turned|fell|arrived|looked|stopped|said|told|yelled|screamed|noticed|realised|realized|found|made|took|walked|\p{L}+ed)(?!\p{L})/iu;

/** A turning point that the story hurries past in one sentence. */
export const turnToSlow: ObservationKind = {
  id: 'turn-to-slow',
  polarity: 'need',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'development'],
  find: ({ reading }) =>
    reading.own
      .flatMap((sentence): Observation[] =>
        sentence.words.length > 16 || hasQuotation(sentence) ? [] : seenIn([sentence], TURN),
      )
      .slice(0, MOST),
  says: [
    '{Something changes|Things change|Your story turns}{ here|} at {quote}.',
    '{You reach|Your story reaches} {a turn|a moment that matters} at {quote}.',
    '{The story moves on|Events move on} at {quote}{, and we wait to see how|}.',
  ],
  step: {
    low: [
      '{Slow down|Stop for a moment} {there|at that point}: {write|add} {three sentences|two sentences} about what you saw{, heard| and heard|} and did.',
      'What {was the first thing you saw|did you hear first|did you do first} {there|at that moment}? {Write it as the next sentence.|Add it straight after.}',
    ],
    high: [
      'What would {a slow-motion film|somebody standing beside you} show at {quote}? {Give it three sentences.|Write that.}',
      '{Hold the reader|Keep the reader waiting} at {quote}: what {could have gone wrong|did you expect} {in that second|just then}?',
    ],
  },
};

export const STORY_FEELING: readonly ObservationKind[] = [feelingTold, verdictTold, turnToSlow];

import type { EssayReading } from '../essay-reading';
import { eventAt } from './events';
import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion } from './phrase';
import { seenIn, TOLD } from './story-detail';

const FEELING =
  'happy|sad|mad|angry|excited|scared|nervous|bored|upset|proud|worried|surprised|disappointed|annoyed|frustrated|relieved|lonely|embarrassed|jealous|afraid|terrified|shocked|furious|anxious|impatient|heartbroken|depressed|thrilled|confused';
const TOLD_FEELING = new RegExp(
  String.raw`(?<!\p{L})(I|we|he|she|they|my \p{L}+) (?:was|were|felt|got|became|am) (?:(?:so|very|really|extremely|super|pretty|quite|just|also|all|a little|a bit|kind of|getting|really really|so so|very very) )?(${FEELING})(?!\p{L})`,
  'iu',
);
const MOST = 3;

/** Whether a feeling is named, so that it can be shown. */
export const showsFeeling = ({ own }: EssayReading): boolean =>
  own.some(({ text }) => TOLD_FEELING.test(text));

/** Something is done or said right after the feeling, which may show it already. */
const isShown = ({ sentences }: EssayReading, { sentence, quote }: Observation): boolean => {
  if (sentence === null || quote === null) return false;
  const next = sentences[sentence.index + 1];
  const rest = sentence.text.slice(sentence.text.indexOf(quote) + quote.length);
  return (
    (next !== undefined && (eventAt(next) >= 0 || hasQuotation(next))) ||
    /(?<!\p{L})(?:that|so) (?:i|we|he|she|they) \p{L}+ed/iu.test(rest)
  );
};

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
    )
      .map((one) => (isShown(reading, one) ? { ...one, omits: ['low'] as const } : one))
      .sort((a, b) => (a.omits?.length ?? 0) - (b.omits?.length ?? 0))
      .slice(0, MOST),
  says: [
    '{You name the feeling|You tell us the feeling|The feeling is named}{ here| outright|}: {quote}.',
    '{You tell us|You say} “{feeling}” in {quote}; {showing it would bring us closer|you could show it too}.',
    'In {quote}, “{feeling}” {tells me the feeling|names the feeling}{, but an action could show it|}.',
  ],
  step: {
    low: [
      'After {quote}, {write|add} one thing {that was done or said|somebody could see or hear} at that moment.',
      '{Add a sentence|Write one more sentence} after {quote}: what {could be seen|could be heard|happened} that showed “{feeling}”?',
      'What would somebody watching see at {quote}? {Write it|Add it} in one sentence.',
    ],
    high: [
      'Could you leave out the word “{feeling}” and let {one action|a gesture|a spoken line} {say it|show it}?',
      '{Try|Write} {quote} without the word “{feeling}”: what would somebody watching see?',
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
  says: [],
  step: {
    low: [
      '{Slow down|Stop for a moment} at {quote}: {write|add} {three sentences|two sentences} about what you saw, heard and did.',
      '{Stay with|Stop at} {quote} a little longer: {write|add} one more thing that you saw, and one that you heard.',
    ],
    high: [
      'Slow down at {quote}: {write|add} two sentences that make the reader wait for what comes next.',
      '{Stay with|Stop at} {quote} a little longer: what {could have gone wrong|did you expect}? {Add it.|Write it next.}',
    ],
  },
};

export const STORY_FEELING: readonly ObservationKind[] = [feelingTold, turnToSlow];

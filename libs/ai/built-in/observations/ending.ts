import { type EssayReading, type ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { at, bodyStart, isLate, isQuestion, phraseAt, quotable, statementsOf, topStems } from './aids';
import type { ObservationKind } from './observation';
import { ownViewAt } from './own-view';
import { focusKeys } from './answer';
import { isToTheEnd, isTurned, isWholeClause } from './surroundings';

const CLOSES =
  /^\W*(?:so,? |and |well,? )?(?:in (?:conclusion|closing|summary|short)|to (?:conclude|sum up|sum it up|summarize|summarise|close|wrap)(?: (?:up|this|it))?|in the conclusion|as a conclusion|overall|all in all|as you can (?:see|tell)|for (?:all )?(?:these|those) reasons)(?!\p{L})/iu;
/** Sign-offs are no part of the closing paragraph. */
const SIGN_OFF = /^\W*(?:sincerely|yours|thank you|thanks|from|love|regards|best)(?!\p{L})/iu;

const closing = (reading: EssayReading): ReadSentence | undefined =>
  statementsOf(reading).find(
    (sentence) =>
      sentence.index >= reading.sentences.length * 0.6 &&
      CLOSES.test(sentence.text) &&
      sentence.forms.length >= 5,
  );

/** The last sentence that is more than a sign-off. */
export const lastSentence = (reading: EssayReading): ReadSentence | undefined =>
  reading.own.findLast((sentence) => sentence.forms.length >= 4 && !SIGN_OFF.test(sentence.text));

/** "As you can see" may stand in any paragraph. */
const SIGNALS = /(?<!\p{L})(?:in|to|overall|all in all)(?!\p{L})/iu;

export const endingSignalled: ObservationKind = {
  id: 'ending-signalled',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['conclusion', 'structure', 'cohesion'],
  find({ reading }) {
    const sentence = closing(reading);
    if (sentence === undefined || !SIGNALS.test(sentence.text)) return [];
    const words = CLOSES.exec(sentence.text)?.[0].replace(/^\W+/u, '') ?? '';
    const quote = phraseAt(sentence, bodyStart(sentence));
    if (quote === null || isTurned(sentence, quote) || !isWholeClause(sentence, quote)) return [];
    return [{ sentence, quote, slots: { words: `“${words}”` } }];
  },
  says: [
    'Your ending {starts|begins} with {quote}, so a reader knows {that you are finishing|where they are}.',
    'A reader {can tell|knows} where your ending {begins|starts}: {quote}.',
    'You {bring the text to a close|sum up at the end}: {quote}.',
  ],
  step: {
    low: [
      '{Check|Make sure} that your ending {states|gives} your main point {once more|again}, in words you have not used before.',
      'Compare your ending with your opening: if the words are the same, reword the ending.',
    ],
    high: [
      'Try the ending without {words}: go straight to what matters most, and say {why|who it matters to}.',
      '{Go back|Return} to something from your opening, and {say|show} what it means now.',
      'Does the ending only repeat what you have said? If so, {say|add} what follows from {it all|your points}.',
    ],
  },
};

/** Looks back, asks, or only names a condition. */
const NO_LAST_THOUGHT =
  /^(?:when|if|i (?:went|told|have told|talked|wrote)|this is my|these are|those are)(?!\p{L})/iu;

/** The last lines give the writer's view, or draw together what was said. */
export const endingMakesPoint: ObservationKind = {
  id: 'ending-makes-point',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['conclusion', 'thesis', 'structure'],
  find(essay: JudgedEssay) {
    const { reading } = essay;
    const sentence = lastSentence(reading);
    if (sentence === undefined || sentence.index < reading.sentences.length / 2) return [];
    if (!statementsOf(reading).includes(sentence)) return [];
    const topics = topStems(reading.own, 3);
    if (!sentence.stems.some((stem) => topics.has(stem))) return [];
    const own = ownViewAt(essay, sentence);
    const signal = CLOSES.exec(sentence.text)?.[0].length ?? 0;
    if (own < 0 && signal === 0) return [];
    const quote = phraseAt(sentence, own >= 0 ? own : signal);
    // A part of the last sentence need not be what it comes to.
    if (quote === null || !isToTheEnd(sentence, quote) || NO_LAST_THOUGHT.test(quote)) return [];
    return [{ sentence, quote }];
  },
  says: [
    'Your last {thought|sentence} is your own {view|answer}: {quote}.',
    'You {finish|end} with what you think: {quote}.',
    'At the end, {quote} is what {we|your readers} are left with.',
  ],
  step: {
    low: [
      '{Compare your last sentence with your opening|Read your last sentence beside your opening}: if the words are the same, {choose new ones|say it in new words}.',
      'Before your last sentence, {add|write} one that names your strongest reason{| again}.',
    ],
    high: [
      'In your last lines, {add|say} what your reasons have shown that your opening {did not say|could not say yet}.',
      'Does your ending do more than repeat your view? If not, say which reason matters most{|, and why}.',
    ],
  },
};

/** Sentences of the last lines that ask the reader to act. */
const CALLS =
  /(?<!\p{L})(?:please|let's|let us|i (?:strongly )?(?:urge|suggest|ask|encourage) (?:that )?(?:you|everyone)|(?<!(?:way|what|how|which|that|because|know|reason is|when|if|why) )you should|it is time to|now is the time)(?!\p{L})/iu;

/** Asks for nothing but a reading of the letter. */
const FORMULA =
  /(?<!\p{L})(?:consider\p{L}*|concider\p{L}*|thank|thanks|my (?:letter|essay|terms|opinion|advice)|this (?:letter|essay)|read(?:ing)?|look over|agree with|let's us)(?!\p{L})/iu;

export const endingCalls: ObservationKind = {
  id: 'ending-calls',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument'],
  bearsOn: ['conclusion', 'structure', 'register'],
  find: ({ reading }) =>
    quotable(
      statementsOf(reading).flatMap((sentence) => {
        const found = isLate(sentence, reading, 2) && sentence.index >= 3 ? at(reading, sentence, CALLS) : -1;
        const quote = found < 0 || FORMULA.test(sentence.text) ? null : phraseAt(sentence, found);
        return quote === null || isTurned(sentence, quote) ? [] : [{ sentence, quote }];
      }),
      1,
    ),
  says: [
    'In your last lines you {turn to|speak to} your reader: {quote}.',
    'You {end|finish} by asking for something: {quote}.',
    '{quote} asks something of your reader.',
  ],
  step: {
    low: [
      '{Say|Write} exactly who should do what you ask for, and {when|what comes first}.',
      '{Say|Write} in one more sentence what would be better if your reader did what you ask.',
    ],
    high: [
      '{What would keep|What might stop} your reader from doing what you ask? Answer that {worry|doubt} in the same sentence.',
      'Say exactly who should do what you ask for, and {by when|what comes first}.',
    ],
  },
};

/** A polite close or a formula is no thought to weigh. */
const CLOSING_FORMULA =
  /(?<!\p{L})(?:thank|thanks|thankyou|i hope|hope (?:you|that)|my letter|this letter|reading|sincerely|my final answer|those are|these are|this is (?:my|why|what)|in conclusion|my terms|my ideas)(?!\p{L})/iu;
/** The last line may be the main point already. */
const MAY_BE_POINT =
  /(?<!\p{L})(?:should|must|better|best|good|bad|great|wrong|right|positive|negative|improve|unsafe|safe|harm\p{L}*|benefit\p{L}*|helpful|important|answer)(?!\p{L})/iu;

/** Advice on the last sentence that claims nothing. */
export const endingCheck: ObservationKind = {
  id: 'ending-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['conclusion'],
  find(essay) {
    const { reading } = essay;
    const last = lastSentence(reading);
    if (last === undefined || isQuestion(last) || last.quotations > 0) return [];
    if (
      CLOSES.test(last.text) ||
      CLOSING_FORMULA.test(last.text) ||
      MAY_BE_POINT.test(last.text) ||
      ownViewAt(essay, last) >= 0
    )
      return [];
    const quote = phraseAt(last, bodyStart(last));
    return quote === null || !isToTheEnd(last, quote) ? [] : [{ sentence: last, quote }];
  },
  says: [],
  step: {
    low: [
      '{Read|Look at} your last {line|sentence}, {quote}. Does it {say|tell us} what you think? If not, add one sentence that does.',
      'Is {quote} the {thought|sentence} you want to leave us with? If not, add {one more sentence|a last sentence} with your main point.',
      'Does {quote} {leave us with|give us} your {answer|main point}? If not, {write|add} one last sentence that does.',
    ],
    high: [
      '{Read|Look at} your last {line|sentence}, {quote}. Does it say what your reasons show together? If not, {add|write} that.',
      'After {quote}, say which of your reasons matters most{|, and why}.',
    ],
  },
};

/** Words of the question that the last sentence takes up again, for answers to a source. */
export const endingAnswers: ObservationKind = {
  id: 'ending-answers',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['conclusion', 'structure', 'relevance'],
  find({ reading }) {
    const last = lastSentence(reading);
    if (last === undefined || isQuestion(last) || last.index < 3 || last.quotations > 0) return [];
    const keys = focusKeys(reading);
    const early = new Set(reading.own.slice(0, 2).flatMap(({ topics }) => topics));
    const taken = new Set(last.topics.filter((key) => keys.has(key) && early.has(key)));
    if (
      taken.size < 2 ||
      !/(?<!\p{L})(?:is|was|are|were|affect|effect|creat|made|make|feel|felt)/iu.test(last.text)
    )
      return [];
    if (/^\W*(?:then|if|as if|those are|these are|this is the reason|["“])/iu.test(last.text)) return [];
    const quote = phraseAt(last, bodyStart(last));
    if (quote === null || !isToTheEnd(last, quote)) return [];
    const isGiven = /^\W*(?:this|that|these|those)(?!\p{L})|because/iu.test(last.text);
    return [{ sentence: last, quote, omits: isGiven ? ['low'] : [] }];
  },
  says: [
    'Your last sentence {goes back|returns} to the question: {quote}.',
    'You {end|finish} by coming back to the question: {quote}.',
    '{quote} {brings|leads} us back to the question.',
  ],
  step: {
    low: [
      'In your last sentence, {add|write} “because” and your {best|strongest} detail from the text.',
      'At the end, {say|write} which detail from the text {proves|supports} your answer best.',
    ],
    high: [
      'Does your last sentence say something that your first did not {say|tell us}? If not, {add|give} one more thing.',
    ],
  },
};

export const ENDING_KINDS = [endingMakesPoint, endingAnswers, endingSignalled, endingCalls, endingCheck];

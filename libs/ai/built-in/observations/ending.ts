import { type EssayReading, type ReadSentence, topicKey } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import {
  at,
  bodyStart,
  isLate,
  isQuestion,
  phraseAt,
  quotable,
  startOf,
  statementsOf,
  topStems,
} from './aids';
import type { Observation, ObservationKind } from './observation';
import { ownViewAt, SUMS_UP } from './own-view';
import { focusKeys } from './position';

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

export const endingSignalled: ObservationKind = {
  id: 'ending-signalled',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['conclusion', 'structure', 'cohesion'],
  find({ reading }) {
    const sentence = closing(reading);
    if (sentence === undefined) return [];
    const words = CLOSES.exec(sentence.text)?.[0].replace(/^\W+/u, '') ?? '';
    return quotable<Observation>([
      { sentence, quote: phraseAt(sentence, bodyStart(sentence)), slots: { words: `“${words}”` } },
    ]);
  },
  says: [
    'Your ending {starts|begins} at {quote}{|, and a reader hears it}.',
    '{words} {tells us|says} that you are {drawing to a close|coming to the end|about to finish}.',
    '{I can tell|We know|A reader knows} where your ending {begins|starts}: {quote}.',
    'You {bring the text to a close|round the text off|draw the threads together} {on purpose|openly}: {quote}.',
  ],
  step: {
    low: [
      '{Check|See} that {it|your ending} {says|gives} your main point {once more|again}, in words you have not used {before|yet}.',
      '{After|Behind} it {write|add} one last sentence: what should {the reader|we} {do|think} {now|next}?',
      '{Add|Write} a last line that {your reader|we} will {remember|take away}: {a wish, a warning or a piece of advice|what should happen now}.',
    ],
    high: [
      '{Try|Test} the ending without {words}: {go|move} straight to what {follows from all this|matters most}, {for whom and when|and to whom}.',
      'Does the ending {only repeat|say only what you have said}, or {add|say} what follows? {Give|Leave} {us|the reader} one thing to {do|think about}.',
      '{Go back|Return} to {a picture or a person|something} from your {opening|first lines}, and {show|say} how we {see|understand} it {now|differently}.',
    ],
  },
};

/** The last lines give the writer's view, or draw together what was said. */
export const endingMakesPoint: ObservationKind = {
  id: 'ending-makes-point',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['conclusion', 'thesis', 'structure'],
  find(essay: JudgedEssay) {
    const { reading } = essay;
    const topics = topStems(reading.own, 3);
    const last = statementsOf(reading).filter(
      (sentence) => isLate(sentence, reading, 3) && sentence.index >= reading.sentences.length / 2,
    );
    return quotable(
      last.flatMap((sentence) => {
        const isClosing = CLOSES.test(sentence.text);
        const own = ownViewAt(essay, sentence);
        if (!isClosing && !(own >= 0 && (SUMS_UP.test(sentence.text) || sentence === last.at(-1)))) return [];
        if (!sentence.stems.some((stem) => topics.has(stem))) return [];
        const from = own >= 0 ? own : (CLOSES.exec(sentence.text)?.[0].length ?? 0);
        const quote = phraseAt(sentence, from);
        return /^(?:when|if)(?!\p{L})/iu.test(quote ?? '') ? [] : [{ sentence, quote }];
      }),
      1,
    );
  },
  says: [
    '{You leave us with|Your last thought is|What you leave us with is} {quote}.',
    '{quote} is what {we|your readers} {take away|are left with} {at the end|from your ending}.',
    'You {finish|end} {on|with} a {point|thought} of your own: {quote}.',
    '{Your ending comes to a point|Your last lines come to a point|You close with a point}: {quote}.',
  ],
  step: {
    low: [
      'If {your opening says the same|the same words stand in your opening}, {change|replace} {three|a few} of them, so that the {ending|last line} {moves on|sounds fresh}.',
      '{Add|Write} one sentence after it: what {would change|would be better} if {people|everyone} {listened to you|agreed}?',
      '{Follow|End} with what you want {your reader|us} to {do|remember}, in {one short|one} sentence.',
    ],
    high: [
      'What do we {know|understand} {here|at the end} that we {did not|could not} know {at the start|in your opening}? {Say|Put} that in {this|the} sentence.',
      '{Leave|Give} us {a consequence|one thing to think about}: {who has to act|what happens if all stays as it is}, {and when|and where}?',
    ],
  },
};

/** Sentences of the last lines that ask the reader to act. */
const CALLS =
  /(?<!\p{L})(?:please|let's|let us|i (?:strongly )?(?:urge|suggest|hope|ask) (?:that )?you|i hope (?:that )?(?:you|the|people)|(?<!(?:way|what|how|which|that|because|know|reason is|when|if) )(?:we (?:all )?(?:should|must|need to)|you should)|it is time to|now is the time)(?!\p{L})/iu;

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
        return found < 0 ? [] : [{ sentence, quote: phraseAt(sentence, found) }];
      }),
      1,
    ),
  says: [
    '{Near the end|In your last lines} you {turn to|speak to} {your reader|the people who can act}: {quote}.',
    '{quote} {asks something of us|speaks straight to your reader}{| at the end}.',
    'You {end|finish} {by asking for something|with a call to others}: {quote}.',
  ],
  step: {
    low: [
      '{Say|Write} {exactly|precisely} who should do {it|what}, and {when|what comes first}.',
      '{Give|Add} your best reason {once more|again} {beside it|just before it}, so that {we want to|it is hard to say no}.',
    ],
    high: [
      'What would it {cost|take} {them|your reader} to do {that|it}? {Deal with|Meet} that {worry|cost} in {the same|one} breath.',
      '{Make|Shape} the {request|call} {smaller and sharper|exact}: {one person, one step, one date|who does what, and by when}?',
    ],
  },
};

/** Advice on the last sentence that claims nothing. */
export const endingCheck: ObservationKind = {
  id: 'ending-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['conclusion'],
  find(essay) {
    const { reading } = essay;
    if (endingMakesPoint.find(essay).length > 0) return [];
    const last = lastSentence(reading);
    if (last === undefined || isQuestion(last)) return [];
    return quotable([{ sentence: last, quote: phraseAt(last, bodyStart(last)) ?? startOf(last) }]);
  },
  says: [],
  step: {
    low: [
      '{Read|Look at} your last line, {quote}. {Does it|Would it} {tell us|say} what you {think|want us to believe}? {If not, add|Otherwise add} one sentence that does.',
      '{After|Behind} {quote} {write|add} one {more|last} sentence that {begins|starts} “That is why” and {gives|repeats} your {answer|main point} in new words.',
      'Is {quote} the {thought|sentence} you want to {leave us with|end on}? If not, {write|add} {one more|a last one} {on|with} your {strongest|main} point.',
    ],
    high: [
      '{Weigh|Test|Try} {quote} as a last line: does it {follow|come} from {what you have shown|your reasons|all that went before}, and what should {the reader|we} do with it?',
      '{Could|Would|Might} {quote} stand {as well|just as well} {in the middle|earlier}? A last {line|sentence|word} should {need everything before it|be impossible to move|be earned by the rest}.',
      'What do we know at {quote} that {your opening could not tell us|we did not know in your first lines}? {Work|Write} that into the {line|sentence|ending}.',
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
    const early = new Set(reading.own.slice(0, 2).flatMap(({ stems }) => stems.map(topicKey)));
    const taken = new Set(last.stems.map(topicKey).filter((key) => keys.has(key) && early.has(key)));
    if (
      taken.size < 2 ||
      !/(?<!\p{L})(?:is|was|are|were|affect|effect|creat|made|make|feel|felt)/iu.test(last.text)
    )
      return [];
    if (/^\W*(?:then|if|as if|those are|these are|this is the reason|["“])/iu.test(last.text)) return [];
    return quotable([{ sentence: last, quote: phraseAt(last, bodyStart(last)) }]);
  },
  says: [
    'Your last sentence {takes up|returns to} the question: {quote}.',
    'You {end|finish} {where the question began|with the question in view}: {quote}.',
    '{quote} {brings us back|leads us back} to the question.',
  ],
  step: {
    low: [
      '{Check|See} that it {adds|says} {something|one thing} your first sentence {did not|does not}: which detail {proved it|decided it}?',
      '{Add|Write} “because” and your {best|strongest} detail from the text.',
    ],
    high: [
      'What do we {understand|see} {now|here} that your first sentence did not {say|tell us}? {Work|Write} that into the {last line|ending}.',
      '{Say|Show} {why the author wanted it so|what the whole text gains by it}, not only that it is so.',
    ],
  },
};

export const ENDING_KINDS = [endingMakesPoint, endingAnswers, endingSignalled, endingCalls, endingCheck];

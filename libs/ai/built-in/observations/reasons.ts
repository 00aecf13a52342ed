import { contentStems, type EssayReading, type ReadSentence, topicKey } from '../essay-reading';
import { stemOf } from '../stem';
import { at, hasVerb, isEarly, isLate, phraseAt, quotable, statementsOf, topStems, wherever } from './aids';
import { takesUp } from './follow-up';
import type { Observation, ObservationKind } from './observation';
import { isFaultless } from './sound-words';
import { isTurned, isWholeClause } from './surroundings';

const PROSE = ['argument', 'explanation', 'source-answer'] as const;
const OWN_SUBJECT = ['argument', 'explanation'] as const;
/** Because with a clause after it; "just because" and "not because" give no reason. */
const BECAUSE =
  /(?<!\p{L})(?<!(?:just|not|only|all|is this|that is|i believe this|i say this) )because(?! of\b)(?=,? ?\p{L})/iu;
/** Another view may give a reason too; it is not the writer's. */
const OTHERS =
  /(?<!\p{L})(?:some(?: people)?|others|many(?: people)?|people|critics|opponents|experts|they) (?:\p{L}+ ){0,5}(?:say|think|believe|argue|claim)(?!\p{L})|(?<!\p{L})(?:the )?other (?:side|people|ones)(?!\p{L})|(?<!\p{L})(?<!(?:i|we|i can|i will|i would) )argues?(?!\p{L})|(?<!\p{L})ha(?:ve|s) a point(?!\p{L})/iu;

/** A reason has a subject and something said of it: "because hackers" breaks off. */
const CLAUSE = /^because (?:\S+ ){2,}\S+/iu;
/** "Because rain, mud and dogs" names things and says nothing of them. */
const A_LIST = /^because (?:\p{L}+ )?\p{L}+, /iu;
const TOO_SHORT = 5;

/** Fewer new words among those of a reason, and it repeats the claim. */
const LEAST_NEW = 0.4;
/** Whether the words after "because" say more than those before it, in the sentence and the one before. */
const saysMore = ({ text, index }: ReadSentence, found: number, { sentences }: EssayReading): boolean => {
  const before = new Set([
    ...contentStems(formsOf(text.slice(0, found))),
    ...(sentences[index - 1]?.stems ?? []),
  ]);
  const after = [...new Set(contentStems(formsOf(text.slice(found + 'because'.length))))];
  const added = after.filter((stem) => !before.has(stem)).length;
  return formsOf(text.slice(0, found)).length >= 3 && added > 0 && added >= LEAST_NEW * after.length;
};
const formsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

/** Reasons of the writer's own, with the words that give them. */
export const reasonsIn = (reading: EssayReading): Observation[] =>
  statementsOf(reading).flatMap((sentence): Observation[] => {
    const found = OTHERS.test(sentence.text) ? -1 : at(reading, sentence, BECAUSE);
    if (found < 0 || !saysMore(sentence, found, reading)) return [];
    const quote = phraseAt(sentence, found);
    return quote === null ||
      !isWholeClause(sentence, quote) ||
      isTurned(sentence, quote) ||
      !CLAUSE.test(quote) ||
      A_LIST.test(quote) ||
      !hasVerb(quote) ||
      quote.split(/\s+/u).length < TOO_SHORT
      ? []
      : [{ sentence, quote }];
  });

/** A reason of the writer's stands behind what is judged, asked for or thought: "I was mad because" tells of a feeling. */
const CLAIMED =
  /(?<!\p{L})(?:i (?:\p{L}+ )?(?:think|believe|agree|disagree|support)|should(?:n't| not)?|must|need(?:s|ed)?|better|best|worse|positive|negative|important|good|bad|benefits?|beneficial|helps?|helpful|useful|harmful|wrong|right|unfair|fair|great|dangerous|hurts?|harms?)(?!\p{L})/iu;

/** Hangs on another case, on what may be, or on a word that points back: taken out, it gives no reason. */
const LEANS_ON =
  /^because,? (?:(?:that|this|those|these|such|there) |(?:you|they|we|he|she|it|i) (?:could|might|may|would) |(?:it|they|that|this)(?: is|'s| are|'re| was) (?:\p{L}+ ){0,2}(?:good|bad|great|helpful|important|fun|nice|true|cool|amazing|better|best|right|wrong|useful|positive|negative)$)/iu;
const IN_A_CASE = /^\W*(?:if|when|even|although|say)(?!\p{L})/iu;
/** What a view says in general: with the words of the subject these are the view said again. */
const VALUES = new Set(
  `good bad great best better worse worst positive negative benefit beneficial help helpful harm harmful hurt important
  effect affect use useful using have having make makes making people person society thing things way ways lot very really think
  believe opinion idea right wrong need should must`
    .split(/\s+/u)
    .map((word) => topicKey(stemOf(word))),
);
const MOST_COMMON = 3;
/** "Because computer use does have a negative effect": every word of it is the view's. */
function saysViewAgain(reading: EssayReading, topics: ReadonlySet<string>, quote: string): boolean {
  const keys = contentStems(formsOf(quote.slice('because'.length))).map(topicKey);
  return keys.every((key) => topics.has(key) || VALUES.has(key) || reading.questionKeys.has(key));
}

/** Of these, the ones that stand behind a claim in words without a marked mistake. */
const soundReasonsIn = (reading: EssayReading): Observation[] => {
  const topics = new Set([...topStems(reading.own, MOST_COMMON)].map(topicKey));
  return reasonsIn(reading).filter(
    ({ sentence, quote }) =>
      sentence !== null &&
      quote !== null &&
      CLAIMED.test(sentence.text.slice(0, sentence.text.indexOf(quote))) &&
      !LEANS_ON.test(quote) &&
      !IN_A_CASE.test(sentence.text) &&
      !saysViewAgain(reading, topics, quote) &&
      isFaultless(sentence, quote),
  );
};

export const reasonGiven: ObservationKind = {
  id: 'reason-given',
  polarity: 'strength',
  isAbsence: false,
  genres: OWN_SUBJECT,
  bearsOn: ['argument', 'development'],
  find: ({ reading }) =>
    quotable(soundReasonsIn(reading)).map((one) =>
      one.sentence !== null && takesUp(reading.sentences[one.sentence.index + 1])
        ? { ...one, omits: ['low'] }
        : one,
    ),
  says: [
    'You {give a reason|say why|give your reason} {here|at this point}: {quote}.',
    'You {give a reason|say why} instead of {only saying|only stating|just telling us} what you think: {quote}.',
    '{Here you give|This is} a reason{| of your own}: {quote}.',
    'With {quote}, you {say why|give a reason}{ and do not stop at your view|}.',
    '{quote} {gives|is} a reason, {not just a view|so your view does not stand alone}.',
  ],
  step: {
    low: [
      'Ask “so what?” about the reason you give, and {put your answer into one more sentence|write {your|the} answer in the next sentence}.',
      'Ask “how do I know?” about the reason you give, and {put your answer into one more sentence|write {your|the} answer in the next sentence}.',
    ],
    high: [
      'How would {someone|a reader} who doubts your reason reply? {Answer them|Write your answer} in the next sentence.',
      'Is your reason true for everybody? Say who it is less true for, and why.',
    ],
  },
};

const ORDINAL_REASON =
  /^\W*(?:(?:so|and|well|also|now),? )?(?:(?:my|the|one|another|a) (?:first |second |third |fourth |last |main |other |final |biggest |next |most important )?reason (?:is|was|why|that|for|i)|(?:the |my )?(?:first|second|third|last|final|main) reason)(?!\p{L})/iu;
/** A reason that fewer sentences follow before the next could do with more. */
const ENOUGH = 2;

export const reasonNumbered: ObservationKind = {
  id: 'reason-numbered',
  polarity: 'strength',
  isAbsence: false,
  genres: OWN_SUBJECT,
  bearsOn: ['structure', 'cohesion'],
  find: ({ reading }) =>
    quotable(
      wherever(reading, ORDINAL_REASON, ({ text }) => !/back up|support my|these are|those are/iu.test(text)),
      2,
    ).map((one) => {
      const { index, paragraph } = one.sentence;
      const next = reading.sentences.slice(index + 1, index + 1 + ENOUGH);
      const goesOn = next.every(
        (sentence) => sentence.paragraph === paragraph && !ORDINAL_REASON.test(sentence.text),
      );
      return goesOn && next.length === ENOUGH ? { ...one, omits: ['low'] as const } : one;
    }),
  says: [
    '{quote} {tells us|makes it plain} that a reason {is coming|follows}.',
    'You {label|mark} your reasons, so we can {find|follow} them: {quote}.',
    'A reader {can tell|sees} where this reason begins: {quote}.',
  ],
  step: {
    low: [
      'Is {quote} the start of your strongest reason? If not, which one is? Put {the strongest|that one} last.',
    ],
    high: [
      'Put your reasons in order{ of strength|, from weakest to strongest}, and say why the last one matters most.',
      '{Say|Show} how each reason adds to the one before, so that they build towards your conclusion.',
    ],
  },
};

/** The sentence after a reason goes on with it. */
const GOES_ON =
  /^\W*(?:this|that) (?:(?:also|then|would|will|can|could|may|often|tends to) )?(?:means?|shows?|makes?|gives?|allows?|lets?|causes?|proves?|leads?|helps?)(?!\p{L})|^\W*(?:as a result|because of this|so that means)(?!\p{L})/iu;

function explained(reading: EssayReading): Observation[] {
  const own = new Set(statementsOf(reading));
  return statementsOf(reading).flatMap((sentence) => {
    const before = reading.sentences[sentence.index - 1];
    if (before === undefined || !own.has(before) || before.quotations > 0 || !GOES_ON.test(sentence.text))
      return [];
    if (before.paragraph !== sentence.paragraph) return [];
    const quote = phraseAt(sentence, 0);
    // Without its "This" or "That" it would not point back any more.
    return quote !== null && /^(?:this|that|as|because|so)(?!\p{L})/iu.test(quote)
      ? [{ sentence, quote }]
      : [];
  });
}

export const pointExplained: ObservationKind = {
  id: 'point-explained',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['development', 'argument', 'cohesion'],
  find: ({ reading }) => quotable(explained(reading), 2),
  says: [
    'You explain your point instead of {moving on|going straight to the next}: {quote}.',
    'After your point you {say|add} what {it means|follows from it}: {quote}.',
    'You give your point a second sentence: {quote}.',
  ],
  step: {
    low: [
      '{Take|Choose} another {of your points|point}, and add {one|a} sentence that {begins|starts} with “This means”.',
      'Find a point that has only one sentence, and give it a second that {begins|starts} with “This means”.',
    ],
    high: [],
  },
};

/** Words that stand where a name for the thing is wanted. */
const VAGUE =
  /(?<!\p{L})(?<!most |learn |learning |learned |do |and |in |in so |in all )(?:(?:important|good|bad|other|different|many|lots of|a lot of|all sorts of|all kinds of|so many|fun|cool|negative|positive) (?:things|stuff|ways))(?!\p{L})/iu;

/** The sentence or the next one says what was meant. */
const NAMED = /:|,|(?<!\p{L})(?:such as|like|for example|including|things)(?!\p{L})/iu;
const NAMES =
  /^\W*(?:like|such as|for example|for instance|first|one|some|another|they|you|he|she|it|people|we|i|because|since|by)(?!\p{L})|,[^.,]*,? and /iu;

export const vagueWord: ObservationKind = {
  id: 'vague-word',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer', 'reflection'],
  bearsOn: ['development', 'evidence', 'argument'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence) => {
        // What an opening promises is told later, and an ending sums up what was told.
        if (isEarly(sentence, reading, 2) || isLate(sentence, reading, 2)) return [];
        const found = at(reading, sentence, VAGUE);
        const match = found < 0 ? null : VAGUE.exec(sentence.text.slice(found));
        if (match === null) return [];
        const vague = /(?:things|stuff|ways)$/iu.exec(match[0])?.[0] ?? match[0];
        if (NAMED.test(sentence.text.slice(found + match[0].length))) return [];
        if (NAMES.test(reading.sentences[sentence.index + 1]?.text ?? '')) return [];
        return [{ sentence, quote: phraseAt(sentence, found, 9), slots: { vague: `“${vague}”` } }];
      }),
      2,
    );
  },
  says: [],
  step: {
    low: [
      'What do you mean by {vague} in {quote}? {Name|Write down} {two|one or two}.',
      'In {quote}, say {exactly |}what you mean by {vague}{|: name two}.',
      'Change {vague} in {quote}: {write|say} {exactly |}what you mean.',
    ],
    high: ['What do you mean by {vague} in {quote}? {Name|Give|Write} the most important {example|one}.'],
  },
};

/** Speaks of everybody, of what not everybody does. */
const SWEEPING =
  /(?<!\p{L})(?<!(?:not|almost|nearly|mostly|for|if|helps?|teach|with|like|than|make|makes|tell|to|let|that) )(?:every ?one|everybody|all (?:people|students|kids|teenagers|parents|teachers)) (?:uses?|knows?|likes?|loves?|wants?|hates?|owns?)(?!\p{L})/iu;

export const sweepingWord: ObservationKind = {
  id: 'sweeping-word',
  polarity: 'need',
  isAbsence: false,
  genres: OWN_SUBJECT,
  bearsOn: ['argument', 'evidence', 'counter'],
  find: ({ reading }) =>
    quotable(
      wherever(
        reading,
        SWEEPING,
        ({ text }) => !/(?<!\p{L})(?:not|no|different|but|most|if)(?!\p{L})|n['’]t/iu.test(text),
      ),
      2,
    ),
  says: [],
  step: {
    low: [
      'Is {quote} true of every single person? If not, {write|put} {“most people”|“nearly everyone”|“many people”}.',
      'Think of {one person|somebody} that {quote} does not fit. Then {write|put} {“most people”|“many people”} instead.',
    ],
    high: [
      'Who does {quote} not fit? {Mention|Name} them before a critic does.',
      'Who does {quote} leave out? {Write|Name} them, and {say|explain} why your point still holds.',
    ],
  },
};

/** Sentences that speak of the essay and say nothing of its subject. */
const FILLER =
  /^\W*(?:(?:and |so |well )?(?:(?:those|these) are (?:just )?(?:some of |all )?(?:my|the) (?:details|reasons|points|examples)(?: (?:to|that) \p{L}+ my \p{L}+)?|that(?:'s| is) (?:all|my (?:essay|opinion|reason))|that(?:'s| is)? how i can back up|that is all i have)[^,;]{0,40}[.!]?)$/iu;

export const fillerSentence: ObservationKind = {
  id: 'filler-sentence',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['development', 'structure', 'conclusion'],
  find: ({ reading }) =>
    quotable(
      wherever(reading, FILLER, ({ text }) => text.length < 90),
      2,
    ),
  says: [
    '{quote} {speaks about your text, not about your subject|tells us nothing new}.',
    '{quote} {adds nothing|says nothing more} about your subject.',
  ],
  step: {
    low: [
      '{Cut|Leave out} {quote}, and {write|put} {one more detail|a sentence about your best point} in its place.',
    ],
    high: ['{Cut|Leave out} {quote}, and let your {last|strongest} point end the {paragraph|essay}.'],
  },
};

export const REASON_KINDS = [
  reasonGiven,
  reasonNumbered,
  pointExplained,
  vagueWord,
  sweepingWord,
  fillerSentence,
];

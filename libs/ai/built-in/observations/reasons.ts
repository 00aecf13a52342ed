import type { EssayReading, ReadSentence } from '../essay-reading';
import { at, bodyStart, isQuestion, phraseAt, quotable, statementsOf, wherever } from './aids';
import type { Observation, ObservationKind } from './observation';

const PROSE = ['argument', 'explanation', 'source-answer'] as const;
/** Because with a clause after it; "just because" and "not because" give no reason. */
const BECAUSE =
  /(?<!\p{L})(?<!(?:just|not|only|all|is this|that is|i believe this|i say this) )because(?! of\b)(?=,? ?\p{L})/iu;
/** Another view may give a reason too; it is not the writer's. */
const OTHERS =
  /(?<!\p{L})(?:some(?: people)?|others|many(?: people)?|people|critics|opponents|experts|they) (?:\p{L}+ )?(?:say|think|believe|argue|claim)(?!\p{L})/iu;

export const reasonGiven: ObservationKind = {
  id: 'reason-given',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['argument', 'development'],
  find: ({ reading }) =>
    quotable(
      wherever(reading, BECAUSE, (sentence) => !OTHERS.test(sentence.text)).filter(
        ({ quote }) => quote !== null && quote.split(/\s+/u).length >= 4,
      ),
    ),
  says: [
    '{quote} {gives a reason|tells us why|answers the question “why?”|lets us see your reason|is more than an opinion}{|, not only a claim}.',
    'You {say why|give a reason|explain yourself|tell us the reason} {here|at this point|in this line|in so many words}: {quote}.',
    '{I see|We learn|A reader sees|I understand} {why you think so|your reason|the reason|what lies behind it} in {quote}.',
    '{One|A} reason {stands|is spelt out|is plain to see} {in|with|at} {quote}.',
  ],
  step: {
    low: [
      '{Add|Write} one sentence {after it|next}: what {happens|changes} {as a result|because of that}?',
      '{Follow|Back} it {up |}with {one time|a day} when you {saw|noticed} this {happen|yourself}.',
      'Ask “{how?|how do I know?|so what?}” of {this|that} reason, and write {your answer|the answer} as the next sentence.',
      'Now {name|give} one person {it is true of|it happened to}, and {say|tell us} what {they did|happened}.',
    ],
    high: [
      '{Push|Take} {this|that} reason one step {further|on}: what follows from it {for those who lose by it|in the long run|for somebody unlike you}?',
      'Is {this|that} {the cause|always so}, or could {something else|another cause} explain it {as well|too}? {Deal with|Answer} that {in a sentence|before a critic does}.',
      'Which of your reasons {depends on|leans on} {this|that} one? {Say|Show} the link {in so many words|openly}.',
      '{How|Ask how} would {someone|a reader} who {doubts|rejects} {this|that} reason {reply? Answer|reply, and answer} {them|it} {next|in the next sentence}.',
    ],
  },
};

const ORDINAL_REASON =
  /(?<!\p{L})(?:(?:my|the|one|another|a) (?:first |second |third |last |main |other |final |biggest |next |most important )?reason (?:is|was|why|that|for|i)|(?:first|second|third|last|final|main) reason)(?!\p{L})/iu;

export const reasonNumbered: ObservationKind = {
  id: 'reason-numbered',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['argument', 'structure', 'development', 'cohesion'],
  find: ({ reading }) =>
    quotable(
      wherever(
        reading,
        ORDINAL_REASON,
        ({ text }) => !/(?:those|these|that) (?:are|is|how)|back up|support my/iu.test(text),
      ),
      2,
    ),
  says: [
    '{quote} {announces|names|introduces} a reason, so {we know|a reader knows} {what to look for|where we are}.',
    'You {label|name|mark} your reasons {openly|as you go}: {quote}.',
    '{quote} {tells us|makes it plain} that a reason {is coming|follows}.',
    'Your reasons are easy to {find|pick out|count}, {as in|for instance} {quote}.',
  ],
  step: {
    low: [
      '{After it|Then} {write|add} {two more|two} sentences {before you go on|before the next reason}: one that explains it, one that {shows|tells of} {a case|a real day}.',
      '{Give each reason|Let each reason have} its own paragraph{|, however short}: {say it|the reason}, {explain it|why it matters}, show it.',
    ],
    high: [
      '{Say|Show} how {each|the next} reason {follows from|adds to} the {one before|last}, so that they {build|climb} {and do not only queue|towards your conclusion}.',
      '{Put|Set} your reasons in order of {weight|strength}, and {say|tell us} why the last one {decides it|matters most}.',
      'Could two of your reasons be {one|the same}? {Join|Merge} them, and {use|give} the room {for|to} {a case|an objection}.',
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
    return [{ sentence, quote: phraseAt(sentence, 0) }];
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
    'You do not {leave|drop} the point {there|after one sentence}: {quote} {goes on with it|takes it further}.',
    '{quote} {goes a step further|carries on} from the sentence before{| it}, and that {is how a point grows|helps us follow}.',
    'You {stay with|follow up} your point {instead of moving on|for a second sentence}: {quote}.',
    '{I like|It helps} that {quote} {builds on|takes up} the sentence before{| it}.',
  ],
  step: {
    low: [
      '{Do|Try} the same {for|with} {another|your shortest} point: one {more |}sentence that {begins|starts} with “This means”.',
      '{Choose|Find} a point that {has only one|gets only one} sentence, and {give|write} it a second {in the same way|like this one}.',
    ],
    high: [
      '{Go|Take it} one sentence further: what would {change|follow} if {this|that} were {not so|only half true}?',
      'Do the same {where|at the place where} a reader would {doubt you most|ask “how do you know?”}.',
    ],
  },
};

/** Words that stand where a name for the thing is wanted. */
const VAGUE =
  /(?<!\p{L})(?<!most )(?:(?:important|good|bad|other|different|many|lots of|a lot of|all sorts of|all kinds of|so many|new|fun|cool|negative|positive) (?:things|stuff|ways)|and (?:stuff|things|so on|(?:much |so much |many )?more(?=[.!;,]|$))|etc)(?!\p{L})/iu;

/** The next sentence says what was meant. */
const NAMES = /^\W*(?:like|such as|for example|for instance|first|one|some)(?!\p{L})/iu;

export const vagueWord: ObservationKind = {
  id: 'vague-word',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer', 'reflection'],
  bearsOn: ['development', 'evidence', 'argument'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence) => {
        const found = at(reading, sentence, VAGUE);
        const match = found < 0 ? null : VAGUE.exec(sentence.text.slice(found));
        if (match === null) return [];
        const vague = /(?:things|stuff|ways|so on|more|etc)$/iu.exec(match[0])?.[0] ?? match[0];
        const rest = sentence.text.slice(found);
        // "different things such as", "many ways: …" are followed by what they mean.
        if (
          /^[^.]{0,40}(?::|such as|like|for example|including|,? ?things)/iu.test(rest.slice(match[0].length))
        )
          return [];
        if (NAMES.test(reading.sentences[sentence.index + 1]?.text ?? '')) return [];
        return [{ sentence, quote: phraseAt(sentence, found, 9), slots: { vague: `“${vague}”` } }];
      }),
      2,
    );
  },
  says: [],
  step: {
    low: [
      'In {quote}, {name|write down} {two|one or two} of the things you {mean|had in mind}.',
      '{Which ones?|What exactly?} In {quote}, put {a name|real names|exact words} {for|in place of} {vague}.',
      '{Change|Replace} {vague} in {quote}: {write|say} what {we would see|it is}.',
      '{What|Which} do you mean by {vague} in {quote}? {Name|Write} {two|one or two}.',
    ],
    high: [
      '{Spell out|Make exact} {vague} in {quote}: the {reader|sceptic} {needs|wants} {particulars|a name and a place}.',
      'In {quote}, {vague} {asks us to guess|leaves the work to us}. {Name|Give} the {one|case} that {matters most|proves the most}.',
    ],
  },
};

/** Speaks of everybody or of all times. */
const SWEEPING =
  /(?<!\p{L})(?<!(?:not|almost|nearly|mostly|for|if|helps?|teach|with|like|than|make|makes|tell|to|let) )(?:every ?one|everybody|nobody|no one|all (?:people|students|kids|teenagers|parents|teachers)|people always|people never) (?:\p{L}+ )?(?:is|are|has|have|uses?|knows?|likes?|loves?|needs?|wants?|will|does|do|hates?|can)(?!\p{L})/iu;

export const sweepingWord: ObservationKind = {
  id: 'sweeping-word',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['argument', 'evidence', 'counter'],
  find: ({ reading }) => quotable(wherever(reading, SWEEPING), 2),
  says: [],
  step: {
    low: [
      'Is {quote} true of {every single person|each person you know}? If not, {write|try} “{most|many|some}”.',
      '{Check|Test} {quote}: if you {know|can think of} one person {it does not fit|who is different}, {write|put} “many” or “most”.',
    ],
    high: [
      '{One exception|A single exception} would {undo|defeat} {quote}. {Limit|Narrow} it to {the people you can speak for|those it fits}.',
      'Whom does {quote} not {fit|describe}? {Say so|Name them} before {a critic|an opponent} does.',
    ],
  },
};

/** A question in the body, not answered in the words that follow. */
const ANSWER =
  /^\W*(?:yes|no|well|because|of course|the answer|i (?:would|think|believe|say|know)|it is|that is|not)(?!\p{L})/iu;

function openQuestions({ sentences, own }: EssayReading): ReadSentence[] {
  const mine = new Set(own);
  return sentences.filter(
    (sentence) =>
      mine.has(sentence) &&
      isQuestion(sentence) &&
      sentence.quotations === 0 &&
      sentence.forms.length >= 5 &&
      sentence.index > 1 &&
      sentence.index < sentences.length - 1 &&
      !ANSWER.test(sentences[sentence.index + 1]?.text ?? ''),
  );
}

export const questionForPoint: ObservationKind = {
  id: 'question-for-point',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument'],
  bearsOn: ['argument', 'development'],
  find: ({ reading }) =>
    quotable(
      openQuestions(reading).map((sentence) => ({
        sentence,
        quote: phraseAt(sentence, bodyStart(sentence)),
      })),
      2,
    ),
  says: [],
  step: {
    low: [
      '{What is your answer to|How would you answer} {quote}? Write it {down|straight} after the question, {as a statement|with “because”}.',
      'After {quote} {add|write} your own answer, so that no reader {can answer it the other way|is left to guess}.',
    ],
    high: [
      'A reader {may|might} answer {quote} {differently from you|the wrong way}. {Turn|Make} it into a statement {and prove it|you can defend}.',
      '{Say|State} what you {claim|mean} with {quote}: a statement {can be argued for|carries more weight}, a question {cannot|leaves us free}.',
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
  says: ['{quote} {speaks of your text, not of your subject|only says that something was said}.'],
  step: {
    low: [
      '{Cut it|Leave it out}, and {use|give} the line {for|to} {one more detail|a sentence about your best point}.',
    ],
    high: ['{Cut it|Leave it out}, and let the {last|strongest} point {speak for itself|end the paragraph}.'],
  },
};

export const REASON_KINDS = [
  reasonGiven,
  reasonNumbered,
  pointExplained,
  vagueWord,
  sweepingWord,
  questionForPoint,
  fillerSentence,
];

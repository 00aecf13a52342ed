import { at, phraseAt, quotable, statementsOf, wherever } from './aids';
import type { ObservationKind } from './observation';

const PROSE = ['argument', 'explanation', 'reflection'] as const;
const KIN =
  'mom|mother|mum|dad|father|brother|sister|cousin|friend|uncle|aunt|grandma|grandmother|grandfather|grandpa|nephew|niece|neighbou?r';
/** What happened to the writer or somebody near. */
const FROM_LIFE = new RegExp(
  String.raw`(?<!\p{L})(?:i (?:still )?remember (?:when|the time|a time|once|one|that time|this one time)|(?<!since )when i was|one time,? (?:i|my|when)|once,? (?:when|while) i|(?:me and )?my (?:own |best |older |younger |little |big |good )?(?:${KIN})s? (?:\p{L}+ly |always |never |just |also )?(?:was|had|got|went|said|told|did|made|lost|lives|moved|came|gave|hates|loves|works|used?)|last (?:year|summer|week|month|night),? (?:i|my|we)|in my case|i (?:once|used? to)|(?<!(?:if|wish|when|once) )i (?:went(?! over| through| into detail)|learned how|learnt how|tried|failed|met|moved|lost|started|began|stopped|joined|played|took)|a friend of mine)(?!\p{L})`,
  'iu',
);

export const caseFromLife: ObservationKind = {
  id: 'case-from-life',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['evidence', 'development', 'argument'],
  find: ({ reading }) =>
    quotable(wherever(reading, FROM_LIFE, ({ text }) => !/^\W*(?:imagine|if|suppose)(?!\p{L})/iu.test(text))),
  says: [
    '{quote} {comes from|is taken from} {life|your own life|real life}{|, not from a book}.',
    'You {bring in|tell of|use} something {that happened|real|you know from life}: {quote}.',
    '{A real case|Something from life} {stands behind|backs up} your {view|point}: {quote}.',
    '{With|At} {quote} {we meet|I meet|a reader meets} {real people|real life|a real case}.',
  ],
  step: {
    low: [
      '{Tell us|Add|Write} {two|one or two} more {things|details} about {it|that time}: {where you were|what was said|what you saw}, and {how it ended|what changed}.',
      'Now {finish|end} it with “This shows that”, and {say|write} which of your {points|reasons} it {proves|supports}.',
      '{Add|Write} a sentence that {says|tells us} what {you learnt from it|it shows about your subject}.',
      '{Go back to|Stay with} that {moment|day}: {who was there|when was it|what came next}? {Give|Write} it {one|a} sentence{| more}.',
    ],
    high: [
      'Is {your|this} case {typical|like most people’s}? {Say|Explain} {why it could happen to others|what makes you think so}, or {name|add} the one that {went the other way|differs}.',
      '{Say|Show} exactly {which claim|which of your points} it {proves|supports}, and {where|at what point} it {stops proving it|cannot help you}.',
      'What would {someone|a reader} who {disagrees|doubts you} {make of|say about} this case? {Meet|Answer} {that|them} {before you move on|in one sentence}.',
      '{Cut|Trim} it to the {one|single} detail that {proves|carries} your point, and {let that stand last|explain that one}.',
    ],
  },
};

const EXAMPLE =
  /(?<!\p{L})(?:for example|for instance|an example (?:is|of this|would be)|another example|one example)(?!\p{L})/iu;

export const exampleGiven: ObservationKind = {
  id: 'example-given',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection', 'source-answer'],
  bearsOn: ['evidence', 'development', 'cohesion'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence) => {
        const found = at(reading, sentence, EXAMPLE);
        const words = found < 0 ? 0 : sentence.text.slice(found).split(/\s+/u).length;
        if (words < 6) return [];
        const after = found + (EXAMPLE.exec(sentence.text.slice(found))?.[0].length ?? 0);
        return [{ sentence, quote: phraseAt(sentence, after) }];
      }),
    );
  },
  says: [
    'You {stop to give|bring in|offer} an example: {quote}.',
    '{Your|One} example, {quote}, {gives us something to hold on to|shows what you mean|makes the point easier to picture}.',
    '{I see|We see|A reader sees} {what you mean|what you have in mind} {from|in} your example, {quote}.',
  ],
  step: {
    low: [
      '{Add|Give} {a name|a place|a time|one detail} {to it|to the example}, and {end|finish} with a sentence that {begins|starts} “This shows”.',
      '{After|Straight after} the example, {write|say} what it {shows|proves}: {start|begin} with “So” or “This means”.',
      '{Make the example a moment|Turn the example into a moment}: who {did what|was there}, and what {happened next|came of it}?',
      '{Write|Add} one more sentence about {the|this} example: {who was there|when it was|where it was}?',
    ],
    high: [
      'Would {someone|a reader} who {disagrees|thinks otherwise} {accept|be moved by} this example? {Choose|Find} one that {they could check|even they would accept}.',
      '{Explain|Say} why this example {speaks for|stands for} many {others|more}, and is {no exception|not a single case}.',
      '{Say|Show} {which word|which part} of your claim the example {proves|supports}, and {what it leaves open|what still needs proof}.',
    ],
  },
};

/** Cases that are imagined. */
const WHAT_IF =
  /^(?:\W*(?:so |and |but |just |now )?imagine (?:this|you|that|if|being|a|not|sitting|having)(?!\p{L})|\W*(?:for example|for instance|let's say|suppose|say)[,:]? (?:that )?(?:if )?(?:you|a person|someone|somebody) )/iu;

export const whatIf: ObservationKind = {
  id: 'what-if',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['evidence', 'development'],
  find: ({ reading }) =>
    quotable(
      statementsOf(reading).flatMap((sentence) =>
        at(reading, sentence, WHAT_IF) < 0 ? [] : [{ sentence, quote: phraseAt(sentence, 0) }],
      ),
      2,
    ),
  says: [],
  step: {
    low: [
      '{Beside|After} {quote}, {write down|tell us} one case that {really happened|was real}: {who was it, and what came of it|to you or to someone you know}?',
      '{Do you know|Have you met} {somebody|a person} who could stand in for the “you” of {quote}? {Tell|Write} what happened to them{|, in two sentences}.',
      'Make {quote} a real case: {a name|a person you know}, a place, and what {happened|came of it}.',
    ],
    high: [
      '{Support|Back up} {quote} with {one case|a case} {a sceptic could check|that really happened}, or {say|explain} how likely it is.',
    ],
  },
};

const FIGURE =
  /(?<!(?:i am|i'm|about|almost|at least) )(?:@PERCENT\d|(?<![\p{L}\d])\d{1,7}(?:[.,]\d{1,7})? ?(?:%|percent(?!\p{L})|per cent)|(?<!\p{L})(?:half|a third|a quarter|most|\d{1,3}) out of (?:every )?(?:\d{1,3}|ten))/iu;
const FINDINGS =
  /(?<!\p{L})(?:according to (?:the |a |an |@)?\p{L}|(?:a|one|another|recent|new) (?:survey|study|poll)(?! (?:hall|time|room|group|session))|studies (?:show|have|say|prove)|research (?:shows|has|says|proves)|researchers (?:say|have|found|believe)|scientists? (?:say|says|have|found|believe)|statistics show)(?!\p{L})/iu;

/** A figure that stands for “nearly all”, or the writer's own mark. */
const GUESSED = /(?<!\p{L})(?:probably|could be|maybe|i (?:get|got|am|gave)|i'm)(?!\p{L})/iu;

export const figureGiven: ObservationKind = {
  id: 'figure-given',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['evidence', 'argument', 'referencing'],
  find: ({ reading }) =>
    quotable(
      [
        ...wherever(reading, FIGURE, ({ text }) => !GUESSED.test(text)),
        ...wherever(reading, FINDINGS, ({ text }) => !FIGURE.test(text)),
      ],
      2,
    ),
  says: [
    'You {bring in|offer|give us} {a fact that could be checked|something a reader could check}: {quote}.',
    '{quote} {goes beyond|reaches beyond} your own {opinion|view}: {somebody could check it|it can be checked}.',
    '{There is|We get} {a fact|something} to {check|look up} in {quote}.',
  ],
  step: {
    low: [
      '{Tell us|Write|Add} where {it|that} comes from: {who found it out|which survey or book}, and {when|in which year}?',
      'After it, {say|write} what it {means|shows}: is it {more|higher} than {you would expect|it should be}?',
      '{Name|Write down} who {found|counted} it and where you {read|heard} it, so that {we can look|a reader can check}.',
    ],
    high: [
      'Where does {it|that} come from, and would {a sceptic|a critic} trust {it|that source}? {Name|Give} the source {in the sentence|beside it}.',
      '{Compare it|Set it beside another figure}: more than when, or than where? {Say|Explain} what {the difference|that} proves.',
    ],
  },
};

export const EVIDENCE_KINDS = [caseFromLife, figureGiven, exampleGiven, whatIf];

import type { EssayReading, ReadSentence } from '../essay-reading';
import { at, isEarly, phraseAt, quotable, statementsOf, wherever } from './aids';
import { takesUp } from './follow-up';
import { sourceNamed } from './named-evidence';
import type { ObservationKind } from './observation';

const PROSE = ['argument', 'explanation', 'reflection'] as const;
const KIN =
  'mom|mother|mum|dad|father|brother|sister|cousin|friend|uncle|aunt|grandma|grandmother|grandfather|grandpa|nephew|niece|neighbou?r';
/** What happened to the writer or somebody near. */
const FROM_LIFE = new RegExp(
  String.raw`(?<!\p{L})(?:i (?:still )?remember (?:when|the time|a time|once|one|that time|this one time)|(?<!since )when i was|one time,? (?:i|my|when)|once,? (?:when|while) i|(?:me and )?my (?:own |best |older |younger |little |big |good )?(?:${KIN})s? (?:\p{L}+ly |just |also |once )?(?:was|had|got|went|said|told|did|made|lost|moved|came|gave|died|broke|bought|found|met|failed|learned)|last (?:year|summer|week|month|night),? (?:i|my|we)|i once|(?<!(?:if|wish|when|once) )i (?:went(?! over| through| into detail)|learned how|learnt how|tried|failed|met|moved|lost|started|began|stopped|joined|played|took)|a friend of mine)(?!\p{L})`,
  'iu',
);

/** A habit, or something that has not happened: no case. */
const NO_CASE =
  /^\W*(?:imagine|if|suppose)(?!\p{L})|(?<!\p{L})(?:always|all the time|every (?:day|time|week|night)|usually|would have|a lot of times|many times|each day)(?!\p{L})/iu;
/** What a case taught, or what it shows, is said. */
const CONCLUDES =
  /(?<!\p{L})(?:shows?|showed|proves?|proved|means?|taught|teach(?:es)?|learn(?:ed|t)?|because|that'?s (?:why|how|when)|(?:this|that) is (?:why|how)|therefore|so (?:i|you|we|if|that))(?!\p{L})/iu;

/** Whether one of the sentences that follow a case says what it shows. */
const isConcluded = ({ sentences }: EssayReading, { index }: ReadSentence): boolean =>
  sentences.slice(index, index + 4).some(({ text }) => CONCLUDES.test(text.replace(/’/gu, "'")));

export const caseFromLife: ObservationKind = {
  id: 'case-from-life',
  polarity: 'strength',
  isAbsence: false,
  genres: PROSE,
  bearsOn: ['evidence', 'development', 'argument'],
  find: ({ reading }) =>
    quotable(
      wherever(reading, FROM_LIFE, ({ text }) => !NO_CASE.test(text)).filter(
        ({ quote }) => quote !== null && /(?<!\p{L})(?:i|my|me|we|our)(?!\p{L})/iu.test(quote),
      ),
    ).map((one) => (isConcluded(reading, one.sentence) ? { ...one, omits: ['low'] as const } : one)),
  says: [
    'You {use|bring in|tell us} something from your own life: {quote}.',
    '{quote} {comes|is taken} from your own life.',
    '{Here you use|You use} your own experience: {quote}.',
  ],
  step: {
    low: [
      'After what you tell us from your own life, write “This shows that”, and say which of your {points|reasons} it {proves|supports}.',
      '{Add|Write} a sentence that says what {you learnt from your own experience|your own experience shows about the subject}.',
    ],
    high: [
      'Is your own {story|experience} typical? {Say|Explain} why it could happen to {others|other people}.',
      'Say which of your {points|reasons} your own experience {proves|supports}, and {where|when} it might be different for {others|somebody else}.',
    ],
  },
};

const EXAMPLE =
  /(?<!\p{L})(?:for example|for instance|an example (?:is|of this|would be)|another example|one example)(?!\p{L})/iu;

/** A forecast, a case made up, or a sentence that only says that an example comes. */
const NO_EXAMPLE =
  /(?<!\p{L})(?:will|won'?t|would|wouldn'?t|could|should|might|say|let'?s|imagine|suppose|pretend|if)(?!\p{L})/iu;
const ANNOUNCES = /(?:an example (?:is|of this|would be)|another example|one example)$/iu;

export const exampleGiven: ObservationKind = {
  id: 'example-given',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['evidence', 'development', 'cohesion'],
  find({ reading }) {
    return quotable(
      statementsOf(reading).flatMap((sentence) => {
        const found = at(reading, sentence, EXAMPLE);
        const match = found < 0 ? undefined : EXAMPLE.exec(sentence.text.slice(found))?.[0];
        if (match === undefined || ANNOUNCES.test(match)) return [];
        const after = sentence.text.slice(found + match.length);
        if (after.trim().split(/\s+/u).length < 5 || NO_EXAMPLE.test(after)) return [];
        const quote = phraseAt(sentence, found + match.length);
        const next = reading.sentences.slice(sentence.index + 1, sentence.index + 3);
        return [next.some(takesUp) ? { sentence, quote, omits: ['low'] as const } : { sentence, quote }];
      }),
    );
  },
  says: [
    'You {give|bring in} an example: {quote}.',
    'Your example {helps us see|shows us} what you mean: {quote}.',
    'You make your point clearer with an example: {quote}.',
  ],
  step: {
    low: [
      'After your example, {write|say} what it {shows|proves}: {start|begin} with “This shows that”.',
      'Finish your example with a sentence that {starts|begins} with “This shows that”.',
      '{Write|Add} one sentence after your example: what does it {show|prove}?',
    ],
    high: [
      'Say why your example {is typical of many others|is more than a single case}.',
      'Would {someone|a reader} who disagrees accept your example? If not, {add|find} one that they could check.',
    ],
  },
};

/** Cases that are made up to stand for an example. */
const WHAT_IF =
  /^\W*(?:(?:like|so|and) )?(?:for example|for instance|let's say|say)[,:]? (?:that )?(?:if )?(?:you|a person|someone|somebody)(?!\p{L})/iu;
/** A real case follows. */
const REAL = /(?<!\p{L})(?:i|my|we|our|me)(?!\p{L})/iu;

export const whatIf: ObservationKind = {
  id: 'what-if',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['evidence', 'development'],
  find: ({ reading }) =>
    quotable(
      statementsOf(reading).flatMap((sentence) =>
        at(reading, sentence, WHAT_IF) < 0 ||
        isEarly(sentence, reading, 3) ||
        REAL.test(`${sentence.text} ${reading.sentences[sentence.index + 1]?.text ?? ''}`)
          ? []
          : [{ sentence, quote: phraseAt(sentence, 0) }],
      ),
      2,
    ),
  says: [],
  step: {
    low: [
      'After {quote}, {tell us about|describe} one time when this really happened: who did it happen to, and how did it {end|turn out}?',
      'After {quote}, {add|describe} something that really happened, to you or to someone you know.',
      'Turn {quote} into a real example: {name|think of} a person you know, and say what happened{| to them}.',
    ],
    high: [
      'Support {quote} with {one|an} example of something that really happened{| to somebody you know}.',
      'Back up {quote} with {one|an} example of something that really happened.',
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
    'You {bring in|give us} {a fact that could be checked|something a reader could check}: {quote}.',
    '{quote} {goes beyond|reaches beyond} your own {opinion|view}: {somebody could check it|it can be checked}.',
    '{There is|We get} {a fact|something} to {check|look up} in {quote}.',
  ],
  step: {
    low: [
      '{Tell us|Write|Add} where that fact comes from: {who found it out|which survey or book}, and {when|in which year}?',
      'After the fact, {say|write} what it {means|shows}: is it {more|higher} than {you would expect|it should be}?',
      '{Name|Write down} who {found|counted} the fact and where you {read|heard} it, so that {we can look it up|a reader can check it}.',
    ],
    high: [
      'Where does that fact come from, and would {a sceptic|a critic} trust {it|that source}? {Name|Give} the source {in the sentence|beside it}.',
      'Is that number high? Compare it with another {year|place}, and say what the difference shows.',
    ],
  },
};

export const EVIDENCE_KINDS = [caseFromLife, sourceNamed, figureGiven, exampleGiven, whatIf];

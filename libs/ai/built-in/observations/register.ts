import type { Genre } from '@marklight/contracts/genre';
import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion, wordIndexAt, wordsAt } from './phrase';
import { seenIn } from './story-detail';

const FORMAL: readonly Genre[] = ['argument', 'source-answer', 'explanation'];
const TO_READERS: readonly Genre[] = ['argument', 'explanation'];
const MOST = 3;

/** Spoken words, and how the same is written. */
const SPOKEN: Readonly<Record<string, string>> = {
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  cuz: 'because',
  coz: 'because',
  yeah: 'yes',
  yep: 'yes',
  nope: 'no',
  "ain't": 'is not',
  'tons of': 'many',
  'a bunch of': 'many',
  idk: 'I do not know',
};
const SPOKEN_WORD =
  /(?<![\p{L}’'-])(?:gonna|wanna|(?<=(?:I|you|we|they) )gotta|cuz|coz|yeah|yep|nope|ain['’]t|(?:tons|a bunch) of(?= (?:\p{L}+ )?(?:people|\p{L}{3,}s)(?!\p{L}))|idk)(?![\p{L}’'-])/iu;

export const spokenWord: ObservationKind = {
  id: 'spoken-word',
  polarity: 'need',
  isAbsence: false,
  genres: FORMAL,
  bearsOn: ['register', 'vocabulary'],
  find: ({ reading }) =>
    reading.own
      .filter((s) => !hasQuotation(s))
      .flatMap((sentence): Observation[] => {
        const match = SPOKEN_WORD.exec(sentence.text);
        const written = match === null ? '' : (SPOKEN[match[0].toLowerCase().replace('’', "'")] ?? '');
        if (match === null || written === '') return [];
        const from = wordIndexAt(sentence, match.index);
        const quote = wordsAt(sentence, from, from + match[0].split(' ').length);
        return quote === null ? [] : [{ sentence, quote, slots: { written } }];
      })
      .slice(0, MOST),
  says: [
    '{quote} is how we talk{, but this is a written piece|, not how we write|}.',
    '{In conversation|When we talk}, {quote} is fine; {on paper|in a piece like this} it sounds too casual.',
  ],
  step: {
    low: [
      'Write “{written}” {in place of|instead of} {quote}{, and change any other casual words|}.',
      'Change {quote} to “{written}”{, and check the essay for other casual words|}.',
    ],
    high: ['Write “{written}” {in place of|instead of} {quote}{, and change any other casual words|}.'],
  },
};

const ADDRESSED =
  /(?<!\p{L})(?:(?:I|we) (?:strongly |really |kindly |would )?(?:urge|ask|beg|encourage|invite|advise|challenge) (?:you|the readers?|everyone)|I (?:really )?hope (?:that )?you(?! (?:enjoyed|liked))|please (?!(?:my|their|his|her|our|your|your|the|them|him|me|us)(?!\p{L}))\p{L}+|(?:I am|I['’]m) sure (?:that )?you|you (?:may|might|probably|must) (?:be )?(?:think|thinking|ask|say|wonder|wondering|feel|agree|believe|disagree|asking yourself)|ask yourself|put yourself in|(?<!(?:they|he|she|you|will|to|not|don['’]t) )(?:believe|trust) me|let me (?:tell|ask|remind|explain|show))(?!\p{L})|^(?:(?:now|just|so|first|but|and),? )?(?:imagine|picture|think (?:about|of)|consider|remember|look at)(?!\p{L})/iu;

export const readerAddressed: ObservationKind = {
  id: 'reader-addressed',
  polarity: 'strength',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s) && !isQuestion(s)),
      ADDRESSED,
    ).slice(0, MOST),
  says: [
    '{You speak to your readers|You address your readers|You talk to your reader} directly{ here|}: {quote}.',
    'With {quote}, {you address your reader|you bring your reader in|you speak to your reader}{, which suits your purpose|, and that draws us in|}.',
    '{You keep your reader in mind|You remember that somebody is reading}: {quote}.',
  ],
  step: {
    low: [],
    high: [
      'What would a {doubtful reader|reader who disagrees} say back to you? Answer in {one sentence|the same tone}.',
    ],
  },
};

const ASKS =
  /^(?:(?:and|but|so|then|now|well|also|first|first of all),? )?(?:do|does|did|don['’]t|doesn['’]t|didn['’]t|is|are|isn['’]t|aren['’]t|was|were|would|wouldn['’]t|could|couldn['’]t|should|shouldn['’]t|can|can['’]t|have|haven['’]t|has|will|won['’]t) (?:\p{L}|[’'])+ /iu;

export const readerAsked: ObservationKind = {
  id: 'reader-asked',
  polarity: 'strength',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register'],
  find: ({ reading }) =>
    reading.own
      .flatMap((sentence): Observation[] => {
        if (
          !isQuestion(sentence) ||
          !/^\p{Lu}/u.test(sentence.text) ||
          hasQuotation(sentence) ||
          !ASKS.test(sentence.text)
        )
          return [];
        const quote = wordsAt(sentence, 0, sentence.words.length);
        return quote === null || sentence.words.length < 4 ? [] : [{ sentence, quote: `${quote}?` }];
      })
      .filter(({ sentence, quote }) => sentence?.text.includes(quote ?? '') === true)
      .slice(0, MOST),
  says: [
    '{You ask a question|Here you ask a question}{, and it makes the reader think|, and it draws the reader in|}: {quote}.',
    '{Your question|The question} {quote} {speaks to the reader|invites the reader in|makes me stop and answer}.',
    '{By asking|When you ask} {quote}, {you bring the reader in|you make the reader answer}.',
  ],
  step: {
    low: [],
    high: [
      '{Would|Could} a reader who disagrees {answer your question differently|give another answer to your question}? {Write that answer, and your reply.|Deal with that answer too.}',
    ],
  },
};

const ASIDE =
  /(?<!\p{L})(?:let me tell you|(?:(?<=^|[,.] )(?:believe me|trust me|to be honest|guess what)),|I have to (?:admit|say)|I must (?:admit|say)|believe it or not|as you can imagine|little did (?:I|we|he|she|they) know|needless to say|you would not believe|you will never believe|you won['’]t believe|to my surprise|luckily for (?:me|us)|thank goodness|to make matters worse|to tell you the truth|or so I thought|I kid you not)/iu;

export const asideHeard: ObservationKind = {
  id: 'aside-heard',
  polarity: 'strength',
  isAbsence: false,
  genres: ['story', 'reflection'],
  bearsOn: ['register', 'narrative'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s)),
      ASIDE,
    ).slice(0, MOST),
  says: [
    '{I can hear you telling this|I can hear your voice}{ here|} in {quote}.',
    '{You talk to us|You talk to your reader|You speak to us} with {quote}{, and that gives the story a voice|; that is a storyteller’s voice|}.',
    '{Your voice|The storyteller’s voice} {is heard|comes through} in {quote}.',
  ],
};

const THOUGHT =
  /(?<!(?:before|as|much as|one|letter) )(?<!\p{L})(?:I|we) (?:just |had |was |also |really |kept |started |then )*(?:thought|wondered|hoped|wished|figured|told myself|said to myself|asked myself|thinking|wondering|hoping|praying|couldn['’]t believe|could not believe|knew|imagined)(?!\p{L})(?! (?:so|of|him|her|them)(?!\p{L}))/iu;

/** What went through the teller's mind. */
export const thoughtHeard: ObservationKind = {
  id: 'thought-heard',
  polarity: 'strength',
  isAbsence: false,
  genres: ['story', 'reflection'],
  bearsOn: ['register', 'narrative', 'development'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s) && !isQuestion(s)),
      THOUGHT,
    )
      .filter(({ quote }) => (quote ?? '').split(' ').length >= 5)
      .slice(0, MOST),
  says: [
    '{You let us hear|You share|We get to hear} what went on {in your mind|in your head}: {quote}.',
    '{Your thoughts are in the story|You tell us your thoughts}{, not only the events|}: {quote}.',
    'With {quote}, {you let us into your thoughts|your own voice comes in|I can hear you think}.',
  ],
  step: {
    low: ['{Write|Put} your thought in the exact words {you said to yourself|that went through your head}.'],
    high: [],
  },
};

const TOGETHER =
  /(?<!(?:all|that|which|why|how|what|when|things|everything) )(?<!\p{L})we (?:all )?(?:should|need to|must|have to|ought to)(?: (?:all|also|not))? \p{L}+/iu;

export const weTogether: ObservationKind = {
  id: 'we-together',
  polarity: 'strength',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s) && !isQuestion(s)),
      TOGETHER,
    ).slice(0, MOST),
  says: [
    '{By writing|When you write|In writing} “we” in {quote}, you {put yourself beside your readers|count yourself in}.',
    '“We” {includes your readers|speaks for your readers too|includes the people you write to} in {quote}.',
  ],
  step: {
    low: [
      '{Say who “we” are|Say who you mean by “we”}: name them once{, near the start|, where you first use the word|}.',
    ],
    high: [],
  },
};

const OWNED =
  /^(?:(?:so|and|but|overall|personally|also|to me),? )?I (?:\p{L}+ly |do |also |really )?(?:believe|think|feel)(?!\p{L})/iu;

/** The writer speaks in the first person. */
export const viewOwned: ObservationKind = {
  id: 'view-owned',
  polarity: 'strength',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s) && !isQuestion(s)),
      OWNED,
    )
      .filter(({ quote }) => (quote ?? '').split(' ').length >= 6)
      .slice(0, MOST),
  says: [
    '{You speak for yourself|You speak in your own name|You stand behind your words}: {quote}.',
    '{Your own voice|Your voice} {can be heard|comes through} {in|where you write} {quote}.',
    'With {quote}, {you put your own name to the view|the reader knows who is speaking|you speak for yourself}.',
  ],
  step: {
    low: [],
    high: [
      'Would {quote} be stronger without “I”? {Try it as a plain statement.|Read both versions aloud.|Write it as a fact you can prove.}',
    ],
  },
};

/** A mark said two or three times over: "so cool!!!". */
export const marksPiledUp: ObservationKind = {
  id: 'marks-piled-up',
  polarity: 'need',
  isAbsence: false,
  genres: FORMAL,
  bearsOn: ['register', 'punctuation'],
  find: ({ reading }) =>
    reading.own
      .flatMap((sentence): Observation[] => {
        if (!/(?:!!|\?\?|!\?|\?!)["'”’)]*$/u.test(sentence.text)) return [];
        const count = sentence.words.length;
        const quote = wordsAt(sentence, Math.max(0, count - 4), count);
        return quote === null ? [] : [{ sentence, quote }];
      })
      .slice(0, MOST),
  says: [
    '{You put|There is} {more than one mark|a row of marks} after {quote}; {one is enough|a single one is stronger}.',
  ],
  step: {
    low: [
      '{Keep|Leave} only one mark after {quote}, and {look for other places like it|check your other sentence endings}.',
    ],
    high: ['Could {your words|the words} make the point {with a single mark|without the row of marks}?'],
  },
};

export const REGISTER: readonly ObservationKind[] = [
  readerAddressed,
  asideHeard,
  thoughtHeard,
  readerAsked,
  weTogether,
  viewOwned,
  spokenWord,
  marksPiledUp,
];

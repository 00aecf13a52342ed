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
  ur: 'your',
  thru: 'through',
  idk: 'I do not know',
  tho: 'though',
};
const SPOKEN_WORD =
  /(?<![\p{L}’'-])(?:gonna|wanna|gotta|cuz|coz|yeah|yep|nope|ain['’]t|(?:tons|a bunch) of(?= (?:\p{L}+ )?(?:people|\p{L}{3,}s)(?!\p{L}))|ur|thru|idk|tho)(?![\p{L}’'-])/iu;

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
    '{quote} {is how we talk|is spoken English|belongs to talk}{, and this is a written piece|; here you are writing|}.',
    '{In talk|When we talk}, {quote} is fine; {on paper|in a piece like this} {it sounds too casual|it stands out}.',
  ],
  step: {
    low: [
      'Write “{written}” {for|instead of} {quote}{, and look for others like it|, then look for its neighbours|}.',
      '{Change|Turn} {quote} into “{written}”{, and read the sentence aloud|}.',
    ],
    high: [
      '{Is the casual word meant?|Did you choose the casual word?} {If not, write “{written}”.|Otherwise, “{written}” fits better.}',
    ],
  },
};

const ADDRESSED =
  /(?<!\p{L})(?:(?:I|we) (?:strongly |really |kindly |would )?(?:urge|ask|beg|encourage|invite|advise|challenge) (?:you|the readers?|everyone)|I (?:really )?hope (?:that )?you(?! (?:enjoyed|liked))|please (?!(?:my|their|his|her|our|your|your|the|them|him|me|us)(?!\p{L}))\p{L}+|as you (?:can (?:see|imagine|tell)|may know|might know|know|probably know)|(?:I am|I['’]m) sure (?:that )?you|you (?:may|might|probably|must) (?:be )?(?:think|thinking|ask|say|wonder|wondering|feel|agree|believe|disagree|asking yourself)|ask yourself|put yourself in|(?<!(?:they|he|she|you|will|to|not|don['’]t) )(?:believe|trust) me|let me (?:tell|ask|remind|explain|show))(?!\p{L})|^(?:(?:now|just|so|first|but|and),? )?(?:imagine|picture|think (?:about|of)|consider|remember|look at)(?!\p{L})/iu;

export const readerAddressed: ObservationKind = {
  id: 'reader-addressed',
  polarity: 'strength',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register', 'argument'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s) && !isQuestion(s)),
      ADDRESSED,
    ).slice(0, MOST),
  says: [
    '{You speak to your readers|You turn to your readers|You talk to your reader} {directly|face to face}: {quote}.',
    'With {quote}, {you turn to your reader|you bring your reader in|your reader is spoken to}{, which suits your purpose|, and that draws us in|}.',
    '{Your reader is not forgotten|You remember that somebody is reading}: {quote}.',
  ],
  step: {
    low: [
      '{Do it once more|Turn to the reader once more} at the end: {say what you want them to do|ask for one thing they can do}.',
      '{Tell that reader|Say} {one thing they could do|what they gain}, in {one short sentence|a short last sentence}.',
    ],
    high: [
      'What would {this reader|a doubtful reader} {worry about most|say back to you}? {Answer it in the same tone.|Speak to that worry.}',
      '{Who exactly is your reader?|Whom do you want to reach?} {Choose one word or example just for them.|Let one example come from their day.}',
    ],
  },
};

const ASKS =
  /^(?:(?:and|but|so|then|now|well|also|first|first of all),? )?(?:do|does|did|don['’]t|doesn['’]t|didn['’]t|is|are|isn['’]t|aren['’]t|was|were|would|wouldn['’]t|could|couldn['’]t|should|shouldn['’]t|can|can['’]t|have|haven['’]t|has|will|won['’]t|what|why|how|who|where|when|which) (?:\p{L}|[’'])+ /iu;

export const readerAsked: ObservationKind = {
  id: 'reader-asked',
  polarity: 'strength',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register', 'sentences'],
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
    '{You ask a question|A question of yours}{, and it makes the reader think|, and it draws the reader in|}: {quote}.',
    '{Your question|The question} {quote} {speaks to the reader|turns to the reader|makes me stop and answer}.',
    '{By asking|When you ask} {quote}, {you bring the reader in|you make the reader answer}.',
  ],
  step: {
    low: [
      '{Answer it|Now answer it} {in the next sentence|straight after}, with {your reason|one example}.',
      '{After your question|Straight after it}, {write|give} {your own answer|the answer you want} in {one clear sentence|a full sentence}.',
    ],
    high: [
      '{Would a reader who disagrees answer as you expect?|Could a doubtful reader give another answer?} {Deal with that answer too.|Meet it in the next sentence.}',
    ],
  },
};

const LINKS =
  /^((?:Furthermore|Moreover|In addition|Additionally|Consequently|Nevertheless|Nonetheless|As a result|In contrast|For this reason|For these reasons|Therefore|On the other hand|In other words|Similarly|Likewise|To begin with|In particular|Above all|In fact|Most importantly)), (?=\p{L})/u;

export const formalLink: ObservationKind = {
  id: 'formal-link',
  polarity: 'strength',
  isAbsence: false,
  genres: FORMAL,
  bearsOn: ['register', 'vocabulary'],
  find: ({ reading }) => {
    const seen = new Set<string>();
    return reading.own.flatMap((sentence): Observation[] => {
      const link = LINKS.exec(sentence.text)?.[1];
      if (link === undefined || seen.has(link)) return [];
      seen.add(link);
      const quote = wordsAt(sentence, 0, link.split(' ').length);
      return quote === null ? [] : [{ sentence, quote }];
    });
  },
  says: [
    '{A phrase like|Wording such as} {quote} {suits a written piece|fits this kind of writing|keeps the tone formal}.',
    '{quote} {belongs to written English|is the language of essays}{, and you use it|, and it fits here|}.',
    '{The tone suits an essay|Your tone is that of an essay} where you write {quote}.',
  ],
  step: {
    low: [
      '{Read the sentence after|Look at what follows} {quote}: {does every word fit that tone|is it as formal}? {Change one that does not.|Change any word you would only say aloud.}',
      '{Keep that tone|Stay in that tone}: {look for|find} one {casual|everyday} {sentence|phrase} and {write it the same way|bring it closer to that}.',
    ],
    high: [
      '{Does the link say|Does that phrase name} exactly how the two ideas {belong together|are related}? {Choose it for the meaning.|If not, which one would?}',
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
    '{You talk to us|You let us in} with {quote}{, and the story gets a voice|; that is a storyteller’s voice|}.',
  ],
  step: {
    low: ['{Let that voice|Let the same voice} {speak|comment} once more, at the {end|most tense moment}.'],
    high: [
      'Where {should|could} this voice {go quiet|fall silent}, so that the {action|moment} speaks {for itself|alone}?',
    ],
  },
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
    '{Your thoughts are in the story|We are inside your head}{, not only the events|}: {quote}.',
    'With {quote}, {you let us into your thoughts|your own voice comes in|I hear you think}.',
  ],
  step: {
    low: [
      '{Write one such thought|Put one such thought} in the very words {you used to yourself|that went through your head}.',
      'What did you think {a minute later|when it was over}? {Add it in one short sentence.|One short sentence is enough.}',
    ],
    high: [
      '{Did your thinking change|Did you see it differently} {by the end|later on}? {Let one thought near the end answer this one.|Show the change in one line.}',
    ],
  },
};

/** Says nothing of the sentence: asks for the thought behind it. */
export const thoughtToAdd: ObservationKind = {
  id: 'thought-to-add',
  polarity: 'need',
  isAbsence: false,
  genres: ['story', 'reflection'],
  bearsOn: ['register'],
  find: ({ reading }) =>
    reading.own
      .filter((s) => s.index > 0 && !hasQuotation(s) && !isQuestion(s) && !THOUGHT.test(s.text))
      .flatMap((sentence): Observation[] =>
        seenIn(
          [sentence],
          /(?<!\p{L})(?:I|we) (?:had to|was|were|got|went|saw|heard|waited|finally|could|did|ran|came|\p{L}{2,}ed)(?!\p{L})/iu,
        ),
      )
      .filter(({ quote }) => (quote ?? '').split(' ').length >= 5)
      .slice(0, MOST),
  says: [],
  step: {
    low: [
      'What {went through your mind|were you saying to yourself|did you want most} at {quote}? {Write it in the words you would have used.|Add it as you would have said it.}',
      '{At|After} {quote}, {let us hear|give us} {one thought|what you thought}, {just as it came to you|in your own everyday words}.',
    ],
    high: [
      '{How would you tell|How would you say} {quote} {to your best friend|to somebody who was there}? {Let a little of that tone in.|Bring one turn of phrase from that.}',
    ],
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
    '{By writing|When you write} “we” in {quote}, you {put yourself beside your readers|count yourself in}.',
    '“We” {includes your readers|makes it everybody’s matter|includes the people you write to} in {quote}.',
  ],
  step: {
    low: [
      '{Tell those readers|Say to those readers} {one thing to do|what to do first}, {straight after|in the next sentence}.',
      '{Who is “we” here?|Whom does “we” mean?} {Name them once|Say it once}, {early on|near the start}.',
    ],
    high: [
      '{Is every reader part of that “we”?|Would every reader feel meant by “we”?} {Say what you ask of those who are not.|Turn to the others in one sentence.}',
    ],
  },
};

/** Says nothing of the sentence: asks for the reader whom it is to reach. */
export const readerToFace: ObservationKind = {
  id: 'reader-to-face',
  polarity: 'need',
  isAbsence: false,
  genres: TO_READERS,
  bearsOn: ['register'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !hasQuotation(s) && !isQuestion(s)),
      /(?<!\p{L})(?:people|we|they|you|schools?|students|teachers|parents|kids|children|teenagers|everyone|everybody|citizens|the (?:government|school|principal|city|board)) (?:should|must|need to|needs to|ought to)(?:n['’]t| not| never)? \p{L}+/iu,
    )
      .filter(({ quote }) => (quote ?? '').split(' ').length >= 5)
      .slice(0, MOST),
  says: [],
  step: {
    low: [
      '{Say|Read} {quote} aloud {to someone who disagrees|as if your reader sat opposite}: {which word would you change?|what would you say next? Write that down.}',
      '{Picture|Think of} one reader of {quote}: what {would they ask|do they need to hear} {first|next}? {Write your answer in one sentence.|Answer in one friendly, serious sentence.}',
    ],
    high: [
      'How {would|should} {quote} sound to {a reader who is not yet on your side|the person who has to decide}? {Adjust one word to that reader.|Choose each word for that person.}',
    ],
  },
};

const OWNED =
  /^(?:(?:so|and|but|overall|personally|also|to me),? )?(?:I (?:\p{L}+ly |do |also |really )?(?:believe|think|feel|agree|disagree)(?!\p{L})|in my (?:own )?(?:opinion|view|experience)|from my (?:own )?(?:experience|point of view))/iu;

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
    'With {quote}, {you put your own name to the view|the reader knows who is speaking|you speak as yourself}.',
  ],
  step: {
    low: [
      '{Keep that voice|Stay with that voice} and {speak to your reader once|turn to your reader once}: {what should they do now?|what do you ask of them?}',
      '{Say next|Add} {where you have seen this|who made you think so|when you noticed it}, in {one sentence|your own words}.',
    ],
    high: [
      '{Would it be stronger without “I think” or “I believe”?|Could one such sentence do without “I”?} {Try it as a plain statement.|Read both versions aloud.}',
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
    '{More than one mark|A row of marks} {stands|comes} after {quote}; {one is enough|a single one is stronger}.',
  ],
  step: {
    low: [
      '{Keep one mark|Leave one mark} after {quote}, and {look for others like it|check the other sentence ends}.',
    ],
    high: [
      'Could the words {carry the force|do the shouting}, {with a single mark|without the row of marks}?',
    ],
  },
};

export const REGISTER: readonly ObservationKind[] = [
  readerAddressed,
  asideHeard,
  thoughtHeard,
  readerAsked,
  weTogether,
  viewOwned,
  formalLink,
  spokenWord,
  marksPiledUp,
  readerToFace,
  thoughtToAdd,
];

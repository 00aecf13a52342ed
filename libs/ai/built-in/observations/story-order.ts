import type { Observation, ObservationKind } from './observation';
import { countOf, type EssayReading, type ReadSentence } from '../essay-reading';
import { TIME_WORDS } from '../lexicon';
import { matchIn, openingOf, wordsAt } from './phrase';
import { TOLD } from './story-detail';

const LEADS =
  /(?:^|(?<=[.,;] )|(?<=(?:and|so|but) ))((?:the )?(?:very )?(?:next|following) (?:day|morning|week|night|month|year|summer)|after that|after a while|(?:a few|two|three|four|five|several|many) (?:minutes|hours|days|weeks|months|years) later|later that (?:day|night|evening|afternoon)|that (?:night|morning|evening|afternoon|same day)|finally|at last|at first|meanwhile|suddenly|soon|eventually|in the (?:morning|evening|end|afternoon)|one (?:day|night|morning|afternoon|summer)|then|next|later|(?:as soon as|when|after|before|while|by the time|once) (?:we|I|he|she|they|it|the|my))(?!\p{L})/giu;

/** Time words at the head of clauses that lead through a story, each different. */
function leadsOf(sentences: readonly ReadSentence[]): { phrase: string; sentence: ReadSentence }[] {
  const seen = new Set<string>();
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(LEADS)].flatMap((match) => {
      const phrase = match[1] ?? '';
      const key =
        phrase.toLowerCase().split(' ')[0] === 'the'
          ? phrase.toLowerCase()
          : (phrase.toLowerCase().split(' ')[0] ?? '');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ phrase, sentence }];
    }),
  );
}
/** "When we" leads on, and says nothing as a quotation. */
const OPENS_A_CLAUSE =
  /^(?:as soon as|when|after (?!that|a)|before|while|by|once|one (?:day|night|morning|afternoon|summer)|soon|next$|later$)/iu;
const FEWEST_LEADS = 4;

const FEWEST_TIMES = 5;
/** Words for time lead through the story: its order is not what it lacks. */
export const keepsOrder = ({ own }: Pick<EssayReading, 'own'>): boolean =>
  leadsOf(own).length >= FEWEST_LEADS ||
  own.reduce((sum, { text }) => sum + countOf(text, TIME_WORDS), 0) >= FEWEST_TIMES;

export const timeWordsLead: ObservationKind = {
  id: 'story-time',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'structure', 'cohesion'],
  find: ({ reading }) => {
    const leads = leadsOf(reading.own);
    const [first, second] = leads.filter(({ phrase }) => !OPENS_A_CLAUSE.test(phrase));
    if (leads.length < FEWEST_LEADS || first === undefined || second === undefined) return [];
    return [
      {
        sentence: first.sentence,
        quote: first.phrase,
        slots: { first: first.phrase.toLowerCase(), second: second.phrase.toLowerCase() },
      },
    ];
  },
  says: [
    '{Time words|Words about time} such as “{first}” and “{second}” {lead me through|guide me through} your story.',
    '{I can follow the order of events|The order of events is easy to follow} thanks to “{first}” and “{second}”.',
    '“{first}” and “{second}” {keep the events in order|show me where we are in time}.',
  ],
  step: {
    low: [
      '{Choose|Pick} the {most important|most exciting|hardest} of the moments in your story and {write two more sentences there|stay there for two more sentences}.',
    ],
    high: [
      'Which {moment|step} in your story {could you leave out|could go}, so that the {main one|one that matters most} gets {more space|the space it deserves}?',
    ],
  },
};

const JUMP =
  /^(?:(?:and|so|but) )?(?:the (?:next|following|very next) (?:day|morning|week|night|month|year|summer|afternoon|weekend)|(?:a few|two|three|four|five|six|several|many|\d+) (?:minutes|hours|days|weeks|months|years) (?:later|passed|had passed)|(?:weeks|days|hours|months|years) (?:later|passed)|later that (?:day|night|evening|afternoon)|that (?:night|evening|afternoon) )(?!\p{L})/iu;

/** Where a story jumps in time, in a text that reached us as one block. */
export const timeJumps: ObservationKind = {
  id: 'time-jumps',
  polarity: 'need',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['structure', 'narrative'],
  find: ({ reading }) => {
    if (reading.paragraphs.length !== 1 || reading.sentences.length < 8) return [];
    return reading.sentences.slice(2, -1).flatMap((sentence): Observation[] => {
      const quote = JUMP.test(sentence.text) ? openingOf(sentence) : null;
      return quote === null || sentence.repeated ? [] : [{ sentence, quote }];
    });
  },
  says: [
    '{Your story jumps|The story jumps|You jump} {forward in time|ahead in time} at {quote}.',
    '{Time moves on|The time changes|The story moves on} at {quote}.',
    '{At|With} {quote}, {you skip ahead|your story moves to another time}.',
  ],
  step: {
    low: [
      'If your page {shows|has} no break there, {start|begin} a new paragraph at {quote}.',
      '{Start|Begin} a new paragraph at {quote}, unless {your page already has one|you already have one on your page}.',
    ],
    high: [
      'Give {the new time|that new time} its own paragraph if {it has none yet|your page does not show one}.',
    ],
  },
};

export const opensWithSpeech: ObservationKind = {
  id: 'opens-with-speech',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'introduction'],
  find: ({ reading }) => {
    const [first] = reading.sentences;
    const match = first === undefined ? null : /^["“]([^"“”]{8,80})["”]/u.exec(first.text);
    if (first === undefined || match === null) return [];
    const count = (match[1] ?? '').trim().split(/\s+/u).length;
    const quote = wordsAt(first, 0, count);
    return quote === null || count < 2 ? [] : [{ sentence: first, quote }];
  },
  says: [
    '{You open with speech|You begin with somebody speaking|Your first words are spoken}, {which pulls me straight in|so we are in the scene from the first line}: {quote}.',
    '{Opening|Beginning} with {quote} {drops us into the scene|makes me want to read on|puts us in the middle of things}.',
    '{Your story starts|You start} {in the middle of a scene|with a voice}: {quote}.',
  ],
};

const WHEN =
  /^(?:(?:it|this) (?:was|all (?:started|happened)|happened|started) (?:on |in |about |a |one )?(?:cold|hot|warm|rainy|sunny|snowy|dark|late|early|beautiful|summer|winter|the (?:summer|winter|first day|last day|night)|my (?:birthday|\p{L}+ birthday)|(?:a|one) (?:\p{L}+ )?(?:morning|night|day|evening|afternoon))|last (?:summer|winter|week|month|year|night|fall|autumn|spring|christmas|weekend)|when I was (?:about |only |around )?(?:in (?:the )?\p{L}+ grade|(?:a|an) \p{L}+|little|young|younger|\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)|(?:about |almost )?(?:a|one|two|three|four|five|few|a few|\d+) (?:\p{L}+ )?(?:years?|months?|weeks?|days?|summers?) ago|on (?:my|the) \p{L}+ (?:birthday|day|night|morning)|one (?:cold|hot|warm|rainy|sunny|snowy|dark|beautiful|summer|winter|early) (?:\p{L}+ )?(?:day|morning|night|evening|afternoon)|(?:this|last) past \p{L}+|in (?:the )?(?:summer|winter|spring|fall|autumn)|on a (?:\p{L}+ )?(?:\p{L}+ )(?:day|morning|night|evening|afternoon))(?!\p{L})/iu;

export const opensWithTime: ObservationKind = {
  id: 'opens-with-time',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'introduction', 'development'],
  find: ({ reading }) =>
    reading.sentences.slice(0, 2).flatMap((sentence): Observation[] => {
      const found = sentence.copied ? null : matchIn(sentence, WHEN);
      return found === null ? [] : [{ sentence, quote: found.clause }];
    }),
  says: [
    '{Your opening tells us when|You tell us when at the very start|We know when this happens from the start}: {quote}.',
    '{Right at the start|In your opening|In your first lines}, {quote} {sets the time|tells us when|puts us in the right time}.',
    '{You set the time|You say when it happens} {in your first lines|at the start}: {quote}.',
  ],
};

export const STORY_ORDER: readonly ObservationKind[] = [
  opensWithSpeech,
  timeWordsLead,
  timeJumps,
  opensWithTime,
];

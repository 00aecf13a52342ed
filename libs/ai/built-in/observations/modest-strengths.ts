import { vocabulary } from '@marklight/text/corrections/vocabulary';
import { STOP_WORDS } from '../lexicon';
import { topicOf } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { hasVerb, isEarly, quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';
import { TOLD } from './story-detail';
import { isSoundPlace, isToTheEnd, isTurned } from './surroundings';
import { isOfTask } from './task';
import { wordsAt } from './phrase';
import { slipsIn } from './real-words';

/*
 * What can be kept of a text in which nothing greater was seen. Each is there or not, in the words that are shown. They are
 * strengths of the whole, never praise under a criterion: a stronger writer takes them for granted.
 */

const modest = (
  id: string,
  genres: ObservationKind['genres'],
  find: ObservationKind['find'],
  says: readonly string[],
): ObservationKind => ({ id, polarity: 'strength', isAbsence: false, genres, bearsOn: [], find, says });

const whole = (slots: Readonly<Record<string, string>>): Observation[] => [
  { sentence: null, quote: null, slots },
];

const MOODS =
  /(?<!\p{L})(happiness|happy|joy(?:ful)?|love|loving|grateful(?:ness)?|gratitude|thankful(?:ness)?|hope(?:ful)?|warm(?:th)?|pride|proud|calm|peaceful|sad(?:ness)?|nostalgi[ac]|friendship|friendly|cheerful|uplifting|excite(?:d|ment)|caring|comfort(?:able|ing)?|welcoming|emotional|lonely|fear|scared|appreciative|kindness|togetherness|homely|relaxed|content(?:ment)?)(?!\p{L})/iu;
const SAYS_MOOD = /(?<!\p{L})(?:mood|feeling|tone)s?(?!\p{L})/iu;
const NOT = /(?<!\p{L})(?:not|never|no|\p{L}+n['’]t)(?!\p{L})/iu;
/** A word for the mood that was asked for, beside the word mood. */
const moodNamed = modest(
  'mood-named',
  ['source-answer'],
  ({ reading, task }) => {
    if (!/(?<!\p{L})mood(?!\p{L})/iu.test(task ?? '')) return [];
    const sentence = statementsOf(reading).find(
      ({ text, quotations }) =>
        quotations === 0 && SAYS_MOOD.test(text) && MOODS.test(text) && !NOT.test(text),
    );
    const word = MOODS.exec(sentence?.text ?? '')?.[1];
    return word === undefined ? [] : whole({ word: word.toLowerCase() });
  },
  [
    '{Keep your word for the mood|Keep the word you chose for the mood}, “{word}”{: it is what the task asks for|, since the task asks for one}.',
    'You name {the mood|a mood}, “{word}”, {as the task asks|which is what the task asks for}{: keep it|}.',
  ],
);

const FEWEST_THINGS = 2;
/** Commoner words are the language’s own rather than the text’s. */
const RARE = 7.8;
const MOST_USES = 6;
const SHORTEST_THING = 5;
const ENDS_AS_NO_THING = /(?:ed|ing|ly|er|est|ful|ous|able|ive|al|ize|ise|n't)$/u;
const NO_THINGS = new Set(
  `there their these those where which while about because people place thing things think story author essay passage
  paragraph memoir narrator reader person other others would could should might never always every after before again
  still great right first second third around through really quite maybe until years times today later being since
  makes takes gives comes shows knows feels needs wants tells keeps lives helps looks seems means without happy
  started better whole definition conclusion little members example features different important certain almost another enough`
    .split(/\s+/u)
    .filter(Boolean),
);
/** Things that the answer has from the text and the question does not name. */
const thingsOfText = modest(
  'things-of-text',
  ['source-answer'],
  ({ reading, task }) => {
    if (!reading.hasSource) return [];
    const uses = new Map<string, number>();
    // A word with a capital is a name or stands in the title.
    for (const [word] of (task ?? '').matchAll(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu))
      uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const { forms, findings, quotations } of reading.own) {
      if (findings.length > 3 || quotations > 0) continue;
      const things: string[] = [];
      for (const form of forms) {
        const used = uses.get(form) ?? 0;
        const isThing =
          form.length >= SHORTEST_THING &&
          /^\p{L}+$/u.test(form) &&
          used > 0 &&
          used <= MOST_USES &&
          !STOP_WORDS.has(form) &&
          !NO_THINGS.has(form) &&
          (vocabulary().frequencyOf(form) ?? Infinity) <= RARE &&
          !ENDS_AS_NO_THING.test(form) &&
          !reading.questionKeys.has(topicOf(reading, form)) &&
          !things.some((thing) => thing.slice(0, 5) === form.slice(0, 5));
        if (isThing) things.push(form);
      }
      // A single word may be shared by chance: two of one sentence of the text in one sentence of the answer are not.
      const [one, two] =
        reading.sourceSentences
          .map((source) => things.filter((thing) => source.has(topicOf(reading, thing))))
          .find((shared) => shared.length >= FEWEST_THINGS) ?? [];
      if (one !== undefined && two !== undefined) return whole({ one, two });
    }
    return [];
  },
  [
    '{Your answer goes|You go} back to the text{ itself|}: “{one}” and “{two}” {come from it|are from it}. {Keep them.|Keep that up.}',
    'You {use|bring in} the text’s own words, such as “{one}” and “{two}”{: keep them|}.',
    'Words such as “{one}” and “{two}” {show where in the text your answer comes from|come from the text}: keep them.',
  ],
);

const SHORTEST = 5;
const LONGEST = 12;
/** A reason that reads as one: somebody or something, and what is so of it. */
const REASON =
  /^because (?!(?:it|this|that|there|you|we|they|he|she|i) (?:not|all|just|very|so|a|an|the|\p{L}+ing)(?!\p{L}))(?:i|you|we|they|he|she|it|this|that|there|everyone|people|the|my|your|their|our|his|her|students|kids|computers|some|most|many|a|an|no)['’ ]/iu;
/** A reason in the writer's words, up to the end of the sentence. */
const becauseSaid = modest(
  'because-said',
  'any',
  ({ reading, task }) =>
    quotable<Observation>(
      statementsOf(reading).flatMap((sentence) => {
        const at = sentence.forms.indexOf('because');
        const count = sentence.words.length - at;
        if (at < 2 || count < SHORTEST || count > LONGEST || sentence.forms[at + 1] === 'of') return [];
        const quote = wordsAt(sentence, at, sentence.words.length);
        return quote === null ||
          !REASON.test(quote) ||
          !hasVerb(quote.slice('because'.length)) ||
          /because.*because/iu.test(quote) ||
          slipsIn(reading, task, sentence).length > 0 ||
          !isToTheEnd(sentence, quote) ||
          !isSoundPlace(sentence, quote) ||
          /["“”?]/u.test(quote)
          ? []
          : [{ sentence, quote }];
      }),
      1,
    ),
  [
    'You {also |}say why: {quote}. {Keep that.|That is worth keeping.}',
    '{With|By writing} {quote}, you {also |}tell {us|a reader} why{: keep it|}.',
  ],
);

const FELT =
  /(?<!\p{L})(?:I|we) (?:was|were|felt|am|got) (?:so |very |really |a little |pretty )?(?:excited|happy|sad|proud|nervous|scared|angry|mad|worried|bored|tired|disappointed|relieved|afraid|glad|amped|frustrated|impatient|lonely|upset|thankful|grateful)(?!\p{L})/iu;
/** How the writer felt, in so many words. */
const feelingSaid = modest(
  'feeling-said',
  TOLD,
  ({ reading }) => {
    const quotes = statementsOf(reading).flatMap((sentence): Observation[] => {
      const found = FELT.exec(sentence.text);
      const quote = found?.[0] ?? null;
      return quote === null || NOT.test(sentence.text.slice(0, found?.index)) || isTurned(sentence, quote)
        ? []
        : [{ sentence, quote }];
    });
    return quotes.slice(0, 1);
  },
  [
    'You tell us how {it felt|you felt}: {quote}. {Keep that.|That is worth keeping.}',
    'We {hear|learn} how it {felt for you|felt}: {quote}{. Keep it|}.',
  ],
);

const LASTED =
  /(?<!\p{L})(?:for )?(?:about |almost |over |like |another |only )?(?!one (?:day|week|month))(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an|a few|several|\d{1,3}) (?:more |long |whole )?(?:minutes?|hours?|days?|weeks?|months?)(?!\p{L})(?! ago)/iu;
/** How long something took. */
const timeGiven = modest(
  'time-given',
  TOLD,
  ({ reading }) =>
    statementsOf(reading)
      .flatMap((sentence): Observation[] => {
        const quote = /(?<!\p{L})(?:wait\p{L}*|took|takes?|lasted|later|for)(?!\p{L})/iu.test(sentence.text)
          ? (LASTED.exec(sentence.text)?.[0].trim() ?? null)
          : null;
        return quote === null ? [] : [{ sentence, quote }];
      })
      .slice(0, 1),
  [
    '{A reader|We} can tell how long {it took|that was}: {quote}. {Keep that.|That is worth keeping.}',
    'You {say|tell us} how long: {quote}. {A detail like that helps a reader.|Keep it.|That is worth keeping.}',
  ],
);

const KIN =
  /(?<!\p{L})my (?:(?:little|older|big|younger|best|baby|two|three) )?(mom|mum|mother|dad|father|sisters?|brothers?|parents|grandma|grandmother|grandpa|grandfather|grandparents|friends?|cousins?|aunt|uncle|teacher|coach|dog|cat|family|neighbou?rs?)(?!\p{L})/giu;
/** People around the writer who come into the story. */
const peopleThere = modest(
  'people-there',
  TOLD,
  ({ reading }) => {
    const met = new Set(
      reading.own.flatMap(({ text }) =>
        [...text.matchAll(KIN)].map((match) => (match[1] ?? '').toLowerCase()),
      ),
    );
    const [one, ...others] = met;
    const two = others.find((kin) => kin.slice(0, 2) !== one?.slice(0, 2));
    return one === undefined || two === undefined ? [] : whole({ one: `your ${one}`, two: `your ${two}` });
  },
  [
    'There are people in {your text|your story}: {one} and {two}. {Keep them.|A reader wants to know more about them.}',
    '{We meet|You bring in|You tell us about} {one} and {two}{, and a story needs people|: keep them|}.',
  ],
);

const ASKS_READER =
  /^\W*(?:hi,? |hello,? )?(?:have you (?:ever|heard)|do you (?:think|know|ever|like|want)|did you (?:know|ever)|what would you|would you|can you imagine|imagine|are you|has (?:anyone|anybody))(?!\p{L})/iu;
/** The first line speaks to the reader. */
const asksFirst = modest(
  'asks-first',
  'any',
  ({ reading, genre }) => {
    const first = reading.own.find(
      (sentence) => isEarly(sentence, reading, 2) && ASKS_READER.test(sentence.text),
    );
    return genre === 'source-answer' || first === undefined ? [] : whole({});
  },
  [
    'You {talk|speak} to your reader {straight away|from the start}, with a question{: keep that|}.',
    '{Your opening|Your first line} speaks to the reader{ directly|}{: keep that|}.',
  ],
);

const ORDER =
  /^\W*(?:the )?(first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|next|then|last(?:ly)?|finally|after that|also|another (?:reason|way|thing))(?!\p{L})/iu;
const IN_ORDER = ['first', 'second', 'third', 'next', 'then', 'after', 'last', 'finally'];
/** Two words at the head of sentences that set things in order. */
const orderSet = modest(
  'order-set',
  'any',
  ({ reading }) => {
    const words: string[] = [];
    for (const { text } of reading.own) {
      const word = ORDER.exec(text)?.[1]?.toLowerCase();
      if (word !== undefined && !words.includes(word)) words.push(word);
    }
    const rank = (word: string): number => {
      const at = IN_ORDER.findIndex((start) => word.startsWith(start));
      return at < 0 ? IN_ORDER.length : at;
    };
    const [one, two] = [...words].sort((a, b) => rank(a) - rank(b));
    return one === undefined || two === undefined || rank(one) === IN_ORDER.length ? [] : whole({ one, two });
  },
  [
    '{Words such as “{one}” and “{two}”|“{one}” and “{two}”} {help a reader keep track|show where a new point begins}: keep them.',
    'With “{one}” and “{two}” you {put things in order|mark your steps}{ for a reader|}: keep {that up|those words}.',
  ],
);

const FEWEST_SENTENCES = 4;
/** The word of the task that stands near the start and near the end. */
const subjectKept = modest(
  'subject-kept',
  ['argument', 'explanation', ...TOLD],
  (essay: JudgedEssay) => {
    const { reading, task } = essay;
    const { own } = reading;
    if (task === null || own.length < FEWEST_SENTENCES) return [];
    const third = Math.max(1, Math.floor(own.length / 3));
    const wordsOf = (sentences: typeof own): string[] =>
      sentences.flatMap(({ forms }) =>
        forms.filter((form) => isOfTask(reading, form) && !reading.meant.has(form)),
      );
    const early = new Set(wordsOf(own.slice(0, third)));
    const word = wordsOf(own.slice(-third)).find((one) => early.has(one));
    return word === undefined ? [] : whole({ word });
  },
  [
    '{From the beginning to the end|From your first lines to your last}, “{word}” {stays|is} your subject{: keep it that way|}.',
    'You {stay with|keep to} “{word}” {from the beginning to the end|from your first lines to your last}{: keep that|}.',
  ],
);

/** Of two the earlier one is said. */
export const MODEST_STRENGTHS: readonly ObservationKind[] = [
  moodNamed,
  becauseSaid,
  feelingSaid,
  thingsOfText,
  asksFirst,
  orderSet,
  timeGiven,
  peopleThere,
  subjectKept,
];

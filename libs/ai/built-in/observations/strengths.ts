import { distanceBetween } from '@marklight/text/corrections/likeness';
import { STOP_WORDS } from '../lexicon';
import { stemOf } from '../stem';
import type { EssayReading, ReadSentence } from '../essay-reading';
import { bodyStart, hasVerb, isEarly, phraseAt, quotable, statementsOf, topStems } from './aids';
import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isClean, isQuestion } from './phrase';
import { hasManySlips } from './sentence-shape';
import { realWordSlips } from './real-words';
import { isFaultless } from './sound-words';
import { isTurned, isWholeClause } from './surroundings';

/* What works in a text, found by counting or by a list, so that it is so wherever it is said. */

const SHORTEST = 3;
const SHORT = 5;
const LONG = 14;

/** A short sentence between two long ones. */
export const shortForWeight: ObservationKind = {
  id: 'short-for-weight',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'register'],
  find: ({ reading }) => {
    if (hasManySlips(reading)) return [];
    const { sentences } = reading;
    return quotable<Observation>(
      reading.own.flatMap((sentence) => {
        const beside = [sentences[sentence.index - 1], sentences[sentence.index + 1]];
        const stands =
          sentence.words.length >= SHORTEST &&
          sentence.words.length <= SHORT &&
          /^\p{Lu}[^@:;]*[.!]$/u.test(sentence.text) &&
          isClean(sentence) &&
          !isQuestion(sentence) &&
          !/(?<!\p{L})(?:reasons?|first|second|third|example|conclusion|introduction|think|believe|agree|answer|opinion|effects?)(?!\p{L})/iu.test(
            sentence.text,
          ) &&
          /^(?:i|we|he|she|it|they|that|this|nobody|nothing|everything|everyone|my|our|the) /iu.test(
            sentence.text,
          ) &&
          hasVerb(sentence.text) &&
          beside.every((one) => one !== undefined && one.words.length >= LONG && !hasQuotation(one));
        const quote = stands ? phraseAt(sentence) : null;
        return quote === null ? [] : [{ sentence, quote }];
      }),
    );
  },
  says: [
    '{quote} is {short|a short sentence}, and it stands out {between|among} the longer ones {around it|beside it}.',
    'After a long sentence you {write|put} a short one, {quote}, and a reader stops at it.',
    'You {mix|vary} long and short sentences: {quote} comes between two much longer ones.',
  ],
};

/** Not “on the other hand”, which as often adds a point as it turns to the other side, nor “instead of”. */
const LINKS =
  /^(for example|for instance|in addition|in fact|as a result|because of this|after that|at first|in conclusion|to begin with|first of all|however|therefore|furthermore|moreover|also|finally|lastly|secondly|firstly|thirdly|first|second|third|next|then|later|besides|overall|although|instead(?! of(?!\p{L}))|meanwhile|eventually|suddenly)(?!\p{L})/iu;
const FEWEST_LINKS = 3;

/** Several words at the head of sentences that lead from one to the next, all different. */
export const linkingWords: ObservationKind = {
  id: 'linking-words',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['cohesion', 'structure'],
  find: ({ reading }) => {
    const found = new Map<string, string>();
    for (const { text } of reading.own) {
      const link = LINKS.exec(text)?.[1];
      if (link !== undefined && !found.has(link.toLowerCase())) found.set(link.toLowerCase(), link);
    }
    const [one, two, three] = found.values();
    return found.size < FEWEST_LINKS || one === undefined || two === undefined || three === undefined
      ? []
      : [{ sentence: null, quote: null, slots: { one, two, three } }];
  },
  says: [
    'You {lead|guide} {us|a reader} from sentence to sentence with words such as “{one}”, “{two}” and “{three}”.',
    'Words such as “{one}”, “{two}” and “{three}” at the beginning of {your sentences|a sentence} {show|tell} a reader how {one idea follows another|things follow on}.',
    '“{one}”, “{two}”, “{three}”: {your sentences begin with|you use} words that {lead|guide} {us|a reader} on.',
  ],
};

const OPENING = 3;
const ENDING = 2;
const LETTERS = 4;
/** A pair of words that comes more often between them is the subject, not a return. */
const MOST_BETWEEN = 1;

const pairsOf = ({ forms }: ReadSentence): string[] =>
  forms.flatMap((form, at) => {
    const next = forms[at + 1] ?? '';
    const fits = (word: string): boolean =>
      word.length >= LETTERS && /^\p{L}+$/u.test(word) && !STOP_WORDS.has(word);
    return fits(form) && fits(next) ? [`${form} ${next}`] : [];
  });

/** Two words of the opening that come back at the end, and hardly in between. */
function returns(reading: EssayReading, task: string | null): Observation[] {
  const { own } = reading;
  if (own.length < OPENING + ENDING + 3) return [];
  // A pair of the words that the whole text is about returns everywhere.
  const middle = own.slice(OPENING, -ENDING);
  const isTopic = (pair: string): boolean =>
    pair
      .split(' ')
      .some((word) => middle.filter(({ stems }) => stems.includes(stemOf(word))).length > MOST_BETWEEN + 1);
  const opening = new Set(own.slice(0, OPENING).flatMap(pairsOf));
  const between = middle.flatMap(pairsOf);
  const asked = (task ?? '').toLowerCase();
  return own.slice(-ENDING).flatMap((sentence): Observation[] => {
    const words = pairsOf(sentence).find(
      (pair) =>
        opening.has(pair) &&
        !isTopic(pair) &&
        !asked.includes(pair) &&
        between.filter((one) => one === pair).length <= MOST_BETWEEN,
    );
    const at = words === undefined ? -1 : sentence.text.toLowerCase().indexOf(words);
    const quote = at < 0 || sentence.repeated ? null : phraseAt(sentence, at);
    return words === undefined || quote === null || !quote.toLowerCase().includes(words)
      ? []
      : [{ sentence, quote, slots: { word: words } }];
  });
}

export const endingPicksUp: ObservationKind = {
  id: 'ending-picks-up',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'story', 'reflection'],
  bearsOn: ['conclusion', 'structure', 'narrative'],
  find: ({ reading, task }) => quotable(returns(reading, task), 1),
  says: [
    '{In your last lines|At the end} you {return|come back} to the “{word}” of your opening: {quote}.',
    '{At the end|In your last lines} you {go back to|return to|pick up} “{word}” from your opening: {quote}.',
    'With {quote}, you {come back|return} at the end to the “{word}” of your {opening|first lines}.',
  ],
};

/** Words that many writers get wrong. */
const HARD = new Set(
  `absence accidentally accommodate accommodation achieve achieved achievement acknowledge acquaintance acquire across
  aggressive amateur anxious apparent appearance argument athlete athletic atmosphere attendance audience available
  beautiful beginning behaviour believe believed benefit benefits business calendar career careful category cemetery
  certain challenge character chocolate colleague comfortable commitment committed community completely concentrate
  conscience conscious consequence consequences convenient courageous creative criticism curiosity curious decision
  definitely dehydrated dehydration dependent desperate desperately determined develop development difference different
  difficult disappear disappoint disappointed disastrous discipline discussion disease education efficient eighth
  embarrass embarrassed emotional encourage entertainment enthusiastic environment environmental equipment especially
  essential eventually exaggerate excellent excited excitement exercise exhausted exhausting existence expensive
  experience experienced explanation extraordinary extremely familiar fascinating favourite finally foreign fortunately
  friend friends generation generous government grammar grateful gratitude guarantee guidance guilty happiness height
  horizon hospital humorous hungry imagination immediately immigrant immigrants importance impossible independence
  independent individual influence intelligent interesting interrupt island jealous journey knowledge language laughter
  library literature loneliness losing lovely medicine memorable miscellaneous mischievous mountain muscle mysterious
  necessary neighbour neighbourhood nervous noticeable obesity obstacle obstacles occasion occasionally occurred
  opinion opportunities opportunity opposite parallel particular patience peculiar people perseverance personality
  physical physically pleasant pleasure political possession possible practical precious prejudice preparation
  privilege probably professional psychology punctuation questionnaire realistic receive received recognise recommend
  reference referred rehearsal relationship relevant relief religious responsibility responsible restaurant rhythm
  sacrifice sacrificed sacrifices schedule science scissors secretary selfish separate separated several similar
  sincerely situation society solution souvenir specific strategy strength struggle succeed success successful
  successfully sufficient surprise surprised technique technology temperature temperatures temporary tendency thorough
  thoroughly thought throughout together tomorrow tongue tragedy traditional truly unbearable unfortunately unnecessary
  unusual usually vacation valuable variety various vegetable vehicle visible volunteer volunteering weather weird
  whether wisdom`
    .split(/\s+/u)
    .filter((word) => word.length >= 8),
);
const FEWEST_HARD = 2;
const SAME_START = 3;
/** A mistake that is at most this many letters away may be this very word. */
const CLOSE = 2;
/** Two forms of a word count as one word to spell. */
const ONE_WORD = 5;
/** A word that occurs this often is what the text is about, and its spelling was given or looked up. */
const OFTEN = 5;
/** If more words than this are misspelt or wrongly chosen, praising two that are right would read as teasing. */
const MOST_SLIPS = 1;
const OF_WORDS: ReadonlySet<string> = new Set(['spelling', 'word_choice', 'punctuation', 'grammar']);
/** A word put where another is meant ("available to learn") may be any that stands so. */
const TAKEN_FOR_ANOTHER =
  /(?<!\p{L})available to (?!(?:\p{L}+ )?(?:help|work|talk|everyone|all|us|the|them|students|people|you)(?!\p{L}))/iu;

/** Hard words that are spelt right each time. */
export const hardWordsSpelt: ObservationKind = {
  id: 'hard-words-spelt',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['spelling', 'conventions'],
  find: (essay) => {
    const { reading, task } = essay;
    const slips =
      reading.findings.filter(({ kind }) => OF_WORDS.has(kind)).length + realWordSlips(essay).length;
    if (hasManySlips(reading) || slips > MOST_SLIPS || TAKEN_FOR_ANOTHER.test(reading.text)) return [];
    // "Exercize" or "beutiful" elsewhere: the word is not always right.
    const marked = reading.findings.map(({ text }) => text.toLowerCase());
    const isMarked = (form: string): boolean =>
      marked.some(
        (text) => text.startsWith(form.slice(0, SAME_START)) || distanceBetween(text, form, CLOSE) <= CLOSE,
      );
    const given = new Set((task ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
    const times = new Map<string, number>();
    for (const form of reading.own.flatMap(({ forms }) => forms))
      if (HARD.has(form) && !given.has(form)) times.set(form, (times.get(form) ?? 0) + 1);
    const words = [...times]
      .filter(([form, count]) => count < OFTEN && !isMarked(form))
      .map(([form]) => form)
      .sort((a, b) => b.length - a.length);
    const [one] = words;
    const two = words.find((form) => form.slice(0, ONE_WORD) !== one?.slice(0, ONE_WORD));
    return words.length < FEWEST_HARD || one === undefined || two === undefined
      ? []
      : [{ sentence: null, quote: null, slots: { one, two } }];
  },
  says: [
    'You spell “{one}” and “{two}” {right|correctly}, {and many people do not|which many people find hard}.',
    '“{one}” and “{two}” are {hard|difficult} words to spell, and you got {them|both} right.',
    '{Hard|Difficult} words such as “{one}” and “{two}” are spelt {right|correctly}.',
  ],
};

const MOST_OF = 0.6;
const FEWEST_STEMS = 3;
const OF_OTHERS =
  /^\W*(?:some|others?|many|most|people|experts?|that|those|these|if|when|to begin|first)(?!\p{L})|(?<!\p{L})(?:reasons?|(?:some|others|many|people|they) (?:may |might )?(?:say|think|believe|argue))(?!\p{L})/iu;
const FIRST_LINES = 4;
const LAST_LINES = 3;
const FEWEST_SENTENCES = 9;

/** Goes on from a sentence before: what it says is not what the text begins with. */
const NAMES_NOBODY = /^\W*(?:they|it|this|these|those|that|he|she|there|also|another|so|but|and)(?!\p{L})/iu;
/** In a text with paragraphs, only the first paragraph is the opening. */
const isPastFirst = ({ paragraphs, paragraphsKept }: EssayReading, { start }: ReadSentence): boolean =>
  paragraphsKept && paragraphs.length > 1 && start >= (paragraphs[1]?.start ?? Infinity);

/** What the first lines say comes back in the last: most of its words stand there. */
export const viewComesBack: ObservationKind = {
  id: 'view-comes-back',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'conclusion', 'introduction', 'structure'],
  find: ({ reading }) => {
    const { own } = reading;
    if (own.length < FEWEST_SENTENCES) return [];
    const topics = topStems(own, FEWEST_STEMS);
    const ending = new Set(own.slice(-LAST_LINES).flatMap(({ stems }) => stems));
    return quotable<Observation>(
      statementsOf(reading).flatMap((sentence) => {
        const stems = [...new Set(sentence.stems)];
        const isBack = stems.filter((stem) => ending.has(stem)).length >= MOST_OF * stems.length;
        const quote =
          isEarly(sentence, reading, FIRST_LINES) &&
          sentence.findings.length === 0 &&
          isFaultless(sentence, sentence.text) &&
          !NAMES_NOBODY.test(sentence.text) &&
          !isPastFirst(reading, sentence) &&
          stems.length >= FEWEST_STEMS &&
          isBack &&
          !OF_OTHERS.test(sentence.text) &&
          stems.some((stem) => topics.has(stem))
            ? phraseAt(sentence, bodyStart(sentence))
            : null;
        return quote === null || !isWholeClause(sentence, quote) || isTurned(sentence, quote)
          ? []
          : [{ sentence, quote }];
      }),
      1,
    );
  },
  says: [
    '{quote} comes {near the start|in your first lines}, and your last lines come back to it.',
    'Your last lines {come back|return} {once more |}to what you say {near the start|in your first lines}: {quote}.',
    'You begin with this and {come back|return} to it at the end: {quote}.',
  ],
};

export const STRENGTHS: readonly ObservationKind[] = [
  viewComesBack,
  endingPicksUp,
  shortForWeight,
  linkingWords,
  hardWordsSpelt,
];

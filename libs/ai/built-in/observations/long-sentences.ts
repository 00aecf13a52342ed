import type { ReadSentence } from '../essay-reading';
import type { Observation, ObservationKind } from './observation';
import { DANGLING, openingOf, wordsAt } from './phrase';

/** Above this a sentence of a school essay is long by anybody's count; English prose has 15 to 25 words in one. */
const LONG = 45;
const FEWEST_JOINTS = 3;
const JOINS = new Set(['and', 'but', 'so', 'because', 'then']);
const SUBJECTS = new Set("i he she it we they it's i'm there he's she's we're they're".split(' '));
/** A verb in a form that needs nothing before it, so that its subject can begin a sentence. */
const FINITE =
  /^(?:am|is|are|was|were|had|have|has|did|do|does|can|could|will|would|should|went|got|came|saw|said|told|took|ran|made|gave|found|left|knew|thought|felt|sat|stood|heard|bought|wanted|didn't|don't|can't|couldn't|wasn't|won't|doesn't|wouldn't|\p{L}{2,}ed)$/u;
const DEPENDENT = new Set(
  'when if because although while that which who whenever unless until since before after as where how what why'.split(
    ' ',
  ),
);

/** Whether nothing since the last joint or mark makes the words before position `at` depend on what follows. */
function isFreeBefore(sentence: ReadSentence, at: number): boolean {
  const from = Math.max(0, at - 14);
  const back = sentence.forms.slice(from, at);
  return !back.some((form) => DEPENDENT.has(form));
}

/** The first words of the clause, three to five, not breaking off after an article. */
function placeQuote(sentence: ReadSentence, at: number): string | null {
  let end = Math.min(at + 5, sentence.forms.length);
  while (end > at + 3 && DANGLING.has(sentence.forms[end - 1] ?? '')) end -= 1;
  return wordsAt(sentence, at, end);
}

/** The last place near the middle where "and" or "so" begins a clause that could be a sentence. */
function placeIn(sentence: ReadSentence): { quote: string; at: number } | null {
  const middle = sentence.forms.length / 2;
  const places = sentence.forms.flatMap((form, at) => {
    const next = sentence.forms[at + 1] ?? '';
    const verb = sentence.forms[at + 2] ?? '';
    const sound =
      (form === 'and' || form === 'but') &&
      SUBJECTS.has(next) &&
      (/'(?:s|m|re)$/u.test(next) || FINITE.test(verb)) &&
      at > 6 &&
      at < sentence.forms.length - 5 &&
      isFreeBefore(sentence, at);
    const quote = sound ? placeQuote(sentence, at) : null;
    return quote === null ? [] : [{ at, quote }];
  });
  return places.sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))[0] ?? null;
}

const longOnes = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences
    .filter(
      (s) => s.words.length >= LONG && s.forms.filter((form) => JOINS.has(form)).length >= FEWEST_JOINTS,
    )
    .sort((a, b) => b.words.length - a.words.length);

export const longWithPlace: ObservationKind = {
  id: 'long-sentence-place',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'punctuation', 'grammar', 'conventions'],
  find: ({ reading }) =>
    longOnes(reading.sentences)
      .flatMap((sentence): Observation[] => {
        const place = placeIn(sentence);
        const quote = openingOf(sentence);
        if (place === null || quote === null) return [];
        return [{ sentence, quote, slots: { place: place.quote } }];
      })
      .slice(0, 1),
  says: [
    '{The sentence|Your sentence} that {begins|starts|opens} {quote} {is very long|goes on for many lines|holds a great deal}.',
    '{One sentence|A single sentence} {carries|holds} {a great deal|a whole run of events and thoughts|very much}: the one that {begins|starts} {quote}.',
  ],
  step: {
    low: [
      '{Could|Would} a full stop {fit|stand} before “{place}”? {Read it aloud both ways.|Read it aloud and listen.}',
      '{Try a full stop|Put a full stop} before “{place}”, {begin the new sentence with a capital|start the next words with a capital}, and {read it again|look for the next such place}.',
    ],
    high: [
      'Which {thought|event} in it {matters most|should stand out}? {Give that one its own sentence|Let that one stand alone}, perhaps {from|at} “{place}”.',
    ],
  },
};

export const longSentence: ObservationKind = {
  id: 'long-sentence',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['sentences', 'punctuation', 'grammar', 'conventions'],
  find: (essay) =>
    longWithPlace.find(essay).length > 0
      ? []
      : longOnes(essay.reading.sentences)
          .flatMap((sentence): Observation[] => {
            const quote = openingOf(sentence);
            return quote === null ? [] : [{ sentence, quote }];
          })
          .slice(0, 1),
  says: longWithPlace.says,
  step: {
    low: [
      '{Read it aloud|Say it aloud} and put a full stop {where your voice drops|wherever one thought is finished}.',
      '{Make it|Turn it into} {two or three sentences|three sentences}, one for each {thought|step}.',
    ],
    high: [
      'Which {thought|part} in it {matters most|should stand out}? {Give that one its own sentence.|Let that one stand alone.}',
    ],
  },
};

export const LONG_SENTENCES: readonly ObservationKind[] = [longWithPlace, longSentence];

import { wordsOf } from '@marklight/text/segmentation';
import { type ReadSentence, topicKey } from '../essay-reading';
import { STOP_WORDS } from '../lexicon';
import { inQuotation, isQuestion, lastGood, quotable, startOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/** Shorter runs of words are shared by chance. */
const RUN = 8;
const LONGEST_QUOTE = 12;
/** Share of a sentence's words that stand in the other one too. */
const SAME_FROM = 0.85;

const runsOf = (forms: readonly string[]): string[] =>
  forms.slice(0, Math.max(0, forms.length - RUN + 1)).map((_, at) => forms.slice(at, at + RUN).join(' '));

function shareOf(forms: readonly string[], others: readonly string[]): number {
  const known = new Set(others);
  return forms.filter((form) => known.has(form)).length / Math.max(1, forms.length);
}

/** "My first reason is buses", "my second reason is trains": one frame, and two different things in it. */
const saysOther = ({ stems }: ReadSentence, other: ReadSentence): boolean => {
  const [mine, theirs] = [new Set(stems), new Set(other.stems)];
  return (
    stems.filter((stem) => !theirs.has(stem)).length + other.stems.filter((stem) => !mine.has(stem)).length >
    1
  );
};

/** Two sentences that are nearly the same: eight words in a row and 85 in 100 of all in common. */
export const sentenceTwice: ObservationKind = {
  id: 'sentence-twice',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['development', 'structure', 'conclusion', 'cohesion'],
  find({ reading }) {
    const inside = inQuotation(reading);
    const firstWith = new Map<string, ReadSentence>();
    const found: Observation[] = [];
    for (const sentence of reading.sentences) {
      const runs = runsOf(sentence.forms);
      const other = runs
        .map((run) => firstWith.get(run))
        .find((one) => one !== undefined && one !== sentence);
      if (
        other !== undefined &&
        sentence.quotations === 0 &&
        !isQuestion(sentence) &&
        !isQuestion(other) &&
        !inside(sentence.start) &&
        !saysOther(sentence, other) &&
        shareOf(sentence.forms, other.forms) >= SAME_FROM &&
        shareOf(other.forms, sentence.forms) >= SAME_FROM
      )
        found.push({ sentence, quote: startOf(sentence), slots: { first: `“${startOf(other) ?? ''}”` } });
      for (const run of runs) if (!firstWith.has(run)) firstWith.set(run, sentence);
    }
    return quotable(
      found.filter(({ slots }) => slots?.['first'] !== '“”'),
      2,
    );
  },
  says: [
    'The sentence that {begins|starts} with {quote} {is in your essay twice|appears twice|is there twice}, {word for word or nearly so|in the same or nearly the same words}.',
  ],
  step: {
    low: [
      '{Keep|Leave} that sentence where it {helps most|works best}, and {write something new|put a new detail} in the other place.',
      '{Cross out|Cut} one of the two sentences, and fill the gap with {a detail|an example} {that is new|we do not know yet}.',
    ],
    high: [
      'Make the second of the two sentences add something: what have your reasons shown {by then|in between}?',
      'Keep one of the two sentences. If you {want|need} {both|the repetition}, change the {last|final} words of the second so that it says something new.',
    ],
  },
};

/** Eight words in a row of the sentence that stand in the task, as the essay has them; null where there are none. */
function borrowed(
  sentence: ReadSentence,
  runs: ReadonlySet<string>,
): { quote: string; forms: readonly string[] } | null {
  const { forms, words, text, start } = sentence;
  const at = forms.findIndex(
    (_, place) => place + RUN <= forms.length && runs.has(forms.slice(place, place + RUN).join(' ')),
  );
  if (at < 0) return null;
  let end = at + RUN;
  while (
    end < forms.length &&
    end - at < LONGEST_QUOTE &&
    runs.has(forms.slice(end - RUN + 1, end + 1).join(' '))
  )
    end += 1;
  while (end - at > RUN / 2 && !lastGood(words[end - 1]?.text ?? '')) end -= 1;
  const first = words[at];
  const last = words[end - 1];
  if (first === undefined || last === undefined) return null;
  const quote = text.slice(first.start - start, last.end - start);
  return /["“”\n]/u.test(quote) ? null : { quote, forms: forms.slice(at, end) };
}

const taskRuns = (task: string | null): ReadonlySet<string> =>
  new Set(runsOf(wordsOf(task ?? '').map(({ text }) => text.toLowerCase().replace(/’/gu, "'"))));

export const taskWording: ObservationKind = {
  id: 'task-wording',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['relevance', 'introduction', 'thesis', 'vocabulary'],
  find({ reading, task }) {
    // To take up the words of a question about a text is how an answer begins.
    if (reading.hasSource) return [];
    const runs = taskRuns(task);
    const inside = inQuotation(reading);
    return quotable(
      reading.sentences.flatMap((sentence): Observation[] => {
        const found =
          inside(sentence.start) || sentence.quotations > 0 || /^["“]/u.test(sentence.text)
            ? null
            : borrowed(sentence, runs);
        if (found === null) return [];
        return [{ sentence, quote: found.quote }];
      }),
      2,
    );
  },
  says: [
    '{quote} comes {straight |}from the task{|, word for word}.',
    'The words {quote} {come from|are in} the task.',
  ],
  step: {
    low: [
      '{Say|Write} {quote} in {your own words|words of your own}: {how would you explain it to a friend|what does it mean to you}?',
      '{Close|Cover} the task and say {quote} {aloud |}in a few words of your own. {Put|Write} those in its place.',
    ],
    high: [
      '{Say|Put} the task in {your own words|words of your own}, and {narrow|sharpen} it as you do: which part {matters most to you|do you mean to answer}?',
      '{Replace the task’s words with|In place of the task’s words, write} the question as you {see|understand} it, so that {your answer follows|we see what you make of it}.',
    ],
  },
};

/** Most of the longer words of a run are those of the question rather than of the source that comes with it. */
function isOfQuestion(forms: readonly string[], questionKeys: ReadonlySet<string>): boolean {
  const content = forms.filter((form) => form.length > 3 && !STOP_WORDS.has(form));
  return content.filter((form) => questionKeys.has(topicKey(form))).length > content.length / 2;
}

/** Words of the source without quotation marks. */
export const sourceUnmarked: ObservationKind = {
  id: 'source-words-unmarked',
  polarity: 'need',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['referencing', 'evidence', 'punctuation'],
  find({ reading, task }) {
    if (!reading.hasSource) return [];
    const runs = taskRuns(task);
    const inside = inQuotation(reading);
    return quotable(
      reading.sentences.flatMap((sentence): Observation[] => {
        // An opening mark that is never closed marks the words all the same.
        const near = reading.sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 2);
        if (inside(sentence.start) || near.some(({ text }) => /["“”]|''/u.test(text))) return [];
        const found = borrowed(sentence, runs);
        const names = found?.quote.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word)).length ?? 0;
        return found === null || names > 2 || isOfQuestion(found.forms, reading.questionKeys)
          ? []
          : [{ sentence, quote: found.quote }];
      }),
      2,
    );
  },
  says: [
    'The words {quote} {are|come} {from the text|word for word from the text}.',
    '{quote} {is|comes} straight from the text.',
  ],
  step: {
    low: [
      '{Put|Place} quotation marks {around|round} {quote}, or say the same in {your own words|words of your own}.',
      'Show that you are quoting: {put|add} quotation marks {before the first word and after the last|at both ends} of {quote}.',
    ],
    high: [
      '{Put|Place} quotation marks {around|round} the {words you need|few words that matter}, and {say|put} the rest in {your own words|words of your own}.',
    ],
  },
};

export const WORDING_KINDS = [sentenceTwice, taskWording, sourceUnmarked];

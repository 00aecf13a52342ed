import { wordsOf } from '@marklight/text/segmentation';
import { type EssayReading, type ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { bodyStart, isEarly, phraseAt, quotable, statementsOf } from './aids';
import { type Observation, type ObservationKind, stepAlone } from './observation';
import { isToTheEnd, isTurned, isWholeClause } from './surroundings';

/*
 * Where steps for answers to a text can hang: sentences of the answer, found once for the evidence (source-evidence.ts)
 * and for the form (source-form.ts).
 */

const SOURCE = ['source-answer'] as const;
/** A sentence with at least this many words of the question is an answer. */
const WORDS_OF_QUESTION = 2;
/** This many matching words in a row are the source's own. */
const RUN = 5;
export const MOST_PLACES = 6;
/** Announces, sums up, explains, names a part of the text, or speaks of the writer of the answer. */
const NO_STATEMENT =
  /(?<!\p{L})(?:i|i'm|im|me|my|mine|we|us|our|you|your|u|conclusion|overall|summary|reasons?|reading|essay|story|article|memoir|text|passage|paragraphs?|quotes?|quoted|quotation|states?|stated|says?|said|example|examples|instance|title|called|features?|shows?|showed|showing|proves?|means?|meant|explains?|describes?|tells?|told|wow|these are|those are|that is|that's|thats|this is|there (?:is|are|was|were) (?:many|a lot|several))(?!\p{L})|["“”?!@()[\]]|''/iu;
/** Sums up, or holds marks that would break the quotation. */
export const NO_MARKS = /["“”?!()[\]]|''/u;
const NO_ANCHOR =
  /(?<!\p{L})(?:conclusion|overall|summary|that's|thats|these are|those are|wow)(?!\p{L})|["“”?!()[\]]|''/iu;
/** Begins with a word that needs the sentence before. */
const LEANS = /^\W*(?:this|that|these|those|which|so|such|and|but|or|because|even|like|not|also)(?!\p{L})/iu;

let known: { task: string; runs: ReadonlySet<string> } | null = null;
function runsOfTask(task: string): ReadonlySet<string> {
  if (known?.task !== task) {
    const forms = wordsOf(task).map(({ text }) => text.toLowerCase().replace(/’/gu, "'"));
    known = { task, runs: new Set(forms.map((_, at) => forms.slice(at, at + RUN).join(' '))) };
  }
  return known.runs;
}

export const isOfTask = ({ forms }: ReadSentence, task: string | null): boolean =>
  task !== null &&
  forms.some(
    (_, at) => at + RUN <= forms.length && runsOfTask(task).has(forms.slice(at, at + RUN).join(' ')),
  );

export const isAnswer = ({ topics }: ReadSentence, { questionKeys }: EssayReading): boolean =>
  new Set(topics.filter((key) => questionKeys.has(key))).size >= WORDS_OF_QUESTION;

const EARLY = 3;
/** What an effect or a mood is told with: an answer may stand in words that are not the question's. */
const TELLS_WHY =
  /(?<!\p{L})(?:[ae]ffect\p{L}*|mood|tone|feel\p{L}*|because|becuase|cause[sd]?|causing|mak(?:es?|ing)|made)(?!\p{L})/iu;
/** Whether one of the first sentences answers the question, or may do so. */
export const mayAnswerEarly = (reading: EssayReading): boolean =>
  reading.own
    .slice(0, EARLY)
    .some((sentence) => isAnswer(sentence, reading) || TELLS_WHY.test(sentence.text));

/** Cut before "and" where no new clause begins, or no more than the head of a sentence. */
export const isHalved = ({ text }: ReadSentence, quote: string): boolean =>
  /^(?:the fact|had|another|under|there|though|even|some of|in this case|as|if|when|while|after|before|since|in|on|at|by|for|from|through) /iu.test(
    quote,
  ) ||
  /^ and (?!(?:he|she|they|it|the|his|her|their|that|this|then) )/iu.test(
    text.slice(text.indexOf(quote) + quote.length),
  );

/** A whole sentence or a whole clause of it, of 4 to 12 words; null where what follows would turn it. */
export function clauseOf(sentence: ReadSentence): string | null {
  const quote = phraseAt(sentence, bodyStart(sentence));
  return quote !== null &&
    quote.split(/\s+/u).length >= 4 &&
    isWholeClause(sentence, quote) &&
    !isTurned(sentence, quote) &&
    !isHalved(sentence, quote)
    ? quote
    : null;
}

export const hasMarksNear = ({ sentences }: EssayReading, { index }: ReadSentence): boolean =>
  sentences.slice(Math.max(0, index - 1), index + 2).some(({ text }) => /["“”]|''/u.test(text));

/** Statements from the middle of the answer outwards, whole sentences first; not the first, and not words of the source. */
export function anchorsOf(
  { reading, task }: JudgedEssay,
  fits: (sentence: ReadSentence, quote: string) => boolean,
  isAnyStatement = false,
): Observation[] {
  const middle = reading.sentences.length / 2;
  return quotable<Observation>(
    statementsOf(reading)
      .flatMap((sentence) => {
        const plain = sentence.text.replace(/’/gu, "'");
        if (sentence.quotations > 0 || LEANS.test(plain)) return [];
        if (isEarly(sentence, reading, 1) && !isAnyStatement) return [];
        const quote = clauseOf(sentence);
        return quote === null ||
          (isAnyStatement ? NO_ANCHOR : NO_STATEMENT).test(quote.replace(/’/gu, "'")) ||
          isOfTask(sentence, task) ||
          !fits(sentence, quote)
          ? []
          : [{ sentence, quote, whole: isToTheEnd(sentence, quote) }];
      })
      .sort(
        (a, b) =>
          Number(b.whole) - Number(a.whole) ||
          Math.abs(a.sentence.index - middle) - Math.abs(b.sentence.index - middle),
      )
      .map(({ sentence, quote }) => ({ sentence, quote })),
    MOST_PLACES,
  );
}

const SHARED = 2;
/** Whether the sentence takes up several words of one sentence of the source: what it says can be looked up there. */
export function retells({ topics }: ReadSentence, { questionKeys, sourceSentences }: EssayReading): boolean {
  const keys = [...new Set(topics.filter((key) => !questionKeys.has(key)))];
  return sourceSentences.some((source) => keys.filter((key) => source.has(key)).length >= SHARED);
}
/** Names a part of the answer, or judges in general: nothing that a line of the text would say. */
export const POINTS_OUT =
  /(?<!\p{L})(?:such ways?|ways?|factors?|aspects?|things?|nothing|everything|everyone|anyone|people|man|always|never|life|one of|another|first|second|last|many|several|differen\p{L}*|mood|effects?|affects?)(?!\p{L})/iu;

export const anchored = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  step: NonNullable<ObservationKind['step']>,
): ObservationKind => stepAlone({ id, genres: SOURCE, bearsOn, find, step });

import { quotationsOf } from '@marklight/text/quotations';
import { wordsOf } from '@marklight/text/segmentation';
import { type EssayReading, type ReadSentence, topicKey } from '../essay-reading';
import { bodyStart, inQuotation, isQuestion, phraseAt, quotable, startOf, statementsOf } from './aids';
import type { JudgedEssay } from '../judged-essay';
import type { Observation, ObservationKind } from './observation';

const LONGEST_QUOTE = 12;
/** Share of a quotation's words that stand in the source. */
const FROM_SOURCE = 0.7;

let known: { task: string; forms: ReadonlySet<string> } | null = null;
/** The words of the task, kept for the next essay of the class. */
function sourceForms(task: string): ReadonlySet<string> {
  if (known?.task !== task)
    known = { task, forms: new Set(wordsOf(task).map(({ text }) => text.toLowerCase())) };
  return known.forms;
}
/** Shorter stretches in quotation marks are titles, single words and irony. */
const SHORTEST = 4;

interface Quotation {
  /** The quoted words, or their first whole phrase. */
  quote: string;
  sentence: ReadSentence;
  /** The last sentence that the quotation reaches into. */
  last: ReadSentence;
  /** Words of the sentence outside the quotation marks. */
  around: number;
}

/** A part of what is quoted that a comment can repeat: whole, or its first words up to a mark. */
function shortened(text: string): string | null {
  const words = wordsOf(text);
  const first = words[0];
  if (first === undefined) return null;
  if (words.length <= LONGEST_QUOTE) return text.slice(first.start, words.at(-1)?.end);
  for (let count = LONGEST_QUOTE; count >= SHORTEST; count -= 1) {
    const last = words[count - 1];
    const next = words[count];
    if (last === undefined || next === undefined) continue;
    if (
      /[,;:.!?…–—]/u.test(text.slice(last.end, next.start)) ||
      /^(?:and|but|who|which|where|when|while)$/iu.test(next.text)
    )
      return text.slice(first.start, last.end);
  }
  return null;
}

const TITLED =
  /(?:essay|story|article|memoir|poem|book|novel|passage|text|called|titled|entitled|named)[,:]? *$/iu;

/** Quotations of several words, with the sentences they stand in. Titles in quotation marks are left out. */
export function sourceQuotations({ text, sentences }: EssayReading): Quotation[] {
  let from = 0;
  return quotationsOf(text).flatMap((span) => {
    while (from < sentences.length - 1 && (sentences[from + 1]?.start ?? Infinity) <= span.start) from += 1;
    const sentence = sentences[from];
    if (sentence === undefined || sentence.end <= span.start) return [];
    let to = from;
    while (to < sentences.length - 1 && (sentences[to + 1]?.start ?? Infinity) < span.end) to += 1;
    const last = sentences[to] ?? sentence;
    const inside = text.slice(span.start + 1, span.end - 1);
    const words = wordsOf(inside);
    // A title: most of its longer words are capitalised.
    const long = words.filter(({ text: word }) => word.length > 3);
    const capitals = long.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length;
    if (
      words.length < SHORTEST ||
      capitals > long.length / 2 ||
      TITLED.test(text.slice(Math.max(0, span.start - 30), span.start))
    )
      return [];
    const quote = shortened(inside);
    const around =
      wordsOf(text.slice(sentence.start, span.start)).length +
      wordsOf(text.slice(span.end, Math.max(span.end, last.end))).length;
    return quote === null ? [] : [{ quote, sentence, last, around }];
  });
}

const EXPLAINS =
  /^\W*(?:this|that|these|here|it|the (?:quote|quotation|line|words?|author|passage)|in this (?:quote|line|passage)|he|she|the (?:cyclist|narrator|writer|character))(?: \p{L}+){0,2} (?:show|shows|means|mean|tell|tells|prove|proves|explain|explains|suggest|suggests|make|makes|describe|describes|create|creates|give|gives|demonstrate|demonstrates|illustrate|illustrates|is saying|is telling|is talking)(?!\p{L})/iu;

const explains = (reading: EssayReading, sentence: ReadSentence | undefined): boolean =>
  sentence !== undefined && !inQuotation(reading)(sentence.start) && EXPLAINS.test(sentence.text);

const SOURCE_TASKS = ['source-answer'] as const;

/** Whether the quoted words stand in the task's source, all but a slip of the pen; true where there is none to look in. */
function isOfSource({ reading, task }: JudgedEssay, quote: string): boolean {
  if (!reading.hasSource || task === null) return true;
  const source = sourceForms(task);
  const forms = wordsOf(quote).map(({ text }) => text.toLowerCase());
  return forms.filter((form) => source.has(form)).length >= FROM_SOURCE * forms.length;
}

export const quotationExplained: ObservationKind = {
  id: 'quotation-explained',
  polarity: 'strength',
  isAbsence: false,
  genres: SOURCE_TASKS,
  bearsOn: ['evidence', 'argument', 'development', 'referencing'],
  find: ({ reading }) =>
    sourceQuotations(reading).flatMap(({ quote, last }): Observation[] => {
      const next = reading.sentences[last.index + 1];
      if (next === undefined || !explains(reading, next)) return [];
      const then = phraseAt(next, 0);
      return then === null ? [] : [{ sentence: last, quote, slots: { then: `“${then}”` } }];
    }),
  says: [
    'You quote {quote} and {go on|do not stop there|carry on} in your own words: {then}.',
    '{After|Having quoted} {quote} you {go on|add words of your own}: {then}.',
    '{The quotation|The line} {quote} is followed by your own words: {then}.',
  ],
  step: {
    low: [
      '{Now|Next,} {choose|pick} one word {inside|from} the quotation and {say|write} what it makes {us|a reader} {feel|think of}.',
      '{Do|Try} the same with {a second|another} quotation: {first the words|quote}, then “This shows”.',
    ],
    high: [
      'Which {single word|one word} in the quotation {carries|does} most of {that|the work}? {Explain|Say} what {another|a plainer} word would have {lost|changed}.',
      '{Set|Put} it beside a {line|quotation} from {another place|later} in the text: what {has changed|is different}?',
    ],
  },
};

export const sourceQuoted: ObservationKind = {
  id: 'source-quoted',
  polarity: 'strength',
  isAbsence: false,
  genres: SOURCE_TASKS,
  bearsOn: ['evidence', 'referencing', 'argument'],
  find: (essay) =>
    quotable<Observation>(
      sourceQuotations(essay.reading)
        .filter(({ quote }) => isOfSource(essay, quote))
        .map(({ quote, sentence }) => ({ sentence, quote })),
    ),
  says: [
    'You quote {exact words|the very words}: {quote}.',
    '{quote} {is quoted word for word|brings in exact words}, {in quotation marks|with marks at both ends}.',
    '{Your quotation|The line} {quote} {gives us something to check|lets the words speak}.',
    'With {quote} you {let the text speak|point to exact words}.',
  ],
  step: {
    low: [
      '{After it|Next} write “This shows that”, and {finish|complete} the sentence {in your own words|yourself}.',
      '{Say|Write} in {the next|one more} sentence what {these words|the quotation} {tell|tells} us about {your answer|the question}.',
      '{Choose|Underline} the most important word in the quotation, and {say|write} why {it matters|the writer chose it}.',
    ],
    high: [
      'Which word of the quotation {carries the most|matters most}? {Quote|Take} that one alone, and {say|explain} what it {does|adds}.',
      '{Shorten|Cut} the quotation to the {three or four|few} words that {prove|carry} your point, {built into|inside} {a sentence|one} of your own.',
      'What would {another|a different} reader {take from|see in} {these words|the same words}? {Say|Explain} why {yours fits better|you read them as you do}.',
    ],
  },
};

/** A quotation that makes up its whole sentence and is followed by another one, or by a sentence that goes elsewhere. */
export const quotationDropped: ObservationKind = {
  id: 'quotation-alone',
  polarity: 'need',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['evidence', 'referencing', 'development'],
  find: ({ reading }) =>
    quotable<Observation>(
      sourceQuotations(reading).flatMap(({ quote, last, sentence, around }) =>
        around > 0 || explains(reading, reading.sentences[last.index + 1]) ? [] : [{ sentence, quote }],
      ),
      2,
    ),
  says: [
    'The quotation {quote} {stands as a sentence by itself|has a sentence to itself}.',
    '{quote} {stands alone between its quotation marks|is a sentence of quoted words alone}.',
  ],
  step: {
    low: [
      '{Lead into|Introduce} it with a few words of your own, {such as|for instance} “The author says”, {and add|then say} what it shows.',
      '{Join|Tie} it to a sentence of yours: who says it, {and what does it show|when, and what does it tell us}?',
    ],
    high: [
      '{Build|Work} it into a sentence of your own, so that the {quoted words|quotation} {finish|complete} your thought.',
      'Keep the {three or four|few} words {you need|that matter} and {work|build} them into {your own sentence|a sentence of yours}.',
    ],
  },
};

/** Says what the text is, or what might have been, rather than what happens in it. */
const ABOUT_THE_TEXT =
  /(?<!\p{L})(?:title|called|would have|had the|if the|the mood (?:of|in|created|is|was)|i (?:think|believe|feel))(?!\p{L})|^\W*in the (?:story|essay|article|memoir)(?!\p{L})/iu;
/** Several capitalised words in a row, or quotation marks made of two apostrophes. */
const TITLE_IN = /(?<!\p{L})\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20} (?:\p{Ll}{2,3} )?\p{Lu}\p{Ll}|''/u;
/** Key words shared with one sentence of the source. */
const DETAIL = 3;

/** Sentences that take up several key words of one sentence of the source: a detail of the text retold. */
export const sourceDetail: ObservationKind = {
  id: 'source-detail',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['evidence', 'development', 'relevance'],
  find({ reading }) {
    const { questionKeys, sourceSentences } = reading;
    if (sourceSentences.length === 0) return [];
    const details = statementsOf(reading).flatMap((sentence) => {
      if (sentence.quotations > 0 || ABOUT_THE_TEXT.test(sentence.text) || TITLE_IN.test(sentence.text))
        return [];
      if (sentence.stems.filter((stem) => questionKeys.has(topicKey(stem))).length >= DETAIL) return [];
      const keys = new Set(sentence.stems.map(topicKey).filter((key) => !questionKeys.has(key)));
      const shared = Math.max(
        0,
        ...sourceSentences.map((source) => [...keys].filter((key) => source.has(key)).length),
      );
      return shared >= DETAIL ? [{ sentence, shared, quote: phraseAt(sentence, bodyStart(sentence)) }] : [];
    });
    return quotable(details.sort((a, b) => b.shared - a.shared)).map(({ sentence, quote }) => ({
      sentence,
      quote,
    }));
  },
  says: [
    '{quote} {points to|takes us to|brings in} {a moment|a detail} of the text.',
    'You {use|choose|draw on} a detail {from the text|of the story you read}: {quote}.',
    '{The detail|What you take from the text}, {quote}, {gives your answer something to stand on|shows where you looked}.',
    '{I can find|We can find} {quote} {in the text|on the page}{|, so your answer rests on something}.',
  ],
  step: {
    low: [
      '{Follow|Back} it {with|up with} {three or four|a few} exact words from {that place|there}, in quotation marks.',
      '{Add|Write} “This shows” and {say|finish} what the detail {tells us|proves}.',
      '{Say|Write} {in the next sentence|next} how that detail {answers the question|led you to your answer}.',
    ],
    high: [
      'What does {the detail|that detail} {suggest|tell us} that the {author|writer} does not {say|spell out}? {Write|Add} that {thought|step}.',
      'Which word {did the author|does the writer} {choose|use} there, and why not a {plainer|milder} one? {Quote and explain|Name} it.',
      '{Link|Tie} this detail to {another|one} from {a different part|the other end} of the text: what {changes|has changed} between them?',
    ],
  },
};

/** "In paragraph three": says where in the text. */
const PLACE =
  /(?<!\p{L})(?:in (?:the (?:first|second|third|fourth|fifth|sixth|last|final|next) (?:paragraph|line|stanza|chapter)|(?:paragraph|line|stanza|chapter) (?:\d+|one|two|three|four|five|six|seven|eight|@NUM\d)))(?!\p{L})/iu;

export const sourcePlace: ObservationKind = {
  id: 'source-place',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['referencing', 'evidence', 'cohesion'],
  find({ reading }) {
    const inside = inQuotation(reading);
    return quotable(
      reading.own.flatMap((sentence) => {
        const match = PLACE.exec(sentence.text);
        if (match === null || isQuestion(sentence) || inside(sentence.start + match.index)) return [];
        return [
          {
            sentence,
            quote: match[0].split(/\s+/u).length >= 3 ? match[0] : (startOf(sentence) ?? match[0]),
          },
        ];
      }),
      2,
    );
  },
  says: [
    '{quote} {tells us|says} where {it|your evidence} comes from.',
    'You {say|show} where {your evidence|it} comes from: {quote}.',
    'With {quote} you {send us back to|lead us to|point to} the text.',
    '{I know|We know|A reader knows} where to look {after|from} {quote}.',
  ],
  step: {
    low: [
      '{Do|Try} {this|the same} for {each|every} detail you use: {name|give} the paragraph, then {copy|quote} a few words.',
      '{Check|Look through} your other details: {can a reader find|do you say where to find} each one? {Add|Give} the paragraph where you do not.',
    ],
    high: [
      '{Vary|Change} how you lead into the text: {let|make} the {quoted words|quotation} {finish|complete} a sentence of your own.',
      'Say what the {author|writer} {does|is doing} there, not only what {is said|the words are}: {warns, admits, exaggerates|hints, repeats, contrasts}?',
    ],
  },
};

export const SOURCE_KINDS = [quotationExplained, sourceQuoted, sourceDetail, sourcePlace, quotationDropped];

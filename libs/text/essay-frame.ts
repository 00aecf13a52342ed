import { DATE_LINE, NUMBERED_CLASS } from './heading-lines';
import { wordsOf, type Paragraph, type Segmentation, type Sentence } from './segmentation';

/** Of a sentence that stands outside every paragraph of the essay proper. */
export const NO_PARAGRAPH = -1;

export interface FramedSentence extends Sentence {
  /** A title, heading, name, date, salutation or sign-off: around the essay, not part of it. */
  isFrame: boolean;
  /** A salutation or sign-off: frame, but the writer's own words in a letter. */
  isLetterForm: boolean;
}

export interface FramedText {
  sentences: readonly FramedSentence[];
  /** Those with a sentence of the essay proper; `Sentence.paragraph` is the position among them. */
  paragraphs: readonly Paragraph[];
}

interface Piece {
  start: number;
  end: number;
  isFrame: boolean;
  isLetterForm: boolean;
}
const BODY = { isFrame: false, isLetterForm: false };
const LABELS = { isFrame: true, isLetterForm: false };
const LETTER_FORM = { isFrame: true, isLetterForm: true };

/** Lines above an essay: name, date, class, teacher, title, salutation, with one or two more. */
const MOST_HEAD_LINES = 10;
/** Lines longer than this are sentences, whatever they look like. */
const LONGEST_LINE = 120;
const LONGEST_TITLE = 12;
const LONGEST_HEADING = 8;
/** Without these the text has no essay proper, and what looks like its frame is all there is. */
const FEWEST_BODY_WORDS = 5;

const GREETING =
  /^(?:dear|greetings|attention|attn|hello|hi|hey|good (?:morning|afternoon|evening|day))(?![\p{L}\p{N}])[,.]?/iu;
const TO_WHOM =
  /^(?:dear,? )?to (?:who|whom|whomever|whoever|@\p{L}+\d*)(?: (?:ever|it|this|may|might|@\p{L}+\d*)){0,4} concerns?(?!\p{L}) ?[,:;.!–—-]?/iu;
/** The name of the person a letter is addressed to has at most this many words. */
const LONGEST_ADDRESSEE = 6;
const ABBREVIATED = /^(?:mr|mrs|ms|dr|prof|st|\p{L})\.$/iu;
const ADDRESSEE_WORD = /^[\p{L}\p{M}\p{N}@'’&._-]+$/u;
/** After "Dear" these begin what is written, not whom it is written to. */
const BEGINS_SENTENCE = new Set(
  "i i'm we you do does did have has is are my this there it it's can should would what why how when if of".split(
    ' ',
  ),
);

const LABEL =
  /^(?:(?:student(?:['’]s)?|full|first|last) name|name|student|author|by|date|due(?: date)?|class|block|period|hour|teacher|course|subject|instructor|professor|school|year(?: level)?|grade|unit|assignment|word count|student (?:id|number|no\.?)|title|topic|essay(?: (?:question|topic))?|draft) ?[:：#]/iu;
const COURSE = new RegExp(
  String.raw`^(?:${NUMBERED_CLASS}|(?:english|history|science|ela|esl|geography|writing|literature)(?: \d{1,3}\p{L}?)?)$`,
  'iu',
);
const TEACHER = /^(?:mr|mrs|ms|miss|mx|dr|prof(?:essor)?)\.?\s+\p{Lu}[\p{L}'’.-]*$/u;
/** Names that were taken out of a text. */
const PLACEHOLDER = /^(?:@\p{L}+\d*|\p{L}+_name)$/iu;

/** Words that make a clause of a line: it says something, so it is no title unless it is set like one. */
const FINITE =
  /(?<!\p{L})(?:is|are|am|was|were|be|have|has|had|do|does|did|can|could|will|would|should|must|may|might|think|believe|agree|disagree|want|need|like|know|say|said|i|you|we|they|he|she|it|[\p{L}]+n[’']t|i[’']m)(?!\p{L})/iu;
const SMALL_WORDS = new Set(
  'a an the of in on to for and or but vs at by with from as is are be my your our it not no i'.split(' '),
);

const HEADINGS =
  /^(?:introduction|conclusion|body|background|summary|discussion|references|bibliography|works cited|reference list|argument|rebuttal|counter-?argument|evidence|the (?:beginning|middle|end|problem|solution)|(?:body )?paragraph (?:\d|one|two|three|four|five)|(?:part|chapter|section|reason|point|step) (?:\d{1,2}|one|two|three|four|five|[ivx]+)|(?:some )?examples?|advantages|disadvantages|pros|cons)\s*[:.–—-]?$/iu;
const NUMBERED = /^(?:\d{1,2}[.)]|[IVX]{1,4}\.|#{1,6}) {1,3}\S/u;

const SIGN_OFF =
  /^(?:(?:yours|your'?s|sincerely|truly|faithfully)(?: (?:yours|truly|sincerely|faithfully|respectfully))?|(?:very )?(?:truly|sincerely|respectfully) (?:yours|submitted)|(?:with )?(?:kind|best|warm|kindest)(?: (?:regards|wishes))|(?:kind |best )?regards|respectfully|faithfully|cheers|love|from|thanks|thank you|signed|your (?:\p{L}+ )?(?:friend|student|pupil|daughter|son|reader|citizen|neighbou?r|subscriber)|(?:a|an) (?:\p{L}+ )?(?:concerned|worried|loyal|angry) (?:\p{L}+ )?(?:student|citizen|reader|parent|person|resident)|good ?bye|bye|the end)(?!\p{L})/iu;
/** A signature after a sign-off, or a whole sign-off, has at most this many words. */
const LONGEST_SIGN_OFF = 8;
/** Farewells and thanks that say more are sentences of the essay. */
const LONGEST_THANKS = 3;
const MAY_SAY_MORE = /^(?:thank|good|bye|from|cheers)/iu;
const TAIL_PIECES = 4;

const countWords = (text: string): number => wordsOf(text).length;
const isUpper = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Set as a title is: all capitals, or every word that counts with a capital. */
function isTitleCase(text: string): boolean {
  if (isUpper(text)) return true;
  const words = wordsOf(text).map((word) => word.text);
  const counting = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  return counting.length > 0 && counting.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

const BEGINS_LOW = /^["“'‘(]?\p{Ll}/u;
const isDetail = (line: string): boolean =>
  LABEL.test(line) ||
  DATE_LINE.test(line) ||
  COURSE.test(line) ||
  TEACHER.test(line) ||
  line.split(/[\s,.]+/u).every((word) => word === '' || PLACEHOLDER.test(word));

/** A line above the essay that names it; set in capitals where it shares its paragraph with a sentence. */
function isTitle(line: string, isParagraph: boolean): boolean {
  const count = countWords(line);
  if (count === 0 || count > LONGEST_TITLE || BEGINS_LOW.test(line) || /[,;:]$/u.test(line)) return false;
  if (isTitleCase(line) && (count > 1 || !line.endsWith('.'))) return true;
  return isParagraph && count <= LONGEST_HEADING && !/[.!…]["”’']?$/u.test(line) && !FINITE.test(line);
}

function isHeading(line: string): boolean {
  if (HEADINGS.test(line)) return true;
  const count = countWords(line);
  if (count === 0 || count > LONGEST_HEADING || /[.!?,;…]["”’']?$/u.test(line)) return false;
  if (count <= 4 && /:$/u.test(line)) return true;
  return (
    (count > 1 || isUpper(line)) && isTitleCase(NUMBERED.test(line) ? line.replace(/^\S+\s+/u, '') : line)
  );
}

/**
 * A question or a statement without a full stop that stands alone above two paragraphs or more: "Should phones be
 * banned?" names the essay. An opening question has its answer beside it.
 */
function isTitleClause(line: string, below: string): boolean {
  const count = countWords(line);
  if (count < 2 || count > LONGEST_TITLE || line.includes('\n') || /[.,;:…]["”’']?$/u.test(line))
    return false;
  // Addressed to the reader: an opening rather than a title.
  if (/(?<!\p{L})(?:you|your|imagine)(?!\p{L})/iu.test(line)) return false;
  if (/[?!]["”’']?$/u.test(line)) return !/[.?!]["”’']? /u.test(line) && countWords(below) > count;
  return !BEGINS_LOW.test(line) && !BEGINS_LOW.test(below) && countWords(below) > 2 * LONGEST_TITLE;
}

/** Whether a line above the essay belongs to what stands around it; `below` is what follows it. */
function isHeadLine(line: string, below: string, isParagraph: boolean): boolean {
  if (line.length > LONGEST_LINE) return false;
  if (isDetail(line)) return true;
  // A line that continues in the next one is broken, not a title.
  return below !== '' && !BEGINS_LOW.test(below) && (isTitle(line, isParagraph) || isHeading(line));
}

/**
 * Length of the salutation that a text begins with: "Dear editor,", "Dear, local newspaper,", up to its comma, colon
 * or line end. 0 where it begins with none.
 */
export function salutationLength(text: string): number {
  const head = text.slice(0, LONGEST_LINE);
  const toWhom = TO_WHOM.exec(head)?.[0];
  if (toWhom !== undefined) return toWhom.length;
  const greeting = GREETING.exec(head)?.[0];
  if (greeting === undefined) return 0;
  // "Dear," has ended where no addressee follows.
  const bare = greeting.endsWith(',') || greeting.endsWith('.') ? greeting.length : 0;
  let end = greeting.length;
  let words = 0;
  for (const { 0: token, index } of head.slice(greeting.length).matchAll(/\S+/gu)) {
    if (head.slice(end, greeting.length + index).includes('\n')) return end;
    words += 1;
    const word = token
      .replace(/[,:;!—–]$/u, '')
      .toLowerCase()
      .replace(/’/gu, "'");
    if (words > LONGEST_ADDRESSEE || !ADDRESSEE_WORD.test(word) || (words === 1 && BEGINS_SENTENCE.has(word)))
      return bare;
    end = greeting.length + index + token.length;
    if (word.length < token.length || (token.endsWith('.') && !ABBREVIATED.test(token))) return end;
  }
  return end === text.length || /^[^\S\n]*\n/u.test(text.slice(end, end + LONGEST_LINE)) ? end : bare;
}

/** Cuts what stands above the essay off a sentence; `below` is the next paragraph where the sentence is one. */
function headPieces(
  sentence: Sentence,
  below: string,
  mayBeClause: boolean,
): { pieces: Piece[]; isOver: boolean } {
  const pieces: Piece[] = [];
  const { text } = sentence;
  let from = 0;
  for (let lines = 0; lines < MOST_HEAD_LINES && from < text.length; lines += 1) {
    const rest = text.slice(from);
    const next = nextLine(rest, 0, rest.length);
    const line = rest.slice(0, next).trimEnd();
    const salutation = salutationLength(rest);
    const isWhole =
      isHeadLine(line, rest.slice(next) || below, next === rest.length) ||
      (mayBeClause && from === 0 && next === rest.length && isTitleClause(line, below));
    const length = salutation > 0 ? salutation : isWhole ? next : 0;
    if (length === 0) break;
    const kept = rest.slice(0, length).trimEnd().length;
    const start = sentence.start + from;
    pieces.push({ start, end: start + kept, ...(salutation > 0 ? LETTER_FORM : LABELS) });
    const gap = rest.slice(length);
    from += length + gap.length - gap.trimStart().length;
  }
  if (from >= text.length) return { pieces, isOver: false };
  return {
    pieces: [...pieces, { start: sentence.start + from, end: sentence.end, ...BODY }],
    isOver: true,
  };
}

/** "Sincerely," or "From Mia", not "Your friend is waiting." */
function isSignOff(rest: string): boolean {
  const phrase = rest.length > LONGEST_LINE ? undefined : SIGN_OFF.exec(rest)?.[0];
  if (phrase === undefined || countWords(rest) > LONGEST_SIGN_OFF) return false;
  const [line = ''] = rest.split('\n', 1);
  if (MAY_SAY_MORE.test(rest) && countWords(line) > LONGEST_THANKS) return false;
  const after = rest.slice(phrase.length);
  const signature = after.trim().split(/\s+/u);
  return (
    /^(?: ?[,.!:–—-]|\s*$| ?\n| your )/u.test(after) || signature.every((word) => /^[\p{Lu}@(“"]/u.test(word))
  );
}

/** Where a sign-off begins among the last lines of a text; `text.length` where there is none. */
function signOffStart(text: string, pieces: readonly Piece[]): number {
  for (const { start, end } of pieces.slice(-TAIL_PIECES)) {
    for (let at = start; at < end; at = nextLine(text, at, end)) {
      if (isSignOff(text.slice(at, at + LONGEST_LINE + 1).trimEnd())) return at;
    }
  }
  return text.length;
}

/** Where the line after `at` begins, its indentation left out; `end` where there is none. */
function nextLine(text: string, at: number, end: number): number {
  const breakAt = text.indexOf('\n', at);
  if (breakAt < 0 || breakAt >= end) return end;
  const line = text.slice(breakAt, end);
  return breakAt + line.length - line.trimStart().length;
}

/** Cuts the pieces at `at`: what follows is frame. */
const withSignOff = (pieces: readonly Piece[], at: number, text: string): Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.end <= at) return [piece];
    if (piece.start >= at) return [{ ...piece, ...LETTER_FORM }];
    const kept = text.slice(piece.start, at).trimEnd().length;
    return [
      { ...piece, end: piece.start + kept },
      { start: at, end: piece.end, ...LETTER_FORM },
    ];
  });

function piecesOf({ text, paragraphs, sentences }: Segmentation): Piece[] {
  const pieces: Piece[] = [];
  let above = true;
  paragraphs.forEach((paragraph, index) => {
    const within = sentences.slice(paragraph.firstSentence, paragraph.endSentence);
    const next = paragraphs[index + 1];
    within.forEach((sentence) => {
      const alone = within.length === 1 && next !== undefined;
      if (above) {
        // Below a title there is an essay of several paragraphs.
        const head = headPieces(sentence, alone ? next.text : '', alone && index + 2 < paragraphs.length);
        pieces.push(...head.pieces);
        above = !head.isOver;
        return;
      }
      const isFrame = alone && !sentence.text.includes('\n') && isHeading(sentence.text);
      pieces.push({ start: sentence.start, end: sentence.end, ...(isFrame ? LABELS : BODY) });
    });
  });
  return withSignOff(pieces, signOffStart(text, pieces), text);
}

/**
 * Tells the essay from what stands around it: titles, headings, names, dates, salutations and sign-offs, each a
 * separate sentence in the answer, even if it was written on one line with a sentence. A text that is
 * nothing but such lines is taken whole. Linear in the length of the text.
 */
export function withFrame(segmentation: Segmentation): FramedText {
  const { text } = segmentation;
  const pieces = piecesOf(segmentation);
  const body = pieces.filter((piece) => !piece.isFrame);
  const hasBody =
    body.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0) >= FEWEST_BODY_WORDS;
  if (!hasBody)
    return {
      sentences: segmentation.sentences.map((sentence) => ({ ...sentence, ...BODY })),
      paragraphs: segmentation.paragraphs,
    };
  const paragraphs: Paragraph[] = [];
  const sentences: FramedSentence[] = [];
  let at = 0;
  for (const paragraph of segmentation.paragraphs) {
    const firstSentence = sentences.length;
    let hasOwn = false;
    for (let piece = pieces[at]; piece !== undefined && piece.start < paragraph.end; piece = pieces[at]) {
      const shown = text.slice(piece.start, piece.end);
      hasOwn ||= !piece.isFrame;
      sentences.push({
        start: piece.start,
        end: piece.end,
        text: shown,
        words: wordsOf(shown, piece.start),
        paragraph: piece.isFrame ? NO_PARAGRAPH : paragraphs.length,
        isFrame: piece.isFrame,
        isLetterForm: piece.isLetterForm,
      });
      at += 1;
    }
    if (hasOwn) paragraphs.push({ ...paragraph, firstSentence, endSentence: sentences.length });
  }
  return { sentences, paragraphs };
}

/** Words from which a school essay is expected to have paragraphs. */
export const ONE_PARAGRAPH = 150;

/**
 * Whether the text's line breaks can be trusted to be the writer's. A long text that came as one block may have lost
 * them in typing or extraction; any other line break shows that they survived.
 */
export const paragraphsKept = ({ paragraphs, words }: Segmentation): boolean =>
  paragraphs.length > 1 || words.length < ONE_PARAGRAPH;

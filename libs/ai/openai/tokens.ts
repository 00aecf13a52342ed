/** Characters of English prose in a token of the large vocabularies in use (about 4 for all of them). */
const CHARACTERS_PER_TOKEN = 4;
/** What a chat template adds around one message. */
const TOKENS_PER_MESSAGE = 4;

/**
 * Tokens of a text, estimated: a quarter of its ASCII characters, plus one for every other character
 * (accented letters cost less, but Han, kana and Hangul about that). Runs of one character count as four,
 * because vocabularies hold whole runs of spaces, dashes and dots.
 */
export function estimateTokens(text: string): number {
  const plain = text.replace(/(.)\1{4,}/gsu, '$1$1$1$1');
  let ascii = 0;
  let other = 0;
  for (const character of plain) {
    if (character.charCodeAt(0) < 128) ascii += 1;
    else other += 1;
  }
  return Math.ceil(ascii / CHARACTERS_PER_TOKEN + other);
}

/** Of a page's picture, where the service does not say: what most models take it for. */
const PICTURE_TOKENS = 1_500;

/** Tokens of a whole prompt; see `estimateTokens`. */
export function estimatePromptTokens(messages: readonly { content: string; picture?: string }[]): number {
  return messages.reduce(
    (sum, { content, picture }) =>
      sum + TOKENS_PER_MESSAGE + estimateTokens(content) + (picture ? PICTURE_TOKENS : 0),
    0,
  );
}

/**
 * The most that reading a page costs, picture and answer, for setting tokens aside: gpt-4o-mini counts an A4 page as 37,000
 * (six tiles of 5,667, and 2,833), most other models as 1,000 to 2,000.
 */
export const PAGE_CALL_TOKENS = 40_000;

/** Below this share of the estimate the text cannot have been read whole: no vocabulary is that dense. */
const READ_WHOLE_FROM = 0.6;
/** Short prompts are never cut, and their estimates are the roughest. */
const SLACK_TOKENS = 300;

/**
 * Whether the service cut the prompt without saying so, as servers with a small context window do: it
 * reports far fewer prompt tokens than were sent. Other scripts may take a third of a token a character,
 * so only the share that is certain counts for them. A service that reports nothing cannot be judged.
 */
export function wasCutShort(messages: readonly { content: string }[], reported: number | null): boolean {
  if (reported === null || reported <= 0) return false;
  const lowest = estimatePromptTokens(messages.map(({ content }) => ({ content: asciiWeighted(content) })));
  return reported < lowest * READ_WHOLE_FROM && lowest - reported > SLACK_TOKENS;
}

function asciiWeighted(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, 'x');
}

/** More criteria than this make answers longer than models give; the essay is then sent once for each batch. */
export const CRITERIA_PER_REQUEST = 25;
/** Of a prompt without its texts: instructions and the answer's schema. */
const GRADING_FRAME_TOKENS = 2_800;
const TOOL_FRAME_TOKENS = 1_000;
/** Of an answer beside its criteria, and for each criterion. */
const ANSWER_TOKENS = 500;
const ANSWER_TOKENS_PER_CRITERION = 350;

/**
 * About what grading one essay will cost, prompts and answers, for setting tokens aside; what it really cost is counted after it.
 * @param everywhere what every request contains: the essay, its task, examples
 * @param criteria one text for each criterion, with its level descriptions
 */
export function roughGradingTokens(everywhere: readonly string[], criteria: readonly string[]): number {
  const requests = Math.max(1, Math.ceil(criteria.length / CRITERIA_PER_REQUEST));
  const each = GRADING_FRAME_TOKENS + roughTokens(everywhere) + ANSWER_TOKENS;
  return Math.ceil(requests * each + roughTokens(criteria) + criteria.length * ANSWER_TOKENS_PER_CRITERION);
}

/** The same for a call of an AI tool on one text. */
export const roughToolTokens = (text: string): number =>
  Math.ceil(TOOL_FRAME_TOKENS + roughTokens([text]) + ANSWER_TOKENS);

/** Without walking through the texts: the lengths of a string and of its UTF-8 are already known. */
function roughTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => {
    const beyondAscii = (Buffer.byteLength(text) - text.length) / 2;
    return sum + text.length / CHARACTERS_PER_TOKEN + beyondAscii;
  }, 0);
}

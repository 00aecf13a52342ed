import { EYE_REASONS, type EyeReasonCode, type ListedEyeReason } from './eye-reasons';
import type { EssayFlag, ReviewReason } from './grading';
import { readingsDiffer } from './readings';

export interface EyeReason extends ListedEyeReason {
  /** Words of the essay that the reason is about; null where it is about the whole. */
  quote: string | null;
}

/** What the list is made from: the part of a result that says how far it can be trusted. */
export interface TriagedResult {
  feedback: readonly TriagedItem[];
  flags: readonly EssayFlag[];
  /** There is a note that only the teacher reads, on the essay's page. */
  hasNotesToTeacher?: boolean;
  /** Of a second opinion, in the order of the criteria. */
  secondLevels?: readonly (number | null)[] | null | undefined;
}
interface TriagedItem {
  /** 0–4; null where the grader gave none. */
  level: number | null;
  status: string;
  /** 0–100. */
  confidenceScore: number;
  reviewReasons: readonly ReviewReason[];
  /** Present where the teacher decided differently from the grader. */
  proposed?: unknown;
}

/**
 * If more than half of the levels are below this, a person should look. The screens say “Look again” below 70: that
 * helps beside a criterion, but would flag half of all short essays.
 */
export const UNSURE_BELOW = 60;

const REASON_OF_FLAG: Record<EssayFlag['code'], EyeReasonCode> = {
  instruction_in_essay: 'speaks_to_grader',
  hidden_text: 'hidden_text',
  too_short: 'too_short',
  off_topic: 'other_question',
  wrong_way_round: 'wrong_way_round',
  repeated_text: 'repeated_text',
  not_prose: 'not_prose',
  partly_read: 'partly_read',
};
/**
 * Said once of the essay, so not again of each criterion; and a low confidence, which stands beside its criterion and
 * is a reason where most of the levels have one.
 */
const SAID_ELSEWHERE: readonly ReviewReason[] = [
  'instruction_in_essay',
  'level_moved_by_passage',
  'low_confidence',
];

/**
 * Why an essay needs the teacher's eye, in words, most important first; empty where nothing stands out. A criterion
 * that the teacher has decided is no longer a reason. Takes results as old versions stored them: an item that is not
 * an object counts as one that was not assessed.
 */
export function needsYourEye({
  feedback,
  flags,
  hasNotesToTeacher,
  secondLevels,
}: TriagedResult): EyeReason[] {
  const items = (feedback ?? []).map((item: unknown, index) => ({
    number: index + 1,
    ...judgementOf(item, secondLevels?.[index], index + 1),
  }));
  const missing = items.filter(({ isMissing }) => isMissing);
  const assessed = items.filter(({ isMissing }) => !isMissing);
  const unsure = assessed.filter(({ isUnsure }) => isUnsure);
  const isMostlyUnsure = unsure.length * 2 > assessed.length;
  const doubted = assessed.filter(({ doubts }) => doubts.length > 0);
  const found: EyeReason[] = (flags ?? []).map(({ code, message, evidence }) => ({
    code: REASON_OF_FLAG[code] ?? 'doubts',
    words: message,
    quote: evidence?.quote ?? null,
  }));
  if (hasNotesToTeacher) found.push({ ...NOTE_IN_LISTS, quote: null });
  if (missing.length > 0) found.push(aboutAll('not_assessed', missingWords(missing, items.length)));
  if (isMostlyUnsure) found.push(aboutAll('mostly_unsure', unsureWords(unsure.length, assessed.length)));
  const twoReadings = items.flatMap(({ apart }) => apart ?? []);
  if (twoReadings.length > 0)
    found.push(aboutAll('readings_differ', `Two readings differ: ${twoReadings.join(', ')}.`));
  if (doubted.length > 0) found.push(aboutAll('doubts', `Take a second look at ${namesOf(doubted)}.`));
  return found.sort((a, b) => EYE_REASONS.indexOf(a.code) - EYE_REASONS.indexOf(b.code));
}

/** For exports: without what they say beside each criterion, and without the notes that only the teacher reads. */
export function reasonsOfTheWhole({ feedback, flags }: TriagedResult): EyeReason[] {
  return needsYourEye({ feedback, flags }).filter(({ code }) => code !== 'not_assessed' && code !== 'doubts');
}

/** What lists store and show, which is never a passage: a list may be on a projector. */
export function listedReasons(result: TriagedResult): ListedEyeReason[] {
  return needsYourEye(result).map(({ code, words }) => ({ code, words }));
}

interface Numbered {
  number: number;
}

function judgementOf(value: unknown, second: number | null | undefined, number: number) {
  const item = (typeof value === 'object' && value !== null ? value : {}) as Partial<TriagedItem>;
  const reasons = item.reviewReasons ?? [];
  const isDecided = item.proposed !== undefined;
  const isMissing =
    typeof item.level !== 'number' ||
    item.status === 'not_assessed' ||
    (!isDecided && reasons.includes('missing_from_answer'));
  return {
    isMissing,
    apart:
      !isDecided && readingsDiffer(item.level, second)
        ? `criterion ${number} (${item.level ?? ''} and ${second ?? ''})`
        : null,
    isUnsure: !isDecided && (item.confidenceScore ?? 0) < UNSURE_BELOW,
    doubts: isDecided ? [] : reasons.filter((reason) => !SAID_ELSEWHERE.includes(reason)),
  };
}

/** Says only that there is one: the passage is shown on the essay's page alone. */
export const NOTE_IN_LISTS: ListedEyeReason = {
  code: 'note_to_teacher',
  words: 'Please read this essay yourself: there is a note for you with its result.',
};

const aboutAll = (code: EyeReasonCode, words: string): EyeReason => ({ code, words, quote: null });

function missingWords(missing: readonly Numbered[], all: number): string {
  if (missing.length === all)
    return all === 1
      ? 'The criterion was not assessed. Set its level yourself.'
      : 'None of the criteria was assessed. Set their levels yourself.';
  return missing.length === 1
    ? `${capitalised(namesOf(missing))} was not assessed. Set its level yourself.`
    : `${capitalised(namesOf(missing))} were not assessed. Set their levels yourself.`;
}

function unsureWords(unsure: number, assessed: number): string {
  if (assessed === 1) return 'The grader is not sure of its level.';
  return unsure === assessed
    ? `The grader is not sure of any of its ${assessed} levels.`
    : `The grader is not sure of ${unsure} of its ${assessed} levels.`;
}

/** "criterion 3", "criteria 1, 3 and 4". */
function namesOf(items: readonly Numbered[]): string {
  const numbers = items.map(({ number }) => number);
  if (numbers.length === 1) return `criterion ${numbers[0] ?? ''}`;
  return `criteria ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

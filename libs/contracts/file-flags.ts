import type { FileFault, HandwritingUnread } from './essays';
import type { EssayFlag } from './grading';
import { pagesWithoutText, unsurePages } from './scans';

interface FileReading {
  fileFaults: readonly FileFault[];
  hasHiddenText: boolean;
}

export const HIDDEN_TEXT =
  'The file holds words that cannot be seen on its pages. They were not graded; the essay’s page lists them.';
const READ_BY_MODEL = {
  ofOne:
    'was read by an AI model, which can misread handwriting and correct mistakes; compare its text with its picture',
  ofMany:
    'were read by an AI model, which can misread handwriting and correct mistakes; compare their text with their pictures',
};
/** Why handwriting was not read, and what would help. */
const UNREAD_IN_WORDS: Readonly<Record<HandwritingUnread, string>> = {
  no_service:
    'Handwriting needs an AI service whose model reads pictures, and this server has none; type the text yourself.',
  off: 'Handwriting needs the AI service, and an administrator has not allowed pictures of pages to be sent to it; type the text yourself.',
  allowance:
    'The AI service was not asked to read handwriting, because your allowance for this month is used up; type the text yourself.',
  failed:
    'The AI service could not read it now; upload the file again to try once more, or type the text yourself.',
};
/** The most page numbers that one sentence lists. */
const MOST_NAMED = 6;

/**
 * What the teacher should know about how the file was read, whoever grades its text. Each kind of flag at most once.
 */
export function fileFlags({ fileFaults, hasHiddenText }: FileReading): EssayFlag[] {
  const unread = [
    pagesInWords(pagesOf(fileFaults, 'damaged_page'), [
      'could not be read and is not graded',
      'could not be read and are not graded',
    ]),
    pagesInWords(pagesOf(fileFaults, 'picture_page'), [
      'shows no text that could be read; writing in its picture is not graded',
      'show no text that could be read; writing in their pictures is not graded',
    ]),
    handwritingInWords(fileFaults),
    pagesInWords(pagesOf(fileFaults, 'blank_page'), [
      'seems to be blank: no writing was found on it',
      'seem to be blank: no writing was found on them',
    ]),
    pagesInWords(pagesOf(fileFaults, 'model_page'), [READ_BY_MODEL.ofOne, READ_BY_MODEL.ofMany]),
    picturesInWords(fileFaults),
    pagesInWords(unsurePages(fileFaults), [
      'was hard to read, so words may be wrong or missing; compare its text with its picture',
      'were hard to read, so words may be wrong or missing; compare their text with their pictures',
    ]),
  ].join('');
  const order = fileFaults.find((fault) => fault.kind === 'page_order');
  const flags: EssayFlag[] = [];
  if (unread) flags.push(flag('partly_read', unread.trim()));
  if (order) flags.push(flag('wrong_way_round', orderInWords(order.numbers)));
  if (hasHiddenText) flags.push(flag('hidden_text', HIDDEN_TEXT));
  return flags;
}

const flag = (code: EssayFlag['code'], message: string): EssayFlag => ({ code, message, evidence: null });

const pagesOf = (
  faults: readonly FileFault[],
  kind: 'damaged_page' | 'picture_page' | 'blank_page' | 'model_page',
): number[] => faults.flatMap((fault) => (fault.kind === kind ? [fault.page] : []));

/** Which pages were read by text recognition; empty if none was. */
export function scansInWords(faults: readonly FileFault[]): string {
  const pages = faults.flatMap((fault) => (fault.kind === 'scanned_page' ? [fault.page] : []));
  const unsure = pagesInWords(unsurePages(faults), [
    'was hard to read, so some may be missing',
    'were hard to read, so some may be missing',
  ]);
  const scanned = pagesInWords(pages, [
    'was read from its picture, so words may be wrong',
    'were read from their pictures, so words may be wrong',
  ]);
  const byModel = pagesInWords(pagesOf(faults, 'model_page'), [
    'was read by an AI model, so words may be wrong, and mistakes corrected',
    'were read by an AI model, so words may be wrong, and mistakes corrected',
  ]);
  const isTyped = faults.some(({ kind }) => kind === 'typed_over');
  return isTyped
    ? `You have corrected the text that was read from its pictures.${pagesInWords(pagesWithoutText(faults), [
        'showed no text that could be read: what it says counts only if you have typed it',
        'showed no text that could be read: what they say counts only if you have typed it',
      ])}`
    : (scanned + unsure + byModel).trim();
}

function handwritingInWords(faults: readonly FileFault[]): string {
  const reasons = new Set(
    faults.flatMap((fault) => (fault.kind === 'picture_page' ? (fault.handwriting ?? []) : [])),
  );
  return [...reasons].map((reason) => ` ${UNREAD_IN_WORDS[reason]}`).join('');
}

function pagesInWords(pages: readonly number[], [ofOne, ofMany]: readonly [string, string]): string {
  if (pages.length === 0) return '';
  if (pages.length === 1) return ` Page ${pages[0] ?? ''} ${ofOne}.`;
  const named = pages.slice(0, pages.length > MOST_NAMED ? MOST_NAMED : -1).join(', ');
  const last = pages.length > MOST_NAMED ? `${pages.length - MOST_NAMED} more` : pages.at(-1);
  return ` Pages ${named} and ${last} ${ofMany}.`;
}

function picturesInWords(faults: readonly FileFault[]): string {
  const pictures = faults.find((fault) => fault.kind === 'large_pictures');
  if (!pictures) return '';
  return pictures.count === 1
    ? ' The file shows a large picture; writing in it is not graded.'
    : ` The file shows ${pictures.count} large pictures; writing in them is not graded.`;
}

function orderInWords(numbers: readonly number[]): string {
  const named = numbers.slice(0, MOST_NAMED).join(', ');
  const rest = numbers.length > MOST_NAMED ? ' and so on' : '';
  return `The printed page numbers run ${named}${rest}: the pages may be in the wrong order.`;
}

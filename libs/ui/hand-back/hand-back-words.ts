import type { HandBackForm, HandBackSummary } from '@marklight/contracts/hand-back';
import { REVIEW_WORDS } from '@marklight/contracts/hand-back';
import { countOf, shortName } from '../words';

/** What the teacher chooses between, whether there is one sheet or many. */
export type SheetKind = 'pdf' | 'pdf_each' | 'docx_each' | 'moodle_zip' | 'canvas_zip' | 'csv';

interface KindChoice {
  kind: SheetKind;
  label: string;
}

const FOR_PLATFORMS: readonly KindChoice[] = [
  { kind: 'moodle_zip', label: 'ZIP of feedback files for Moodle' },
  { kind: 'canvas_zip', label: 'ZIP of feedback files for Canvas' },
];
const FOR_ONE: readonly KindChoice[] = [
  { kind: 'pdf', label: 'PDF' },
  { kind: 'docx_each', label: 'Word document' },
  { kind: 'csv', label: 'Spreadsheet (CSV)' },
];
const FOR_MANY: readonly KindChoice[] = [
  { kind: 'pdf', label: 'One PDF with all sheets, to print' },
  { kind: 'pdf_each', label: 'ZIP with a PDF for each student' },
  { kind: 'docx_each', label: 'ZIP with a Word document for each student' },
  ...FOR_PLATFORMS,
  { kind: 'csv', label: 'Spreadsheet (CSV)' },
];

export function kindsFor(sheets: number): readonly KindChoice[] {
  return sheets === 1 ? FOR_ONE : FOR_MANY;
}

/** As the API calls it. */
export function formOf(kind: SheetKind, sheets: number): HandBackForm {
  if (kind === 'pdf_each') return sheets === 1 ? 'pdf' : 'pdf_zip';
  if (kind === 'docx_each') return sheets === 1 ? 'docx' : 'docx_zip';
  return kind;
}

/** Null for a file that takes every sheet. */
export function platformOf(kind: SheetKind): 'Moodle' | 'Canvas' | null {
  if (kind === 'moodle_zip') return 'Moodle';
  return kind === 'canvas_zip' ? 'Canvas' : null;
}

/** On the button. How many sheets a platform's ZIP has is known only once it is made. */
export function downloadWords(kind: SheetKind, sheets: number): string {
  if (sheets === 0) return 'Nothing to hand back';
  if (platformOf(kind) !== null) return 'Download the ZIP';
  return `Download ${countOf(sheets, kind === 'csv' ? 'row' : 'sheet')}`;
}

function platformFiles(
  { platformFiles }: HandBackSummary,
  platform: 'Moodle' | 'Canvas',
  withUnreviewed: boolean,
): number {
  return sheetCount(platform === 'Moodle' ? platformFiles.moodle : platformFiles.canvas, withUnreviewed);
}

/** How many sheets or rows the file would have. */
export function filesIn(kind: SheetKind, summary: HandBackSummary, withUnreviewed: boolean): number {
  const platform = platformOf(kind);
  return platform === null
    ? sheetCount(summary, withUnreviewed)
    : platformFiles(summary, platform, withUnreviewed);
}

const NAMED = 5;

/**
 * Feedback that would be handed back with a level other than the one it was written for; null where there is none.
 */
export function otherLevelWords({ otherLevel }: HandBackSummary, withUnreviewed: boolean): string | null {
  const essays = otherLevel.filter(({ isReviewed }) => isReviewed || withUnreviewed);
  const count = essays.reduce((sum, { criteria }) => sum + criteria, 0);
  if (count === 0) return null;
  const names = essays
    .slice(0, NAMED)
    .map(({ name, criteria }) => `${shortName(name, 60)}${criteria > 1 ? ` (${criteria})` : ''}`);
  const more = essays.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const [were, them, they] = count === 1 ? ['was', 'it', 'it is'] : ['were', 'them', 'they are'];
  return `${countOf(count, 'comment')} ${were} written for a different level from the one you set: ${list}. Change ${them} in the review, or hand back as ${they}.`;
}

/** What is handed back and what is not, in a sentence each. */
export function summaryWords(summary: HandBackSummary, withUnreviewed: boolean, kind: SheetKind): string[] {
  const { reviewed, notReviewed, withoutResult } = summary;
  const platform = platformOf(kind);
  const included =
    platform === null
      ? `${countOf(reviewed, 'reviewed essay')} will be included.`
      : `${countOf(reviewed, 'essay')} ${reviewed === 1 ? 'is' : 'are'} reviewed.`;
  const sentences = [reviewed === 0 ? 'None of these essays is reviewed yet.' : included];
  if (notReviewed > 0) {
    const where = kind === 'csv' ? 'in the table' : 'on every page';
    const what = withUnreviewed
      ? `be marked “${REVIEW_WORDS.notReviewed}” ${where}${platform === null ? '' : ' where included'}`
      : 'be left out';
    sentences.push(
      `${countOf(notReviewed, 'essay')} ${hasOrHave(notReviewed)} not been reviewed and will ${what}.`,
    );
  }
  if (withoutResult > 0) {
    sentences.push(
      `${countOf(withoutResult, 'essay')} ${hasOrHave(withoutResult)} no result and will be left out.`,
    );
  }
  if (platform !== null) {
    const files = platformFiles(summary, platform, withUnreviewed);
    sentences.push(
      files === 0
        ? `None of them came from a ${platform} download, so there is no ZIP for it: only the file names in such a download say whose work it is. Choose another format.`
        : `${countOf(files, 'essay')} came from a ${platform} download and ${files === 1 ? 'is' : 'are'} included, because the file names in such a download say whose work it is. The ZIP has a list of the others.`,
    );
  }
  return sentences;
}

/** Shown once the file has been saved. */
export function savedWords({ filename, leftOut }: { filename: string; leftOut: number }): string {
  const saved = `Saved as ${filename}`;
  if (leftOut === 0) return saved;
  return `${saved}. ${countOf(leftOut, 'essay')} ${leftOut === 1 ? 'is' : 'are'} not included; the ZIP lists ${leftOut === 1 ? 'it' : 'them'}.`;
}

/** The label for giving students what the built-in grader notes about the whole essay. */
export const NOTES_WORDS =
  'Give students the grader’s notes on the whole essay too, such as cognitive level and writing maturity. Notes that you changed are always included.';

/** The label for including them. */
export function includeWords(notReviewed: number): string {
  return `Also include ${countOf(notReviewed, 'essay')} you have not reviewed`;
}

export function sheetCount(
  { reviewed, notReviewed }: Pick<HandBackSummary, 'reviewed' | 'notReviewed'>,
  withUnreviewed: boolean,
): number {
  return reviewed + (withUnreviewed ? notReviewed : 0);
}

function hasOrHave(count: number): string {
  return count === 1 ? 'has' : 'have';
}

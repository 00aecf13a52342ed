import type { HandBackForm, HandBackSummary } from '@marklight/contracts/hand-back';
import { REVIEW_WORDS } from '@marklight/contracts/hand-back';
import { countOf } from '../words';

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

/** What goes out and what stays, a sentence each. */
export function summaryWords(summary: HandBackSummary, withUnreviewed: boolean): string[] {
  const { reviewed, notReviewed, withoutResult } = summary;
  const sentences = [
    reviewed === 0
      ? 'None of these essays is reviewed yet.'
      : `${countOf(reviewed, 'reviewed essay')} will be included.`,
  ];
  if (notReviewed > 0) {
    const what = withUnreviewed ? `be marked “${REVIEW_WORDS.notReviewed}” on every page` : 'be left out';
    sentences.push(
      `${countOf(notReviewed, 'essay')} ${hasOrHave(notReviewed)} not been reviewed and will ${what}.`,
    );
  }
  if (withoutResult > 0) {
    sentences.push(
      `${countOf(withoutResult, 'essay')} ${hasOrHave(withoutResult)} no result and will be left out.`,
    );
  }
  return sentences;
}

/** On the choice to include them. */
export function includeWords(notReviewed: number): string {
  return `Also include ${countOf(notReviewed, 'essay')} you have not reviewed`;
}

export function sheetCount({ reviewed, notReviewed }: HandBackSummary, withUnreviewed: boolean): number {
  return reviewed + (withUnreviewed ? notReviewed : 0);
}

function hasOrHave(count: number): string {
  return count === 1 ? 'has' : 'have';
}

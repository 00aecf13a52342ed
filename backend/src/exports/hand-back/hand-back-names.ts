import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import type { HandBackForm } from '@marklight/contracts/hand-back';
import { safeFileName } from '../../common/files/safe-file-name';
import type { ChosenEssay } from './hand-back.repository';
import { documentTitle, type NamedSheet } from './sheet';

const EXTENSION = /\.(?:pdf|docx?|txt)$/iu;
/** Characters: a file's name is cut to 60, and the number or email after the name is what tells two files apart. */
const NAME_MAX = 38;
const MARK_MAX = 19;

/** Also marks essays whose student's name is another's in this file, such as one in another class. */
export function withMarks(chosen: ChosenEssay[]): ChosenEssay[] {
  const whoBears = new Map<string, Set<string>>();
  for (const one of chosen) {
    const bearers = whoBears.get(nameKey(one)) ?? new Set();
    whoBears.set(nameKey(one), bearers.add(numberOf(one) ?? ''));
  }
  return chosen.map((one) => {
    const isShared = (whoBears.get(nameKey(one))?.size ?? 0) > 1;
    return isShared ? { ...one, mark: one.mark ?? numberOf(one) } : one;
  });
}

const nameKey = ({ studentName }: ChosenEssay): string =>
  (studentName ?? '').trim().normalize('NFKC').toLowerCase();

const numberOf = ({ studentNumber, studentEmail }: ChosenEssay): string | null =>
  studentNumber ?? studentEmail;

/** The name of the file that a student gets: "Alex Smith", or "Alex Smith (201)" if others have the same name. */
export function fileNameOf({ student, mark, filename }: Omit<NamedSheet, 'assignment'>): string {
  if (student === null) return filename.replace(EXTENSION, '');
  return mark === null ? student : `${cut(student, NAME_MAX)} (${cut(mark, MARK_MAX)})`;
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** Files of one extension are told apart by their names. */
const OF_FORM: Partial<Record<HandBackForm, string>> = {
  ...{ pdf_zip: '-pdf', docx_zip: '-word', moodle_zip: '-moodle', canvas_zip: '-canvas' },
};

/** The name of the whole download, without time and extension. A single sheet is named after its student. */
export function fileBase(chosen: readonly ChosenEssay[], form: HandBackForm): string {
  const assignment = sharedAssignment(chosen) ?? '';
  const [only] = chosen;
  if (only && chosen.length === 1 && (form === 'pdf' || form === 'docx')) {
    const name = safeFileName(fileNameOf(asNamed(only)));
    if (name !== '') return assignment === '' ? name : safeFileName(`${name} – ${assignment}`);
  }
  const safe = safeFileName(assignment);
  return [safe, `${EXPORT_FILENAMES.handBack}${OF_FORM[form] ?? ''}`].filter(Boolean).join(' ');
}

/** The title of the document, as programs show it. */
export function titleOf(chosen: readonly ChosenEssay[]): string {
  const [only] = chosen;
  if (only && chosen.length === 1) return documentTitle(asNamed(only));
  return sharedAssignment(chosen) ?? 'Essays handed back';
}

function asNamed({ studentName, mark, filename, assignmentTitle }: ChosenEssay): NamedSheet {
  return { student: studentName?.trim() || null, mark, filename, assignment: assignmentTitle };
}

function sharedAssignment(chosen: readonly ChosenEssay[]): string | null {
  const title = chosen[0]?.assignmentTitle ?? null;
  return chosen.every((one) => one.assignmentTitle === title) ? title : null;
}

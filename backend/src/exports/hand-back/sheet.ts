import { commentMark } from '@marklight/contracts/comments';
import { isolated } from '@marklight/contracts/direction';
import { REVIEW_WORDS } from '@marklight/contracts/hand-back';
import { comparisonLabel } from '@marklight/contracts/comparison';
import { criterionName, criterionText } from '@marklight/contracts/criterion-text';
import {
  NOTES,
  NOTES_OF_ANALYSIS,
  NOTES_OF_INSIGHTS,
  WHOLE_LABELS,
  type NotePart,
} from '@marklight/contracts/decisions';
import { insightLabels } from '@marklight/contracts/genre';
import { assessedInWords, type FeedbackStatus } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';
import { rubricWordsOf } from '@marklight/contracts/rubric-words';
import type { CriteriaContent } from '../../criteria/criteria.service';
import type { SheetLetterhead } from '../../letterhead/letterhead.service';
import { forStudents, gradeWords, levelLine, weightWords } from '../wording';

/** Where the essay belongs, and whose it is, beside what its result knows. */
export interface SheetPlace {
  className: string | null;
  assignmentTitle: string | null;
  /** Of the class list; null where the essay is matched to nobody there. */
  studentId: string | null;
  studentEmail: string | null;
  studentNumber: string | null;
  /** The student's number or email, where the name alone does not say whose the sheet is; null elsewhere. */
  mark: string | null;
}

/** The teacher's, on words of the essay. */
export interface SheetComment {
  /** "C1": the quotes have numbers. */
  mark: string;
  quote: string;
  words: string;
  /** The name of the criterion that it bears on; empty for none. */
  criterion: string;
}

export interface SheetCriterion {
  name: string;
  /** Empty where the criterion has no more than its name. */
  description: string;
  status: FeedbackStatus;
  /** "Outstanding, level 4 of 4". */
  level: string;
  /** "weight 2 of 6"; empty where all criteria count the same. */
  weight: string;
  /** What the teacher's rubric says of this level; empty where it says nothing. */
  rubric: string;
  feedback: string;
  /** The student's words; numbered through the whole sheet, so that one can be talked about. */
  quotes: { number: number; words: string }[];
  steps: string[];
  comparison: string;
  /** What the comparison is. */
  comparisonLabel: string;
}

/** All that a student is given, in the teacher's words as they count, in the order of the page. */
export interface Sheet {
  student: string | null;
  studentNumber: string | null;
  mark: string | null;
  filename: string;
  className: string | null;
  assignment: string | null;
  /** What stands at the top if the teacher has not reviewed the essay; null if it is reviewed. */
  notReviewed: string | null;
  /** "Grade C, 62.5%, score 2.5 out of 4 criteria". */
  grade: string;
  remark: string;
  criteria: SheetCriterion[];
  /** In the order of the essay. */
  comments: SheetComment[];
  lists: { title: string; entries: string[] }[];
  texts: { title: string; text: string }[];
}

/** What goes out of one essay. */
export interface HandedBack {
  place: SheetPlace;
  result: GradingResult;
  /** The criteria that it was graded by. */
  rubric?: CriteriaContent;
}

/** What the sheets of one file share. */
export interface HandBackStart {
  /** `pdf`: one document of all sheets; otherwise each sheet becomes its own file. */
  form: 'pdf' | 'pdf_each' | 'docx_each';
  /** Of a document with all sheets. */
  title: string;
  madeAt: Date;
  /** The day in the teacher's time zone, in words. */
  date: string;
  /** Null if the teacher wants neither a school name nor a logo. */
  letterhead: SheetLetterhead | null;
}

const LISTS = ['strengths', 'areasForImprovement', 'nextSteps'] as const;

/**
 * What is for the teacher alone is left out: how sure the grader was, why something needs a look, notes, the
 * originality score, and who or what graded.
 */
export function sheetOf({ result, place, rubric }: HandedBack): Sheet {
  const { essay, overallAnalysis, contextualInsights } = result;
  const { className, assignmentTitle, studentNumber, mark } = place;
  const labels = { ...WHOLE_LABELS, ...insightLabels(result.genre) };
  const words = { ...overallAnalysis, ...contextualInsights };
  let quotes = 0;
  return {
    student: essay.studentName?.trim() || null,
    studentNumber,
    mark,
    filename: essay.filename,
    className,
    assignment: assignmentTitle,
    notReviewed: notReviewedSentence(result),
    grade: gradeLine(result),
    remark: overallAnalysis.remark ?? '',
    criteria: result.feedback.map((item, index) => ({
      ...criterionText(item.criteria),
      status: item.status,
      level: levelLine(item),
      weight: weightWords(item, result.feedback),
      rubric: item.level === null ? '' : (rubricWordsOf(rubric, item.criteria, index)[item.level] ?? ''),
      feedback: item.feedback,
      quotes: item.evidence.map(({ quote }) => ({ number: ++quotes, words: quote })),
      steps: item.improvementSteps,
      comparison: item.exemplarComparison,
      comparisonLabel: comparisonLabel(item.exemplarComparison, 'yours'),
    })),
    comments: result.comments.map(({ quote, words, criterion }, index) => ({
      ...{ mark: commentMark(index + 1), quote, words },
      criterion: criterionName(criterion ?? ''),
    })),
    lists: LISTS.map((part) => ({ title: labels[part], entries: words[part] })).filter(
      ({ entries }) => entries.length > 0,
    ),
    texts: NOTES.map((part) => ({ title: labels[part], text: forStudents(words[part]) })).filter(
      ({ text }) => text.trim() !== '',
    ),
  };
}

/**
 * Without what the built-in grader notes about the whole essay: "cognitive level" and the like are for teachers, and
 * students get them only if the teacher has reworded them. An AI service writes them to the student.
 */
export function withoutNotes(result: GradingResult): GradingResult {
  if (result.provider !== 'built-in') return result;
  const isKept = (part: string) => Object.hasOwn(result.proposedWhole ?? {}, part);
  const blank = <Part extends NotePart>(parts: readonly Part[]) =>
    Object.fromEntries(parts.filter((part) => !isKept(part)).map((part) => [part, '']));
  return {
    ...result,
    overallAnalysis: { ...result.overallAnalysis, ...blank(NOTES_OF_ANALYSIS) },
    contextualInsights: { ...result.contextualInsights, ...blank(NOTES_OF_INSIGHTS) },
  };
}

export type NamedSheet = Pick<Sheet, 'student' | 'mark' | 'filename' | 'assignment'>;

/** The student's name, "Alex Smith (201)" where others have it too; where none is known, the file's. */
export function sheetTitle({ student, mark, filename }: NamedSheet): string {
  if (student === null) return filename;
  return mark === null ? student : `${isolated(student)} (${mark})`;
}

/** "Year 10 · Persuasive essay · Student number 201". */
export function placeLine({ className, assignment, studentNumber }: Sheet): string {
  const number = studentNumber === null ? null : `Student number ${studentNumber}`;
  return [className, assignment, number].filter(Boolean).join(' · ');
}

/** What programs show for a document of one sheet: "Persuasive essay – Alex Smith". */
export function documentTitle(sheet: NamedSheet): string {
  return [sheet.assignment, sheetTitle(sheet)].filter(Boolean).join(' – ');
}

/** What stands on every page of a sheet that its teacher has not reviewed. */
export const NOT_REVIEWED_MARK = REVIEW_WORDS.notReviewed;

/** It does not deny decisions that the teacher has already made. Null for an essay that is reviewed. */
export function notReviewedSentence({
  essay,
  feedback,
  proposedWhole,
  comments,
}: Pick<GradingResult, 'feedback' | 'proposedWhole' | 'comments'> & {
  essay: Pick<GradingResult['essay'], 'status'>;
}): string | null {
  if (essay.status === 'reviewed') return null;
  const isChanged =
    feedback.some(({ proposed }) => proposed !== undefined) ||
    Object.keys(proposedWhole ?? {}).length > 0 ||
    comments.length > 0;
  return isChanged
    ? 'Not reviewed: a computer program proposed this. The teacher has changed some of it, and has not finished checking it yet.'
    : 'Not reviewed: a computer program proposed this, and the teacher has not checked it yet.';
}

function gradeLine(result: GradingResult): string {
  return [gradeWords(result), assessedInWords(result, 'marked')].filter((part) => part !== null).join(' · ');
}

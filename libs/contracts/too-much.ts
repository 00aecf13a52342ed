import {
  ALL_FEEDBACK_MAX_CHARACTERS,
  APPROVALS_MAX,
  BANK_IMPORT_MAX_CHARACTERS,
  CRITERIA_TEXT_MAX_CHARACTERS,
  ESSAYS_CHOSEN_MAX,
  ESSAY_MAX_CHARACTERS,
  EXPORT_IDS_MAX,
  GRADE_ESSAYS_MAX,
  INSTRUCTIONS_MAX_CHARACTERS,
  PROPOSALS_MAX,
  ROSTER_TEXT_MAX_CHARACTERS,
  RUBRIC_IMPORT_MAX_CHARACTERS,
  RUBRIC_MAX_CHARACTERS,
  SOURCE_TEXT_MAX_CHARACTERS,
} from './business';

const n = (limit: number) => limit.toLocaleString('en-AU');
const essays = (limit: number) => `Choose fewer essays: at most ${n(limit)} at a time.`;

/**
 * What to say where a request carries too much, whether its contract has counted it or its body was not even read: the
 * limit, and what to do.
 */
export const TOO_MUCH = {
  essaysToGrade: essays(GRADE_ESSAYS_MAX),
  essaysChosen: essays(ESSAYS_CHOSEN_MAX),
  essaysToExport: essays(EXPORT_IDS_MAX),
  essaysToApprove: essays(APPROVALS_MAX),
  proposals: `Choose fewer proposals: at most ${n(PROPOSALS_MAX)} at a time.`,
  text: `A text can have at most ${n(ESSAY_MAX_CHARACTERS)} characters.`,
  criteria: `Criteria can have at most ${n(CRITERIA_TEXT_MAX_CHARACTERS)} characters in all.`,
  roster: `A class list can have at most ${n(ROSTER_TEXT_MAX_CHARACTERS)} characters.`,
  assignment: `This is too long for an assignment. The source text can have at most ${n(SOURCE_TEXT_MAX_CHARACTERS)} characters, and the instructions ${n(INSTRUCTIONS_MAX_CHARACTERS)}.`,
  feedback: `All feedback together can have at most ${n(ALL_FEEDBACK_MAX_CHARACTERS)} characters.`,
  rubric: `A rubric can have at most ${n(RUBRIC_MAX_CHARACTERS)} characters in all.`,
  rubricToImport: `A list of criteria to import can have at most ${n(RUBRIC_IMPORT_MAX_CHARACTERS)} characters.`,
  bankImport: `A list of comments to import can have at most ${n(BANK_IMPORT_MAX_CHARACTERS)} characters.`,
} as const;

import { z } from 'zod';
import { WORK_SORTS, WORK_STATES } from './assignment-work';
import { CRITERIA_MAX_ITEMS } from './business';
import { numberInQuery, pageQuerySchema, searchSchema } from './common.schema';
import { essaySchema, proposalFilterSchema } from './essays.schema';
import { gradeSchema, levelSchema } from './grades.schema';
import {
  askedGraderSchema,
  askedLocaleSchema,
  askedStrictnessSchema,
  gradeAgainSchema,
} from './grading.schema';
import { gradedBySchema } from './ledger.schema';
import { settingSchema } from './grading-preview.schema';
import { strictnessSchema } from './strictness.schema';

export const workStateSchema = z.enum(WORK_STATES);

const countSchema = z.number().int().min(0);

/** The progress of one assignment, from hand-in to hand-back. */
export const assignmentStandingSchema = z.object({
  /** Students on the class's roster; 0 if it has none. */
  rosterSize: countSchema,
  /** Students on the roster who have handed in an essay; 0 if there is no roster. */
  handedIn: countSchema,
  /** Essays filed under it, including second ones by the same student. */
  essays: countSchema,
  /** Essays by nobody on the roster, as far as is known; all of them if there is no roster. */
  unmatched: countSchema,
  /** By state; the counts add up to `essays`. */
  states: z.record(workStateSchema, countSchema),
  /**
   * In order: those of its rubric in its present version, or pasted ones; without either, those of its newest result;
   * empty before the first result.
   */
  criteria: z.array(z.object({ text: z.string(), weight: z.number() })),
  /**
   * Essays whose result is based on criteria other than those of the assignment's rubric in its present version. They
   * are not counted while they are being graded, nor if the rubric graded them since; all 0 if the teacher may not
   * use the rubric.
   */
  gradedByOthers: z.object({
    /** If graded again, the new result counts. */
    undecided: countSchema,
    /** With the teacher's decisions: if graded again, the new result is a proposal. */
    decided: countSchema,
  }),
  /**
   * The same for essays that the assignment's criteria graded before something else about it changed, such as the task,
   * or by another grader.
   */
  otherSettings: z.object({
    /** If graded again, the new result replaces the old one. */
    undecided: countSchema,
    decided: countSchema,
    /** What changed since. */
    changes: z.array(settingSchema),
  }),
  /** Of most of its results; essays handed in later are graded alike unless the teacher chooses otherwise. */
  strictness: strictnessSchema,
  /** Essays with a newer grading that is waiting for the teacher's decision. */
  proposals: countSchema,
  /** Of the essays without a result, those whose text may be wrong or incomplete. */
  unread: z.object({
    /** Pages are still being read. */
    beingRead: countSchema,
    /** Pages were hard to read or show no text that could be read, and the teacher has not corrected that. */
    hardToRead: countSchema,
    /** The first UNREAD_NAMED of them. */
    essays: z.array(z.object({ essayId: z.string(), filename: z.string() })),
  }),
});

/** An assignment with essays that are not reviewed yet. */
export const workInProgressSchema = z.object({
  id: z.string(),
  title: z.string(),
  classId: z.string(),
  className: z.string(),
  standing: assignmentStandingSchema.omit({
    criteria: true,
    gradedByOthers: true,
    otherSettings: true,
    strictness: true,
    proposals: true,
    unread: true,
  }),
});

export const workRowSchema = z.object({
  essayId: z.string(),
  filename: z.string(),
  studentName: z.string().nullable(),
  /** The student's number or email, where another on the class list has the same name; null elsewhere. */
  studentMark: z.string().nullable(),
  state: workStateSchema,
  /** As the teacher decided; null before the first result, or if no criterion has a level. */
  grade: gradeSchema.nullable(),
  /** 0–100. */
  percentage: z.number().nullable(),
  /** Of the standing's criteria, in their order, matched by their words; null before the first result, or if it has none of them. */
  levels: z.array(levelSchema.nullable()).nullable(),
  /** What else its result was graded by, where that has criteria which are not among the standing's. */
  otherCriteria: z
    .object({
      criteriaSet: gradedBySchema,
      levels: z.array(z.object({ criterion: z.string(), level: levelSchema.nullable() })),
    })
    .nullable(),
  /** Graded again; the newer grading is waiting for the teacher's decision. */
  hasProposal: z.boolean(),
  uploadedAt: z.string(),
  wordCount: countSchema,
  /** How its file was read, or how far that is. */
  ...essaySchema.pick({ fileFaults: true, hiddenText: true, reading: true }).shape,
});

const badCriterion = 'Give the number of the criterion to sort by, counting from 0.';
export const workQuerySchema = pageQuerySchema.extend({
  /** Part of the file name or the student's name, in any case. */
  search: searchSchema.optional(),
  state: workStateSchema.optional(),
  proposal: proposalFilterSchema,
  sort: z.enum(WORK_SORTS).default('student'),
  /** With `sort=criterion`: which of the standing's criteria, counting from 0. */
  criterion: numberInQuery(0, CRITERIA_MAX_ITEMS - 1, badCriterion).default(0),
  order: z.enum(['asc', 'desc']).default('asc'),
});

/**
 * Grades essays by the assignment's rubric: those that have no result yet, or with `again` instead those that the
 * standing counts as graded by other criteria or with other settings, the ones with decisions only with `all`. With
 * `same`, every essay that has a result.
 */
export const gradeAssignmentRequestSchema = z.object({
  locale: askedLocaleSchema,
  again: gradeAgainSchema,
  strictness: askedStrictnessSchema,
  grader: askedGraderSchema,
});

import { z } from 'zod';
import { pageQuerySchema } from './common.schema';

const countSchema = z.number().int().min(0);
/** A part of an essay's text, in UTF-16 code units. */
const placeSchema = z.object({ start: countSchema, end: countSchema });
/** 0–1. */
const shareSchema = z.number().min(0).max(1);

export const similarEssaySchema = z.object({
  essayId: z.string(),
  filename: z.string(),
  studentName: z.string().nullable(),
  /** The student's number or email, where another on the class list has the same name; null elsewhere. */
  studentMark: z.string().nullable(),
  /** Another assignment of the teacher's, with its class; null for an essay of the assignment that is compared. */
  elsewhere: z.object({ title: z.string(), className: z.string() }).nullable(),
  /**
   * The share of its words that are in the passages, leaving out words of quotations, the task, the source and common
   * passages.
   */
  share: shareSchema,
});

export const similarityReplySchema = z.object({
  /** Essays of the assignment that were compared. */
  essays: countSchema,
  /** Essays of other assignments that they were also compared with. */
  others: countSchema,
  /** Older ones, beyond what can be compared in one go. */
  othersLeftOut: countSchema,
  /** A passage that more essays than this share is left out as common. */
  fewMayShare: countSchema,
  /** Pairs that are listed, on all pages. */
  total: countSchema,
  /** Pairs that share passages and are not listed, because the list is full. */
  notListed: countSchema,
  /** One page, the greatest share first. */
  pairs: z.array(
    z.object({
      /** Always an essay of the assignment. */
      first: similarEssaySchema,
      second: similarEssaySchema,
      /** Words that are the same in both, in the same order. */
      words: countSchema,
      /** How many passages they share. */
      count: countSchema,
      /** The longest of them, in the order of the first essay; the words may differ here and there. */
      passages: z.array(z.object({ first: placeSchema, second: placeSchema })),
    }),
  ),
});

export const similarityQuerySchema = pageQuerySchema.extend({
  /** Compares with the essays of the teacher's other assignments too. */
  others: z.literal('include', 'Set "others" to "include", or leave it out.').optional(),
});

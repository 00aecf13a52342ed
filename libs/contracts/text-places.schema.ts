import { z } from 'zod';

/** A line of the essay's text on the picture of a page. */
export const placedLineSchema = z.object({
  /** From 1. */
  page: z.number().int(),
  /**
   * x and y of its corners, as fractions of the picture's width and height from its top left: clockwise from where the first word
   * begins, so that a line of any direction can be drawn.
   */
  corners: z.array(z.number()).length(8),
  /** For each of its words, where it begins and ends in the essay's text, and as shares of the line's length. */
  words: z.array(z.tuple([z.number().int(), z.number().int(), z.number(), z.number()])),
});

/** Where the words of an essay's text stand on its pages. */
export const textPlacesSchema = z.object({
  /** Length of the text that they are places of. */
  characters: z.number().int(),
  /** In reading order. Words whose place is not sure are left out. */
  lines: z.array(placedLineSchema),
});

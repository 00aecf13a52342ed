import { z } from 'zod';
import { GENRES } from './genre';

export const genreSchema = z.enum(GENRES);

/** How the kind of writing is known: set on the assignment, asked for by the task, or seen in the text. */
export const genreBasisSchema = z.enum(['teacher', 'task', 'text']);

export const essayGenreSchema = z.object({
  genre: genreSchema,
  basis: genreBasisSchema,
  /** False where another kind is nearly as likely. */
  isSure: z.boolean(),
});

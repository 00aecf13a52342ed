export type StatedRole = 'student' | 'person' | 'teacher';

/** What of a book makes a name nobody's: that it is a character's, or that the text is about a book at all. */
export type UnlessBook = 'character' | 'book';

/** A name that the text itself says is one, by where it stands or by the words around it. */
export interface StatedName {
  start: number;
  end: number;
  role: StatedRole;
  unlessBook?: UnlessBook;
}

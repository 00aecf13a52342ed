/** Whom the product knows of when it sends a text to an AI service. Names as people write them, given name first. */
export interface KnownPeople {
  student?: string | null;
  /** Of the class that the essay is filed under: replaced by given name too, as classmates speak of each other. */
  classmates?: readonly string[];
  /** Of the teacher's other classes: replaced in full only. */
  others?: readonly string[];
  /** The account's own name. */
  teacher?: string | null;
  /** Student numbers of the class. */
  numbers?: readonly string[];
}

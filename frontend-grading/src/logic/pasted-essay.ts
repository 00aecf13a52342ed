/** The words around "essay" must not look like a student's name. */
const UNNAMED = 'pasted-essay';

/** Pasted text as the file that is uploaded; a student's name in the file's name is matched to the class list. */
export function pastedEssay(text: string, student: string): File {
  const name = student.replace(/[\\/\p{C}]+/gu, ' ').trim() || UNNAMED;
  return new File([text], `${name}.txt`, { type: 'text/plain' });
}

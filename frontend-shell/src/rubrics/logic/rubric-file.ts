import type { Rubric } from '@marklight/contracts/rubrics';

const NAME_MAX_CHARACTERS = 80;
// What Windows refuses in a name, line ends, and marks that make a name read backwards.
const HARMFUL = /[/\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A rubric as a file that Import reads again: what it says, not whose it is or who has it. */
export function rubricAsJson({ name, description, criteria }: Rubric): string {
  return `${JSON.stringify({ name, description, criteria }, null, 2)}\n`;
}

/** A name that every system can save, as the printable rubric has it. */
export function rubricFilename(name: string, extension: string): string {
  const harmless = name.replace(HARMFUL, '-').trim();
  return `${[...harmless].slice(0, NAME_MAX_CHARACTERS).join('').trim() || 'rubric'}.${extension}`;
}

import type { Student } from '@marklight/contracts/classes';

const HEADER = ['Name', 'Email', 'Student number'];
const LINE_END = /\r\n?|\n|\u2028|\u2029/;

/** A class list as the text that would produce it: CSV with a header (RFC 4180); empty for no students. */
export function textOfRoster(students: readonly Student[]): string {
  if (students.length === 0) return '';
  const rows = students.map(({ name, email, studentNumber }) => [name, email ?? '', studentNumber ?? '']);
  return [HEADER, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
}

/** A line of the text as it was sent, counted from 1 as the server counts. */
export function lineAt(text: string, line: number): string {
  return text.split(LINE_END)[line - 1]?.trim() ?? '';
}

function quoted(field: string): string {
  return /[",;\t]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

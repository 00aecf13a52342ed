import type { ListedStudent } from './roster-matcher';

/**
 * Which students on a new list were on the old one: by student number, else by email, else by a name that is unique
 * on both lists. Nobody on the old list is used twice.
 * @returns the old id for each new student, in order; null for those who are new
 */
export function keptStudents(
  old: readonly ListedStudent[],
  students: readonly Omit<ListedStudent, 'id'>[],
): (string | null)[] {
  const ids = students.map((): string | null => null);
  const free = new Set(old);
  const keys: ((student: Omit<ListedStudent, 'id'>) => string | null)[] = [
    ({ studentNumber }) => studentNumber,
    ({ email }) => email,
    ({ name }) => name,
  ];
  for (const keyOf of keys) {
    const before = uniqueBy([...free], keyOf);
    const after = uniqueBy(
      students.filter((_, index) => ids[index] === null),
      keyOf,
    );
    students.forEach((student, index) => {
      const key = keyOf(student);
      const found = key === null ? undefined : before.get(key);
      if (ids[index] !== null || key === null || !found || after.get(key) !== student) return;
      if (contradicts(found, student)) return;
      ids[index] = found.id;
      free.delete(found);
    });
  }
  return ids;
}

/** Two student numbers mean two students, whatever else agrees. */
function contradicts(one: Omit<ListedStudent, 'id'>, other: Omit<ListedStudent, 'id'>): boolean {
  const [a, b] = [one.studentNumber, other.studentNumber];
  return a !== null && b !== null && a !== b;
}

function uniqueBy<T>(students: readonly T[], keyOf: (student: T) => string | null): Map<string, T> {
  const found = new Map<string, T | null>();
  for (const student of students) {
    const key = keyOf(student);
    if (key !== null) found.set(key, found.has(key) ? null : student);
  }
  return new Map([...found].flatMap(([key, student]) => (student ? [[key, student] as const] : [])));
}

/**
 * What may be kept about an action: numbers of things, and fixed words of ours. Never a text or a name that a
 * person gave, of a student least of all.
 */
export interface ActivityDetails {
  /** What happened, in fixed words: "Created", "Shared". */
  change?: string;
  essays?: number;
  /** Files that were not taken. */
  refused?: number;
  criteria?: number;
  students?: number;
}

const COUNTED: readonly [key: Exclude<keyof ActivityDetails, 'change'>, one: string, many: string][] = [
  ['essays', 'essay', 'essays'],
  ['criteria', 'criterion', 'criteria'],
  ['students', 'student', 'students'],
  ['refused', 'file not taken', 'files not taken'],
];

/**
 * The details as a line for people, such as "3 essays, 1 file not taken". Zeros are left out.
 * @returns null where nothing is left to say
 */
export function activityDetailsText(details: ActivityDetails | null): string | null {
  if (details === null) return null;
  const counts = COUNTED.flatMap(([key, one, many]) => {
    const count = details[key] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return [...(details.change ? [details.change] : []), ...counts].join(', ') || null;
}

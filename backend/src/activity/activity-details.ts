/**
 * What may be kept about an action: counts, and fixed words of our own. Never a text or a name that a person gave,
 * least of all a student's.
 */
export interface ActivityDetails {
  /** What happened, in fixed words: "Created", "Shared". */
  change?: string;
  essays?: number;
  /** Files that were not accepted. */
  refused?: number;
  criteria?: number;
  students?: number;
}

const COUNTED: readonly [key: Exclude<keyof ActivityDetails, 'change'>, one: string, many: string][] = [
  ['essays', 'essay', 'essays'],
  ['criteria', 'criterion', 'criteria'],
  ['students', 'student', 'students'],
  ['refused', 'file not accepted', 'files not accepted'],
];

/**
 * The details as a line for people, such as "3 essays, 1 file not accepted". Zeros are left out.
 * @returns null if nothing is left to say
 */
export function activityDetailsText(details: ActivityDetails | null): string | null {
  if (details === null) return null;
  const counts = COUNTED.flatMap(([key, one, many]) => {
    const count = details[key] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return [...(details.change ? [details.change] : []), ...counts].join(', ') || null;
}

const FIRST_TO_NINTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ORDINALS = [...FIRST_TO_NINTH, 'tenth', 'eleventh', 'twelfth', 'thirteenth'];
const YEAR_LAST = 13;

/** “Year 9”, “Grade 8”, “7th grade”, “ninth-grade”. */
const IN_WORDS = new RegExp(
  String.raw`\b(?:(?:year|yr|grade)s?\.? ?(?<after>\d{1,2})(?!\d|[.,/]\d| ?(?:%|per cent|marks?|points?))\b|(?:(?<before>\d{1,2})(?:st|nd|rd|th)|(?<ordinal>${ORDINALS.join('|')}))[ -](?:graders?|grade|year (?:students?|pupils?|level)))`,
  'giu',
);
/** “10A English”, “9.2”: how classes are named; recognised only at the start of a name. */
const AS_A_CLASS = /^(\d{1,2})(?:\p{Lu}|\.\d)/u;

/**
 * The school year that a teacher's own words give; null if they give none, or more than one.
 * @param className the class that the essay is filed under
 * @param texts further words to look at in turn: the task, the name of the criteria; the first that gives one counts
 */
export function yearLevelOf(className: string | null, texts: readonly (string | null)[]): number | null {
  const name = className?.trim() ?? '';
  const [, number] = AS_A_CLASS.exec(name) ?? [];
  for (const text of [number ? `Year ${number}` : name, ...texts]) {
    const years = yearsIn(text ?? '');
    if (years.size > 1) return null;
    for (const year of years) return year;
  }
  return null;
}

function yearsIn(text: string): Set<number> {
  const years = [...text.matchAll(IN_WORDS)].map(({ groups = {} }) =>
    groups.ordinal
      ? ORDINALS.indexOf(groups.ordinal.toLowerCase()) + 1
      : Number(groups.after ?? groups.before),
  );
  return new Set(years.filter((year) => year >= 1 && year <= YEAR_LAST));
}

/** Names of levels in school rubrics, lowest first; names in one row never occur in the same rubric. */
const NAMES_LOWEST_FIRST: readonly (readonly string[])[] = [
  ['missing', 'none', 'not shown', 'not evident', 'not attempted', 'no evidence', 'absent', 'incomplete'],
  ['fail', 'failing', 'unsatisfactory', 'inadequate', 'very low', 'well below', 'very limited', 'not met'],
  [
    'poor',
    'beginning',
    'emerging',
    'limited',
    'weak',
    'novice',
    'elementary',
    'low',
    'below',
    'not yet',
    'insufficient',
  ],
  ['needs improvement', 'needs work', 'working towards', 'starting'],
  [
    'developing',
    'approaching',
    'basic',
    'fair',
    'partial',
    'progressing',
    'apprentice',
    'pass',
    'borderline',
  ],
  [
    'sound',
    'satisfactory',
    'adequate',
    'competent',
    'acceptable',
    'average',
    'meets',
    'meeting',
    'achieved',
    'at',
    'met',
    'expected',
    'functional',
    'credit',
    'medium',
    'sufficient',
  ],
  ['good', 'proficient', 'capable', 'effective', 'thorough', 'merit', 'secure', 'skilled', 'practitioner'],
  ['strong', 'high', 'above', 'accomplished', 'very good', 'distinction', 'considerable'],
  ['advanced', 'very high', 'well above', 'high distinction', 'distinguished'],
  [
    'excellent',
    'outstanding',
    'exemplary',
    'exceeds',
    'exceeding',
    'exceptional',
    'superior',
    'mastery',
    'expert',
    'excellence',
    'extensive',
    'greater depth',
  ],
];
const RANKS = new Map(
  NAMES_LOWEST_FIRST.flatMap((names, rank) => names.map((name) => [name, rank] as const)),
);
const WORDS_AROUND =
  /\b(?:levels?|points?|marks?|pts?|grade|band|expectations?|the|standards?|achievement|performance)\b|[^\p{L}\p{N}\s]/giu;

/**
 * The rank of a column's header among levels, higher is better; null if it names no level. A number in it is the best
 * sign ("Exceeds (4)", "85–100%"); else a common name or a letter grade from A to F.
 */
export function levelRank(header: string): number | null {
  const bare = header.toLowerCase().replace(WORDS_AROUND, ' ');
  const words = bare.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim();
  const number = /\d+/.exec(bare)?.[0];
  const named = RANKS.get(words);
  if (number !== undefined && (words === '' || named !== undefined)) return Number(number);
  if (named !== undefined) return named;
  return /^[a-f]$/.test(words) ? 'fedcba'.indexOf(words) : null;
}

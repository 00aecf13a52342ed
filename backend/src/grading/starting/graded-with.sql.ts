import type { Setting } from '@marklight/contracts/grading-preview';
import type { GradedWith } from './graded-with';

/** SQL: `GradedWith` of an assignment as it stands, without the grader, and its kind of writing. */
export function settingsSql(assignment: string): string {
  const digest = (column: string) => `encode(sha256(convert_to(${assignment}.${column}, 'UTF8')), 'hex')`;
  return `jsonb_build_object('title', ${assignment}.title, 'instructions', ${digest('instructions')},
    'sourceText', ${digest('source_text')}, 'yearLevel', ${assignment}.year_level,
    'wordsMin', ${assignment}.words_min, 'wordsMax', ${assignment}.words_max, 'genre', ${assignment}.genre)`;
}

/**
 * SQL: the settings in which a result differs from what is asked for, an array of `Setting`. What was not recorded counts as
 * unchanged.
 * @param settings from `settingsSql`; null for an essay that is not filed
 * @param locale null to leave it out, and so with strictness
 * @param isGraderNamed whether the teacher named the grader; if not, results by one that was chosen for them count as unchanged
 */
export function changesSql(
  result: string,
  asked: Record<'settings' | 'locale' | 'strictness' | 'grader' | 'isGraderNamed', string>,
): string {
  const { settings, locale, strictness, grader, isGraderNamed } = asked;
  const differ = (...keys: (keyof GradedWith)[]) =>
    keys
      .map((key) => `${result}.graded_with ->> '${key}' is distinct from ${settings} ->> '${key}'`)
      .join(' or ');
  const changes: [Setting, string][] = [
    ['task', `${result}.graded_with is not null and (${differ('title', 'instructions')})`],
    ['sourceText', `${result}.graded_with is not null and ${differ('sourceText')}`],
    ['yearLevel', `${result}.graded_with is not null and ${differ('yearLevel')}`],
    ['wordLimits', `${result}.graded_with is not null and (${differ('wordsMin', 'wordsMax')})`],
    [
      'genre',
      `(case when ${result}.genre ->> 'basis' = 'teacher' then ${result}.genre ->> 'genre' end)
         is distinct from ${settings} ->> 'genre'`,
    ],
    ['locale', `${result}.locale <> ${locale}`],
    ['strictness', `${result}.strictness <> ${strictness}`],
    [
      'grader',
      `case when ${result}.graded_with is null then ${result}.provider <> split_part(${grader}, ' ', 1)
         when not ${isGraderNamed} and ${result}.graded_with ? 'isChosenGrader' then false
         else ${result}.graded_with ->> 'grader' <> ${grader} end`,
    ],
  ];
  const found = changes.map(([setting, when]) => `case when ${when} then '${setting}' end`);
  return `array_remove(array[${found.join(', ')}]::text[], null)`;
}

import type { StudentEssay } from '@marklight/contracts/student-work';

/** This many essays fit beside each other on a desktop screen. */
const COMPARED_ESSAYS = 6;

export type GradedStudentEssay = StudentEssay & { result: NonNullable<StudentEssay['result']> };

export interface LevelsOverTime {
  /** Earliest first. */
  essays: GradedStudentEssay[];
  /** `levels` is in the order of `essays`; null where an essay has no level for the criterion. */
  criteria: { name: string; levels: (number | null)[] }[];
}

export function isGraded(essay: StudentEssay): essay is GradedStudentEssay {
  return essay.result !== null;
}

/**
 * The levels of the latest graded essays side by side. Criteria with the same name are one row, whatever rubric they
 * belong to, and those that most essays have come first.
 * @param latestFirst essays as the server lists them
 */
export function levelsOverTime(latestFirst: readonly StudentEssay[]): LevelsOverTime {
  const essays = latestFirst.filter(isGraded).slice(0, COMPARED_ESSAYS).reverse();
  const rows = new Map<string, { name: string; levels: (number | null)[] }>();
  essays.forEach(({ result }, place) => {
    for (const { name, level } of result.criteria) {
      const key = name.toLocaleLowerCase('en-AU');
      const row = rows.get(key) ?? { name, levels: essays.map(() => null) };
      row.levels[place] ??= level;
      rows.set(key, row);
    }
  });
  const marked = ({ levels }: { levels: (number | null)[] }) =>
    levels.filter((level) => level !== null).length;
  const criteria = [...rows.values()].filter((row) => marked(row) > 0).sort((a, b) => marked(b) - marked(a));
  return { essays, criteria };
}

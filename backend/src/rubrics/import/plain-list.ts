import { CRITERIA_MAX_ITEMS, CRITERION_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { CreateRubricRequest } from '@marklight/contracts/rubrics';
import { CriteriaLinesError, criteriaLines } from '../../documents/criteria-lines';
import { lineError } from './import-error';

/** "Thesis: states a position" names the criterion before the colon; a longer start is a sentence. */
const NAME_AND_DESCRIPTION = /^(.{1,80}?):\s+(\S.*)$/su;

/**
 * One criterion per line, without bullets and numbering.
 * @throws RubricError
 */
export function rubricFromLines(text: string): Pick<CreateRubricRequest, 'criteria'> {
  return {
    criteria: linesOf(text).map((line) => {
      const [, name = line, description = ''] = NAME_AND_DESCRIPTION.exec(line) ?? [];
      return { name, description, weight: 1, levels: [] };
    }),
  };
}

function linesOf(text: string): string[] {
  try {
    return criteriaLines(text);
  } catch (error) {
    if (!(error instanceof CriteriaLinesError)) throw error;
    if (error.code === 'too_many') throw tooManyCriteria(error.found);
    if (error.code === 'empty') throw lineError(null, 'No criteria were found. Write one per line.');
    const long = text.split('\n').findIndex((line) => line.length > CRITERION_MAX_CHARACTERS);
    throw lineError(
      long < 0 ? null : long + 1,
      `a criterion has at most ${CRITERION_MAX_CHARACTERS} characters. Put each on its own line.`,
    );
  }
}

export function tooManyCriteria(found: number) {
  return lineError(null, `A rubric has at most ${CRITERIA_MAX_ITEMS} criteria, and here are ${found}.`);
}

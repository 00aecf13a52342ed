import {
  CRITERIA_MAX_ITEMS,
  CRITERIA_TEXT_MAX_CHARACTERS,
  CRITERION_MAX_CHARACTERS,
} from '@marklight/contracts/business';
import type { CreateRubricRequest, RubricCriterion } from '@marklight/contracts/rubrics';
import { CriteriaLinesError, criteriaLines } from '../../criteria/criteria-lines';
import { importError, lineError, quoted, type ImportProblem } from './import-error';
import { pointedCriterion, weightProblem } from '../../criteria/points';
import { MARKDOWN_HEADING, titleOfList } from '../../criteria/title-line';

/**
 * One criterion per line, without bullets and numbering; points written in a line are its weight ("Thesis /6"), and a
 * title above the list is the rubric's name.
 * @throws RubricError
 */
export function rubricFromLines(text: string): Partial<CreateRubricRequest> {
  const { title, rest } = titleOfList(text);
  const problems: ImportProblem[] = [];
  const criteria = linesOf(rest).map((line) => {
    const criterion = criterionOf(line.replace(MARKDOWN_HEADING, ''));
    const reason = weightProblem(criterion.weight);
    if (reason !== null) problems.push({ line: numberOf(line, text), reason: `${quoted(line)}: ${reason}` });
    return criterion;
  });
  if (problems.length > 0) throw importError(problems);
  return title === null ? { criteria } : { name: title, criteria };
}

function criterionOf(line: string): RubricCriterion {
  const { name, description, points } = pointedCriterion(line);
  return { name, description, weight: points ?? 1, levels: [] };
}

/** The line's number in the text, from 1; null if it was put together from several. */
function numberOf(line: string, text: string): number | null {
  const index = text.split('\n').findIndex((raw) => raw.replace(/\s+/gu, ' ').includes(line));
  return index === -1 ? null : index + 1;
}

function linesOf(text: string): string[] {
  try {
    return criteriaLines(text);
  } catch (error) {
    if (!(error instanceof CriteriaLinesError)) throw error;
    throw problemOf(error);
  }
}

function problemOf({ code, line }: CriteriaLinesError) {
  switch (code) {
    case 'too_many':
      return lineError(
        line,
        `a rubric can have at most ${CRITERIA_MAX_ITEMS} criteria, and this list has more.`,
      );
    case 'bad_points':
    case 'empty':
      return lineError(null, 'No criteria were found. Write one per line.');
    case 'too_much':
      return lineError(
        null,
        `A list of criteria can have at most ${CRITERIA_TEXT_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`,
      );
    case 'too_long':
      return lineError(
        line,
        `a criterion can have at most ${CRITERION_MAX_CHARACTERS} characters. Put each on its own line.`,
      );
  }
}

export function tooManyCriteria(found: number) {
  return lineError(
    null,
    `A rubric can have at most ${CRITERIA_MAX_ITEMS} criteria, and this list has ${found}.`,
  );
}

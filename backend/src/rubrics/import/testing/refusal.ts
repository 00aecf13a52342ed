import { RubricError } from '../../rubrics.errors';
import { readRubric } from '../read-rubric';

/** Why this text is no rubric. Throws where it is one. */
export function refusal(text: string): RubricError {
  try {
    readRubric(text);
  } catch (error) {
    if (error instanceof RubricError) return error;
    throw error;
  }
  throw new Error('this was understood');
}

import type { CreateRubricRequest } from '@marklight/contracts/rubrics';
import { RubricError } from '../rubrics.errors';
import { readRubric } from './read-rubric';

export type ReadRubricAnswer = { rubric: CreateRubricRequest } | { refused: string };

export function run(text: string): ReadRubricAnswer {
  try {
    return { rubric: readRubric(text) };
  } catch (error) {
    if (error instanceof RubricError) return { refused: error.message };
    throw error;
  }
}

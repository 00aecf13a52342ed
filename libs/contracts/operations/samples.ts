import { API } from '../routes';
import { nothing, type Operation } from './operation';

/** The sample essays. */
export const SAMPLES_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: API.sampleEssays,
    access: 'teachers',
    tag: 'Essays',
    summary: 'Put three sample essays and a rubric on the dashboard',
    success: nothing,
    errors: [401],
  },
  {
    method: 'delete',
    path: API.sampleEssays,
    access: 'teachers',
    tag: 'Essays',
    summary: 'Remove the samples',
    success: nothing,
    errors: [401],
  },
];

import type { Page } from 'playwright-core';

/**
 * Gives the signed-in teacher a class with an assignment, the sample essays graded and filed, a rubric and a deleted
 * essay. Returns where to find them.
 */
export function fillAccount(
  page: Page,
): Promise<{ classId: string; assignmentId: string; studentId: string; rubricId: string; essayId: string }>;
